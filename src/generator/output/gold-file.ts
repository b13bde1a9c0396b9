import type { Scenario } from '../scenario.js';

/** Everything that is known about a scenario: people, facts with their validity, gold of every turn and question. */
export function toGoldFile(scenario: Scenario): object {
  return {
    id: scenario.id,
    seed: scenario.seed,
    index: scenario.index,
    language: scenario.language,
    theme: scenario.theme,
    title: scenario.title,
    timeZone: scenario.timeZone,
    people: scenario.cast,
    facts: scenario.facts,
    sessions: scenario.sessions.map((session) => ({
      id: session.id,
      startedAt: session.startedAt,
      present: session.present,
      turns: session.turns.map(({ text: _, ...gold }) => gold),
    })),
    questions: scenario.questions,
  };
}
