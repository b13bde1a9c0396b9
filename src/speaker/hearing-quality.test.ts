import { describe, expect, it } from 'vitest';
import { dialTones, music, noise, voiceLike } from '../../test/fixtures/audio/synthetic-sound.js';
import { createSyntheticSpeakers, randomDirections, syntheticModel } from '../../test/speaker/synthetic-voices.js';
import { measureSpeech } from '../audio/level.js';
import { measureVoicing } from '../audio/voicing.js';
import { MemoryError } from '../errors.js';
import { createSeededIds } from '../ids.js';
import { createRandom } from '../random.js';
import type { Voice } from '../records/records.js';
import { type HearingLevel, hearingQuality } from './hearing-quality.js';
import { resolveSpeakerOptions } from './speaker-options.js';
import { createVoiceRegistry, type VoiceObservation } from './voice-registry.js';

const RATE = 16_000;
const options = resolveSpeakerOptions(0);
const cohort = randomDirections(120, createRandom(99));

const mix = (...sounds: Float32Array[]) =>
  (sounds[0] as Float32Array).map((_, at) => sounds.reduce((sum, sound) => sum + (sound[at] ?? 0), 0));
const scaled = (sound: Float32Array, factor: number) => sound.map((sample) => sample * factor);
const measure = (samples: Float32Array) => ({ ...measureSpeech(samples, RATE), ...measureVoicing(samples, RATE) });

/** Several voices over music that leaves no quiet, about as loud as they are. */
const television = (seed: number) =>
  mix(
    scaled(music(4, RATE, seed), 1),
    scaled(voiceLike(4, RATE, seed, 110), 0.5),
    scaled(voiceLike(4, RATE, seed + 50, 210), 0.5),
    noise(4, RATE, 0.02, seed),
  );
const nobody: [string, Float32Array][] = [
  ['silence', new Float32Array(3 * RATE)],
  ['near silence', noise(3, RATE, 1e-4)],
  ['white noise', noise(3, RATE, 0.3)],
  ['dialled digits', dialTones(3, RATE)],
  ...[1, 2, 3].map((seed): [string, Float32Array] => [`music ${seed}`, music(4, RATE, seed)]),
  ...[1, 2, 3].map((seed): [string, Float32Array] => [`a television ${seed}`, television(seed)]),
];

function registryWith(voices: readonly Voice[] = []) {
  return createVoiceRegistry({ model: syntheticModel, voices, ids: createSeededIds(createRandom(1)), cohort });
}
const heard = (vector: Float32Array, level: HearingLevel & { netSpeechMs?: number } = {}): VoiceObservation => ({
  turnId: 'turn_1',
  sessionId: 'session_1',
  vector,
  netSpeechMs: 3_000,
  at: 0,
  level,
  ...(level.netSpeechMs === undefined ? {} : { netSpeechMs: level.netSpeechMs }),
});

describe('sounds that are nobody', () => {
  it.each(nobody)('%s never founds a person, whatever its voiceprint', (_, samples) => {
    const [speaker, stranger] = createSyntheticSpeakers(2, 4);
    const level = measure(samples);
    for (const registry of [registryWith()]) {
      const first = registry.decide(heard(stranger!.speak(), level));
      expect(first).toMatchObject({ decision: 'refused', isNew: true });
      expect(first.voice.prototypes).toEqual([]);
      registry.apply([{ ...registry.decide(heard(speaker!.speak())).voice, personId: 'p' }]);
      expect(registry.decide(heard(stranger!.speak(), level)).decision).toBe('refused');
      const before = registry.voices();
      const near = registry.decide(heard(speaker!.centre, level));
      expect(['labelled', 'refused']).toContain(near.decision);
      if (near.decision === 'labelled') expect(near.voice).toEqual(before[0]);
    }
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0])('a voiceprint of %s is refused before any decision', (value) => {
    const registry = registryWith();
    const vector = new Float32Array(syntheticModel.dimension).fill(value);
    expect(() => registry.decide(heard(vector))).toThrow(MemoryError);
    expect(registry.voices()).toEqual([]);
  });
});

describe('voices', () => {
  it.each([1, 2, 3, 4])('found a person, also in noise (%s)', (seed) => {
    const [speaker] = createSyntheticSpeakers(1, 4);
    const clean = voiceLike(3, RATE, seed, 90 + 50 * seed);
    for (const samples of [clean, mix(clean, noise(3, RATE, 0.01, seed))]) {
      expect(hearingQuality(measure(samples), options)).toMatchObject({ mayFound: true, mayUpdate: true, why: '' });
      expect(registryWith().decide(heard(speaker!.speak(), measure(samples))).decision).toBe('opened');
    }
  });

  it('that are clipped, noisy or spoken over are labelled and teach nothing', () => {
    const [speaker] = createSyntheticSpeakers(1, 4);
    const registry = registryWith();
    registry.apply([{ ...registry.decide(heard(speaker!.centre)).voice, personId: 'p' }]);
    const [voice] = registry.voices();
    expect(registry.decide(heard(speaker!.centre)).decision).toBe('claimed');
    for (const level of [{ clippedShare: 0.1 }, { snrDb: 1 }, { overlapShare: 0.5 }]) {
      expect(registry.decide(heard(speaker!.centre, level))).toMatchObject({ decision: 'labelled', voice });
    }
    expect(hearingQuality({ overlapShare: 0.5 }, options)).toMatchObject({ mayFound: true, mayUpdate: false });
    expect(hearingQuality({ overlapShare: 0.8 }, options).mayFound).toBe(false);
    expect(hearingQuality(undefined, options)).toEqual({ mayFound: true, mayUpdate: true, why: '' });
  });
});

describe('prototypes', () => {
  it('are kept apart by session and by channel, and stay bounded', () => {
    const [speaker] = createSyntheticSpeakers(1, 4);
    const registry = registryWith();
    registry.apply([{ ...registry.decide({ ...heard(speaker!.centre), channel: 'kitchen' }).voice, personId: 'p' }]);
    const say = (sessionId: string, channel: string) => {
      const { voice, decision } = registry.decide({ ...heard(speaker!.centre), sessionId, channel });
      expect(decision).toBe('claimed');
      registry.apply([voice]);
      return registry.voices()[0]!.prototypes.map((prototype) => `${prototype.sessionId} ${prototype.channel}`);
    };
    expect(say('session_1', 'kitchen')).toEqual(['session_1 kitchen']);
    expect(say('session_1', 'phone')).toEqual(['session_1 kitchen', 'session_1 phone']);
    expect(say('session_2', 'phone')).toHaveLength(3);
    for (let session = 3; session < 12; session += 1)
      expect(say(`session_${session}`, 'phone').length).toBeLessThanOrEqual(options.maxPrototypes);
  });
});
