import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
  await refuseOtherSet(directory, settings);
  const hashes: Record<string, string> = {};
  const put = async (path: string, content: string) => {
    hashes[path] = createHash('sha256').update(content).digest('hex');
    await writeWhole(join(directory, path), content);
  };
  const views: CaseView[] = [];
  const rows: object[] = [];
  const titles = new Set<string>();
  for (let index = 0; index < settings.scenarios; index += 1) {
    throwIfAborted(signal);
    const scenario = scenarioOf(settings, index);
    const { id } = scenario;
    await put(`voxpolybench/${id}.json`, json(toWebCase(scenario)));
    await put(`package/output/gen3/${id}/full_case.json`, json(toFullCase(scenario, false)));
    await put(
      `package/evaluation/versions/oracle_speakers_v1/inputs/${id}/full_case.json`,
      json(toOracleView(scenario)),
    );
    await put(`mem-gallery/${id}.json`, json(toMemGalleryTopic(scenario)));
    await put(`gold/${id}.json`, json(toGoldFile(scenario)));
    for (const session of scenario.sessions)
      await put(`transcripts/${id}/${session.id}.jsonl`, toTranscriptLines(scenario, session));
    views.push(viewOfScenario(scenario));
    titles.add(scenario.title);
    rows.push(rowOf(scenario));
    onScenario?.(scenario, index + 1);
    await setImmediate();
  }
  await put('DATASHEET.md', writeDatasheet(settings, views, [...titles]));
  await writeWhole(
    join(directory, 'manifest.json'),
    json({ format: 'voxpolymem-generated-set', version: 1, settings, scenarios: rows, sha256: hashes }),
  );
  const sessions = views.flatMap((view) => view.sessions);
  return {
    scenarios: views.length,
    sessions: sessions.length,
    turns: sessions.reduce((sum, session) => sum + session.turns.length, 0),
    questions: views.reduce((sum, view) => sum + view.questions.length, 0),
    files: Object.keys(hashes).length + 1,
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

async function refuseOtherSet(directory: string, settings: SetSettings): Promise<void> {
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  let found: unknown;
  try {
    found = (JSON.parse(text) as { settings?: unknown }).settings;
  } catch {
    found = undefined;
  }
  if (JSON.stringify(found) === JSON.stringify(settings)) return;
  throw new MemoryError('conflict', 'The folder holds a set made with other settings. Give an empty folder as --out.');
}

/** Writes beside and renames, so that a broken run leaves no half file. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.part`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}
