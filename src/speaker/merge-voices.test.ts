import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSyntheticSpeakers, syntheticModel, syntheticUtterance } from '../../test/speaker/synthetic-voices.js';
import type { Voice } from '../records/records.js';
import { planGhosts } from './leftover-voices.js';
import { planMerges } from './merge-voices.js';
import { recomputeVoice } from './recompute-voice.js';

const SESSION = 'session_1';

/** A voice made of so many utterances of one speaker. */
function fragment(id: string, vectors: readonly Float32Array[], netSpeechMs = 3_000): Voice {
  const blank: Voice = { id, personId: `person_${id}`, createdAt: 0, status: 'provisional', prototypes: [] };
  return recomputeVoice(
    blank,
    vectors.map((vector, at) => syntheticUtterance(`${id}_${at}`, vector, { voiceId: id, netSpeechMs })),
  );
}

function fragments(seed: number): Voice[] {
  const [one, two, three] = createSyntheticSpeakers(3, seed, 0.1);
  const spoken = (speaker: typeof one, count: number) => Array.from({ length: count }, () => speaker!.speak(0.4));
  return [
    fragment('a', spoken(one, 6)),
    fragment('b', spoken(one, 3)),
    fragment('c', spoken(two, 5)),
    fragment('d', spoken(three, 4)),
    fragment('e', spoken(three, 1)),
  ];
}

describe('planMerges', () => {
  it('joins fragments of one speaker, the smaller into the larger, with scores and margin', () => {
    const merges = planMerges({ voices: fragments(4), sessionId: SESSION });
    expect(merges.map(({ fromVoiceId, intoVoiceId }) => `${fromVoiceId}>${intoVoiceId}`).sort()).toEqual([
      'b>a',
      'e>d',
    ]);
    for (const merge of merges) {
      expect(merge.margin).toBeCloseTo(merge.score - merge.runnerUpScore);
      expect(merge.why).not.toBe('');
    }
  });

  it('does not depend on the order of the voices or on their ids', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        (seed, order) => {
          const voices = fragments(seed);
          const groups = (list: readonly Voice[], original: (id: string) => string) =>
            planMerges({ voices: list, sessionId: SESSION })
              .map(({ fromVoiceId, intoVoiceId }) => [original(fromVoiceId), original(intoVoiceId)].sort().join('+'))
              .sort();
          const expected = groups(voices, (id) => id);
          const shuffled = order.map((at) => voices[at] as Voice);
          const renamed = shuffled.map((voice, at) => ({ ...voice, id: `v${at}`, personId: `p${at}` }));
          expect(groups(shuffled, (id) => id)).toEqual(expected);
          expect(groups(renamed, (id) => (shuffled[Number(id.slice(1))] as Voice).id)).toEqual(expected);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('never joins voices that spoke at once, people known to differ, or voices of one person', () => {
    const voices = fragments(4);
    const pairs = (input: Partial<Parameters<typeof planMerges>[0]>) =>
      planMerges({ voices, sessionId: SESSION, ...input }).map(({ fromVoiceId }) => fromVoiceId);
    expect(pairs({ concurrent: new Set(['a|b']) })).toEqual(['e']);
    expect(pairs({ mayJoin: (left, right) => ![left, right].includes('person_e') })).toEqual(['b']);
    const joined = voices.map((voice) => (voice.id === 'b' ? { ...voice, personId: 'person_a' } : voice));
    expect(pairs({ voices: joined })).toEqual(['e']);
  });

  it('leaves voices alone that the session did not hear', () => {
    expect(planMerges({ voices: fragments(4), sessionId: 'another' })).toEqual([]);
  });

  it('proposes writes whose reverse restores the records', () => {
    const voices = fragments(4);
    const before = structuredClone(voices);
    const [merge] = planMerges({ voices, sessionId: SESSION });
    const into = voices.find(({ id }) => id === merge?.intoVoiceId);
    const merged = voices.map((voice) =>
      voice.id === merge?.fromVoiceId && into !== undefined ? { ...voice, personId: into.personId } : voice,
    );
    const undone = merged.map((voice) =>
      voice.id === merge?.fromVoiceId ? { ...voice, personId: `person_${voice.id}` } : voice,
    );
    expect(voices).toEqual(before);
    expect(undone).toEqual(before);
  });
});

describe('planGhosts', () => {
  it('sends a faint fragment to its person, and leaves a faint stranger without one', () => {
    const [one, two, stranger] = createSyntheticSpeakers(3, 11, 0.1);
    const spoken = (speaker: typeof one) => Array.from({ length: 5 }, () => speaker!.speak(0.4));
    const voices = [
      fragment('a', spoken(one)),
      fragment('b', spoken(two)),
      fragment('near', [one!.speak(0.3)], 900),
      fragment('far', [stranger!.speak(0.3)], 900),
      { ...fragment('silent', []), model: syntheticModel },
    ];
    const ghosts = planGhosts({ voices, sessionId: SESSION });
    expect(ghosts.map(({ voiceId, intoVoiceId }) => [voiceId, intoVoiceId])).toEqual([
      ['far', undefined],
      ['near', 'a'],
      ['silent', undefined],
    ]);
  });
});

describe('recomputeVoice', () => {
  const [speaker] = createSyntheticSpeakers(1, 2);
  const spoken = Array.from({ length: 7 }, (_, at) =>
    syntheticUtterance(`turn_${at}`, speaker!.speak(0.4), { sessionId: `session_${at % 3}` }),
  );
  const blank: Voice = { id: 'voice_a', personId: 'person_a', createdAt: 0, status: 'provisional', prototypes: [] };

  it('does not depend on the order of the utterances', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(spoken, { minLength: spoken.length }), (order) => {
        expect(recomputeVoice(blank, order)).toEqual(recomputeVoice(blank, spoken));
      }),
      { numRuns: 20 },
    );
  });

  it('counts what founded or moved the voice, and labels only when nothing else is left', () => {
    const labelled = spoken.map((utterance) => ({ ...utterance, decision: 'labelled' as const }));
    expect(recomputeVoice(blank, [spoken[0]!, ...labelled.slice(1)]).statistics?.count).toBe(1);
    expect(recomputeVoice(blank, labelled).statistics?.count).toBe(spoken.length);
  });

  it('leaves no voiceprint without utterances', () => {
    const voice = recomputeVoice(recomputeVoice(blank, spoken), []);
    expect(voice).toEqual({ ...blank, status: 'provisional' });
  });

  it('refuses utterances of several encoders', () => {
    const foreign = { ...spoken[1]!, model: { ...syntheticModel, modelId: 'another' } };
    expect(() => recomputeVoice(blank, [spoken[0]!, foreign])).toThrow(/several encoders/u);
  });
});
