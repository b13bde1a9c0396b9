import { createModelSet, type ModelOptions, type ModelSet } from './adapters/model-set.js';
import { loadSpeakerCohort } from './adapters/speaker-cohort.js';
import type { Answerer } from './answer/answer.js';
import { type AskResult, answerQuestion } from './answer/answer-question.js';
import { createExtractiveAnswerer } from './answer/extractive.js';
import { measureSpeech } from './audio/level.js';
import { openAudio } from './audio/open-audio.js';
import { readAll } from './audio/read-all.js';
import { type Clock, systemClock } from './clock.js';
import { MemoryError } from './errors.js';
import { type IdSource, randomIds } from './ids.js';
import { type AudioInput, type Hearing, ingestAudio } from './ingest/ingest-audio.js';
import type { IngestContext, IngestProgress } from './ingest/ingest-context.js';
import { type IngestReport, ingestTurns } from './ingest/ingest-turns.js';
import { checkTimeZone, parseInstant } from './ingest/parse-instant.js';
import { loadSpaceState, type SpaceState } from './ingest/space-state.js';
import type { TurnInput } from './ingest/turn-input.js';
import { reindex } from './memory/reindex.js';
import { createHeuristicPolicy } from './policy/heuristic.js';
import { mergePeople, renamePerson, splitPerson, undoLast } from './privacy/correct-people.js';
import type { ErasureTarget } from './privacy/erase.js';
import { type ExportLine, exportSpace } from './privacy/export-space.js';
import { type ErasureReceipt, forget } from './privacy/forget.js';
import { type GuardedStore, guardStore } from './privacy/guarded-store.js';
import { resetVoiceprints } from './privacy/reset-voiceprints.js';
import type { Person, PersonId, Space } from './records/records.js';
import type { Asker, Policy } from './retrieval/retrieval.js';
import { identifyAsker } from './speaker/identify-asker.js';
import { recomputeVoice } from './speaker/recompute-voice.js';
import { createVoiceRegistry, type VoiceRegistry } from './speaker/voice-registry.js';
import { createInMemoryStore } from './store/memory/in-memory-store.js';
import type { Batch, MemoryStore, Stored, StoreInfo } from './store/memory-store.js';
import { openSqliteStore } from './store/sqlite/sqlite-store.js';
import { createTaskQueue, type TaskQueue } from './task-queue.js';

/** Settings of an open space; everything has a default that works offline. */
export interface OpenOptions extends ModelOptions {
  /** IANA zone of sessions that name none. Default: UTC. */
  timeZone?: string;
  /** File of the sealing key. Default: `<path>.key`. */
  keyPath?: string;
  /** Who acts, as written to the journal: an id, never a name. Default: `system`. */
  actor?: string;
  policy?: Policy;
  answerer?: Answerer;
  clock?: Clock;
  ids?: IdSource;
}

/** What to ingest. */
export type IngestInput =
  | { kind: 'turns'; turns: Iterable<TurnInput> | AsyncIterable<TurnInput> }
  | ({ kind: 'audio' } & AudioInput);

/** Options of one ingest. */
export interface IngestOptions {
  signal?: AbortSignal;
  /** Told after each commit. */
  onProgress?: (event: IngestProgress) => void;
}

/** A question in text, by voice, or both. A voice tells who asks. */
export interface SpokenQuestion {
  text?: string;
  /** A path, or the bytes of a recording. Without `text` a transcriber is needed. */
  audio?: string | Uint8Array;
}

/** Options of one question. */
export interface AskOptions {
  /** Who asks: a person's id or name. A voice in the question is then not consulted. */
  as?: string;
  /** When it is asked (ISO 8601); default: now. */
  at?: string;
  signal?: AbortSignal;
}

/** A person as listed. */
export interface PersonSummary {
  id: PersonId;
  name: string;
  isNamed: boolean;
  aliases: readonly string[];
  /** Number of voices, and whether all of them are still provisional. */
  voices: number;
  isProvisional: boolean;
}

/** Corrections of people; each is one journalled change. People are given by id or by name. */
export interface People {
  list(): PersonSummary[];
  rename(person: string, name: string): Promise<PersonSummary>;
  /** `from` becomes `into`. */
  merge(from: string, into: string): Promise<PersonSummary>;
  /** The given turns become another person's. */
  split(person: string, turnIds: readonly string[]): Promise<PersonSummary>;
  /** Takes back the newest correction. */
  undo(): Promise<{ undone: number }>;
}

/** What `doctor` reports and repairs. */
export interface Doctor {
  report(): Promise<StoreInfo & { space: Space }>;
  /** Rebuilds the index with the configured embedder. */
  reindex(options?: { signal?: AbortSignal }): Promise<{ documents: number }>;
  /** Deletes all voiceprints, so that another encoder can be used. */
  resetVoiceprints(): Promise<{ utterances: number; voices: number }>;
}

