/**
 * Trains models/turn-ranking.json from questions with evidence: Mem-Gallery (MIT, every second topic),
 * VehicleMemBench (Apache-2.0, every fourth history), QMSum's validation meetings (MIT, every second) and generated conversations
 * (seed 201). LoCoMo and the VoxPolyBench case are never learnt from.
 *
 *   npx tsx scripts/train-ranking.ts --data DIR [--out models/turn-ranking.json]
 *
 * DIR holds `mem-gallery`, `vehiclemembench` and `qmsum`. What the model is and what it was measured on is in
 * models/TURN-RANKING.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openQuestionSpace } from '../bench/question-spaces.js';
import { MemoryError } from '../src/errors.js';
import { memGallery } from '../src/evaluation/benchmarks/mem-gallery.js';
import { qmsum } from '../src/evaluation/benchmarks/qmsum.js';
import { vehicleMemBench } from '../src/evaluation/benchmarks/vehiclemembench.js';
import { voxPolyBench } from '../src/evaluation/benchmarks/voxpolybench.js';
import { writeSet } from '../src/generator/output/write-set.js';
import { collectExamples } from '../src/training/ranking/collect-examples.js';
import { handRanking } from '../src/training/ranking/hand-ranking.js';
import { learnRanking } from '../src/training/ranking/learn-ranking.js';

const { values } = parseArgs({
  options: { data: { type: 'string' }, out: { type: 'string', default: 'models/turn-ranking.json' } },
});
if (values.data === undefined) throw new MemoryError('invalid_argument', 'Give --data DIR, the folder of the sets.');
const generated = await mkdtemp(join(tmpdir(), 'voxpolymem-generated-'));
await writeSet({ directory: generated, seed: 201, scenarios: 6, language: 'en', asrWordErrorRate: 0 });
const examples = [];
for (const [benchmark, dataDirectory, step] of [
  [memGallery, values.data, 2],
  [vehicleMemBench, values.data, 4],
  [qmsum, values.data, 2],
  [voxPolyBench, generated, 1],
] as const) {
  const takes = (place: number) => place % step === 0;
  const openSpace = () => openQuestionSpace('given');
  examples.push(
    ...(await collectExamples(benchmark, {
      dataDirectory,
      ranking: handRanking,
      openSpace,
      takes,
      print: console.log,
    })),
  );
}
await rm(generated, { recursive: true });
await writeFile(values.out, `${JSON.stringify(learnRanking(examples))}\n`);
console.log(`wrote ${values.out}`);
