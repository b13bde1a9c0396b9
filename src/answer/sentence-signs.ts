import { questionLanguage } from '../language/question-languages.js';
import { indexTerms, languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId, Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { QuestionPart } from '../retrieval/understand-question.js';
import { heldClaims, staleTurns } from './claims.js';
import { nameTerms, withoutReferences } from './name-terms.js';
import { countWords, sentences } from './shorten.js';
import { type Support, speaksOf, supportFor, turnText } from './support.js';

/**
 * What shows that a sentence answers, with its worth: 0 to 1 each. The worths were fitted by logistic regression over the held
 * sentences of each question, all sources weighing the same, and checked on sources left out (docs/questions.md).
 */
export const WORTH = {
  /** Share of what is asked for in the sentence, in its turn, and in its turn with those beside it. */
  coverage: 0.9,
  turn: 0.6,
  around: 0.1,
  /** The same of the sentence, words that few held turns have counting more. */
  rare: 0.6,
  /** Share of the question's neighbouring words that are neighbours there too. */
  pairs: 1.2,
  /** Place of its turn in the context. */
  rank: 2.4,
  /** It looks as the kind of answer looks, or does not. */
  shaped: 0.9,
  misshaped: -0.9,
  /** It only asks, or is hardly a sentence. */
  asks: -1.4,
  slight: -0.6,
  /** It says something beside the words of the question, or nothing. */
  fresh: 0.8,
  nothing: -0.2,
  /** What is asked for stands at its start; it is the first of its turn; it is long. */
  opens: 0.8,
  first: 0.5,
  length: -0.2,
  /** It is said by whom the question says spoke (1), or by somebody else (-1). */
  speaker: 0.7,
  /** Its turn can speak of whom the question names; it is their own word about themselves, or that of somebody else. */
  speaks: 1.4,
  self: 0.8,
  other: -1,
  /** It answers a held question. */
  replies: 0.5,
  /** It holds a name, or digits. */
  name: 0.7,
  number: 0.9,
  /** A caption, for a question about something seen or for another. */
  picture: 0.5,
  caption: -0.2,
  /** No later turn held says as much of what is asked for. */
  latest: 0.1,
  /** What it claims no longer holds. */
  stale: -1.1,
} as const;

/** Signs of one sentence. */
export type SentenceSigns = Record<keyof typeof WORTH, number>;

/** A sentence of a held turn with its signs. */
export interface SignedSentence {
  turn: Turn;
  text: string;
  signs: SentenceSigns;
}

/** Reads the signs of every sentence and caption of the held turns, as answers to one part of a question. */
export function sentenceSigns(
  part: QuestionPart,
  people: readonly PersonId[],
  context: Context,
  directory: PersonDirectory,
): { sentences: SignedSentence[]; support: Support } {
  const ignore = new Set([...nameTerms(people, directory), ...indexTerms(part.kindWord)]);
  const text = withoutReferences(part.focus);
  const support = supportFor({ text, head: part.head, main: withoutReferences(part.main), ignore }, context);
  const language = questionLanguage(languageOf(part.text).id);
  const shape = language?.shape(part.expects, part.clock, part.text);
  const past = language?.asksPast(part.text) ?? false;
  const stale = past ? new Set<string>() : staleTurns(heldClaims(context, directory));
  const wanted = indexTerms(text).filter((term) => !ignore.has(term));
  const words = wordSigns(wanted, indexTerms(part.head), ignore, context);
  const person = part.speakerId ?? (part.people.length === 1 ? part.people[0] : undefined);
  const covers = context.turns.map((turn) => support.coverage(turnText(turn), answeredQuestion(turn, context)));
  const signed = context.turns.flatMap((turn, place) => {
    const speaker = directory.personOfVoice(turn.voiceId);
    const answered = answeredQuestion(turn, context);
    const cover = covers[place] as number;
    const later = context.turns.some((other, at) => isAfter(other, turn) && (covers[at] as number) >= cover);
    const ofTurn = {
      turn: cover,
      around: support.around(turn),
      rank: 1 / (1 + place / 2),
      speaker: part.speakerId === undefined ? 0 : speaker === part.speakerId ? 1 : -1,
      speaks: person === undefined ? 0 : speaksOf(turn, person, context, directory),
      replies: Number(answered !== ''),
      latest: Number(!past && cover > 0 && !later),
      stale: Number(stale.has(turn.id)),
    };
    return sentences(turnText(turn)).map((sentence, index): SignedSentence => {
      const spokenOfSelf = questionLanguage(languageOf(sentence).id)?.firstPerson(sentence) ?? false;
      const caption = !turn.text.includes(sentence);
      const fits = shape?.test(sentence);
      return {
        turn,
        text: sentence,
        signs: {
          ...ofTurn,
          ...words(sentence),
          coverage: support.coverage(sentence, answered),
          shaped: Number(fits === true && !part.clock),
          misshaped: Number(fits === false),
          asks: Number(asksOnly(sentence)),
          slight: Number(countWords(sentence) < 4 && answered === ''),
          first: Number(index === 0),
          length: Math.min(1, countWords(sentence) / 30),
          self: Number(person !== undefined && spokenOfSelf && speaker === person),
          other: Number(person !== undefined && spokenOfSelf && speaker !== person),
          name: Number(/(?<=\p{L}[\s,]+)(?!I\b)\p{Lu}\p{Ll}+/u.test(sentence)),
          number: Number(/\d/u.test(sentence)),
          picture: Number(part.picture && caption),
          caption: Number(caption),
        },
      };
    });
  });
  return { sentences: signed, support };
}

/** Signs that words alone show, for a question that wants these terms. */
function wordSigns(
  wanted: readonly string[],
  head: readonly string[],
  ignore: ReadonlySet<string>,
  context: Context,
): (sentence: string) => Pick<SentenceSigns, 'rare' | 'pairs' | 'fresh' | 'nothing' | 'opens'> {
  const terms = new Set([...wanted, ...head]);
  const held = context.turns.map((turn) => new Set(indexTerms(turnText(turn))));
  const rarity = new Map(
    [...terms].map((term): [string, number] => {
      const having = held.filter((found) => found.has(term)).length;
      return [term, Math.log(1 + held.length / (0.5 + having))];
    }),
  );
  const total = sum([...rarity.values()]);
  const pairs = neighbouring(wanted);
  return (sentence) => {
    const said = indexTerms(sentence);
    const distinct = new Set(said);
    const saidPairs = new Set(neighbouring(said));
    const fresh = [...distinct].filter((term) => !terms.has(term) && !ignore.has(term)).length;
    const found = [...rarity].filter(([term]) => distinct.has(term));
    return {
      rare: total === 0 ? 0 : sum(found.map(([, worth]) => worth)) / total,
      pairs: pairs.length === 0 ? 0 : pairs.filter((pair) => saidPairs.has(pair)).length / pairs.length,
      fresh: Math.min(1, Math.log1p(fresh) / 2.5),
      nothing: Number(fresh === 0),
      opens: Number(said.slice(0, 2).some((term) => terms.has(term))),
    };
  };
}

function neighbouring(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, index) => `${terms[index]} ${term}`);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function isAfter(one: Turn, other: Turn): boolean {
  return one.startedAt > other.startedAt || (one.sessionId === other.sessionId && one.ordinal > other.ordinal);
}

/** A question that states nothing ("…, right?" states something). */
function asksOnly(text: string): boolean {
  return languageOf(text).isQuestion(text) && !/,\s*\p{L}+\s*[?？]$/u.test(text);
}

/** The text of the held question that a turn answers, by its link or because it comes right behind; empty when it answers none. */
function answeredQuestion(turn: Turn, context: Context): string {
  const link = context.interactions.get(turn.id)?.replyTo;
  const question = context.turns.find(({ id, sessionId, ordinal }) =>
    link === undefined ? sessionId === turn.sessionId && ordinal === turn.ordinal - 1 : id === link.turnId,
  );
  return question && languageOf(question.text).isQuestion(question.text) ? question.text : '';
}
