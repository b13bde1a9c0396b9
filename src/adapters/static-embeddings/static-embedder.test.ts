import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeTextEmbedder } from '../../../test/contracts/text-embedder.contract.js';
import type { TextEmbedder } from '../../providers/providers.js';
import { cosine, norm } from '../../vector.js';
import { loadStaticEmbedder } from './static-embedder.js';
import { decodeStaticTable, encodeStaticTable, type StaticTable } from './static-table.js';

const tiny: StaticTable = {
  dimension: 2,
  words: ['sun', 'rain', 'cafe', 'story', 'do'],
  scales: Float32Array.of(0.5, 0.25, 1, 1, 0.125),
  values: Int8Array.of(4, 0, 0, 8, 3, 4, -3, 4, 8, 8),
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-embedder-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function tinyEmbedder(): Promise<TextEmbedder> {
  const tablePath = join(folder, 'tiny.bin');
  await writeFile(tablePath, encodeStaticTable(tiny, { source: 'test' }));
  return loadStaticEmbedder({ tablePath });
}

async function embedOne(embedder: TextEmbedder, text: string): Promise<number[]> {
  const [vector] = await embedder.embed([text], { as: 'document' });
  return Array.from(vector!, (value) => Number(value.toFixed(4)));
}

describeTextEmbedder('static', async () => ({ embedder: await loadStaticEmbedder() }));

describe('a table made here', () => {
  it('survives writing and reading', () => {
    const read = decodeStaticTable(encodeStaticTable(tiny, { source: 'test' }));
    expect(read).toEqual(tiny);
  });

  it('gives the weighted sum of the known words at unit length', async () => {
    const embedder = await tinyEmbedder();
    expect(embedder.dimension).toBe(2);
    expect(await embedOne(embedder, 'Sun, rain and sun')).toEqual([0.8944, 0.4472]);
  });

  it('finds words through case, accents, clitics and endings', async () => {
    const embedder = await tinyEmbedder();
    const cafe = await embedOne(embedder, 'cafe');
    for (const text of ['CAFÉ', 'Cafés', 'the café’s', "cafe's"]) expect(await embedOne(embedder, text)).toEqual(cafe);
    expect(await embedOne(embedder, 'stories')).toEqual(await embedOne(embedder, 'story'));
    expect(await embedOne(embedder, 'raining')).toEqual(await embedOne(embedder, 'rain'));
    expect(await embedOne(embedder, "don't")).toEqual(await embedOne(embedder, 'do'));
  });

  it('skips person references and gives the zero vector when no word is known', async () => {
    const embedder = await tinyEmbedder();
    expect(await embedOne(embedder, '{person:sun-rain} rain')).toEqual([0, 1]);
    for (const text of ['', '42', '{person:sun}', 'xylograph', '雨']) {
      expect(await embedOne(embedder, text)).toEqual([0, 0]);
    }
  });

  it('does not depend on word order', async () => {
    const embedder = await tinyEmbedder();
    const words = fc.array(fc.constantFrom(...tiny.words, 'unknown'), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(words, async (list) => {
        const forwards = await embedder.embed([list.join(' ')], { as: 'query' });
        const backwards = await embedder.embed([list.toReversed().join(' ')], { as: 'document' });
        const length = norm(forwards[0]!);
        expect(length === 0 || Math.abs(length - 1) < 1e-5).toBe(true);
        expect(cosine(forwards[0]!, backwards[0]!)).toBeCloseTo(length === 0 ? 0 : 1, 4);
      }),
    );
  });
});

describe('what can go wrong', () => {
  it('names the build script when the table is missing', async () => {
    const missing = loadStaticEmbedder({ tablePath: join(folder, 'absent.bin') });
    await expect(missing).rejects.toMatchObject({
      code: 'missing_dependency',
      message: expect.stringContaining('scripts/build-static-embeddings.ts'),
    });
  });

  it('refuses a damaged table', () => {
    const whole = encodeStaticTable(tiny, { source: 'test' });
    const damaged = [whole.slice(0, 5), whole.slice(0, -1), Buffer.from('something else, and long enough')];
    for (const bytes of damaged) {
      expect(() => decodeStaticTable(bytes)).toThrow(expect.objectContaining({ code: 'corrupt_data' }));
    }
  });

  it('stops when the signal has fired', async () => {
    const embedder = await tinyEmbedder();
    const embedding = embedder.embed(['rain'], { as: 'query', signal: AbortSignal.abort() });
    await expect(embedding).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('the shipped table', () => {
  it('puts a car nearer to a vehicle than to a banana', async () => {
    const embedder = await loadStaticEmbedder();
    const [car, vehicle, banana] = await embedder.embed(['car', 'vehicle', 'banana'], { as: 'document' });
    expect(cosine(car!, vehicle!)).toBeGreaterThan(cosine(car!, banana!) + 0.3);
  });

  it('weighs a rare word above the frequent ones around it', async () => {
    const embedder = await loadStaticEmbedder();
    const [said, pottery] = await embedder.embed(['what did she say about the pottery', 'pottery'], { as: 'query' });
    expect(cosine(said!, pottery!)).toBeGreaterThan(0.8);
  });

  it('is the same at every load', async () => {
    const [first, second] = await Promise.all([loadStaticEmbedder(), loadStaticEmbedder()]);
    expect(first.id).toBe(second.id);
    expect(first.id).toMatch(/^static-embeddings@[0-9a-f]{12}$/);
    const text = ['We moved the rehearsal to Friday.'];
    expect(await first.embed(text, { as: 'document' })).toEqual(await second.embed(text, { as: 'query' }));
  });
});
