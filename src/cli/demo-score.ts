import { answerTokens } from '../evaluation/answer-text.js';
import { answerContained } from '../evaluation/metrics.js';
import type { DemoGold } from './demo-data.js';

/** Answers that must be right at least. */
const MIN_RIGHT = 11;

/** What the demo collected about one question. */
export interface DemoAnswer {
  id: string;
  text: string;
  refused: boolean;
  asker: { outcome: 'known' | 'doubtful' | 'unknown' | 'not-given'; name?: string };
}

/** The demo's verdict. */
export interface DemoScore {
  peopleFound: number;
  peopleNamed: number;
  peopleExpected: number;
  rightAnswers: number;
  /** Ids of the questions whose answer is wrong. */
  wrong: string[];
  /** Spoken questions whose asker was recognised, or rightly not. */
  askersRight: number;
  spokenQuestions: number;
  /** No question of an unknown voice got a personal answer. */
  strangerRefused: boolean;
  passed: boolean;
}

/** Compares people and answers with the gold: all people found and named, 11 right answers, nothing told to a stranger. */
export function scoreDemo(names: readonly string[], answers: readonly DemoAnswer[], gold: DemoGold): DemoScore {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const pairs = gold.questions.map((question) => ({ question, answer: byId.get(question.id) }));
  const wrong = pairs.filter(({ question, answer }) => !isRight(question, answer)).map(({ question }) => question.id);
  const spoken = pairs.filter(({ question }) => question.spoken);
  const peopleNamed = gold.people.filter(
    (person) => names.filter((name) => person.accept.some((accepted) => sameText(accepted, name))).length === 1,
  ).length;
  const strangerRefused = pairs
    .filter(({ question }) => question.refuse === 'unknown-asker')
    .every(({ question, answer }) => isRight(question, answer));
  const rightAnswers = gold.questions.length - wrong.length;
  return {
    peopleFound: names.length,
    peopleNamed,
    peopleExpected: gold.people.length,
    rightAnswers,
    wrong,
    askersRight: spoken.filter(({ question, answer }) => isAskerRight(question, answer, gold)).length,
    spokenQuestions: spoken.length,
    strangerRefused,
    passed:
      names.length === gold.people.length &&
      peopleNamed === gold.people.length &&
      rightAnswers >= MIN_RIGHT &&
      strangerRefused,
  };
}

function isRight(question: DemoGold['questions'][number], answer: DemoAnswer | undefined): boolean {
  if (answer === undefined) return false;
  if (question.refuse === 'unknown-asker') return answer.refused && answer.asker.outcome === 'unknown';
  if (question.refuse === 'not-in-memory') return answer.refused;
  return !answer.refused && question.accept.some((accepted) => answerContained(answer.text, accepted));
}

function isAskerRight(
  question: DemoGold['questions'][number],
  answer: DemoAnswer | undefined,
  gold: DemoGold,
): boolean {
  if (question.asker === null) return answer?.asker.outcome === 'unknown';
  const accepted = gold.people.find((person) => person.name === question.asker)?.accept ?? [question.asker];
  return answer?.asker.outcome === 'known' && accepted.some((name) => sameText(name, answer.asker.name ?? ''));
}

function sameText(a: string, b: string): boolean {
  return answerTokens(a).join(' ') === answerTokens(b).join(' ');
}
