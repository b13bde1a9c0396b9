import { MemoryError } from '../errors.js';
import type { ModelBinding, RecordKind, RecordTypes, Space } from '../records/records.js';
import { isFiniteVector } from '../vector.js';
import type { Batch, FindQuery, JournalEntry, VectorSearch } from './memory-store.js';
import { fieldReaders, recordKinds } from './record-fields.js';

/** Which of the space's two models a record depends on. */
export type BindingField = 'speakerModel' | 'textModel';

/** A record's dependence on a model. */
export interface ModelUse {
  binding: BindingField;
  model: ModelBinding;
}

/** The bindings of a space. */
export const bindingFields: readonly BindingField[] = ['speakerModel', 'textModel'];

const repairs: Readonly<Record<BindingField, string>> = {
  speakerModel: 'voxpolymem doctor --reset-voiceprints',
  textModel: 'voxpolymem doctor --reindex',
};

const nouns: Readonly<Record<BindingField, string>> = { speakerModel: 'voiceprints', textModel: 'text vectors' };

/** Refuses a batch that no store may write, before anything is touched: `invalid_argument` or `unsupported`. */
export function checkBatch(batch: Batch): void {
  if (batch.undoable === true && batch.wipeJournalOf !== undefined) {
    throw new MemoryError('invalid_argument', 'A batch that wipes the journal cannot be undoable.');
  }
  for (const { kind } of batch.expects ?? []) checkKind(kind);
  for (const change of batch.changes) {
    checkKind(change.kind);
    if (change.op === 'put') checkRecord(change.kind, change.record);
    else if (change.kind === 'space') {
      throw new MemoryError('unsupported', 'The space record cannot be deleted; delete the file and its key instead.');
    }
  }
}

function checkRecord(kind: RecordKind, record: RecordTypes[RecordKind]): void {
  const details = { kind, id: String(record.id) };
  if (typeof record.id !== 'string' || record.id === '') {
    throw new MemoryError('invalid_argument', `A ${kind} record needs a non-empty id.`, { details });
  }
  if (!isFiniteThroughout(record)) {
    throw new MemoryError('invalid_argument', `A ${kind} record holds a number that is not finite.`, { details });
  }
  const vectors = vectorsOf(kind, record);
  const model = modelUseOf(kind, record)?.model;
  if (vectors.length > 0 && model === undefined) {
    throw new MemoryError('invalid_argument', `A ${kind} record with a vector must name its model.`, { details });
  }
  for (const vector of vectors) {
    if (!(vector instanceof Float32Array) || vector.length !== model?.dimension) {
      throw new MemoryError(
        'invalid_argument',
        `A vector of a ${kind} record has ${vector.length} dimensions, its model ${model?.dimension}.`,
        { details },
      );
    }
  }
}

function isFiniteThroughout(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value instanceof Float32Array) return isFiniteVector(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isFiniteThroughout);
}

function vectorsOf(kind: RecordKind, record: RecordTypes[RecordKind]): Float32Array[] {
  if (kind === 'utterance') return [(record as RecordTypes['utterance']).vector];
  if (kind === 'voice') {
    const { prototypes, statistics } = record as RecordTypes['voice'];
    return [...prototypes.map((prototype) => prototype.vector), ...(statistics ? [statistics.sum] : [])];
  }
  const vector = kind === 'document' ? (record as RecordTypes['document']).vector : undefined;
  return vector === undefined ? [] : [vector];
}

/** The model that a record's vectors come from, when it has any or names one. */
export function modelUseOf(kind: RecordKind, record: RecordTypes[RecordKind]): ModelUse | undefined {
  if (kind === 'utterance' || kind === 'voice') {
    const model = (record as RecordTypes['utterance' | 'voice']).model;
    return model && { binding: 'speakerModel', model };
  }
  if (kind !== 'document') return undefined;
  const { vector, vectorModel } = record as RecordTypes['document'];
  return vector && vectorModel && { binding: 'textModel', model: vectorModel };
}

/**
 * The space as a commit leaves it: unbound models are bound by their first use. `uses` are those of the batch;
 * `storedModels` reads every model in use after the batch and is asked only when the batch itself changed a binding,
 * which is allowed when no vector of another model remains. Throws `conflict` naming the repairing command.
 */
