import { setImmediate } from 'node:timers/promises';
import { MemoryError, throwIfAborted } from '../../errors.js';
import { generateChineseScenario } from '../chinese/generate-chinese-scenario.js';
import { generateScenario } from '../generate-scenario.js';
import { type CaseView, viewOfScenario } from '../quality/case-view.js';
import type { Scenario } from '../scenario.js';
import { type SetSettings, writeDatasheet } from './datasheet.js';
import { toFullCase, toOracleView } from './full-package.js';
import { toGoldFile } from './gold-file.js';
import { toMemGalleryTopic } from './mem-gallery-topic.js';
import { createSetWriter, readManifest, toJson, writeManifest } from './set-manifest.js';
import { toTranscriptLines } from './transcript-lines.js';
import { toWebCase } from './web-case.js';

/** Settings of {@link writeSet}. */
export interface WriteSetOptions extends SetSettings {
  /** Folder of the set; made if need be. */
  directory: string;
  signal?: AbortSignal;
  /** Called after each scenario with how many are done. */
  onScenario?(scenario: Scenario, done: number): void;
}

/** What was written. */
export interface WrittenSet {
  scenarios: number;
  sessions: number;
  turns: number;
  questions: number;
  files: number;
}

/** The scenario at a place of a set; the same settings give the same scenario. */
export function scenarioOf(settings: SetSettings, index: number): Scenario {
  const common = { seed: settings.seed, index };
  if (settings.language === 'zh') return generateChineseScenario(common);
  const { asrWordErrorRate } = settings;
  return generateScenario(
    asrWordErrorRate > 0 ? { ...common, asrErrors: { wordErrorRate: asrWordErrorRate } } : common,
  );
}

/**
 * Writes a set of scenarios as text, in every layout. Throws `conflict` when the folder holds a set made with other
 * settings, and `aborted`. Every file is written whole or not at all, and writing again mends a broken run.
 */
export async function writeSet(options: WriteSetOptions): Promise<WrittenSet> {
  const { directory, onScenario, signal, ...settings } = options;
  const found = await readManifest(directory);
  if (found !== undefined && JSON.stringify(found.settings) !== JSON.stringify(settings)) {
    throw new MemoryError(
      'conflict',
      'The folder holds a set made with other settings. Give an empty folder as --out.',
    );
  }
  const { put, sha256 } = createSetWriter(directory);
  const views: CaseView[] = [];
  const rows: object[] = [];
  const titles = new Set<string>();
  for (let index = 0; index < settings.scenarios; index += 1) {
    throwIfAborted(signal);
    const scenario = scenarioOf(settings, index);
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
    ...(found?.speech === undefined ? {} : { speech: found.speech }),
  });
  const sessions = views.flatMap((view) => view.sessions);
  return {
    scenarios: views.length,
    sessions: sessions.length,
    turns: sessions.reduce((sum, session) => sum + session.turns.length, 0),
    questions: views.reduce((sum, view) => sum + view.questions.length, 0),
    files: Object.keys(sha256).length + 1,
  };
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
