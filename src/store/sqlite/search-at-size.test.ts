import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryPaths } from '../../../test/contracts/store-files.js';
import { batch, document, sampleSpace } from '../../../test/contracts/store-samples.js';
import { createRandom } from '../../random.js';
import type { IndexDocument } from '../../records/records.js';
import { cosine, normalize } from '../../vector.js';
import type { Hit, MemoryStore, SearchFilter } from '../memory-store.js';
import { openSqliteStore } from './sqlite-store.js';

const newPath = temporaryPaths();
const COUNT = 6000;
const DIMENSION = 32;
const random = createRandom(11);
const topics = Array.from({ length: 300 }, () => randomVector());
const layers = ['interaction', 'fact', 'profile'] as const;

function randomVector(): Float32Array {
  return Float32Array.from({ length: DIMENSION }, () => random.next() + random.next() + random.next() - 1.5);
}

function nearTopic(): Float32Array {
  const topic = topics[random.integer(topics.length)] as Float32Array;
  const noise = randomVector();
  return normalize(topic.map((value, index) => value + 0.6 * (noise[index] as number)));
}

const documents = Array.from({ length: COUNT }, (_, index): IndexDocument => {
  const frequent = index % 2 === 0 ? 'often' : 'frequent';
  return {
    ...{ id: `document_${index}`, layer: layers[index % 3] ?? 'fact', at: index, evidence: [`turn_${index}`] },
    ...{ sessionId: `session_${index % 10}`, voiceId: `voice_${index % 4}`, addresseeIds: [`person_${index % 5}`] },
    terms: `always ${frequent} ${index % 100 === 7 ? 'seldom' : 'common'} ${index === 4321 ? 'once' : 'x'}`,
    vector: nearTopic(),
    vectorModel: { modelId: 'embedder-a', dimension: DIMENSION },
  };
});

const madeOf = new Map(documents.map((made) => [made.id, made]));
const made = (hit: Hit) => madeOf.get(hit.document.id) as IndexDocument;

describe('search in a space of 6,000 documents', () => {
  let store: MemoryStore;
  beforeAll(async () => {
    store = await openSqliteStore(newPath(), { createSpace: () => sampleSpace });
    for (let start = 0; start < COUNT; start += 1000) {
      await store.commit(batch(documents.slice(start, start + 1000).map((made) => document(made.id, made))));
    }
  });
  afterAll(() => store.close());

  const filters: [SearchFilter, (made: IndexDocument) => boolean][] = [
    [{}, () => true],
    [{ layers: ['fact', 'profile'] }, ({ layer }) => layer !== 'interaction'],
    [
      { addresseeIds: ['person_1', 'person_2', 'person_3', 'person_4'] },
      ({ addresseeIds }) => addresseeIds[0] !== 'person_0',
    ],
    [{ after: 500, layers: ['fact'] }, ({ at, layer }) => at >= 500 && layer === 'fact'],
    [{ voiceIds: ['voice_2'] }, ({ voiceId }) => voiceId === 'voice_2'],
  ];

  it('finds the nearest vectors by pre-selection: recall at 10 of 0.95, exact scores, no document outside the filter', async () => {
    for (const [filter, passes] of filters) {
      let found = 0;
      for (let query = 0; query < 10; query += 1) {
        const vector = nearTopic();
        const { hits } = await store.searchVector({ modelId: 'embedder-a', vector, filter, limit: 10 });
        const passing = documents.filter(passes).map((made) => ({
          id: made.id,
          score: cosine(made.vector as Float32Array, vector),
        }));
        passing.sort((left, right) => right.score - left.score);
        const exact = new Map(passing.slice(0, 10).map(({ id, score }) => [id, score]));
        found += hits.filter((hit) => exact.has(hit.document.id)).length;
        expect(hits).toHaveLength(10);
        expect(hits.every((hit) => passes(made(hit)))).toBe(true);
        for (const hit of hits) {
          expect(hit.score).toBeCloseTo(cosine(made(hit).vector as Float32Array, vector), 6);
        }
      }
      expect(found / 100).toBeGreaterThanOrEqual(0.95);
    }
  });

  it('looks rare words up first and scores all words', async () => {
    const search = async (terms: string[], filter: SearchFilter = {}, limit = 100) =>
      (await store.searchText({ terms, filter, limit })).hits;
    const all = await search(['always', 'often', 'seldom', 'once']);
    expect(all[0]?.document.id).toBe('document_4321');
    expect(all.slice(1, 61).every((hit) => made(hit).terms.includes('seldom'))).toBe(true);
    const scores = all.map((hit) => hit.score);
    expect(scores).toEqual([...scores].sort((left, right) => right - left));
    for (const [filter, passes] of filters) {
      const hits = await search(['always', 'often'], filter);
      expect(hits).toHaveLength(100);
      expect(hits.every((hit) => passes(made(hit)) && made(hit).terms.includes('often'))).toBe(true);
    }
    const inSession = await search(['seldom'], { sessionIds: ['session_7'] });
    expect(inSession).toHaveLength(60);
    expect(await search(['seldom'], { sessionIds: ['session_6'] })).toEqual([]);
  });

  it('leaves out what was deleted or lost its vector', async () => {
    const [first, second] = documents as [IndexDocument, IndexDocument];
    const { vector: _, vectorModel: __, ...bare } = second;
    await store.commit(batch([{ op: 'delete', kind: 'document', id: first.id }, document(second.id, bare)]));
    for (const gone of [first, second]) {
      const vector = gone.vector as Float32Array;
      const { hits } = await store.searchVector({ modelId: 'embedder-a', vector, limit: 3 });
      expect(hits.map((hit) => hit.document.id)).not.toContain(gone.id);
      expect(hits[0]?.score).toBeLessThan(0.9999);
    }
  });
});
