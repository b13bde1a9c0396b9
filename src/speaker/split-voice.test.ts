import { describe, expect, it } from 'vitest';
import {
  createSyntheticSpeakers,
  randomDirections,
  type SyntheticSpeaker,
  syntheticUtterance,
} from '../../test/speaker/synthetic-voices.js';
import { createRandom } from '../random.js';
import { resolveSpeakerOptions } from './speaker-options.js';
import { splitVoice } from './split-voice.js';

const cohort = randomDirections(120, createRandom(99));
const scale = { cohort, options: resolveSpeakerOptions(cohort.length) };
const [one, other] = createSyntheticSpeakers(2, 3) as [SyntheticSpeaker, SyntheticSpeaker];
const said = (speaker: SyntheticSpeaker, name: string, count: number) =>
  Array.from({ length: count }, (_, at) => syntheticUtterance(`${name}_${at}`, speaker.speak(0.5)));

describe('splitVoice', () => {
  it('finds two voices, whatever the order', () => {
    const utterances = [...said(one, 'a', 5), ...said(other, 'b', 3)];
    const split = splitVoice(utterances, scale);
    expect(split).toMatchObject({ differs: true });
    expect(split?.moved.toSorted()).toEqual(['b_0', 'b_1', 'b_2']);
    expect(split?.within).toBeGreaterThan(split?.across ?? 1);
    expect(splitVoice(utterances.toReversed(), scale)).toEqual(split);
  });

  it.each([2, 3, 6, 12])('says that %i utterances of one voice are one voice', (count) => {
    expect(splitVoice(said(one, 'a', count), scale)).toMatchObject({ differs: false });
  });

  it('has nothing to say about one utterance, or the same one twice', () => {
    const [single] = said(one, 'a', 1);
    expect(splitVoice([], scale)).toBeUndefined();
    expect(splitVoice([single!], scale)).toBeUndefined();
    expect(splitVoice([single!, { ...single!, id: 'copy' }], scale)).toBeUndefined();
  });
});
