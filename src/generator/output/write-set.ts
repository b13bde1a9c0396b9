import { setImmediate } from 'node:timers/promises';
import { MemoryError, throwIfAborted } from '../../errors.js';
import type { LanguageModel, ModelUsage } from '../../providers/providers.js';
import { finishScenario, type ToldScenario } from '../generate-scenario.js';
import { type CaseView, viewOfScenario } from '../quality/case-view.js';
import { applyRealisation } from '../realise/apply-realisation.js';
import { type RealisedScene, wordSession } from '../realise/word-session.js';
import type { Scenario } from '../scenario.js';
import { type SetSettings, writeDatasheet } from './datasheet.js';
import { toFullCase, toOracleView } from './full-package.js';
import { toGoldFile } from './gold-file.js';
import { toMemGalleryTopic } from './mem-gallery-topic.js';
import { createSetWriter, readManifest, type SetWriter, toJson, writeManifest } from './set-manifest.js';
import { readRealisation, realisationPath, tellSetScenario } from './set-scenario.js';
import { toTranscriptLines } from './transcript-lines.js';
import { toWebCase } from './web-case.js';

/** Settings of {@link writeSet}. */
export interface WriteSetOptions extends Omit<SetSettings, 'realiser'> {
  /** Words the scenes; the grammar does where it is absent, and where it fails. */
  realiser?: LanguageModel;
  /** Folder of the set; made if need be. */
  directory: string;
  signal?: AbortSignal;
  /** Called after each scenario with how many are done. */
  onScenario?(scenario: Scenario, done: number): void;
  /** Called after each session that a model has worded. */
  onRealisedSession?(): void;
}

/** What was written. */
export interface WrittenSet {
  scenarios: number;
  sessions: number;
  turns: number;
  questions: number;
  files: number;
  /** Only with a model. */
  realised?: RealisedCounts;
}

/** What a model did. */
export interface RealisedCounts {
  model: string;
  scenes: number;
  /** Scenes that stayed in the grammar's words, with the reason, by case and session. */
  fallbacks: { case: string; session: string; scene: number; reason: string }[];
  usage: ModelUsage;
}

/**
 * Writes a set of scenarios as text, in every layout. Throws `conflict` when the folder holds a set made with other
 * settings, and `aborted`. Every file is written whole or not at all, and writing again mends a broken run.
 */
export async function writeSet(options: WriteSetOptions): Promise<WrittenSet> {
  const { directory, onScenario, onRealisedSession, signal, realiser, ...plain } = options;
  const settings: SetSettings = realiser === undefined ? plain : { ...plain, realiser: realiser.id };
  const found = await readManifest(directory);
  if (found !== undefined && JSON.stringify(found.settings) !== JSON.stringify(settings)) {
    throw new MemoryError(
      'conflict',
      'The folder holds a set made with other settings. Give an empty folder as --out.',
    );
  }
  const writer = createSetWriter(directory);
  const { put, sha256 } = writer;
  const counts = realiser === undefined ? undefined : newCounts(realiser.id);
  const views: CaseView[] = [];
  const rows: object[] = [];
  const titles = new Set<string>();
  for (let index = 0; index < settings.scenarios; index += 1) {
    throwIfAborted(signal);
    const told = tellSetScenario(settings, index);
    const scenario = finishScenario(
      realiser === undefined || counts === undefined ? told : await realise(told, realiser, counts, writer, options),
    );
    const { id } = scenario;
    await put(`voxpolybench/${id}.json`, toJson(toWebCase(scenario)));
    await put(`package/output/gen3/${id}/full_case.json`, toJson(toFullCase(scenario, false)));
    await put(
      `package/evaluation/versions/oracle_speakers_v1/inputs/${id}/full_case.json`,
      toJson(toOracleView(scenario)),
    );
    await put(`mem-gallery/${id}.json`, toJson(toMemGalleryTopic(scenario)));
    await put(`gold/${id}.json`, toJson(toGoldFile(scenario)));
    for (const session of scenario.sessions)
      await put(`transcripts/${id}/${session.id}.jsonl`, toTranscriptLines(scenario, session));
    views.push(viewOfScenario(scenario));
    titles.add(scenario.title);
    rows.push(rowOf(scenario));
    onScenario?.(scenario, index + 1);
    await setImmediate();
  }
  await put('DATASHEET.md', writeDatasheet(settings, views, [...titles]));
  await writeManifest(directory, {
    format: 'voxpolymem-generated-set',
    version: 1,
    settings,
    scenarios: rows,
    sha256,
    ...(counts === undefined ? {} : { realised: counts }),
    ...(found?.speech === undefined ? {} : { speech: found.speech }),
  });
  const sessions = views.flatMap((view) => view.sessions);
  return {
    scenarios: views.length,
    sessions: sessions.length,
    turns: sessions.reduce((sum, session) => sum + session.turns.length, 0),
    questions: views.reduce((sum, view) => sum + view.questions.length, 0),
    files: Object.keys(sha256).length + 1,
    ...(counts === undefined ? {} : { realised: counts }),
  };
}

function newCounts(model: string): RealisedCounts {
  return { model, scenes: 0, fallbacks: [], usage: { inputTokens: 0, outputTokens: 0 } };
}

/** A model's words for a case, session by session; those that the folder holds already are not asked for again. */
async function realise(
  told: ToldScenario,
  model: LanguageModel,
  counts: RealisedCounts,
  { put }: SetWriter,
  { directory, signal, onRealisedSession }: WriteSetOptions,
): Promise<ToldScenario> {
  const all: RealisedScene[] = [];
  for (const session of told.turns.keys()) {
    throwIfAborted(signal);
    const worded =
      (await readRealisation(directory, told.id, session)) ?? (await wordSession(told, session, model, signal));
    await put(realisationPath(told.id, session), toJson(worded));
    for (const { scene, fallback } of worded.scenes)
      if (fallback !== undefined)
        counts.fallbacks.push({ case: told.id, session: `S${session + 1}`, scene, reason: fallback });
    counts.scenes += worded.scenes.length;
    counts.usage.inputTokens += worded.usage.inputTokens;
    counts.usage.outputTokens += worded.usage.outputTokens;
    all.push(...worded.scenes);
    onRealisedSession?.();
  }
  return applyRealisation(told, all);
}

function rowOf(scenario: Scenario): object {
  return {
    id: scenario.id,
    index: scenario.index,
    theme: scenario.theme,
    speakers: scenario.cast.length,
    sessions: scenario.sessions.length,
    turns: scenario.sessions.reduce((sum, session) => sum + session.turns.length, 0),
    questions: scenario.questions.length,
  };
}
