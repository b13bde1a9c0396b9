import type { PersonDirectory } from '../records/person-directory.js';
import type { Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { QuestionPart, UnderstoodQuestion } from '../retrieval/understand-question.js';
import { type SentenceSigns, sentenceSigns, WORTH } from './sentence-signs.js';

/** A sentence of a held turn. */
export interface SaidSentence {
  turn: Turn;
  text: string;
  /** How well it answers; comparable within one ranking. */
  score: number;
  /** Share of what is asked for that the sentence, or its turn with those beside it, holds. */
  support: number;
  /** Share of a short question that nothing held holds, 0 for a longer one; the same for all of a ranking. */
  missing: number;
  signs: SentenceSigns;
}

/** Terms up to which a question is short. */
const SHORT = 2;

/** The place in a context was found for a whole question; for one of its parts it counts less. */
const PART_RANK = 0.4;

/** Ranks the sentences of the held turns as answers to a question or to one of its parts, best first. */
export function rankSentences(
  part: QuestionPart,
  { people, whole }: Pick<UnderstoodQuestion, 'people' | 'whole'>,
  context: Context,
  directory: PersonDirectory,
): SaidSentence[] {
  const { sentences, support } = sentenceSigns(part, people, context, directory);
  // What a list is a list of is seldom said of each of its things.
  const missing = support.size <= SHORT && !part.several ? support.missing : 0;
  const rankWorth = part === whole ? WORTH.rank : PART_RANK * WORTH.rank;
  return sentences
    .map(({ turn, text, signs }): SaidSentence => {
      const names = Object.keys(WORTH) as (keyof SentenceSigns)[];
      const score = names.reduce((sum, name) => sum + (name === 'rank' ? rankWorth : WORTH[name]) * signs[name], 0);
      return { turn, text, score, missing, signs, support: Math.max(signs.coverage, signs.around) };
    })
    .sort((a, b) => b.score - a.score);
}
