import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';
import type { GuardedReader } from './guarded-store.js';

/** Whether two people were said to be different ones: answered "no", or split by hand. Follows merges. */
export async function refusedPairs(
  reader: GuardedReader,
  directory: PersonDirectory,
): Promise<(left: PersonId, right: PersonId) => boolean> {
  const pairs = new Set<string>();
  for (const { kind, personIds } of await reader.find('review', { where: { state: 'no' } })) {
    const [left, right] = personIds;
    if (kind === 'same-person' && left !== undefined && right !== undefined)
      pairs.add(pairKey(directory.canonical(left), directory.canonical(right)));
  }
  return (left, right) => pairs.has(pairKey(directory.canonical(left), directory.canonical(right)));
}

/** One key for two ids in either order. */
export function pairKey(left: string, right: string): string {
  return left < right ? `${left} ${right}` : `${right} ${left}`;
}
