import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { TextEmbedder } from '../../providers/providers.js';
import type { Layer } from '../../records/records.js';
import type { Hit } from '../../store/memory-store.js';
import type { Candidate } from '../ranked-list.js';
import type { ActionFilters } from '../search-filters.js';
import { byDocument, rankHits } from './search-layer.js';
import { EXCHANGE, type Shares, STRETCH, sessionWindows, windowsOfBest } from './session-windows.js';
import { relative, type Scaled } from './turn-scales.js';

/** How many documents a search looks at before the cut. */
const SEARCH_DEPTH = 80;

/**
 * Search of one layer by the cosine of text vectors, turns together with their neighbours at falling weight; empty
 * without an embedder or when it knows no word of the query.
 */
export async function dense(
  query: string,
  layer: Layer,
  filters: ActionFilters,
  reader: GuardedReader,
  embedder: TextEmbedder | undefined,
  signal?: AbortSignal,
): Promise<Candidate[]> {
  if (embedder === undefined) return [];
  const [vector] = await embedder.embed([query], { as: 'query', ...(signal ? { signal } : {}) });
  if (vector === undefined || vector.every((value) => value === 0)) return [];
  const around = layer === 'interaction' ? { around: windowsOfBest } : {};
  // One search: a vector search looks at every document anyway, so soft filters only rank what it returns.
  const filter = filters.hard ? (filters.narrow ?? filters.wide) : filters.wide;
  const list = await reader.searchVector({ modelId: embedder.id, vector, filter, limit: SEARCH_DEPTH, ...around });
  const found = byDocument([list]);
  return rankHits(found, layer === 'interaction' ? windowScores(found) : undefined, filters);
}

/** The similarity of each turn and, in part, of its neighbours; {@link Sight} also of the turn alone and of the stretch around it. */
function windowScores(found: ReadonlyMap<string, Hit>): Map<string, Scaled> {
  const beside = sessionWindows(found);
  const within = (id: string, shares: Shares) =>
    beside(id, shares).reduce(
      (sum, { id: other, share }) => sum + share * (found.get(other) as Hit).score,
      (found.get(id) as Hit).score,
    );
  const over = (shares: Shares) => new Map([...found.keys()].map((id) => [id, within(id, shares)]));
  const exchange = over(EXCHANGE);
  const scales = { own: relative(over([])), exchange: relative(exchange), stretch: relative(over(STRETCH)) };
  const at = (scale: keyof typeof scales, id: string) => scales[scale].get(id) ?? 0;
  return new Map(
    [...exchange].map(([id, score]) => {
      const sight = { own: at('own', id), exchange: at('exchange', id), stretch: at('stretch', id) };
      return [id, { score, ...sight, session: 0, reached: 0 }];
    }),
  );
}
