import { languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { QuestionPart } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import type { SaidSentence } from './rank-sentences.js';
import { countWords, cutToWords, MAX_ANSWER_WORDS, sentences, withoutOpeners } from './shorten.js';
import { supportFor } from './support.js';

/** A further sentence is given when it scores at least this share of the best one. */
const SPARE_SHARE = 0.7;
/** Shorter sentences of a turn are left out of its rest. */
const MIN_WORDS = 4;

/**
 * Writes the chosen sentences within the word limit, in order; what room is left goes to the reply of a chosen question,
 * to what follows in a chosen turn, and to the next best sentence.
 */
export function writeAnswer(
  chosen: readonly SaidSentence[],
  spares: readonly SaidSentence[],
  part: QuestionPart,
  context: Context,
  directory: PersonDirectory,
): Answer {
  const support = supportFor({ text: directory.render(part.focus), head: part.head }, context);
  const written: { text: string; turnId: string }[] = [];
  let left = MAX_ANSWER_WORDS;
  const add = (sentence: Pick<SaidSentence, 'text' | 'turn'>, limit: number) => {
    const text = withoutOpeners(sentence.text, directory);
    if (written.some((held) => held.text === text)) return;
    const cut = cutToWords(text, limit, support.coverage);
    if (countWords(cut) > left || cut === '') return;
    left -= countWords(cut);
    written.push({ text: cut, turnId: sentence.turn.id });
  };
  chosen.forEach((sentence, index) => {
    const rest = chosen.slice(index + 1).reduce((sum, next) => sum + Math.min(countWords(next.text), 14), 0);
    add(sentence, Math.max(left - rest, Math.floor(left / (chosen.length - index))));
  });
  for (const sentence of furtherSentences(chosen, spares, context)) {
    if (countWords(withoutOpeners(sentence.text, directory)) <= left) add(sentence, left);
  }
  const best = Math.max(...chosen.map((sentence) => sentence.support));
  return {
    text: written.map(({ text }) => (/[.!?…。！？]["'”’]?$/u.test(text) ? text : `${text}.`)).join(' '),
    refused: false,
    evidence: [...new Set(written.map(({ turnId }) => turnId))],
    confidence: Math.min(1, best),
  };
}

function furtherSentences(
  chosen: readonly SaidSentence[],
  spares: readonly SaidSentence[],
  context: Context,
): Pick<SaidSentence, 'text' | 'turn'>[] {
  const replies = chosen
    .filter(({ text }) => languageOf(text).isQuestion(text))
    .flatMap(({ turn }) =>
      context.turns.filter((other) => context.interactions.get(other.id)?.replyTo?.turnId === turn.id).slice(0, 1),
    )
    .flatMap((turn) =>
      sentences(turn.text)
        .slice(0, 2)
        .map((text) => ({ turn, text })),
    );
  const rests = chosen.flatMap(({ turn, text }) => {
    const all = telling(turn);
    return all.slice(all.findIndex((sentence) => sentence.text === text) + 1).slice(0, 1);
  });
  const lowest = Math.min(...chosen.map(({ score }) => score));
  const others = chosen.length > 1 ? [] : spares.filter(({ score }) => score >= SPARE_SHARE * lowest).slice(0, 3);
  return [...rests.filter(({ text }) => languageOf(text).isQuestion(text)), ...replies, ...others, ...rests];
}

/** Sentences of a turn that say more than an interjection or a call. */
function telling(turn: Turn): Pick<SaidSentence, 'text' | 'turn'>[] {
  return sentences(turn.text)
    .filter((text) => countWords(text) >= MIN_WORDS)
    .map((text) => ({ turn, text }));
}
