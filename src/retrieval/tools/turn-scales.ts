import type { QueryTerm, TextFound, TextHit } from '../../store/memory-store.js';
import type { Sight } from '../ranked-list.js';
import { EXCHANGE, type Shares, STRETCH, sessionWindows } from './session-windows.js';
import { MOST, termSaturation } from './term-saturation.js';

/** What each scale adds to a turn's score, each relative to its best turn: the exchange, the stretch of talk, the session. */
const WORTH = { exchange: 1.5, stretch: 0.5, session: 0.6 };

/** A turn's score and what it rests on. */
export type Scaled = Omit<Sight, 'match'> & { score: number };

/**
 * Scores found turns at three scales: BM25 over the turn with its neighbours (BM25F, Robertson et al. 2004, with the
 * neighbours as weaker fields), the same over a wider stretch, and over all that was found in its session. A question's
 * words may be spread over an exchange, and a session that speaks of them all is a better place to look than one that
 * shares a word. Scores are 0 to 2.6 and compare within one search only.
 */
export function scaleScores(found: ReadonlyMap<string, TextHit>, search: TextFound): Map<string, Scaled> {
  const exchange = windowScores(found, search, EXCHANGE);
  const total = search.terms.reduce((sum, { weight, rarity }) => sum + weight * rarity, 0);
  const scales = {
    own: relative(windowScores(found, search, [])),
    exchange: relative(exchange),
    stretch: relative(windowScores(found, search, STRETCH)),
    session: relative(sessionScores(found, search)),
  };
  return new Map(
    [...found.keys()].map((id) => {
      const at = (scale: keyof typeof scales) => scales[scale].get(id) ?? 0;
      const [own, inExchange, inStretch, inSession] = [at('own'), at('exchange'), at('stretch'), at('session')];
      const score = WORTH.exchange * inExchange + WORTH.stretch * inStretch + WORTH.session * inSession;
      const reached = total > 0 ? (exchange.get(id) ?? 0) / (total * MOST) : 0;
      return [id, { score, own, exchange: inExchange, stretch: inStretch, session: inSession, reached }];
    }),
  );
}

/** Scores as shares of the best one. */
export function relative(scores: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const best = Math.max(...scores.values());
  return best > 0 ? new Map([...scores].map(([id, score]) => [id, Math.max(0, score) / best])) : new Map();
}

/** BM25 of each turn and its neighbours, taken as one text in which the neighbours' words count in part. */
function windowScores(
  found: ReadonlyMap<string, TextHit>,
  { terms, meanLength }: TextFound,
  shares: Shares,
): Map<string, number> {
  const beside = sessionWindows(found);
  const scores = new Map<string, number>();
  for (const [id, own] of found) {
    const counts = [...own.counts];
    let length = own.length;
    let texts = 1;
    for (const { id: other, share } of beside(id, shares)) {
      const hit = found.get(other) as TextHit;
      length += share * hit.length;
      texts += share;
      addCounts(counts, hit.counts, share);
    }
    scores.set(id, weigh(counts, terms, length, texts * meanLength));
  }
  return scores;
}

/** BM25 of everything found in a turn's session, taken as one text, as long as the place of its last found turn tells. */
function sessionScores(found: ReadonlyMap<string, TextHit>, { terms }: TextFound): Map<string, number> {
  const sessions = new Map<string, { counts: number[]; turns: number }>();
  for (const { document, counts } of found.values()) {
    const session = sessions.get(document.sessionId) ?? { counts: terms.map(() => 0), turns: 0 };
    addCounts(session.counts, counts, 1);
    session.turns = Math.max(session.turns, (document.ordinal ?? 0) + 1);
    sessions.set(document.sessionId, session);
  }
  const meanTurns = [...sessions.values()].reduce((sum, { turns }) => sum + turns, 0) / sessions.size;
  const scores = new Map([...sessions].map(([id, { counts, turns }]) => [id, weigh(counts, terms, turns, meanTurns)]));
  return new Map([...found].map(([id, { document }]) => [id, scores.get(document.sessionId) ?? 0]));
}

function addCounts(sum: number[], counts: readonly number[], share: number): void {
  for (let place = 0; place < sum.length; place += 1) {
    sum[place] = (sum[place] as number) + share * (counts[place] as number);
  }
}

function weigh(counts: readonly number[], terms: readonly QueryTerm[], length: number, meanLength: number): number {
  let score = 0;
  for (const [place, { weight, rarity }] of terms.entries()) {
    const count = counts[place] as number;
    if (count > 0) score += weight * rarity * termSaturation(count, length, meanLength);
  }
  return score;
}
