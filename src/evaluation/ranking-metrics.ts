/** A record of a context as a scorer sees it: the caller's ids of its turns, best first. */
export interface ScoredRecord {
  items: readonly string[];
}

/** The items of a context in its order, each once (docs/metrics.md). */
export function listedItems(records: readonly ScoredRecord[]): string[] {
  return [...new Set(records.flatMap((record) => record.items))];
}

/** Share of the gold items among the first `k` listed items; undefined when there is no gold. */
export function evidenceRecallAtK(listed: readonly string[], gold: Iterable<string>, k: number): number | undefined {
  const wanted = new Set(gold);
  if (wanted.size === 0) return undefined;
  return found(listed, wanted, k) / wanted.size;
}

/** Gold items among the first `k` listed items, over `k`: places left empty count as misses. Undefined when there is no gold. */
export function evidencePrecisionAtK(listed: readonly string[], gold: Iterable<string>, k: number): number | undefined {
  const wanted = new Set(gold);
  return wanted.size === 0 ? undefined : found(listed, wanted, k) / k;
}

/** 1 when a gold item is among the first `k` listed items, else 0; undefined when there is no gold. */
export function evidenceHitAtK(listed: readonly string[], gold: Iterable<string>, k: number): number | undefined {
  const wanted = new Set(gold);
  return wanted.size === 0 ? undefined : Number(found(listed, wanted, k) > 0);
}

/** One over the place of the first gold item, 0 when none is listed; undefined when there is no gold. */
export function reciprocalRank(listed: readonly string[], gold: Iterable<string>): number | undefined {
  const wanted = new Set(gold);
  if (wanted.size === 0) return undefined;
  const place = listed.findIndex((item) => wanted.has(item));
  return place < 0 ? 0 : 1 / (place + 1);
}

function found(listed: readonly string[], wanted: ReadonlySet<string>, k: number): number {
  return new Set(listed.slice(0, k).filter((item) => wanted.has(item))).size;
}
