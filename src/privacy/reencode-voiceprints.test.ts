import { beforeEach, describe, expect, it } from 'vitest';
import { type SmallSpace, START, smallSpace } from '../../test/fixtures/small-space.js';
import { MemoryError } from '../errors.js';
import type { SpeakerEncoder } from '../providers/providers.js';
import { recomputeVoice } from '../speaker/recompute-voice.js';
import type { KeptAudio } from '../store/kept-audio.js';
import { createInMemoryAudio } from '../store/memory/in-memory-audio.js';
import { renamePerson } from './correct-people.js';
import { requireEncoder } from './encoder-binding.js';
import { reencodeVoiceprints } from './reencode-voiceprints.js';
import { resetVoiceprints } from './reset-voiceprints.js';

const TURNS = ['turn_1', 'turn_2', 'turn_3', 'turn_4'];
const context = { actor: 'test', at: START, recomputeVoice };

/** Its voiceprint is the level of the first sample, in three dimensions. */
const other: SpeakerEncoder = {
  id: 'other-encoder',
  dimension: 3,
  sampleRate: 16_000,
  encode: async ([level = 0]) => {
    if (level === 0) throw new MemoryError('invalid_argument', 'Silence.');
    return level > 0.5 ? Float32Array.of(1, 0, 0) : Float32Array.of(0, 1, 0);
  },
  close: async () => undefined,
};
const binding = { modelId: other.id, dimension: other.dimension };

let space: SmallSpace;
let kept: KeptAudio;

beforeEach(async () => {
  space = await smallSpace();
  kept = createInMemoryAudio();
});

async function keep(turnIds: readonly string[]): Promise<void> {
  for (const id of turnIds) {
    const isNora = id === 'turn_1' || id === 'turn_3';
    await kept.put(id, { samples: new Float32Array(8).fill(isNora ? 0.9 : 0.2), sampleRate: 16_000 });
  }
}

describe('reencodeVoiceprints', () => {
  it('hears everything again and rebinds the space in one journalled commit', async () => {
    await keep(TURNS);
    const { guarded, store } = space;
    const entries = (await guarded.journal()).length;
    const seen: number[] = [];
    const report = await reencodeVoiceprints(guarded, kept, other, {
      ...context,
      onProgress: (done) => seen.push(done),
    });
    expect(report).toMatchObject({ utterances: 4, voices: 2, dropped: 0 });
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    const journal = await guarded.journal();
    expect(journal.length).toBe(entries + 1);
    expect(journal[0]?.action).toBe('re-encode');
    expect((await store.find('space'))[0]?.speakerModel).toEqual(binding);
    expect(await store.get('utterance', 'turn_1')).toMatchObject({
      model: binding,
      vector: Float32Array.of(1, 0, 0),
      voiceId: 'voice_n',
      decision: 'claimed',
    });
    const voice = await store.get('voice', 'voice_e');
    expect(voice).toMatchObject({ model: binding, personId: 'person_e', statistics: { count: 2 } });
    expect(voice?.prototypes[0]?.vector).toEqual(Float32Array.of(0, 1, 0));
    expect((await store.get('person', 'person_n'))?.displayName).toBe('Nora');
    await expect(requireEncoder(guarded, kept, binding)).resolves.toBeUndefined();
  });

  it('makes up for the conditions of each recording, as ingest does', async () => {
    await keep(TURNS);
    const compensate = (vector: Float32Array, { sampleRate }: { sampleRate: number }) =>
      sampleRate === 16_000 ? vector.map((_, at) => (at === 2 ? 1 : 0)) : vector;
    await reencodeVoiceprints(space.guarded, kept, other, { ...context, compensate });
    expect((await space.store.get('utterance', 'turn_1'))?.vector).toEqual(Float32Array.of(0, 0, 1));
  });

  it('refuses without kept audio, naming the reset, and writes nothing', async () => {
    const { guarded, store } = space;
    const before = (await guarded.journal()).length;
    await expect(reencodeVoiceprints(guarded, kept, other, context)).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('doctor --reset-voiceprints'),
      details: { utterances: 4, withoutAudio: 4 },
    });
    await keep(['turn_1', 'turn_2']);
    await expect(reencodeVoiceprints(guarded, kept, other, context)).rejects.toMatchObject({
      message: expect.stringContaining('--drop-without-audio'),
    });
    expect((await guarded.journal()).length).toBe(before);
    expect((await store.get('utterance', 'turn_1'))?.model.modelId).toBe('test-encoder');
  });

  it('gives up what was not kept or holds no voice, when told to', async () => {
    await keep(['turn_1', 'turn_3']);
    await kept.put('turn_4', { samples: new Float32Array(8), sampleRate: 16_000 });
    const { guarded, store } = space;
    const report = await reencodeVoiceprints(guarded, kept, other, { ...context, dropWithoutAudio: true });
    expect(report).toMatchObject({ utterances: 2, dropped: 2 });
    expect(await store.get('utterance', 'turn_2')).toBeUndefined();
    expect((await kept.turnIds()).toSorted()).toEqual(['turn_1', 'turn_3']);
    const silent = await store.get('voice', 'voice_e');
    expect(silent?.prototypes).toEqual([]);
    expect(silent?.model).toBeUndefined();
    expect(await store.get('turn', 'turn_2')).toBeDefined();
  });

  it('leaves no inverse behind that holds a voiceprint of the old encoder', async () => {
    await keep(TURNS);
    const { guarded, store } = space;
    const voice = await store.get('voice', 'voice_n');
    const person = await store.get('person', 'person_n');
    if (voice === undefined || person === undefined) expect.unreachable();
    const { version: _, ...record } = voice;
    const changes = [{ op: 'put' as const, kind: 'voice' as const, record: { ...record, personId: 'person_e' } }];
    await guarded.commit({ action: 'merge', actor: 'test', at: START, changes, undoable: true });
    await guarded.commit(renamePerson(person, 'Nora Lind', context));
    await reencodeVoiceprints(guarded, kept, other, context);
    const inverses = (await guarded.journal()).flatMap((entry) => entry.inverse ?? []);
    expect(inverses.some((change) => change.kind === 'voice')).toBe(false);
    expect(inverses.some((change) => change.kind === 'person')).toBe(true);
  });

  it('stops when told to, with nothing written', async () => {
    await keep(TURNS);
    const { guarded } = space;
    const signal = AbortSignal.abort();
    await expect(reencodeVoiceprints(guarded, kept, other, { ...context, signal })).rejects.toMatchObject({
      code: 'aborted',
    });
    expect((await guarded.journal())[0]?.action).toBe('ingest');
  });
});

describe('requireEncoder', () => {
  it('names the repair that the space allows', async () => {
    const { guarded } = space;
    await expect(requireEncoder(guarded, kept, { modelId: 'test-encoder', dimension: 4 })).resolves.toBeUndefined();
    await expect(requireEncoder(guarded, kept, binding)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('`voxpolymem doctor --reset-voiceprints`'),
    });
    await keep(TURNS);
    await expect(requireEncoder(guarded, kept, binding)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('`voxpolymem doctor --re-encode`'),
    });
  });
});

describe('resetVoiceprints', () => {
  it('takes kept audio with it', async () => {
    await keep(TURNS);
    expect(await resetVoiceprints(space.guarded, { actor: 'test', at: START, kept })).toMatchObject({ audio: 4 });
    expect(await kept.turnIds()).toEqual([]);
    await expect(requireEncoder(space.guarded, kept, binding)).resolves.toBeUndefined();
  });
});
