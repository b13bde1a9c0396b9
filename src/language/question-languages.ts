import { chineseQuestions } from './chinese/questions.js';
import { englishQuestions } from './english/questions.js';
import type { QuestionLanguage } from './question-language.js';

const languages: readonly QuestionLanguage[] = [englishQuestions, chineseQuestions];

/** What is known about questions of a language; `undefined` where nothing is. */
export function questionLanguage(tag: string): QuestionLanguage | undefined {
  return languages.find((language) => language.id === tag);
}
