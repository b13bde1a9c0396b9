import type { RetrieveInput, Retriever } from '../../retrieval/retrieve.js';
import { createPlainBm25 } from './plain-bm25.js';
import { type Corpus, rankingRetriever } from './ranking-retriever.js';

/** Flattening constant of the fusion (Cormack et al. 2009). */
const RANK_CONSTANT = 60;
/** Length of the lists that are fused. */
const DEPTH = 60;

/** Every turn, oldest first: what a reader without a memory is given. */
export const fullContext: Retriever = rankingRetriever({
  tools: [],
  maxTurns: Number.POSITIVE_INFINITY,
  prepare:
    ({ turns }) =>
    async () =>
      turns.map(({ id }) => id),
});

/** The last 15 turns, newest first. */
export const recency: Retriever = rankingRetriever({
  tools: [],
  prepare:
    ({ turns }) =>
    async () =>
      turns
        .slice(-15)
        .reverse()
        .map(({ id }) => id),
});

/** Plain BM25 over single turns. */
export const plainBm25: Retriever = rankingRetriever({
  tools: ['bm25'],
  prepare: (corpus) => {
    const rank = lexical(corpus);
    return async ({ question }) => rank(question.text);
  },
});

/** Cosine of text vectors of single turns. */
export const denseOnly: Retriever = rankingRetriever({ tools: ['dense'], prepare: () => dense });

/** Both, fused by reciprocal rank with equal weight, in one pass. */
export const hybrid: Retriever = rankingRetriever({
  tools: ['bm25', 'dense'],
  prepare: (corpus) => {
    const rank = lexical(corpus);
    return async (input) => fuseEqually([rank(input.question.text).slice(0, DEPTH), await dense(input)]);
  },
});

function lexical({ turns, texts }: Corpus): (query: string) => string[] {
  const rank = createPlainBm25(texts);
  return (query) => rank(query).map((place) => turns[place]!.id);
}

async function dense({ question, reader, embedder, signal }: RetrieveInput): Promise<string[]> {
  const [vector] = (await embedder?.embed([question.text], { as: 'query', ...(signal ? { signal } : {}) })) ?? [];
  if (embedder === undefined || vector === undefined || vector.every((value) => value === 0)) return [];
  const search = { modelId: embedder.id, vector, filter: { layers: ['interaction' as const] }, limit: DEPTH };
  return (await reader.searchVector(search)).hits.map(({ document }) => document.id);
}

function fuseEqually(lists: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const list of lists) {
    for (const [place, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (RANK_CONSTANT + place + 1));
  }
  return [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([id]) => id);
}
