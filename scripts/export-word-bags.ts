/**
 * Writes what models/recipes/static-embeddings/learn.py learns from: the words of turns and questions as rows of the vector
 * table, and which turns are evidence. Sets: Mem-Gallery (MIT), VehicleMemBench (Apache-2.0), QMSum's validation meetings (MIT)
 * and generated conversations (seed 201).
 *
 *   npx tsx scripts/export-word-bags.ts --data DIR --table plain.bin --out bags.json
 *
 * DIR holds `mem-gallery`, `vehiclemembench` and `qmsum`. The same input gives the same bytes.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { knownRows } from '../src/adapters/static-embeddings/static-embedder.js';
import { decodeStaticTable } from '../src/adapters/static-embeddings/static-table.js';
import { MemoryError } from '../src/errors.js';
import { type Benchmark, type BenchmarkCase, goldKey } from '../src/evaluation/benchmarks/benchmark.js';
import { memGallery } from '../src/evaluation/benchmarks/mem-gallery.js';
import { qmsum } from '../src/evaluation/benchmarks/qmsum.js';
import { vehicleMemBench } from '../src/evaluation/benchmarks/vehiclemembench.js';
import { voxPolyBench } from '../src/evaluation/benchmarks/voxpolybench.js';
import { writeSet } from '../src/generator/output/write-set.js';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    table: { type: 'string', default: 'models/static-embeddings.bin' },
  },
});
const { data, out, table } = values;
if (data === undefined || out === undefined)
  throw new MemoryError('invalid_argument', 'Give --data DIR and --out FILE.');
const rows = new Map(decodeStaticTable(await readFile(table)).words.map((word, row) => [word, row]));
const generated = await mkdtemp(join(tmpdir(), 'voxpolymem-generated-'));
await writeSet({ directory: generated, seed: 201, scenarios: 6, language: 'en', asrWordErrorRate: 0 });
const conversations = [
  ...(await bagsOf(memGallery, data)),
  ...(await bagsOf(vehicleMemBench, data)),
  ...(await bagsOf(qmsum, data)),
  ...(await bagsOf(voxPolyBench, generated)),
];
await rm(generated, { recursive: true });
await writeFile(out, JSON.stringify(conversations));
console.log(`${conversations.length} conversations in ${out}`);

async function bagsOf(benchmark: Benchmark, directory: string): Promise<object[]> {
  const gold = await benchmark.openGold(directory);
  return (await benchmark.load(directory)).map((item, place) => {
    const names = namesOf(item);
    const asked = item.questions.flatMap(({ id, text }) => {
      const evidence = new Set(gold.get(goldKey(item.id, id))?.evidence);
      const places = item.turns.flatMap((turn, index) =>
        evidence.has(benchmark.itemOf(turn.id ?? '')) ? [index] : [],
      );
      return places.length === 0 ? [] : [{ words: bag(text, names), gold: places }];
    });
    return {
      set: benchmark.name,
      place,
      sessions: item.turns.map(({ session }) => session),
      turns: item.turns.map(({ text, images = [] }) =>
        bag([text, ...images.flatMap(({ caption }) => caption ?? [])].join(' '), names),
      ),
      questions: asked,
    };
  });
}

/** The words of the speakers' names: they are left out, since vectors are made of texts without names. */
function namesOf({ turns }: BenchmarkCase): Set<string> {
  return new Set(turns.flatMap(({ speaker = '' }) => speaker.split(/\s+/u)));
}

function bag(text: string, names: ReadonlySet<string>): number[] {
  const plain = text.replace(/\p{L}+/gu, (word) => (names.has(word) ? ' ' : word));
  return knownRows(plain, rows);
}
