import { questionLanguage } from '../language/question-languages.js';
import { indexTerms, languageOf } from '../language/terms.js';
import { personReference } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';
import { relativeNamed } from '../retrieval/relative-named.js';
import type { Action, Policy, RetrievalState } from '../retrieval/retrieval.js';
import { type QuestionPart, type UnderstoodQuestion, understandQuestion } from '../retrieval/understand-question.js';

type RetrieveAction = Extract<Action, { kind: 'retrieve' }>;

/** Longer questions tell a story or describe a picture; their "and" joins no two questions. */
const MAX_WORDS_WITH_PARTS = 30;
/** A part is covered when one of this many best turns holds this share of its terms. */
const COVERING_TURNS = 5;
const COVERED_SHARE = 0.6;

/**
 * The untrained reference policy: fixed rules over the question's words and what is held. The first round searches the
 * interaction layer; a later round asks for what the kind of question leaves open: the profile for a preference, profile
 * and facts for what holds for a person, the exchange around a turn for who said what to whom, a search of its own for a part that nothing held covers.
 */
export function createHeuristicPolicy(): Policy {
  return { id: 'heuristic', choose: async (state) => choose(state) };
}

function choose(state: RetrievalState): Action {
  const asked = understandQuestion(state.question, state.directory);
  if (state.round === 1) return firstSearch(state, asked);
  const wanted = [
    profileSearch(state, asked),
    factSearch(state, asked),
    relativeSearch(state, asked),
    ...describedSearches(state, asked),
    exchangeSearch(state, asked),
    ...partSearches(state, asked),
  ];
  const next = wanted.find((action) => action !== undefined && !isDone(action, state));
  return next ?? { kind: 'stop', why: 'nothing is left to ask for' };
}

function isDone(action: RetrieveAction, { trace }: RetrievalState): boolean {
  return trace.some(
    ({ action: done }) =>
      done.kind === 'retrieve' &&
      done.layer === action.layer &&
      done.query === action.query &&
      done.tools.join() === action.tools.join(),
  );
}

