import type { AddresseeSession, AddresseeTurn } from '../../evaluation/addressee-sets.js';
import type { Random } from '../../random.js';
import { fillPhrase, phrases } from './table-phrases.js';

const NAMES = [
  ...['Ada', 'Bruno', 'Carla', 'Dario', 'Edda', 'Farid', 'Greta', 'Hamid', 'Ines', 'Joris', 'Kaya', 'Lorenz', 'Mirja'],
  ...['Niko', 'Olena', 'Pavel', 'Quinn', 'Rasmus', 'Selin', 'Tomas', 'Ulla', 'Viktor', 'Wanda', 'Yusuf', 'Zora'],
];

/**
 * Made-up talk round a table or in a group chat, for the turns of conversation that scenarios have few of: one person shows or asks
 * and the others comment in turn, pictures that are looked at, a debate in which each takes up the one before, a chair who asks
 * everyone, two people called one after the other, a third who joins two, thanks to all, and words to nobody present. Every table has
 * its own habits: what it does most, how often people call each other and send pictures. `everyone`, several, one and no addressees
 * are gold, with reply links.
 */
export function createTableTalk(random: Random, id: string): AddresseeSession {
  const people = random.shuffle(NAMES).slice(0, 3 + random.integer(4));
  const table = createTable(random, people, id);
  let hub = people[0] as string;
  const habits = SCENES.map(() => 0.15 + random.next() ** 3);
  if (random.next() < 0.7) table.say(hub, 'greeting', ['everyone'], undefined);
  for (let scene = 0; scene < 12; scene += 1) {
    if (random.next() < 0.15) hub = table.other(hub);
    drawScene(habits, random)(table, hub);
  }
  if (random.next() < 0.6) table.say(table.other(hub), 'farewell', ['everyone'], undefined);
  return { id, spaceId: id, turns: table.turns };
}

function drawScene(habits: readonly number[], random: Random): Scene {
  let left = random.next() * habits.reduce((sum, habit) => sum + habit, 0);
  const drawn = habits.findIndex((habit) => {
    left -= habit;
    return left < 0;
  });
  return SCENES[drawn] ?? discuss;
}

type Scene = (table: Table, hub: string) => void;

interface Said {
  id: string;
  speaker: string;
}

interface Table {
  turns: AddresseeTurn[];
  chance(probability: number): boolean;
  count(low: number, high: number): number;
  /** The name when it is said, as often as people at this table call each other. */
  perhaps(name: string): string | undefined;
  /** Somebody else than these. */
  other(...not: string[]): string;
  /** Everybody, in an order of their own. */
  round(): string[];
  /** Says a phrase of a kind; `call` is put before or behind it. The second name of `about` and `suit` is only talked about. */
  say(speaker: string, kind: string, to: readonly string[], reply: Said | undefined, call?: string): Said;
}

function createTable(random: Random, people: readonly string[], id: string): Table {
  const turns: AddresseeTurn[] = [];
  const callRate = random.next();
  const pictureRate = Math.max(0, 1.6 * random.next() - 0.6);
  const isChat = random.next() < 0.3;
  let clock = 0;
  const pick = <T>(items: readonly T[]): T => items[random.integer(items.length)] as T;
  const drawMatter = () => ({ thing: pick(phrases.things), other: pick(phrases.things) });
  let matter = drawMatter();
  return {
    turns,
    chance: (probability) => random.next() < probability,
    perhaps: (name) => (random.next() < callRate ? name : undefined),
    count: (low, high) => low + random.integer(high - low + 1),
    other(...not) {
      const rest = people.filter((name) => !not.includes(name));
      return pick(rest.length === 0 ? people : rest);
    },
    round: () => random.shuffle(people),
    say(speaker, kind, to, reply, call) {
      if (OPENS.has(kind)) matter = drawMatter();
      const plain = fillPhrase(kind, { ...matter, first: to[0] ?? '', second: to[1] ?? '' }, random);
      const text =
        call === undefined ? plain : isChat ? `@${call} ${plain}` : withCall(plain, call, random.next() < 0.7);
      const startMs = clock + random.integer(1500);
      clock = startMs + 800 + text.length * 60;
      const turn = { id: `${id}/${turns.length + 1}`, speaker, text, stripped: plain, named: text !== plain };
      const gold = THIRD_PERSON.has(kind) ? to.slice(0, 1) : to;
      const picture = random.next() < (SHOWS.has(kind) ? pictureRate : pictureRate / 20);
      turns.push({ ...turn, gold, goldReply: reply?.id ?? null, startMs, endMs: clock, picture });
      return { id: turn.id, speaker };
    },
  };
}

