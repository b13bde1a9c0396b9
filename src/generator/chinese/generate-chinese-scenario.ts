import type { SpokenTurn } from '../dialogue/spoken-turn.js';
import { createDraw } from '../draw.js';
import type { CastMember, Scenario } from '../scenario.js';
import { drawCalendar } from '../world/calendar.js';
import { createFactBook } from '../world/fact-book.js';
import { makeChineseQuestions } from './chinese-questions.js';
import { chineseNames, chineseThemes } from './chinese-words.js';
import { buildChineseWorld } from './chinese-world.js';
import { realiseChineseSession } from './realise-chinese-session.js';

/** Settings of {@link generateChineseScenario}. */
export interface ChineseScenarioOptions {
  seed: number;
  index: number;
  sessions?: number;
  turnsPerSession?: number;
}

/** A smaller case in Mandarin: matters with changes, preferences by attribute, addressees, and their questions. */
export function generateChineseScenario(options: ChineseScenarioOptions): Scenario {
  const { seed, index } = options;
  const draw = createDraw(seed, `chinese-${index}`);
  const theme = chineseThemes[index % chineseThemes.length] as (typeof chineseThemes)[number];
  const count = options.sessions ?? 6;
  const { starts } = drawCalendar(count, draw.fork('calendar'));
  const people = draw.fork('cast');
  const families = people.sample(chineseNames.family, 5);
  const cast = people.sample(theme.roles, people.between(4, 5)).map((role, position): CastMember => {
    const sex = people.pick(['she', 'he'] as const);
    const firstName = people.pick(chineseNames[sex]);
    const lastName = families[position] as string;
    return {
      key: `p${position + 1}`,
      fullName: `${lastName}${firstName}`,
      firstName,
      lastName,
      nickname: people.chance(0.4) ? `${people.pick(['小', '老'])}${lastName}` : firstName,
      pronoun: sex,
      origin: 'Chinese',
      role,
      calls: {},
      joinsAt: 0,
    };
  });
  const facts = createFactBook(starts);
  const world = buildChineseWorld(theme, cast, facts, count, draw.fork('world'));
  const turns = starts.map((_, session): SpokenTurn[] =>
    realiseChineseSession(world, session, options.turnsPerSession ?? 40, draw.fork(`session-${session}`)),
  );
  return {
    id: `GEN_ZH_${String(seed).padStart(3, '0')}_${String(index + 1).padStart(3, '0')}`,
    index,
    seed,
    language: 'zh',
    theme: theme.name,
    title: theme.title,
    timeZone: 'Asia/Shanghai',
    cast,
    facts: facts.all(),
    sessions: starts.map((startedAt, session) => ({
      id: `S${session + 1}`,
      startedAt,
      present: cast.map((member) => member.key),
      turns: (turns[session] ?? []).map(({ sessionId: _session, quote: _quote, gist: _gist, ...turn }) => turn),
    })),
    questions: makeChineseQuestions(world, turns.flat(), draw.fork('questions')),
  };
}
