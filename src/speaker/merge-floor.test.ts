import { describe, expect, it } from 'vitest';
import { mergeFloor } from './merge-voices.js';
import type { PersonCluster } from './person-clusters.js';
import { resolveSpeakerOptions } from './speaker-options.js';
import type { VoiceSpace } from './voice-space.js';

const options = resolveSpeakerOptions(0);
const cluster = (count: number): PersonCluster => ({
  voices: [],
  count,
  sum: new Float32Array(2),
  netSpeechMs: 0,
  inSession: true,
  turns: [],
});
/** A space in which utterances of one voice score so much among each other. */
const floor = (left: number, right: number, within = 0) =>
  mergeFloor(cluster(left), cluster(right), { within: () => within } as unknown as VoiceSpace, options);

describe('the floor of a merge', () => {
  it('is the threshold for two people heard once, and falls with what is known of either, to a limit', () => {
    expect(floor(1, 1)).toBeCloseTo(options.merge);
    expect(floor(3, 3)).toBeLessThan(floor(2, 2));
    expect(floor(1_000, 1_000)).toBeCloseTo(options.merge * options.mergeSupport, 2);
  });

  it('is lower for a splinter of a much heard voice than for halves', () => {
    expect(floor(5, 95)).toBeLessThan(floor(50, 50));
    expect(floor(5, 95)).toBeCloseTo(floor(95, 5));
    expect(floor(1, 1_000)).toBeGreaterThan(1);
  });

  it('asks voices that are alike in themselves to be as alike to each other', () => {
    expect(floor(10, 12, 8)).toBeGreaterThan(floor(10, 12));
    expect(floor(1, 12, 8)).toBe(floor(1, 12));
  });
});
