import { slotOf } from '../../../language/english/slots.js';
import { tagWords } from '../../../language/english/tagger.js';
import type { LanguagePack, SpokenAt, TimeMention } from '../../../language/language-pack.js';
import type { Instant, TurnId } from '../../../records/records.js';
import type { Conversation, ConversationTurn } from '../../conversation.js';
import { perspectiveOf } from '../perspective-of.js';
import type { SpokenStatement } from '../spoken-statement.js';
import { changesIn, draftOfChoice } from './choice-drafts.js';
import { type Clause, clauses } from './clauses.js';
import { isDatable, singleTimes, upcoming, withDates } from './clock-text.js';
import { expandContractions } from './contractions.js';
import type { Draft } from './draft.js';
import { polarity, stripAddress } from './openers.js';
import { createPersonTokens, type PersonTokens } from './person-tokens.js';
import { ground, type Perspective } from './perspective.js';
import { answerAsStatement, offersChoice } from './question-answers.js';
import { type Mention, mentionsIn } from './reading/antecedents.js';
import { earlierMentions } from './reading/discourse.js';
import { isElaboration } from './reading/elaboration.js';
import { frameOf } from './reading/frame.js';
import { kindOf } from './reading/frame-kind.js';
import { openStatement } from './reading/open-statement.js';
import { type Resolved, resolvePronouns } from './reading/pronouns.js';
import { type Setting, settingOf } from './reading/setting-of.js';
import { type AnsweredQuestion, joinAnswer } from './reading/short-answers.js';
import { asksUnmarked, splitFinely, splitQuestion } from './reading/split-clauses.js';
import { isWellFormed } from './reading/well-formed.js';
import { draftOfSetting } from './setting-drafts.js';
import { type Statement, statementsOf } from './statements.js';

