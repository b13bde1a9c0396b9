/** A comparison of two recordings. */
export interface VerificationTrial {
  score: number;
  same: boolean;
}

/** Where false accepts and misses are equally frequent. */
export interface EqualErrorRate {
  /** Mean of both rates at the threshold where they are nearest; 0 to 1. */
  eer: number;
  threshold: number;
}

/** Equal error rate over all trials, by sweeping the threshold over every score. Without both kinds of trials it is 0. */
export function equalErrorRate(trials: readonly VerificationTrial[]): EqualErrorRate {
  const sorted = trials.toSorted((left, right) => right.score - left.score);
  const same = sorted.filter((trial) => trial.same).length;
  const different = sorted.length - same;
  let best: EqualErrorRate & { gap: number } = { eer: 0, threshold: 0, gap: Number.POSITIVE_INFINITY };
  if (same === 0 || different === 0) return { eer: 0, threshold: 0 };
  let hits = 0;
  let falseAccepts = 0;
  for (const [index, trial] of sorted.entries()) {
    if (trial.same) hits += 1;
    else falseAccepts += 1;
    if (sorted[index + 1]?.score === trial.score) continue;
    const miss = 1 - hits / same;
    const accept = falseAccepts / different;
    const gap = Math.abs(miss - accept);
    if (gap < best.gap) best = { eer: (miss + accept) / 2, threshold: trial.score, gap };
  }
  return { eer: best.eer, threshold: best.threshold };
}
