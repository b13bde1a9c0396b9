import { type Feature, flag } from './feature.js';
import { closeness, type Outlook } from './outlook.js';
import { showsPicture, WINDOW } from './scene.js';
import { topicTerms } from './turn-cues.js';

const logSeconds = (from: number | undefined, to: number) =>
  from === undefined ? 0 : Math.log1p(Math.max(0, to - from) / 1000);

/** What the turn is like and how lively the conversation, the same for every option. */
export const turnFeatures: readonly Feature<Outlook>[] = [
  { name: 'question', of: ({ current }) => flag(current.cues.question) },
  { name: 'secondPerson', of: ({ current }) => current.cues.secondPerson },
  { name: 'group', of: ({ current }) => flag(current.cues.group) },
  { name: 'aside', of: ({ current }) => flag(current.cues.aside) },
  { name: 'thanks', of: ({ current }) => flag(current.cues.opening === 'thanks') },
  { name: 'answer', of: ({ current }) => flag(current.cues.opening === 'answer') },
  { name: 'calls', of: ({ current }) => Math.min(3, current.cues.callCount) / 3 },
  { name: 'someoneCalled', of: ({ current }) => flag(current.cues.callCount > 0) },
  { name: 'unresolvedCall', of: ({ current }) => flag(current.cues.unresolved.length > 0) },
  { name: 'unresolvedKin', of: ({ current }) => flag(current.cues.unresolved.some((call) => call.kin)) },
  { name: 'callLeads', of: ({ current }) => flag(current.cues.callLeads) },
  { name: 'mentions', of: ({ current }) => Math.min(2, current.cues.mentioned.size) / 2 },
  { name: 'length', of: ({ current }) => Math.min(1, Math.log1p(current.turn.text.length) / 6) },
  { name: 'terms', of: ({ current }) => Math.min(1, topicTerms(current.turn).size / 10) },
  { name: 'unpunctuated', of: ({ current }) => flag(!/[.!?。！？…]["”’)]?\s*$/u.test(current.turn.text)) },
  { name: 'lowerCase', of: ({ current }) => flag(/^\s*\p{Ll}/u.test(current.turn.text)) },
  { name: 'firstTurn', of: ({ mine }) => flag(mine < 0) },
  { name: 'iSpokeLast', of: ({ mine }) => flag(mine === 0) },
  { name: 'myLast', of: ({ mine }) => closeness(mine) },
  { name: 'crowd', of: ({ active }) => Math.min(1, Math.log1p(active.length) / 3) },
  { name: 'two', of: ({ candidates }) => flag(candidates.length === 1) },
  { name: 'history', of: ({ before }) => before.length / WINDOW },
  {
    name: 'gap',
    of: ({ before, current }) => Math.min(1, logSeconds(before[0]?.turn.startedAt, current.turn.startedAt) / 7),
  },
  {
    name: 'pace',
    of: ({ before, current }) => Math.min(1, logSeconds(before.at(-1)?.turn.startedAt, current.turn.startedAt) / 10),
  },
  { name: 'overlaps', of: ({ before, current }) => flag((before[0]?.turn.endedAt ?? 0) > current.turn.startedAt) },
  { name: 'picture', of: ({ current }) => flag(showsPicture(current)) },
  { name: 'previousHabit', of: ({ habits }) => habits.previous },
  { name: 'joinedHabit', of: ({ habits }) => habits.joined },
  { name: 'nextHabit', of: ({ habits }) => habits.next },
  { name: 'returnedHabit', of: ({ habits }) => habits.returned },
  { name: 'hasNext', of: ({ next }) => flag(next !== undefined) },
];
