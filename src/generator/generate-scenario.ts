import type { AsrErrorOptions } from './dialogue/asr-errors.js';
import { type DialogueOptions, realiseSession } from './dialogue/realise-session.js';
import type { SpokenTurn } from './dialogue/spoken-turn.js';
import { createDraw, type Draw } from './draw.js';
import { english } from './english/english.js';
import { makeQuestions } from './questions/make-questions.js';
import type { Scenario, ScenarioSession } from './scenario.js';
import type { SpokenLanguage } from './spoken-language.js';
import { buildWorld } from './world/build-world.js';
import type { World } from './world/world.js';

/** Settings of {@link generateScenario}. */
export interface ScenarioOptions extends Partial<DialogueOptions> {
  seed: number;
  /** Place in the set, from 0: chooses the setting. */
  index: number;
  /** English when absent. */
  language?: SpokenLanguage;
  /** Errors of a speech recogniser in what is heard; gold stays. */
  asrErrors?: AsrErrorOptions;
  /** Sessions; by default ten, and nine in two of nine scenarios. */
  sessions?: number;
  /** Questions aimed at; by default 85. */
  questions?: number;
}

/** A scenario whose talk the grammar has worded, before there are questions. */
export interface ToldScenario {
  id: string;
  options: ScenarioOptions;
  world: World;
  /** By session. */
  turns: readonly (readonly SpokenTurn[])[];
}

/** Sessions of a scenario of the full-size set: 176 over 18 scenarios. */
export function defaultSessionCount(index: number): number {
  return index % 9 === 3 || index % 9 === 8 ? 9 : 10;
}

/** Builds one case from its seed: the world first, then what is said, then the questions. The same options, the same case. */
export function generateScenario(options: ScenarioOptions): Scenario {
  return finishScenario(tellScenario(options));
}

/** World and talk of a case. */
export function tellScenario(options: ScenarioOptions): ToldScenario {
  const { seed, index, language = english } = options;
  const order = createDraw(seed, 'themes').shuffle(language.subjects.themes);
  const theme = order[index % order.length] as (typeof order)[number];
  const draw = scenarioDraw(options);
  const sessionCount = options.sessions ?? defaultSessionCount(index);
  const world = buildWorld(language, theme, sessionCount, draw.fork('world'));
  const said = { remarks: draw.fork('remarks').shuffle(theme.remarks), texts: new Set<string>() };
  const turns = world.sessionStarts.map((_, session): SpokenTurn[] => {
    const inner = draw.fork(`session-${session}`);
    const turnsPerSession = (options.turnsPerSession ?? 60) + inner.between(-3, 1);
    return realiseSession(world, session, { fillerRate: 0.06, ...options, turnsPerSession }, said, inner);
  });
  const id = `${language.idPrefix}_${String(seed).padStart(3, '0')}_${String(index + 1).padStart(3, '0')}`;
  return { id, options, world, turns };
}

/** Adds the questions, and the recogniser's errors where they are wanted. */
export function finishScenario({ id, options, world, turns }: ToldScenario): Scenario {
  const draw = scenarioDraw(options);
  const heard = draw.fork('recogniser');
  const { asrErrors } = options;
  const { sentences } = world.language;
  const hear = (text: string) => (asrErrors === undefined ? text : sentences.addAsrErrors(text, asrErrors, heard));
  const sessions = world.sessionStarts.map(
    (startedAt, session): ScenarioSession => ({
      id: `S${session + 1}`,
      startedAt,
      present: (world.present[session] ?? []).map((member) => member.key),
      turns: (turns[session] ?? []).map(
        ({ sessionId: _session, scene: _scene, quote: _quote, gist: _gist, ...turn }) => ({
          ...turn,
          text: hear(turn.text),
        }),
      ),
    }),
  );
  return {
    id,
    index: options.index,
    seed: options.seed,
    language: world.language.code,
    theme: world.theme.name,
    title: world.theme.title,
    timeZone: world.timeZone,
    cast: world.cast,
    facts: world.facts,
    sessions,
    questions: makeQuestions(world, turns.flat(), { count: options.questions ?? 85 }, draw.fork('questions')),
  };
}

function scenarioDraw({ seed, index }: ScenarioOptions): Draw {
  return createDraw(seed, `scenario-${index}`);
}
