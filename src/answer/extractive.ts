import type { PersonDirectory } from '../records/person-directory.js';
import type { Context, Question } from '../retrieval/retrieval.js';
import { understandQuestion } from '../retrieval/understand-question.js';
import type { Answer, Answerer } from './answer.js';
import { answerPreference } from './answer-preference.js';
import { answerSentence } from './answer-sentence.js';
import { answerAddressee, answerSpeaker } from './answer-who.js';
import { refusal } from './refusal.js';

/**
 * The offline answerer: names from the graph for who-questions, values from profiles for preferences, the saying
 * sentence otherwise, and "Not in memory." when the context supports nothing or the question is about an asker who is
 * not known. At most 30 words.
 */
export function createExtractiveAnswerer(): Answerer {
  return {
    id: 'extractive',
    answer: async (question, context, directory) => answer(question, context, directory),
  };
}

function answer(question: Question, context: Context, directory: PersonDirectory): Answer {
  const asked = understandQuestion(question, directory);
  if (context.turns.length === 0) return refusal();
  if (asked.expects === 'person-speaker') return answerSpeaker(question.text, asked, context, directory);
  if (asked.expects === 'person-addressee') return answerAddressee(question.text, asked, context, directory);
  if (asked.expects !== 'preference') return answerSentence(asked, context, directory);
  if (asked.aboutAsker && asked.asker === undefined) return refusal();
  const person = asked.asker?.personId ?? asked.people[0];
  if (person === undefined) return answerSentence(asked, context, directory);
  return (
    answerPreference(question, asked, person, context, directory) ?? answerSentence(asked, context, directory, person)
  );
}
