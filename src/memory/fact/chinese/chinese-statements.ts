import type { LanguagePack, SpokenAt, TimeMention } from '../../../language/language-pack.js';
import type { TurnId } from '../../../records/records.js';
import type { Conversation, ConversationTurn } from '../../conversation.js';
import { spanText } from '../english/clock-text.js';
import { createPersonTokens, type PersonTokens } from '../english/person-tokens.js';
import type { Perspective } from '../english/perspective.js';
import { perspectiveOf } from '../perspective-of.js';
import type { SpokenStatement } from '../spoken-statement.js';
import { type ChineseClause, chineseClauses } from './clauses.js';
import { joinChineseAnswer } from './short-answers.js';
import { chineseSlot } from './slots.js';
import { type ChineseSubject, chinesePersons, chineseSubject } from './subjects.js';
import { chineseKind, isChineseFragment, isOrder, isWorthKeepingInChinese } from './worth-keeping.js';

const HEDGE = /可能|也许|大概|应该|好像|觉得|估计|说不定/u;
/** A condition in front of its clause. */
const CONDITION = /^(?:如果|要是|假如|只要|除非|等|万一)/u;
/** A word of time without which a clause that names no subject is no statement. */
const ANCHORED = /[了过]|今天|明天|后天|昨天|每|天天|以前|现在|从|不|没/u;

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
  const earlier = earlierSubject(window.slice(0, -1), conversation, tokens);
  const asked = askedBefore(window, conversation, tokens, view.speaker, earlier.third);
  const found: SpokenStatement[] = [];
  let third = earlier.third;
  let thirdTurn = earlier.turnId;
  let carried: ChineseSubject | undefined = asked?.subject;
  let condition = '';
  let sentence = -1;
  let next: ChineseSubject | undefined;
  for (const [index, clause] of chineseClauses(named(current.turn.text, conversation, tokens)).entries()) {
    const answer =
      index === 0 && asked !== undefined && !clause.question
        ? joinChineseAnswer(asked.text, clause.text, view.speaker)
        : undefined;
    if (next !== undefined) {
      third = next;
      thirdTurn = undefined;
      next = undefined;
    }
    const subject = chineseSubject(answer ?? clause.text, view, third);
    const served = mentionedObject(clause.text, view);
    const newThird = subject?.kind === 'person' || subject?.kind === 'thing' ? subject : undefined;
    if (newThird !== undefined) {
      if (newThird.text !== view.speaker && newThird.text !== view.addressee) third = newThird;
      thirdTurn = undefined;
    }
    if (clause.question) {
      carried = undefined;
      continue;
    }
    if (CONDITION.test(clause.text)) {
      condition = `${chinesePersons(clause.text, view, third) ?? ''}，`;
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
      found[found.length - 1] = { ...last, text: `${last.text.slice(0, -1)}，${clause.text}。` };
      continue;
    }
    sentence = clause.sentence;
    const who = answer === undefined || subject !== undefined ? undefined : answeredBy(answer, view);
    if (subject === undefined && answer === undefined && isChineseFragment(clause.text)) continue;
    const about = subject ?? who ?? carried ?? implied(clause, asked !== undefined, view);
    if (about === undefined) continue;
    carried = about;
    if (served !== undefined && newThird === undefined) next = served;
    const rest = chinesePersons(subject?.rest ?? answer ?? clause.text, view, third);
    if (rest === undefined || !isWorthKeepingInChinese(clause.text, rest, subject !== undefined)) {
      if (about.kind === 'thing') carried = undefined;
      continue;
    }
    if (about.kind === 'addressee' && isOrder(rest)) continue;
    const usesThird = /[他她它]/u.test(clause.text) && thirdTurn !== undefined;
    const evidence = [
      ...(answer === undefined && carried !== asked?.subject ? [] : asked ? [asked.turnId] : []),
      ...(usesThird ? [thirdTurn as TurnId] : []),
    ];
    const text = `${condition}${about.text}${rest}`;
    condition = '';
    found.push({ ...finished(about, rest, text, timesIn(text, pack, spoken), spoken, tokens), evidence });
  }
  return found;
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
        !/每个?$/u.test(text.slice(0, mention.start)) &&
        !/^(?:现在|刚才|刚刚|一点|早上|上午|中午|下午|晚上)$/u.test(mention.text),
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

/** Names of known people as their characters. */
function named(text: string, { directory }: Conversation, tokens: PersonTokens): string {
  let result = tokens.replaceNames(text);
  for (const { id, displayName } of directory.people) {
    if (
      displayName !== undefined &&
      /^\p{Script=Han}{2,4}$/u.test(displayName) &&
      directory.byName(displayName).length === 1
    )
      result = result.replaceAll(displayName, tokens.token(id));
  }
  return result;
}

/** The last third person or thing that the turns before speak of. */
function earlierSubject(
  earlier: readonly ConversationTurn[],
  conversation: Conversation,
  tokens: PersonTokens,
): { third?: ChineseSubject; turnId?: TurnId } {
  let last: { third?: ChineseSubject; turnId?: TurnId } = {};
  for (const one of earlier) {
    const view = perspectiveOf(one, tokens);
    for (const { text } of chineseClauses(named(one.turn.text, conversation, tokens))) {
      const first = chineseSubject(text, view, last.third);
      const subject = isThird(first) ? first : mentionedObject(text, view);
      const known = isThird(subject);
      if (subject !== undefined && known && subject.text !== view.speaker && subject.text !== view.addressee)
        last = { third: { ...subject, rest: '' }, turnId: one.turn.id };
    }
  }
  return last;
}

/** 把热水器关了, 给我表弟: a thing handled or a relative served can be meant next. */
function mentionedObject(text: string, view: Perspective): ChineseSubject | undefined {
  const thing = /把(?<thing>\p{Script=Han}{2,5}?)(?=[关开调放收拿修给送洗换])/u.exec(text)?.groups?.['thing'];
  if (thing !== undefined) return { text: thing, kind: 'thing', rest: '' };
  const served =
    /[给跟和让叫请找问接送带](?=[我你您]|房东|医生|老师|经理|孩子|师傅|客户|物业|中介|儿子|女儿|朋友|同事)(?<who>.+)$/u.exec(
      text,
    )?.groups?.['who'];
  const person =
    served === undefined
      ? undefined
      : (chineseSubject(served, view, undefined) ?? chineseSubject(`${served}是`, view, undefined));
  return person?.kind === 'person' ? person : undefined;
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
  third: ChineseSubject | undefined,
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
  const text = chinesePersons(last.text, view, third);
  if (text === undefined) return undefined;
  const subject = chineseSubject(last.text, view, third);
  return {
    text,
    turnId: turn.turn.id,
    ...(subject?.kind === 'person' || subject?.kind === 'thing' ? { subject: { ...subject, rest: '' } } : {}),
  };
}

function isThird(subject: ChineseSubject | undefined): boolean {
  return subject?.kind === 'person' || subject?.kind === 'thing';
}
