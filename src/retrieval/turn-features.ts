import type { TimeMention } from '../language/language-pack.js';
import { questionLanguage } from '../language/question-languages.js';
import { languageOf } from '../language/terms.js';
import type { Turn } from '../records/records.js';
import { RANK_CONSTANT } from './fusion.js';
import type { Candidate, RankedList, Sight } from './ranked-list.js';
import type { UnderstoodQuestion } from './understand-question.js';

/** How long after an event people still tell of it, and how much that counts beside the time itself. */
const SOON_MS = 14 * 24 * 60 * 60 * 1000;
const SOON_SHARE = 0.3;

const LEXICAL = ['own', 'exchange', 'stretch', 'session', 'reached'] as const satisfies readonly (keyof Sight)[];
const DENSE = ['own', 'exchange', 'stretch'] as const satisfies readonly (keyof Sight)[];

/** What {@link turnFeatures} gives of each turn, in order. */
export const TURN_FEATURES: readonly string[] = [
  ...LEXICAL.map((scale) => `asked ${scale}`),
  ...LEXICAL.map((scale) => `rewritten ${scale}`),
  ...DENSE.map((scale) => `dense ${scale}`),
  'match',
  'later',
  'claimed',
  'said then',
  'asks',
  'answers',
  'time',
  'number',
  'picture',
  'opening',
  'length',
];

/**
 * What a ranking knows of each turn: what the first searches of turns saw of it, its share in all later ones and in the
 * claims it stands behind, and signs that no query term shows. A turn of the kind that the question asks for (a time, a
 * number, something shown) is likelier evidence, and so is what opens a session, where people say what it is about; a turn
 * that asks, or says next to nothing, is less likely so, and one that answers a question that matches is likelier.
 */
export function turnFeatures(
  turns: readonly Turn[],
  lists: readonly RankedList[],
  asked: UnderstoodQuestion,
): Float32Array[] {
  const { verbatim, rewritten, dense, later, claims } = sortLists(lists);
  const inLater = shares(later, ({ id }) => [id]);
  const inClaims = shares(claims, ({ evidence }) => evidence);
  const asks = new Map(turns.map((turn) => [placeOf(turn, 0), languageOf(turn.text).isQuestion(turn.text)]));
  const { times } = asked;
  const words = new Map(turns.map((turn) => [placeOf(turn, 0), rewritten.get(turn.id)?.own ?? 0]));
  return turns.map((turn) => {
    const before = placeOf(turn, -1);
    return Float32Array.of(
      ...LEXICAL.map((scale) => verbatim.get(turn.id)?.[scale] ?? 0),
      ...LEXICAL.map((scale) => rewritten.get(turn.id)?.[scale] ?? 0),
      ...DENSE.map((scale) => dense.get(turn.id)?.[scale] ?? 0),
      Math.max(rewritten.get(turn.id)?.match ?? 0, dense.get(turn.id)?.match ?? 0),
      inLater.get(turn.id) ?? 0,
      inClaims.get(turn.id) ?? 0,
      Math.max(0, ...times.map((time) => nearness(turn, time))),
      asks.get(placeOf(turn, 0)) ? 1 : 0,
      asks.get(before) ? (words.get(before) ?? 0) : 0,
      ...signsOf(turn, asked),
    );
  });
}

function signsOf(turn: Turn, { expects, whole }: UnderstoodQuestion): number[] {
  const language = questionLanguage(languageOf(turn.text).id);
  const shows = (kind: 'time' | 'number') =>
    expects === kind && (language?.shape(kind, false)?.test(turn.text) ?? false) ? 1 : 0;
  const pictured = whole.picture && (turn.images ?? []).some(({ caption }) => caption !== undefined);
  const words = turn.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return [shows('time'), shows('number'), pictured ? 1 : 0, turn.ordinal === 0 ? 1 : 0, Math.log1p(words) / 5];
}

interface SortedLists {
  verbatim: ReadonlyMap<string, Sight>;
  rewritten: ReadonlyMap<string, Sight>;
  dense: ReadonlyMap<string, Sight>;
  later: readonly RankedList[];
  claims: readonly RankedList[];
}

/** The first search of turns by the question as asked, by what a policy made of it and by vectors, and what is left. */
function sortLists(lists: readonly RankedList[]): SortedLists {
  const isClaims = ({ candidates }: RankedList) => candidates.some(({ layer }) => layer !== 'interaction');
  const turns = lists.filter((list) => !isClaims(list));
  const lexical = turns.filter(({ tool }) => tool === 'bm25');
  const verbatim = lexical.find((list) => list.verbatim);
  const rewritten = lexical.find((list) => !list.verbatim) ?? verbatim;
  const dense = turns.find(({ tool }) => tool === 'dense');
  return {
    verbatim: sights(verbatim),
    rewritten: sights(rewritten),
    dense: sights(dense),
    later: turns.filter((list) => list !== verbatim && list !== rewritten && list !== dense),
    claims: lists.filter(isClaims),
  };
}

function sights(list: RankedList | undefined): Map<string, Sight> {
  return new Map(list?.candidates.flatMap(({ id, sight }) => (sight === undefined ? [] : [[id, sight] as const])));
}

/** Sums of `weight / rank`, flattened as in the fusion, 1 for the first place of a list of weight 1. */
function shares(
  lists: readonly RankedList[],
  turnsOf: (candidate: Candidate) => readonly string[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { weight, candidates } of lists) {
    for (const [place, candidate] of candidates.entries()) {
      const share = (weight * (RANK_CONSTANT + 1)) / (RANK_CONSTANT + place + 1);
      for (const id of turnsOf(candidate)) sums.set(id, (sums.get(id) ?? 0) + share);
    }
  }
  return sums;
}

/** Whether a turn was said in a time that the question names, or soon after, when people tell of it. */
function nearness({ startedAt }: Turn, { from, to }: TimeMention): number {
  if (startedAt < from || startedAt >= to + SOON_MS) return 0;
  return startedAt < to ? 1 : SOON_SHARE;
}

function placeOf({ sessionId, ordinal }: Turn, offset: number): string {
  return `${sessionId} ${ordinal + offset}`;
}
