import type { SpokenTurn } from '../dialogue/spoken-turn.js';
import type { Draw } from '../draw.js';
import { expandPhrase } from '../phrase.js';
import type { CastMember } from '../scenario.js';
import { chineseChangeWays, chineseChat, chineseMatterPhrases, chinesePreferWays } from './chinese-phrases.js';
import type { ChineseEvent, ChineseWorld } from './chinese-world.js';

interface Line {
  speaker: CastMember;
  to: CastMember | 'everyone';
  text: string;
  act: string;
  answers?: number;
  asserts?: string[];
  retracts?: string[];
}

/** The turns of one Chinese session with their gold. */
export function realiseChineseSession(world: ChineseWorld, session: number, turns: number, draw: Draw): SpokenTurn[] {
  const say = (templates: readonly string[], slots: Record<string, string> = {}) =>
    expandPhrase(
      draw.pick(templates),
      {
        chore: draw.pick(world.theme.chores),
        object: draw.pick(world.theme.objects),
        reason: draw.pick(world.theme.reasons),
        ...slots,
      },
      draw,
    );
  const exchanges: Line[][] = draw
    .shuffle(world.events.filter((event) => event.session === session))
    .map((event) => tell(world, event, say, draw));
  let count = exchanges.flat().length;
  while (count < turns) {
    const [one, two] = draw.sample(world.cast, 2) as [CastMember, CastMember];
    const chat: Line[] = [
      { speaker: one, to: two, text: say(chineseChat.open), act: 'chat' },
      { speaker: two, to: one, text: say(chineseChat.answer), act: 'chat', answers: 0 },
    ];
    if (draw.chance(0.5)) chat.push({ speaker: one, to: two, text: say(chineseChat.close), act: 'chat', answers: 1 });
    exchanges.splice(draw.between(0, exchanges.length), 0, chat);
    count += chat.length;
  }
  return numberLines(exchanges, `S${session + 1}`, draw);
}

type Say = (templates: readonly string[], slots?: Record<string, string>) => string;

function tell(world: ChineseWorld, event: ChineseEvent, say: Say, draw: Draw): Line[] {
  const other = (...than: CastMember[]) => draw.pick(world.cast.filter((member) => !than.includes(member)));
  const react = (speaker: CastMember, to: CastMember, answers: number): Line => ({
    speaker,
    to,
    text: say(chineseChat.react),
    act: 'react',
    answers,
  });
  if (event.kind === 'settle') {
    const { matter, fact, teller, asker } = event;
    const phrases = chineseMatterPhrases[matter.kind];
    const slots = { np: matter.name, v: fact.value };
    if (draw.chance(0.55)) {
      const short = draw.chance(0.4);
      return [
        { speaker: asker, to: teller, text: say(phrases.ask, slots), act: 'ask' },
        {
          speaker: teller,
          to: asker,
          text: say(short ? phrases.answer : phrases.tell, slots),
          act: 'answer',
          answers: 0,
          asserts: [fact.key],
        },
        react(asker, teller, 1),
      ];
    }
    return [
      {
        speaker: teller,
        to: draw.chance(0.3) ? 'everyone' : asker,
        text: say(phrases.tell, slots),
        act: 'tell',
        asserts: [fact.key],
      },
      react(asker, teller, 0),
    ];
  }
  if (event.kind === 'change') {
    const { matter, before, fact, teller, reason } = event;
    const text = `${say(chineseMatterPhrases[matter.kind].change, { np: matter.name, v: fact.value, old: before.value })}，${say(['因为<why>', '<why>', '没办法，<why>'], { why: reason })}`;
    const hearer = other(teller);
    return [
      { speaker: teller, to: hearer, text, act: 'change', asserts: [fact.key], retracts: [before.key] },
      react(hearer, teller, 0),
    ];
  }
  if (event.kind === 'round') {
    const { host, preference, facts } = event;
    const lines: Line[] = [
      {
        speaker: host,
        to: 'everyone',
        text: say(['我问一下，<round>？', '<round>？一个一个说'], { round: preference.round }),
        act: 'ask-all',
      },
    ];
    for (const fact of draw.shuffle(facts)) {
      const person = world.cast.find((member) => member.key === fact.subject) as CastMember;
      const own = person === host;
      lines.push({
        speaker: person,
        to: own ? 'everyone' : host,
        text: say(chinesePreferWays, { v: fact.value }),
        act: 'prefer',
        ...(own ? {} : { answers: 0 }),
        asserts: [fact.key],
      });
    }
    return lines;
  }
  const { person, preference, fact } = event;
  const hearer = other(person);
  const old = event.kind === 'prefer' ? event.before : event.usual;
  const ways = event.kind === 'prefer' ? chineseChangeWays.change : chineseChangeWays.exception;
  const text = say(ways, { v: fact.value, old: old.value, kind: preference.kind });
  const retracts = event.kind === 'prefer' ? [old.key] : [];
  return [
    { speaker: person, to: hearer, text, act: event.kind, asserts: [fact.key], retracts },
    react(hearer, person, 0),
  ];
}

function numberLines(exchanges: readonly Line[][], sessionId: string, draw: Draw): SpokenTurn[] {
  const turns: SpokenTurn[] = [];
  let atMs = 400;
  for (const exchange of exchanges) {
    const ids: string[] = [];
    for (const [index, line] of exchange.entries()) {
      const id = `${sessionId}_T${String(turns.length + 1).padStart(3, '0')}`;
      ids.push(id);
      const isCalled = line.to !== 'everyone' && draw.chance(line.answers === undefined ? 0.7 : 0.3);
      const called =
        line.to === 'everyone'
          ? draw.chance(0.5)
            ? '大家，'
            : ''
          : isCalled
            ? `${line.to.nickname ?? line.to.firstName}，`
            : '';
      const sentence = /[？。！]$/u.test(line.text) ? line.text : `${line.text}。`;
      const text = `${called}${sentence}`;
      const endMs = atMs + text.length * 230;
      const replyTo = line.answers === undefined || line.answers >= index ? undefined : ids[line.answers];
      turns.push({
        id,
        sessionId,
        ordinal: turns.length + 1,
        speaker: line.speaker.key,
        text,
        to: line.to === 'everyone' ? ['everyone'] : [line.to.key],
        explicit: called !== '',
        ...(replyTo === undefined ? {} : { replyTo }),
        mentions: [],
        asserts: line.asserts ?? [],
        retracts: line.retracts ?? [],
        act: line.act,
        startMs: atMs,
        endMs,
        quote: sentence.replace(/[。]$/u, ''),
      });
      atMs = endMs + draw.between(150, 800);
    }
  }
  return turns;
}
