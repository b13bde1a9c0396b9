import type { TimeMention } from '../language/language-pack.js';
import { indexTerms, languageOf, words } from '../language/terms.js';
import type { Context } from '../retrieval/retrieval.js';
import type { QuestionPart } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import type { SaidSentence } from './rank-sentences.js';
import { sayTime } from './say-time.js';
import { countWords, MAX_ANSWER_WORDS } from './shorten.js';

/** A sentence that holds so much of what is asked for says when with its time alone. */
const SURE_SUPPORT = 0.5;

/**
 * The answer to "when": the time that the sentence names, resolved against the session's clock and zone, alone where the sentence
 * is surely the one and behind it otherwise; a sentence that names no time gets the date on which it was said. Times of day and
 * durations stay as they were said.
 */
export function withDate(
  answer: Answer,
  part: QuestionPart,
  best: Pick<SaidSentence, 'text' | 'turn' | 'support'>,
  context: Context,
): Answer {
  if (answer.refused || part.expects !== 'time' || part.clock || part.duration) return answer;
  const timeZone = context.sessions.get(best.turn.sessionId)?.timeZone ?? 'UTC';
  const { startedAt } = best.turn;
  const mention = nearest(languageOf(best.text).times(best.text, { at: startedAt, timeZone }), best.text, part);
  if (mention !== undefined && best.support >= SURE_SUPPORT) {
    const time = sayTime(mention, startedAt, timeZone, clockBehind(mention, best.text));
    const text = `${time.charAt(0).toUpperCase()}${time.slice(1)}.`;
    return { ...answer, text, evidence: [best.turn.id] };
  }
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const time = mention ? sayTime(mention, startedAt, timeZone) : `said ${day.format(startedAt)}`;
  if (answer.text.includes(time) || countWords(answer.text) + countWords(time) > MAX_ANSWER_WORDS) return answer;
  return { ...answer, text: `${answer.text} (${time})` };
}

/** The time of day said behind a day ("on Thursday at ten"), with the space before it; empty without. */
function clockBehind({ end }: TimeMention, text: string): string {
  return CLOCK_BEHIND.exec(text.slice(end))?.[0] ?? '';
}

const CLOCK_BEHIND =
  /^\s+(?:at|around|about|by)\s+(?:half\s+past\s+|quarter\s+(?:past|to)\s+)?(?:\d{1,2}(?:[:.]\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)\b(?:\s*[ap]\.?m\b\.?)?/iu;

/** Of several times that a sentence names, the one beside most of what is asked for. */
function nearest(mentions: readonly TimeMention[], text: string, { focus }: QuestionPart): TimeMention | undefined {
  const wanted = new Set(indexTerms(focus));
  const places = words(text).flatMap((word) =>
    indexTerms(word.text).some((term) => wanted.has(term)) ? [word.start] : [],
  );
  const distance = ({ start, end }: TimeMention) =>
    places.reduce((sum, place) => sum + Math.min(Math.abs(place - start), Math.abs(place - end)), 0);
  return [...mentions].sort((a, b) => distance(a) - distance(b))[0];
}
