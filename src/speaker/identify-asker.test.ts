import { describe, expect, it } from 'vitest';
import {
  createSyntheticSpeakers,
  randomDirections,
  SYNTHETIC_DIMENSION,
  syntheticModel,
  syntheticUtterance,
} from '../../test/speaker/synthetic-voices.js';
import { createSeededIds } from '../ids.js';
import { createRandom } from '../random.js';
import type { Voice } from '../records/records.js';
import { identifyAsker } from './identify-asker.js';
import { recomputeVoice } from './recompute-voice.js';
import { createVoiceRegistry } from './voice-registry.js';

const [nora, ben, stranger] = createSyntheticSpeakers(3, 21, 0.1);
const enrol = (id: string, vectors: readonly Float32Array[]): Voice =>
  recomputeVoice(
    { id, personId: `person_${id}`, createdAt: 0, status: 'provisional', prototypes: [] },
    vectors.map((vector, at) => syntheticUtterance(`${id}_${at}`, vector)),
  );
const voices = [enrol('nora', [nora!.speak(0.3), nora!.speak(0.3)]), enrol('ben', [ben!.speak(0.3), ben!.speak(0.3)])];
const registryOf = (list: readonly Voice[]) =>
  createVoiceRegistry({
    model: syntheticModel,
    voices: list,
    ids: createSeededIds(createRandom(1)),
    cohort: randomDirections(120, createRandom(99)),
  });
const owner = (list: readonly Voice[]) => (id: string) => list.find((voice) => voice.id === id)?.personId;
const ask = (vector: Float32Array, netSpeechMs = 3_000, list: readonly Voice[] = voices) =>
  identifyAsker({ vector, netSpeechMs }, registryOf(list), owner(list));

describe('identifyAsker', () => {
  it('knows an enrolled speaker, with score and margin', () => {
    const asker = ask(nora!.speak(0.3));
    expect(asker).toMatchObject({ outcome: 'known', personId: 'person_nora' });
    expect(asker.outcome === 'known' && (asker.margin ?? 0)).toBeGreaterThan(1);
  });

  it('does not know a stranger, silence or a damaged vector', () => {
    expect(ask(stranger!.speak(0.3)).outcome).toBe('unknown');
    expect(ask(nora!.centre, 0)).toEqual({ outcome: 'unknown' });
    expect(ask(new Float32Array(SYNTHETIC_DIMENSION).fill(Number.NaN))).toEqual({ outcome: 'unknown' });
    expect(ask(new Float32Array(SYNTHETIC_DIMENSION))).toEqual({ outcome: 'unknown' });
    expect(ask(nora!.centre, 3_000, [])).toEqual({ outcome: 'unknown' });
  });

  it('doubts a very short question and a voice that two people share', () => {
    expect(ask(nora!.centre, 400).outcome).toBe('doubtful');
    const twins = [...voices, { ...(voices[0] as Voice), id: 'twin', personId: 'person_twin' }];
    expect(ask(nora!.centre, 3_000, twins).outcome).toBe('doubtful');
  });

  it('leaves a provisional voice aside that does not lead clearly, and doubts beside anybody else', () => {
    const near = [...voices, enrol('splinter', [nora!.speak(0.3)])];
    const question = { vector: nora!.speak(0.3), netSpeechMs: 3_000 };
    const asked = (isProvisional?: (id: string) => boolean, list = near) =>
      identifyAsker(question, registryOf(list), owner(list), isProvisional);
    expect(asked().outcome).toBe('doubtful');
    expect(asked((id) => id === 'person_splinter')).toMatchObject({ outcome: 'known', personId: 'person_nora' });
    const own = [...voices, enrol('own', [stranger!.speak(0.3)])];
    const asking = { vector: stranger!.speak(0.3), netSpeechMs: 3_000 };
    expect(identifyAsker(asking, registryOf(own), owner(own), (id) => id === 'person_own')).toMatchObject({
      personId: 'person_own',
    });
  });

  it('takes two voices of one person for one', () => {
    const both = [...voices, { ...(voices[0] as Voice), id: 'second', personId: 'person_nora' }];
    expect(ask(nora!.centre, 3_000, both)).toMatchObject({ outcome: 'known', personId: 'person_nora' });
  });
});
