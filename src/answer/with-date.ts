import { languageOf } from '../language/terms.js';
import type { Context } from '../retrieval/retrieval.js';
import type { QuestionPart } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import type { SaidSentence } from './rank-sentences.js';
import { countWords, MAX_ANSWER_WORDS } from './shorten.js';

const DAY_MS = 86_400_000;

/**
 * Adds the calendar date to an answer that says when in words of its own day ("tomorrow at ten"), resolved against the
 * session's clock and zone; an answer that names no time gets the date on which it was said.
 */
export function withDate(answer: Answer, part: QuestionPart, best: SaidSentence, context: Context): Answer {
  if (answer.refused || part.expects !== 'time' || part.clock) return answer;
  const timeZone = context.sessions.get(best.turn.sessionId)?.timeZone ?? 'UTC';
  const [mention] = languageOf(best.text).times(best.text, { at: best.turn.startedAt, timeZone });
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const date = mention
    ? mention.to - mention.from <= 1.5 * DAY_MS
      ? day.format(mention.from)
      : `${day.format(mention.from)} to ${day.format(mention.to - 1)}`
    : `said ${day.format(best.turn.startedAt)}`;
  if (answer.text.includes(date) || countWords(answer.text) + countWords(date) > MAX_ANSWER_WORDS) return answer;
  return { ...answer, text: `${answer.text} (${date})` };
}
