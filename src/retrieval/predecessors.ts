import type { GuardedReader } from '../privacy/guarded-store.js';
import type { ProfileEntry } from '../records/records.js';
import type { FusedCandidate } from './fusion.js';

/** So many of the best profile entries bring what they replaced along. */
const BEST = 5;

/**
 * Ranked records in which each of the best profile entries is followed by the one that it replaced, so that a change of mind is
 * answered with both values and the evidence of both.
 */
export async function withPredecessors(
  candidates: readonly FusedCandidate[],
  reader: Pick<GuardedReader, 'getMany' | 'find'>,
): Promise<FusedCandidate[]> {
  const listed = candidates.filter(({ layer }) => layer === 'profile').map(({ id }) => id);
  const entries = await reader.getMany('profile', listed.slice(0, BEST));
  const before = new Map<string, ProfileEntry>();
  const slots = await Promise.all(
    entries.map(({ personId, attribute }) => reader.find('profile', { where: { personId, attribute } })),
  );
  for (const [place, { id }] of entries.entries()) {
    const replaced = slots[place]
      ?.filter(({ supersededBy }) => supersededBy === id)
      .sort((a, b) => b.since - a.since)[0];
    if (replaced !== undefined && !listed.includes(replaced.id)) before.set(id, replaced);
  }
  return candidates.flatMap((candidate) => {
    const entry = before.get(candidate.id);
    return entry === undefined ? [candidate] : [candidate, { ...candidate, id: entry.id, evidence: entry.evidence }];
  });
}
