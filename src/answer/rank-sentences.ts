import { questionLanguage } from '../language/question-languages.js';
import { indexTerms, languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId, Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { QuestionPart } from '../retrieval/understand-question.js';
import { heldClaims, staleTurns } from './claims.js';
import { nameTerms } from './name-terms.js';
import { countWords, sentences } from './shorten.js';
import { supportFor, turnText } from './support.js';

/** A sentence of a held turn. */
export interface SaidSentence {
  turn: Turn;
  text: string;
  /** How well it answers; comparable within one ranking. */
  score: number;
  /** Share of what is asked for that the sentence, or its turn with those beside it, holds. */
  support: number;
  /** Share of a short question that nothing held holds, 0 for a longer one; the same for all of a ranking. */
  missing: number;
  /** Share that its turn alone holds. */
  turnCoverage: number;
}

/** Worth of signs beside coverage (1 is the whole question covered). */
const WORTH = {
  around: 0.4,
  rank: 0.4,
  shaped: 0.2,
  misshaped: -0.15,
  clock: 0.3,
  asks: -0.25,
  slight: -0.15,
  speaker: 0.15,
  picture: 0.5,
  stale: -0.35,
};

/** Terms up to which a question is short. */
const SHORT = 2;

/** Ranks the sentences of the held turns as answers to one part of a question, best first. */
export function rankSentences(
  part: QuestionPart,
  people: readonly PersonId[],
  context: Context,
  directory: PersonDirectory,
): SaidSentence[] {
  const ignore = new Set([...nameTerms(people, directory), ...indexTerms(part.kindWord)]);
  const wanted = {
    text: directory.render(part.focus),
    head: part.head,
    main: directory.render(part.main),
    ignore,
  };
  const support = supportFor(wanted, context);
  const language = questionLanguage(languageOf(part.text).id);
  const shape = language?.shape(part.expects, part.clock);
  const stale = language?.asksPast(part.text) ? new Set<string>() : staleTurns(heldClaims(context, directory));
  const missing = support.size <= SHORT ? support.missing : 0;
  const ranked: SaidSentence[] = [];
  context.turns.forEach((turn, place) => {
    const around = support.around(turn);
    const speaker = directory.personOfVoice(turn.voiceId);
    const said = part.speakerId === undefined ? 0 : speaker === part.speakerId ? WORTH.speaker : -WORTH.speaker;
    const answered = answeredQuestion(turn, context);
    const turnCoverage = support.coverage(turnText(turn), answered);
    for (const text of sentences(turnText(turn))) {
      const coverage = support.coverage(text, answered);
      const signs =
        (shape === undefined ? 0 : !shape.test(text) ? WORTH.misshaped : part.clock ? WORTH.clock : WORTH.shaped) +
        (part.picture && !turn.text.includes(text) ? WORTH.picture : 0) +
        (asks(text) ? WORTH.asks : 0) +
        (stale.has(turn.id) ? WORTH.stale : 0) +
        (countWords(text) < 4 ? WORTH.slight : 0);
      const score = coverage + WORTH.around * around + WORTH.rank / (1 + place / 2) + signs + said;
      ranked.push({ turn, text, score, turnCoverage, missing, support: Math.max(coverage, around) });
    }
  });
  return ranked.sort((a, b) => b.score - a.score);
}

/** A question that states nothing ("…, right?" states something). */
function asks(text: string): boolean {
  return languageOf(text).isQuestion(text) && !/,\s*\p{L}+\s*[?？]$/u.test(text);
}

/** The text of the held question that a turn answers; empty when it answers none. */
function answeredQuestion(turn: Turn, context: Context): string {
  const link = context.interactions.get(turn.id)?.replyTo;
  const question = link && context.turns.find(({ id }) => id === link.turnId);
  return question && languageOf(question.text).isQuestion(question.text) ? question.text : '';
}
