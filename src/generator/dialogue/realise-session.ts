import type { Draw } from '../draw.js';
import type { CastMember } from '../scenario.js';
import type { Matter, World, WorldEvent } from '../world/world.js';
import { createScene, type Draft, type Scene } from './draft.js';
import {
  revisitMatter,
  tellArrangement,
  tellChange,
  tellCorrection,
  tellDisagreement,
  tellResolution,
} from './matter-exchanges.js';
import { showPicture, tellAbsence, tellNewcomer, tellSecret } from './occasion-exchanges.js';
import { tellBackground, tellException, tellPreference, tellPreferenceRound } from './person-exchanges.js';
import { closeSession, makeSmallTalk, openSession } from './small-talk.js';
import { type SpeakingStyle, type Wording, wordDraft } from './speak.js';
import type { SpokenTurn } from './spoken-turn.js';

/** Settings of the realiser. */
export interface DialogueOptions extends SpeakingStyle {
  turnsPerSession: number;
}

/** Share of neighbouring exchanges of different people that run side by side. */
const SIDE_TALK = 0.3;
/** Share of small talk whose beginning is broken off. */
const INTERRUPTED = 0.08;
/** Share of questions into which a third person says a word before they are answered. */
const CHIME = 0.06;

/** Acts of small talk that may be broken off. */
const CHATTER: ReadonlySet<string> = new Set(['chat', 'anecdote']);

/** What the sessions of a scenario share, so that nothing is said twice in the same words. */
export interface SaidBefore {
  /** Remarks of the setting that nobody has made yet. */
  remarks: string[];
  texts: Set<string>;
}

/** The turns of one session, in order, with their gold. */
export function realiseSession(
  world: World,
  session: number,
  options: DialogueOptions,
  said: SaidBefore,
  draw: Draw,
): SpokenTurn[] {
  const present = world.present[session] ?? [];
  const scene = createScene(world.language, world.theme, present, said.remarks, draw);
  const exchanges = planExchanges(world, session, options.turnsPerSession, scene);
  const placed = sideBySide(exchanges, draw).flatMap((drafts, number) =>
    drafts.map((draft) => ({ ...draft, scene: number })),
  );
  return wordTurns(placed, world.sessionStarts[session] ?? '', `S${session + 1}`, options, said, scene);
}

/** A draft whose answer points at the draft itself, so that exchanges can be interleaved. */
interface PlacedDraft {
  draft: Draft;
  answers?: Draft;
}

type NumberedDraft = PlacedDraft & { scene: number };

function planExchanges(world: World, session: number, turns: number, scene: Scene): PlacedDraft[][] {
  const { draw } = scene;
  const events = world.events.filter((event) => event.session === session);
  const early = events.filter((event) => event.kind === 'newcomer' || event.kind === 'absence');
  const later = events.filter((event) => event.kind !== 'newcomer' && event.kind !== 'absence');
  const told = inOrder(draw.shuffle(later)).map((event) => tell(scene, event));
  const known = mattersBefore(world, session);
  const opening = [openSession(scene, session === 0), ...early.map((event) => tell(scene, event))];
  const ending = closeSession(scene);
  let count = [...opening, ...told, ending].reduce((sum, drafts) => sum + drafts.length, 0);
  const chatter: Draft[][] = [];
  while (count < turns) {
    const exchange =
      known.length > 0 && draw.chance(0.17) ? revisitMatter(scene, draw.pick(known)) : makeSmallTalk(scene);
    chatter.push(exchange);
    count += exchange.length;
  }
  return [...opening, ...spread(told, chatter, opening.at(-1)?.at(-1), draw), ending]
    .map((drafts) => withInterruption(withChime(drafts, scene), scene))
    .map(place);
}

/** How many pieces of chatter are looked at for one that goes on with other people. */
const LOOKAHEAD = 6;

/** Puts the chatter between the events, whose order stays; the floor goes to other people where it can. */
function spread(
  told: readonly Draft[][],
  chatter: readonly Draft[][],
  before: Draft | undefined,
  draw: Draw,
): Draft[][] {
  const events = [...told];
  const rest = [...chatter];
  const merged: Draft[][] = [];
  let last = before;
  while (events.length + rest.length > 0) {
    const isEvent = draw.next() < events.length / (events.length + rest.length);
    const place = rest.slice(0, LOOKAHEAD).findIndex((exchange) => isFresh(exchange, last));
    const takesEvent =
      events[0] !== undefined && (isEvent || rest.length === 0) && (isFresh(events[0], last) || place < 0);
    const next = takesEvent ? events.shift() : (rest.splice(Math.max(0, place), 1)[0] ?? events.shift());
    if (next === undefined) break;
    merged.push(next);
    last = next.at(-1);
  }
  return merged;
}

