import { packFor } from '../../language/packs.js';
import { indexTerms, languageOf, words } from '../../language/terms.js';
import { foldName, type PersonDirectory } from '../../records/person-directory.js';
import type { PersonId, Turn } from '../../records/records.js';

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
  /** People named without being called. */
  mentioned: ReadonlySet<PersonId>;
  question: boolean;
  secondPerson: number;
  group: boolean;
  opening: 'thanks' | 'answer' | undefined;
  /** Index terms, for topic overlap. */
  terms: ReadonlySet<string>;
}

/** A call that names nobody in the directory. */
export interface UnresolvedCall {
  key: string;
  kin: boolean;
}

/** Names that a person goes by, folded: full name, first name, aliases. */
function namesOf(directory: PersonDirectory, id: PersonId): string[] {
  const person = directory.person(id);
  if (person === undefined) return [];
  const full = [directory.displayName(id), ...person.aliases];
  const first = person.displayName === undefined ? [] : [person.displayName.split(/\s+/u)[0] as string];
  return [...full, ...first].map(foldName).filter((name) => name !== '');
}

/** Reads a turn. Names mean people present first, then everybody in the space; a shared name stays unresolved. */
export function readCues(
  turn: Turn,
  speakerId: PersonId,
  present: readonly PersonId[],
  directory: PersonDirectory,
): TurnCues {
  const pack = turn.language === undefined ? languageOf(turn.text) : packFor(turn.language, turn.text);
  const knownNames = new Set(directory.people.flatMap((person) => namesOf(directory, person.id)));
  const calls = pack.vocatives(turn.text, knownNames);
  const called: PersonId[] = [];
  const unresolved: UnresolvedCall[] = [];
  for (const call of calls) {
    const person = call.kin ? undefined : resolve(call.name, speakerId, present, directory);
    if (person !== undefined) {
      if (!called.includes(person)) called.push(person);
    } else if (call.kin || directory.byName(call.name).every((id) => id !== speakerId)) {
      unresolved.push({ key: foldName(call.name), kin: call.kin === true });
    }
  }
  const mentioned = new Set<PersonId>();
  for (const word of words(turn.text)) {
    if (calls.some((call) => call.start <= word.start && word.end <= call.end)) continue;
    const person = resolve(word.text.replace(/['’]s$/u, ''), speakerId, present, directory);
    if (person !== undefined && !called.includes(person)) mentioned.add(person);
  }
  return {
    called,
    unresolved,
    callCount: called.length + unresolved.length,
    callLeads: calls[0]?.position === 'leading',
    mentioned,
    question: pack.isQuestion(turn.text),
    secondPerson: pack.secondPerson(turn.text),
    group: pack.addressesGroup(turn.text),
    opening: pack.replyOpening(turn.text),
    terms: new Set(indexTerms(turn.text)),
  };
}

function resolve(
  name: string,
  speakerId: PersonId,
  present: readonly PersonId[],
  directory: PersonDirectory,
): PersonId | undefined {
  const holders = directory.byName(name).filter((id) => id !== speakerId);
  if (holders.length <= 1) return holders[0];
  const here = holders.filter((id) => present.includes(id));
  return here.length === 1 ? here[0] : undefined;
}
