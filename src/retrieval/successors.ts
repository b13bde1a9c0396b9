import type { FusedCandidate } from './fusion.js';
import type { RecordReader } from './remembering-reader.js';

/**
 * Ranked records in which a profile entry that no longer holds is followed by the one that replaced it, so that no answer rests on
 * what was true before alone.
 */
export async function withSuccessors(
  candidates: readonly FusedCandidate[],
  reader: RecordReader,
): Promise<FusedCandidate[]> {
  const listed = new Set(candidates.filter(({ layer }) => layer === 'profile').map(({ id }) => id));
  const entries = await reader.getMany('profile', [...listed]);
  const missing = entries.flatMap(({ supersededBy }) =>
    supersededBy === undefined || listed.has(supersededBy) ? [] : [supersededBy],
  );
  if (missing.length === 0) return [...candidates];
  const successors = new Map((await reader.getMany('profile', missing)).map((entry) => [entry.id, entry]));
  const next = new Map(entries.map(({ id, supersededBy }) => [id, successors.get(supersededBy ?? '')]));
  return candidates.flatMap((candidate) => {
    const entry = next.get(candidate.id);
    return entry === undefined ? [candidate] : [candidate, { ...candidate, id: entry.id, evidence: entry.evidence }];
  });
}
