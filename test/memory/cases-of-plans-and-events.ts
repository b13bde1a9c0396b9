import type { FactCase } from './fact-case.js';

/** Plans, schedules, decisions, promises, numbers, beliefs and events. */
export const casesOfPlans: readonly FactCase[] = [
  {
    name: 'leave on Friday',
    lines: ['Ines > Tom: We leave on Friday at 7:20.'],
    facts: ['plan | Ines and others leave on Friday at 7:20 (2026-05-08).'],
  },
  {
    name: 'pick up',
    lines: ["Tom > Ines: I'll pick you up tomorrow."],
    facts: ['plan | Tom will pick Ines up tomorrow (2026-05-05).'],
  },
  {
    name: 'meeting',
    lines: ['Priya > all: The budget meeting is on Thursday at 3 pm.'],
    facts: [
      'plan | The budget meeting is on Thursday at 3 pm (2026-05-07 15:00). | schedule/meeting = is on Thursday at 3 pm (2026-05-07 15:00)',
    ],
  },
  {
    name: 'moved meeting',
    lines: ['Priya > all: The budget meeting has been moved to Friday.'],
    facts: [
      'decision | The budget meeting has been moved to Friday (2026-05-08). | schedule/meeting = moved to Friday (2026-05-08)',
    ],
  },
  {
    name: 'appointment',
    lines: ['Oskar > Ines: I have a dentist appointment on Wednesday at 2 pm.'],
    facts: ['plan | Oskar has a dentist appointment on Wednesday at 2 pm (2026-05-06 14:00).'],
  },
  {
    name: 'flight',
    lines: ["Tom > Ines: I'm flying to Oslo on 20 May."],
    facts: ['plan | Tom is flying to Oslo on 20 May (2026-05-20).'],
  },
  {
    name: 'dinner',
    lines: ['Ines > all: Dinner is at 8 pm at Casa Rosa.'],
    facts: [
      'plan | Dinner is at 8 pm (2026-05-04 20:00) at Casa Rosa. | schedule/dinner = is at 8 pm (2026-05-04 20:00) at Casa Rosa',
    ],
  },
  {
    name: 'going to',
    lines: ["Priya > Tom: I'm going to paint the hallway next weekend."],
    facts: ['plan | Priya is going to paint the hallway next weekend (2026-05-16 to 2026-05-17).'],
  },
  {
    name: 'until',
    lines: ["Oskar > all: I'm away until Friday."],
    facts: ['plan | Oskar is away until Friday (2026-05-08).'],
  },
  {
    name: 'cancel',
    lines: ["Tom > all: Let's cancel the boat trip."],
    facts: ['decision | Tom said: let us cancel the boat trip. | decision/trip = cancel the boat trip'],
  },
  {
    name: 'decided',
    lines: ['Ines > Priya: We decided to sell the old car.'],
    facts: ['decision | Ines and others decided to sell the old car. | decision/car = to sell the old car'],
  },
  {
    name: 'go with',
    lines: ["Priya > all: Let's go with the blue tiles."],
    facts: ['decision | Priya said: let us go with the blue tiles. | decision/tile = go with the blue tiles'],
  },
  {
    name: 'swap',
    lines: ["Tom > Ines: We're swapping the cinema for the theatre."],
    facts: [
      'decision | Tom and others are swapping the cinema for the theatre. | decision/cinema = swapping the cinema for the theatre',
    ],
  },
  { name: 'promise', lines: ["Tom > Ines: I'll lend you a ladder."], facts: ['plan | Tom will lend Ines a ladder.'] },
  {
    name: 'conditional promise',
    lines: ["Oskar > Priya: If it rains, I'll drive you to the station."],
    facts: ['plan | Oskar will drive Priya to the station if it rains.'],
  },
  {
    name: 'request',
    lines: ['Ines > Tom: Could you book a table for six?'],
    facts: ['plan | Ines asked Tom to book a table for six.'],
  },
  {
    name: 'remind',
    lines: ['Priya > Tom: Please remind me to water the ferns tomorrow.'],
    facts: ['plan | Priya asked Tom to remind Priya to water the ferns tomorrow (2026-05-05).'],
  },
  {
    name: 'negative request',
    lines: ["Ines > Oskar: Don't forget to lock the shed."],
    facts: ['plan | Ines asked Oskar to lock the shed.'],
  },
  {
    name: 'room number',
    lines: ['Tom > Ines: Your spare seat number is seat 27.'],
    facts: ["state | Ines's spare seat number is seat 27. | number/seat = seat 27"],
  },
  {
    name: 'platform',
    lines: ['Priya > Ines: The train departs from platform 6.'],
    facts: ['state | The train departs from platform 6. | place/train = platform 6'],
  },
  {
    name: 'seat',
    lines: ["Ines > Tom: I'm in seat 14C."],
    facts: ['state | Ines is in seat 14C. | number/seat = 14C'],
  },
  {
    name: 'code',
    lines: ['Oskar > Tom: The gate code is 4471.'],
    facts: ['state | The gate code is 4471. | number/gate = 4471'],
  },
  {
    name: 'price',
    lines: ['Tom > Ines: The new boiler costs 2,300 euros.'],
    facts: ['state | The new boiler costs 2,300 euros. | amount/new-boiler = 2,300 euros'],
  },
  {
    name: 'existential',
    lines: ["Tom > Ines: There's a spare key under the blue flowerpot."],
    facts: ['state | There is a spare key under the blue flowerpot.'],
  },
  {
    name: 'parked',
    lines: ['Oskar > Ines: My car is parked behind the bakery.'],
    facts: ["state | Oskar's car is parked behind the bakery. | thing/car = parked behind the bakery"],
  },
  {
    name: 'belief',
    lines: ['Tom > Ines: I think the landlord will raise the rent.'],
    facts: ['belief | Tom thinks the landlord will raise the rent.'],
  },
  {
    name: 'hedged preference',
    lines: ['Ines > Tom: I think I prefer the window seat.'],
    facts: ['preference | Ines thinks Ines prefers the window seat. | preference/seat = the window seat'],
  },
  {
    name: 'sure',
    lines: ["Priya > Tom: I'm pretty sure the warranty covers the battery."],
    facts: ['belief | Priya is pretty sure the warranty covers the battery.'],
  },
  {
    name: 'adopted',
    lines: ['Oskar > all: I adopted a greyhound last week.'],
    facts: ['event | Oskar adopted a greyhound last week (2026-04-27 to 2026-05-03).'],
  },
  {
    name: 'bought',
    lines: ['Tom > Priya: We bought a tandem yesterday.'],
    facts: ['event | Tom and others bought a tandem yesterday (2026-05-03).'],
  },
  {
    name: 'dropped subject',
    lines: ['Ines > Tom: Just got back from a conference in Lyon.'],
    facts: ['event | Ines just got back from a conference in Lyon.'],
  },
  {
    name: 'promotion',
    lines: ['Priya > all: I got promoted last month.'],
    facts: ['event | Priya got promoted last month (2026-04-01 to 2026-04-30).'],
  },
  {
    name: 'volunteering',
    lines: ["Oskar > Ines: I've been volunteering at the food bank."],
    facts: ['state | Oskar has been volunteering at the food bank.'],
  },
];
