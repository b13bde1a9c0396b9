import { questionLanguage } from '../language/question-languages.js';
import { indexTerms, languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { QuestionPart, UnderstoodQuestion } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import { answerYesNo } from './answer-yes-no.js';
import { withoutReferences } from './name-terms.js';
import { rankSentences, type SaidSentence } from './rank-sentences.js';
import { refusal } from './refusal.js';
import { speaksOf } from './support.js';
import { aboutWhom, matterOf } from './whose-matter.js';
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
const OTHERS_LEAD = { one: 0.1, further: 0.1 };
/** A sentence that is to fit the kind of a question holds at least this share of what the best sentence holds. */
const FITTING_SHARE = 0.6;
/** Of several things asked for, a further statement holds at least so much of what the first one holds; so many at most. */
const ALIKE = 0.8;
const MAX_ALIKE = 3;
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
  const person = about ?? asked.speakerId ?? (asked.people.length === 1 ? asked.people[0] : undefined);
  const wholeRanked = rankSentences(whole, asked, context, directory);
  if (isOfOthers(asked, person, context, directory)) return refusal(wholeRanked[0]?.support);
  if (asked.expects === 'yes-no') {
    const person = about ?? asked.subjectId;
    const verdict = answerYesNo(
      asked,
      person === undefined ? wholeRanked : wholeRanked.filter((said) => tellsOf(person, said, context, directory)),
      context,
      directory,
    );
    return verdict ?? refusal(wholeRanked[0]?.support);
  }
  const chosen: SaidSentence[] = [];
  for (const part of asked.parts.length > 1 ? asked.parts : [whole]) {
    const ranked = part === whole ? wholeRanked : rankSentences(part, asked, context, directory);
    const found = pick(ranked, part, context, directory, about);
    if (found && !chosen.some((held) => held.text === found.text)) chosen.push(found);
  }
  if (chosen.length === 0) return refusal(wholeRanked[0]?.support);
  const single = chosen.length === 1 && whole.several;
  if (single) chosen.push(...alike(chosen[0] as SaidSentence, wholeRanked, asked, context, directory));
  const how = { about: person, ...(naming === undefined ? {} : { naming }) };
  const written = writeAnswer(chosen, whole, context, directory, how);
  return chosen.length > 1 ? written : withDate(written, whole, chosen[0] as SaidSentence, context);
}

/** Further statements that answer as well as the first one does: each from a turn of its own. */
function alike(
  first: SaidSentence,
  ranked: readonly SaidSentence[],
  { whole, people }: UnderstoodQuestion,
  context: Context,
  directory: PersonDirectory,
): SaidSentence[] {
  const person = people.length === 1 ? people[0] : undefined;
  const taken = new Set([first.turn.id]);
  const found: SaidSentence[] = [];
  for (const said of ranked) {
    if (found.length >= MAX_ALIKE || taken.has(said.turn.id) || said.signs.asks > 0) continue;
    if (said.signs.coverage < ALIKE * first.signs.coverage || said.signs.coverage === 0) continue;
    if (
      person !== undefined &&
      aboutWhom(said.text, new Set(indexTerms(said.text)), said.turn, person, context, directory) === 'others'
    )
      continue;
    if (denies(said.text) && !denies(whole.text)) continue;
    taken.add(said.turn.id);
    found.push(said);
  }
  return found;
}

/** Whether a sentence says something of a person: not what they say of somebody or something else. */
function tellsOf(
  person: PersonId,
  { text, turn }: SaidSentence,
  context: Context,
  directory: PersonDirectory,
): boolean {
  const terms = new Set(indexTerms(text));
  const about = aboutWhom(text, terms, turn, person, context, directory);
  if (about !== 'own' || directory.personOfVoice(turn.voiceId) !== person) return about !== 'others';
  const language = questionLanguage(languageOf(text).id);
  const named = indexTerms(directory.displayName(person)).some((term) => terms.has(term));
  return language === undefined || named || language.firstPerson(text) || !language.namesSubject(text);
}

