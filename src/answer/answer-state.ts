import { questionLanguage } from '../language/question-languages.js';
import { languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Context, Question } from '../retrieval/retrieval.js';
import type { UnderstoodQuestion } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import { claimAnswer } from './claim-answer.js';
import { type Claim, claimMatcher, fitsLiking, heldClaims } from './claims.js';

/** Share of what the question is about that a claim must hold. */
const MIN_SHARE = 0.6;
const CONFIDENCE = 0.85;

/** What answers a question about what holds for a person. */
export interface StateAnswers {
  /** The current value and the one before, when what was said first no longer holds. */
  changed?: Answer;
  /** The current value, whether or not it ever changed. */
  known?: Answer;
}

/**
 * What profile and facts say of the person that a question is about. A claim answers when the question names its
 * attribute ("live", "job") and little else; times are left to the sentences, which say when.
 */
export function answerState(
  question: Question,
  asked: UnderstoodQuestion,
  context: Context,
  directory: PersonDirectory,
): StateAnswers {
  if (!asked.asksState || asked.subjectId === undefined || asked.expects === 'time') return {};
  const language = questionLanguage(languageOf(question.text).id);
  const dislikes = language?.asksDislike(question.text) ?? false;
  const own = heldClaims(context, directory, asked.subjectId).filter((claim) => fitsLiking(claim, dislikes));
  const match = claimMatcher(question.text, language?.topic(asked.whole.focus) ?? asked.whole.focus);
  const meets = (claim: Claim) => {
    const { share, named } = match(claim);
    return named && share >= MIN_SHARE ? share : 0;
  };
  const best = own.filter((claim) => meets(claim) > 0).sort((a, b) => meets(b) - meets(a))[0];
  if (best === undefined) return {};
  const sameSlot = own.filter((claim) => claim.attribute === best.attribute);
  if (sameSlot.every(({ superseded }) => superseded)) return {};
  const known = claimAnswer(best, own, directory, CONFIDENCE);
  return sameSlot.some(({ superseded }) => superseded) ? { known, changed: known } : { known };
}
