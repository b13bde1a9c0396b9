import type { PersonId } from '../../records/records.js';
import { type Feature, flag } from './feature.js';
import { centreOf } from './habits.js';
import { closeness, type Outlook } from './outlook.js';
import { addressed, addressedElse, type ReadTurn } from './scene.js';
import type { MentionPlace } from './turn-cues.js';

/** A candidate as the scene shows them. Places are indexes in the window, 0 the newest, -1 for none. */
export interface Candidate {
  outlook: Outlook;
  isCalled: boolean;
  othersCalled: number;
  mention: MentionPlace | undefined;
  isBound: boolean;
  places: readonly number[];
  last: number;
  lastTurn: ReadTurn | undefined;
  rank: number;
  calledMe: number;
  spokeToMe: number;
  iCalled: number;
  iSpokeTo: number;
  contacts: number;
  speakersToThem: number;
  /** To what degree the turn before was for them, and how much of the latest turns by others. */
  previousToThem: number;
  floor: number;
  /** The same over the whole window. */
  centre: number;
  showedLast: boolean;
  topic: number;
  topicOfMine: number;
  /** To what degree the speaker's last turn was for them, and for somebody else. */
  mySince: number;
  mySinceElse: number;
  isNext: boolean;
  nextCallsThem: boolean;
  isNextOwing: boolean;
  /** Spoke next: to what degree to the speaker, and to somebody else. */
  isNextToMe: number;
  isNextToElse: number;
  nextTopic: number;
}

/** Looks a candidate up in the scene. */
export function lookUpCandidate(outlook: Outlook, personId: PersonId): Candidate {
  const { current, before, me, mine, topics, next } = outlook;
  const { called, mentioned, unresolved } = current.cues;
  const places = outlook.turnsOf(personId);
  const last = places[0] ?? -1;
  const own = before[mine];
  const isCalled = called.includes(personId);
  const isNext = next !== undefined && next.speakerId === personId;
  const nearest = (topics: readonly number[], count: number) => {
    let best = 0;
    for (let at = 0; at < count && at < places.length; at += 1) {
      best = Math.max(best, topics[places[at] as number] as number);
    }
    return best;
  };
  return {
    outlook,
    isCalled,
    othersCalled: called.length - flag(isCalled),
    mention: mentioned.get(personId),
    isBound: unresolved.length > 0 && unresolved.some((call) => boundTo(before, current, call)?.has(personId) === true),
    places,
    last,
    lastTurn: before[last],
    rank: outlook.active.indexOf(personId),
    calledMe: places.find((place) => (before[place] as ReadTurn).cues.called.includes(me)) ?? -1,
    spokeToMe: places.find((place) => addressed(before[place] as ReadTurn, me) > 0) ?? -1,
    iCalled: outlook.turnsOf(me).find((place) => (before[place] as ReadTurn).cues.called.includes(personId)) ?? -1,
    iSpokeTo: outlook.turnsOf(me).find((place) => addressed(before[place] as ReadTurn, personId) > 0) ?? -1,
    contacts: outlook.contacts.get(personId) ?? 0,
    speakersToThem: countSpeakersTo(outlook, personId, last < 0 ? before.length : last),
    previousToThem: before[0] === undefined || before[0].speakerId === me ? 0 : addressed(before[0], personId),
    floor: floorOf(outlook, personId),
    centre: centreOf(before, me, personId),
    showedLast: before[outlook.lastPicture]?.speakerId === personId,
    topic: nearest(outlook.topicOf, 6),
    topicOfMine: nearest(outlook.topicOfMine, 3),
    mySince: own === undefined ? 0 : addressed(own, personId),
    mySinceElse: own === undefined ? 0 : addressedElse(own, personId),
    isNext,
    nextCallsThem: next?.cues.called.includes(personId) === true,
    isNextToMe: isNext ? addressed(next, me) : 0,
    isNextToElse: isNext ? addressedElse(next, me) : 0,
    isNextOwing: isNext && owesAnother(personId, me, before),
    nextTopic: isNext ? topics.cosine(next, current) : 0,
  };
}

