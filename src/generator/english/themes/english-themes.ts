import { type MatterSeed, readMatters, type Theme } from '../../world/theme.js';
import { celebrationThemes } from './celebrations.js';
import { communityThemes } from './communities.js';
import { homeThemes } from './homes.js';
import { journeyThemes } from './journeys.js';
import { workThemes } from './workplaces.js';

/** Every setting a scenario can play in. */
export const englishThemes: readonly Theme[] = [
  ...celebrationThemes,
  ...homeThemes,
  ...journeyThemes,
  ...workThemes,
  ...communityThemes,
];

/** Matters that come up in any setting. */
export const englishEverydayMatters: readonly MatterSeed[] = readMatters(`
  time | the video call | talking over the screen
  time | the dentist | the appointment for the tooth
  time | the babysitter | the person who minds the little one
  time | the train home | the ride back
  time | the airport pickup | collecting somebody from the plane
  day | the bin collection | when the rubbish goes
  day | the birthday dinner | the meal for the birthday
  day | the car service | when the garage has the car
  day | the window cleaner | getting the glass washed
  place | the spare key | the second key
  place | the receipts | the bills we paid
  place | the phone charger | the cable for the mobile
  place | the umbrella | the thing against the rain
  count | paper cups | things to drink from
  count | raffle prizes | things to win
  code | the parking spot | where the car stands | bay
  code | the wifi | the network | password
  code | the parcel locker | where the package waits | box
  who | the first-aid course | teaching us bandages
  who | the airport taxi | driving to the plane
  pick | the group present | what we give together | a wool blanket; a cheese board; concert tickets; a bird house
  pick | the film for movie night | what we watch | Paddington; The Sting; Amélie; Spirited Away
  cost | the insurance | the cover
  cost | the minibus | the small bus
  state | the printer | the thing that prints | jams; prints blank pages; wants magenta
  state | the doorbell camera | the lens by the door | froze; films only the sky; lost its signal`);
