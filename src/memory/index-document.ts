import { dateTerms } from '../language/dates.js';
import { attributeWords } from '../language/english/slots.js';
import { lookTerms, pictureTerms } from '../language/picture-terms.js';
import { indexTerms } from '../language/terms.js';
import { imageWords } from '../records/image-words.js';
import type { PersonDirectory } from '../records/person-directory.js';
import { personReference } from '../records/person-directory.js';
import type {
  Fact,
  IndexDocument,
  Interaction,
  ModelBinding,
  PersonId,
  ProfileEntry,
  Session,
  Turn,
} from '../records/records.js';

/** A dense vector and the model that made it. */
export interface DocumentVector {
  vector: Float32Array;
  model: ModelBinding;
}

/** What search sees of a turn: its words, its pictures (captions, text in them, when they were taken, their hashes, looks and colours) and the date it was said on; names of known people are also their references. */
export function turnDocument(
  turn: Turn,
  interaction: Interaction | undefined,
  session: Session,
  directory: PersonDirectory,
  vector?: DocumentVector,
): IndexDocument {
  const images = turn.images ?? [];
  const subjectId = directory.personOfVoice(turn.voiceId);
  return {
    id: turn.id,
    layer: 'interaction',
    sessionId: turn.sessionId,
    ordinal: turn.ordinal,
    at: turn.startedAt,
    evidence: [turn.id],
    voiceId: turn.voiceId,
    ...(subjectId === undefined ? {} : { subjectId }),
    addresseeIds: (interaction?.addressees ?? []).map((link) => link.personId),
    terms: joinTerms(
      indexTerms([turn.text, ...imageWords(images)].join('\n')),
      namedPeople(turn.text, directory),
      dateTerms(turn.startedAt, session.timeZone),
      images.flatMap(({ takenAt }) => (takenAt === undefined ? [] : dateTerms(takenAt, session.timeZone))),
      images.flatMap(({ hash }) => (hash === undefined ? [] : pictureTerms(hash))),
      images.flatMap(({ descriptor }) => (descriptor === undefined ? [] : lookTerms(descriptor))),
      images.flatMap(({ colours = [] }) => indexTerms(colours.join(' '))),
    ),
    ...withVector(vector),
  };
}

/** What search sees of a fact: its text with one token a person, the general words of its slot and when it was said. */
export function factDocument(fact: Fact, session: Session, vector?: DocumentVector): IndexDocument {
  return {
    id: fact.id,
    layer: 'fact',
    sessionId: fact.sessionId,
    at: fact.saidAt,
    evidence: fact.evidence,
    ...(fact.subjectId === undefined ? {} : { subjectId: fact.subjectId }),
    addresseeIds: fact.addresseeIds,
    terms: joinTerms(
      indexTerms(fact.text),
      people([fact.subjectId, fact.speakerId]),
      fact.attribute === undefined ? [] : indexTerms(attributeWords(fact.attribute)),
      dateTerms(fact.saidAt, session.timeZone),
      fact.validFrom === undefined ? [] : dateTerms(fact.validFrom, session.timeZone),
    ),
    ...withVector(vector),
  };
}

/** What search sees of a profile entry: whose it is, the general words of its slot, its value, the words of the fact behind it. */
export function profileDocument(
  entry: ProfileEntry,
  session: Session,
  fact: Fact | undefined,
  vector?: DocumentVector,
): IndexDocument {
  return {
    id: entry.id,
    layer: 'profile',
    sessionId: session.id,
    at: entry.since,
    evidence: entry.evidence,
    subjectId: entry.personId,
    addresseeIds: [],
    terms: joinTerms(
      people([entry.personId]),
      indexTerms(attributeWords(entry.attribute)),
      indexTerms(entry.value),
      fact === undefined ? [] : indexTerms(withoutPeople(fact.text)),
    ),
    ...withVector(vector),
  };
}

/** A text without its references to people. */
export function withoutPeople(text: string): string {
  return text.replace(/\{person:[^{}]*\}(?:'s)?/gu, ' ');
}

function people(ids: readonly (PersonId | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => id !== undefined))].flatMap((id) => indexTerms(personReference(id)));
}

/** Index tokens of the people whose names a text holds; a name that several people share names nobody. */
function namedPeople(text: string, directory: PersonDirectory): string[] {
  const found = new Set<PersonId>();
  for (const [name] of text.matchAll(/\p{Lu}[\p{L}\p{M}-]+/gu)) {
    const ids = directory.byName(name);
    if (ids.length === 1) found.add(ids[0]!);
  }
  return people([...found]);
}

function joinTerms(...groups: readonly (readonly string[])[]): string {
  return groups.flat().join(' ');
}

function withVector(vector: DocumentVector | undefined): Pick<IndexDocument, 'vector' | 'vectorModel'> {
  return vector === undefined ? {} : { vector: vector.vector, vectorModel: vector.model };
}