const isPending = ({ outlook }: Candidate, place: number) => place >= 0 && (outlook.mine < 0 || place < outlook.mine);
const nextIsMe = ({ next, me }: Outlook) => next?.speakerId === me;
const nextCallsMe = ({ next, me }: Outlook) => next?.cues.called.includes(me) === true;

/** The next turn shows no sign of being an answer. */
const isUnprompted = ({ next }: Outlook) =>
  next !== undefined &&
  next.cues.opening === undefined &&
  next.cues.called.length === 0 &&
  next.cues.secondPerson === 0;

/** What speaks for or against a person as the one spoken to, whatever the turn may answer. */
export const personFeatures: readonly Feature<Candidate>[] = [
  {
    name: 'calledAtHead',
    of: (c) => flag(c.isCalled && c.outlook.current.cues.callLeads),
    why: 'called by name at the start',
  },
  { name: 'calledLater', of: (c) => flag(c.isCalled && !c.outlook.current.cues.callLeads), why: 'called by name' },
  { name: 'calledWithOthers', of: (c) => flag(c.isCalled && c.othersCalled > 0), why: 'called with others' },
  { name: 'anotherCalled', of: (c) => flag(!c.isCalled && c.othersCalled > 0) },
  {
    name: 'anotherCalledAtHead',
    of: (c) => flag(!c.isCalled && c.othersCalled > 0 && c.outlook.current.cues.callLeads),
  },
  { name: 'mentionedAtHead', of: (c) => flag(c.mention === 'head'), why: 'named at the start' },
  { name: 'mentionedInside', of: (c) => flag(c.mention === 'inside'), why: 'is named' },
  { name: 'mentionedAtEnd', of: (c) => flag(c.mention === 'tail'), why: 'named at the end' },
  { name: 'boundCall', of: (c) => flag(c.isBound), why: 'the same call meant them before' },
  { name: 'absent', of: (c) => flag(c.last < 0) },
  { name: 'recency', of: (c) => (c.rank < 0 ? 0 : 1 / (c.rank + 1)), why: 'was among the last to speak' },
  { name: 'near', of: (c) => closeness(c.last), why: 'spoke shortly before' },
  { name: 'justSpoke', of: (c) => flag(c.last === 0), why: 'spoke just before' },
  {
    name: 'justSpokeToAnswer',
    of: (c) => flag(c.last === 0 && c.outlook.current.cues.opening !== undefined),
    why: 'spoke just before and is answered',
  },
  {
    name: 'justSpokeByHabit',
    of: (c) => (c.last === 0 ? c.outlook.habits.previous : 0),
    why: 'spoke just before, which counts here',
  },
  {
    name: 'justSpokeToOtherByHabit',
    of: (c) => (c.last === 0 ? c.outlook.habits.joined * addressedElse(c.lastTurn as ReadTurn, c.outlook.me) : 0),
    why: 'spoke just before, which counts here',
  },
  {
    name: 'spokeSinceMe',
    of: (c) => flag(c.outlook.mine >= 0 && isPending(c, c.last)),
    why: 'spoke since the speaker did',
  },
  { name: 'calledMe', of: (c) => closeness(c.calledMe), why: 'called the speaker by name' },
  {
    name: 'calledMePending',
    of: (c) => flag(isPending(c, c.calledMe)),
    why: 'called the speaker and has no answer yet',
  },
  {
    name: 'lastToCallMe',
    of: (c) => flag(c.calledMe >= 0 && c.calledMe === c.outlook.lastCallOnMe),
    why: 'was the last to call the speaker',
  },
  { name: 'spokeToMe', of: (c) => closeness(c.spokeToMe), why: 'spoke to the speaker' },
  {
    name: 'spokeToMePending',
    of: (c) => (isPending(c, c.spokeToMe) ? addressed(c.outlook.before[c.spokeToMe] as ReadTurn, c.outlook.me) : 0),
    why: 'spoke to the speaker and has no answer yet',
  },
  { name: 'iCalled', of: (c) => closeness(c.iCalled), why: 'the speaker called them before' },
  {
    name: 'myLastCall',
    of: (c) => flag(c.iCalled >= 0 && c.iCalled === c.outlook.myLastCall),
    why: 'the speaker called them last',
  },
  { name: 'iSpokeTo', of: (c) => closeness(c.iSpokeTo), why: 'the speaker spoke to them before' },
  { name: 'mySince', of: (c) => c.mySince, why: 'the speaker spoke to them last' },
  { name: 'mySinceElse', of: (c) => c.mySinceElse },
  {
    name: 'shareOfContacts',
    of: (c) => (c.outlook.allContacts === 0 ? 0 : c.contacts / c.outlook.allContacts),
    why: 'is in conversation with the speaker',
  },
  { name: 'contacts', of: (c) => Math.min(1, c.contacts / 5), why: 'is in conversation with the speaker' },
  { name: 'lastToOther', of: (c) => (c.lastTurn === undefined ? 0 : addressedElse(c.lastTurn, c.outlook.me)) },
  {
    name: 'lastCalledOther',
    of: (c) =>
      flag(
        c.lastTurn !== undefined && c.lastTurn.cues.called.length > 0 && !c.lastTurn.cues.called.includes(c.outlook.me),
      ),
  },
  { name: 'lastToAll', of: (c) => flag(c.lastTurn?.interaction?.toEveryone === true), why: 'spoke to everyone' },
  { name: 'wanted', of: (c) => Math.min(3, c.speakersToThem) / 3, why: 'others are speaking to them' },
  { name: 'previousToThem', of: (c) => c.previousToThem, why: 'was just spoken to' },
  { name: 'floor', of: (c) => c.floor, why: 'several people are speaking to them' },
  { name: 'centre', of: (c) => c.centre, why: 'most speak to them' },
  { name: 'centreAsYou', of: (c) => c.centre * c.outlook.current.cues.secondPerson, why: 'most speak to them' },
  { name: 'showedLast', of: (c) => flag(c.showedLast), why: 'was the last to show something' },
  {
    name: 'shareOfTurns',
    of: (c) => (c.outlook.before.length === 0 ? 0 : c.places.length / c.outlook.before.length),
    why: 'holds much of the conversation',
  },
  { name: 'onlyTurn', of: (c) => flag(c.places.length === 1) },
  {
    name: 'newcomer',
    of: (c) => flag(c.places.length > 0 && (c.places.at(-1) as number) < 8 && c.outlook.before.length > 16),
    why: 'has just joined',
  },
  { name: 'topic', of: (c) => c.topic, why: 'the turn takes up their words' },
  { name: 'topicOfMine', of: (c) => c.topicOfMine, why: 'speaks of what the speaker spoke of' },
  {
    name: 'openQuestion',
    of: (c) => flag(c.lastTurn?.cues.question === true && c.outlook.answers(c.lastTurn.turn.id).count === 0),
    why: 'asked and has no answer yet',
  },
  { name: 'isNext', of: (c) => flag(c.isNext), why: 'spoke next' },
  {
    name: 'isNextByHabit',
    of: (c) => (c.isNext ? c.outlook.habits.next : 0),
    why: 'spoke next, as is usual here',
  },
  { name: 'isNextToMe', of: (c) => c.isNextToMe, why: 'spoke next, and to the speaker' },
  {
    name: 'isNextToMeByHabit',
    of: (c) => c.isNextToMe * c.outlook.habits.returned,
    why: 'spoke next, and to the speaker',
  },
  { name: 'isNextToElse', of: (c) => c.isNextToElse },
  {
    name: 'isNextToQuestion',
    of: (c) => flag(c.isNext && c.outlook.current.cues.question),
    why: 'answered the question',
  },
  { name: 'isNextCallingMe', of: (c) => flag(c.isNext && nextCallsMe(c.outlook)), why: 'answered by name' },
  {
    name: 'isNextCallingOther',
    of: (c) => flag(c.isNext && !nextCallsMe(c.outlook) && (c.outlook.next?.cues.called.length ?? 0) > 0),
  },
  { name: 'isNextToAll', of: (c) => flag(c.isNext && c.outlook.next?.cues.group === true) },
  {
    name: 'isNextAnswering',
    of: (c) => flag(c.isNext && c.outlook.next?.cues.opening === 'answer'),
    why: 'took it up at once',
  },
  {
    name: 'isNextThanking',
    of: (c) => flag(c.isNext && c.outlook.next?.cues.opening === 'thanks'),
    why: 'gave thanks for it',
  },
  { name: 'isNextAsking', of: (c) => flag(c.isNext && c.outlook.next?.cues.question === true), why: 'asked back' },
  { name: 'isNextUnprompted', of: (c) => flag(c.isNext && isUnprompted(c.outlook)) },
  { name: 'isNextOwing', of: (c) => flag(c.isNextOwing) },
  { name: 'nextTopic', of: (c) => c.nextTopic, why: 'took up its words' },
  {
    name: 'isNextUnresolved',
    of: (c) => flag(c.isNext && c.outlook.current.cues.unresolved.length > 0),
    why: 'answered the call',
  },
  { name: 'nextCallsThem', of: (c) => flag(c.nextCallsThem), why: 'was called next' },
  { name: 'otherNextCallsMe', of: (c) => flag(!c.isNext && nextCallsMe(c.outlook)) },
  { name: 'iGoOn', of: (c) => flag(nextIsMe(c.outlook)) },
  {
    name: 'iGoOnCallingThem',
    of: (c) => flag(nextIsMe(c.outlook) && c.nextCallsThem),
    why: 'the speaker goes on by calling them',
  },
  {
    name: 'iGoOnCallingOther',
    of: (c) => flag(nextIsMe(c.outlook) && !c.nextCallsThem && (c.outlook.next?.cues.called.length ?? 0) > 0),
  },
];

