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
/** Bounds are ratios of medians: they hold on a slow or busy machine too. */
const MOST = 3;

const conversation = createGeneratedConversation(createRandom(7));
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voxpolymem-loop-'));
  path = join(folder, 'talk.voxpolymem');
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Median time that a step kept the event loop busy, in ms; waiting for the store's thread does not count. */
async function busyMs(step: (index: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < STEPS; index += 1) {
    const before = performance.eventLoopUtilization();
    await step(index);
    times.push(performance.eventLoopUtilization(before).active);
  }
  return quantile(times, 0.5) ?? 0;
}

async function measure(space: VoxPolyMem, from: number) {
  const ask = () => space.ask(conversation.question());
  for (let warmUp = 0; warmUp < 5; warmUp += 1) await ask();
  const turns = (index: number) => [conversation.turn(from + index)];
  return {
    ask: await busyMs(ask),
    ingest: await busyMs((index) => space.ingest({ kind: 'turns', turns: turns(index) })),
  };
}

describe('the event loop', () => {
  it('is held about as long by a question or a turn, however much is remembered', { timeout: 120_000 }, async () => {
    const small = await open(path, { actor: 'test' });
    await small.ingest({ kind: 'turns', turns: Array.from({ length: FIRST }, (_, index) => conversation.turn(index)) });
    const few = await measure(small, FIRST);
    await small.close();
    await fillInBulk(path, conversation, { from: MANY, to: 2 * MANY });
    const large = await open(path, { actor: 'test' });
    const many = await measure(large, 2 * MANY);
    await large.close();
    expect(many.ask / few.ask).toBeLessThan(MOST);
    expect(many.ingest / few.ingest).toBeLessThan(MOST);
  });
});
