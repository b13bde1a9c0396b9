/** Constants of BM25, as the store's contract has them. */
const K1 = 1.2;
const B = 0.75;

/** What {@link termSaturation} nears for a term that occurs ever more often. */
export const MOST = K1 + 1;

/** BM25's share of a term that occurs `count` times in a text of `length` terms, where texts have `meanLength` on average. */
export function termSaturation(count: number, length: number, meanLength: number): number {
  return (count * MOST) / (count + K1 * (1 - B + (B * length) / meanLength));
}
