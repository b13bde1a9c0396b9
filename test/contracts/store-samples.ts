import type {
  Fact,
  FactTask,
  IndexDocument,
  Interaction,
  ModelBinding,
  NameClue,
  Person,
  ProfileEntry,
  Review,
  Session,
  Space,
  Turn,
  Utterance,
  Voice,
} from '../../src/records/records.js';
import type { Batch, Change } from '../../src/store/memory-store.js';

/** The space that contract tests open. */
export const sampleSpace: Space = { id: 'space_1', createdAt: 1_700_000_000_000, timeZone: 'Europe/Berlin' };

/** Models of sample voiceprints and text vectors. */
export const speakerModel: ModelBinding = { modelId: 'encoder-a', dimension: 4 };
export const textModel: ModelBinding = { modelId: 'embedder-a', dimension: 3 };

/** A batch with the fields that most tests do not care about. */
export function batch(changes: readonly Change[], rest: Partial<Batch> = {}): Batch {
  return { action: 'ingest', actor: 'system', at: 1_700_000_000_001, changes, ...rest };
}

export function session(id: string, rest: Partial<Session> = {}): Change {
  return {
    op: 'put',
    kind: 'session',
    record: { id, label: `label ${id}`, startedAt: 1000, timeZone: 'UTC', ...rest },
  };
}

export function turn(id: string, rest: Partial<Turn> = {}): Change {
  const record = {
    id,
    sessionId: 'session_1',
    ordinal: Number(/\d+$/.exec(id)?.[0] ?? 0),
    voiceId: 'voice_1',
    startedAt: 1000,
    text: 'hello',
    ...rest,
  };
  return { op: 'put', kind: 'turn', record };
}

export function interaction(id: string, rest: Partial<Interaction> = {}): Change {
  return {
    op: 'put',
    kind: 'interaction',
    record: { id, sessionId: 'session_1', addressees: [], toEveryone: false, ...rest },
  };
}

export function voice(id: string, rest: Partial<Voice> = {}): Change {
  const record: Voice = { id, personId: 'person_1', createdAt: 1, status: 'provisional', prototypes: [], ...rest };
  return { op: 'put', kind: 'voice', record };
}

export function utterance(id: string, rest: Partial<Utterance> = {}): Change {
  return {
    op: 'put',
    kind: 'utterance',
    record: {
      id,
      voiceId: 'voice_1',
      sessionId: 'session_1',
      model: speakerModel,
      vector: Float32Array.of(0.5, 0.5, 0.5, 0.5),
      netSpeechMs: 1200,
      decision: 'claimed',
      score: 0.7,
      ...rest,
    },
  };
}

export function person(id: string, rest: Partial<Person> = {}): Change {
  return {
    op: 'put',
    kind: 'person',
    record: { id, createdAt: 1, number: 1, aliases: [], nameEvidence: [], ...rest },
  };
}

export function fact(id: string, rest: Partial<Fact> = {}): Change {
  return {
    op: 'put',
    kind: 'fact',
    record: {
      id,
      sessionId: 'session_1',
      kind: 'state',
      text: '{person:person_1} drinks tea',
      speakerId: 'person_1',
      addresseeIds: [],
      saidAt: 1000,
      evidence: ['turn_1'],
      confidence: 0.8,
      origin: 'rules',
      ...rest,
    },
  };
}

export function profile(id: string, rest: Partial<ProfileEntry> = {}): Change {
  return {
    op: 'put',
    kind: 'profile',
    record: {
      id,
      personId: 'person_1',
      attribute: 'preference/drink',
      value: 'tea',
      since: 1000,
      evidence: ['turn_1'],
      origin: 'rules',
      ...rest,
    },
  };
}

export function document(id: string, rest: Partial<IndexDocument> = {}): Change {
  const record: IndexDocument = {
    id,
    layer: 'interaction',
    sessionId: 'session_1',
    at: 1000,
    evidence: [id],
    addresseeIds: [],
    terms: 'hello',
    ...rest,
  };
  return { op: 'put', kind: 'document', record };
}

/** A document with a text vector. */
export function dense(id: string, vector: readonly number[], rest: Partial<IndexDocument> = {}): Change {
  return document(id, { vector: Float32Array.from(vector), vectorModel: textModel, ...rest });
}

export function clue(id: string, rest: Partial<NameClue> = {}): Change {
  return {
    op: 'put',
    kind: 'clue',
    record: {
      id,
      sessionId: 'session_1',
      voiceId: 'voice_1',
      saidByVoiceId: 'voice_2',
      kind: 'answered',
      name: 'Zoë',
      key: 'zoe',
      weight: 1.4,
      evidence: ['turn_1'],
      ...rest,
    },
  };
}

export function task(id: string, rest: Partial<FactTask> = {}): Change {
  return { op: 'put', kind: 'task', record: { id, sessionId: 'session_1', queuedAt: 1, ...rest } };
}

export function review(id: string, rest: Partial<Review> = {}): Change {
  const record: Review = {
    id,
    kind: 'same-person',
    personIds: ['person_1', 'person_2'],
    turnIds: ['turn_1'],
    score: 1.5,
    why: 'about as alike as one person',
    createdAt: 1,
    ...rest,
  };
  return { op: 'put', kind: 'review', record };
}
