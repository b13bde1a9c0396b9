/** The turns that were scored for one question, with which of them are evidence. */
export interface RankingExample {
  set: string;
  /** One row of features a turn. */
  rows: readonly Float32Array[];
  /** The scored item of each turn: the turn itself, or the round or minute that it belongs to. */
  items: readonly string[];
  /** Items that are evidence, whether found or not. */
  gold: ReadonlySet<string>;
}

/** Places of the turns that are evidence. */
export function goldPlaces({ items, gold }: RankingExample): number[] {
  return items.flatMap((item, place) => (gold.has(item) ? [place] : []));
}
