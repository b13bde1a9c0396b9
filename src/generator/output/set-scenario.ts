import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chinese } from '../chinese/chinese.js';
import { english } from '../english/english.js';
import { finishScenario, type ScenarioOptions, type ToldScenario, tellScenario } from '../generate-scenario.js';
import { applyRealisation } from '../realise/apply-realisation.js';
import type { Realisation } from '../realise/word-session.js';
import type { Scenario } from '../scenario.js';
import type { SetSettings } from './datasheet.js';

/** The scenario at a place of a set as the grammar tells it; the same settings give the same scenario. */
export function scenarioOf(settings: SetSettings, index: number): Scenario {
  return finishScenario(tellSetScenario(settings, index));
}

/** The same before it is worded by a model and has questions. */
export function tellSetScenario({ seed, language, asrWordErrorRate }: SetSettings, index: number): ToldScenario {
  const options: ScenarioOptions = { seed, index, language: language === 'zh' ? chinese : english };
  return tellScenario(asrWordErrorRate > 0 ? { ...options, asrErrors: { wordErrorRate: asrWordErrorRate } } : options);
}

/** Where the set keeps a model's words of a session (from 0), so that they are asked for once. */
export function realisationPath(id: string, session: number): string {
  return `realised/${id}/S${session + 1}.json`;
}

/** A model's words of a session that the set's folder holds already. */
export async function readRealisation(
  directory: string,
  id: string,
  session: number,
): Promise<Realisation | undefined> {
  const text = await readFile(join(directory, realisationPath(id, session)), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Realisation);
}

/** The scenario at a place of a set in a folder, in a model's words where the set has them. */
export async function loadSetScenario(directory: string, settings: SetSettings, index: number): Promise<Scenario> {
  const told = tellSetScenario(settings, index);
  if (settings.realiser === undefined) return finishScenario(told);
  const sessions = await Promise.all(told.turns.map((_, session) => readRealisation(directory, told.id, session)));
  return finishScenario(
    applyRealisation(
      told,
      sessions.flatMap((session) => session?.scenes ?? []),
    ),
  );
}
