import { questionLanguage } from '../language/question-languages.js';
import { languageOf } from '../language/terms.js';
import { type PersonDirectory, personReference } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';
import { relativeNamed } from '../retrieval/relative-named.js';
import type { Context, Question } from '../retrieval/retrieval.js';
import type { UnderstoodQuestion } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import { countWords, MAX_ANSWER_WORDS } from './shorten.js';

/** Answers a question as it stands. */
export type AnswerOne = (question: Question) => Answer;

/** More people of one name than this are not answered for one by one. */
const MAX_NAMESAKES = 4;

/**
 * The answer to a question with a name that several people bear: one for each of them for whom something is held, each with its
 * full name. `undefined` when no name is shared; refused when nothing is held for anybody.
 */
export function answerNamesakes(
  question: Question,
  { readings }: UnderstoodQuestion,
  directory: PersonDirectory,
  answerOne: AnswerOne,
): Answer | undefined {
  if (readings.length < 2 || readings.length > MAX_NAMESAKES) return undefined;
  const answers = readings.map(({ personId, text }) => ({ personId, answer: answerOne({ ...question, text }) }));
  const given = answers.filter(({ answer }) => !answer.refused);
  const first = given[0];
  if (first === undefined) return answers[0]?.answer;
  const texts: string[] = [];
  const kept = given.filter(({ personId, answer }) => {
    const text = named(personId, answer.text, directory);
    if (texts.length > 0 && countWords([...texts, text].join(' ')) > MAX_ANSWER_WORDS) return false;
    texts.push(text);
    return true;
  });
  return {
    text: texts.join(' '),
    refused: false,
    evidence: [...new Set(kept.flatMap(({ answer }) => answer.evidence))],
    confidence: Math.max(...kept.map(({ answer }) => answer.confidence)),
  };
}

/**
 * The answer to a question that needs another one answered first: about "the person who …", or about somebody's relative by a name
 * told elsewhere. Both hops are in the answer and in its evidence. `undefined` when the question has one hop, or when the first
 * one is not held.
 */
export function answerHops(
  question: Question,
  asked: UnderstoodQuestion,
  context: Context,
  directory: PersonDirectory,
  answerOne: AnswerOne,
): Answer | undefined {
  const described = questionLanguage(languageOf(question.text).id)?.describedPerson(question.text);
  if (described !== undefined) {
    const who = answerOne({ ...question, text: described.question });
    const [personId] = who.refused ? [] : directory.byName(who.text.split(':')[0] ?? '');
    if (personId === undefined) return undefined;
    const { start, end } = described;
    const text = `${question.text.slice(0, start)}${personReference(personId)}${question.text.slice(end)}`;
    const answer = answerOne({ ...question, text });
    if (answer.refused) return answer;
    return joined({ ...answer, text: named(personId, answer.text, directory) }, who.evidence);
  }
  const relative = relativeNamed(question, asked, context, directory);
  if (relative === undefined) return undefined;
  const plain = answerOne(question);
  const byName = answerOne(relative.question);
  if (byName.refused || (!plain.refused && plain.confidence >= byName.confidence)) return plain;
  return joined(byName, relative.evidence);
}

function named(personId: PersonId, text: string, directory: PersonDirectory): string {
  const name = directory.displayName(personId);
  if (text.startsWith(`${name}:`)) return text;
  return `${name}: ${/[.!?…。！？]["'”’]?$/u.test(text) ? text : `${text}.`}`;
}

function joined(answer: Answer, evidence: Answer['evidence']): Answer {
  return { ...answer, evidence: [...new Set([...answer.evidence, ...evidence])] };
}
