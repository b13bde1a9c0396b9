import { describe, expect, it } from 'vitest';
import { createSyntheticSpeakers, syntheticModel, syntheticUtterance } from '../../test/speaker/synthetic-voices.js';
import type { Voice } from '../records/records.js';
import { planMerges } from './merge-voices.js';
import { recomputeVoice } from './recompute-voice.js';

/** A voice of so many utterances around a point. */
function voiceOf(id: string, count: number, speak: () => Float32Array): Voice {
  const blank: Voice = { id, personId: `person_${id}`, createdAt: 0, status: 'provisional', prototypes: [] };
  const utterances = Array.from({ length: count }, (_, at) =>
    syntheticUtterance(`${id}_${at}`, speak(), { voiceId: id, model: syntheticModel }),
  );
  return recomputeVoice(blank, utterances);
}

/** One speaker heard in two ways, and so many others. */
function room(others: number, fragmentCount: number): Voice[] {
  const [one, ...rest] = createSyntheticSpeakers(1 + others, 6, 0.2);
  const [, other] = createSyntheticSpeakers(2, 60, 0.1);
  const shifted = () => {
    const drift = other!.centre;
    const spoken = one!.speak(0.3).map((value, at) => value + 1.15 * (drift[at] as number));
    const length = Math.hypot(...spoken);
    return spoken.map((value) => value / length);
  };
  return [
    voiceOf('a', 20, () => one!.speak(0.3)),
    voiceOf('b', fragmentCount, shifted),
    ...rest.map((speaker, at) => voiceOf(`c${at}`, 10, () => speaker.speak(0.3))),
  ];
}
const loose = { merge: 9, mergeFew: 9, mergeAlone: -3 };
const joined = (voices: readonly Voice[], options: object = loose) =>
  planMerges({ voices, sessionId: 'session_1' }, options).map(
    ({ fromVoiceId, intoVoiceId }) => `${fromVoiceId}>${intoVoiceId}`,
  );

describe('a fragment of a much heard voice', () => {
  it('is joined with a low score where it leads over several others', () => {
    expect(joined(room(5, 4))).toEqual(['b>a']);
  });

  it('is not joined where there are too few others to lead over, or where it is no small part', () => {
    expect(joined(room(2, 4))).toEqual([]);
    expect(joined(room(5, 12))).toEqual([]);
    expect(joined(room(5, 4), { ...loose, mergeAloneMargin: 30 })).toEqual([]);
  });
});
