import { createPersonDirectory, type PersonDirectory, personReference } from '../records/person-directory.js';
import type { Fact, Person, PersonId, ProfileEntry, RecordKind, Turn, Voice, VoiceId } from '../records/records.js';
import type { Change } from '../store/memory-store.js';
import type { GuardedReader } from './guarded-store.js';

/** What was made of somebody's turns while their voice counted as another person's. */
interface Return {
  /** People whom the voice's claims were given to meanwhile. */
  foreign: readonly PersonId[];
  to: PersonId;
}

/**
 * What taking a merge back has to change besides its own records: claims made meanwhile from turns of the voices that change
 * hands go back with them, with their index entries, and what one of the two people seemed to revise of the other holds again.
 * `writtenSince` holds `kind id` of every record written after the merge.
 */
export async function returnClaims(
  reader: GuardedReader,
  corrections: readonly Change[],
  writtenSince: ReadonlySet<string>,
): Promise<Change[]> {
  const [persons, voices] = [await reader.find('person'), await reader.find('voice')];
  const now = createPersonDirectory(persons, voices);
  const then = createPersonDirectory(
    withChanges<Person>(persons, corrections, 'person'),
    withChanges<Voice>(voices, corrections, 'voice'),
  );
  const returns = returnsOf(corrections, now, then);
  if (returns.size === 0) return [];
  const written = <K extends RecordKind>(kind: K) =>
    reader.getMany(
      kind,
      [...writtenSince].flatMap((key) => (key.startsWith(`${kind} `) ? key.slice(kind.length + 1) : [])),
    );
  const facts = await written('fact');
  const entries = await written('profile');
  const documents = await written('document');
  const turns = await turnsBehind(reader, [...facts, ...entries, ...documents]);
  const returnOf = ({ evidence }: { evidence: readonly string[] }) =>
    returns.get(turns.get(evidence[0] ?? '')?.voiceId ?? '');
  const movedFacts = facts.map((fact) => movedFact(fact, returnOf(fact)));
  const changedFacts = new Set(movedFacts.flatMap((fact, index) => (fact === facts[index] ? [] : [fact.id])));
  const movedEntries = entries.map((entry) =>
    changedFacts.has(entry.factId ?? '') ? movedEntry(entry, returnOf(entry)) : entry,
  );
  const newFacts = revived(movedFacts, (fact) => then.canonical(fact.subjectId ?? ''), withoutEnd);
  const newEntries = revived(movedEntries, (entry) => then.canonical(entry.personId), withoutUntil);
  const changes: Change[] = [
    ...differing(facts, newFacts).map((record): Change => ({ op: 'put', kind: 'fact', record })),
    ...differing(entries, newEntries).map((record): Change => ({ op: 'put', kind: 'profile', record })),
  ];
  const subjects = new Map<string, PersonId | undefined>([
    ...newFacts.map((fact): [string, PersonId | undefined] => [fact.id, fact.subjectId]),
    ...newEntries.map((entry): [string, PersonId] => [entry.id, entry.personId]),
  ]);
  for (const document of documents) {
    const back = returnOf(document);
    const isTurn = turns.has(document.id);
    if (back === undefined || document.subjectId === undefined || !back.foreign.includes(document.subjectId)) continue;
    if (!isTurn && subjects.get(document.id) !== back.to) continue;
    const terms = document.terms.split(' ').map((term) => (!isTurn && back.foreign.includes(term) ? back.to : term));
    changes.push({ op: 'put', kind: 'document', record: { ...document, subjectId: back.to, terms: terms.join(' ') } });
  }
  return changes;
}

function withChanges<T extends { id: string }>(
  stored: readonly T[],
  changes: readonly Change[],
  kind: 'person' | 'voice',
): T[] {
  const records = new Map(stored.map((record) => [record.id, record]));
  for (const change of changes) {
    if (change.kind !== kind) continue;
    if (change.op === 'put') records.set(change.record.id, change.record as unknown as T);
    else records.delete(change.id);
  }
  return [...records.values()];
}

/** The voices that change hands, with whom they leave and whom they return to. */
function returnsOf(changes: readonly Change[], now: PersonDirectory, then: PersonDirectory): Map<VoiceId, Return> {
  const returns = new Map<VoiceId, Return>();
  for (const change of changes) {
    if (change.op !== 'put' || change.kind !== 'voice') continue;
    const { id, personId } = change.record;
    const [left, back] = [now.personOfVoice(id), then.personOfVoice(id)];
    if (left === undefined || back === undefined || then.canonical(left) === back) continue;
    const own = new Set(then.idsOf(back));
    returns.set(id, { foreign: now.idsOf(left).filter((other) => !own.has(other)), to: personId });
  }
  return returns;
}

async function turnsBehind(
  reader: GuardedReader,
  claims: readonly { evidence: readonly string[] }[],
): Promise<ReadonlyMap<string, Turn>> {
  const ids = [...new Set(claims.flatMap(({ evidence }) => evidence[0] ?? []))];
  return new Map((await reader.getMany('turn', ids)).map((turn) => [turn.id, turn]));
}

function movedFact<T extends Fact>(fact: T, back: Return | undefined): T {
  if (back === undefined || !back.foreign.includes(fact.speakerId)) return fact;
  const isAboutSelf = fact.subjectId !== undefined && back.foreign.includes(fact.subjectId);
  if (!isAboutSelf) return { ...fact, speakerId: back.to };
  return {
    ...fact,
    speakerId: back.to,
    subjectId: back.to,
    text: swapReferences(fact.text, back),
    ...(fact.value === undefined ? {} : { value: swapReferences(fact.value, back) }),
  };
}

function movedEntry<T extends ProfileEntry>(entry: T, back: Return | undefined): T {
  if (back === undefined) return entry;
  const swap = (id: PersonId) => (back.foreign.includes(id) ? back.to : id);
  return {
    ...entry,
    personId: swap(entry.personId),
    value: swapReferences(entry.value, back),
    ...(entry.claimantId === undefined ? {} : { claimantId: swap(entry.claimantId) }),
  };
}

function swapReferences(text: string, { foreign, to }: Return): string {
  return foreign.reduce((result, id) => result.replaceAll(personReference(id), personReference(to)), text);
}

/** A claim of one person never supersedes one of another. */
function revived<T extends { id: string; supersededBy?: string }>(
  claims: readonly T[],
  ownerOf: (claim: T) => PersonId,
  revive: (claim: T) => T,
): T[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return claims.map((claim) => {
    const newer = byId.get(claim.supersededBy ?? '');
    return newer !== undefined && ownerOf(newer) !== ownerOf(claim) ? revive(claim) : claim;
  });
}

function withoutEnd<T extends Fact>({ supersededBy: _, validTo: __, ...fact }: T): T {
  return fact as T;
}

function withoutUntil<T extends ProfileEntry>({ supersededBy: _, until: __, ...entry }: T): T {
  return entry as T;
}

function differing<T>(before: readonly T[], after: readonly T[]): T[] {
  return after.filter((record, index) => record !== before[index]);
}
