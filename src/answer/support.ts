import { indexTerms, languageOf } from '../language/terms.js';
import { foldName, type PersonDirectory } from '../records/person-directory.js';
import type { PersonId, Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import { sentences } from './shorten.js';

/** What is looked for in the held turns. */
export interface Wanted {
  text: string;
  /** Words that count double: they name what is asked for. */
  head?: string;
  /** The main clause; words of the rest only tell apart and count less. */
  main?: string;
  /** Terms that do not count: names that speakers and filters already answer for. */
  ignore?: ReadonlySet<string>;
}

/** How well texts cover what is wanted. */
export interface Support {
  /** Share of the wanted terms that a text holds, 0 to 1; words of the question it answers count nearly as its own. */
  coverage(text: string, answered?: string): number;
  /** The same of a turn together with the held turns beside it, whose words count half. */
  around(turn: Turn): number;
  /** Share of what is wanted that no held turn holds: rare words that memory has would have brought their turns. */
  missing: number;
  /** Number of distinct terms wanted. */
  size: number;
}

/** A word inside a longer one ("rain", "raincoat") counts half when it is at least this long and half of it. */
const MIN_PREFIX = 4;
const PREFIX_SHARE = 0.55;

const HEAD_WEIGHT = 2;
const SUBORDINATE_WEIGHT = 0.4;
/** Worth of a word that stands in the question a turn answers. */
const ANSWERED_SHARE = 0.7;

/** Prepares coverage of what is wanted by the turns of a context. Text without terms covers nothing. */
export function supportFor({ text, head = '', main = text, ignore = new Set() }: Wanted, context: Context): Support {
  const heads = new Set(indexTerms(head));
  const terms = [...new Set([...indexTerms(text), ...heads])].filter((term) => !ignore.has(term));
  const mains = new Set(indexTerms(main));
  const weightOf = (term: string) => (heads.has(term) ? HEAD_WEIGHT : mains.has(term) ? 1 : SUBORDINATE_WEIGHT);
  const total = terms.reduce((sum, term) => sum + weightOf(term), 0);
  const share = (covered: (term: string) => number) =>
    total === 0 ? 0 : terms.reduce((sum, term) => sum + weightOf(term) * covered(term), 0) / total;
  const held = new Map(context.turns.map((turn) => [turn.id, new Set(turnTerms(turn))]));
  const places = new Map(context.turns.map((turn) => [`${turn.sessionId} ${turn.ordinal}`, turn]));
  return {
    missing: share((term) => ([...held.values()].some((found) => holds(found, term) > 0) ? 0 : 1)),
    size: terms.length,
    coverage: (candidate, answered = '') => {
      const found = new Set(indexTerms(candidate));
      const asked = new Set(indexTerms(answered));
      return share((term) => Math.max(holds(found, term), ANSWERED_SHARE * holds(asked, term)));
    },
    around: (turn) => {
      const own = held.get(turn.id) ?? new Set();
      const near = [-2, -1, 1, 2].flatMap((offset) => {
        const other = places.get(`${turn.sessionId} ${turn.ordinal + offset}`);
        return other ? [held.get(other.id)!] : [];
      });
      return share((term) => Math.max(holds(own, term), ...near.map((terms) => holds(terms, term) / 2)));
    },
  };
}

function holds(terms: ReadonlySet<string>, wanted: string): number {
  if (terms.has(wanted)) return 1;
  if (wanted.length < MIN_PREFIX) return 0;
  for (const term of terms) {
    const [short, long] = term.length < wanted.length ? [term, wanted] : [wanted, term];
    if (short.length >= MIN_PREFIX && short.length >= PREFIX_SHARE * long.length && long.startsWith(short)) return 0.5;
  }
  return 0;
}

/** Index terms of a turn: its words and its images' captions. */
export function turnTerms(turn: Turn): readonly string[] {
  return indexTerms(turnText(turn));
}

/** What a turn says and shows. */
export function turnText(turn: Turn): string {
  return [turn.text, ...(turn.images ?? []).map((image) => image.caption ?? '')]
    .filter((text) => text !== '')
    .join('\n');
}

/** Worth of a statement to "you" for a question about whom it was said to. */
const ADDRESSED_WORTH = 0.6;

/**
 * How far a turn can speak of a person, 0 to 1: fully when they said it or it names them other than by calling them,
 * partly when it tells them something about "you".
 */
export function speaksOf(turn: Turn, personId: PersonId, context: Context, directory: PersonDirectory): number {
  if (directory.personOfVoice(turn.voiceId) === personId) return 1;
  const pack = languageOf(turn.text);
  const name = directory.displayName(personId);
  const calls = pack.vocatives(turn.text, new Set([foldName(name)]));
  const uncalled = [...calls]
    .sort((a, b) => b.start - a.start)
    .reduce((text, call) => `${text.slice(0, call.start)} ${text.slice(call.end)}`, turnText(turn));
  const names = new Set(indexTerms(name));
  if (indexTerms(uncalled).some((term) => names.has(term))) return 1;
  const links = context.interactions.get(turn.id)?.addressees ?? [];
  const addressed = links.some((link) => directory.canonical(link.personId) === personId);
  const tells = sentences(turn.text).some((text) => !pack.isQuestion(text) && pack.secondPerson(text) > 0);
  return addressed && tells ? ADDRESSED_WORTH : 0;
}
