import { hashDistance } from '../language/picture-terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Context, Question } from '../retrieval/retrieval.js';
import { SAME_PICTURE } from '../retrieval/search-pictures.js';
import type { UnderstoodQuestion } from '../retrieval/understand-question.js';
import type { Anchor } from './anchor-turn.js';
import type { Answer } from './answer.js';
import { answerAddressee, answerSpeaker } from './answer-who.js';
import { writeAnswer } from './write-answer.js';

/**
 * A question put with a picture that was shown before: who showed it, to whom, when, or what was said with it and what it shows.
 * `undefined` where the picture is not held.
 */
export function answerPicture(
  { picture }: Question,
  asked: UnderstoodQuestion,
  context: Context,
  directory: PersonDirectory,
): Answer | undefined {
  const { hash } = picture ?? {};
  if (hash === undefined) return undefined;
  const isIt = (other: string | undefined) => other !== undefined && hashDistance(hash, other) <= SAME_PICTURE;
  const turn = context.turns.find(({ images = [] }) => images.some((image) => isIt(image.hash)));
  if (turn === undefined) return undefined;
  const anchor: Anchor = { turn, coverage: 1 };
  if (asked.expects === 'person-addressee') return answerAddressee(anchor, context, directory);
  if (asked.expects === 'person-speaker' || asked.expects === 'person') return answerSpeaker(anchor, directory);
  if (asked.expects === 'time') {
    const timeZone = context.sessions.get(turn.sessionId)?.timeZone ?? 'UTC';
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
    return { text: `${day.format(turn.startedAt)}.`, refused: false, evidence: [turn.id], confidence: 1 };
  }
  const caption = (turn.images ?? []).find((image) => isIt(image.hash))?.caption;
  const said = [turn.text, ...(caption === undefined ? [] : [caption])].map((text) => ({ text, turn, support: 1 }));
  return writeAnswer(said, asked.whole, context, directory, { naming: 'always' });
}
