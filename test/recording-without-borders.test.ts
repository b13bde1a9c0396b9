import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { encodeWav } from '../src/audio/write-wav.js';
import { open, type SpeakerSegmenter } from '../src/index.js';
import type { Turn } from '../src/records/records.js';

const twoVoices = new URL('fixtures/audio/two-voices.flac', import.meta.url).pathname;
const spoken = JSON.parse(readFileSync(twoVoices.replace('.flac', '.json'), 'utf8')) as {
  startMs: number;
  endMs: number;
}[];
/** Changes are sought with windows of 1.5 s. */
const HALF_WINDOW_S = 0.75;
const session = { session: 'S1', startedAt: '2026-03-02T18:00:00Z', voicesOnly: true };
const startedAt = Date.parse(session.startedAt);

/** Turns as seconds from the start, with the order in which their voices were first heard. */
async function turnsOf(audio: string | Uint8Array, models: Parameters<typeof open>[1]) {
  const memory = await open(':memory:', models);
  try {
    await memory.ingest({ kind: 'audio', audio, ...session });
    const turns: Turn[] = [];
    for await (const line of memory.export()) if (line.kind === 'turn') turns.push(line.record as Turn);
    const voices = [...new Set(turns.map((turn) => turn.voiceId))];
    return turns.map((turn) => ({
      start: ((turn.startedAt ?? 0) - startedAt) / 1_000,
      end: ((turn.endedAt ?? 0) - startedAt) / 1_000,
      voice: voices.indexOf(turn.voiceId),
    }));
  } finally {
    await memory.close();
  }
}

describe('a recording without borders', () => {
  it('is cut where the voice changes without a pause', async () => {
    const samples = await readAll(await openAudio(twoVoices));
    const at = (ms: number) => Math.round(ms * 16);
    const [one, other] = spoken.map(({ startMs, endMs }) => samples.subarray(at(startMs), at(endMs))) as [
      Float32Array,
      Float32Array,
    ];
    const silence = new Float32Array(at(500));
    const joined = Float32Array.from([...silence, ...one, ...other, ...silence]);
    const turns = await turnsOf(encodeWav(joined, 16_000), {});
    expect(turns.map(({ voice }) => voice)).toEqual([0, 1]);
    expect(Math.abs((turns[0]?.end ?? 0) - (0.5 + one.length / 16_000))).toBeLessThanOrEqual(HALF_WINDOW_S);
  });

  it('takes turns, overlapping ones too, from a segmentation model', async () => {
    const [first, second] = spoken as [{ startMs: number; endMs: number }, { startMs: number; endMs: number }];
    const overlapMs = 2_000;
    const speakerSegmenter: SpeakerSegmenter = {
      id: 'fixed',
      sampleRate: 16_000,
      windowMs: 10_000,
      segment: async () => [
        { ...first, endMs: second.startMs + overlapMs, speaker: 0 },
        { ...second, speaker: 1 },
      ],
      close: async () => {},
    };
    const turns = await turnsOf(twoVoices, { speakerSegmenter });
    expect(turns.map(({ start, end }) => [start, end])).toEqual([
      [first.startMs / 1_000, (second.startMs + overlapMs) / 1_000],
      [second.startMs / 1_000, second.endMs / 1_000],
    ]);
  });
});
