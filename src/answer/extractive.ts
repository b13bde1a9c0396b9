import { questionLanguage } from '../language/question-languages.js';
import { languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Context, Question } from '../retrieval/retrieval.js';
import { understandQuestion } from '../retrieval/understand-question.js';
import { anchorTurn } from './anchor-turn.js';
import type { Answer, Answerer } from './answer.js';
import { answerHops, answerNamesakes } from './answer-hops.js';
import { answerPicture } from './answer-picture.js';
import { answerPreference } from './answer-preference.js';
import { answerRole } from './answer-role.js';
import { answerSentence } from './answer-sentence.js';
import { answerState } from './answer-state.js';
import { answerAddressee, answerListeners, answerSpeaker } from './answer-who.js';
import { lacksAsker, refusal } from './refusal.js';

/**
 * The offline answerer: names from the graph for who-questions, values from profiles for preferences, the saying
 * sentence otherwise, and "Not in memory." when the context supports nothing or the question is about an asker who is
 * not known for sure. At most 30 words.
 */
export function createExtractiveAnswerer(): Answerer {
  return {
    id: 'extractive',
    answer: async (question, context, directory) => answer(question, context, directory),
  };
}

function answer(question: Question, context: Context, directory: PersonDirectory): Answer {
  const asked = understandQuestion(question, directory);
  if (lacksAsker(asked) || context.turns.length === 0) return refusal();
  const pictured = answerPicture(question, asked, context, directory);
  if (pictured) return pictured;
  const one = (other: Question) => answerOne(other, context, directory);
  return (
    answerNamesakes(question, asked, directory, one) ??
    answerHops(question, asked, context, directory, one) ??
    answerOne(question, context, directory)
  );
}

/** The answer to a question of one hop about people who are not to be confused. */
function answerOne(question: Question, context: Context, directory: PersonDirectory): Answer {
  const asked = understandQuestion(question, directory);
  if (lacksAsker(asked)) return refusal();
  if (asked.expects === 'person-speaker' || asked.expects === 'person-addressee') {
    const anchor = anchorTurn(question.text, asked, context, directory);
    const toWhom = asked.expects === 'person-addressee';
    if (toWhom && asked.speakerId !== undefined && asked.focus === '')
      return answerListeners(asked.speakerId, context, directory);
    return toWhom ? answerAddressee(anchor, context, directory) : answerSpeaker(anchor, directory);
  }
  // Who is meant is often whoever says "I": such a sentence is given with its speaker.
  if (asked.expects === 'person') return answerSentence(asked, context, directory, undefined, 'always');
  const state = answerState(question, asked, context, directory);
  const person = asked.subjectId ?? asked.people[0];
  const recalls = asked.expects === 'thing' && asked.aboutAsker && asked.subjectId !== undefined;
  if ((asked.expects === 'preference' || recalls) && person !== undefined) {
    const preferred = answerPreference(question, asked, person, context, directory, recalls ? 'named' : 'nearest');
    if (preferred) return preferred;
  }
  if (state.changed) return state.changed;
  if (person !== undefined && questionLanguage(languageOf(question.text).id)?.asksRole(question.text)) {
    const role = answerRole(asked, person, context, directory);
    if (role) return role;
  }
  const said = answerSentence(asked, context, directory, asked.expects === 'preference' ? person : undefined);
  return said.refused ? (state.known ?? said) : said;
}
