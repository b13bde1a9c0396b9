import { readFileSync } from 'node:fs';
import { MemoryError } from '../errors.js';
import { TURN_FEATURES } from './turn-features.js';

/** Scores the turns found for a question by their features ({@link TURN_FEATURES}); higher is likelier evidence. */
export interface TurnRanking {
  /** One score a turn; `ids` are the turns', for whoever keeps what was scored. */
  score(features: readonly Float32Array[], ids: readonly string[]): number[];
}

/** A network of one hidden layer beside a linear part. Rows of `hidden` are units; features are used as they come. */
export interface RankingModel {
  features: readonly string[];
  linear: readonly number[];
  hidden: readonly (readonly number[])[];
  bias: readonly number[];
  output: readonly number[];
}

const SHIPPED = new URL('../../models/turn-ranking.json', import.meta.url);
let shipped: TurnRanking | undefined;

/** The ranking in the package's `models/` folder, read once. */
export function shippedRanking(): TurnRanking {
  shipped ??= createRanking(JSON.parse(readFileSync(SHIPPED, 'utf8')) as RankingModel);
  return shipped;
}

/** A ranking by a trained network. Throws `corrupt_data` when it was trained for other features. */
export function createRanking({ features, linear, hidden, bias, output }: RankingModel): TurnRanking {
  if (features.join() !== TURN_FEATURES.join())
    throw new MemoryError('corrupt_data', 'The turn ranking was trained for other features; train it again.');
  const dot = (weights: readonly number[], values: Float32Array) =>
    weights.reduce((sum, weight, place) => sum + weight * (values[place] as number), 0);
  return {
    score: (rows) =>
      rows.map((row) =>
        hidden.reduce(
          (sum, weights, unit) =>
            sum + (output[unit] as number) * Math.max(0, (bias[unit] as number) + dot(weights, row)),
          dot(linear, row),
        ),
      ),
  };
}