/** An open space. */
export interface VoxPolyMem {
  ingest(input: IngestInput, options?: IngestOptions): Promise<IngestReport>;
  ask(question: string | SpokenQuestion, options?: AskOptions): Promise<AskResult>;
  readonly people: People;
  /** Hard delete of a person (id or name), a session (id or label) or a turn (id or external id). */
  forget(target: { kind: ErasureTarget['kind']; id: string }): Promise<Omit<ErasureReceipt, 'changes'>>;
  export(): AsyncIterable<ExportLine>;
  readonly doctor: Doctor;
  close(): Promise<void>;
}

/**
 * Opens a space, creating it when the file does not exist. `:memory:` keeps it in memory only.
 * Throws `store_failed`, `corrupt_data` or `missing_dependency` when the file or its key cannot be used.
 */
export async function open(path: string, options: OpenOptions = {}): Promise<VoxPolyMem> {
  const clock = options.clock ?? systemClock;
  const ids = options.ids ?? randomIds;
  const timeZone = options.timeZone ?? 'UTC';
  checkTimeZone(timeZone);
  const createSpace = (): Space => ({ id: ids('space'), createdAt: clock.now(), timeZone });
  const store: MemoryStore =
    path === ':memory:'
      ? createInMemoryStore({ space: createSpace() })
      : await openSqliteStore(path, {
          createSpace,
          ...(options.keyPath === undefined ? {} : { keyPath: options.keyPath }),
        });
  try {
    const guarded = guardStore(store);
    const state = await loadSpaceState(guarded);
    return createSpaceHandle({ store, guarded, state, models: createModelSet(options), clock, ids, options });
  } catch (error) {
    await store.close();
    throw error;
  }
}

interface Parts {
  store: MemoryStore;
  guarded: GuardedStore;
  state: SpaceState;
  models: ModelSet;
  clock: Clock;
  ids: IdSource;
  options: OpenOptions;
}

function createSpaceHandle(parts: Parts): VoxPolyMem {
  const { store, guarded, state, models, options } = parts;
  const write = createTaskQueue();
  const policy = options.policy ?? createHeuristicPolicy();
  const answerer = options.answerer ?? createExtractiveAnswerer();
  const ears = createEars(parts);
  return {
    ingest: (input, ingestOptions = {}) =>
      write(async () => {
        const context = await ingestContext(parts, ingestOptions);
        if (input.kind === 'turns') return ingestTurns(context, input.turns);
        return ingestAudio(context, await ears.hearing(), input);
      }),
    ask: async (question, askOptions = {}) => {
      const { text, asker } = await hearQuestion(
        parts,
        ears,
        typeof question === 'string' ? { text: question } : question,
        askOptions,
      );
      const [space] = await guarded.find('space');
      const zone = space?.timeZone ?? 'UTC';
      const at = askOptions.at === undefined ? parts.clock.now() : parseInstant(askOptions.at, zone);
      return answerQuestion({
        question: { text, at, timeZone: zone, ...(asker === undefined ? {} : { asker }) },
        reader: guarded,
        directory: state.directory,
        embedder: await models.textEmbedder(),
        policy,
        answerer,
        signal: askOptions.signal,
      });
    },
    people: createPeople(parts, write, ears),
    forget: (target) =>
      write(async () => {
        const id = await resolveTarget(parts, target);
        const context = { actor: actorOf(parts), at: parts.clock.now(), recomputeVoice };
        const { changes, ...receipt } = await forget(guarded, state.directory, { kind: target.kind, id }, context);
        state.apply(changes);
        ears.refresh();
        return receipt;
      }),
    export: () => exportSpace(guarded, state.directory),
    doctor: {
      report: async () => ({ ...(await store.info()), space: (await guarded.find('space'))[0] as Space }),
      reindex: ({ signal } = {}) =>
        write(async () => {
          const context = {
            actor: actorOf(parts),
            at: parts.clock.now(),
            embedder: await models.textEmbedder(),
            signal,
          };
          return { documents: await reindex(guarded, state.directory, context) };
        }),
      resetVoiceprints: () =>
        write(async () => {
          const { changes, ...counts } = await resetVoiceprints(guarded, {
            actor: actorOf(parts),
            at: parts.clock.now(),
          });
          state.apply(changes);
          ears.refresh();
          return counts;
        }),
    },
    close: () =>
      write(async () => {
        await models.close();
        await store.close();
      }),
  };
}

function actorOf({ options }: Parts): string {
  return options.actor ?? 'system';
}

async function ingestContext(parts: Parts, { signal, onProgress }: IngestOptions): Promise<IngestContext> {
  const { guarded, state, ids, clock, models } = parts;
  const [space] = await guarded.find('space');
  return {
    store: guarded,
    state,
    ids,
    clock,
    actor: actorOf(parts),
    timeZone: space?.timeZone ?? 'UTC',
    embedder: await models.textEmbedder(),
    signal,
    onProgress,
  };
}

/** The models that hear, loaded when first needed, and the registry of the space's voices. */
interface Ears {
  hearing(): Promise<Hearing>;
  /** The registry has to be built again: voices were changed by hand. */
  refresh(): void;
}

