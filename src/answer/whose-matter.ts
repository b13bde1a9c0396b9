import { questionLanguage } from '../language/question-languages.js';
import { indexTerms, languageOf } from '../language/terms.js';
import { foldName, type PersonDirectory } from '../records/person-directory.js';
import type { PersonId, Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import { nameTerms, withoutReferences } from './name-terms.js';
import { sentences } from './shorten.js';

/** How much of what a question asks the best held exchange covers, 0 to 1. */
export interface Matter {
  /** By what is said about the person asked about; the same as `any` when the question is about nobody. */
  own: number;
  /** By what is said about anybody else. */
  others: number;
  /** By what is said at all. */
  any: number;
}

/** What of a question's words a neighbour adds: the turn before (often the question), the one after, the one before that. */
const NEAR: readonly (readonly [offset: number, share: number])[] = [
  [-1, 0.7],
  [1, 0.5],
  [-2, 0.5],
];

/**
 * Whose matter the held turns speak of. A sentence is about its speaker, but one that tells or asks "you" is about
 * whoever it is said to, and one that names somebody is about them as well. So what somebody else did is not taken for
 * what the person asked about did.
 */
export function matterOf(
  questionText: string,
  people: readonly PersonId[],
  person: PersonId | undefined,
  context: Context,
  directory: PersonDirectory,
): Matter {
  const names = nameTerms(people, directory);
  const wanted = [...new Set(indexTerms(withoutReferences(questionText)))].filter((term) => !names.has(term));
  if (wanted.length === 0) return { own: 1, others: 0, any: 1 };
  const own = new Map<string, Set<string>>();
  const others = new Map<string, Set<string>>();
  const any = new Map<string, Set<string>>();
  for (const turn of context.turns) {
    const place = placeOf(turn, 0);
    for (const { terms, about } of matters(turn, person, context, directory)) {
      const found = wanted.filter((term) => terms.has(term));
      if (about !== 'others') addAll(own, place, found);
      if (about !== 'own') addAll(others, place, found);
      addAll(any, place, found);
    }
  }
  const best = (held: ReadonlyMap<string, ReadonlySet<string>>) =>
    Math.max(0, ...context.turns.map((turn) => exchangeCover(turn, wanted, held)));
  return { own: best(own), others: best(others), any: best(any) };
}

function exchangeCover(turn: Turn, wanted: readonly string[], held: ReadonlyMap<string, ReadonlySet<string>>): number {
  const sum = wanted.reduce((total, term) => {
    if (held.get(placeOf(turn, 0))?.has(term)) return total + 1;
    const near = NEAR.map(([offset, share]) => (held.get(placeOf(turn, offset))?.has(term) ? share : 0));
    return total + Math.max(...near);
  }, 0);
  return sum / wanted.length;
}

/** The sentences and captions of a turn, and whether they are about the person, about others, or about both. */
function matters(
  turn: Turn,
  person: PersonId | undefined,
  context: Context,
  directory: PersonDirectory,
): { terms: Set<string>; about: 'own' | 'others' | 'both' }[] {
  const captions = (turn.images ?? []).flatMap(({ caption }) => caption ?? []);
  return [...sentences(turn.text), ...captions].map((text) => {
    const terms = new Set(indexTerms(text));
    return { terms, about: person === undefined ? 'own' : aboutWhom(text, terms, turn, person, context, directory) };
  });
}

/**
 * Whom a sentence of a turn is about, seen from one person: its speaker, or whoever is told "you"; whom it names, other than by
 * calling them, as well. Somebody's sentence without "I" about another person is that person's matter.
 */
export function aboutWhom(
  text: string,
  terms: ReadonlySet<string>,
  turn: Turn,
  person: PersonId,
  context: Context,
  directory: PersonDirectory,
): 'own' | 'others' | 'both' {
  const pack = languageOf(text);
  const bySelf = directory.personOfVoice(turn.voiceId) === person;
  const ofHearer = pack.secondPerson(text) > 0;
  const ofSelf = questionLanguage(pack.id)?.firstPerson(text) ?? false;
  if (ofHearer && ofSelf) return 'both';
  if (bySelf && !ofHearer && !ofSelf && namesAnother(text, terms, person, directory)) return 'others';
  if (ofHearer ? hears(turn, person, bySelf, context, directory) : bySelf) return 'own';
  const name = directory.displayName(person);
  if (!indexTerms(name).some((term) => terms.has(term))) return 'others';
  const called = pack.vocatives(text, new Set([foldName(name)])).length > 0;
  return called ? 'others' : 'both';
}

function namesAnother(text: string, terms: ReadonlySet<string>, person: PersonId, directory: PersonDirectory): boolean {
  return directory.people.some(({ id, displayName }) => {
    if (id === person || displayName === undefined) return false;
    if (!indexTerms(displayName).some((term) => terms.has(term))) return false;
    return languageOf(text).vocatives(text, new Set([foldName(displayName)])).length === 0;
  });
}

/** Whether a turn is said to a person; with edges to nobody it is said to everybody but its speaker. */
function hears(turn: Turn, person: PersonId, bySelf: boolean, context: Context, directory: PersonDirectory): boolean {
  const links = context.interactions.get(turn.id)?.addressees ?? [];
  if (links.length === 0) return !bySelf;
  return links.some((link) => directory.canonical(link.personId) === person);
}

function placeOf({ sessionId, ordinal }: Turn, offset: number): string {
  return `${sessionId} ${ordinal + offset}`;
}

function addAll(sets: Map<string, Set<string>>, key: string, terms: readonly string[]): void {
  const set = sets.get(key) ?? new Set<string>();
  for (const term of terms) set.add(term);
  sets.set(key, set);
}
