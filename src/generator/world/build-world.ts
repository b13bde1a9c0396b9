import type { Draw } from '../draw.js';
import type { CastMember, WorldFact } from '../scenario.js';
import type { SpokenLanguage } from '../spoken-language.js';
import { buildCast } from './build-cast.js';
import { drawCalendar } from './calendar.js';
import { createFactBook } from './fact-book.js';
import type { ValueSource } from './matter-values.js';
import { addPersonEvents } from './person-events.js';
import type { MatterSeed, Theme } from './theme.js';
import type { Matter, World, WorldEvent } from './world.js';
import { drawPair, type WorldStage } from './world-stage.js';

/** Builds the world of a scenario: who there is, what is settled when, and how it changes. */
export function buildWorld(language: SpokenLanguage, theme: Theme, sessionCount: number, draw: Draw): World {
  const cast = buildCast(language.names, theme, sessionCount, draw.fork('cast'));
  const { timeZone, starts } = drawCalendar(language.calendar, sessionCount, draw.fork('calendar'));
  const present = drawPresence(cast, sessionCount, draw.fork('presence'));
  const events: WorldEvent[] = [];
  const stage: WorldStage = {
    language,
    theme,
    cast,
    present,
    starts,
    facts: createFactBook(starts),
    draw: draw.fork('events'),
    add: (event) => {
      events.push({ ...event, key: `e${events.length + 1}` } as WorldEvent);
    },
  };
  addMatterEvents(stage, language.createValues(theme, cast, draw.fork('values')));
  addPersonEvents(stage);
  const settled = new Set(events.flatMap((event) => ('matter' in event ? [event.matter.seed.name] : [])));
  const objects = theme.objects.filter((name) => !settled.has(name));
  return {
    language,
    theme: { ...theme, objects },
    cast,
    timeZone,
    sessionStarts: starts,
    present,
    facts: stage.facts.all(),
    events,
  };
}

/** At least three people in every session; now and then one of four or more stays away. */
function drawPresence(cast: readonly CastMember[], sessionCount: number, draw: Draw): CastMember[][] {
  return Array.from({ length: sessionCount }, (_, session) => {
    const there = cast.filter((member) => member.joinsAt <= session);
    const newcomer = there.find((member) => member.joinsAt === session && session > 0);
    if (there.length <= 3 || !draw.chance(0.35)) return there;
    const absent = draw.pick(there.filter((member) => member !== newcomer));
    return there.filter((member) => member !== absent);
  });
}

const MATTERS_A_SESSION = 4;

function addMatterEvents(stage: WorldStage, values: ValueSource): void {
  const { theme, draw, starts, facts, language } = stage;
  const last = starts.length - 1;
  const seeds = draw.shuffle([
    ...draw.sample(theme.matters, Math.round(theme.matters.length * 0.85)),
    ...draw.sample(language.subjects.everydayMatters, 9),
    ...draw.sample(theme.objects, 7).map((name): MatterSeed => ({ kind: 'place', name, otherName: name, options: [] })),
  ]);
  seeds.slice(0, starts.length * MATTERS_A_SESSION).forEach((seed, index) => {
    const session = index % starts.length;
    const [owner, asker] = drawPair(stage, session);
    const matter: Matter = { key: `m${index + 1}`, seed, owner, asker };
    const value = values.of(seed, starts[session] ?? '');
    const fact = facts.add(session, matter.key, seed.kind, value, 'arrangement', owner.key);
    const life = draw.next();
    const isDisputed = life < 0.08 && session < last;
    const another = life < 0.16 ? values.other(seed, starts[session] ?? '', [value]) : undefined;
    if (isDisputed && another !== undefined) {
      const second = facts.add(session, matter.key, seed.kind, another, 'arrangement', asker.key);
      stage.add({ kind: 'disagree', session, matter, first: fact, second });
      facts.dispute(fact);
      facts.dispute(second);
      resolveLater(stage, matter, draw.shuffle([fact, second]) as [WorldFact, WorldFact], session);
      return;
    }
    if (another !== undefined) {
      const wrong = facts.add(session, matter.key, seed.kind, another, 'arrangement', asker.key);
      facts.dispute(wrong);
      facts.supersede(wrong, fact, session);
      stage.add({ kind: 'correct', session, matter, wrong, fact });
      return;
    }
    stage.add({ kind: 'arrange', session, matter, fact });
    if (life < 0.46 && session < last && seed.kind !== 'state')
      changeLater(stage, matter, [fact], session, values, life < 0.25);
  });
}

function changeLater(
  stage: WorldStage,
  matter: Matter,
  history: readonly [WorldFact, ...WorldFact[]],
  session: number,
  values: ValueSource,
  twice: boolean,
): void {
  const { draw, starts, facts, theme } = stage;
  const when = draw.between(session + 1, Math.min(starts.length - 1, session + 4));
  const speaker = owningIn(stage, matter, when);
  const value = values.near(
    matter.seed,
    starts[when] ?? '',
    history.map((fact) => fact.value),
  );
  if (value === undefined) return;
  const before = history.at(-1) ?? history[0];
  const fact = facts.add(when, matter.key, matter.seed.kind, value, 'arrangement', speaker.key);
  facts.supersede(before, fact, when);
  const reason = draw.pick(theme.reasons);
  stage.add({ kind: 'change', session: when, matter: { ...matter, owner: speaker }, before, fact, reason });
  if (twice && when < starts.length - 1) changeLater(stage, matter, [...history, fact], when, values, false);
}

function resolveLater(
  stage: WorldStage,
  matter: Matter,
  [fact, against]: [WorldFact, WorldFact],
  session: number,
): void {
  const { draw, starts, facts } = stage;
  const when = draw.between(session, Math.min(starts.length - 1, session + 2));
  const others = (stage.present[when] ?? []).filter(
    (member) => member.key !== fact.source && member.key !== against.source,
  );
  const by = draw.pick(others.length > 0 ? others : (stage.present[when] ?? []));
  const settled = facts.add(when, matter.key, matter.seed.kind, fact.value, 'arrangement', by.key);
  facts.supersede(fact, settled, when);
  facts.supersede(against, settled, when);
  stage.add({ kind: 'resolve', session: when, matter, fact: settled, against, by });
}

/** The owner of a matter, or somebody who is there instead. */
function owningIn(stage: WorldStage, matter: Matter, session: number): CastMember {
  const there = stage.present[session] ?? [];
  return there.find((member) => member.key === matter.owner.key) ?? stage.draw.pick(there);
}
