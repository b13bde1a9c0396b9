import type { Border } from '../ingest/turn-input.js';
import type { VoxPolyMem } from '../voxpolymem.js';

/** A stored turn of a recording: where it ended and whose voice it was taken for. */
export interface SpokenStretch {
  endMs: number;
  personId: string;
}

/**
 * Names the voices of a recording after the speakers that its transcript names: each label goes to the person who
 * spoke most of its stretches, unless that person already has a name or another label fits as well.
 */
export async function nameSpeakers(
  space: Pick<VoxPolyMem, 'people'>,
  borders: readonly Border[],
  stretches: readonly SpokenStretch[],
): Promise<void> {
  const personAt = new Map(stretches.map((stretch) => [stretch.endMs, stretch.personId]));
  const votes = new Map<string, Map<string, number>>();
  for (const { endMs, speaker } of borders) {
    const personId = personAt.get(endMs);
    if (speaker === undefined || personId === undefined) continue;
    const counts = votes.get(personId) ?? new Map<string, number>();
    votes.set(personId, counts.set(speaker, (counts.get(speaker) ?? 0) + 1));
  }
  const unnamed = new Set((await space.people.list()).flatMap((person) => (person.isNamed ? [] : [person.id])));
  const taken = new Set<string>();
  for (const [personId, counts] of [...votes].sort((a, b) => total(b[1]) - total(a[1]))) {
    const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
    if (best === undefined || best[1] === second?.[1] || taken.has(best[0]) || !unnamed.has(personId)) continue;
    taken.add(best[0]);
    await space.people.rename(personId, best[0]);
  }
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
