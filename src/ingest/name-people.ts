import type { Person, PersonId, Session } from '../records/records.js';
import { collectNameEvidence, type NamingTurn } from '../speaker/name-evidence.js';
import { assignNames } from '../speaker/name-people.js';
import type { Change } from '../store/memory-store.js';
import { commitChanges, type IngestContext } from './ingest-context.js';

/**
 * Binds names from what was said in these sessions to people who have none, one to one over the space, and returns who was named.
 * A name given by a transcript or by a person is never touched.
 */
export async function namePeople(context: IngestContext, sessions: readonly Session[]): Promise<PersonId[]> {
  const { state, store } = context;
  if (state.directory.people.every((person) => person.displayName !== undefined)) return [];
  const turns: NamingTurn[] = [];
  for (const session of sessions) {
    for (const turn of await store.find('turn', { where: { sessionId: session.id } })) {
      const speakerId = state.directory.personOfVoice(turn.voiceId);
      if (speakerId !== undefined) turns.push({ turn, speakerId });
    }
  }
  const bindings = assignNames({
    evidence: collectNameEvidence(turns, undefined, state.directory.people),
    people: state.directory.people,
  });
  const changes = bindings.flatMap((binding): Change[] => {
    const person = state.directory.person(binding.personId);
    if (person === undefined || person.displayName !== undefined) return [];
    const record: Person = {
      ...person,
      displayName: binding.name,
      aliases: [...new Set([...person.aliases, ...binding.aliases])],
      nameSource: 'said',
      nameEvidence: binding.evidence,
    };
    return [{ op: 'put', kind: 'person', record }];
  });
  await commitChanges(context, 'session-end', changes);
  const named = changes.flatMap((change) => (change.op === 'put' ? [change.record.id] : []));
  for (const personId of named) context.onProgress?.({ kind: 'person-named', personId });
  return named;
}