/** Whom the same call meant a moment ago: a kin word in the same mouth, or a name that nobody bears yet. */
function boundTo(
  before: readonly ReadTurn[],
  current: ReadTurn,
  { key, kin }: { key: string; kin: boolean },
): ReadonlySet<PersonId> | undefined {
  const earlier = before.find(
    (turn) =>
      turn.cues.unresolved.length === 1 &&
      turn.cues.unresolved[0]?.key === key &&
      (!kin || turn.speakerId === current.speakerId),
  );
  return earlier?.interaction && new Set(earlier.interaction.addressees.map((link) => link.personId));
}

/** How many others spoke to a person in the newest `until` turns. */
function countSpeakersTo({ before, me }: Outlook, personId: PersonId, until: number): number {
  const speakers = new Set<PersonId>();
  for (let index = 0; index < until; index += 1) {
    const turn = before[index] as ReadTurn;
    if (turn.speakerId !== me && addressed(turn, personId) > 0) speakers.add(turn.speakerId);
  }
  return speakers.size;
}

/** Turns back that show who holds the floor. */
const FLOOR = 8;

/** The share of the latest turns of others that was for a person, or opened by that person for all. */
function floorOf({ before, me }: Outlook, personId: PersonId): number {
  let sum = 0;
  for (let index = 0; index < FLOOR && index < before.length; index += 1) {
    const turn = before[index] as ReadTurn;
    if (turn.speakerId === personId) sum += flag(turn.interaction?.toEveryone === true);
    else if (turn.speakerId !== me) sum += addressed(turn, personId);
  }
  return sum / FLOOR;
}

/** Turns after which a question no longer stands. */
const STANDING = 3;

/** Somebody else's question to a person still stands: what that person says next may be for that one. */
function owesAnother(personId: PersonId, me: PersonId, before: readonly ReadTurn[]): boolean {
  for (const turn of before.slice(0, STANDING)) {
    if (turn.speakerId === personId) return false;
    if (turn.speakerId !== me && turn.cues.question && addressed(turn, personId) > 0) return true;
  }
  return false;
}
