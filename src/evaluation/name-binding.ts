/** What naming decided, or should have decided, about one dialogue: claims as text, each once. */
export interface NameItem {
  id: string;
  kind: string;
  /** Sealed items were never looked at while rules were written. */
  sealed: boolean;
  expected: readonly string[];
  found: readonly string[];
}

/** Precision and recall of claims, and the share of items that are entirely right. */
export interface NameScore {
  metrics: Record<string, number>;
  byKind: Record<string, { n: number } & Record<string, number>>;
  perItem: (NameItem & { wrong: string[]; missed: string[] })[];
}

/** Scores name claims; without a suffix for the sealed items, `.tuning` for the others. */
export function scoreNames(items: readonly NameItem[]): NameScore {
  const perItem = items.map((item) => ({
    ...item,
    wrong: item.found.filter((claim) => !item.expected.includes(claim)),
    missed: item.expected.filter((claim) => !item.found.includes(claim)),
  }));
  const metrics: Record<string, number> = {};
  for (const [suffix, part] of [
    ['', perItem.filter(({ sealed }) => sealed)],
    ['.tuning', perItem.filter(({ sealed }) => !sealed)],
  ] as const) {
    for (const [name, value] of Object.entries(shares(part))) metrics[`${name}${suffix}`] = value;
  }
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const byKind = Object.fromEntries(
    kinds.map((kind) => {
      const part = perItem.filter((item) => item.kind === kind && item.sealed);
      return [kind, { n: part.length, ...shares(part) }];
    }),
  );
  return { metrics, byKind, perItem };
}

function shares(items: NameScore['perItem']): Record<string, number> {
  const count = (of: (item: NameScore['perItem'][number]) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  const found = count((item) => item.found.length);
  const expected = count((item) => item.expected.length);
  const right = count((item) => item.found.length - item.wrong.length);
  const clean = count((item) => Number(item.wrong.length === 0 && item.missed.length === 0));
  return {
    dialogues: items.length,
    claimsExpected: expected,
    namesRight: items.length === 0 ? 1 : clean / items.length,
    namePrecision: found === 0 ? 1 : right / found,
    nameRecall: expected === 0 ? 1 : right / expected,
  };
}
