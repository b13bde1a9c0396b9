import type { AddresseeSession } from '../../evaluation/addressee-sets.js';
import { createPeople, type Stripping } from '../../evaluation/follow-session.js';
import { chinese } from '../../generator/chinese/chinese.js';
import { generateScenario } from '../../generator/generate-scenario.js';
import type { AddresseeModel } from '../../memory/interaction/addressee-model.js';
import { createRandom } from '../../random.js';
import { collectExamples, type Example } from './example.js';
import { scenarioSessions, withoutTimes } from './sources.js';
import { createTableTalk } from './table-talk.js';

const STRIPPINGS: readonly Stripping[] = ['none', 'scored', 'every'];

/** Chat with reply links: with every call, without the judged line's, without any; the first on a third of the logs. */
export function collectChat(sessions: readonly AddresseeSession[], model: AddresseeModel): Example[] {
  return sessions.flatMap((session, index) =>
    STRIPPINGS.filter((stripping) => stripping !== 'none' || index % 3 === 0).flatMap((stripping) =>
      collectExamples(session, createPeople(), model, stripping, {
        set: `chat-${stripping}`,
        group: session.id,
        weight: 0.5,
        repliesOnly: true,
      }),
    ),
  );
}

/** How much made-up conversation to learn from. */
export interface MadeUpOptions {
  seeds: readonly number[];
  /** English scenarios a seed; one in Chinese comes with each seed. */
  scenarios: number;
  sessions: number;
  /** Sessions of table talk a seed. */
  tables: number;
}

/** Scenarios in English and Chinese and table talk; half of them without clock times, each with and without its calls. */
export function collectMadeUp(model: AddresseeModel, options: MadeUpOptions): Example[] {
  return options.seeds.flatMap((seed) => {
    const random = createRandom(seed);
    const size = { seed, sessions: options.sessions, questions: 1 };
    const scenarios = [
      ...Array.from({ length: options.scenarios }, (_, index) => generateScenario({ ...size, index })),
      generateScenario({ ...size, index: options.scenarios, language: chinese }),
    ];
    const spaces = [
      ...scenarios.map((scenario) => ({ set: scenario.language, sessions: scenarioSessions(scenario) })),
      ...Array.from({ length: options.tables }, (_, index) => ({
        set: 'table',
        sessions: [createTableTalk(random, `table-${seed}-${index}`)],
      })),
    ];
    return spaces.flatMap(({ set, sessions }) => {
      const timed = random.next() < 0.5;
      return STRIPPINGS.flatMap((stripping) => {
        const people = createPeople();
        const origin = { set: `${set}-${stripping}`, group: `seed-${seed}`, weight: 0.5 };
        return sessions.flatMap((session) =>
          collectExamples(timed ? session : withoutTimes(session), people, model, stripping, origin),
        );
      });
    });
  });
}
