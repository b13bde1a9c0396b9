import type { GuardedReader } from '../privacy/guarded-store.js';
import type { Redacted } from '../privacy/redact-mentions.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { IndexDocument, Session } from '../records/records.js';
import { factsBehind } from './facts-behind.js';
import { factDocument, profileDocument, turnDocument } from './index-document.js';
import { profileText, type RememberOptions, turnText, withVectors } from './remember-turn.js';

/** Index entries of records whose texts were changed by hand. Writes nothing. */
export async function indexRecords(
  reader: GuardedReader,
  directory: PersonDirectory,
  { turns, facts, entries }: Redacted,
  options: Pick<RememberOptions, 'embedder' | 'signal'>,
): Promise<IndexDocument[]> {
  const sessions = new Map((await reader.find('session')).map((session) => [session.id, session]));
  const first = await reader.getMany(
    'turn',
    entries.map((entry) => entry.evidence[0] ?? ''),
  );
  const sessionOfTurn = new Map(first.map((turn) => [turn.id, turn.sessionId]));
  const documents: [IndexDocument, string][] = [];
  const add = (sessionId: string | undefined, make: (session: Session) => [IndexDocument, string]) => {
    const session = sessions.get(sessionId ?? '');
    if (session !== undefined) documents.push(make(session));
  };
  for (const turn of turns)
    add(turn.sessionId, (session) => [turnDocument(turn, undefined, session, directory), turnText(turn)]);
  for (const fact of facts) add(fact.sessionId, (session) => [factDocument(fact, session), fact.text]);
  const sources = await factsBehind(entries, reader);
  for (const fact of facts) sources.set(fact.id, fact);
  for (const entry of entries) {
    const fact = sources.get(entry.factId ?? '');
    add(sessionOfTurn.get(entry.evidence[0] ?? ''), (session) => [
      profileDocument(entry, session, fact),
      profileText(entry, fact),
    ]);
  }
  return withVectors(documents, options);
}
