import type { Introduction, LanguagePack, Vocative } from '../language/language-pack.js';
import { packFor } from '../language/packs.js';
import { introductionsInAnyLanguage } from '../language/universal/introductions.js';
import { foldName } from '../records/person-directory.js';
import type { NameClueKind, Person, PersonId, SessionId, Turn } from '../records/records.js';
import type { NameEvidence, NamingTurn } from './name-evidence.js';

/** Listens to one session turn by turn. What it holds is bounded: a few turns and what waits for an answer. */
export interface NameListener {
  /** What this turn shows, also about calls and introductions a few turns ago. `known`: folded names of people in the space. */
  hear(entry: NamingTurn, known: ReadonlySet<string>): NameEvidence[];
  /** What the end of the session shows: calls that nobody answered. */
  finish(): NameEvidence[];
}

/**
 * What one observation is worth. One self-introduction names; being called and answering takes two such exchanges, because
 * whoever answers need not be the one called.
 */
const WEIGHT = {
  self: 3,
  nickname: 2.5,
  fullName: 0.5,
  introducedNew: 2,
  introduced: 1.2,
  weakly: 0.6,
  answered: 1,
  answeredLater: 0.3,
  called: 0.6,
  asked: 0.2,
  betweenTwo: 0.4,
  thanks: 1,
  answeredThanks: 0.3,
  calledIt: -2,
} as const;

/** Turns after an introduction in which the introduced person is expected to speak. */
const INTRODUCED_WITHIN = 4;
/** Turns after a call in which an answer is one. */
const ANSWERED_WITHIN = 2;

interface Pending {
  said: NamingTurn;
  at: number;
}

interface PendingCall extends Pending {
  names: readonly Vocative[];
  share: number;
  thanks: boolean;
  /** Asked or told to do something: meant for whoever answers, not for whoever spoke. */
  asks: boolean;
  before: NamingTurn | undefined;
  after?: NamingTurn;
  afterAt?: number;
}

interface PendingIntroduction extends Pending {
  introductions: Introduction[];
  heardBefore: ReadonlySet<PersonId>;
  first?: NamingTurn;
}

