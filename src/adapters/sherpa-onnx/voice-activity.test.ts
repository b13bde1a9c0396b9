import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { collect, dialTones, joined, noise, sine } from '../../../test/fixtures/audio/synthetic-sound.js';
import { openAudio } from '../../audio/open-audio.js';
import { segmentSpeech } from '../../audio/segment-speech.js';
import type { SpeechSegment, VoiceActivityDetector, VoicedSegment } from '../../providers/providers.js';
import { modelPath } from '../model-files.js';
import { loadSileroVoiceActivity } from './voice-activity.js';

const fixture = (name: string) => fileURLToPath(new URL(`../../../test/fixtures/audio/${name}`, import.meta.url));
const borders = JSON.parse(readFileSync(fixture('two-voices.json'), 'utf8')) as SpeechSegment[];

let detector: VoiceActivityDetector;
let speech: Float32Array;
beforeAll(async () => {
  detector = await loadSileroVoiceActivity();
  speech = await collect(await openAudio(fixture('two-voices.flac')));
});

function detect(samples: Float32Array, size = 4_096): VoicedSegment[] {
  const stream = detector.start();
  const found: VoicedSegment[] = [];
  for (let at = 0; at < samples.length; at += size) found.push(...stream.push(samples.subarray(at, at + size)));
  return [...found, ...stream.flush()];
}

describe('loadSileroVoiceActivity', () => {
  it('finds both utterances with their borders, and gives exactly their samples', () => {
    const found = detect(speech);
    expect(found).toHaveLength(borders.length);
    found.forEach(({ startMs, endMs, samples }, index) => {
      expect(Math.abs(startMs - borders[index]!.startMs)).toBeLessThan(250);
      expect(Math.abs(endMs - borders[index]!.endMs)).toBeLessThan(250);
      expect(samples).toEqual(speech.slice(startMs * 16, endMs * 16));
    });
  });

  it('segments a recording through the whole chain', async () => {
    const found: VoicedSegment[] = [];
    for await (const segment of segmentSpeech(await openAudio(fixture('two-voices.flac')), detector))
      found.push(segment);
    expect(found.map(({ startMs, endMs }) => endMs - startMs)).toEqual(
      detect(speech).map(({ startMs, endMs }) => endMs - startMs + 200),
    );
  });

  it.each([1, 160, 512, 5_000, 200_000])('finds the same when fed %d samples at a time', (size) => {
    const times = ({ startMs, endMs }: SpeechSegment) => [startMs, endMs];
    expect(detect(speech, size).map(times)).toEqual(detect(speech).map(times));
  });

  it('hears speech under noise and at a low level', () => {
    const under = noise(speech.length / 16_000, 16_000, 0.01).map((sample, index) => sample + speech[index]! / 10);
    expect(detect(under).length).toBeGreaterThanOrEqual(2);
  });

  it.each<[string, Float32Array]>([
    ['silence', new Float32Array(160_000)],
    ['white noise', noise(10, 16_000, 0.3)],
    ['quiet noise', noise(10, 16_000, 0.02)],
    ['a tone', sine(440, 10, 16_000)],
    ['dial tones', dialTones(10, 16_000)],
  ])('finds no speech in %s', (_, samples) => {
    expect(detect(samples)).toEqual([]);
  });

  it('ends what is open at the end of the recording, not behind it', () => {
    const [{ startMs, endMs }] = borders as [SpeechSegment];
    const cut = speech.subarray(0, ((startMs + endMs) / 2) * 16);
    const [last] = detect(cut).slice(-1);
    expect(last!.endMs).toBeLessThanOrEqual(cut.length / 16);
    expect(last!.endMs).toBeGreaterThan(cut.length / 16 - 150);
  });

  it('keeps two recordings apart', () => {
    const first = detector.start();
    const second = detector.start();
    const found: VoicedSegment[] = [];
    for (let at = 0; at < speech.length; at += 1_600) {
      found.push(...first.push(speech.subarray(at, at + 1_600)));
      second.push(noise(0.1, 16_000, 0.1, at));
    }
    found.push(...first.flush());
    expect(found.map(({ startMs }) => startMs)).toEqual(detect(speech).map(({ startMs }) => startMs));
    expect(second.flush()).toEqual([]);
  });

  it('ends a monologue at a pause once it is long', async () => {
    const short = await loadSileroVoiceActivity({ maxSpeechMs: 3_000, minSilenceMs: 2_000 });
    const stream = short.start();
    const long = joined([speech, speech, speech]);
    expect([...stream.push(long), ...stream.flush()].length).toBeGreaterThan(1);
  });

  it('refuses absent, damaged and other models instead of ending the process', async () => {
    await expect(loadSileroVoiceActivity({ modelPath: '/none.onnx' })).rejects.toMatchObject({
      code: 'missing_dependency',
      message: expect.stringContaining('/none.onnx'),
    });
    await expect(loadSileroVoiceActivity({ modelPath: fixture('tone.flac') })).rejects.toMatchObject({
      code: 'corrupt_data',
    });
    await expect(loadSileroVoiceActivity({ modelPath: modelPath('ecapa-tdnn-compact.onnx') })).rejects.toMatchObject({
      code: 'invalid_argument',
    });
  });
});
