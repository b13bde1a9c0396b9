import type { CaseView, ViewQuestion } from './case-view.js';
import { type ReaderLanguage, viewLanguages } from './view-language.js';

/** What the second checker found for one question. */
export interface Reading {
  questionId: string;
  kind: string;
  right: boolean;
}

const readable = new Set(['single_hop', 'temporal', 'personalization', 'personalization_application']);

/**
 * A second reader that sees only a question, the words of its evidence turns and, to choose from, the answers that the
 * case's questions have at all. It never sees the world. It prefers what is stated last and what is not taken back in the
 * same breath. `evidenceOf` may hand it other turns, to show that it then fails.
 */
export function readEvidence(view: CaseView, evidenceOf: (question: ViewQuestion) => readonly string[]): Reading[] {
  const language = viewLanguages[view.language].reader;
  const { plain, shapeAsked, shapeOf } = language;
  const texts = new Map(
    view.sessions.flatMap((session) =>
      session.turns.map((turn) => [turn.id, `${turn.text} ${turn.caption ?? ''}`] as const),
    ),
  );
  const asked = view.questions.filter((question) => readable.has(question.kind) && question.evidence.length > 0);
  const candidates = [...new Set(view.questions.flatMap((question) => question.answer.split('; ')))].filter(
    (answer) => !view.callings.has(answer),
  );
  return asked.map((question) => {
    const words = plain(
      evidenceOf(question)
        .map((id) => texts.get(id) ?? '')
        .join(' . '),
    );
    const wanted = plain(question.question);
    const shape = shapeAsked(question.question);
    const isFirst = language.isException(question.question);
    const found = candidates
      .filter((answer) => shape === undefined || shapeOf(answer) === shape)
      .map((answer) => ({ answer, score: scoreOf(plain(answer), words, wanted, isFirst, language) }))
      .sort((left, right) => right.score - left.score)[0];
    return {
      questionId: question.id,
      kind: question.kind,
      right: found !== undefined && found.score > 0 && plain(found.answer) === plain(question.answer),
    };
  });
}

/** Share of right readings. */
export function readingShare(readings: readonly Reading[]): number {
  return readings.length === 0 ? 0 : readings.filter(({ right }) => right).length / readings.length;
}

/** For each question the evidence of another of the same case: what no reader should be able to answer from. */
export function swappedEvidence(view: CaseView): (question: ViewQuestion) => readonly string[] {
  const pool = view.questions.filter((question) => question.evidence.length > 0);
  return (question) => {
    const start = pool.findIndex((other) => other.id === question.id);
    for (let step = 1; step < pool.length; step += 1) {
      const other = pool[(start + step) % pool.length] as ViewQuestion;
      if (!other.evidence.some((id) => question.evidence.includes(id)) && other.answer !== question.answer)
        return other.evidence;
    }
    return [];
  };
}

/** Length of an answer that stands in the text and is not taken back there; 0 otherwise. */
function scoreOf(answer: string, text: string, question: string, isFirst: boolean, language: ReaderLanguage): number {
  if (answer === '' || language.find(question, answer) >= 0) return 0;
  const place = language.find(text, answer);
  if (place < 0) return 0;
  const before = text.slice(Math.max(0, place - 24), place);
  const after = text.slice(place + answer.length, place + answer.length + 8);
  const weight = language.takesBack(before, after) ? 0.1 : 1;
  return language.length(answer) * weight + (isFirst ? 2 - place / 100 : place / 10_000);
}