/** A listener for one session. `packOf` chooses the language of a turn. */
export function createNameListener(
  packOf: (turn: Turn) => LanguagePack = (turn) => packFor(turn.language, turn.text),
): NameListener {
  const heard = new Set<PersonId>();
  const recent: NamingTurn[] = [];
  const heardNames = new Set<string>();
  let names: { known: ReadonlySet<string>; all: ReadonlySet<string> } | undefined;
  let calls: PendingCall[] = [];
  let introduced: PendingIntroduction[] = [];
  let place = 0;

  const allNames = (known: ReadonlySet<string>) => {
    if (names?.known !== known) names = { known, all: new Set([...known, ...heardNames]) };
    return names.all;
  };
  const learn = (introductions: readonly Introduction[]) => {
    for (const { name } of introductions) {
      heardNames.add(foldName(name));
      heardNames.add(foldName(name).split(' ')[0] as string);
    }
    if (introductions.length > 0) names = undefined;
  };

  const hear: NameListener['hear'] = (entry, known) => {
    const { turn, speakerId } = entry;
    const pack = packOf(turn);
    const own = pack.introductions(turn.text);
    const introductions = own.length > 0 ? own : introductionsInAnyLanguage(turn.text);
    learn(introductions);
    const found = distinctCalls(pack.vocatives(turn.text, allNames(known)), introductions);
    const evidence: NameEvidence[] = [...answers(entry), ...presence(entry, pack, found)];
    for (const { name, kind, nickname } of introductions) {
      if (kind !== 'self') continue;
      const what: NameClueKind = nickname === true ? 'nickname' : 'self';
      evidence.push(clue(entry, entry, what, name, WEIGHT[what as 'self' | 'nickname'] + fullNameBonus(name), 1));
    }
    for (const { name, kin } of found)
      if (kin !== true) evidence.push(clue(entry, entry, 'called-it', name, WEIGHT.calledIt, 1));
    if (found.length > 0) {
      const before = recent.findLast((other) => other.speakerId !== speakerId);
      const thanks = pack.replyOpening(turn.text) === 'thanks';
      const [first, ...rest] = found as [Vocative, ...Vocative[]];
      const apart = thanks && rest.length > 0;
      const asks = pack.isQuestion(turn.text) || pack.secondPerson(turn.text) > 0;
      const call = (names: readonly Vocative[], thanked: boolean) =>
        calls.push({ said: entry, at: place, names, share: 1 / names.length, thanks: thanked, asks, before });
      if (apart) call([first], true);
      call(apart ? rest : found, thanks && !apart);
    }
    const others = introductions.filter(({ kind }) => kind === 'other');
    if (others.length > 0)
      introduced.push({ said: entry, at: place, introductions: others, heardBefore: new Set([...heard, speakerId]) });
    heard.add(speakerId);
    recent.push(entry);
    if (recent.length > ANSWERED_WITHIN) recent.shift();
    place += 1;
    return evidence;
  };

  /** What a turn shows about who was called shortly before. */
  function answers(entry: NamingTurn): NameEvidence[] {
    const evidence: NameEvidence[] = [];
    const waiting: PendingCall[] = [];
    for (const call of calls) {
      const { said, before, after } = call;
      const expired = place - (call.afterAt ?? call.at) > ANSWERED_WITHIN;
      if (expired) {
        if (after === undefined) evidence.push(...spokenBefore(call));
        continue;
      }
      if (entry.speakerId === said.speakerId || entry.speakerId === after?.speakerId) {
        waiting.push(call);
        continue;
      }
      if (after !== undefined) {
        evidence.push(...about(call, entry, 'answered', WEIGHT.answeredLater));
        continue;
      }
      const both = before?.speakerId === entry.speakerId;
      const weight = (call.thanks ? WEIGHT.answeredThanks : WEIGHT.answered) + (both ? WEIGHT.betweenTwo : 0);
      evidence.push(...about(call, entry, 'answered', weight));
      if (!both || call.thanks) evidence.push(...spokenBefore(call));
      waiting.push({ ...call, after: entry, afterAt: place });
    }
    calls = waiting;
    return evidence;
  }

  /** What a turn shows about who was presented shortly before: people in the order in which they were presented. */
  function presence(entry: NamingTurn, pack: LanguagePack, found: readonly Vocative[]): NameEvidence[] {
    const evidence: NameEvidence[] = [];
    let taken = false;
    for (const pending of introduced) {
      const { said, heardBefore } = pending;
      if (taken || entry.speakerId === said.speakerId || place - pending.at > INTRODUCED_WITHIN) continue;
      const names = new Set(pending.introductions.map(({ name }) => foldName(name)));
      if (found.some(({ name }) => names.has(foldName(name))) || pack.greetsNewcomer?.(entry.turn.text) === true)
        continue;
      if (heardBefore.has(entry.speakerId)) {
        pending.first ??= entry;
        continue;
      }
      evidence.push(...presentedAs(pending, entry, WEIGHT.introducedNew));
      taken = true;
    }
    introduced = introduced.filter((pending) => {
      if (pending.introductions.length === 0) return false;
      if (place - pending.at < INTRODUCED_WITHIN) return true;
      if (pending.first !== undefined) evidence.push(...presentedAs(pending, pending.first, WEIGHT.introduced));
      return false;
    });
    return evidence;
  }

  return {
    hear,
    finish: () => {
      const evidence = [
        ...calls.flatMap((call) => (call.after === undefined ? spokenBefore(call) : [])),
        ...introduced.flatMap((pending) =>
          pending.first === undefined ? [] : presentedAs(pending, pending.first, WEIGHT.introduced),
        ),
      ];
      calls = [];
      introduced = [];
      return evidence;
    },
  };
}

