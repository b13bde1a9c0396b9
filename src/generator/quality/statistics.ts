import type { CaseView } from './case-view.js';
import { type ViewLanguage, viewLanguages } from './view-language.js';

/** Numbers that describe conversations and questions. */
export interface CaseStatistics {
  cases: number;
  sessions: number;
  turns: number;
  questions: number;
  speakersPerCase: number;
  wordsPerTurn: number;
  wordsPerTurnDeviation: number;
  /** Shares of turns. */
  questionTurns: number;
  namedTurns: number;
  toOne: number;
  toSeveral: number;
  toEveryone: number;
  /** Reply links: none, to the turn before, two back, further. */
  replyNone: number;
  replyOne: number;
  replyTwo: number;
  replyFurther: number;
  /** Different words per thousand words, over the first five thousand words. */
  vocabularyPerThousand: number;
  wordsPerQuestion: number;
  evidencePerQuestion: number;
}

/** Describes cases. */
export function describeCases(cases: readonly CaseView[]): CaseStatistics {
  const sessions = cases.flatMap((view) => view.sessions);
  const turns = sessions.flatMap((session) => session.turns);
  const { wordCount, isQuestion } = languageOf(cases);
  const questions = cases.flatMap((view) => view.questions);
  const lengths = turns.map((turn) => wordCount(turn.text));
  const mean = lengths.reduce((sum, value) => sum + value, 0) / Math.max(1, lengths.length);
  const variance = lengths.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, lengths.length);
  const lags = sessions.flatMap((session) => {
    const places = new Map(session.turns.map((turn, index) => [turn.id, index]));
    return session.turns.map((turn, index) =>
      turn.replyTo === undefined ? 0 : index - (places.get(turn.replyTo) ?? index),
    );
  });
  const share = (count: number) => count / Math.max(1, turns.length);
  const lagShare = (test: (lag: number) => boolean) => share(lags.filter(test).length);
  return {
    cases: cases.length,
    sessions: sessions.length,
    turns: turns.length,
    questions: questions.length,
    speakersPerCase: cases.reduce((sum, view) => sum + view.callings.size, 0) / Math.max(1, cases.length),
    wordsPerTurn: mean,
    wordsPerTurnDeviation: Math.sqrt(variance),
    questionTurns: share(turns.filter((turn) => isQuestion(turn.text)).length),
    namedTurns: share(turns.filter((turn) => turn.explicit).length),
    toOne: share(turns.filter((turn) => turn.to.length === 1 && turn.to[0] !== 'everyone').length),
    toSeveral: share(turns.filter((turn) => turn.to.length > 1).length),
    toEveryone: share(turns.filter((turn) => turn.to[0] === 'everyone').length),
    replyNone: lagShare((lag) => lag === 0),
    replyOne: lagShare((lag) => lag === 1),
    replyTwo: lagShare((lag) => lag === 2),
    replyFurther: lagShare((lag) => lag > 2),
    vocabularyPerThousand: cases.reduce((sum, view) => sum + vocabulary(view), 0) / Math.max(1, cases.length),
    wordsPerQuestion:
      questions.reduce((sum, entry) => sum + wordCount(entry.question), 0) / Math.max(1, questions.length),
    evidencePerQuestion:
      questions.reduce((sum, entry) => sum + entry.evidence.length, 0) / Math.max(1, questions.length),
  };
}

/** Share of turns by their length in words, from 0 to the longest. */
export function turnLengths(cases: readonly CaseView[]): number[] {
  const { wordCount } = languageOf(cases);
  const lengths = cases.flatMap((view) =>
    view.sessions.flatMap(({ turns }) => turns.map((turn) => wordCount(turn.text))),
  );
  const counts = new Array<number>(Math.max(0, ...lengths) + 1).fill(0);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  return counts.map((count) => count / Math.max(1, lengths.length));
}

/** Cases of one origin are of one language. */
function languageOf(cases: readonly CaseView[]): ViewLanguage {
  return viewLanguages[cases[0]?.language ?? 'en'];
}

const SAMPLE = 5_000;

/** Different words among the first five thousand, per thousand. */
function vocabulary(view: CaseView): number {
  const words = view.sessions
    .flatMap((session) => session.turns.flatMap((turn) => viewLanguages[view.language].words(turn.text)))
    .slice(0, SAMPLE);
  return (new Set(words).size * 1000) / Math.max(1, words.length);
}

/** Share of each kind of question. */
export function questionMix(cases: readonly CaseView[]): Record<string, { n: number; share: number }> {
  const kinds = new Map<string, number>();
  const questions = cases.flatMap((view) => view.questions);
  for (const { kind } of questions) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return Object.fromEntries([...kinds].map(([kind, n]) => [kind, { n, share: n / questions.length }]));
}
