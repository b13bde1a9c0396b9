import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { QuestionPart, UnderstoodQuestion } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import { rankSentences, type SaidSentence } from './rank-sentences.js';
import { refusal } from './refusal.js';
import { speaksOf } from './support.js';
import { withDate } from './with-date.js';
import { writeAnswer } from './write-answer.js';

/** Share of the question's words that must be found in and around the answering turn. */
const MIN_SUPPORT = 0.15;
/** A short question of which so much was never spoken of is not in memory; longer ones are often said in other words. */
const MAX_MISSING = 0.5;
/** Turns that speak of the person asked about must cover at least this share of what any turn covers. */
const PERSON_SHARE = 0.65;

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
    const found = pick(ranked, part, context, directory, about);
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
  context: Context,
  directory: PersonDirectory,
  about: PersonId | undefined,
): SaidSentence | undefined {
  const top = ranked[0];
  if (top === undefined || top.support < MIN_SUPPORT || top.missing >= MAX_MISSING) return undefined;
  const person = about ?? part.speakerId ?? (part.people.length === 1 ? part.people[0] : undefined);
  if (person === undefined) return top;
  const worth = new Map(context.turns.map((turn) => [turn.id, speaksOf(turn, person, context, directory)]));
  const best = Math.max(...ranked.map(({ turnCoverage }) => turnCoverage));
  const own = Math.max(...ranked.map(({ turn, turnCoverage }) => turnCoverage * (worth.get(turn.id) ?? 0)));
  if (own < PERSON_SHARE * best) return undefined;
  return ranked.find(({ turn, support }) => (worth.get(turn.id) ?? 0) > 0 && support >= MIN_SUPPORT);
}
