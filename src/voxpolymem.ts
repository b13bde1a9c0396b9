import { dirname } from 'node:path';
import { encoderCalibrationPath, writeEncoderCalibration } from './adapters/encoder-calibration-file.js';
import { createModelSet, type ModelOptions, type ModelSet } from './adapters/model-set.js';
import type { Answerer } from './answer/answer.js';
import { type AskResult, answerQuestion } from './answer/answer-question.js';
import { createExtractiveAnswerer } from './answer/extractive.js';
import { createLlmAnswerer } from './answer/llm.js';
import { measureSpeech } from './audio/level.js';
import { type Clock, systemClock } from './clock.js';
import { MemoryError, throwIfAborted } from './errors.js';
import { type IdSource, randomIds } from './ids.js';
import { createEars, type SpokenQuestion } from './ingest/ears.js';
import { createFactQueue, type FactBudget, type FactReport } from './ingest/fact-queue.js';
import { type AudioInput, ingestAudio } from './ingest/ingest-audio.js';
import type { IngestContext, IngestProgress } from './ingest/ingest-context.js';
import { type IngestReport, ingestTurns } from './ingest/ingest-turns.js';
import { listen } from './ingest/listen.js';
import type { ListenEvent, ListenInput } from './ingest/listen-events.js';
import type { TurnInput } from './ingest/turn-input.js';
import { checkTimeZone, parseInstant } from './language/parse-instant.js';
import { indexRecords } from './memory/index-records.js';
import { reindex } from './memory/reindex.js';
import { createHeuristicPolicy } from './policy/heuristic.js';
import { requireEncoder } from './privacy/encoder-binding.js';
import type { ErasureTarget } from './privacy/erase.js';
import { type ExportLine, exportSpace } from './privacy/export-space.js';
import { type ErasureReceipt, type ForgetOptions, forget } from './privacy/forget.js';
import { type GuardedStore, guardStore } from './privacy/guarded-store.js';
import { openKeptAudio } from './privacy/open-kept-audio.js';
import { createPeople, type People, personByNameOrId } from './privacy/people.js';
import type { Redacted } from './privacy/redact-mentions.js';
import { type ReencodeOptions, type ReencodeReport, reencodeVoiceprints } from './privacy/reencode-voiceprints.js';
import { createStateRefresh } from './privacy/refresh-state.js';
import { resetVoiceprints } from './privacy/reset-voiceprints.js';
import { resolveTarget } from './privacy/resolve-target.js';
import { retryConflicts } from './privacy/retry-conflicts.js';
import { loadSpaceState, type SpaceState } from './privacy/space-state.js';
import type { ImageBytes, SpeakerEncoder } from './providers/providers.js';
import type { Space } from './records/records.js';
import { type FindPictureOptions, findPicture, lookAt, type SeenPicture } from './retrieval/find-picture.js';
import type { Asker, Policy } from './retrieval/retrieval.js';
import type { Retriever } from './retrieval/retrieve.js';
import { type EncoderFit, fitEncoder } from './speaker/fit-encoder.js';
import { encodeLabelledClips } from './speaker/labelled-clips.js';
import { recomputeVoice } from './speaker/recompute-voice.js';
import { compensateRecording } from './speaker/recording-conditions.js';
import { splitVoice } from './speaker/split-voice.js';
import type { KeptAudio, KeptAudioInfo, KeptSpeech } from './store/kept-audio.js';
import { createInMemoryStore } from './store/memory/in-memory-store.js';
import type { MemoryStore, StoreInfo } from './store/memory-store.js';
import { openSqliteStore } from './store/sqlite/sqlite-store.js';
import { createTaskQueue } from './task-queue.js';

