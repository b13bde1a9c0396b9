import { MemoryError } from '../errors.js';
import type { IdSource } from '../ids.js';
import { cleanName, type PersonDirectory, personReference } from '../records/person-directory.js';
import type { Fact, IndexDocument, Instant, Person, PersonId, TurnId, Utterance, Voice } from '../records/records.js';
import type { Batch, Change, Stored } from '../store/memory-store.js';
import type { GuardedReader } from './guarded-store.js';

/** Rebuilds a voice's prototypes and statistics from what was heard; given by `speaker/recompute-voice.ts`. */
export type RecomputeVoice = (voice: Voice, utterances: readonly Utterance[]) => Voice;

/** Who asks for a correction, and when. */
export interface CorrectionContext {
  actor: string;
  at: Instant;
}

/** A person gets another name. The old one stays as an alias, so questions that use it still find the person. */
export function renamePerson(person: Stored<Person>, displayName: string, context: CorrectionContext): Batch {
  const name = cleanName(displayName);
  if (name === '') throw new MemoryError('invalid_argument', 'The new name is empty; give at least one character.');
  const kept = [person.displayName, ...person.aliases].filter((alias) => alias !== undefined && alias !== name);
  const record: Person = {
    ...person,
    displayName: name,
    aliases: [...new Set(kept as string[])],
    nameSource: 'correction',
  };
  return {
    action: 'rename',
    ...context,
    undoable: true,
    changes: [{ op: 'put', kind: 'person', record }],
    expects: [{ kind: 'person', id: person.id, version: person.version }],
  };
}

/** Two people become one: the voices of `from` point at `into`, and `from` leads there. Nothing else is rewritten. */
export async function mergePeople(
  reader: GuardedReader,
  from: Stored<Person>,
  into: Stored<Person>,
  context: CorrectionContext,
): Promise<Batch> {
  if (from.id === into.id) throw new MemoryError('invalid_argument', 'A person cannot be merged with itself.');
  const voices = await reader.find('voice', { where: { personId: from.id } });
  const names = [from.displayName, ...from.aliases].filter((name): name is string => name !== undefined);
  const aliases = [...new Set([...into.aliases, ...names])].filter((name) => name !== into.displayName);
  return {
    action: 'merge',
    ...context,
    undoable: true,
    changes: [
      ...voices.map((voice): Change => ({ op: 'put', kind: 'voice', record: { ...voice, personId: into.id } })),
      { op: 'put', kind: 'person', record: { ...from, mergedInto: into.id } },
      {
        op: 'put',
        kind: 'person',
        record: {
          ...into,
          aliases,
          ...(into.displayName === undefined && from.displayName !== undefined
            ? { displayName: from.displayName, nameSource: from.nameSource, nameEvidence: from.nameEvidence }
            : {}),
        },
      },
    ],
    expects: [from, into].map((person) => ({ kind: 'person' as const, id: person.id, version: person.version })),
  };
}

