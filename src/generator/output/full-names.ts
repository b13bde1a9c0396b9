import type { Scenario } from '../scenario.js';

/** From a person's key to the whole name; "everyone" stays. */
export function fullNames(scenario: Scenario): (key: string) => string {
  const names = new Map(scenario.cast.map((member) => [member.key, member.fullName]));
  return (key) => names.get(key) ?? key;
}
