/** One scored turn. Sets of names or ids; `['everyone']` for the whole group. */
export interface AddresseeItem {
  id: string;
  gold: readonly string[];
  predicted: readonly string[];
  /** The turn calls somebody by name. */
  named: boolean;
  /** The probability given to the prediction. */
  confidence: number;
  /** Absent when reply links are not scored; null for "opens something new". */
  goldReply?: string | null;
  predictedReply?: string | null;
}

/** Share of right items, and how many there were. */
export interface AddresseeTally {
  n: number;
  exact: number;
}

/** Scores of a set of turns. */
export interface AddresseeScore {
  metrics: Record<string, number>;
  byKind: Record<string, AddresseeTally>;
  perItem: (AddresseeItem & { exact: boolean })[];
}

/** Whether the predicted set of addressees is the gold set. */
export function addresseesMatch(gold: readonly string[], predicted: readonly string[]): boolean {
  const wanted = new Set(gold);
  const given = new Set(predicted);
  return wanted.size === given.size && [...wanted].every((name) => given.has(name));
}

/**
 * Exact match of addressee sets over all, named and unnamed turns, by number of gold addressees, exact match of reply
 * links ("none" included) where they are given, and the expected calibration error over ten bins of equal mass.
 */
export function scoreAddressees(items: readonly AddresseeItem[], suffix = ''): AddresseeScore {
  const perItem = items.map((item) => ({ ...item, exact: addresseesMatch(item.gold, item.predicted) }));
  const exactOf = (chosen: readonly { exact: boolean }[]) => share(chosen.map((item) => item.exact));
  const metrics: Record<string, number> = { [`addresseeExact${suffix}`]: exactOf(perItem) };
  if (suffix === '') {
    metrics['addresseeExact.named'] = exactOf(perItem.filter((item) => item.named));
    metrics['addresseeExact.unnamed'] = exactOf(perItem.filter((item) => !item.named));
  }
  const linked = items.filter((item) => item.goldReply !== undefined);
  if (linked.length > 0) {
    metrics[`replyExact${suffix}`] = share(linked.map((item) => item.goldReply === (item.predictedReply ?? null)));
    const answers = linked.filter((item) => item.goldReply !== null);
    metrics[`replyExact${suffix}.answers`] = share(answers.map((item) => item.goldReply === item.predictedReply));
  }
  metrics[`ece${suffix}`] = calibrationError(perItem);
  const byKind: Record<string, AddresseeTally> = {};
  for (const kind of new Set(perItem.map(kindOf))) {
    const chosen = perItem.filter((item) => kindOf(item) === kind);
    byKind[`${kind}${suffix}`] = { n: chosen.length, exact: exactOf(chosen) };
  }
  return { metrics, byKind, perItem };
}

function kindOf({ gold }: AddresseeItem): string {
  if (gold[0] === 'everyone') return 'everyone';
  return gold.length === 1 ? 'one' : 'several';
}

function share(hits: readonly boolean[]): number {
  return hits.length === 0 ? 0 : hits.filter(Boolean).length / hits.length;
}

const BINS = 10;

/** Expected calibration error over bins of equal mass: mean gap between stated confidence and share of right answers. */
export function calibrationError(items: readonly { confidence: number; exact: boolean }[]): number {
  const sorted = items.toSorted((left, right) => left.confidence - right.confidence);
  let error = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    const from = Math.floor((bin * sorted.length) / BINS);
    const chosen = sorted.slice(from, Math.floor(((bin + 1) * sorted.length) / BINS));
    if (chosen.length === 0) continue;
    const stated = chosen.reduce((sum, item) => sum + item.confidence, 0) / chosen.length;
    error += (Math.abs(stated - share(chosen.map((item) => item.exact))) * chosen.length) / sorted.length;
  }
  return error;
}
