import type { GuardedReader } from '../privacy/guarded-store.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId, Turn } from '../records/records.js';
import { createConcurrentVoices } from '../speaker/concurrent-voices.js';

/** Whether two people ever spoke at the same time, in any session: then they are two. Told by the times of their stored turns. */
export async function heardTogether(
  reader: GuardedReader,
  directory: PersonDirectory,
  left: PersonId,
  right: PersonId,
): Promise<boolean> {
  const sessions = new Map<string, (Turn & { personId: PersonId })[]>();
  for (const personId of [left, right]) {
    for (const voiceId of directory.voicesOf(personId)) {
      for (const turn of await reader.find('turn', { where: { voiceId } }))
        sessions.set(turn.sessionId, [...(sessions.get(turn.sessionId) ?? []), { ...turn, personId }]);
    }
  }
  return [...sessions.values()].some((turns) => {
    const heard = createConcurrentVoices();
    for (const { personId, startedAt, endedAt = startedAt } of turns.toSorted((a, b) => a.startedAt - b.startedAt))
      heard.add({ voiceId: personId, startMs: startedAt, endMs: endedAt });
    return heard.pairs().size > 0;
  });
}
