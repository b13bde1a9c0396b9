/** What is told to one person only. */
export const englishSecrets: readonly (readonly [string, string])[] = [
  ['party', 'a surprise party on the last evening'],
  ['job', 'a job offer from another town'],
  ['gift', 'a pair of opera tickets as a present'],
  ['exam', 'a driving test that went wrong'],
  ['baby', 'twins on the way'],
  ['visit', 'a visit of the old choir as a surprise'],
  ['sale', 'a buyer for the house'],
  ['tattoo', 'a small tattoo of a heron'],
];
/** When somebody who is missing will be there again. */
export const englishReturns: readonly string[] = [
  'the day after',
  'with the next bus',
  'once the child is well',
  'after the weekend',
  'on the dot next time',
];

/** Why somebody is missing. */
export const englishAbsences: readonly string[] = [
  'a burst pipe',
  'a migraine',
  'a delayed train',
  'a sick child',
  "a parents' evening",
  'a flat tyre',
  'a tax appointment',
  'a wisdom tooth',
  'a power cut',
  'a lost passport',
  "a cousin's christening",
  'a late shift',
];
