/** Errors of a speech recogniser, put in on demand. */
export interface AsrErrorOptions {
  /** Probability that a word is wrong, from 0 to 1. */
  wordErrorRate: number;
  /** Drops capitals and punctuation, as many recognisers do. */
  bare?: boolean;
}
