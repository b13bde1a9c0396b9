import type { PersonDirectory } from '../records/person-directory.js';
import type { Fact, Instant, Person, PersonId, ProfileEntry, Turn } from '../records/records.js';
import type { Batch } from '../store/memory-store.js';
import { eraseNaming } from './erase-naming.js';
import { cutDocuments, findReferences, isClaimAbout } from './erase-references.js';
import { type CountsByKind, ErasureDraft } from './erasure-draft.js';
import type { RecomputeVoice } from './follow-turns.js';
import type { GuardedReader } from './guarded-store.js';
import { countMentions, type IndexRecords, namesOf, redactMentions } from './redact-mentions.js';

/** What is to be forgotten. */
export type ErasureTarget = { kind: 'person' | 'session' | 'turn'; id: string };

/** What working out an erasure needs. */
export interface ErasureContext {
  actor: string;
  at: Instant;
  recomputeVoice: RecomputeVoice;
  /** Replaces an erased person's names in what others said; makes the new index entries. Default: mentions are only counted. */
  redactWith?: IndexRecords | undefined;
}

/** An erasure, worked out but not yet written. */
export interface ErasurePlan {
  batch: Batch;
  /** Records deleted, by kind. */
  deleted: CountsByKind;
  /** Records kept without the erased part, by kind. */
  rewritten: CountsByKind;
  /** Turns of other people that still hold a name of the erased person. */
  mentionsLeft: number;
  /** Ids of every deleted record, for the verification search. */
  deletedIds: readonly string[];
}

/**
 * Works out everything that falls with a person, a session or a turn: the turns with their edges and utterances, claims
 * without other evidence, index entries, voices (recomputed without the erased turns, deleted when nothing is left), people
 * of whom nothing is left, names that rested on erased turns, and the journal payloads of all of these.
 */
export async function planErasure(
  reader: GuardedReader,
  directory: PersonDirectory,
  target: ErasureTarget,
  context: ErasureContext,
): Promise<ErasurePlan> {
  const draft = new ErasureDraft();
  const people = target.kind === 'person' ? directory.idsOf(target.id) : [];
  const turns = await turnsOf(reader, directory, target);
  if (target.kind === 'session') draft.delete('session', target.id);
  for (const turn of turns) {
    for (const kind of ['turn', 'interaction', 'utterance', 'document', 'task'] as const) draft.delete(kind, turn.id);
  }
  await eraseClaims(reader, draft, turns, people);
  await eraseEdges(reader, draft, turns, people);
  await eraseVoices(reader, directory, draft, turns, people, context.recomputeVoice);
  await eraseNaming(reader, directory, draft, turns, people);
  const names = await namesOf(reader, directory, people);
  if (context.redactWith !== undefined && people.length > 0)
    await redactMentions(reader, draft, names, people, context.redactWith);
  const mentionsLeft = people.length === 0 ? 0 : await countMentions(reader, draft, names);
  await draft.dropAbsent(reader);
  const { changes, deletedIds, rewrittenIds, deleted, rewritten } = draft.finish();
  return {
    batch: {
      action: 'forget',
      actor: context.actor,
      at: context.at,
      changes,
      wipeJournalOf: [...deletedIds, ...rewrittenIds],
    },
    deleted,
    rewritten,
    mentionsLeft,
    deletedIds,
  };
}

async function turnsOf(reader: GuardedReader, directory: PersonDirectory, target: ErasureTarget): Promise<Turn[]> {
  if (target.kind === 'turn') return reader.getMany('turn', [target.id]);
  if (target.kind === 'session') return reader.find('turn', { where: { sessionId: target.id } });
  const voices = directory.voicesOf(target.id);
  return (await Promise.all(voices.map((voiceId) => reader.find('turn', { where: { voiceId } })))).flat();
}

/** Facts and profile entries lose the erased turns; without any left, or about an erased person, they go. */
async function eraseClaims(
  reader: GuardedReader,
  draft: ErasureDraft,
  turns: readonly Turn[],
  people: readonly PersonId[],
): Promise<void> {
  const gone = new Set(turns.map((turn) => turn.id));
  const facts = new Map<string, Fact>();
  const entries = new Map<string, ProfileEntry>();
  for (const evidence of gone) {
    for (const fact of await reader.find('fact', { where: { evidence } })) facts.set(fact.id, fact);
    for (const entry of await reader.find('profile', { where: { evidence } })) entries.set(entry.id, entry);
  }
  for (const personId of people) {
    for (const field of ['subjectId', 'speakerId'] as const) {
      for (const fact of await reader.find('fact', { where: { [field]: personId } })) facts.set(fact.id, fact);
    }
    for (const entry of await reader.find('profile', { where: { personId } })) entries.set(entry.id, entry);
  }
  const references = await findReferences(reader, people);
  for (const fact of references.facts) facts.set(fact.id, fact);
  for (const entry of references.entries) entries.set(entry.id, entry);
  for (const fact of facts.values()) {
    const evidence = fact.evidence.filter((id) => !gone.has(id));
    const addresseeIds = fact.addresseeIds.filter((id) => !people.includes(id));
    if (evidence.length === 0 || isClaimAbout(fact, people)) draft.deleteClaim('fact', fact.id);
    else draft.rewrite('fact', { ...fact, evidence, addresseeIds });
  }
  for (const entry of entries.values()) {
    const evidence = entry.evidence.filter((id) => !gone.has(id));
    if (evidence.length === 0 || isClaimAbout(entry, people)) draft.deleteClaim('profile', entry.id);
    else draft.rewrite('profile', { ...entry, evidence });
  }
  await reviveSuperseded(reader, draft, [...facts.values()], [...entries.values()]);
  for (const id of [...facts.keys(), ...entries.keys()]) {
    if (draft.isDeleted('document', id)) continue;
    const document = await reader.get('document', id);
    if (document !== undefined)
      draft.rewrite('document', { ...document, evidence: document.evidence.filter((turnId) => !gone.has(turnId)) });
  }
  cutDocuments(draft, references.documents, people);
}

