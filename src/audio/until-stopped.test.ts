import { describe, expect, it } from 'vitest';
import { untilStopped } from './until-stopped.js';

/** One value, then a wait without end. */
async function* stuck() {
  yield 1;
  await new Promise(() => {});
}

async function collect<T>(source: AsyncIterable<T>, onValue: (value: T) => void = () => {}): Promise<T[]> {
  const values: T[] = [];
  for await (const value of source) {
    values.push(value);
    onValue(value);
  }
  return values;
}

describe('untilStopped', () => {
  it('passes everything on without a signal', async () => {
    async function* two() {
      yield* [1, 2];
    }
    expect(await collect(untilStopped(two(), undefined))).toEqual([1, 2]);
  });

  it('ends at the signal although the source still waits', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 5);
    expect(await collect(untilStopped(stuck(), controller.signal))).toEqual([1]);
    expect(await collect(untilStopped(stuck(), controller.signal))).toEqual([]);
  });

  it('ends at a signal raised while a value is looked at', async () => {
    const controller = new AbortController();
    expect(await collect(untilStopped(stuck(), controller.signal), () => controller.abort())).toEqual([1]);
  });

  it('lets errors pass and closes a source that is left', async () => {
    let isClosed = false;
    async function* failing() {
      try {
        yield 1;
        throw new TypeError('broken');
      } finally {
        isClosed = true;
      }
    }
    await expect(collect(untilStopped(failing(), undefined))).rejects.toThrow('broken');
    isClosed = false;
    for await (const _ of untilStopped(failing(), undefined)) break;
    await Promise.resolve();
    expect(isClosed).toBe(true);
  });
});