/** Kinds that speak of a new thing, that have something to show, and that talk about the second name. */
const OPENS = new Set(['show', 'ask-all', 'ask', 'offer']);
const SHOWS = new Set(['show', 'offer']);
const THIRD_PERSON = new Set(['about', 'suit']);

function withCall(text: string, name: string, first: boolean): string {
  if (!first) return text.replace(/([.?!])$/u, `, ${name}$1`);
  const [head = ''] = /^\p{L}+/u.exec(text) ?? [];
  const keepsCapital = head === 'I' || NAMES.includes(head);
  return `${name}, ${keepsCapital ? text : text.charAt(0).toLowerCase() + text.slice(1)}`;
}

/** Somebody shows a thing or a plan; the others comment in turn and are answered now and then. */
function showAndTell(table: Table, hub: string): void {
  const shown = table.say(hub, 'show', ['everyone'], undefined);
  let last: Said | undefined;
  for (let count = table.count(1, 5); count > 0; count -= 1) {
    const speaker = table.other(hub, last?.speaker ?? '');
    const aside = last !== undefined && last.speaker !== hub && table.chance(0.12);
    if (aside && last !== undefined) {
      last = table.say(speaker, 'agree', [last.speaker], last, last.speaker);
      continue;
    }
    last = table.say(speaker, 'comment', [hub], shown, table.perhaps(hub));
    if (table.chance(0.35)) {
      last = table.say(hub, 'react', [last.speaker], last, table.perhaps(last.speaker));
    }
  }
  if (last !== undefined && last.speaker !== hub) {
    if (table.chance(0.3)) table.say(hub, 'thank-all', ['everyone'], last);
    else if (table.chance(0.5)) table.say(hub, 'react', [last.speaker], last);
  }
}

/** Somebody asks everyone; several answer to the asker, who takes it up. */
function askAround(table: Table, hub: string): void {
  const asked = table.say(hub, 'ask-all', ['everyone'], undefined);
  let last = asked;
  for (let count = table.count(1, 4); count > 0; count -= 1) {
    const speaker = table.other(hub, last.speaker);
    last = table.say(speaker, 'opinion', [hub], asked, table.perhaps(hub));
    if (table.chance(0.25)) last = table.say(hub, 'note', [speaker], last, table.perhaps(speaker));
  }
  if (table.chance(0.3)) table.say(hub, 'decide', ['everyone'], last);
}

/** One answers a question and then turns to another: both are spoken to. */
function splitCall(table: Table, hub: string): void {
  const first = table.other(hub);
  const asked = table.say(first, 'ask', [hub], undefined, table.chance(0.7) ? hub : undefined);
  const second = table.other(hub, first);
  const kind = table.chance(0.6) ? 'split' : table.chance(0.5) ? 'answer-then-call' : 'both';
  const said = table.say(hub, kind, kind === 'answer-then-call' ? [second, first] : [first, second], asked);
  table.say(second, 'opinion', [hub], said);
}

/** Two are in conversation; a third joins and speaks to both, or to the one who spoke last. */
function joinTwo(table: Table, hub: string): void {
  const partner = table.other(hub);
  const asked = table.say(hub, 'ask', [partner], undefined, table.chance(0.6) ? partner : undefined);
  const answered = table.say(partner, 'answer', [hub], asked, table.perhaps(hub));
  if (table.chance(0.3)) {
    table.say(table.other(hub, partner), 'inform', [partner, hub], answered);
    return;
  }
  const more = table.say(hub, 'react', [partner], answered, table.perhaps(partner));
  if (table.chance(0.4)) table.say(partner, 'answer', [hub], more);
}

/** A discussion in which each takes up what the one before said, whoever that is. */
function discuss(table: Table, hub: string): void {
  let last = table.say(hub, table.chance(0.5) ? 'show' : 'ask-all', ['everyone'], undefined);
  for (let count = table.count(2, 7); count > 0; count -= 1) {
    const speaker = table.other(last.speaker);
    const kind = table.chance(0.6) ? 'agree' : table.chance(0.5) ? 'opinion' : 'comment';
    last = table.say(speaker, kind, [last.speaker], last, table.perhaps(last.speaker));
  }
}

