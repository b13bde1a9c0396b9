import type { IndexDocument, RecordKind, RecordTypes, Utterance, Voice } from '../../records/records.js';
import { modelUseOf } from '../check-records.js';
import { splitTerms } from '../index-terms.js';
import type { Stored } from '../memory-store.js';
import { bytesToVector, packValue, unpackValue } from './packed-values.js';
import type { Sealer } from './sealing.js';

type Value = string | number | Buffer | null;

/** A row of a record table, as read. `vector` comes from `document_vector`, the model beside it from columns of its own. */
export interface RecordRow {
  position: number;
  id: string;
  version: number;
  body: string;
  sealed?: Buffer | null;
  terms?: string;
  vector?: Buffer | null;
  model_id?: string | null;
  dimension?: number | null;
}

type Columns = Record<string, Value>;

const columnReaders: { [K in RecordKind]: (record: RecordTypes[K]) => Columns } = {
  space: () => ({}),
  session: ({ label, startedAt }) => ({ label, started_at: startedAt }),
  turn: ({ sessionId, ordinal, voiceId, externalId }) => ({
    session_id: sessionId,
    ordinal,
    voice_id: voiceId,
    external_id: externalId ?? null,
  }),
  interaction: ({ sessionId, replyTo }) => ({ session_id: sessionId, reply_to: replyTo?.turnId ?? null }),
  voice: (voice) => ({ person_id: voice.personId, label: voice.label ?? null, ...modelColumns('voice', voice) }),
  utterance: (utterance) => ({
    voice_id: utterance.voiceId,
    session_id: utterance.sessionId,
    ...modelColumns('utterance', utterance),
  }),
  person: ({ mergedInto }) => ({ merged_into: mergedInto ?? null }),
  fact: ({ subjectId, speakerId, attribute, sessionId }) => ({
    subject_id: subjectId ?? null,
    speaker_id: speakerId,
    attribute: attribute ?? null,
    session_id: sessionId,
  }),
  profile: ({ personId, attribute }) => ({ person_id: personId, attribute }),
  document: (document) => ({
    layer: document.layer,
    session_id: document.sessionId,
    ordinal: document.ordinal ?? null,
    said_at: document.at,
    voice_id: document.voiceId ?? null,
    subject_id: document.subjectId ?? null,
    terms: document.terms,
    term_count: splitTerms(document.terms).length,
    ...modelColumns('document', document),
  }),
  clue: ({ voiceId, key, saidByVoiceId }) => ({ voice_id: voiceId, key, said_by: saidByVoiceId }),
  review: ({ answer }) => ({ state: answer ?? 'open' }),
  task: ({ sessionId }) => ({ session_id: sessionId }),
};

function modelColumns(kind: RecordKind, record: RecordTypes[RecordKind]): Columns {
  const model = modelUseOf(kind, record)?.model;
  return { model_id: model?.modelId ?? null, dimension: model?.dimension ?? null };
}

const outsideBody: Readonly<Record<string, readonly string[]>> = {
  voice: ['prototypes', 'statistics'],
  utterance: ['vector'],
  document: ['terms', 'vector'],
};

/** Columns of a record's row, `position` and `version` aside; biometric fields are in `sealed`, nowhere else. */
export function encodeRecord<K extends RecordKind>(kind: K, record: RecordTypes[K], sealer: Sealer): Columns {
  const hasVector = kind === 'document' && (record as IndexDocument).vector !== undefined;
  const omitted = new Set(['version', ...(outsideBody[kind] ?? []), ...(hasVector ? ['vectorModel'] : [])]);
  const body = Object.fromEntries(Object.entries(record).filter(([field]) => !omitted.has(field)));
  const columns: Columns = { id: record.id, body: JSON.stringify(body), ...columnReaders[kind](record) };
  const biometrics = biometricsOf(kind, record);
  if (kind === 'voice' || kind === 'utterance') {
    const label = { kind, id: record.id, field: biometricField };
    columns['sealed'] = biometrics === undefined ? null : sealer.seal(label, packValue(biometrics));
  }
  return columns;
}

const biometricField = 'biometrics';

function biometricsOf(kind: RecordKind, record: RecordTypes[RecordKind]): object | undefined {
  if (kind === 'utterance') return { vector: (record as Utterance).vector };
  if (kind !== 'voice') return undefined;
  const { prototypes, statistics } = record as Voice;
  return prototypes.length > 0 || statistics !== undefined ? { prototypes, statistics } : undefined;
}

/** The record of a row. Throws `corrupt_data` when sealed fields do not open. */
export function decodeRecord<K extends RecordKind>(kind: K, row: RecordRow, sealer: Sealer): Stored<RecordTypes[K]> {
  const record: Record<string, unknown> = { ...JSON.parse(row.body), version: row.version };
  if (kind === 'voice') record['prototypes'] = [];
  if (row.sealed) {
    Object.assign(record, unpackValue(sealer.open({ kind, id: row.id, field: biometricField }, row.sealed)));
  }
  if (kind === 'document') {
    record['terms'] = row.terms;
    if (row.vector) {
      record['vector'] = bytesToVector(row.vector);
      record['vectorModel'] = { modelId: row.model_id, dimension: row.dimension };
    }
  }
  return record as unknown as Stored<RecordTypes[K]>;
}

/** Numbers of the list-valued fields in the `link` table. Never renumber one. */
export const relations = {
  'interaction.addresseeId': 1,
  'fact.evidence': 2,
  'profile.evidence': 3,
  'document.evidence': 4,
  'document.addresseeId': 5,
  'clue.evidence': 6,
  'review.personId': 7,
  'review.turnId': 8,
} as const;

/** The links of a record: relation number and target, each pair once. */
export function linksOf(kind: RecordKind, record: RecordTypes[RecordKind]): [relation: number, target: string][] {
  const link = (relation: number, targets: readonly string[]) =>
    [...new Set(targets)].map((target): [number, string] => [relation, target]);
  switch (kind) {
    case 'interaction': {
      const { addressees } = record as RecordTypes['interaction'];
      return link(
        relations['interaction.addresseeId'],
        addressees.map(({ personId }) => personId),
      );
    }
    case 'fact':
      return link(relations['fact.evidence'], (record as RecordTypes['fact']).evidence);
    case 'profile':
      return link(relations['profile.evidence'], (record as RecordTypes['profile']).evidence);
    case 'document': {
      const { evidence, addresseeIds } = record as IndexDocument;
      return [
        ...link(relations['document.evidence'], evidence),
        ...link(relations['document.addresseeId'], addresseeIds),
      ];
    }
    case 'clue':
      return link(relations['clue.evidence'], (record as RecordTypes['clue']).evidence);
    case 'review': {
      const { personIds, turnIds } = record as RecordTypes['review'];
      return [...link(relations['review.personId'], personIds), ...link(relations['review.turnId'], turnIds)];
    }
    default:
      return [];
  }
}