const TIME_HINT =
  /\d|\b\p{L}*(?:th|first|second|third)\b|\b(?:noon|midnight|today|tonight|tomorrow|yesterday|morning|afternoon|evening|week|weekend|month|year|ago|since|until|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b/iu;
/** Turns before the current one that are read for what pronouns mean. */
const LOOK_BACK = 4;
const POINTS = /\b(?:he|she|him|his|hers?|they|them|theirs?|its?)\b/iu;
/** Stands where somebody else's words were quoted. */
const QUOTATION = '\uF8FE';
const QUOTED = /"[^"]*\s[^"]*"|(?<=^|\s)'[^']+\s[^']+'(?=$|[\s.,!?])/gu;
const REPORTED_SPEECH =
  /^(?:[\uE000-\uEFFF]|he|she|they|people|someone|somebody|everyone) (?:said|says|told|goes|was like|were like|asked|asks|wrote|mentioned|claims?|claimed)\b/iu;
const ASKS =
  /^(?:what|who|whom|where|when|why|how|which|whose|is|are|do|does|did|can|could|would|will|should|shall|have|has|any|may|might|am|was|were)\b/iu;

/** The speaker takes the statement just made back. */
const TAKES_BACK =
  /^(?:oh |ah |er |um )?(?:no|wait|sorry|hmm?),? (?:no|wait|hang on|hold on|actually|sorry|scratch that|strike that|not that|I mean)\b|^(?:scratch|strike|forget) that\b/iu;

const FILLER =
  /^(?:you know|you see|I mean|I think|I guess|I suppose|I know|I see|to be honest|by the way|mind you)$/iu;
/** "Mum says", "ask Dad": the speaker's own, where they are not called. */
const OWN_KIN =
  /(?<!\b(?:my|your|his|her|our|their|the|a|hi|hello|hey|bye|thanks|love you|yes|no|ok|okay|oh|well),? |['’]s )(?<=[\p{L},] )\b(?:Mum|Mom|Dad|Grandma|Grandpa|Granny|Nana|Mummy|Mommy|Daddy)\b(?=(?:'s)? \p{Ll})(?!,)|(?<=^|[.!?] )(?:Mum|Mom|Dad|Grandma|Grandpa|Granny|Nana|Mummy|Mommy|Daddy) (?=(?:says|said|is|was|will|has|had|can|cannot|does|did|wants|thinks|needs|told|likes|loves|hates|works|lives)\b)/gu;
/** Books, films, games, signs, jokes and memories read aloud: nothing in such a turn is said of anybody present. */
const RECITAL =
  /^(?:(?:ok|okay|so|well|right),? )?(?:suppose|imagine|pretend)\b|\b(?:let's|let us) (?:say|pretend|imagine)\b|\bin this (?:round|game|level|scene|story)\b|\b(?:it says here|(?:he|she|I|it) (?:just )?(?:reads?|read) (?:it |this )?(?:out|back|aloud)|once upon a time|knock,? knock|fortune cookie|chapter (?:one|two|\d+)|dear diary|ba[- ]?dum|(?:walks?|goes) into a bar|the (?:bartender|barman|parrot|punchline)\b|here's what (?:it|the \p{L}+) (?:has|had|says|stored|wrote)|(?:note|sign|screen|label|poster|letter|display|headline|caption|subtitle|recording|app|book|poem|song|article|horoscope|diary|proverb|motto|slogan|t-shirt) (?:on (?:the|my|his|her) \p{L}+ )?(?:says?|said|reads?|goes|went|starts?|began)|in the (?:film|movie|book|novel|story|play|game|song|show|series|dream|joke|advert|sketch|comic|opera|musical) (?:I|he|she|they|there|it|you|the|we)\b|as (?:the|my|old) (?:\p{L}+ ){1,4}(?:puts? it|says|used to say|always said)|(?:there's|there is) a (?:line|scene|joke|song|saying|proverb|quote)\b|as the (?:man|poet|song|saying|proverb) (?:said|says|goes)|according to (?:the|my) (?:app|system|notes?|calendar|phone|assistant|memory|screen)|(?:it|the (?:app|system|phone|assistant|radio|navi|satnav|computer|speaker|robot)) (?:says|said|reminded|remembers|replied|announced)|quote,? unquote|and I quote)\b/iu;

/** "if you need anything": said to whoever it may concern; nothing depends on who that is. */
const OFFERED =
  /,? (?:if|when|in case|whenever) you (?:ever |just )?(?:need|want|would like|like|have|can|could|get|prefer|decide)\b.*$/iu;
/** In a setting "at 20" is a measure and no hour. */
const BARE_NUMBER = /^(?:(?:at|to|around|by) )?\d+$/iu;
/** A name before "you", or at the end behind a comma or an object. */
const CALLS =
  /^(?:(?:and|but|so|ok|okay|well|oh|hey|hi),? )*(?<first>[\uE000-\uEFFF])(?:, |(?= (?:you|your|can you|could you|would you|will you|are you|do you|did you)\b))|(?:,|\b(?:it|that|them|too|now|again|then|please|you)) (?<last>[\uE000-\uEFFF])$/iu;

/** Somebody is called whom nobody knows yet. */
const STRANGER =
  /^(?:(?:and|but|so|ok|okay|well|oh|hey|hi),? )*\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?, (?:you|your|can you|could you|would you|will you|are you|do you|did you)\b/u;

type TimesIn = (text: string) => TimeMention[];

/** What the last turn of the window states in English. */
export function englishStatements(
  window: readonly ConversationTurn[],
  conversation: Conversation,
  pack: LanguagePack,
): SpokenStatement[] {
  const current = window.at(-1)!;
  const tokens = createPersonTokens(conversation.directory);
  const speakerView = perspectiveOf(current, tokens);
  const text = tokens
    .replaceNames(withoutQuotations(expandContractions(current.turn.text)))
    .replace(OWN_KIN, (kin) => `${speakerView.speaker}'s ${kin.toLowerCase()}`);
  const spoken: SpokenAt = { at: current.turn.startedAt, timeZone: conversation.session.timeZone };
  const known = new Map<string, TimeMention[]>();
  const timesIn = (one: string) => {
    const mentions = known.get(one) ?? (TIME_HINT.test(one) ? singleTimes(one, pack.times(one, spoken)) : []);
    known.set(one, mentions);
    return mentions;
  };
  if (RECITAL.test(current.turn.text)) return [];
  const drafts: Draft[] = [];
  const before = conversation.previous.slice(-LOOK_BACK);
  const points = POINTS.test(text) || POINTS.test(before.at(-1)?.turn.text ?? '');
  const mentions = points ? earlierMentions(before, tokens, (turn) => perspectiveOf(turn, tokens)) : [];
  const asked = askedBefore(window, tokens, speakerView.speaker, mentions);
  const isAhead = (one: string) => timesIn(one).some(({ to }) => to > spoken.at);
  let latest: Draft[] = [];
  const changes = changesIn(text, speakerView.speaker);
  drafts.push(...changes.drafts);
  for (const [index, clause] of finely(clauses(changes.rest)).entries()) {
    if (FILLER.test(clause.text)) continue;
    const view = addressing(speakerView, clause.text);
    const stripped = clause.text.includes(QUOTATION) ? '' : stripAddress(clause.text);
    if (stripped === '') {
      latest = [];
      continue;
    }
    if (TAKES_BACK.test(clause.text)) for (const draft of latest) drafts.splice(drafts.indexOf(draft), 1);
    const resolved = resolvePronouns(stripped, mentions, view);
    const seen = [...resolved.meant, ...mentionsIn(resolved.text, view, undefined, clause.text.startsWith(stripped))];
    const question = index <= 1 ? (asked?.text ?? '') : '';
    const stated = REPORTED_SPEECH.test(stripped)
      ? []
      : clauseStatements(clause, resolved, view, question, index, timesIn).map((statement): Draft => {
          const showsQuestion = question !== '' && leansOn(statement, question);
          const usesQuestion = showsQuestion || statement.fromAnswer === true;
          const setting = settingIn(statement, view.speaker);
          return {
            statement:
              setting === undefined ? statement : { ...statement, attribute: setting.attribute, value: setting.value },
            shown: showsQuestion ? `${statement.text} (asked: ${question})` : statement.text,
            evidence: [...(usesQuestion && asked ? [asked.turnId] : []), ...resolved.turnIds],
          };
        });
    if (stated.length === 0 && !clause.question) {
      const statement = openStatement(resolved, view, isAhead);
      const answered =
        statement === undefined && index === 0 && asked?.clear === true
          ? joinAnswer(asked.text, ground(resolved.text, view).text, clause.text, view.speaker)
          : undefined;
      if (statement !== undefined) stated.push({ statement, shown: statement.text, evidence: resolved.turnIds });
      else if (answered !== undefined && asked) stated.push(draftOfAnswer(answered, asked.turnId, isAhead));
      else if (latest.length > 0 && isElaboration(stripped)) {
        for (const draft of latest) draft.shown += `, ${ground(resolved.text, view).text}`;
        if (seen.length > 0) mentions.push(seen);
        continue;
      }
    }
    const chosen = clause.question
      ? undefined
      : draftOfChoice(stripped, stated, { speaker: speakerView.speaker, current, conversation, tokens });
    if (chosen !== undefined) stated.splice(0, stated.length, chosen);
    const set = draftOfSetting(resolved.left.length > 0 ? stripped : resolved.text, clause.before, stated, {
      view,
      window,
      tokens,
    });
    if (set !== undefined && (!clause.question || stated.length === 0)) stated.splice(0, stated.length, set);
    if (seen.length > 0) mentions.push(seen);
    latest = stated.filter((draft) => draft === set || draft === chosen || isWellFormed(draft.statement.text));
    drafts.push(...latest);
  }
  return drafts.map(({ statement, shown, evidence }) => ({
    ...finish(statement, shown, tokens, spoken, timesIn),
    evidence,
  }));
}

/** The setting that a statement tells of by its grammar, where its pattern found none or only the words. */
function settingIn(statement: Statement, speaker: string): Setting | undefined {
  if (statement.attribute !== undefined && !/^(?:setting|need)\//u.test(statement.attribute)) return undefined;
  const ordered = /(?:asked for this|adjusts something): (?<order>.+)$/u.exec(statement.text)?.groups?.['order'];
  if (statement.subject === undefined) return undefined;
  return settingOf(ordered === undefined ? statement.text : `${speaker} ${ordered}`);
}

function draftOfAnswer(answered: AnsweredQuestion, turnId: TurnId, isAhead: (text: string) => boolean): Draft {
  const { text, subject } = answered;
  const frame = frameOf(tagWords(text));
  const kind = frame === undefined ? 'state' : kindOf(frame, isAhead(text));
  const statement: Statement = {
    pattern: 'answer',
    kind,
    text,
    ...(subject === undefined ? {} : { subject }),
    confidence: 0.55,
  };
  return { statement, shown: text, evidence: [turnId] };
}

/** Whoever a clause itself calls is "you" in it. */
function addressing(view: Perspective, clause: string): Perspective {
  if (STRANGER.test(clause)) return { speaker: view.speaker };
  const called = CALLS.exec(clause)?.groups;
  const person = called?.['first'] ?? called?.['last'];
  return person === undefined || person === view.speaker ? view : { ...view, addressee: person };
}

function finely(coarse: readonly Clause[]): Clause[] {
  return coarse.flatMap((clause): Clause[] => {
    if (!clause.question) {
      return splitFinely(clause.text).map((text) => ({ ...clause, text, question: asksUnmarked(stripAddress(text)) }));
    }
    const { told, asked } = splitQuestion(clause.text);
    const before = told === undefined ? [] : splitFinely(told).map((text) => ({ ...clause, text, question: false }));
    return [...before, { ...clause, text: asked }];
  });
}

/** Other people's words are not the speaker's statements. */
function withoutQuotations(text: string): string {
  return text.replace(QUOTED, QUOTATION);
}

function clauseStatements(
  clause: Clause,
  { text: stripped, left }: Resolved,
  view: Perspective,
  question: string,
  index: number,
  timesIn: TimesIn,
): Statement[] {
  if (left.length > 0) return [];
  const isQuestion =
    clause.question ||
    (ASKS.test(stripped) &&
      /^(?:what|who|where|when|why|how|which) (?:is|are|do|does|did|about|would|will|can)\b/iu.test(stripped));
  if (/^(?:in case|as long as|so that)\b/iu.test(stripped)) return [];
  const known = view.addressee !== undefined || view.addressees !== undefined;
  const grounded = ground(known ? stripped : stripped.replace(OFFERED, ''), view);
  const clauseText = grounded.text;
  const context = {
    clause: clauseText,
    question,
    hasTime: () => timesIn(clauseText).length > 0,
    speaker: view.speaker,
    ...(view.addressee === undefined ? {} : { addressee: view.addressee }),
  };
  const direct = grounded.unsafe ? [] : statementsOf(context, isQuestion);
  if (direct.length > 0 || question === '' || index > 0 || isQuestion) return direct;
  const completed = answerAsStatement(question, clause.text, grounded.unsafe ? '' : grounded.text, view.speaker);
  if (completed === undefined || ground(completed, view).unsafe) return [];
  const bare = polarity(clause.text) === undefined;
  return statementsOf({ ...context, clause: completed, hasTime: () => timesIn(completed).length > 0 }, false).map(
    (statement) => ({
      ...(bare || statement.pattern !== 'would-like' ? statement : { ...statement, attribute: undefined }),
      confidence: statement.confidence * 0.9,
      fromAnswer: true,
    }),
  );
}

/** Whether a statement needs the question it answers to be understood. */
function leansOn(statement: Statement, question: string): boolean {
  if (statement.kind !== 'preference' || statement.attribute === undefined) return false;
  const slot = statement.attribute.split('@')[0]?.replace(/^(?:preference|like)\//u, '');
  return slotOf(question) === slot || (offersChoice(question) && (statement.value ?? '').split(' ').length < 4);
}

function finish(
  statement: Statement,
  shown: string,
  tokens: PersonTokens,
  spoken: SpokenAt,
  timesIn: TimesIn,
): Omit<SpokenStatement, 'evidence'> {
  const ahead = statement.kind === 'plan' || statement.kind === 'decision';
  const measured = statement.attribute?.startsWith('setting/') === true;
  const told = timesIn(shown).filter(({ text }) => !measured || !BARE_NUMBER.test(text));
  const mentions = told.map((mention) => (ahead ? upcoming(mention, spoken.at) : mention));
  const datable = mentions.filter(isDatable);
  const dated = withDates(shown, datable, spoken);
  const first = datable[0];
  const subjectId = statement.subject === undefined ? undefined : tokens.person(statement.subject);
  const valueMentions = statement.value !== undefined && first !== undefined && statement.value.includes(first.text);
  const value =
    statement.value === undefined
      ? undefined
      : valueMentions
        ? withDates(statement.value, shift(statement.value, first), spoken)
        : statement.value;
  return {
    kind: statement.kind,
    text: sentence(tokens.toReferences(dated)),
    ...(subjectId === undefined ? {} : { subjectId }),
    ...(statement.attribute === undefined || value === undefined
      ? {}
      : { attribute: withoutPeople(statement.attribute, tokens), value: tokens.toReferences(value) }),
    confidence: Math.round(statement.confidence * 100) / 100,
    ...(first === undefined ? {} : validity(statement, shown, first)),
  };
}

function shift(value: string, mention: { text: string; from: Instant; to: Instant }) {
  const start = value.indexOf(mention.text);
  return [{ text: mention.text, start, end: start + mention.text.length, from: mention.from, to: mention.to }];
}

function validity(
  statement: Statement,
  shown: string,
  mention: { start: number; from: Instant; to: Instant },
): { validFrom?: Instant; validTo?: Instant } {
  const before = shown.slice(0, mention.start);
  if (/\b(?:until|till)\s*$/iu.test(before)) return { validTo: mention.to };
  if (/\b(?:since|from|starting)\s*$/iu.test(before)) return { validFrom: mention.from };
  const lasting = statement.kind === 'state' || statement.kind === 'preference' || statement.kind === 'relationship';
  if (lasting && !(statement.attribute?.includes('@') ?? false)) return {};
  return statement.pattern === 'moved' ? { validFrom: mention.from } : { validFrom: mention.from, validTo: mention.to };
}

function sentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:]+$/u, '');
  const capital = trimmed.startsWith('{') ? trimmed : trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/u.test(capital) ? capital : `${capital}.`;
}

/** Slots of people name them by id, never by a character of this turn. */
function withoutPeople(attribute: string, tokens: PersonTokens): string {
  return attribute.replace(/[\uE000-\uEFFF]/gu, (character) => tokens.person(character) ?? '');
}

/** The question that the current turn may answer, with its asker and the answerer as people. */
function askedBefore(
  window: readonly ConversationTurn[],
  tokens: PersonTokens,
  answerer: string,
  mentions: readonly (readonly Mention[])[],
): { text: string; turnId: TurnId; clear: boolean } | undefined {
  const current = window.at(-1)!;
  const replied = current.interaction?.replyTo?.turnId;
  const earlier = window.slice(0, -1);
  const turn = earlier.find((one) => one.turn.id === replied) ?? earlier.at(-1);
  if (turn === undefined || turn.speakerId === current.speakerId) return undefined;
  const last = finely(clauses(tokens.replaceNames(expandContractions(turn.turn.text)))).findLast(
    (clause) => clause.question,
  );
  if (last === undefined) return undefined;
  const asker = { speaker: tokens.token(turn.speakerId), addressee: answerer };
  const resolved = resolvePronouns(stripAddress(last.text), mentions, asker);
  const grounded = ground(resolved.text, asker);
  return {
    text: grounded.text.charAt(0).toLowerCase() + grounded.text.slice(1),
    turnId: turn.turn.id,
    clear: resolved.left.length === 0,
  };
}
