import { describe, expect, it } from 'vitest';
import { clusteredTurns, clusterSegments } from './segment-clustering.js';

const at = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));

describe('clusterSegments', () => {
  it('joins by average linkage down to the threshold, by hand', () => {
    /* cos 20 = .94, cos 60 = .5, cos 40 = .77: 0 and 20 join; 60 is then at (.5 + .77) / 2 = .63. */
    const vectors = [at(0), at(20), at(60)];
    expect(clusterSegments(vectors, 0.95)).toEqual([0, 1, 2]);
    expect(clusterSegments(vectors, 0.64)).toEqual([0, 0, 1]);
    expect(clusterSegments(vectors, 0.62)).toEqual([0, 0, 0]);
    expect(clusterSegments([], 0.5)).toEqual([]);
  });

  it('labels stretches', () => {
    const stretch = (startMs: number, vector: Float32Array) => ({ startMs, endMs: startMs + 10, vector });
    expect(clusteredTurns([stretch(0, at(0)), stretch(20, at(90)), stretch(40, at(5))], 0.5)).toEqual([
      { startMs: 0, endMs: 10, speaker: '0' },
      { startMs: 20, endMs: 30, speaker: '1' },
      { startMs: 40, endMs: 50, speaker: '0' },
    ]);
  });
});