/** People whom a filter stands for are left out of the words: what somebody says seldom holds their own name. */
function firstSearch(state: RetrievalState, asked: UnderstoodQuestion): RetrieveAction {
  const subject = asked.whole.people.length === 1 ? asked.whole.people[0] : undefined;
  const speaker = asked.speakerId ?? sureAsker(asked) ?? (asked.expects === 'person-addressee' ? undefined : subject);
  const filtered = [speaker, asked.addresseeId].filter((id) => id !== undefined);
  const query = filtered
    .reduce((text, id) => text.replaceAll(personReference(id), ' '), asked.focus)
    .replace(/\s+(?:['’]s(?=\s))?/gu, ' ')
    .trim();
  return {
    kind: 'retrieve',
    layer: 'interaction',
    tools: state.question.picture === undefined ? ['bm25', 'dense'] : ['bm25', 'image-to-image'],
    query: /[\p{L}\p{N}]{2}/u.test(query) ? query : state.question.text,
    ...(speaker === undefined ? {} : { speaker }),
    ...(asked.addresseeId === undefined ? {} : { addressee: asked.addresseeId }),
  };
}

/** A doubtful asker opens nobody's profile and filters nothing. */
function sureAsker({ asker }: UnderstoodQuestion): PersonId | undefined {
  return asker?.sure ? asker.personId : undefined;
}

/** What a person prefers, and what holds for them now, is kept in their profile. */
function profileSearch(state: RetrievalState, asked: UnderstoodQuestion): RetrieveAction | undefined {
  const person = asked.subjectId ?? (asked.aboutAsker ? undefined : asked.people[0]);
  if (person === undefined || !(asked.expects === 'preference' || asked.asksState || recallsOwn(asked)))
    return undefined;
  return {
    kind: 'retrieve',
    layer: 'profile',
    tools: ['bm25', 'dense'],
    query: withSlotWords(state.question.text, asked),
    speaker: person,
    filters: 'hard',
  };
}

/** "What did I tell you about my breakfast?": what somebody told of themselves is in their profile, whatever words they used. */
function recallsOwn({ aboutAsker, expects, subjectId, speakerId }: UnderstoodQuestion): boolean {
  return aboutAsker && expects === 'thing' && subjectId !== undefined && (speakerId ?? subjectId) === subjectId;
}

/** An everyday choice is indexed under its general words: who asks for "coffee" finds the favourite drink. */
function withSlotWords(text: string, asked: UnderstoodQuestion): string {
  const language = questionLanguage(languageOf(text).id);
  if (language === undefined) return text;
  const topic = language.topic(asked.whole.focus);
  const slot = language.slotOf(topic);
  const known = new Set(indexTerms(text));
  const added = [
    ...(indexTerms(topic).every((term) => known.has(term)) ? [] : [topic]),
    ...(slot === undefined ? [] : [language.attributeWords(slot)]),
  ];
  return [text, ...added].join(' ');
}

/** What holds for a person may have been stated by others, or be no lasting trait: then it is a fact. */
function factSearch(state: RetrievalState, { asksState, subjectId }: UnderstoodQuestion): RetrieveAction | undefined {
  if (!asksState || subjectId === undefined) return undefined;
  const query = `${state.question.text} ${personReference(subjectId)}`;
  return { kind: 'retrieve', layer: 'fact', tools: ['bm25'], query };
}

/** Somebody's relative whose name is held may be spoken of by that name alone. */
function relativeSearch(state: RetrievalState, asked: UnderstoodQuestion): RetrieveAction | undefined {
  const relative = relativeNamed(state.question, asked, state.context, state.directory);
  return relative && { kind: 'retrieve', layer: 'interaction', tools: ['bm25'], query: relative.question.text };
}

/** What "the person who brought the ladder" prefers or does is looked for among the words of whoever seems to be meant. */
function describedSearches(
  { question, context, directory }: RetrievalState,
  asked: UnderstoodQuestion,
): RetrieveAction[] {
  const described = questionLanguage(languageOf(question.text).id)?.describedPerson(question.text);
  if (described === undefined) return [];
  const clause = new Set(indexTerms(described.question));
  const held = (text: string) => new Set(indexTerms(text).filter((term) => clause.has(term))).size / clause.size;
  const meant = context.turns.reduce<{ share: number; speaker?: PersonId | undefined }>(
    (best, { text, voiceId }) => {
      const share = held(text);
      return share > best.share ? { share, speaker: directory.personOfVoice(voiceId) } : best;
    },
    { share: COVERED_SHARE / 2 },
  ).speaker;
  if (meant === undefined) return [];
  const query = `${question.text.slice(0, described.start)} ${question.text.slice(described.end)}`;
  const search = { kind: 'retrieve', query, speaker: meant, tools: ['bm25', 'dense'] } as const;
  const profile: RetrieveAction = { ...search, layer: 'profile', filters: 'hard' };
  return [{ ...search, layer: 'interaction' }, ...(asked.expects === 'preference' ? [profile] : [])];
}

/** Who said what to whom is seen in the exchange around the turn. */
function exchangeSearch(state: RetrievalState, asked: UnderstoodQuestion): RetrieveAction | undefined {
  const quotes = asked.quotes.length > 0 && !asked.tellsSituation && asked.expects !== 'person-speaker';
  const about = asked.expects === 'person-addressee' || quotes;
  if (!about || state.context.turns.length === 0) return undefined;
  return { kind: 'retrieve', layer: 'interaction', tools: ['neighbours'], query: asked.focus };
}

/** Parts whose words no good turn covers get a search of their own. */
function partSearches(state: RetrievalState, asked: UnderstoodQuestion): RetrieveAction[] {
  const words = state.question.text.split(/\s+/u).length;
  if (asked.parts.length < 2 || words > MAX_WORDS_WITH_PARTS || asked.quotes.length > 0) return [];
  return asked.parts
    .filter((part) => !isCovered(part, state, asked))
    .map((part) => ({ kind: 'retrieve', layer: 'interaction', tools: ['bm25', 'dense'], query: part.focus }));
}

function isCovered(part: QuestionPart, state: RetrievalState, asked: UnderstoodQuestion): boolean {
  const names = new Set(asked.nameWords.flatMap((word) => indexTerms(word)));
  const people = new Set(asked.people);
  const terms = new Set(indexTerms(part.focus).filter((term) => !names.has(term) && !people.has(term)));
  if (terms.size === 0) return true;
  return state.context.turns.slice(0, COVERING_TURNS).some((turn) => {
    const held = new Set(indexTerms(turn.text));
    return [...terms].filter((term) => held.has(term)).length >= COVERED_SHARE * terms.size;
  });
}