/**
 * Reads names from what was said: self-introductions, third-party introductions, and being called and then answering. Sessions
 * are kept apart. `packOf` chooses the language; `people` lets names that are known already be found in weaker places.
 */
export function collectNameEvidence(
  turns: readonly NamingTurn[],
  packOf: (turn: Turn) => LanguagePack = (turn) => packFor(turn.language, turn.text),
  people: readonly Person[] = [],
): NameEvidence[] {
  const sessions = new Map<SessionId, NamingTurn[]>();
  for (const entry of turns) {
    const { sessionId } = entry.turn;
    sessions.set(sessionId, [...(sessions.get(sessionId) ?? []), entry]);
  }
  const names = people.flatMap((person) => [person.displayName ?? '', ...person.aliases].map(foldName));
  const known = new Set(names.filter((name) => name !== ''));
  return [...sessions.values()].flatMap((session) => {
    const listener = createNameListener(packOf);
    const ordered = session.toSorted((left, right) => left.turn.ordinal - right.turn.ordinal);
    return [...ordered.flatMap((entry) => listener.hear(entry, known)), ...listener.finish()];
  });
}

/** Takes one person out of those presented in a turn, with the nicknames given along. */
function presentedAs(pending: PendingIntroduction, person: NamingTurn, weight: number): NameEvidence[] {
  const [first, ...rest] = pending.introductions;
  if (first === undefined) return [];
  const next = rest.findIndex(({ nickname }) => nickname !== true);
  const mine = [first, ...(next < 0 ? rest : rest.slice(0, next))];
  pending.introductions = next < 0 ? [] : rest.slice(next);
  return mine.flatMap(({ name, nickname, kin, weak }): NameEvidence[] => {
    const worth = weak === true ? WEIGHT.weakly : weight + fullNameBonus(name);
    const named = clue(person, pending.said, nickname === true ? 'nickname' : 'introduced', name, worth, 2);
    return kin === undefined ? [named] : [named, clue(person, pending.said, 'kin', kin, worth, 2)];
  });
}

/** The person who spoke before a call may be the one called: "thanks, Nora". */
function spokenBefore(call: PendingCall): NameEvidence[] {
  if (call.before === undefined) return [];
  return about(call, call.before, 'thanked', call.thanks ? WEIGHT.thanks : call.asks ? WEIGHT.asked : WEIGHT.called);
}

function about(call: PendingCall, person: NamingTurn, kind: 'answered' | 'thanked', weight: number): NameEvidence[] {
  return call.names.map(({ name, kin }) =>
    clue(person, call.said, kin === true ? 'kin' : kind, name, weight * call.share, 2),
  );
}

function clue(
  person: NamingTurn,
  said: NamingTurn,
  kind: NameClueKind,
  name: string,
  weight: number,
  turns: 1 | 2,
): NameEvidence {
  const both = [said, person].sort((left, right) => left.turn.ordinal - right.turn.ordinal);
  return {
    personId: person.speakerId,
    voiceId: person.turn.voiceId,
    saidById: said.speakerId,
    saidByVoiceId: said.turn.voiceId,
    name,
    kind,
    weight,
    turnIds: turns === 1 ? [said.turn.id] : both.map(({ turn }) => turn.id),
    sessionId: said.turn.sessionId,
  };
}

/** Names called in a turn, each once; names given in an introduction of the same turn are not calls. */
function distinctCalls(vocatives: readonly Vocative[], introductions: readonly Introduction[]): Vocative[] {
  const taken = new Set(introductions.map(({ name }) => foldName(name)));
  return vocatives.filter(({ name }) => {
    const folded = foldName(name);
    if (taken.has(folded)) return false;
    taken.add(folded);
    return true;
  });
}

function fullNameBonus(name: string): number {
  return /\s/u.test(name.trim()) ? WEIGHT.fullName : 0;
}