/** A debate that goes round: each takes up the one before, mostly in the same order. */
function debate(table: Table, hub: string): void {
  const order = table.round();
  let last = table.say(hub, table.chance(0.5) ? 'show' : 'ask-all', ['everyone'], undefined);
  for (let at = 0, count = table.count(3, 10); at < count; at += 1) {
    const turn = order[at % order.length] as string;
    const speaker = turn === last.speaker || table.chance(0.2) ? table.other(last.speaker) : turn;
    const kind = table.chance(0.5) ? 'wonder' : table.chance(0.6) ? 'agree' : 'opinion';
    last = table.say(speaker, kind, [last.speaker], last, table.perhaps(last.speaker));
  }
}

/** One thing after another is shown, mostly by one person; the others look at it in turn and are thanked at the end, if at all. */
function gallery(table: Table, hub: string): void {
  for (let shows = table.count(1, 3); shows > 0; shows -= 1) {
    const owner = table.chance(0.75) ? hub : table.other(hub);
    const shown = table.say(owner, 'show', ['everyone'], undefined);
    let last = shown;
    for (let count = table.count(1, 4); count > 0; count -= 1) {
      const speaker = table.other(owner, last.speaker);
      if (last.speaker !== owner && table.chance(0.2)) {
        last = table.say(speaker, 'agree', [last.speaker], last, table.perhaps(last.speaker));
      } else if (owner !== hub && speaker !== hub && table.chance(0.3)) {
        last = table.say(speaker, 'suit', [owner, hub], shown, table.perhaps(owner));
      } else last = table.say(speaker, 'comment', [owner], shown, table.perhaps(owner));
    }
    if (table.chance(0.3)) table.say(owner, 'thank-all', ['everyone'], last);
  }
}

/** One after another offers something to somebody, who takes it up or not; others comment on the offer or make their own. */
function makeOffers(table: Table, hub: string): void {
  let last = table.say(hub, 'show', ['everyone'], undefined);
  for (let count = table.count(2, 5); count > 0; count -= 1) {
    const speaker = table.other(hub, last.speaker);
    const offered = table.say(speaker, 'offer', [hub], undefined, table.perhaps(hub));
    last = offered;
    const third = table.other(hub, speaker);
    if (table.chance(0.3)) last = table.say(third, 'suit', [speaker, hub], offered, table.perhaps(speaker));
    if (table.chance(0.5)) last = table.say(hub, 'react', [speaker], offered, table.perhaps(speaker));
  }
}

/** Somebody tells of a trouble, another has the same, and each is comforted. */
function comfort(table: Table, hub: string): void {
  const told = table.say(hub, 'show', ['everyone'], undefined);
  const other = table.other(hub);
  if (table.chance(0.6)) table.say(table.other(hub, other), 'comment', [hub], told, table.perhaps(hub));
  const same = table.say(other, 'mine-too', [hub], told, table.perhaps(hub));
  if (table.chance(0.5)) table.say(table.other(hub, other), 'comment', [hub], told, table.perhaps(hub));
  const comforter = table.other(other);
  const said = table.say(comforter, 'pity', [other], same, table.perhaps(other));
  if (table.chance(0.5)) table.say(other, 'react', [comforter], said, table.perhaps(comforter));
}

/** Words for nobody who is there, between two turns of others. */
function aside(table: Table, hub: string): void {
  const speaker = table.other(hub);
  table.say(speaker, 'aside', [], undefined);
  if (table.chance(0.5)) table.say(hub, 'inform', ['everyone'], undefined);
}

/** Somebody is talked about, right after speaking or out of earshot, to whom the speaker is in conversation with. */
function talkAbout(table: Table, hub: string): void {
  const partner = table.other(hub);
  const third = table.other(hub, partner);
  const before = table.chance(0.5) ? table.say(third, 'answer', [hub], undefined) : undefined;
  const said = table.say(
    hub,
    'about',
    [partner, third],
    undefined,
    table.chance(before === undefined ? 0.4 : 0.7) ? partner : undefined,
  );
  if (table.chance(0.5)) table.say(partner, 'about', [hub, third], said);
  else table.say(partner, 'agree', [hub], said);
}

const SCENES: readonly Scene[] = [
  ...[discuss, discuss, debate, debate, showAndTell, showAndTell, gallery, gallery, makeOffers, comfort],
  ...[talkAbout, talkAbout, askAround, askAround, joinTwo, joinTwo, splitCall, aside, aside],
];