/** Some turns of a person turn out to be somebody else's: they get a new voice and a new person, and what was said in them follows. */
export async function splitPerson(
  reader: GuardedReader,
  directory: PersonDirectory,
  personId: PersonId,
  turnIds: readonly TurnId[],
  options: CorrectionContext & { ids: IdSource; number: number; recomputeVoice: RecomputeVoice },
): Promise<{ batch: Batch; person: Person }> {
  const { ids, number, recomputeVoice, actor, at } = options;
  const owned = new Set(directory.voicesOf(personId));
  const turns = await reader.getMany('turn', turnIds);
  const foreign = turnIds.length - turns.filter((turn) => owned.has(turn.voiceId)).length;
  if (turnIds.length === 0 || foreign > 0) {
    throw new MemoryError('invalid_argument', 'A split needs turns of this one person; list them by their ids.', {
      details: { turns: turnIds.length, foreign },
    });
  }
  const moved = new Set(turnIds);
  const person: Person = {
    id: ids('person'),
    createdAt: at,
    number,
    aliases: [],
    nameEvidence: [],
  };
  const heard = await reader.getMany('utterance', turnIds);
  const opened: Voice = {
    id: ids('voice'),
    personId: person.id,
    createdAt: at,
    status: 'labelled',
    prototypes: [],
    ...(heard[0] === undefined ? {} : { model: heard[0].model }),
  };
  const voice = recomputeVoice(
    opened,
    heard.map((utterance) => ({ ...utterance, voiceId: opened.id })),
  );
  const changes: Change[] = [
    { op: 'put', kind: 'person', record: person },
    { op: 'put', kind: 'voice', record: voice },
    ...turns.map((turn): Change => ({ op: 'put', kind: 'turn', record: { ...turn, voiceId: voice.id } })),
    ...heard.map(
      (utterance): Change => ({ op: 'put', kind: 'utterance', record: { ...utterance, voiceId: voice.id } }),
    ),
  ];
  for (const voiceId of new Set(turns.map((turn) => turn.voiceId))) {
    const old = await reader.get('voice', voiceId);
    const rest = (await reader.find('utterance', { where: { voiceId } })).filter(
      (utterance) => !moved.has(utterance.id),
    );
    if (old !== undefined && heard.length > 0)
      changes.push({ op: 'put', kind: 'voice', record: recomputeVoice(old, rest) });
  }
  changes.push(...(await repointClaims(reader, directory, personId, person.id, voice.id, turnIds)));
  return { batch: { action: 'split', actor, at, undoable: true, changes }, person };
}

/** Facts said in the moved turns, their profile entries and all their index documents follow to the new person. */
async function repointClaims(
  reader: GuardedReader,
  directory: PersonDirectory,
  from: PersonId,
  to: PersonId,
  voiceId: string,
  turnIds: readonly TurnId[],
): Promise<Change[]> {
  const moved = new Set(turnIds);
  const oldIds = directory.idsOf(from);
  const swap = (id: PersonId) => (oldIds.includes(id) ? to : id);
  const swapText = (text: string) =>
    oldIds.reduce((result, id) => result.replaceAll(personReference(id), personReference(to)), text);
  const changes: Change[] = [];
  const factIds = new Set<string>();
  for (const turnId of turnIds) {
    const turnDocument = await reader.get('document', turnId);
    if (turnDocument !== undefined) changes.push({ op: 'put', kind: 'document', record: { ...turnDocument, voiceId } });
    for (const fact of await reader.find('fact', { where: { evidence: turnId } })) {
      if (!moved.has(fact.evidence[0] ?? '') || factIds.has(fact.id) || !oldIds.includes(fact.speakerId)) continue;
      factIds.add(fact.id);
      const aboutSelf = fact.subjectId !== undefined && oldIds.includes(fact.subjectId);
      const record: Fact = { ...fact, speakerId: to };
      if (aboutSelf)
        Object.assign(record, { subjectId: to, text: swapText(fact.text), value: fact.value && swapText(fact.value) });
      changes.push({ op: 'put', kind: 'fact', record });
      changes.push(
        ...(await repointDocument(reader, fact.id, { voiceId, swap: aboutSelf ? swap : undefined, oldIds, to })),
      );
    }
    for (const entry of await reader.find('profile', { where: { evidence: turnId } })) {
      if (entry.factId === undefined || !factIds.has(entry.factId) || !oldIds.includes(entry.personId)) continue;
      changes.push({ op: 'put', kind: 'profile', record: { ...entry, personId: to, value: swapText(entry.value) } });
      changes.push(...(await repointDocument(reader, entry.id, { voiceId, swap, oldIds, to })));
    }
  }
  return changes;
}

async function repointDocument(
  reader: GuardedReader,
  id: string,
  move: { voiceId: string; swap: ((id: PersonId) => PersonId) | undefined; oldIds: readonly PersonId[]; to: PersonId },
): Promise<Change[]> {
  const document = await reader.get('document', id);
  if (document === undefined) return [];
  const record: IndexDocument = { ...document, voiceId: move.voiceId };
  if (move.swap !== undefined && document.subjectId !== undefined) {
    record.subjectId = move.swap(document.subjectId);
    record.terms = document.terms
      .split(' ')
      .map((term) => (move.oldIds.includes(term) ? move.to : term))
      .join(' ');
  }
  return [{ op: 'put', kind: 'document', record }];
}
