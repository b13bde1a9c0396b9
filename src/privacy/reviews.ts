import { MemoryError } from '../errors.js';
import { foldName, type PersonDirectory } from '../records/person-directory.js';
import type { Person, PersonId, Review } from '../records/records.js';
import type { Batch, Change, Stored } from '../store/memory-store.js';
import { type CorrectionContext, mergePeople, renamePerson } from './correct-people.js';
import type { GuardedReader } from './guarded-store.js';
import { type MoveOptions, moveTurns } from './move-turns.js';

/** An open question, ready to be put to people. */
export interface OpenReview {
  id: string;
  kind: Review['kind'];
  /** "Are Speaker 3 and Nora one person?" */
  question: string;
  personIds: readonly PersonId[];
  /** The turns in question, by the caller's id where they have one, with their words. */
  turns: readonly { id: string; externalId?: string; speaker: string; text: string }[];
  score: number;
  runnerUpScore?: number;
  /** Words and numbers only. */
  why: string;
}

/** The open questions, oldest first; those that corrections have settled meanwhile are left out. */
export async function openReviews(reader: GuardedReader, directory: PersonDirectory): Promise<OpenReview[]> {
  const open = await reader.find('review', { where: { state: 'open' } });
  const listed: OpenReview[] = [];
  for (const review of open) {
    if (isSettled(review, directory)) continue;
    const { id, kind, score, runnerUpScore, why } = review;
    const turns = (await reader.getMany('turn', review.turnIds)).map((turn) => ({
      id: turn.id,
      ...(turn.externalId === undefined ? {} : { externalId: turn.externalId }),
      speaker: directory.displayName(directory.personOfVoice(turn.voiceId) ?? ''),
      text: turn.text,
    }));
    const personIds = review.personIds.map((personId) => directory.canonical(personId));
    const question = questionOf(review, directory);
    listed.push({
      id,
      kind,
      question,
      personIds,
      turns,
      score,
      ...(runnerUpScore === undefined ? {} : { runnerUpScore }),
      why,
    });
  }
  return listed;
}

function isSettled({ kind, personIds, name }: Review, directory: PersonDirectory): boolean {
  const people = personIds.map((id) => directory.person(id));
  if (people.some((person) => person === undefined)) return true;
  if (kind !== 'name') return people[0]?.id === people[1]?.id;
  return people[0]?.displayName !== undefined && foldName(people[0].displayName) === foldName(name ?? '');
}

function questionOf({ kind, personIds, name }: Review, directory: PersonDirectory): string {
  const [first = '', second = ''] = personIds.map((id) => directory.displayName(id));
  if (kind === 'name') return `Is ${first} called ${name}?`;
  if (kind === 'turn') return `Did ${first} say this (and not ${second})?`;
  const number = directory.person(personIds[1] ?? '')?.number;
  return first === second
    ? `Are the two called ${first} (the second was first Speaker ${number}) one person?`
    : `Are ${first} and ${second} one person?`;
}

/** What answering needs. */
export interface AnswerOptions extends CorrectionContext, Omit<MoveOptions, 'to' | 'action'> {}

/**
 * The one change that an answer is. "yes" merges, names or confirms; "no" is remembered and, for a turn, moves it to the other
 * person. Throws `not_found` for a question that is not open.
 */
export async function answerReview(
  reader: GuardedReader,
  directory: PersonDirectory,
  id: string,
  answer: 'yes' | 'no',
  options: AnswerOptions,
): Promise<Batch> {
  const review = await reader.get('review', id);
  if (review === undefined || review.answer !== undefined || isSettled(review, directory)) {
    throw new MemoryError('not_found', 'There is no such open question; `people review` lists them.', {
      details: { id },
    });
  }
  const { actor, at } = options;
  const answered: Change = { op: 'put', kind: 'review', record: { ...review, answer, answeredAt: at } };
  const batch = await consequences(reader, directory, review, answer, options);
  const changes = [
    ...(batch?.changes ?? []).filter((change) => change.op !== 'put' || change.record.id !== id),
    answered,
  ];
  const expects = [...(batch?.expects ?? []), { kind: 'review' as const, id, version: review.version }];
  return { action: 'review', actor, at, undoable: true, changes, expects };
}

async function consequences(
  reader: GuardedReader,
  directory: PersonDirectory,
  review: Review,
  answer: 'yes' | 'no',
  options: AnswerOptions,
): Promise<Batch | undefined> {
  const { actor, at } = options;
  const [first, second] = await Promise.all(
    review.personIds.map((id) => storedPerson(reader, directory.canonical(id))),
  );
  if (first === undefined) return undefined;
  if (review.kind === 'name') {
    const name = review.name ?? '';
    if (answer === 'yes') {
      const batch = renamePerson(first, name, { actor, at });
      return { ...batch, changes: batch.changes.map((change) => withEvidence(change, review)) };
    }
    const refusedNames = [...new Set([...(first.refusedNames ?? []), foldName(name)])];
    const record: Person = { ...first, refusedNames };
    return { action: 'review', actor, at, changes: [{ op: 'put', kind: 'person', record }] };
  }
  if (second === undefined) return undefined;
  if (review.kind === 'same-person' && answer === 'yes')
    return mergePeople(reader, ...inOrder(first, second), { actor, at });
  if (review.kind === 'same-person') {
    const changes = [first, second].flatMap(({ unconfirmed, ...record }): Change[] =>
      unconfirmed === undefined ? [] : [{ op: 'put', kind: 'person', record }],
    );
    return { action: 'review', actor, at, changes };
  }
  if (answer === 'yes') return undefined;
  return (await moveTurns(reader, directory, first.id, review.turnIds, { ...options, to: second, action: 'review' }))
    .batch;
}

async function storedPerson(reader: GuardedReader, id: PersonId): Promise<Stored<Person>> {
  const person = await reader.get('person', id);
  if (person === undefined) throw new MemoryError('not_found', 'A person in question is no longer stored.');
  return person;
}

/** Who becomes whom: the named one stays, else the one known longer. */
function inOrder(left: Stored<Person>, right: Stored<Person>): [from: Stored<Person>, into: Stored<Person>] {
  const rank = (person: Person) => [Number(person.displayName === undefined), person.number] as const;
  const [a, b] = [rank(left), rank(right)];
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [right, left] : [left, right];
}

function withEvidence(change: Change, { turnIds }: Review): Change {
  if (change.op !== 'put' || change.kind !== 'person') return change;
  return { ...change, record: { ...change.record, nameEvidence: [...turnIds] } };
}
