import { createRandom } from '../../random.js';
import type { RankingModel } from '../../retrieval/turn-ranking.js';
import type { RankingExample } from './example.js';
import { fitRanking } from './fit-ranking.js';
import { handWeights } from './hand-ranking.js';

/** Fits the ranking that the package ships. */
export function learnRanking(examples: readonly RankingExample[]): RankingModel {
  return fitRanking(examples, {
    hidden: 16,
    epochs: 4,
    batch: 32,
    learningRate: 0.001,
    weightDecay: 0.03,
    setSize: 600,
    start: handWeights,
    random: createRandom(1),
  });
}
