import type { LanguagePack, Vocative } from '../language/language-pack.js';
import { packFor } from '../language/packs.js';
import { foldName } from '../records/person-directory.js';
import type { Person, PersonId, SessionId, Turn, TurnId } from '../records/records.js';

/** A turn with the canonical person who spoke it. Give the turns of a session in order. */
export interface NamingTurn {
  turn: Turn;
  speakerId: PersonId;
}

/** One reason to believe, or not to believe, that a person has a name. */
export interface NameEvidence {
  personId: PersonId;
  /** As said. */
  name: string;
  /**
   * `self`: said it of themselves. `introduced`: presented by somebody, then spoke. `answered`: called, then spoke.
   * `thanked`: called right after having spoken. `called-it`: called somebody else by it, so it is not theirs.
   */
  kind: 'self' | 'introduced' | 'answered' | 'thanked' | 'called-it';
  turnIds: readonly TurnId[];
  sessionId: SessionId;
  /** Positive for, negative against; sums are compared with `NamingOptions.minWeight`. */
  weight: number;
}

/**
 * What one observation is worth. One self-introduction names; being called and answering takes two such exchanges, because
 * whoever answers need not be the one called.
 */
const WEIGHT = {
  self: 3,
  fullName: 0.5,
  introducedNew: 2,
  introduced: 1.2,
  answered: 1,
  answeredLater: 0.3,
  thanked: 0.6,
  betweenTwo: 0.4,
  calledIt: -2,
} as const;

/** Turns after an introduction in which the introduced person is expected to speak. */
const INTRODUCED_WITHIN = 4;

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
  const known = new Set(
    people
      .flatMap((person) => [person.displayName ?? '', ...person.aliases].map(foldName))
      .filter((name) => name !== ''),
  );
  return [...sessions.values()].flatMap((session) => evidenceOfSession(session, packOf, known));
}

function evidenceOfSession(
  session: readonly NamingTurn[],
  packOf: (turn: Turn) => LanguagePack,
  known: ReadonlySet<string>,
): NameEvidence[] {
  const ordered = session.toSorted((left, right) => left.turn.ordinal - right.turn.ordinal);
  const names = new Set(known);
  const heard = new Set<PersonId>();
  return ordered.flatMap((current, at) => {
    const { turn, speakerId } = current;
    heard.add(speakerId);
    const pack = packOf(turn);
    const introductions = pack.introductions(turn.text);
    for (const { name } of introductions) {
      names.add(foldName(name));
      names.add(firstWord(foldName(name)));
    }
    const found: NameEvidence[] = [];
    const add = (personId: PersonId, name: string, kind: NameEvidence['kind'], weight: number, turnIds: TurnId[]) =>
      found.push({ personId, name, kind, weight, turnIds, sessionId: turn.sessionId });
    for (const { name, kind } of introductions) {
      if (kind === 'self') add(speakerId, name, 'self', WEIGHT.self + fullNameBonus(name), [turn.id]);
      else for (const guess of introducedPerson(ordered, at, heard)) add(...guess.args(name, turn.id));
    }
    const calls = distinctCalls(
      pack.vocatives(turn.text, names),
      introductions.map(({ name }) => foldName(name)),
    );
    const share = calls.length > 0 ? 1 / calls.length : 0;
    for (const { name } of calls) {
      add(speakerId, name, 'called-it', WEIGHT.calledIt, [turn.id]);
      const before = otherSpeaker(ordered, at, -1, speakerId);
      const after = otherSpeaker(ordered, at, 1, speakerId);
      const later = after && otherSpeaker(ordered, after.at, 1, speakerId, after.entry.speakerId);
      if (after !== undefined) {
        const both = before?.entry.speakerId === after.entry.speakerId ? WEIGHT.betweenTwo : 0;
        add(after.entry.speakerId, name, 'answered', (WEIGHT.answered + both) * share, [turn.id, after.entry.turn.id]);
      }
      if (later !== undefined)
        add(later.entry.speakerId, name, 'answered', WEIGHT.answeredLater * share, [turn.id, later.entry.turn.id]);
      if (before !== undefined && before.entry.speakerId !== after?.entry.speakerId)
        add(before.entry.speakerId, name, 'thanked', WEIGHT.thanked * share, [before.entry.turn.id, turn.id]);
    }
    return found;
  });
}

/** Names called in a turn, each once; names given in an introduction of the same turn are not calls. */
function distinctCalls(vocatives: readonly Vocative[], introduced: readonly string[]): Vocative[] {
  const taken = new Set(introduced);
  return vocatives.filter(({ name }) => {
    const folded = foldName(name);
    if (taken.has(folded)) return false;
    taken.add(folded);
    return true;
  });
}

/** The nearest turn of somebody else in one direction, at most two turns away. */
function otherSpeaker(
  session: readonly NamingTurn[],
  from: number,
  step: 1 | -1,
  ...not: PersonId[]
): { entry: NamingTurn; at: number } | undefined {
  for (let at = from + step; Math.abs(at - from) <= 2; at += step) {
    const entry = session[at];
    if (entry === undefined) return undefined;
    if (!not.includes(entry.speakerId)) return { entry, at };
  }
  return undefined;
}

interface IntroducedGuess {
  args(name: string, turnId: TurnId): [PersonId, string, NameEvidence['kind'], number, TurnId[]];
}

/** Who was presented: the next to speak who had not spoken before, else the next other speaker. */
function introducedPerson(session: readonly NamingTurn[], at: number, heard: ReadonlySet<PersonId>): IntroducedGuess[] {
  const presenter = session[at]?.speakerId;
  const following = session
    .slice(at + 1, at + 1 + INTRODUCED_WITHIN)
    .filter(({ speakerId }) => speakerId !== presenter);
  const newcomer = following.find(({ speakerId }) => !heard.has(speakerId));
  const chosen = newcomer ?? following[0];
  if (chosen === undefined) return [];
  const weight = newcomer === undefined ? WEIGHT.introduced : WEIGHT.introducedNew;
  return [
    {
      args: (name, turnId) => [
        chosen.speakerId,
        name,
        'introduced',
        weight + fullNameBonus(name),
        [turnId, chosen.turn.id],
      ],
    },
  ];
}

function fullNameBonus(name: string): number {
  return /\s/u.test(name.trim()) ? WEIGHT.fullName : 0;
}

/** First word of a folded name: what people call each other by. */
export function firstWord(foldedName: string): string {
  return foldedName.split(' ')[0] ?? '';
}
