import type { CaseView } from './case-view.js';
import { viewLanguages } from './view-language.js';

const K1 = 1.5;
const B = 0.75;

/** Mean recall at `k` by plain BM25: one turn (with its caption) a document, tokens `[a-z0-9]+`, k1 1.5, b 0.75; a word of the query counts once. */
export interface Bm25Recall {
  /** Questions with evidence. */
  questions: number;
  at5: number;
  at10: number;
  at15: number;
  at15ByKind: Readonly<Record<string, { n: number; recall: number }>>;
}

/** Evidence recall of plain BM25 over cases, meaned over questions that have evidence. */
export function bm25Recall(cases: readonly CaseView[]): Bm25Recall {
  const sums = { at5: 0, at10: 0, at15: 0 };
  const kinds = new Map<string, { n: number; recall: number }>();
  let count = 0;
  for (const view of cases) {
    const search = createBm25(view);
    for (const question of view.questions) {
      if (question.evidence.length === 0) continue;
      const ranked = search(question.question);
      const recall = (k: number) =>
        question.evidence.filter((id) => ranked.slice(0, k).includes(id)).length / question.evidence.length;
      count += 1;
      sums.at5 += recall(5);
      sums.at10 += recall(10);
      sums.at15 += recall(15);
      const kind = kinds.get(question.kind) ?? { n: 0, recall: 0 };
      kinds.set(question.kind, { n: kind.n + 1, recall: kind.recall + recall(15) });
    }
  }
  const mean = (sum: number) => (count === 0 ? 0 : sum / count);
  return {
    questions: count,
    at5: mean(sums.at5),
    at10: mean(sums.at10),
    at15: mean(sums.at15),
    at15ByKind: Object.fromEntries([...kinds].map(([kind, { n, recall }]) => [kind, { n, recall: recall / n }])),
  };
}

/** Ranks the ids of a case's turns for a query; turns without a shared word are left out. */
export function createBm25(view: CaseView): (query: string) => string[] {
  const { terms } = viewLanguages[view.language];
  const documents = view.sessions.flatMap((session) =>
    session.turns.map((turn) => ({ id: turn.id, terms: terms(`${turn.text} ${turn.caption ?? ''}`) })),
  );
  const frequency = new Map<string, number>();
  for (const { terms: found } of documents)
    for (const term of new Set(found)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const average = documents.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(1, documents.length);
  const counted = documents.map(({ id, terms }) => {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { id, length: terms.length, counts };
  });
  return (query) => {
    const wanted = [...new Set(terms(query))];
    return counted
      .map(({ id, length, counts }) => {
        const score = wanted.reduce((sum, term) => {
          const count = counts.get(term) ?? 0;
          if (count === 0) return sum;
          const found = frequency.get(term) ?? 0;
          const idf = Math.log(1 + (documents.length - found + 0.5) / (found + 0.5));
          return sum + (idf * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
        }, 0);
        return { id, score };
      })
      .filter(({ score }) => score > 0)
      .sort((left, right) => right.score - left.score)
      .map(({ id }) => id);
  };
}
