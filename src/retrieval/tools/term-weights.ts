import type { Hit } from '../../store/memory-store.js';

/** BM25 as the store's contract has it. */
export const BM25 = { k1: 1.2, b: 0.75 } as const;

/** What a store knows about terms and lengths, read back from its scores. */
export interface TermWeights {
  /** Inverse document frequency of each distinct query term, never negative. */
  weights: ReadonlyMap<string, number>;
  /** Mean document length in terms. */
  meanLength: number;
}

/** Keeps terms that always occur together solvable. */
const RIDGE = 1e-6;
/** Hits used for the fit. */
const SAMPLE = 120;
/** Mean lengths tried, as multiples of the hits' mean length (hits are longer than most). */
const LENGTH_FACTORS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.6, 2];

/** Occurrences of the wanted terms in a document, and its length. */
export function termCounts(
  terms: string,
  wanted: ReadonlySet<string>,
): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  let length = 0;
  for (const term of terms.split(' ')) {
    if (term === '') continue;
    length += 1;
    if (wanted.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return { counts, length };
}

/** BM25's share of a term that occurs `count` times in a text of `length` terms. */
export function termSaturation(count: number, length: number, meanLength: number): number {
  return (count * (BM25.k1 + 1)) / (count + BM25.k1 * (1 - BM25.b + (BM25.b * length) / meanLength));
}

/**
 * Reads term weights back from the scores of a lexical search: a BM25 score is linear in the inverse document
 * frequencies, so a least-squares fit over the hits recovers them without asking the store for statistics. Terms that
 * occur in no hit get weight 0.
 */
export function fitTermWeights(terms: readonly string[], hits: readonly Hit[]): TermWeights {
  const repeats = new Map<string, number>();
  for (const term of terms) repeats.set(term, (repeats.get(term) ?? 0) + 1);
  const distinct = [...repeats.keys()];
  const wanted = new Set(distinct);
  const step = Math.max(1, Math.floor(hits.length / SAMPLE));
  const rows = hits
    .filter((hit, index) => hit.score > 0 && index % step === 0)
    .map((hit) => ({ ...termCounts(hit.document.terms, wanted), score: hit.score }));
  const hitLength = rows.reduce((sum, row) => sum + row.length, 0) / Math.max(1, rows.length);
  let best: { error: number; solution: number[]; meanLength: number } | undefined;
  for (const factor of LENGTH_FACTORS) {
    const meanLength = Math.max(1, hitLength * factor);
    const features = rows.map((row) =>
      distinct.map((term) => {
        const count = row.counts.get(term) ?? 0;
        return count === 0 ? 0 : (repeats.get(term) ?? 1) * termSaturation(count, row.length, meanLength);
      }),
    );
    const solution = leastSquares(
      features,
      rows.map((row) => row.score),
    );
    const error = rows.reduce((sum, row, index) => {
      const fitted = features[index]!.reduce((total, value, column) => total + value * (solution[column] ?? 0), 0);
      return sum + (row.score - fitted) ** 2;
    }, 0);
    if (best === undefined || error < best.error) best = { error, solution, meanLength };
  }
  const weights = new Map(distinct.map((term, index) => [term, Math.max(0, best?.solution[index] ?? 0)]));
  return { weights, meanLength: best?.meanLength ?? 1 };
}

/** Ridge-regularised normal equations, solved by Gaussian elimination. */
function leastSquares(features: readonly number[][], targets: readonly number[]): number[] {
  const size = features[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (_, column) => {
      if (column === size) return features.reduce((sum, f, at) => sum + f[row]! * targets[at]!, 0);
      return features.reduce((sum, f) => sum + f[row]! * f[column]!, row === column ? RIDGE : 0);
    }),
  );
  for (let pivot = 0; pivot < size; pivot += 1) {
    for (let row = pivot + 1; row < size; row += 1) {
      const factor = matrix[row]![pivot]! / matrix[pivot]![pivot]!;
      for (let column = pivot; column <= size; column += 1) matrix[row]![column]! -= factor * matrix[pivot]![column]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let value = matrix[row]![size]!;
    for (let column = row + 1; column < size; column += 1) value -= matrix[row]![column]! * solution[column]!;
    solution[row] = value / matrix[row]![row]!;
  }
  return solution;
}
