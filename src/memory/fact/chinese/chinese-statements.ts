import type { LanguagePack, SpokenAt, TimeMention } from '../../../language/language-pack.js';
import type { TurnId } from '../../../records/records.js';
import type { Conversation, ConversationTurn } from '../../conversation.js';
import { spanText } from '../english/clock-text.js';
import { createPersonTokens, type PersonTokens } from '../english/person-tokens.js';
import type { Perspective } from '../english/perspective.js';
import { perspectiveOf } from '../perspective-of.js';
import type { SpokenStatement } from '../spoken-statement.js';
import { chineseChoices } from './choice-statements.js';
import { type ChineseClause, chineseClauses } from './clauses.js';
import { joinChineseAnswer } from './short-answers.js';
import { chineseSlot } from './slots.js';
import { type ChineseSubject, type ChineseThirds, chinesePersons, chineseSubject } from './subjects.js';
import { isThird, thirdsAfter } from './thirds.js';
import { addsToStatement, chineseKind, isChineseFragment, isOrder, isWorthKeepingInChinese } from './worth-keeping.js';

const HEDGE = /可能|也许|大概|应该|好像|觉得|估计|说不定/u;
/** A condition in front of its clause. */
const CONDITION = /^(?:如果|要是|假如|只要|除非|等|万一)/u;
/** A word of time without which a clause that names no subject is no statement. */
const ANCHORED = /[了过]|今天|明天|后天|昨天|每|天天|以前|现在|从|不|没/u;

/** Speaks of somebody without telling who does what: what follows may be about them. */
const SOMEBODY = /^[他她它你您]|^.{0,3}[\uE000-\uEFFF]/u;
/** A time and no more, which belongs to the clause behind it. */
const ONLY_TIME =
  /^(?:[今明后昨前]天|[今明昨]晚|[上下这]个?(?:周|星期|礼拜)[一二三四五六日天末]?|周[一二三四五六日天末]|星期[一二三四五六日天]|[今明去后]年|[\d一二三四五六七八九十两]+(?:年|月|号|日|点半?|点钟|分)|早上|上午|中午|下午|晚上|早晨|傍晚|夜里|月底|年底|月初|春天|夏天|秋天|冬天|以后|之前|之后|左右)+$/u;

