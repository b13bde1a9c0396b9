import { describe, expect, it } from 'vitest';
import { createSyntheticSpeakers, randomDirections, syntheticModel } from '../../test/speaker/synthetic-voices.js';
import { createSeededIds } from '../ids.js';
import { createRandom } from '../random.js';
import { decideForSpeaker } from './heard-speaker.js';
import { createVoiceRegistry, type VoiceObservation } from './voice-registry.js';

const [one, two, three] = createSyntheticSpeakers(3, 5).map(({ centre }) => centre) as [
  Float32Array,
  Float32Array,
  Float32Array,
];
const heard = (vector: Float32Array, fields: Partial<VoiceObservation> = {}): VoiceObservation => ({
  turnId: 'turn_1',
  sessionId: 'session_1',
  vector,
  netSpeechMs: 3_000,
  at: 0,
  ...fields,
});

/** A registry that knows the first two. */
function knowing() {
  const cohort = randomDirections(120, createRandom(99));
  const registry = createVoiceRegistry({
    model: syntheticModel,
    voices: [],
    ids: createSeededIds(createRandom(1)),
    cohort,
  });
  const ids = [one, two].map((vector) => {
    const { voice } = registry.decide(heard(vector));
    registry.apply([{ ...voice, personId: `person_of_${voice.id}` }]);
    return voice.id;
  });
  return { registry, ids: ids as [string, string] };
}

describe('decideForSpeaker', () => {
  it('lets a firm claim of the turn alone stand', () => {
    const { registry, ids } = knowing();
    expect(decideForSpeaker(registry, heard(one), ids[1])).toMatchObject({
      decision: 'claimed',
      voice: { id: ids[0] },
    });
  });

  it('gives a turn that would open a voice to the voice of its speaker, which learns nothing', () => {
    const { registry, ids } = knowing();
    expect(registry.decide(heard(three)).isNew).toBe(true);
    const decision = decideForSpeaker(registry, heard(three), ids[1]);
    expect(decision).toMatchObject({ decision: 'labelled', isNew: false, runnerUpVoiceId: ids[0] });
    expect(decision.voice).toBe(registry.voice(ids[1]));
  });

  it('asks what was heard of the speaker as a whole where no turn has a voice yet', () => {
    const { registry, ids } = knowing();
    expect(decideForSpeaker(registry, heard(three), undefined).isNew).toBe(true);
    const whole = { vector: one, netSpeechMs: 9_000 };
    expect(decideForSpeaker(registry, heard(three), undefined, whole).voice.id).toBe(ids[0]);
    expect(decideForSpeaker(registry, heard(three), undefined, { ...whole, vector: three }).isNew).toBe(true);
  });

  it('leaves out what is like nobody, and a voice that is gone', () => {
    const { registry, ids } = knowing();
    const noise = heard(three, { level: { snrDb: 0 } });
    expect(decideForSpeaker(registry, noise, ids[0]).decision).toBe('refused');
    registry.remove([ids[1]]);
    expect(decideForSpeaker(registry, heard(three), ids[1]).isNew).toBe(true);
  });
});