/** Whether an exchange is begun by somebody new and not addressed to whoever spoke last. */
function isFresh(exchange: readonly Draft[], last: Draft | undefined): boolean {
  const first = exchange[0];
  if (first === undefined || last === undefined) return true;
  return first.speaker !== last.speaker && (first.to === 'everyone' || !first.to.includes(last.speaker));
}

/** A settled disagreement comes after the disagreement. */
function inOrder(events: readonly WorldEvent[]): WorldEvent[] {
  const late = events.filter((event) => event.kind === 'resolve');
  return [...events.filter((event) => event.kind !== 'resolve'), ...late];
}

function mattersBefore(world: World, session: number): Matter[] {
  return world.events.flatMap((event) => ('matter' in event && event.session < session ? [event.matter] : []));
}

function tell(scene: Scene, event: WorldEvent): Draft[] {
  switch (event.kind) {
    case 'arrange':
      return tellArrangement(scene, event);
    case 'change':
      return tellChange(scene, event);
    case 'correct':
      return tellCorrection(scene, event);
    case 'disagree':
      return tellDisagreement(scene, event);
    case 'resolve':
      return tellResolution(scene, event);
    case 'prefer-round':
      return tellPreferenceRound(scene, event);
    case 'prefer':
      return tellPreference(scene, event);
    case 'exception':
      return tellException(scene, event);
    case 'background':
      return tellBackground(scene, event);
    case 'secret':
      return tellSecret(scene, event);
    case 'absence':
      return tellAbsence(scene, event);
    case 'newcomer':
      return tellNewcomer(scene, event);
    default:
      return showPicture(scene, event);
  }
}

function withChime(drafts: Draft[], scene: Scene): Draft[] {
  const [first, second] = drafts;
  if (first === undefined || second?.answers !== 0 || first.bare || !scene.draw.chance(CHIME)) return drafts;
  const speaker = scene.other(first.speaker, second.speaker);
  if (speaker === first.speaker || speaker === second.speaker) return drafts;
  const chime: Draft = {
    speaker,
    to: [first.speaker],
    core: scene.say(scene.talk.chimes),
    act: 'chime',
    answers: 0,
    calling: 0.1,
  };
  const moved = drafts
    .slice(1)
    .map((draft) =>
      draft.answers === undefined || draft.answers === 0 ? draft : { ...draft, answers: draft.answers + 1 },
    );
  return [first, chime, ...moved];
}

/** Somebody breaks off the first sentence of small talk; then it is said whole. */
function withInterruption(drafts: Draft[], scene: Scene): Draft[] {
  const [first, second] = drafts;
  if (first === undefined || second?.answers !== 0 || !CHATTER.has(first.act) || !scene.draw.chance(INTERRUPTED)) {
    return drafts;
  }
  const { tail, ...whole } = first;
  const cut = scene.language.sentences.cutOff(first.core);
  if (cut === undefined || first.to === 'everyone') return drafts;
  const breaking = scene.say(scene.talk.interruptions);
  const to = [first.speaker];
  const resumed: Draft = {
    ...whole,
    core: scene.say(scene.talk.resumptions, { rest: first.core }),
    answers: 1,
    calling: 0.1,
    opener: 'think',
    ...(tail === undefined ? {} : { tail }),
  };
  return [
    { ...whole, core: cut, act: 'broken-off' },
    { speaker: second.speaker, to, core: breaking, act: 'interrupt', answers: 0, calling: 0.2 },
    resumed,
    ...drafts.slice(1).map((draft) => (draft.answers === undefined ? draft : { ...draft, answers: draft.answers + 2 })),
  ];
}

function place(drafts: readonly Draft[]): PlacedDraft[] {
  return drafts.map((draft) => {
    const answers = draft.answers === undefined ? undefined : drafts[draft.answers];
    return answers === undefined ? { draft } : { draft, answers };
  });
}

