import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexDocument } from '../../src/records/records.js';
import type { Change, Hit, MemoryStore, SearchFilter } from '../../src/store/memory-store.js';
import { cosine } from '../../src/vector.js';
import { batch, dense, document, textModel } from './store-samples.js';

const ids = (hits: readonly Hit[]) => hits.map((hit) => hit.document.id);

/** The searches of a MemoryStore; part of its contract. */
export function describeStoreSearch(store: () => MemoryStore): void {
  describe('lexical search', () => {
    const search = async (terms: readonly string[], filter?: SearchFilter, limit = 10) =>
      (await store().searchText({ terms, limit, ...(filter && { filter }) })).hits;

    it('ranks by rarity, frequency and length', async () => {
      const filler = Array.from({ length: 6 }, (_, index) =>
        document(`filler_${index}`, { terms: 'common words here' }),
      );
      await store().commit(
        batch([
          ...filler,
          document('once', { terms: 'common tea in a rather long line of many words' }),
          document('twice', { terms: 'common tea tea' }),
          document('short', { terms: 'tea' }),
        ]),
      );
      expect(ids(await search(['tea'])).slice(0, 3)).toEqual(['twice', 'short', 'once']);
      expect(ids(await search(['common', 'tea']))[0]).toBe('twice');
      expect(await search(['common'])).toHaveLength(8);
      const scores = (await search(['common', 'tea'])).map((hit) => hit.score);
      expect(scores).toEqual([...scores].sort((left, right) => right - left));
      expect(scores.every((score) => score > 0)).toBe(true);
    });

    it('weighs a term by its repetitions in the query', async () => {
      await store().commit(batch([document('a', { terms: 'tea' }), document('b', { terms: 'milk' })]));
      expect(ids(await search(['tea', 'milk', 'milk']))).toEqual(['b', 'a']);
      expect(ids(await search(['tea', 'tea', 'milk']))).toEqual(['a', 'b']);
    });

    it('computes BM25 with k1 1.2 and b 0.75', async () => {
      await store().commit(batch([document('a', { terms: 'tea tea x' }), document('b', { terms: 'y' })]));
      const rarity = Math.log(1 + (2 - 1 + 0.5) / (1 + 0.5));
      const expected = (rarity * 2 * 2.2) / (2 + 1.2 * (0.25 + (0.75 * 3) / 2));
      expect((await search(['tea']))[0]?.score).toBeCloseTo(expected, 10);
    });

    it('finds terms of any script and punctuation, and never reads syntax in a query', async () => {
      await store().commit(
        batch([
          document('cjk', { terms: '东京 旅行 とうきょう' }),
          document('time', { terms: '7:20 2023-05-08 3.5 person_0a1b c++ café' }),
          document('plain', { terms: 'person a1b 7 20 京' }),
        ]),
      );
      expect(ids(await search(['东京']))).toEqual(['cjk']);
      for (const term of ['7:20', '2023-05-08', '3.5', 'person_0a1b', 'c++', 'café']) {
        expect([term, ids(await search([term]))]).toEqual([term, ['time']]);
      }
      for (const term of ['"', 'terms:旅行', 'a1b*', 'NOT', '旅行 AND 7', "';--", 'NEAR(7 20)', '^7', '(', '东']) {
        const found = ids(await search([term]));
        const isWord = term.split(/\s/).some((word) => ['旅行', '7'].includes(word));
        expect([term, found.length > 0]).toEqual([term, isWord]);
      }
    });

    it('gives the document without terms and vector, nothing for no terms or an absent term, and no more than the limit', async () => {
      const change = dense('a', [1, 0, 0], { terms: 'tea Pot', evidence: ['t1', 't2'], voiceId: 'v' });
      await store().commit(batch([change, document('b', { terms: 'tea' })]));
      const {
        terms: _,
        vector: __,
        vectorModel: ___,
        ...light
      } = (change.op === 'put' && change.record) as IndexDocument;
      expect((await search(['pot']))[0]?.document).toEqual(light);
      expect(await search([])).toEqual([]);
      expect(await search(['coffee'])).toEqual([]);
      expect(await search(['tea'], undefined, 1)).toHaveLength(1);
      expect(await search(['tea'], undefined, 0)).toEqual([]);
      await expect(search(['tea'], undefined, -1)).rejects.toMatchObject({ code: 'invalid_argument' });
    });

    it('orders equal scores by time, then by id, whenever they were written', async () => {
      const same = (id: string, at: number) => dense(id, [1, 0, 0], { terms: 'tea', at });
      await store().commit(batch([same('b', 9), same('d', 5), same('c', 5), same('a', 7)]));
      expect(ids(await search(['tea']))).toEqual(['c', 'd', 'a', 'b']);
      const vector = Float32Array.of(1, 0, 0);
      const { hits } = await store().searchVector({ modelId: textModel.modelId, vector, limit: 9 });
      expect(ids(hits)).toEqual(['c', 'd', 'a', 'b']);
    });

    it('tells what the scores rest on: counts, lengths, rarities, the mean length', async () => {
      await store().commit(batch([document('a', { terms: 'tea tea  Pot x' }), document('b', { terms: 'milk tea' })]));
      const found = await store().searchText({ terms: ['pot', 'tea', 'pot', 'coffee'], limit: 5 });
      const counted = found.hits.map(({ document: { id }, counts, length }) => ({ id, counts, length }));
      expect(counted).toEqual([
        { id: 'a', counts: [1, 2, 0], length: 4 },
        { id: 'b', counts: [0, 1, 0], length: 2 },
      ]);
      expect(found.meanLength).toBe(3);
      expect(found.terms.map(({ term, weight }) => [term, weight])).toEqual([
        ['pot', 2],
        ['tea', 1],
        ['coffee', 1],
      ]);
      const rarities = [1, 2, 0].map((holders) => Math.log(1 + (2 - holders + 0.5) / (holders + 0.5)));
      for (const [index, { rarity }] of found.terms.entries())
        expect(rarity).toBeCloseTo(rarities[index] as number, 10);
    });

    it('follows changes and deletions', async () => {
      await store().commit(batch([document('a', { terms: 'tea' }), document('b', { terms: 'tea' })]));
      await store().commit(batch([document('a', { terms: 'coffee' }), { op: 'delete', kind: 'document', id: 'b' }]));
      expect(await search(['tea'])).toEqual([]);
      expect(ids(await search(['coffee']))).toEqual(['a']);
    });
  });

  describe('dense search', () => {
    const search = async (vector: readonly number[], filter?: SearchFilter, limit = 10) =>
      (
        await store().searchVector({
          modelId: textModel.modelId,
          vector: Float32Array.from(vector),
          limit,
          ...(filter && { filter }),
        })
      ).hits;

    it('ranks by cosine', async () => {
      const vectors: Record<string, number[]> = { a: [1, 0, 0], b: [0.6, 0.8, 0], c: [0, 0, 1], d: [-1, 0, 0] };
      await store().commit(batch(Object.entries(vectors).map(([id, vector]) => dense(id, vector))));
      const hits = await search([2, 1, 0]);
      expect(ids(hits)).toEqual(['b', 'a', 'c', 'd']);
      for (const { document: found, score } of hits) {
        const exact = cosine(Float32Array.from(vectors[found.id] as number[]), Float32Array.of(2, 1, 0));
        expect(score).toBeCloseTo(exact, 6);
      }
      expect(ids(await search([2, 1, 0], undefined, 2))).toEqual(['b', 'a']);
    });

    it('follows changes and deletions, and leaves out documents without a vector', async () => {
      await store().commit(batch([dense('a', [1, 0, 0]), dense('b', [1, 0, 0]), dense('c', [0, 1, 0]), document('d')]));
      await store().commit(batch([document('a'), { op: 'delete', kind: 'document', id: 'b' }, dense('c', [0, 0, 1])]));
      const hits = await search([0, 0, 1]);
      expect(ids(hits)).toEqual(['c']);
      expect(hits[0]?.score).toBeCloseTo(1, 6);
    });

    it('answers nothing before the first vector, and refuses other models and numbers that are not finite', async () => {
      expect(await search([1, 0])).toEqual([]);
      await store().commit(batch([dense('a', [1, 0, 0])]));
      await expect(search([1, 0])).rejects.toMatchObject({ code: 'conflict' });
      await expect(search([1, Number.NaN, 0])).rejects.toMatchObject({ code: 'invalid_argument' });
      const other = store().searchVector({ modelId: 'b', vector: Float32Array.of(1, 0, 0), limit: 1 });
      await expect(other).rejects.toMatchObject({ code: 'conflict' });
    });
  });

  describe('turns around hits', () => {
    const at = (id: string, ordinal: number, more: Partial<IndexDocument> = {}) =>
      document(id, { ordinal, terms: 'milk', ...more });
    const talk = [
      at('a', 0),
      at('b', 1),
      dense('c', [1, 0, 0], { ordinal: 2, terms: 'tea tea' }),
      dense('d', [0, 1, 0], { ordinal: 3, terms: 'milk', voiceId: 'v' }),
      at('e', 5),
      at('elsewhere', 1, { sessionId: 'session_2' }),
      dense('fact', [0.9, 0.1, 0], { layer: 'fact', terms: 'tea' }),
    ];
    const around = { hits: 1, reach: 2 };
    const sorted = (hits: readonly Hit[]) => ids(hits).sort();

    it('come with a lexical search, whatever its filter, and are counted too', async () => {
      await store().commit(batch(talk));
      const filter: SearchFilter = { layers: ['interaction'], before: 2000 };
      const found = await store().searchText({ terms: ['tea'], filter, limit: 5, around });
      expect(ids(found.hits)).toEqual(['c']);
      expect(sorted(found.around)).toEqual(['a', 'b', 'd']);
      expect(found.around.map(({ score, counts, length }) => ({ score, counts, length }))).toEqual(
        Array(3).fill({ score: 0, counts: [0], length: 1 }),
      );
      expect((await store().searchText({ terms: ['tea'], limit: 5 })).around).toEqual([]);
      expect(
        (await store().searchText({ terms: ['milk'], limit: 9, around })).around.map((hit) => hit.document.id),
      ).toEqual(['c']);
    });

    it('come with a dense search, scored where they have a vector', async () => {
      await store().commit(batch(talk));
      const vector = Float32Array.of(1, 0.5, 0);
      const search = { modelId: textModel.modelId, vector, filter: { layers: ['interaction' as const] }, limit: 1 };
      const found = await store().searchVector({ ...search, around });
      expect(ids(found.hits)).toEqual(['c']);
      const scores = new Map(found.around.map(({ document: { id }, score }) => [id, score]));
      expect([...scores.keys()].sort()).toEqual(['a', 'b', 'd']);
      expect(scores.get('a')).toBe(0);
      expect(scores.get('d')).toBeCloseTo(cosine(vector, Float32Array.of(0, 1, 0)), 6);
    });

    it('are none where a hit stands in no session', async () => {
      await store().commit(batch(talk));
      const found = await store().searchText({ terms: ['tea'], filter: { layers: ['fact'] }, limit: 5, around });
      expect([ids(found.hits), found.around]).toEqual([['fact'], []]);
    });
  });

  describe('filters', () => {
    const layers = ['interaction', 'fact', 'profile'] as const;
    const changes: Change[] = Array.from({ length: 48 }, (_, index) => {
      const subject = index % 4 === 3 ? {} : { subjectId: `person_${index % 4}` };
      return dense(`document_${index}`, [1, index / 48, 0.3], {
        layer: layers[index % 3] ?? 'fact',
        sessionId: `session_${index % 5}`,
        at: index * 10,
        voiceId: `voice_${index % 2}`,
        ...subject,
        addresseeIds: [`person_${index % 3}`, `person_${index % 7}`],
        terms: index % 2 === 0 ? 'tea milk' : 'tea',
      });
    });
    const either = async (filter: SearchFilter, limit = 100) => {
      const { hits: text } = await store().searchText({ terms: ['tea'], filter, limit });
      const { hits: vector } = await store().searchVector({
        modelId: textModel.modelId,
        vector: Float32Array.of(1, 0.2, 0),
        filter,
        limit,
      });
      expect(ids(vector).sort()).toEqual(ids(text).sort());
      return ids(text);
    };

    it('keep what they name, before the cut', async () => {
      await store().commit(batch(changes));
      const index = (id: string) => Number(id.split('_')[1]);
      const expectIndexes = async (filter: SearchFilter, passes: (index: number) => boolean) => {
        const expected = Array.from({ length: 48 }, (_, number) => number).filter(passes);
        expect((await either(filter)).map(index).sort((left, right) => left - right)).toEqual(expected);
      };
      await expectIndexes({}, () => true);
      await expectIndexes({ layers: ['fact', 'profile'] }, (number) => number % 3 !== 0);
      await expectIndexes({ sessionIds: ['session_4', 'session_1'] }, (number) => [1, 4].includes(number % 5));
      await expectIndexes({ voiceIds: ['voice_1'] }, (number) => number % 2 === 1);
      await expectIndexes({ subjectIds: ['person_0'] }, (number) => number % 4 === 0);
      await expectIndexes({ addresseeIds: ['person_6'] }, (number) => number % 7 === 6);
      await expectIndexes({ addresseeIds: ['person_1', 'x'], layers: ['fact'] }, (number) => number % 3 === 1);
      await expectIndexes({ after: 100, before: 120 }, (number) => number === 10 || number === 11);
      for (const field of ['layers', 'sessionIds', 'voiceIds', 'subjectIds', 'addresseeIds']) {
        await expectIndexes({ [field]: [] }, () => false);
      }
      const { hits: last } = await store().searchText({
        terms: ['tea'],
        filter: { sessionIds: ['session_4'], after: 440 },
        limit: 1,
      });
      expect(ids(last)).toEqual(['document_44']);
    });

    it('never widen: adding a condition only takes documents away', async () => {
      await store().commit(batch(changes));
      const among = <T>(...values: T[]) => fc.option(fc.uniqueArray(fc.constantFrom(...values)), { nil: undefined });
      const filters = fc.record(
        {
          layers: among(...layers),
          sessionIds: among('session_0', 'session_1', 'session_2'),
          voiceIds: among('voice_0', 'voice_1', 'voice_2'),
          subjectIds: among('person_0', 'person_1'),
          addresseeIds: among('person_0', 'person_5'),
          after: fc.option(fc.integer({ min: -10, max: 500 }), { nil: undefined }),
          before: fc.option(fc.integer({ min: -10, max: 500 }), { nil: undefined }),
        },
        { requiredKeys: [] },
      );
      const defined = (filter: object) =>
        Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as SearchFilter;
      await fc.assert(
        fc.asyncProperty(filters, filters, async (first, second) => {
          const wide = defined(first);
          const narrow = { ...defined(second), ...wide };
          const outer = new Set(await either(wide));
          expect((await either(narrow)).filter((id) => !outer.has(id))).toEqual([]);
        }),
        { numRuns: 60 },
      );
    });
  });
}
