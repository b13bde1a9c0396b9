import { describe, expect, it } from 'vitest';
import { createPersonDirectory } from '../../records/person-directory.js';
import type { PersonId } from '../../records/records.js';
import { centreOf, observeHabits } from './habits.js';
import { type ReadTurn, readTurn } from './scene.js';

const directory = createPersonDirectory([], []);
const around = {
  session: { id: 's', label: 's', startedAt: 0, timeZone: 'UTC' },
  previous: [],
  present: [],
  directory,
};

/** A window from who spoke to whom, oldest first; without a second name, to everyone. */
function windowOf(...lines: readonly [PersonId, PersonId?][]): ReadTurn[] {
  return lines
    .map(([speakerId, to], ordinal) => {
      const id = `turn_${ordinal}`;
      const turn = { id, sessionId: 's', ordinal, voiceId: speakerId, startedAt: ordinal, text: 'So it is.' };
      const addressees = to === undefined ? [] : [{ personId: to, confidence: 1, why: '' }];
      const interaction = { id, sessionId: 's', addressees, toEveryone: to === undefined };
      return readTurn({ turn, speakerId, interaction }, around);
    })
    .reverse();
}

describe('observeHabits', () => {
  it('is undecided about a window without edges', () => {
    expect(observeHabits(windowOf(['ana'], ['bo'], ['cy']))).toEqual({
      next: 0.5,
      returned: 0.5,
      previous: 0.5,
      joined: 0.5,
    });
  });

  it('sees two who talk in turn', () => {
    const { next, returned, previous } = observeHabits(
      windowOf(['ana', 'bo'], ['bo', 'ana'], ['ana', 'bo'], ['bo', 'ana'], ['ana', 'bo'], ['bo', 'ana']),
    );
    expect(Math.min(next, returned, previous)).toBeGreaterThan(0.75);
  });

  it('sees a debate in which each takes up the one before', () => {
    const { next, returned, previous, joined } = observeHabits(
      windowOf(['ana'], ['bo', 'ana'], ['cy', 'bo'], ['di', 'cy'], ['ana', 'di'], ['bo', 'ana'], ['cy', 'bo']),
    );
    expect(Math.min(previous, joined)).toBeGreaterThan(0.75);
    expect(Math.max(next, returned)).toBeLessThan(0.25);
  });

  it('sees a group that speaks to one who seldom answers', () => {
    const { next, previous, joined } = observeHabits(
      windowOf(['ana'], ['bo', 'ana'], ['cy', 'ana'], ['di', 'ana'], ['bo', 'ana'], ['cy', 'ana']),
    );
    expect(previous).toBeLessThan(0.5);
    expect(Math.max(next, joined)).toBeLessThan(0.3);
  });
});

describe('centreOf', () => {
  it('is the share of the turns of others that were for a person', () => {
    const window = windowOf(['ana'], ['bo', 'ana'], ['cy', 'ana'], ['di', 'bo'], ['me', 'bo']);
    expect(centreOf(window, 'me', 'ana')).toBeCloseTo(2 / 3);
    expect(centreOf(window, 'me', 'bo')).toBeCloseTo(1 / 3);
    expect(centreOf([], 'me', 'ana')).toBe(0);
  });
});