/** Two exchanges of different people go on at the same time: their turns alternate. */
function sideBySide(exchanges: readonly PlacedDraft[][], draw: Draw): PlacedDraft[][] {
  const result: PlacedDraft[][] = [];
  for (let index = 0; index < exchanges.length; index += 1) {
    const [one, two] = [exchanges[index] as PlacedDraft[], exchanges[index + 1]];
    if (
      two === undefined ||
      index === 0 ||
      index + 2 >= exchanges.length ||
      !areDisjoint(one, two) ||
      !draw.chance(SIDE_TALK)
    ) {
      result.push(one);
      continue;
    }
    const mixed: PlacedDraft[] = [];
    for (let turn = 0; turn < Math.max(one.length, two.length); turn += 1) {
      for (const side of [one, two]) if (side[turn] !== undefined) mixed.push(side[turn] as PlacedDraft);
    }
    result.push(mixed);
    index += 1;
  }
  return result;
}

function areDisjoint(one: readonly PlacedDraft[], two: readonly PlacedDraft[]): boolean {
  const people = new Set(one.map(({ draft }) => draft.speaker.key));
  const isGroup = [...one, ...two].some(({ draft }) => draft.to === 'everyone');
  return !isGroup && two.every(({ draft }) => !people.has(draft.speaker.key));
}

function wordTurns(
  placed: readonly NumberedDraft[],
  start: string,
  sessionId: string,
  options: DialogueOptions,
  said: SaidBefore,
  scene: Scene,
): SpokenTurn[] {
  const { draw, present } = scene;
  const { sentences } = scene.language;
  const turns: SpokenTurn[] = [];
  const ids = new Map<Draft, string>();
  let atMs = start === '' ? 0 : 400;
  for (const [index, { draft, answers, scene: number }] of placed.entries()) {
    const id = `${sessionId}_T${String(index + 1).padStart(3, '0')}`;
    const answersLast = answers !== undefined && placed[index - 1]?.draft === answers;
    const spoken = widened(draft, present, draw);
    const wording = freshWording(spoken, answersLast, options, said, scene);
    const { text } = wording;
    const endMs = atMs + sentences.durationMs(text) + draw.between(150, 500);
    const replyTo = answers === undefined ? undefined : ids.get(answers);
    turns.push({
      id,
      sessionId,
      scene: number,
      ordinal: index + 1,
      speaker: spoken.speaker.key,
      text,
      to: spoken.to === 'everyone' ? ['everyone'] : spoken.to.map((person) => person.key),
      explicit: wording.explicit,
      ...(replyTo === undefined ? {} : { replyTo }),
      mentions: mentioned(text, spoken, scene),
      asserts: spoken.asserts ?? [],
      retracts: spoken.retracts ?? [],
      act: spoken.act,
      ...(spoken.image === undefined ? {} : { image: spoken.image }),
      startMs: atMs,
      endMs,
      quote: wording.quote,
      ...(spoken.gist === undefined ? {} : { gist: spoken.gist }),
    });
    ids.set(draft, id);
    atMs = endMs + draw.between(150, 900);
  }
  return turns;
}

const ATTEMPTS = 4;

/** Words the draft; if they have been said just so before, tries again and then adds something. */
function freshWording(
  draft: Draft,
  answersLast: boolean,
  style: SpeakingStyle,
  said: SaidBefore,
  scene: Scene,
): Wording {
  let wording = wordDraft(draft, answersLast, style, scene);
  for (let attempt = 1; attempt < ATTEMPTS && said.texts.has(wording.text); attempt += 1) {
    const longer =
      draft.bare || draft.tail !== undefined ? draft : { ...draft, tail: scene.say(scene.talk.statementTails) };
    wording = wordDraft(longer, answersLast, style, scene);
  }
  said.texts.add(wording.text);
  return wording;
}

/** Now and then a beginning is meant for two people. */
function widened(draft: Draft, present: readonly CastMember[], draw: Draw): Draft {
  if (
    draft.to === 'everyone' ||
    draft.answers !== undefined ||
    draft.bare ||
    present.length < 4 ||
    draft.act === 'confide' ||
    !draw.chance(0.07)
  )
    return draft;
  const taken = [draft.speaker, ...draft.to];
  const more = draw.pick(present.filter((member) => !taken.includes(member)));
  return { ...draft, to: [...draft.to, more], calling: 1 };
}

/** People named in the words, and those the draft is about, without the addressees. */
function mentioned(text: string, draft: Draft, { present, language }: Scene): string[] {
  const about = new Set((draft.mentions ?? []).map((person) => person.key));
  for (const person of present) {
    const names = [person.firstName, person.nickname, draft.speaker.calls[person.key]];
    const isNamed = names.some((name) => name !== undefined && language.sentences.contains(text, name));
    const isAddressed = draft.to !== 'everyone' && draft.to.includes(person);
    if (isNamed && !isAddressed && person !== draft.speaker) about.add(person.key);
  }
  return [...about];
}
