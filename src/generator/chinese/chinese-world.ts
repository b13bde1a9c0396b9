import type { Draw } from '../draw.js';
import type { CastMember, WorldFact } from '../scenario.js';
import type { FactBook } from '../world/fact-book.js';
import {
  type ChineseMatter,
  type ChinesePreference,
  type ChineseTheme,
  chineseNames,
  chinesePreferences,
} from './chinese-words.js';

/** What happens in one session of a Chinese scenario. */
export type ChineseEvent = { session: number } & (
  | { kind: 'settle'; matter: ChineseMatter; fact: WorldFact; teller: CastMember; asker: CastMember }
  | { kind: 'change'; matter: ChineseMatter; before: WorldFact; fact: WorldFact; teller: CastMember; reason: string }
  | { kind: 'round'; preference: ChinesePreference; facts: readonly WorldFact[]; host: CastMember }
  | { kind: 'prefer'; preference: ChinesePreference; person: CastMember; before: WorldFact; fact: WorldFact }
  | { kind: 'exception'; preference: ChinesePreference; person: CastMember; usual: WorldFact; fact: WorldFact }
);

/** The world of a Chinese scenario. */
export interface ChineseWorld {
  theme: ChineseTheme;
  cast: readonly CastMember[];
  facts: FactBook;
  events: readonly ChineseEvent[];
}

const times = [
  ['早上', 6, 8],
  ['上午', 8, 9],
  ['下午', 1, 6],
  ['晚上', 6, 9],
] as const;
const digits = '零一二三四五六七八九';

/** Draws matters, their changes and preferences over the sessions. */
export function buildChineseWorld(
  theme: ChineseTheme,
  cast: readonly CastMember[],
  facts: FactBook,
  sessions: number,
  draw: Draw,
): ChineseWorld {
  const events: ChineseEvent[] = [];
  const used = new Set<string>();
  const drawFresh = (matter: ChineseMatter): string => {
    for (let attempt = 0; ; attempt += 1) {
      const value = drawValue(theme, matter, draw);
      if (
        !used.has(`${matter.kind === 'pick' || matter.kind === 'place' ? matter.name : ''}${value}`) ||
        attempt > 30
      ) {
        used.add(`${matter.kind === 'pick' || matter.kind === 'place' ? matter.name : ''}${value}`);
        return value;
      }
    }
  };
  for (const [index, matter] of draw.shuffle(theme.matters).entries()) {
    const session = index % sessions;
    const [teller, asker] = draw.sample(cast, 2) as [CastMember, CastMember];
    const fact = facts.add(session, matter.name, matter.kind, drawFresh(matter), 'arrangement', teller.key);
    events.push({ session, kind: 'settle', matter, fact, teller, asker });
    if (session < sessions - 1 && draw.chance(0.35)) {
      const when = draw.between(session + 1, sessions - 1);
      const fresh = facts.add(when, matter.name, matter.kind, drawFresh(matter), 'arrangement', teller.key);
      facts.supersede(fact, fresh, when);
      events.push({
        session: when,
        kind: 'change',
        matter,
        before: fact,
        fact: fresh,
        teller,
        reason: draw.pick(theme.reasons),
      });
    }
  }
  for (const [index, preference] of draw.sample(chinesePreferences, 2).entries()) {
    const values = draw.sample(preference.values, cast.length + 1);
    const stated = cast.map((person, position) =>
      facts.add(index, person.key, preference.key, values[position] ?? '', 'preference', person.key),
    );
    events.push({ session: index, kind: 'round', preference, facts: stated, host: draw.pick(cast) });
    if (sessions <= index + 1) continue;
    const when = draw.between(index + 1, sessions - 1);
    const person = draw.pick(cast);
    const before = stated.find((fact) => fact.subject === person.key) as WorldFact;
    const value = values.at(-1) ?? '';
    if (index === 0) {
      const fact = facts.add(when, person.key, preference.key, value, 'preference', person.key);
      facts.supersede(before, fact, when);
      events.push({ session: when, kind: 'prefer', preference, person, before, fact });
    } else {
      const fact = facts.add(when, person.key, preference.key, value, 'preference', person.key, { temporary: true });
      events.push({ session: when, kind: 'exception', preference, person, usual: before, fact });
    }
  }
  return { theme, cast, facts, events };
}

function drawValue(theme: ChineseTheme, matter: ChineseMatter, draw: Draw): string {
  if (matter.kind === 'time') {
    const [period, low, high] = draw.pick(times);
    return `${period}${digits[draw.between(low, high)]}点${draw.pick(['', '半', '一刻', '四十'])}`;
  }
  if (matter.kind === 'count') return `${draw.between(3, 40)}${matter.name === '水泥' ? '袋' : '个'}`;
  if (matter.kind === 'cost') return `${draw.between(12, 96) * 50}块`;
  if (matter.kind === 'place') return draw.pick(theme.places);
  if (matter.kind === 'who') return `${draw.pick(chineseNames.family)}${draw.pick(['师傅', '老板', '大哥', '阿姨'])}`;
  return draw.pick(matter.options);
}
