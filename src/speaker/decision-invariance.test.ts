import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSyntheticSpeakers, randomDirections, syntheticModel } from '../../test/speaker/synthetic-voices.js';
import { createSeededIds } from '../ids.js';
import { createRandom } from '../random.js';
import type { Voice } from '../records/records.js';
import { planMerges } from './merge-voices.js';
import { cohortCalibration } from './speaker-options.js';
import { createVoiceRegistry } from './voice-registry.js';

const cohort = randomDirections(120, createRandom(99));

/** Streams the same utterances with other ids and in a registry whose voices are named differently. */
function stream(seed: number, rename: (id: string) => string) {
  const speakers = createSyntheticSpeakers(5, seed, 0.5);
  const registry = createVoiceRegistry({
    model: syntheticModel,
    voices: [],
    ids: createSeededIds(createRandom(seed)),
    cohort,
  });
  const given = new Map<string, string>();
  const decisions = Array.from({ length: 30 }, (_, at) => {
    const vector = (speakers[(at * 7) % speakers.length] as (typeof speakers)[number]).speak(0.7);
    const { voice, isNew, decision, score, runnerUpScore } = registry.decide({
      turnId: rename(`turn_${at}`),
      sessionId: 'session_1',
      vector,
      netSpeechMs: 2_000,
      at,
    });
    const id = isNew ? rename(`voice_${given.size}`) : voice.id;
    if (isNew) given.set(id, `voice_${given.size}`);
    registry.apply([{ ...voice, id, personId: isNew ? rename(`person_of_${id}`) : voice.personId }]);
    return { decision, score, runnerUpScore, voice: given.get(id) };
  });
  return { decisions, voices: registry.voices(), original: (id: string) => given.get(id) as string };
}

describe('decisions', () => {
  it('do not depend on how voices, people and turns are called', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.string({ minLength: 1, maxLength: 4 }), (seed, prefix) => {
        const plain = stream(seed, (id) => id);
        const renamed = stream(seed, (id) => `${prefix}${id}`);
        expect(renamed.decisions).toEqual(plain.decisions);
        const merges = ({ voices, original }: typeof plain) =>
          planMerges({ voices, sessionId: 'session_1', cohort }).map(({ fromVoiceId, intoVoiceId, score }) => ({
            pair: [original(fromVoiceId), original(intoVoiceId)],
            score,
          }));
        expect(merges(renamed)).toEqual(merges(plain));
      }),
      { numRuns: 15 },
    );
  });

  it('do not change when scores and operating points are put on another scale', () => {
    const [one, two] = createSyntheticSpeakers(2, 3);
    const voices: Voice[] = [one!, two!].map((speaker, at) => ({
      id: `v${at}`,
      personId: `p${at}`,
      createdAt: 0,
      status: 'established',
      model: syntheticModel,
      prototypes: [{ vector: speaker.centre, weight: 3, sessionId: 's' }],
    }));
    const { scale, offset } = cohortCalibration;
    const decide = (options: object) =>
      createVoiceRegistry({ model: syntheticModel, voices, ids: createSeededIds(createRandom(1)), cohort, options });
    const plain = decide({});
    const { claim, update, margin, shortRelief } = plain.options;
    const doubled = decide({
      calibration: { scale: 2 * scale, offset: 2 * offset },
      claim: 2 * claim,
      update: 2 * update,
      margin: 2 * margin,
      shortRelief: 2 * shortRelief,
    });
    for (let at = 0; at < 40; at += 1) {
      const observation = { turnId: 't', sessionId: 's', vector: one!.speak(1.2), netSpeechMs: 2_000, at };
      expect(doubled.decide(observation).decision).toBe(plain.decide(observation).decision);
    }
  });
});
