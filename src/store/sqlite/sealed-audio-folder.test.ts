import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryPaths } from '../../../test/contracts/store-files.js';
import { type KeptAudio, type KeptSpeech, packSpeech, unpackSpeech } from '../kept-audio.js';
import { createInMemoryAudio } from '../memory/in-memory-audio.js';
import { openSealedAudioFolder } from './sealed-audio-folder.js';

const newPath = temporaryPaths();
const speech = (seed: number): KeptSpeech => ({
  samples: Float32Array.from({ length: 1600 }, (_, index) => Math.sin(index * 0.01 * seed) * 0.7),
  sampleRate: 16_000,
});

function newFolder(): { folder: string; keyPath: string; kept: KeptAudio } {
  const path = newPath();
  const keyPath = `${path}.key`;
  writeFileSync(keyPath, randomBytes(32));
  return { folder: `${path}.audio`, keyPath, kept: openSealedAudioFolder(`${path}.audio`, keyPath) };
}

const stores: readonly (readonly [string, () => KeptAudio])[] = [
  ['sealed folder', () => newFolder().kept],
  ['memory', createInMemoryAudio],
];

describe.each(stores)('kept audio in a %s', (_, create) => {
  it('gives back what was put, to one step of 16 bits', async () => {
    const kept = create();
    expect(await kept.get('turn_1')).toBeUndefined();
    expect(await kept.info()).toMatchObject({ utterances: 0, sizeBytes: 0 });
    const samples = Float32Array.of(0, 0.5, -1, 1, 2, -2, Number.NaN, 0.123456);
    await kept.put('turn_1', { samples, sampleRate: 16_000 });
    const back = await kept.get('turn_1');
    expect(back?.sampleRate).toBe(16_000);
    for (const [index, value] of [0, 0.5, -1, 1, 1, -1, 0, 0.123456].entries()) {
      expect(Math.abs((back?.samples[index] ?? 9) - value)).toBeLessThanOrEqual(1 / 32_768);
    }
    expect((await kept.info()).utterances).toBe(1);
  });

  it('deletes by turn and sweeps what no utterance needs', async () => {
    const kept = create();
    for (const id of ['turn_1', 'turn_2', 'turn_3']) await kept.put(id, speech(2));
    expect(await kept.delete(['turn_1', 'turn_9'])).toBe(1);
    expect((await kept.turnIds()).toSorted()).toEqual(['turn_2', 'turn_3']);
    expect(await kept.sweep(async () => new Set(['turn_3']), 0)).toBe(1);
    expect(await kept.turnIds()).toEqual(['turn_3']);
  });
});

describe('packed speech', () => {
  it('comes back within a step, and then exactly', () => {
    const sample = fc.float({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(sample), fc.integer({ min: 8000, max: 48_000 }), (values, sampleRate) => {
        const once = unpackSpeech(packSpeech({ samples: Float32Array.from(values), sampleRate }));
        expect(once.sampleRate).toBe(sampleRate);
        for (const [index, value] of values.entries()) {
          expect(Math.abs((once.samples[index] as number) - value)).toBeLessThanOrEqual(1 / 32_768);
        }
        expect(unpackSpeech(packSpeech(once))).toEqual(once);
      }),
    );
  });
});

describe('the sealed folder', () => {
  it('shows no sample to who has no key, and binds each file to its turn', async () => {
    const { folder, kept, keyPath } = newFolder();
    await kept.put('turn_1', speech(3));
    await kept.put('turn_2', speech(5));
    const plain = packSpeech(speech(3));
    const bytes = readFileSync(join(folder, 'turn_1.sealed'));
    for (let at = 4; at + 16 <= plain.length; at += 160)
      expect(bytes.includes(plain.subarray(at, at + 16))).toBe(false);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    renameSync(join(folder, 'turn_2.sealed'), join(folder, 'turn_1.sealed'));
    await expect(kept.get('turn_1')).rejects.toMatchObject({ code: 'corrupt_data' });
    writeFileSync(keyPath, randomBytes(32));
    await kept.put('turn_3', speech(3));
    await expect(openSealedAudioFolder(folder, keyPath).get('turn_3')).rejects.toMatchObject({ code: 'corrupt_data' });
  });

  it('leaves young files to who is about to commit them, and takes away old drafts', async () => {
    const { folder, kept } = newFolder();
    await kept.put('turn_1', speech(2));
    expect(await kept.sweep(async () => new Set(), 60_000)).toBe(0);
    const draft = join(folder, 'turn_2.sealed.00.draft');
    writeFileSync(draft, 'x');
    const old = new Date(Date.now() - 120_000);
    utimesSync(draft, old, old);
    utimesSync(join(folder, 'turn_1.sealed'), old, old);
    expect(await kept.sweep(async () => new Set(), 60_000)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('makes nothing before something is kept, and takes no path for an id', async () => {
    const { folder, kept } = newFolder();
    expect(await kept.delete(['turn_1'])).toBe(0);
    expect(existsSync(folder)).toBe(false);
    await expect(kept.put('../turn', speech(1))).rejects.toMatchObject({ code: 'invalid_argument' });
    writeFileSync(folder, 'in the way');
    await expect(kept.put('turn_1', speech(1))).rejects.toMatchObject({ code: 'store_failed' });
  });
});
