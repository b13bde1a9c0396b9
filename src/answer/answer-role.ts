import { questionLanguage } from '../language/question-languages.js';
import { languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { UnderstoodQuestion } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import { rankSentences } from './rank-sentences.js';
import { writeAnswer } from './write-answer.js';

/**
 * What somebody does for a living: the sentence in which they tell it, which seldom shares a word with the question, or one in
 * which somebody else tells it of them by name; of several the best, and the latest of equals. `undefined` when none is held.
 */
export function answerRole(
  asked: UnderstoodQuestion,
  person: PersonId,
  context: Context,
  directory: PersonDirectory,
): Answer | undefined {
  const name = directory.displayName(person).split(/\s+/u)[0] ?? '';
  const telling = rankSentences(asked.whole, asked, context, directory).filter(({ text, turn }) => {
    const own = directory.personOfVoice(turn.voiceId) === person;
    return questionLanguage(languageOf(text).id)?.tellsRole(text, own ? undefined : name) ?? false;
  });
  const first = telling[0];
  if (first === undefined) return undefined;
  const answer = writeAnswer([first], asked.whole, context, directory, { about: person });
  return { ...answer, confidence: Math.max(answer.confidence, ROLE_CONFIDENCE) };
}

const ROLE_CONFIDENCE = 0.7;
