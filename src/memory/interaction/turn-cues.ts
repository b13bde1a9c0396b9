import type { Vocative } from '../../language/language-pack.js';
import { packFor } from '../../language/packs.js';
import { indexTerms } from '../../language/terms.js';
import { foldName, type PersonDirectory } from '../../records/person-directory.js';
import type { PersonId, Turn } from '../../records/records.js';
import { type KnownNames, knownNamesOf } from './known-names.js';

/** What the words of one turn say about whom it is for. */
export interface TurnCues {
  /** People called by name, in order, each once. */
  called: readonly PersonId[];
  /** Calls that no person answers to yet: relatives ("Mom") and unknown names, folded. */
  unresolved: readonly UnresolvedCall[];
  /** How many people were called, known or not. */
  callCount: number;
  /** The first call stands before anything else is said. */
  callLeads: boolean;
  /** People named without being called, and where in the turn. */
  mentioned: ReadonlyMap<PersonId, MentionPlace>;
  question: boolean;
  secondPerson: number;
  group: boolean;
  /** Said to oneself, read aloud, or to somebody who is not there. */
  aside: boolean;
  opening: 'thanks' | 'answer' | undefined;
}

/** A name that opens a turn, closes it, or stands between other words. */
export type MentionPlace = 'head' | 'inside' | 'tail';

/** A call that names nobody in the directory. */
export interface UnresolvedCall {
  key: string;
  kin: boolean;
}

const cuesByTurn = new WeakMap<Turn, { directory: PersonDirectory; cues: TurnCues }>();
const termsByTurn = new WeakMap<Turn, ReadonlySet<string>>();

/** Index terms of a turn, each once, for topic overlap. */
export function topicTerms(turn: Turn): ReadonlySet<string> {
  const known = termsByTurn.get(turn);
  if (known !== undefined) return known;
  const terms = new Set(indexTerms(turn.text));
  termsByTurn.set(turn, terms);
  return terms;
}

/** Reads a turn. A name means the one bearer in the directory, or the one bearer who is present; else it stays open. */
export function readCues(
  turn: Turn,
  speakerId: PersonId,
  present: readonly PersonId[],
  directory: PersonDirectory,
): TurnCues {
  const read = cuesByTurn.get(turn);
  if (read?.directory === directory) return read.cues;
  const names = knownNamesOf(directory);
  const pack = packFor(turn.language, turn.text);
  const calls = pack.vocatives(turn.text, names.keys);
  const called = new Set<PersonId>();
  const tagged = screenName(turn.text, names);
  const tag = tagged && resolve(tagged, speakerId, present);
  if (tag !== undefined) called.add(tag);
  const unresolved: UnresolvedCall[] = [];
  for (const call of calls) {
    const key = foldName(call.name);
    const bearers = names.bearers.get(key);
    const person = resolve(call.kin ? new Set(directory.byKinWord(call.name, speakerId)) : bearers, speakerId, present);
    if (person !== undefined) called.add(person);
    else if (call.kin || !bearers?.has(speakerId)) unresolved.push({ key, kin: call.kin === true });
  }
  const cues: TurnCues = {
    called: [...called],
    unresolved,
    callCount: called.size + unresolved.length,
    callLeads: tag !== undefined || calls[0]?.position === 'leading',
    mentioned: mentionedIn(turn.text, calls, names, (bearers) => {
      const person = resolve(bearers, speakerId, present);
      return person === undefined || called.has(person) ? undefined : person;
    }),
    question: pack.isQuestion(turn.text),
    secondPerson: pack.secondPerson(turn.text),
    group: pack.addressesGroup(turn.text),
    aside: pack.saidAside?.(turn.text) === true,
    opening: pack.replyOpening(turn.text),
  };
  cuesByTurn.set(turn, { directory, cues });
  return cues;
}

/** A known name as the first word of a message, marked off as chat writes it: "ana_92: ...", "@ana ...", "ana> ...". */
function screenName(text: string, names: KnownNames): ReadonlySet<PersonId> | undefined {
  const head = /^@?(\S+?)(?:[:>]|,(?=\s)|(?<=^@\S+)(?=\s))/u.exec(text)?.[1];
  return head === undefined ? undefined : names.bearers.get(foldName(head));
}

function resolve(
  bearers: ReadonlySet<PersonId> | undefined,
  speakerId: PersonId,
  present: readonly PersonId[],
): PersonId | undefined {
  const others = [...(bearers ?? [])].filter((id) => id !== speakerId);
  if (others.length <= 1) return others[0];
  const here = others.filter((id) => present.includes(id));
  return here.length === 1 ? here[0] : undefined;
}

/** People whose name occurs as whole words outside the calls. */
function mentionedIn(
  text: string,
  calls: readonly Vocative[],
  names: KnownNames,
  personOf: (bearers: ReadonlySet<PersonId>) => PersonId | undefined,
): ReadonlyMap<PersonId, MentionPlace> {
  let rest = text;
  for (const call of calls) rest = rest.slice(0, call.start) + ' '.repeat(call.end - call.start) + rest.slice(call.end);
  const folded = foldName(rest);
  const found = new Map<PersonId, MentionPlace>();
  for (const [key, bearers] of names.bearers) {
    const at = wholeAt(folded, key);
    if (at < 0) continue;
    const person = personOf(bearers);
    if (person !== undefined && !found.has(person)) found.set(person, placeOf(folded, at, at + key.length));
  }
  return found;
}

function placeOf(text: string, start: number, end: number): MentionPlace {
  if (!/[\p{L}\p{N}]/u.test(text.slice(0, start))) return 'head';
  return /[\p{L}\p{N}]/u.test(text.slice(end)) ? 'inside' : 'tail';
}

/** Where a name occurs as a whole word; -1 when it does not. Names in Han characters need no borders. */
function wholeAt(text: string, key: string): number {
  let at = text.indexOf(key);
  if (at < 0) return at;
  const freeBorders = /\p{Script=Han}/u.test(key);
  for (; at >= 0; at = text.indexOf(key, at + 1)) {
    if (freeBorders || (!isLetter(text[at - 1]) && !isLetter(text[at + key.length]))) return at;
  }
  return at;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_]/u.test(character);
}