/** What the last turn of the window states in Chinese. */
export function chineseStatements(
  window: readonly ConversationTurn[],
  conversation: Conversation,
  pack: LanguagePack,
): SpokenStatement[] {
  const current = window.at(-1) as ConversationTurn;
  const tokens = createPersonTokens(conversation.directory);
  const view = perspectiveOf(current, tokens);
  const spoken: SpokenAt = { at: current.turn.startedAt, timeZone: conversation.session.timeZone };
  let thirds = earlierThirds(window.slice(0, -1), conversation, tokens);
  const asked = askedBefore(window, conversation, tokens, view.speaker, thirds);
  const text = named(current.turn.text, conversation, tokens);
  const chosen = chineseChoices(text, view.speaker, current, conversation, tokens);
  const found: SpokenStatement[] = [];
  let carried: ChineseSubject | undefined = asked?.subject;
  let condition = '';
  let when = '';
  let sentence = -1;
  let blocked = -1;
  for (const [index, clause] of chineseClauses(chosen.rest).entries()) {
    const answer =
      index === 0 && asked !== undefined && !clause.question
        ? joinChineseAnswer(asked.text, clause.text, view.speaker)
        : undefined;
    const subject = chineseSubject(answer ?? clause.text, view, thirds);
    const before = thirds;
    thirds = thirdsAfter(clause.text, subject, thirds, view);
    if (subject === undefined && SOMEBODY.test(clause.text)) blocked = clause.sentence;
    if (subject === undefined && blocked === clause.sentence) continue;
    if (clause.question) {
      carried = undefined;
      continue;
    }
    if (isCalled(clause.text)) continue;
    if (CONDITION.test(clause.text) || clause.text.endsWith('的话')) {
      condition = `${chinesePersons(clause.text, view, before) ?? ''}，`;
      continue;
    }
    if (ONLY_TIME.test(clause.text) && answer === undefined) {
      when = clause.text;
      continue;
    }
    const last = found.at(-1);
    if (
      subject === undefined &&
      answer === undefined &&
      last !== undefined &&
      sentence === clause.sentence &&
      isChineseFragment(clause.text)
    ) {
      if (!addsToStatement(clause.text)) continue;
      found[found.length - 1] = { ...last, text: `${last.text.slice(0, -1)}，${clause.text}。` };
      continue;
    }
    sentence = clause.sentence;
    const who = answer === undefined || subject !== undefined ? undefined : answeredBy(answer, view);
    if (subject === undefined && answer === undefined && isChineseFragment(clause.text)) continue;
    const about = subject ?? who ?? carried ?? implied(clause, asked !== undefined, view);
    if (about === undefined) continue;
    carried = about;
    const rest = chinesePersons(subject?.rest ?? answer ?? clause.text, view, subject === undefined ? before : thirds);
    if (rest === undefined || !isWorthKeepingInChinese(clause.text, rest, subject !== undefined)) {
      if (about.kind === 'thing') carried = undefined;
      continue;
    }
    if (about.kind === 'addressee' && isOrder(rest)) continue;
    const meant = [
      /[他她]/u.test(clause.text) ? before.person : undefined,
      clause.text.includes('它') ? before.thing : undefined,
    ];
    const evidence = [
      ...(answer === undefined && carried !== asked?.subject ? [] : asked ? [asked.turnId] : []),
      ...meant.flatMap((one) => one?.turnId ?? []),
    ];
    const text = `${condition}${about.text}${when}${rest}`;
    condition = '';
    when = '';
    found.push({ ...finished(about, rest, text, timesIn(text, pack, spoken), spoken, tokens), evidence });
  }
  return [...chosen.statements, ...found];
}

/** Only the name of whoever is spoken to. */
function isCalled(clause: string): boolean {
  return /^[\uE000-\uEFFF]+$/u.test(clause);
}

/** An answer in which its speaker stands in place of 谁 is about the speaker. */
function answeredBy(answer: string, view: Perspective): ChineseSubject | undefined {
  return answer.includes(view.speaker) ? { text: '', person: view.speaker, kind: 'speaker', rest: answer } : undefined;
}

/** Times that mean one span: no habit, and not the moment of speaking. */
function timesIn(text: string, pack: LanguagePack, spoken: SpokenAt): TimeMention[] {
  return pack
    .times(text, spoken)
    .filter(
      (mention) =>
        !/(?:每个?|[一二两三四五六七八九十]|常)$/u.test(text.slice(0, mention.start)) &&
        !/^(?:现在|刚才|刚刚|一点|早上|上午|中午|下午|晚上|夜|晚|夜里)$/u.test(mention.text),
    );
}

/** A clause without a subject is about its speaker when it answers, or when it tells what was done, when or how often. */
function implied(clause: ChineseClause, answers: boolean, view: Perspective): ChineseSubject | undefined {
  if (!answers && !ANCHORED.test(clause.text)) return undefined;
  if (/[我]|^.要.+了$/u.test(clause.text)) return undefined;
  return { text: view.speaker, person: view.speaker, kind: 'speaker', rest: clause.text };
}

