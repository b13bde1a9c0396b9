import type { FactCase } from './fact-case.js';

/** How people set lights, seats and voices, and what bothers them. */
export const casesOfSettings: readonly FactCase[] = [
  {
    name: "a setting of one's own",
    lines: ['Tom > Ines: Let me turn the heating down to 19.'],
    facts: ['event | Tom adjusts something: turn the heating down to 19. | setting/heating = down to 19'],
  },
  {
    name: 'a setting asked for',
    lines: ['Ines > Tom: Could you set the display to dark green?'],
    facts: ['event | Ines asked for this: set the display to dark green. | setting/display = to dark green'],
  },
  {
    name: 'a setting told in passing',
    lines: ['Priya > Tom: Okay, seat massage at 4.'],
    facts: ['event | Priya says how it is set: seat massage at 4. | setting/seat-massage = 4'],
  },
  {
    name: 'too much for one',
    lines: ['Oskar > Ines: The reading light is too dim for me.'],
    facts: ['preference | Oskar finds the reading light too dim.'],
  },
  {
    name: 'too much, then set',
    lines: ['Tom > Ines: The reading lamp is too bright. Set it to 3.'],
    facts: [
      'preference | Tom finds the reading lamp too bright.',
      'event | Tom asked for this: set the reading lamp to 3 (said before it: the reading lamp is too bright). | setting/reading-lamp = 3',
    ],
  },
  {
    name: 'how a thing should be',
    lines: ['Ines > Tom: I always want the volume at 12.'],
    facts: ['preference | Ines always wants the volume at 12. | setting/volume = at 12'],
  },
  {
    name: 'a voice that talks less',
    lines: ['Priya > all: I prefer the navigation voice to be detailed.'],
    facts: ['preference | Priya prefers the navigation voice to be detailed. | setting/navigation-voice = detailed'],
  },
  {
    name: 'to the car, nobody addressed',
    lines: ['Tom: Turn on the seat ventilation.'],
    facts: ['event | Tom asked for this: turn on the seat ventilation. | setting/seat-ventilation = on'],
  },
  {
    name: 'not a setting',
    lines: ["Tom > Ines: I'll keep working on the wifi."],
    facts: ['plan | Tom will keep working on the wifi.'],
  },
];
