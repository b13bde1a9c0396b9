import { questionLanguage } from '../language/question-languages.js';
import { languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId, Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { QuestionPart } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import type { SaidSentence } from './rank-sentences.js';
import { countWords, cutToWords, MAX_ANSWER_WORDS, sentences, withoutOpeners } from './shorten.js';
import { supportFor } from './support.js';

/** Shorter sentences of a turn are left out of its rest. */
const MIN_WORDS = 4;

/** A sentence that was chosen, and how much it supports the answer. */
type Statement = Pick<SaidSentence, 'text' | 'turn' | 'support'>;
/** A sentence to give, with the turn that says it. */
type Given = Pick<SaidSentence, 'text' | 'turn'>;

/**
 * Writes the chosen sentences within the word limit, in order. What room is left goes to what belongs to them: the reply
 * to a chosen question and what follows in a chosen turn, nothing else. A sentence in the first person is given with the
 * name of its speaker where it could be taken for the words of somebody else: beside other speakers, or when the
 * question is about another person (`about`). With `naming: 'always'` every change of speaker is named.
 */
export function writeAnswer(
  chosen: readonly Statement[],
  part: QuestionPart,
  context: Context,
  directory: PersonDirectory,
  { about, naming = 'when-needed' }: { about?: PersonId | undefined; naming?: 'always' | 'when-needed' } = {},
): Answer {
  const support = supportFor({ text: directory.render(part.focus), head: part.head }, context);
  const speakers = new Set(chosen.map(({ turn }) => directory.personOfVoice(turn.voiceId)));
  if (about !== undefined) speakers.add(about);
  const written: { text: string; said: string; turnId: string; speaker: PersonId | undefined }[] = [];
  let left = MAX_ANSWER_WORDS;
  const add = ({ text: sentence, turn }: Given, limit: number) => {
    const said = withoutOpeners(sentence, directory);
    if (written.some((held) => held.said === said)) return;
    const speaker = directory.personOfVoice(turn.voiceId);
    const alone = speaker === undefined || (speakers.size < 2 && speakers.has(speaker));
    const needed = naming === 'always' ? written.at(-1)?.speaker !== speaker : !alone && speaksOfSelf(said);
    const mark = needed && speaker !== undefined ? `${directory.displayName(speaker)}: ` : '';
    const cut = cutToWords(said, limit - countWords(mark), support.coverage);
    const words = countWords(mark) + countWords(cut);
    if (words > left || cut === '') return;
    left -= words;
    written.push({ text: `${mark}${cut}`, said, turnId: turn.id, speaker });
  };
  chosen.forEach((sentence, index) => {
    const rest = chosen.slice(index + 1).reduce((sum, next) => sum + Math.min(countWords(next.text), 14), 0);
    add(sentence, Math.max(left - rest, Math.floor(left / (chosen.length - index))));
  });
  for (const sentence of furtherSentences(chosen, context)) {
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

function speaksOfSelf(text: string): boolean {
  return questionLanguage(languageOf(text).id)?.firstPerson(text) ?? true;
}

function furtherSentences(chosen: readonly Statement[], context: Context): Given[] {
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
  return [...rests.filter(({ text }) => languageOf(text).isQuestion(text)), ...replies, ...rests];
}

/** Sentences of a turn that say more than an interjection or a call. */
function telling(turn: Turn): Given[] {
  return sentences(turn.text)
    .filter((text) => countWords(text) >= MIN_WORDS)
    .map((text) => ({ turn, text }));
}
