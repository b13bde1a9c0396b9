import { questionLanguage } from '../language/question-languages.js';
import { languageOf } from '../language/terms.js';
import { foldName, type PersonDirectory } from '../records/person-directory.js';
import type { Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { UnderstoodQuestion } from '../retrieval/understand-question.js';
import { nameTerms } from './name-terms.js';
import { supportFor } from './support.js';

/** The turn that a who-question speaks of. */
export interface Anchor {
  turn: Turn;
  /** How much of what is said to have been said the turn holds, 0 to 1. */
  coverage: number;
}

/** A turn of somebody else than the question names counts this much. */
const OTHER_SPEAKER = 0.3;
/** Worth of the place in the context, at most, beside coverage. */
const RANK_WORTH = 0.15;
/** Worth of being a question when the frame says "asked". */
const ASKED_WORTH = 0.15;

/** A question told nobody anything, so it counts this much where something was told; who answered it told it. */
const TELLS_NOTHING = 0.6;

/** One Han character says about as much as a short word. */
const HAN = /\p{Script=Han}/u;

/** Finds the turn that says what the question quotes or retells; `undefined` when nothing is held. */
export function anchorTurn(
  questionText: string,
  asked: UnderstoodQuestion,
  context: Context,
  directory: PersonDirectory,
): Anchor | undefined {
  const focus = directory.render(asked.focus);
  const ignore = nameTerms(asked.speakerId ? [asked.speakerId] : [], directory);
  const support = supportFor({ text: focus, ignore }, context);
  const quotes = asked.quotes.map(plain).filter((quote) => quote.length >= (HAN.test(quote) ? 3 : 8));
  const frameAsks = questionLanguage(languageOf(questionText).id)?.reportsAsking(questionText) ?? false;
  let best: (Anchor & { score: number }) | undefined;
  context.turns.forEach((turn, rank) => {
    const quoted = quotes.some((quote) => plain(turn.text).includes(quote));
    const retold = quotes.length === 0 && !frameAsks;
    const answered = retold ? askedBefore(turn, context) : '';
    const coverage = quoted ? 1 : support.size === 0 ? 0 : support.coverage(turn.text, answered);
    const speaker = directory.personOfVoice(turn.voiceId);
    const fits = asked.speakerId === undefined || speaker === asked.speakerId ? 1 : OTHER_SPEAKER;
    const question = frameAsks && languageOf(turn.text).isQuestion(turn.text) ? ASKED_WORTH : 0;
    const tells = retold && languageOf(turn.text).isQuestion(turn.text) ? TELLS_NOTHING : 1;
    const score = fits * tells * (coverage + question + RANK_WORTH / (1 + rank));
    if (coverage > 0 && (best === undefined || score > best.score)) best = { turn, coverage, score };
  });
  return best;
}

/** The held question that a turn replies to. */
function askedBefore(turn: Turn, context: Context): string {
  const link = context.interactions.get(turn.id)?.replyTo;
  const question = link && context.turns.find(({ id }) => id === link.turnId);
  return question && languageOf(question.text).isQuestion(question.text) ? question.text : '';
}

function plain(text: string): string {
  return foldName(text.replace(/[^\p{L}\p{N}]+/gu, ' '));
}
