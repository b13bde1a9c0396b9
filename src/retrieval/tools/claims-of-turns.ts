import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Layer } from '../../records/records.js';
import type { Hit } from '../../store/memory-store.js';
import { byDocument } from './search-layer.js';
import { windowsOfBest } from './session-windows.js';
import { scaleScores } from './turn-scales.js';

/** How many turns a search looks at, and how many of the best lead to the claims made of them. */
const SEARCH_DEPTH = 150;
const BEST_TURNS = 50;
/** A claim's own words count less than the talk that it was made in: a question about a scene shares words with its reason. */
const WORTH = { own: 0.5, talk: 1 };

/**
 * Scores claims (facts or profile entries) by their own words and by the exchange around the turns that they were made of, each
 * relative to the best. `hits` are the claims that their own words found; those of the best turns join them. Scores are 0 to 1.5.
 */
export async function withTalk(
  hits: ReadonlyMap<string, Hit>,
  terms: readonly string[],
  layer: Layer,
  reader: GuardedReader,
): Promise<{ found: Map<string, Hit>; scores: Map<string, { score: number }> }> {
  const list = await reader.searchText({
    terms,
    filter: { layers: ['interaction'] },
    limit: SEARCH_DEPTH,
    around: windowsOfBest,
  });
  const turns = scaleScores(byDocument([list]), list);
  const best = [...turns].sort((a, b) => b[1].score - a[1].score).slice(0, BEST_TURNS);
  const made = await Promise.all(best.map(([evidence]) => reader.find('document', { where: { evidence } })));
  const found = new Map(hits);
  for (const document of made.flat()) {
    if (document.layer === layer && !found.has(document.id)) found.set(document.id, { document, score: 0 });
  }
  const topOwn = Math.max(...[...hits.values()].map(({ score }) => score), Number.EPSILON);
  const topTalk = Math.max(...[...turns.values()].map(({ score }) => score), Number.EPSILON);
  const scores = new Map(
    [...found].map(([id, { document, score }]) => {
      const talk = Math.max(0, ...document.evidence.map((turn) => turns.get(turn)?.score ?? 0));
      return [id, { score: (WORTH.own * score) / topOwn + (WORTH.talk * talk) / topTalk }] as const;
    }),
  );
  return { found, scores };
}