/** Settings of an open space; everything has a default that works offline. */
export interface OpenOptions extends ModelOptions {
  /** IANA zone of sessions that name none. Default: UTC. */
  timeZone?: string;
  /** File of the sealing key. Default: `<path>.key`. */
  keyPath?: string;
  /** Who acts, as written to the journal: an id, never a name. Default: `system`. */
  actor?: string;
  /**
   * `folder`: keep the speech behind each voiceprint, sealed with the space's key in `<path>.audio/`, so that another
   * encoder can hear it again. It falls with `forget`. Default: `none`; what was kept before stays.
   */
  keepAudio?: 'none' | 'folder';
  /** Chooses the searches of a question. Default: the heuristic one. */
  policy?: Policy;
  /** Default: the language model where one is given, else the extractive one. */
  answerer?: Answerer;
  /**
   * What the language model may use to read one session for facts; what is absent is the default. `false`: it reads none, and
   * facts come from rules alone.
   */
  factBudget?: Partial<FactBudget> | false;
  /** Told what went wrong behind a call's back: the language model stopped reading. Ids and counts only. */
  onWarning?: (warning: string) => void;
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

/** Options of one question. */
export interface AskOptions {
  /** Who asks: a person's id or name. A voice in the question is then not consulted. */
  as?: string;
  /** When it is asked (ISO 8601); default: now. */
  at?: string;
  /** A picture that the question is about, by its bytes or for `loadImage`: it is found where it, or one alike, was shown. */
  picture?: string | ImageBytes;
  /** Searches in place of the retrieval loop: baselines and ablations are measured this way. */
  retriever?: Retriever;
  signal?: AbortSignal;
}

/** What `doctor` reports and repairs. */
export interface Doctor {
  report(): Promise<StoreInfo & { space: Space; keptAudio: KeptAudioInfo; models: Readonly<Record<string, string>> }>;
  /** Rebuilds the index with the configured embedder. */
  reindex(options?: { signal?: AbortSignal }): Promise<{ documents: number }>;
  /**
   * Fits mean, cohort and calibration for the configured speaker encoder from a folder of labelled clips (one folder a speaker,
   * at least 8 speakers with 2 clips) and keeps them in a file beside the space, named by the encoder's id; other spaces in that
   * folder use it too. In a space in memory it holds until the space is closed. Throws `invalid_argument`, `not_found`.
   */
  calibrate(
    folder: string,
    options?: { signal?: AbortSignal },
  ): Promise<Omit<EncoderFit, 'cohort'> & { leftOut: number; path?: string }>;
  /** Deletes all voiceprints and kept audio, so that another encoder can be used. */
  resetVoiceprints(options?: { signal?: AbortSignal }): Promise<{ utterances: number; voices: number; audio: number }>;
  /** Hears all kept audio again with the configured encoder and binds the space to it. Throws `not_found` where none was kept. */
  reencode(options?: ReencodeOptions): Promise<ReencodeReport>;
}

/** An open space. */
export interface VoxPolyMem {
  ingest(input: IngestInput, options?: IngestOptions): Promise<IngestReport>;
  /**
   * Hears a live session: iterate over what it tells. Each turn is committed before it is told, at most two seconds of sound after it
   * ended; when the sound ends the session does. Other work of the space goes on in between. Throws while iterating:
   * `invalid_argument`, `aborted` (what was told stays), and what models and store throw.
   */
  listen(input: ListenInput, options?: { signal?: AbortSignal }): AsyncIterable<ListenEvent>;
  ask(question: string | SpokenQuestion, options?: AskOptions): Promise<AskResult>;
  readonly people: People;
  /** Hard delete of a person (id or name), a session (id or label) or a turn (id or external id). */
  forget(
    target: { kind: ErasureTarget['kind']; id: string },
    options?: ForgetOptions,
  ): Promise<Omit<ErasureReceipt, 'changes'>>;
  export(options?: { signal?: AbortSignal }): AsyncIterable<ExportLine>;
  /**
   * Where a picture was shown before, also scaled or compressed, or one that looks alike (`alike`): in which turn, by whom, to whom. Knows the pictures that `loadImage`
   * could get. Throws `not_found` when there is no such file inside its folders, `invalid_argument` when it shows nothing.
   */
  findPicture(picture: string | ImageBytes, options?: FindPictureOptions): Promise<SeenPicture[]>;
  /**
   * Waits until the language model has read what was ingested, in this run or an earlier one, as far as it can be reached and its
   * budget goes. Nothing needs this: turns are searchable at once, and reading goes on behind every call.
   */
  settle(options?: { signal?: AbortSignal }): Promise<FactReport>;
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
    const [space] = await guarded.find('space');
    if (space === undefined)
      throw new MemoryError('corrupt_data', 'The file holds no space record; restore it from a backup.');
    const state = await loadSpaceState(guarded);
    const kept = await openKeptAudio(path, guarded, options.keyPath);
    const folder = path === ':memory:' ? undefined : dirname(path);
    const models = createModelSet(options, folder);
    return createHandle({
      store,
      guarded,
      state,
      space,
      kept,
      models,
      folder,
      clock,
      ids,
      actor: options.actor ?? 'system',
      options,
    });
  } catch (error) {
    await store.close();
    throw error;
  }
}