export function bindModels(
  before: Space,
  after: Space,
  uses: readonly ModelUse[],
  storedModels: (binding: BindingField) => readonly ModelBinding[],
): Space {
  let space = after;
  for (const binding of bindingFields) {
    const used = uses.filter((use) => use.binding === binding).map((use) => use.model);
    const bound = space[binding] ?? used[0];
    for (const model of used) requireModel(binding, bound, model);
    if (!isSameModel(before[binding], space[binding])) {
      for (const model of storedModels(binding)) requireModel(binding, bound, model);
    }
    const first = used[0];
    if (space[binding] === undefined && first !== undefined) {
      const model: ModelBinding = { modelId: first.modelId, dimension: first.dimension };
      space = { ...space, [binding]: model };
    }
  }
  return space;
}

function isSameModel(left: ModelBinding | undefined, right: ModelBinding | undefined): boolean {
  return left?.modelId === right?.modelId && left?.dimension === right?.dimension;
}

function requireModel(binding: BindingField, bound: ModelBinding | undefined, found: ModelBinding): void {
  if (isSameModel(bound, found)) return;
  const holder = bound ? `bound to ${bound.modelId} (${bound.dimension} dimensions)` : 'left without a model';
  throw new MemoryError(
    'conflict',
    `The ${nouns[binding]} of this space are ${holder}, but a record uses ${found.modelId} (${found.dimension} ` +
      `dimensions). Nothing was written. Keep to one model, or run \`${repairs[binding]}\`.`,
    { details: { binding, foundModel: found.modelId, foundDimension: found.dimension } },
  );
}

/**
 * Refuses a dense query of another model (`conflict`) or with numbers that are not finite (`invalid_argument`). False
 * when the space has no vectors yet.
 */
export function checkVectorSearch(space: Space, search: VectorSearch): boolean {
  checkCount('limit', search.limit);
  if (!isFiniteVector(search.vector)) {
    throw new MemoryError('invalid_argument', 'The query vector holds a number that is not finite.');
  }
  if (space.textModel === undefined) return false;
  requireModel('textModel', space.textModel, { modelId: search.modelId, dimension: search.vector.length });
  return true;
}

/** Refuses fields that the kind cannot be found by, and counts that are no whole numbers: `invalid_argument`. */
export function checkFind<K extends RecordKind>(kind: K, query: FindQuery<K>): void {
  checkKind(kind);
  const known = fieldReaders(kind);
  for (const field of Object.keys(query.where ?? {})) {
    if (!Object.hasOwn(known, field)) {
      throw new MemoryError('invalid_argument', `A ${kind} cannot be found by ${field}.`, { details: { kind } });
    }
  }
  if (kind !== 'turn' && (query.ordinalFrom !== undefined || query.ordinalTo !== undefined)) {
    throw new MemoryError('invalid_argument', `Only turns have ordinals, not a ${kind}.`, { details: { kind } });
  }
  checkCount('limit', query.limit ?? 0);
  checkCount('offset', query.offset ?? 0);
}

/** Refuses a kind of record that does not exist: `invalid_argument`. Kinds name tables, so none passes unchecked. */
export function checkKind(kind: RecordKind): void {
  if (recordKinds.includes(kind)) return;
  throw new MemoryError('invalid_argument', 'There is no such kind of record.');
}

/** Refuses anything but a whole number from 0 on: `invalid_argument`. */
export function checkCount(name: string, value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new MemoryError('invalid_argument', `The ${name} must be a whole number from 0 on.`, {
    details: { [name]: value },
  });
}

/** Refuses a batch that relies on what another writer has changed since: `conflict`. */
export function requireUnchanged(
  { kinds }: NonNullable<Batch['unchanged']>,
  later: readonly Pick<JournalEntry, 'sequence' | 'touched'>[],
): void {
  for (const { sequence, touched } of later) {
    if (!touched.some(({ kind }) => kinds === undefined || kinds.includes(kind))) continue;
    throw new MemoryError('conflict', 'Another writer has changed the space meanwhile; read it again and retry.', {
      details: { sequence },
    });
  }
}

/** The error of a turn put where another one stands. */
export function placeTakenError(id: string): MemoryError {
  return new MemoryError('conflict', 'Another turn has this place in the session; read the session again and retry.', {
    details: { kind: 'turn', id },
  });
}

/** The error of every call after `close`. */
export function closedError(): MemoryError {
  return new MemoryError('store_failed', 'The store is closed.');
}