function denies(text: string): boolean {
  return questionLanguage(languageOf(text).id)?.negates(text) ?? false;
}

/**
 * Whether what is held speaks of somebody else than the question, or of too little of what a yes-no question wants to
 * hear.
 */
function isOfOthers(
  { people, expects, whole, aboutAsker }: UnderstoodQuestion,
  person: PersonId | undefined,
  context: Context,
  directory: PersonDirectory,
): boolean {
  // Of the asker's own words only the topic counts: "did I say", "I prefer" are the words of anybody who asks.
  const wanted = aboutAsker
    ? (questionLanguage(languageOf(withoutReferences(whole.text)).id)?.topic(whole.text) ?? whole.text)
    : expects === 'yes-no'
      ? (questionLanguage(languageOf(withoutReferences(whole.text)).id)?.statement(whole.text) ?? whole.text)
      : whole.text;
  const matter = matterOf(wanted, people, person, context, directory);
  if (expects === 'yes-no' && matter.any < YES_NO_COVER) return true;
  if (person === undefined) return false;
  const others = new Set(context.turns.map((turn) => directory.personOfVoice(turn.voiceId)));
  others.delete(person);
  return matter.others - matter.own > OTHERS_LEAD.one + OTHERS_LEAD.further * Math.max(0, others.size - 1);
}

/** The best sentence that the question's person and kind allow; `undefined` when what is held is too little. */
function pick(
  everything: readonly SaidSentence[],
  part: QuestionPart,
  context: Context,
  directory: PersonDirectory,
  about: PersonId | undefined,
): SaidSentence | undefined {
  const first = everything[0];
  if (first === undefined || first.support < MIN_SUPPORT || first.missing >= MAX_MISSING) return undefined;
  const fits = fitsKind(part);
  const most = Math.max(...everything.map(({ support }) => support));
  const ranked =
    fits === undefined ? everything : everything.filter((said) => said.support >= FITTING_SHARE * most && fits(said));
  const person = about ?? part.speakerId ?? (part.people.length === 1 ? part.people[0] : undefined);
  // Who it is says a statement; what else is asked may be said by a question and the reply to it.
  const tells = ({ support, signs }: SaidSentence) =>
    part.expects !== 'person' || (signs.asks === 0 && support >= FITTING_SHARE * most);
  if (person === undefined) return ranked.find(tells) ?? ranked[0];
  const worth = new Map(context.turns.map((turn) => [turn.id, speaksOf(turn, person, context, directory)]));
  const own = ranked.filter(({ turn, support }) => (worth.get(turn.id) ?? 0) > 0 && support >= MIN_SUPPORT);
  return own.find(tells) ?? own[0];
}

/**
 * A number is answered by a number that is no time, and who the plumber is by a sentence that says so of the plumber;
 * `undefined` when the question wants no such kind.
 */
function fitsKind({ text, focus, expects, clock }: QuestionPart): ((said: SaidSentence) => boolean) | undefined {
  const language = questionLanguage(languageOf(text).id);
  const number = expects === 'number' ? language?.shape(expects, clock, text) : undefined;
  const role = language?.asksIdentity(text) ? new Set(indexTerms(focus)) : undefined;
  if (number === undefined && role === undefined) return undefined;
  return (said) =>
    (number === undefined || number.test(withoutTimes(said))) &&
    (role === undefined || (tellsIdentity(said.text) && indexTerms(said.text).some((term) => role.has(term))));
}

function tellsIdentity(sentence: string): boolean {
  return questionLanguage(languageOf(sentence).id)?.tellsIdentity(sentence) ?? true;
}

function withoutTimes({ text, turn }: SaidSentence): string {
  const times = languageOf(text).times(text, { at: turn.startedAt, timeZone: 'UTC' });
  return times.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}