interface Parts {
  store: MemoryStore;
  guarded: GuardedStore;
  state: SpaceState;
  space: Space;
  kept: KeptAudio;
  models: ModelSet;
  /** Where the space's file lies; undefined in memory. */
  folder: string | undefined;
  clock: Clock;
  ids: IdSource;
  actor: string;
  options: OpenOptions;
}

function createHandle(parts: Parts): VoxPolyMem {
  const { store, guarded, state, space, kept, models, clock, ids, actor, options } = parts;
  const write = createTaskQueue();
  const policy = options.policy ?? createHeuristicPolicy();
  const { languageModel } = models;
  const answerer =
    options.answerer ?? (languageModel === undefined ? createExtractiveAnswerer() : createLlmAnswerer(languageModel));
  const admitEncoder = async ({ id: modelId, dimension }: SpeakerEncoder) =>
    requireEncoder(guarded, kept, { modelId, dimension });
  const ears = createEars(state, { ...models, admitEncoder }, ids);
  const keepSpeech = options.keepAudio === 'folder' ? kept.put : undefined;
  const now = () => ({ actor, at: clock.now() });
  const { toWrite: refresh, toRead: refreshToRead } = createStateRefresh(state, write, ears.takeOver);
  const { factBudget, onWarning } = options;
  const ingestContext = async (wishes: Partial<IngestContext> = {}): Promise<IngestContext> => {
    await refresh();
    const { timeZone } = space;
    const embedder = await models.textEmbedder();
    const made = { store: guarded, state, ids, clock, actor, timeZone, embedder, keepSpeech };
    return { ...made, readByModel: facts !== undefined, pictures: models.pictures, warn: onWarning, ...wishes };
  };
  const facts =
    languageModel === undefined || factBudget === false
      ? undefined
      : createFactQueue({
          ...{ model: languageModel, budget: factBudget, write, onWarning },
          ...{ reading: { store: guarded, state, ids }, refresh: refreshToRead, context: ingestContext },
        });
  const wake = () => facts?.wake();
  wake();
  return {
    ingest: (input, { signal, onProgress } = {}) =>
      write(async () => {
        throwIfAborted(signal);
        const warnings: string[] = [];
        const context = await ingestContext({ warn: (warning) => warnings.push(warning), signal, onProgress });
        const report =
          input.kind === 'turns'
            ? await ingestTurns(context, input.turns)
            : await ingestAudio(context, await ears.hearing(), input);
        return { ...report, warnings: [...report.warnings, ...warnings] };
      }).finally(wake),
    listen: (input, { signal } = {}) =>
      listen(
        {
          clock,
          ids,
          personOfVoice: (voiceId) => state.directory.personOfVoice(voiceId),
          step: (work, stepOptions) =>
            write(async () => work(await ingestContext(stepOptions), await ears.hearing())).finally(wake),
        },
        input,
        signal,
      ),
    ask: async (question, { as, at, picture, retriever, signal } = {}) => {
      throwIfAborted(signal);
      await refreshToRead();
      const spoken = typeof question === 'string' ? { text: question } : question;
      const heard = await ears.hearQuestion(spoken, signal);
      const asker: Asker | undefined =
        as === undefined ? heard.asker : { outcome: 'known', personId: personByNameOrId(state, as) };
      return answerQuestion({
        question: {
          text: heard.text,
          at: at === undefined ? clock.now() : parseInstant(at, space.timeZone),
          timeZone: space.timeZone,
          ...(asker === undefined ? {} : { asker }),
          ...(picture === undefined ? {} : { picture: await lookAt(picture, models, { signal }) }),
        },
        reader: guarded,
        directory: state.directory,
        embedder: await models.textEmbedder(),
        policy,
        answerer,
        retriever,
        signal,
      });
    },
    people: createPeople({
      store: guarded,
      state,
      clock,
      ids,
      actor,
      recomputeVoice,
      splitVoice: async (utterances) =>
        utterances.length < 2 ? undefined : splitVoice(utterances, (await ears.hearing()).registry),
      write,
      onCorrected: ears.refresh,
      refresh: { toWrite: refresh, toRead: refreshToRead },
    }),
    forget: (target, { signal, redactMentions = false } = {}) =>
      write(async () => {
        throwIfAborted(signal);
        await refresh();
        const embedder = redactMentions ? await models.textEmbedder() : undefined;
        const redactWith = redactMentions
          ? (records: Redacted) => indexRecords(guarded, state.directory, records, { embedder, signal })
          : undefined;
        const step = async () => {
          const id = await resolveTarget(guarded, state, target);
          const since = state.sequence;
          const context = { ...now(), recomputeVoice, redactWith, kept, signal, since };
          return forget(guarded, state.directory, { kind: target.kind, id }, context);
        };
        const { changes, ...receipt } = await retryConflicts(state, step, { signal });
        state.apply(changes, receipt.sequence);
        ears.refresh();
        return receipt;
      }),
    export: ({ signal } = {}) => exportSpace(guarded, state.directory, signal),
    findPicture: async (picture, wishes) => {
      await refreshToRead();
      return findPicture(picture, { ...models, reader: guarded, directory: state.directory }, wishes);
    },
    settle: async (wishes) => (await facts?.settle(wishes)) ?? { turns: 0, facts: 0, left: 0, warnings: [] },
    doctor: {
      report: async () => ({
        ...(await store.info()),
        space: (await guarded.get('space', space.id)) ?? space,
        keptAudio: await kept.info(),
        models: models.describe(),
      }),
      reindex: ({ signal } = {}) =>
        write(async () => {
          throwIfAborted(signal);
          await refresh();
          const embedder = await models.textEmbedder();
          return { documents: await reindex(guarded, state.directory, { ...now(), embedder, signal }) };
        }),
      calibrate: (clipFolder, { signal } = {}) =>
        write(async () => {
          const encoder = await models.speakerEncoder();
          const cancel = signal === undefined ? {} : { signal };
          const { clips, leftOut } = await encodeLabelledClips(clipFolder, encoder, cancel);
          const { cohort, ...fit } = fitEncoder(clips, { modelId: encoder.id, dimension: encoder.dimension });
          const target = parts.folder === undefined ? undefined : encoderCalibrationPath(parts.folder, encoder.id);
          if (target !== undefined) await writeEncoderCalibration(target, { ...fit, cohort });
          models.recalibrate({ ...fit, cohort });
          ears.refresh();
          return { ...fit, leftOut, ...(target === undefined ? {} : { path: target }) };
        }),
      resetVoiceprints: ({ signal } = {}) =>
        write(async () => {
          throwIfAborted(signal);
          await refresh();
          const { changes, ...counts } = await resetVoiceprints(guarded, { ...now(), kept });
          state.apply(changes);
          ears.refresh();
          return counts;
        }),
      reencode: (wishes = {}) =>
        write(async () => {
          throwIfAborted(wishes.signal);
          await refresh();
          const encoder = await models.speakerEncoder();
          const conditions = await models.recordingConditions();
          const compensate = (vector: Float32Array, { samples, sampleRate }: KeptSpeech) =>
            compensateRecording(
              vector,
              { samples, sampleRate, snrDb: measureSpeech(samples, sampleRate).snrDb },
              conditions,
            );
          const context = { ...wishes, ...now(), recomputeVoice, compensate };
          const { changes, ...counts } = await reencodeVoiceprints(guarded, kept, encoder, context);
          state.apply(changes);
          ears.refresh();
          return counts;
        }),
    },
    close: async () => {
      await facts?.close();
      await write(async () => {
        await models.close();
        await store.close();
      });
    },
  };
}
