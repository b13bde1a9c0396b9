import { type Feature, flag } from './feature.js';
import { closeness, type Outlook } from './outlook.js';
import { addressed, addressedElse, type ReadTurn, showsPicture } from './scene.js';

/** An earlier turn that may be the one answered. */
export interface Message {
  outlook: Outlook;
  /** 0 for the newest. */
  index: number;
  turn: ReadTurn;
  thread: number;
  answers: { count: number; mine: boolean };
  /** How many turns the same person said since. */
  later: number;
  /** To what degree it was for the speaker, and for somebody else. */
  toMe: number;
  toOther: number;
  /** Seconds from its end to the current turn. */
  seconds: number;
  topic: number;
}

/** Looks an earlier turn up in the scene. */
export function lookUpMessage(outlook: Outlook, index: number): Message {
  const { current, before, me, threads } = outlook;
  const turn = before[index] as ReadTurn;
  return {
    outlook,
    index,
    turn,
    thread: threads[index] as number,
    answers: outlook.answers(turn.turn.id),
    later: outlook.turnsOf(turn.speakerId).indexOf(index),
    toMe: addressed(turn, me),
    toOther: addressedElse(turn, me),
    seconds: Math.max(0, current.turn.startedAt - (turn.turn.endedAt ?? turn.turn.startedAt)) / 1000,
    topic: outlook.topicOf[index] as number,
  };
}

/** What speaks for or against an earlier turn as the one that is answered. */
export const messageFeatures: readonly Feature<Message>[] = [
  { name: 'reply', of: () => 1 },
  { name: 'replyNear', of: (m) => closeness(m.index), why: 'takes up what was said shortly before' },
  { name: 'replyInverse', of: (m) => 1 / (m.index + 1), why: 'takes up what was said shortly before' },
  { name: 'replyToLast', of: (m) => flag(m.index === 0), why: 'takes up what was just said' },
  {
    name: 'replyToLastByHabit',
    of: (m) => (m.index === 0 ? m.outlook.habits.previous : 0),
    why: 'takes up what was just said, as is usual here',
  },
  {
    name: 'replyToLastToOtherByHabit',
    of: (m) => (m.index === 0 ? m.toOther * m.outlook.habits.joined : 0),
    why: 'takes up what was just said, as is usual here',
  },
  { name: 'replyToLastButOne', of: (m) => flag(m.index === 1), why: 'takes up what was said shortly before' },
  { name: 'replyGap', of: (m) => Math.min(1, Math.log1p(m.seconds) / 7) },
  { name: 'replyLatest', of: (m) => flag(m.later === 0), why: 'takes up their last turn' },
  { name: 'replyLater', of: (m) => Math.min(3, m.later) / 3 },
  {
    name: 'replySinceMe',
    of: (m) => flag(m.outlook.mine < 0 || m.index < m.outlook.mine),
    why: 'was said since the speaker spoke',
  },
  { name: 'replyBeforeMe', of: (m) => flag(m.outlook.mine >= 0 && m.index > m.outlook.mine) },
  { name: 'replyToMe', of: (m) => m.toMe, why: 'answers what was said to the speaker' },
  { name: 'replyCallsMe', of: (m) => flag(m.turn.cues.called.includes(m.outlook.me)), why: 'answers a call' },
  {
    name: 'replyMentionsMe',
    of: (m) => flag(m.turn.cues.mentioned.has(m.outlook.me)),
    why: 'answers what named the speaker',
  },
  { name: 'replyToOther', of: (m) => m.toOther },
  {
    name: 'replyCallsOther',
    of: (m) => flag(m.turn.cues.called.length > 0 && !m.turn.cues.called.includes(m.outlook.me)),
  },
  {
    name: 'replyToAll',
    of: (m) => flag(m.turn.interaction?.toEveryone === true || m.turn.cues.group),
    why: 'answers what was said to everyone',
  },
  { name: 'replyQuestion', of: (m) => flag(m.turn.cues.question), why: 'answers a question' },
  { name: 'replyQuestionToQuestion', of: (m) => flag(m.turn.cues.question && m.outlook.current.cues.question) },
  {
    name: 'replyQuestionToMe',
    of: (m) => (m.turn.cues.question ? m.toMe : 0),
    why: 'answers a question to the speaker',
  },
  { name: 'replyAnswer', of: (m) => flag(m.turn.cues.opening === 'answer') },
  { name: 'replyThanks', of: (m) => flag(m.turn.cues.opening === 'thanks') },
  { name: 'replyAnswersMe', of: (m) => flag(m.outlook.answersMe(m.turn)), why: 'takes up an answer to the speaker' },
  { name: 'replyOpensThread', of: (m) => flag(m.turn.interaction?.replyTo === undefined) },
  {
    name: 'replyMyThread',
    of: (m) => flag(m.outlook.mine >= 0 && m.thread === m.outlook.threads[m.outlook.mine]),
    why: 'goes on with what the speaker was at',
  },
  {
    name: 'replyInThread',
    of: (m) => flag(m.outlook.inThread(m.thread).has(m.outlook.me)),
    why: 'belongs to what the speaker took part in',
  },
  { name: 'replyAnswered', of: (m) => Math.min(3, m.answers.count) / 3 },
  { name: 'replyAnsweredByMe', of: (m) => flag(m.answers.mine) },
  { name: 'replyTopic', of: (m) => m.topic, why: 'takes up its words' },
  {
    name: 'replyShared',
    of: (m) => (m.topic === 0 ? 0 : Math.min(1, m.outlook.topics.shared(m.outlook.current, m.turn) / 8)),
    why: 'takes up its words',
  },
  {
    name: 'replyTopicOfMine',
    of: (m) => m.outlook.topicOfMine[m.index] as number,
    why: 'speaks of what the speaker spoke of',
  },
  { name: 'replyPicture', of: (m) => flag(showsPicture(m.turn)), why: 'speaks of what was shown' },
  {
    name: 'replyLastPicture',
    of: (m) => flag(m.index === m.outlook.lastPicture),
    why: 'speaks of what was shown last',
  },
  { name: 'replyLength', of: (m) => Math.min(1, Math.log1p(m.turn.turn.text.length) / 6) },
];
