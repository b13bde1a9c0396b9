import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Fact, TurnId } from '../../records/records.js';
import type { Conversation } from '../conversation.js';

/** So many of the newest facts about a subject are compared; it does not grow with the history. */
const MAX_FACTS = 100;

/** Stored facts that fresh ones may repeat: those that rest on the same turns, and the newest about the same subjects. */
export async function knownFacts(
  fresh: readonly Fact[],
  window: readonly TurnId[],
  { directory }: Conversation,
  reader: GuardedReader,
): Promise<Fact[]> {
  const subjects = new Set(
    fresh.flatMap(({ subjectId }) => (subjectId === undefined ? [] : directory.idsOf(subjectId))),
  );
  const found = await Promise.all([
    ...window.map((evidence) => reader.find('fact', { where: { evidence } })),
    ...[...subjects].map((subjectId) =>
      reader.find('fact', { where: { subjectId }, descending: true, limit: MAX_FACTS }),
    ),
  ]);
  return [...new Map(found.flat().map((fact) => [fact.id, fact])).values()];
}
