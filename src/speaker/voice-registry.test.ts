import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSyntheticSpeakers,
  randomDirections,
  SYNTHETIC_DIMENSION,
  syntheticModel,
} from '../../test/speaker/synthetic-voices.js';
import { MemoryError } from '../errors.js';
import { createSeededIds } from '../ids.js';
import { createRandom } from '../random.js';
import type { Voice } from '../records/records.js';
import { createVoiceRegistry, type VoiceObservation, type VoiceRegistry } from './voice-registry.js';

const cohort = randomDirections(120, createRandom(99));
const registryOf = (voices: readonly Voice[] = [], seed = 1) =>
  createVoiceRegistry({ model: syntheticModel, voices, ids: createSeededIds(createRandom(seed)), cohort });
const heard = (vector: Float32Array, fields: Partial<VoiceObservation> = {}): VoiceObservation => ({
  turnId: 'turn_1',
  sessionId: 'session_1',
  vector,
  netSpeechMs: 3_000,
  at: 0,
  ...fields,
});
const learn = (registry: VoiceRegistry, observation: VoiceObservation): Voice => {
  const { voice, isNew } = registry.decide(observation);
  const stored = isNew ? { ...voice, personId: `person_of_${voice.id}` } : voice;
  registry.apply([stored]);
  return stored;
};

describe('the online rule', () => {
  it('follows speakers apart and opens one voice each', () => {
    const speakers = createSyntheticSpeakers(4, 7);
    const registry = registryOf();
    const voices = Array.from({ length: 40 }, (_, at) => {
      const speaker = at % speakers.length;
      return { speaker, id: learn(registry, heard((speakers[speaker] as (typeof speakers)[number]).speak(0.4))).id };
    });
    expect(registry.voices()).toHaveLength(speakers.length);
    for (const { speaker, id } of voices) expect(id).toBe(voices[speaker]?.id);
    expect(registry.voices().every((voice) => voice.status === 'established')).toBe(true);
  });

  it('decides without changing anything', () => {
    const [one, two] = createSyntheticSpeakers(2, 3);
    const registry = registryOf();
    learn(registry, heard(one!.speak()));
    learn(registry, heard(two!.speak()));
    const before = structuredClone(registry.voices());
    const observation = heard(one!.speak());
    const first = registry.decide(observation);
    const second = registry.decide(observation);
    expect(registry.voices()).toEqual(before);
    expect({ ...second, voice: { ...second.voice, id: '' } }).toEqual({ ...first, voice: { ...first.voice, id: '' } });
  });

  it('keeps at most the allowed prototypes, however many sessions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 1_000 }), (sessions, seed) => {
        const [speaker] = createSyntheticSpeakers(1, seed);
        const registry = registryOf([], seed);
        for (let session = 0; session < sessions; session += 1)
          learn(registry, heard(speaker!.speak(0.3), { sessionId: `session_${session}` }));
        for (const voice of registry.voices()) {
          expect(voice.prototypes.length).toBeLessThanOrEqual(registry.options.maxPrototypes);
          for (const { vector, weight } of voice.prototypes) {
            expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
            expect(weight).toBeLessThanOrEqual(1 / registry.options.emaFloor);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('labels without learning when speech is short, noisy, or between claim and update', () => {
    const [speaker] = createSyntheticSpeakers(1, 5);
    const registry = registryOf();
    const voice = learn(registry, heard(speaker!.centre));
    const noisy = { clippedShare: 0.4, snrDb: 20 };
    expect(registry.decide(heard(speaker!.centre, { level: noisy }))).toMatchObject({ decision: 'labelled', voice });
    expect(registry.decide(heard(speaker!.centre, { netSpeechMs: 400 }))).toMatchObject({
      decision: 'labelled',
      voice,
    });
    const options = { claim: 1, update: 1_000 };
    const strict = createVoiceRegistry({
      model: syntheticModel,
      voices: [voice],
      ids: createSeededIds(createRandom(1)),
      cohort,
      options,
    });
    expect(strict.decide(heard(speaker!.centre))).toMatchObject({ decision: 'labelled', voice });
  });

  it('counts the margin over people, not over voices of one person', () => {
    const [speaker] = createSyntheticSpeakers(1, 5);
    const opened = registryOf().decide(heard(speaker!.centre)).voice;
    const twins: Voice[] = ['voice_a', 'voice_b'].map((id) => ({ ...opened, id, personId: `person_${id}` }));
    expect(registryOf(twins).decide(heard(speaker!.centre)).decision).toBe('labelled');
    const onePerson = twins.map((voice) => ({ ...voice, personId: 'person_1' }));
    const decision = registryOf(onePerson).decide(heard(speaker!.centre));
    expect(decision.decision).toBe('claimed');
    expect(decision.runnerUpScore).toBeUndefined();
  });
});

describe('what may not found a person', () => {
  it('refuses a vector that is damaged or of another dimension', () => {
    const registry = registryOf();
    const damaged = new Float32Array(SYNTHETIC_DIMENSION).fill(0.1);
    damaged[3] = Number.NaN;
    for (const vector of [damaged, new Float32Array(SYNTHETIC_DIMENSION), new Float32Array(5).fill(1)])
      expect(() => registry.decide(heard(vector))).toThrow(MemoryError);
    expect(registry.voices()).toEqual([]);
  });

  it('gives silence a provisional voice that nothing is ever matched to', () => {
    const [speaker] = createSyntheticSpeakers(1, 5);
    const registry = registryOf();
    const silent = learn(registry, heard(speaker!.centre, { netSpeechMs: 0 }));
    expect(silent).toMatchObject({ status: 'provisional', prototypes: [] });
    expect(registry.decide(heard(speaker!.centre)).isNew).toBe(true);
  });

  it('refuses stored voiceprints of another encoder', () => {
    const [speaker] = createSyntheticSpeakers(1, 5);
    const { voice } = registryOf().decide(heard(speaker!.centre));
    const foreign: Voice = { ...voice, model: { modelId: 'another', dimension: SYNTHETIC_DIMENSION } };
    expect(() => registryOf([foreign])).toThrow(/another encoder/u);
  });
});
