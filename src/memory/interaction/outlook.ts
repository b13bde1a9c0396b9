import type { PersonId, TurnId } from '../../records/records.js';
import { type Habits, observeHabits } from './habits.js';
import { type ReadTurn, type Scene, showsPicture, WINDOW } from './scene.js';
import { measureTopics, type Topics } from './topics.js';

/** A scene with what is worth counting once: places in the window, threads, shared topics. Index 0 is the newest turn. */
export interface Outlook extends Scene {
  me: PersonId;
  topics: Topics;
  /** What each turn has in common with the current one, and with the speaker's own latest; see {@link Topics.cosine}. */
  topicOf: readonly number[];
  topicOfMine: readonly number[];
  /** Turns of each person in the window, newest first. */
  turnsOf(personId: PersonId): readonly number[];
  /** Index of the speaker's own latest turn; -1 when there is none. */
  mine: number;
  /** Thread of each turn, by the reply links so far. */
  threads: readonly number[];
  /** People who took part in a thread. */
  inThread(thread: number): ReadonlySet<PersonId>;
  /** How many turns were taken to answer a turn, and whether one of them was the speaker's. */
  answers(turnId: TurnId): { count: number; mine: boolean };
  /** Turns between the speaker and each other person, in either direction, weighted by how sure that is. */
  contacts: ReadonlyMap<PersonId, number>;
  allContacts: number;
  /** The speaker's own latest turn. */
  own: ReadTurn | undefined;
  /** Index of the latest turn that called the speaker, and of the speaker's latest that called somebody; -1 for none. */
  lastCallOnMe: number;
  myLastCall: number;
  /** Whether a turn was taken to answer a turn of the speaker's. */
  answersMe(turn: ReadTurn): boolean;
  habits: Habits;
  /** Index of the latest turn that shows a picture; -1 for none. */
  lastPicture: number;
  /** Who is active in the window besides the speaker, most recent first. */
  active: readonly PersonId[];
}

const NOWHERE: readonly number[] = [];
const UNANSWERED = { count: 0, mine: false };

/** Counts what the features of every option need. */
export function takeOutlook(scene: Scene): Outlook {
  const { current, before } = scene;
  const me = current.speakerId;
  const places = new Map<PersonId, number[]>();
  for (const [index, turn] of before.entries()) {
    const known = places.get(turn.speakerId);
    if (known === undefined) places.set(turn.speakerId, [index]);
    else known.push(index);
  }
  const { threads, people, answers } = followThreads(before, me);
  const mine = places.get(me)?.[0] ?? -1;
  const contacts = countContacts(before, me);
  const ownIds = new Set(places.get(me)?.map((index) => (before[index] as ReadTurn).turn.id));
  const topics = measureTopics([current, ...before, ...(scene.next === undefined ? [] : [scene.next])]);
  const own = before[mine];
  return {
    ...scene,
    me,
    topics,
    topicOf: before.map((turn) => topics.cosine(current, turn)),
    topicOfMine: own === undefined ? before.map(() => 0) : before.map((turn) => topics.cosine(own, turn)),
    turnsOf: (personId) => places.get(personId) ?? NOWHERE,
    mine,
    own,
    lastCallOnMe: before.findIndex((turn) => turn.cues.called.includes(me)),
    myLastCall: places.get(me)?.find((index) => (before[index] as ReadTurn).cues.called.length > 0) ?? -1,
    answersMe: ({ interaction }) => interaction?.replyTo !== undefined && ownIds.has(interaction.replyTo.turnId),
    threads,
    inThread: (thread) => people[thread] as ReadonlySet<PersonId>,
    answers: (turnId) => answers.get(turnId) ?? UNANSWERED,
    contacts,
    allContacts: [...contacts.values()].reduce((sum, count) => sum + count, 0),
    habits: observeHabits(before),
    lastPicture: before.findIndex(showsPicture),
    active: [...places.keys()].filter((id) => id !== me),
  };
}

function followThreads(before: readonly ReadTurn[], me: PersonId) {
  const threads: number[] = [];
  const people: Set<PersonId>[] = [];
  const threadOf = new Map<TurnId, number>();
  const answers = new Map<TurnId, { count: number; mine: boolean }>();
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const { turn, speakerId, interaction } = before[index] as ReadTurn;
    const parent = interaction?.replyTo?.turnId;
    let thread = parent === undefined ? undefined : threadOf.get(parent);
    if (parent !== undefined) {
      const so = answers.get(parent);
      answers.set(parent, { count: (so?.count ?? 0) + 1, mine: (so?.mine ?? false) || speakerId === me });
    }
    if (thread === undefined) {
      thread = people.length;
      people.push(new Set());
    }
    threads[index] = thread;
    threadOf.set(turn.id, thread);
    people[thread]?.add(speakerId);
  }
  return { threads, people, answers };
}

function countContacts(before: readonly ReadTurn[], me: PersonId): ReadonlyMap<PersonId, number> {
  const contacts = new Map<PersonId, number>();
  for (const turn of before) {
    const { interaction, speakerId } = turn;
    if (interaction === undefined || interaction.toEveryone) continue;
    for (const { personId, confidence } of interaction.addressees) {
      const other = speakerId === me ? personId : personId === me ? speakerId : undefined;
      if (other !== undefined) contacts.set(other, (contacts.get(other) ?? 0) + confidence);
    }
  }
  return contacts;
}

/** 1 for the newest turn, falling with the logarithm of the distance, 0 for none. */
export function closeness(index: number): number {
  return index < 0 ? 0 : 1 - Math.log(index + 1) / Math.log(WINDOW + 1);
}
