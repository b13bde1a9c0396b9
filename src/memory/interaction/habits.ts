import { addressed, addressedElse, type ReadTurn } from './scene.js';

/** How people of a conversation take turns, as its edges so far show it: 0 to 1, one half while nothing is known. */
export interface Habits {
  /** How often a turn for one person is followed by that person. */
  next: number;
  /** The same where who spoke next spoke to the one who had spoken. */
  returned: number;
  /** How often a turn for one person is for whoever spoke just before. */
  previous: number;
  /** The same where who spoke just before had spoken to somebody else: a debate, rather than several conversations or a centre. */
  joined: number;
}

/** Turns at which either is as likely that count beside those seen. */
const PRIOR = 3;

/**
 * Estimates the habits of a window, newest turn first. Turns for one person count by how sure their edge is, so that people who
 * were called weigh most.
 */
export function observeHabits(before: readonly ReadTurn[]): Habits {
  const [next, returned, previous, joined] = [createShare(), createShare(), createShare(), createShare()];
  for (let index = 0; index < before.length; index += 1) {
    const turn = before[index] as ReadTurn;
    const { interaction, speakerId } = turn;
    const [link] = interaction?.addressees ?? [];
    if (link === undefined || interaction?.toEveryone === true || interaction?.addressees.length !== 1) continue;
    const [later, earlier] = [before[index - 1], before[index + 1]];
    if (later !== undefined && later.speakerId !== speakerId) {
      const isHit = later.speakerId === link.personId;
      next.note(isHit, link.confidence);
      returned.note(isHit, link.confidence * addressed(later, speakerId));
    }
    if (earlier !== undefined && earlier.speakerId !== speakerId) {
      const isHit = earlier.speakerId === link.personId;
      previous.note(isHit, link.confidence);
      joined.note(isHit, link.confidence * addressedElse(earlier, speakerId));
    }
  }
  return { next: next.value(), returned: returned.value(), previous: previous.value(), joined: joined.value() };
}

function createShare() {
  let hits = PRIOR / 2;
  let all = PRIOR;
  return {
    note(isHit: boolean, weight: number): void {
      if (isHit) hits += weight;
      all += weight;
    },
    value: () => hits / all,
  };
}

/** The share of the window's turns by others that were for a person. */
export function centreOf(before: readonly ReadTurn[], me: string, personId: string): number {
  let sum = 0;
  let others = 0;
  for (const turn of before) {
    if (turn.speakerId === personId || turn.speakerId === me) continue;
    others += 1;
    sum += addressed(turn, personId);
  }
  return others === 0 ? 0 : sum / others;
}
