import { describe, expect, it } from 'vitest';
import { levelDetector, levelEncoder, levelSound } from '../../../test/speaker/level-voices.js';
import { createLiveTurns, type LiveTurnEvent } from './live-turns.js';

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

async function hear(samples: Float32Array, size = 1_600): Promise<LiveTurnEvent[]> {
  const turns = createLiveTurns(models, options);
  const events: LiveTurnEvent[] = [];
  for (let at = 0; at < samples.length; at += size) events.push(...(await turns.push(samples.subarray(at, at + size))));
  return [...events, ...(await turns.finish()).events];
}

const turnsOf = (events: readonly LiveTurnEvent[]) => events.flatMap((event) => (event.kind === 'turn' ? [event] : []));

describe('createLiveTurns', () => {
  it('tells the speaker within two seconds of the first sample and the turn within two seconds of the last', async () => {
    const events = await hear(levelSound([0, 1], [1, 6], [2, 4], [0, 0.5], [2, 3], [0, 2], [1, 3], [0, 3]));
    for (const event of events) {
      if (event.kind === 'speaker') expect(event.decidedAtMs - event.startMs).toBeLessThanOrEqual(2_000);
      if (event.kind === 'turn') expect(event.decidedAtMs - event.endMs).toBeLessThanOrEqual(2_000);
    }
    expect(turnsOf(events).map(({ speaker }) => speaker)).toEqual(['speaker_1', 'speaker_2', 'speaker_1']);
    expect(events.filter(({ kind }) => kind === 'speaker')).toHaveLength(3);
    expect(events.filter(({ kind }) => kind === 'speech-started').map((event) => event.kind)).toHaveLength(3);
  });

  it('gives the sound of a turn, and no sound twice', async () => {
    const sound = levelSound([0, 1], [1, 4], [2, 4], [0, 2]);
    const turns = turnsOf(await hear(sound));
    for (const { startMs, endMs, samples } of turns)
      expect(samples).toEqual(sound.slice(Math.round(startMs * 16), Math.round(endMs * 16)));
    expect(turns[1]?.startMs).toBeGreaterThanOrEqual(turns[0]?.endMs ?? 0);
    const covered = turns.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    expect(Math.abs(covered - 8_000)).toBeLessThanOrEqual(600);
  });

  it('hears alike whatever the pieces', async () => {
    const sound = levelSound([0, 1], [1, 4], [2, 4], [0, 1], [1, 2]);
    const told = (events: LiveTurnEvent[]) =>
      turnsOf(events).map(({ speaker, startMs, endMs }) => [speaker, startMs, endMs]);
    const events = await hear(sound);
    expect(told(await hear(sound, 777))).toEqual(told(events));
    expect(told(await hear(sound, sound.length))).toEqual(told(events));
  });

  it('tells a long speech in parts', async () => {
    const turns = turnsOf(await hear(levelSound([1, 70])));
    expect(turns.map(({ speaker }) => speaker)).toEqual(['speaker_1', 'speaker_1', 'speaker_1']);
    for (const { startMs, endMs, decidedAtMs } of turns) {
      expect(endMs - startMs).toBeLessThanOrEqual(30_000);
      expect(decidedAtMs - endMs).toBeLessThanOrEqual(2_000);
    }
    expect(turns[1]?.startMs).toBe(turns[0]?.endMs);
  });

  it('says nothing about silence', async () => {
    expect(await hear(levelSound([0, 4]))).toEqual([]);
  });
});
