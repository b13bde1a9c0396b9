import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { QuestionPart, UnderstoodQuestion } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import { rankSentences, type SaidSentence } from './rank-sentences.js';
import { refusal } from './refusal.js';
import { speaksOf } from './support.js';
import { matterOf } from './whose-matter.js';
import { withDate } from './with-date.js';
import { writeAnswer } from './write-answer.js';

/** Share of the question's words that must be found in and around the answering turn. */
const MIN_SUPPORT = 0.15;
/** A short question of which so much was never spoken of is not in memory; longer ones are often said in other words. */
const MAX_MISSING = 0.5;
/**
 * What is held about somebody else may cover a question so much better than what is held about the person asked about,
 * and more with every further person: among many, one has nearly the same words by chance.
 */
const OTHERS_LEAD = { one: 0.05, further: 0.1 };
/** A question that is answered by yes or no quotes what it wants to hear, so an exchange must hold so much of it. */
const YES_NO_COVER = 0.8;

/**
 * The sentence that answers, or one for each part of a question that asks for several things; refused when nothing held
 * supports any part, or when what is held speaks of somebody else than the question.
 */
export function answerSentence(
  asked: UnderstoodQuestion,
  context: Context,
  directory: PersonDirectory,
  about?: PersonId,
  naming?: 'always',
): Answer {
  const { whole } = asked;
  const wholeRanked = rankSentences(whole, asked.people, context, directory);
  const chosen: SaidSentence[] = [];
  for (const part of asked.parts.length > 1 ? asked.parts : [whole]) {
    const ranked = part === whole ? wholeRanked : rankSentences(part, asked.people, context, directory);
    const found = pick(ranked, part, asked, context, directory, about);
    if (found && !chosen.some((held) => held.text === found.text)) chosen.push(found);
  }
  if (chosen.length === 0) return refusal(wholeRanked[0]?.support);
  const person = about ?? asked.speakerId ?? (asked.people.length === 1 ? asked.people[0] : undefined);
  return withDate(
    writeAnswer(chosen, whole, context, directory, { about: person, ...(naming === undefined ? {} : { naming }) }),
    whole,
    chosen[0]!,
    context,
  );
}

/** The best sentence that the question's person allows; `undefined` when what is held is too little or of somebody else. */
function pick(
  ranked: readonly SaidSentence[],
  part: QuestionPart,
  { people, expects }: UnderstoodQuestion,
  context: Context,
  directory: PersonDirectory,
  about: PersonId | undefined,
): SaidSentence | undefined {
  const top = ranked[0];
  if (top === undefined || top.support < MIN_SUPPORT || top.missing >= MAX_MISSING) return undefined;
  const person = about ?? part.speakerId ?? (part.people.length === 1 ? part.people[0] : undefined);
  const matter = matterOf(part.text, people, person, context, directory);
  if (expects === 'yes-no' && matter.any < YES_NO_COVER) return undefined;
  if (person === undefined) return top;
  if (matter.others - matter.own > OTHERS_LEAD.one + OTHERS_LEAD.further * otherSpeakers(person, context, directory))
    return undefined;
  const worth = new Map(context.turns.map((turn) => [turn.id, speaksOf(turn, person, context, directory)]));
  return ranked.find(({ turn, support }) => (worth.get(turn.id) ?? 0) > 0 && support >= MIN_SUPPORT);
}

/** How many more than one other person speak in the held turns. */
function otherSpeakers(person: PersonId, context: Context, directory: PersonDirectory): number {
  const others = new Set(context.turns.map((turn) => directory.personOfVoice(turn.voiceId)));
  others.delete(person);
  return Math.max(0, others.size - 1);
}
