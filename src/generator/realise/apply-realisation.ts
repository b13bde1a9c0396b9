import type { SpokenTurn } from '../dialogue/spoken-turn.js';
import type { ToldScenario } from '../generate-scenario.js';
import type { World } from '../world/world.js';
import type { RealisedScene } from './word-session.js';

/** Puts a model's words in place of the grammar's. Gold stays; only what the words decide (who is called, times) is read anew. */
export function applyRealisation(told: ToldScenario, scenes: readonly RealisedScene[]): ToldScenario {
  const written = new Map(scenes.map(({ session, scene, texts }) => [`${session} ${scene}`, texts]));
  return {
    ...told,
    turns: told.turns.map((turns, session) => {
      const places = new Map<number, number>();
      let atMs = turns[0]?.startMs ?? 0;
      return turns.map((turn, index): SpokenTurn => {
        const line = places.get(turn.scene) ?? 0;
        places.set(turn.scene, line + 1);
        const text = written.get(`${session} ${turn.scene}`)?.[line];
        const { durationMs } = told.world.language.sentences;
        const pauseMs = (turns[index + 1]?.startMs ?? turn.endMs) - turn.endMs;
        const startMs = atMs;
        const spokenMs = turn.endMs - turn.startMs - durationMs(turn.text) + durationMs(text ?? turn.text);
        const endMs = startMs + Math.max(1, spokenMs);
        atMs = endMs + pauseMs;
        if (text === undefined) return { ...turn, startMs, endMs };
        return { ...turn, text, quote: text, explicit: isCalled(text, turn, told.world), startMs, endMs };
      });
    }),
  };
}

function isCalled(text: string, turn: SpokenTurn, { cast, language }: World): boolean {
  if (turn.to[0] === 'everyone') return language.sentences.callsGroup(text);
  return cast
    .filter((member) => turn.to.includes(member.key))
    .flatMap(({ firstName, nickname }) => [firstName, nickname])
    .some((name) => name !== undefined && language.sentences.contains(text, name));
}
