import { TURN_FEATURES } from '../../retrieval/turn-features.js';
import { createRanking, type TurnRanking } from '../../retrieval/turn-ranking.js';

/** Weights chosen by hand: what ranks while examples are collected, and where learning starts. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'asked exchange': 2,
  'asked stretch': 0.7,
  'asked session': 0.8,
  'rewritten exchange': 2,
  'rewritten stretch': 0.7,
  'rewritten session': 1.5,
  'dense own': 0.6,
  'dense exchange': 1.2,
  match: 1,
  later: 3,
  claimed: 3,
  'said then': 0.7,
  asks: -0.5,
  time: 2,
  number: 1,
  picture: 2.5,
  opening: 2,
};

/** Linear weights of all features. */
export const handWeights: readonly number[] = TURN_FEATURES.map((name) => WEIGHTS[name] ?? 0);

/** A linear ranking that has learnt nothing. */
export const handRanking: TurnRanking = createRanking({
  features: TURN_FEATURES,
  linear: handWeights,
  hidden: [],
  bias: [],
  output: [],
});
