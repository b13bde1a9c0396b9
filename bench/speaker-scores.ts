/** What the speaker bench gives: metric names carry the set after a dot; those without one are for test-other. */
export interface SpeakerScores {
  metrics: Record<string, number>;
  byKind: Record<string, { n: number } & Record<string, number>>;
  perItem: Record<string, unknown>[];
}

/** Mean; 0 for none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Standard deviation over the runs. */
export function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

/** Adds the mean of a metric over several runs, and its spread as `<name>Spread<suffix>`. */
export function addRuns(scores: SpeakerScores, name: string, suffix: string, values: readonly number[]): void {
  scores.metrics[`${name}${suffix}`] = mean(values);
  scores.metrics[`${name}Spread${suffix}`] = deviation(values);
}
