import { describe, expect, it } from 'vitest';
import { createConcurrentVoices, overlapShare } from './concurrent-voices.js';

describe('voices heard at one time', () => {
  it('are paired when their turns share time', () => {
    const heard = createConcurrentVoices();
    heard.add({ voiceId: 'a', startMs: 0, endMs: 5_000 });
    heard.add({ voiceId: 'b', startMs: 4_000, endMs: 9_000 });
    heard.add({ voiceId: 'c', startMs: 8_900, endMs: 12_000 });
    heard.add({ voiceId: 'c', startMs: 9_500, endMs: 13_000 });
    expect([...heard.pairs()]).toEqual(['a|b']);
  });

  it('are found behind a long turn', () => {
    const heard = createConcurrentVoices();
    heard.add({ voiceId: 'a', startMs: 0, endMs: 60_000 });
    heard.add({ voiceId: 'b', startMs: 1_000, endMs: 2_000 });
    heard.add({ voiceId: 'c', startMs: 50_000, endMs: 51_000 });
    expect([...heard.pairs()]).toEqual(['a|b', 'a|c']);
  });
});

describe('the share that others cover', () => {
  it('counts covered time once', () => {
    const turn = { startMs: 1_000, endMs: 2_000 };
    expect(overlapShare(turn, [])).toBe(0);
    expect(
      overlapShare(turn, [
        { startMs: 1_700, endMs: 3_000 },
        { startMs: 0, endMs: 1_200 },
        { startMs: 1_100, endMs: 1_300 },
      ]),
    ).toBeCloseTo(0.6);
    expect(overlapShare(turn, [turn, turn])).toBe(1);
    expect(overlapShare({ startMs: 5, endMs: 5 }, [turn])).toBe(0);
  });
});
