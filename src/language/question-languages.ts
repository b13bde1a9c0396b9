import { englishQuestions } from './english/questions.js';
import type { QuestionLanguage } from './question-language.js';

/** What is known about questions of a language; `undefined` where nothing is. */
export function questionLanguage(tag: string): QuestionLanguage | undefined {
  return tag === englishQuestions.id ? englishQuestions : undefined;
}