function createEars({ state, models, ids }: Parts): Ears {
  let registry: VoiceRegistry | undefined;
  return {
    hearing: async () => {
      const encoder = await models.speakerEncoder();
      registry ??= createVoiceRegistry({
        model: { modelId: encoder.id, dimension: encoder.dimension },
        voices: [...state.voices.values()],
        ids,
        cohort: await loadSpeakerCohort(encoder.id),
      });
      return { encoder, detector: await models.voiceActivity(), registry, transcriber: models.transcriber };
    },
    refresh: () => {
      registry = undefined;
    },
  };
}

async function hearQuestion(
  parts: Parts,
  ears: Ears,
  question: SpokenQuestion,
  { as, signal }: AskOptions,
): Promise<{ text: string; asker?: Asker }> {
  const given: Asker | undefined =
    as === undefined ? undefined : { outcome: 'known', personId: personByNameOrId(parts, as) };
  if (question.audio === undefined) {
    if (question.text === undefined || question.text.trim() === '') {
      throw new MemoryError('invalid_argument', 'The question is empty; give its text or a recording of it.');
    }
    return { text: question.text, ...(given === undefined ? {} : { asker: given }) };
  }
  const { encoder, registry, transcriber } = await ears.hearing();
  const audio = await readAll(
    await openAudio(question.audio, { maxDurationMs: MAX_QUESTION_MS, ...(signal === undefined ? {} : { signal }) }),
  );
  const text =
    question.text ?? (await transcriber?.transcribe({ samples: audio, sampleRate: encoder.sampleRate }))?.text;
  if (text === undefined) {
    throw new MemoryError(
      'missing_dependency',
      'A spoken question without its words needs a transcriber; configure one or give the text.',
    );
  }
  if (given !== undefined) return { text, asker: given };
  const { netSpeechMs } = measureSpeech(audio, encoder.sampleRate);
  const vector = await encoder.encode(audio);
  return { text, asker: identifyAsker({ vector, netSpeechMs }, registry, parts.state.directory.personOfVoice) };
}

const MAX_QUESTION_MS = 120_000;

function personByNameOrId({ state }: Parts, nameOrId: string): PersonId {
  const { directory } = state;
  if (state.persons.has(nameOrId)) return directory.canonical(nameOrId);
  const found = directory.byName(nameOrId);
  if (found.length === 1) return found[0] as PersonId;
  throw new MemoryError(
    found.length === 0 ? 'not_found' : 'invalid_argument',
    found.length === 0
      ? 'Nobody of this name or id is known; `people list` shows everybody.'
      : `${found.length} people share this name; use the full name or the id from \`people list\`.`,
  );
}

async function resolveTarget(parts: Parts, { kind, id }: ErasureTarget): Promise<string> {
  if (kind === 'person') return personByNameOrId(parts, id);
  const { guarded } = parts;
  if ((await guarded.get(kind, id)) !== undefined) return id;
  const [found] =
    kind === 'session'
      ? await guarded.find('session', { where: { label: id } })
      : await guarded.find('turn', { where: { externalId: id } });
  return found?.id ?? id;
}

function createPeople(parts: Parts, write: TaskQueue, ears: Ears): People {
  const { guarded, state, clock, ids } = parts;
  const context = () => ({ actor: actorOf(parts), at: clock.now() });
  const stored = async (nameOrId: string): Promise<Stored<Person>> => {
    const person = await guarded.get('person', personByNameOrId(parts, nameOrId));
    if (person === undefined) throw new MemoryError('not_found', 'This person is no longer stored.');
    return person;
  };
  const commit = async (batch: Batch): Promise<void> => {
    await guarded.commit(batch);
    state.apply(batch.changes);
    ears.refresh();
  };
  const summary = (id: PersonId): PersonSummary => {
    const { directory } = state;
    const person = directory.person(id);
    const voices = directory.voicesOf(id).map((voiceId) => state.voices.get(voiceId));
    return {
      id: directory.canonical(id),
      name: directory.displayName(id),
      isNamed: person?.displayName !== undefined,
      aliases: person?.aliases ?? [],
      voices: voices.length,
      isProvisional: voices.length > 0 && voices.every((voice) => voice?.status === 'provisional'),
    };
  };
  return {
    list: () => state.directory.people.map((person) => summary(person.id)),
    rename: (person, name) =>
      write(async () => {
        const before = await stored(person);
        await commit(renamePerson(before, name, context()));
        return summary(before.id);
      }),
    merge: (from, into) =>
      write(async () => {
        const target = await stored(into);
        await commit(await mergePeople(guarded, await stored(from), target, context()));
        return summary(target.id);
      }),
    split: (person, turnIds) =>
      write(async () => {
        const { id } = await stored(person);
        const split = await splitPerson(guarded, state.directory, id, turnIds, { ...context(), ids, recomputeVoice });
        await commit(split.batch);
        return summary(split.person.id);
      }),
    undo: () =>
      write(async () => {
        const batch = await undoLast(guarded, context());
        await commit(batch);
        return { undone: batch.undoes as number };
      }),
  };
}
