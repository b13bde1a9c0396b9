import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diarizationError, diarizationErrorRate, type SpeakerTurn } from './diarization-error.js';

const turn = (speaker: string, startMs: number, endMs: number): SpeakerTurn => ({ speaker, startMs, endMs });

/** A speaks 0-10 s, B 8-14 s: 16 s of speech, 2 s of it at once. */
const reference = [turn('A', 0, 10_000), turn('B', 8_000, 14_000)];

describe('diarizationError, by hand', () => {
  it('is nothing for the same turns under other names', () => {
    const error = diarizationError(reference, [turn('x', 8_000, 14_000), turn('y', 0, 10_000)]);
    expect(error).toEqual({ speechMs: 16_000, missedMs: 0, falseAlarmMs: 0, confusedMs: 0 });
  });

  it('counts missed, false and confused time', () => {
    // x = A on 0-9, y = B on 9-15: missed A 9-10 and B 8-9, false alarm 14-15, nothing confused.
    const found = [turn('x', 0, 9_000), turn('y', 9_000, 15_000)];
    expect(diarizationError(reference, found)).toEqual({
      speechMs: 16_000,
      missedMs: 2_000,
      falseAlarmMs: 1_000,
      confusedMs: 0,
    });
    // One speaker for all: mapped to A; 8-10 misses one, 10-14 is confused.
    expect(diarizationError(reference, [turn('x', 0, 14_000)])).toEqual({
      speechMs: 16_000,
      missedMs: 2_000,
      falseAlarmMs: 0,
      confusedMs: 4_000,
    });
  });

  it('maps one-to-one: the second voice of one speaker is wrong', () => {
    const found = [turn('x', 0, 6_000), turn('y', 6_000, 10_000)];
    expect(diarizationError([turn('A', 0, 10_000)], found)).toMatchObject({ speechMs: 10_000, confusedMs: 4_000 });
  });

  it('leaves overlap out, denominator included', () => {
    // Scored: 0-8 A, 10-14 B.
    const error = diarizationError(reference, [turn('x', 0, 14_000)], { skipOverlap: true });
    expect(error).toEqual({ speechMs: 12_000, missedMs: 0, falseAlarmMs: 0, confusedMs: 4_000 });
  });

  it('leaves the collar out on both sides of every reference border', () => {
    // Borders 0, 8, 10, 14 s: scored are 0.25-7.75, 8.25-9.75 (two speakers), 10.25-13.75 and what lies after 14.25.
    const error = diarizationError(reference, [turn('x', 0, 14_400)], { collarMs: 250 });
    expect(error).toEqual({ speechMs: 7_500 + 3_000 + 3_500, missedMs: 1_500, falseAlarmMs: 150, confusedMs: 3_500 });
  });

  it('sets no collar where one speaker only goes on', () => {
    const split = [turn('A', 0, 5_000), turn('A', 5_000, 10_000)];
    expect(diarizationError(split, [], { collarMs: 250 })).toMatchObject({ speechMs: 9_500, missedMs: 9_500 });
  });

  it('stops at the end of the recording', () => {
    const error = diarizationError([turn('A', 0, 12_000)], [turn('x', 2_000, 13_000)], { durationMs: 10_000 });
    expect(error).toEqual({ speechMs: 10_000, missedMs: 2_000, falseAlarmMs: 0, confusedMs: 0 });
  });

  it('pools recordings by their speech', () => {
    const one = { speechMs: 1_000, missedMs: 500, falseAlarmMs: 0, confusedMs: 0 };
    const other = { speechMs: 9_000, missedMs: 0, falseAlarmMs: 250, confusedMs: 250 };
    expect(diarizationErrorRate([one, other])).toBeCloseTo(0.1);
    expect(diarizationErrorRate([])).toBe(0);
    expect(diarizationErrorRate([{ speechMs: 0, missedMs: 0, falseAlarmMs: 5, confusedMs: 0 }])).toBe(Infinity);
  });
});

describe('laws', () => {
  const turns = fc.array(
    fc
      .tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 20 }))
      .map(([speaker, start, length]) => turn(speaker, start * 100, (start + length) * 100)),
    { maxLength: 8 },
  );

  it('has no error against itself, and misses all against nothing', () => {
    fc.assert(
      fc.property(turns, (some) => {
        const same = diarizationError(some, some);
        expect([same.missedMs, same.falseAlarmMs, same.confusedMs]).toEqual([0, 0, 0]);
        expect(diarizationError(some, []).missedMs).toBe(same.speechMs);
        expect(diarizationError([], some).falseAlarmMs).toBe(same.speechMs);
      }),
    );
  });

  it('balances: found speech is right, confused or false alarm', () => {
    fc.assert(
      fc.property(turns, turns, (truth, guess) => {
        const { speechMs, missedMs, falseAlarmMs, confusedMs } = diarizationError(truth, guess);
        const foundMs = diarizationError(guess, []).speechMs;
        expect(speechMs - missedMs).toBe(foundMs - falseAlarmMs);
        expect(confusedMs).toBeLessThanOrEqual(speechMs - missedMs);
      }),
    );
  });
});
