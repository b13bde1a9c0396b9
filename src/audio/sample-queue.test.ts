import { describe, expect, it } from 'vitest';
import { createSampleQueue } from './sample-queue.js';

const of = (...values: number[]) => Float32Array.from(values);

async function readAll(queue: AsyncIterable<Float32Array>): Promise<number[]> {
  const read: number[] = [];
  for await (const samples of queue) read.push(...samples);
  return read;
}

describe('createSampleQueue', () => {
  it('gives what was pushed, in order, to its end', async () => {
    const queue = createSampleQueue();
    const read = readAll(queue);
    await queue.push(of(1, 2));
    await queue.push(of(3));
    queue.end();
    expect(await read).toEqual([1, 2, 3]);
  });

  it('makes the pusher wait when it is full', async () => {
    const queue = createSampleQueue({ room: 2 });
    let isTaken = false;
    const pushed = queue.push(of(1, 2)).then(() => {
      isTaken = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isTaken).toBe(false);
    const iterator = queue[Symbol.asyncIterator]();
    expect((await iterator.next()).value).toEqual(of(1, 2));
    await pushed;
    expect(isTaken).toBe(true);
  });

  it('refuses a pusher that never waits, and one after the end', async () => {
    const queue = createSampleQueue({ room: 1 });
    for (let at = 0; at < 30; at += 1) void queue.push(of(0));
    await expect(queue.push(of(0))).rejects.toMatchObject({ code: 'budget_exceeded' });
    queue.end();
    await expect(queue.push(of(0))).rejects.toMatchObject({ code: 'invalid_argument' });
  });

  it('lets the pusher go when the reader leaves', async () => {
    const queue = createSampleQueue({ room: 1 });
    const pushed = queue.push(of(1, 2));
    for await (const _ of queue) break;
    await pushed;
    await expect(queue.push(of(0))).rejects.toMatchObject({ code: 'invalid_argument' });
  });

  it('copies: the caller may use its buffer again', async () => {
    const queue = createSampleQueue();
    const buffer = of(1);
    await queue.push(buffer);
    buffer[0] = 9;
    queue.end();
    expect(await readAll(queue)).toEqual([1]);
  });
});
