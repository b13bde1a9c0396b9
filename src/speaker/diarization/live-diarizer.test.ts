import { describe, expect, it } from 'vitest';
import { levelDetector, levelEncoder, levelSound } from '../../../test/speaker/level-voices.js';
import { createLiveDiarizer, type LiveDecision } from './live-diarizer.js';

const options = {
  joinScore: 0.6,
  joinShortScore: 0.6,
  switchPenalty: 0.3,
  pausePenalty: 0.1,
  changePenalty: 0.8,
  claimScore: 0.7,
  stayBonus: 0.05,
  foundMs: 1_000,
};
const models = { encoder: levelEncoder, detector: levelDetector, cohort: [] };
const sound = levelSound([0, 1], [1, 4], [2, 4], [0, 1], [1, 3], [0, 2]);

async function hear(
  samples: Float32Array,
  size: number,
  known: Parameters<typeof createLiveDiarizer>[0]['known'] = [],
) {
  const live = createLiveDiarizer({ ...models, known }, options);
  const decisions: LiveDecision[] = [];
  for (let at = 0; at < samples.length; at += size) {
    const made = await live.push(samples.subarray(at, at + size));
    for (const decision of made) expect(decision.decidedAtMs).toBeLessThanOrEqual(((at + size) * 1_000) / 16_000);
    decisions.push(...made);
  }
  const { decisions: rest, rescored } = await live.finish();
  return { decisions: [...decisions, ...rest], rescored };
}

const speakerAt = (decisions: readonly LiveDecision[], ms: number) =>
  decisions.find(({ startMs, endMs }) => startMs <= ms && ms < endMs)?.speaker;

describe('createLiveDiarizer', () => {
  it('decides in order, once, within two seconds of speech', async () => {
    const { decisions } = await hear(sound, 1_600);
    for (const [index, { startMs, endMs, decidedAtMs }] of decisions.entries()) {
      expect(startMs).toBeGreaterThanOrEqual(decisions[index - 1]?.endMs ?? 0);
      expect(decidedAtMs - startMs).toBeLessThanOrEqual(2_000);
      expect(decidedAtMs).toBeGreaterThanOrEqual(endMs);
    }
    expect([2_000, 4_000, 6_500, 8_000, 11_000].map((ms) => speakerAt(decisions, ms))).toEqual([
      'speaker_1',
      'speaker_1',
      'speaker_2',
      'speaker_2',
      'speaker_1',
    ]);
    expect(speakerAt(decisions, 9_500)).toBeUndefined();
  });

  it('decides alike whatever the pieces', async () => {
    const { decisions } = await hear(sound, 1_600);
    expect((await hear(sound, 777)).decisions).toEqual(decisions);
    expect((await hear(sound, sound.length)).decisions).toEqual(decisions);
  });

  it('scores the session again at its end and says which live speaker became whom', async () => {
    const { rescored } = await hear(sound, 1_600);
    expect(rescored.turns.map(({ speaker }) => speaker)).toEqual([0, 1, 0]);
    expect([...rescored.speakerOf]).toEqual([
      ['speaker_1', 0],
      ['speaker_2', 1],
    ]);
  });

  it('knows voices from before', async () => {
    const vector = await levelEncoder.encode(levelSound([2, 2]));
    const { decisions } = await hear(sound, 1_600, [{ id: 'voice_ada', vector, netSpeechMs: 2_000 }]);
    expect([2_500, 7_000].map((ms) => speakerAt(decisions, ms))).toEqual(['speaker_1', 'voice_ada']);
  });

  it('says nothing about silence', async () => {
    const { decisions, rescored } = await hear(levelSound([0, 3]), 1_600);
    expect(decisions).toEqual([]);
    expect(rescored.turns).toEqual([]);
  });

  it('refuses a detector that cannot tell who speaks now', () => {
    const { isSpeaking: _, ...closed } = levelDetector.start();
    const detector = { ...levelDetector, start: () => closed };
    expect(() => createLiveDiarizer({ ...models, detector })).toThrow(/cannot tell/u);
  });
});