function finished(
  subject: ChineseSubject,
  rest: string,
  text: string,
  times: readonly TimeMention[],
  spoken: SpokenAt,
  tokens: PersonTokens,
): Omit<SpokenStatement, 'evidence'> {
  const first = times[0];
  const kind = chineseKind(rest, first !== undefined && first.to > spoken.at);
  const slot = kind === 'plan' || kind === 'belief' || HEDGE.test(rest) ? undefined : chineseSlot(rest);
  const subjectId = subject.person === undefined ? undefined : tokens.person(subject.person);
  const dated = kind === 'plan' || kind === 'event' || kind === 'decision';
  const own = subject.text === subject.person;
  return {
    kind,
    text: `${tokens.toReferences(withChineseDates(text, times, spoken))}。`,
    ...(subjectId === undefined ? {} : { subjectId }),
    ...(slot === undefined || subjectId === undefined || !own
      ? {}
      : { attribute: slot.attribute, value: tokens.toReferences(slot.value) }),
    confidence: HEDGE.test(rest) ? 0.5 : 0.6,
    ...(first !== undefined && dated ? { validFrom: first.from } : {}),
  };
}

function withChineseDates(text: string, times: readonly TimeMention[], spoken: SpokenAt): string {
  let result = '';
  let copied = 0;
  for (const { end, from, to } of times) {
    result += `${text.slice(copied, end)}（${spanText(from, to, spoken.timeZone)}）`;
    copied = end;
  }
  return result + text.slice(copied);
}

/** Names of known people as their characters; 建国 is 朱建国 and 婷婷 周婷 where nobody else is called so. */
function named(text: string, { directory }: Conversation, tokens: PersonTokens): string {
  const whole = directory.people.flatMap(({ id, displayName = '' }) =>
    /^\p{Script=Han}{2,4}$/u.test(displayName) && directory.byName(displayName).length === 1
      ? [{ id, name: displayName }]
      : [],
  );
  const given = whole.flatMap(({ id, name }) => (name.length === 3 ? [{ id, name: name.slice(1) }] : []));
  const doubled = whole.map(({ id, name }) => ({ id, name: `${name.at(-1)}${name.at(-1)}` }));
  const short = [...given, ...doubled];
  const called = short.filter(
    ({ name }) => short.filter((one) => one.name === name).length === 1 && directory.byName(name).length === 0,
  );
  return [...whole, ...called].reduce(
    (result, { id, name }) => result.replaceAll(name, tokens.token(id)),
    tokens.replaceNames(text),
  );
}

/** The last third person and thing that the turns before speak of. */
function earlierThirds(
  earlier: readonly ConversationTurn[],
  conversation: Conversation,
  tokens: PersonTokens,
): ChineseThirds {
  let thirds: ChineseThirds = {};
  for (const one of earlier) {
    const view = perspectiveOf(one, tokens);
    for (const { text } of chineseClauses(named(one.turn.text, conversation, tokens)))
      thirds = thirdsAfter(text, chineseSubject(text, view, thirds), thirds, view, one.turn.id);
  }
  return thirds;
}

interface Asked {
  text: string;
  turnId: TurnId;
  subject?: ChineseSubject;
}

/** The question that the current turn may answer, its persons written out. */
function askedBefore(
  window: readonly ConversationTurn[],
  conversation: Conversation,
  tokens: PersonTokens,
  answerer: string,
  thirds: ChineseThirds,
): Asked | undefined {
  const current = window.at(-1) as ConversationTurn;
  const earlier = window.slice(0, -1);
  const replied = earlier.find(({ turn: { id } }) => id === current.interaction?.replyTo?.turnId);
  const asks = (one: ConversationTurn) =>
    chineseClauses(named(one.turn.text, conversation, tokens)).findLast(({ question }) => question);
  const turn = [replied, ...earlier.slice(-2).reverse()].find((one) => one !== undefined && asks(one) !== undefined);
  if (turn === undefined || turn.speakerId === current.speakerId) return undefined;
  const last = asks(turn);
  if (last === undefined) return undefined;
  const view: Perspective = { speaker: tokens.token(turn.speakerId), addressee: answerer };
  const text = chinesePersons(last.text, view, thirds);
  if (text === undefined) return undefined;
  const subject = chineseSubject(last.text, view, thirds);
  return {
    text,
    turnId: turn.turn.id,
    ...(isThird(subject) ? { subject: { ...subject, rest: '' } } : {}),
  };
}
