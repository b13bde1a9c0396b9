import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillInBulk } from '../bench/bulk-space.js';
import { createGeneratedConversation } from '../bench/generated-conversation.js';
import { quantile } from '../src/evaluation/metrics.js';
import { createRandom } from '../src/random.js';
import { open, type VoxPolyMem } from '../src/voxpolymem.js';

const FIRST = 200;
/** Beyond the size up to which vectors are compared one by one. */
const MANY = 5_000;
const STEPS = 30;
/** A ratio, so that it holds on a slow or busy machine too; the space grows 25 times. */
const MOST = 3;

const conversation = createGeneratedConversation(createRandom(7));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voxpolymem-loop-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** How long a step kept the event loop busy, in ms; waiting for the store's thread does not count. */
async function busyMs(step: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await step();
  return performance.eventLoopUtilization(before).active;
}

/** Times of the same step with either space, taken in turns so that a busy machine slows both alike; the quicker quarter counts. */
async function ratioOf(
  step: (index: number, space: VoxPolyMem) => Promise<unknown>,
  few: VoxPolyMem,
  many: VoxPolyMem,
) {
  const times: [number[], number[]] = [[], []];
  for (let index = 0; index < STEPS; index += 1) {
    times[0].push(await busyMs(() => step(index, few)));
    times[1].push(await busyMs(() => step(index, many)));
  }
  const [small = 0, large = 0] = times.map((list) => quantile(list, 0.25));
  return large / small;
}

describe('the event loop', () => {
  it('is held about as long by a question or a turn, however much is remembered', { timeout: 120_000 }, async () => {
    const paths = ['few.voxpolymem', 'many.voxpolymem'].map((name) => join(folder, name)) as [string, string];
    const turns = Array.from({ length: FIRST }, (_, index) => conversation.turn(index));
    const [few, many] = (await Promise.all(paths.map((path) => open(path, { actor: 'test' })))) as [
      VoxPolyMem,
      VoxPolyMem,
    ];
    for (const space of [few, many]) await space.ingest({ kind: 'turns', turns });
    await many.close();
    await fillInBulk(paths[1], conversation, { from: MANY, to: 2 * MANY });
    const grown = await open(paths[1], { actor: 'test' });
    const ask = (_index: number, space: VoxPolyMem) => space.ask(conversation.question());
    await ratioOf(ask, few, grown);
    const ingest = (index: number, space: VoxPolyMem) =>
      space.ingest({ kind: 'turns', turns: [conversation.turn(2 * MANY + index)] });
    expect(await ratioOf(ask, few, grown)).toBeLessThan(MOST);
    expect(await ratioOf(ingest, few, grown)).toBeLessThan(MOST);
    await few.close();
    await grown.close();
  });
});
