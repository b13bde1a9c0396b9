import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VoicedSegment } from '../providers/providers.js';
import { assignCues } from './assign-cues.js';
import type { Cue } from './turn-input.js';

const segment = (startMs: number, endMs: number): VoicedSegment => ({ startMs, endMs, samples: new Float32Array(0) });
const cue = (startMs: number, endMs: number, text: string): Cue => ({ startMs, endMs, text });

async function texts(segments: readonly VoicedSegment[], cues: readonly Cue[]): Promise<string[]> {
  const found: string[] = [];
  const stream = (async function* () {
    yield* segments;
  })();
  for await (const captioned of assignCues(stream, cues)) found.push(captioned.text);
  return found;
}

describe('assignCues', () => {
  it('gives a caption to the segment that it overlaps most', async () => {
    const segments = [segment(0, 2000), segment(2500, 5000)];
    expect(await texts(segments, [cue(100, 2600, 'one'), cue(2400, 3000, 'two'), cue(3000, 5200, 'three')])).toEqual([
      'one',
      'two three',
    ]);
  });

  it('joins several captions of one segment and reads unordered ones in time order', async () => {
    expect(await texts([segment(0, 4000)], [cue(2000, 4000, 'two'), cue(0, 2000, 'one')])).toEqual(['one two']);
  });

  it('leaves out a caption far from any speech', async () => {
    expect(await texts([segment(10_000, 12_000)], [cue(0, 1000, 'far'), cue(10_100, 11_000, 'near')])).toEqual([
      'near',
    ]);
  });

  it('uses every caption at most once and keeps their order', async () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 3000 })), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(spans, spans, async (segmentSpans, cueSpans) => {
        let at = 0;
        const segments = segmentSpans.map(([gap, length]) => {
          const start = at + gap;
          at = start + length;
          return segment(start, at);
        });
        const cues = cueSpans.map(([start, length], index) => cue(start * 3, start * 3 + length, `c${index}`));
        const used = (await texts(segments, cues)).flatMap((text) => (text === '' ? [] : text.split(' ')));
        expect(new Set(used).size).toBe(used.length);
        const starts = used.map((name) => cues[Number(name.slice(1))]?.startMs ?? 0);
        expect(starts).toEqual([...starts].sort((left, right) => left - right));
      }),
    );
  });
});
