import { casesOfContext } from './cases-of-context.js';
import { casesOfNeeds } from './cases-of-needs-and-relations.js';
import { casesOfPeople } from './cases-of-people.js';
import { casesOfPlans } from './cases-of-plans-and-events.js';
import { casesOfSettings } from './cases-of-settings.js';
import type { FactCase } from './fact-case.js';

/** Every hand-written dialogue. */
export const cases: readonly FactCase[] = [
  ...casesOfPeople,
  ...casesOfNeeds,
  ...casesOfPlans,
  ...casesOfContext,
  ...casesOfSettings,
];