/** What an erased claim had superseded holds again. */
async function reviveSuperseded(
  reader: GuardedReader,
  draft: ErasureDraft,
  facts: readonly Fact[],
  entries: readonly ProfileEntry[],
): Promise<void> {
  for (const fact of facts) {
    if (!draft.isDeleted('fact', fact.id) || fact.subjectId === undefined || fact.attribute === undefined) continue;
    for (const older of await reader.find('fact', {
      where: { subjectId: fact.subjectId, attribute: fact.attribute },
    })) {
      if (older.supersededBy !== fact.id || draft.isDeleted('fact', older.id)) continue;
      const { supersededBy: _, validTo: __, ...revived } = draft.pending('fact', older.id) ?? older;
      draft.rewrite('fact', revived);
    }
  }
  for (const entry of entries) {
    if (!draft.isDeleted('profile', entry.id)) continue;
    for (const older of await reader.find('profile', {
      where: { personId: entry.personId, attribute: entry.attribute },
    })) {
      if (older.supersededBy !== entry.id || draft.isDeleted('profile', older.id)) continue;
      const { supersededBy: _, until: __, ...revived } = draft.pending('profile', older.id) ?? older;
      draft.rewrite('profile', revived);
    }
  }
}

/** Edges of other turns that lead to an erased person or turn are cut. */
async function eraseEdges(
  reader: GuardedReader,
  draft: ErasureDraft,
  turns: readonly Turn[],
  people: readonly PersonId[],
): Promise<void> {
  const gone = new Set(turns.map((turn) => turn.id));
  const affected = [
    ...(await Promise.all(people.map((addresseeId) => reader.find('interaction', { where: { addresseeId } })))),
    ...(await Promise.all([...gone].map((replyToTurnId) => reader.find('interaction', { where: { replyToTurnId } })))),
  ].flat();
  for (const interaction of new Map(affected.map((record) => [record.id, record])).values()) {
    if (gone.has(interaction.id)) continue;
    const { replyTo, ...rest } = interaction;
    const addressees = interaction.addressees.filter((link) => !people.includes(link.personId));
    draft.rewrite('interaction', {
      ...rest,
      addressees,
      ...(replyTo !== undefined && !gone.has(replyTo.turnId) ? { replyTo } : {}),
    });
    const document = draft.pending('document', interaction.id) ?? (await reader.get('document', interaction.id));
    if (document?.addresseeIds.some((id) => people.includes(id))) {
      draft.rewrite('document', {
        ...document,
        addresseeIds: document.addresseeIds.filter((id) => !people.includes(id)),
      });
    }
  }
}

/** Voices are recomputed without the erased turns; one without turns goes, and so does a person without voices and claims. */
async function eraseVoices(
  reader: GuardedReader,
  directory: PersonDirectory,
  draft: ErasureDraft,
  turns: readonly Turn[],
  people: readonly PersonId[],
  recomputeVoice: RecomputeVoice,
): Promise<void> {
  const gone = new Set(turns.map((turn) => turn.id));
  const voiceIds = new Set([...turns.map((turn) => turn.voiceId), ...people.flatMap((id) => directory.voicesOf(id))]);
  const touchedPeople = new Set<PersonId>(people);
  for (const voice of await reader.getMany('voice', [...voiceIds])) {
    touchedPeople.add(voice.personId);
    const left = (await reader.find('turn', { where: { voiceId: voice.id } })).filter((turn) => !gone.has(turn.id));
    if (left.length === 0) draft.delete('voice', voice.id);
    else if (voice.prototypes.length > 0) {
      const heard = await reader.find('utterance', { where: { voiceId: voice.id } });
      draft.rewrite(
        'voice',
        recomputeVoice(
          voice,
          heard.filter((utterance) => !gone.has(utterance.id)),
        ),
      );
    }
  }
  for (const person of await reader.find('person')) {
    const canonical = directory.canonical(person.id);
    const named = person.nameEvidence.some((id) => gone.has(id));
    if (people.includes(person.id)) draft.delete('person', person.id);
    else if (touchedPeople.has(canonical) && (await isNothingLeft(reader, directory, draft, canonical)))
      draft.delete('person', person.id);
    else if (named) draft.rewrite('person', withoutNameEvidence(person, gone));
  }
}

async function isNothingLeft(
  reader: GuardedReader,
  directory: PersonDirectory,
  draft: ErasureDraft,
  personId: PersonId,
): Promise<boolean> {
  if (directory.voicesOf(personId).some((voiceId) => !draft.isDeleted('voice', voiceId))) return false;
  for (const id of directory.idsOf(personId)) {
    const about = await reader.find('fact', { where: { subjectId: id } });
    if (about.some((fact) => !draft.isDeleted('fact', fact.id))) return false;
  }
  return true;
}

function withoutNameEvidence(person: Person, gone: ReadonlySet<string>): Person {
  const nameEvidence = person.nameEvidence.filter((id) => !gone.has(id));
  if (nameEvidence.length > 0 || person.nameSource !== 'said') return { ...person, nameEvidence };
  const { displayName: _, nameSource: __, nameWhy: ___, nameWeight: ____, ...unnamed } = person;
  return { ...unnamed, aliases: [], nameEvidence };
}
