import { describe, expect, it } from 'vitest';
import { onStage, timeStage } from './stages.js';

describe('timeStage', () => {
  it('tells how long steps took, of those that wait once they are done', async () => {
    const heard: [string, number][] = [];
    const stop = onStage((stage, ms) => heard.push([stage, ms]));
    expect(timeStage('facts', () => 3)).toBe(3);
    const waiting = timeStage('store', () => new Promise<string>((resolve) => setTimeout(resolve, 15, 'done')));
    expect(heard.map(([stage]) => stage)).toEqual(['facts']);
    expect(await waiting).toBe('done');
    expect(heard.map(([stage]) => stage)).toEqual(['facts', 'store']);
    expect(heard[1]?.[1]).toBeGreaterThan(10);
    stop();
    expect(timeStage('facts', () => 4)).toBe(4);
    expect(heard).toHaveLength(2);
  });

  it('passes on what a step throws', async () => {
    const stop = onStage(() => {});
    await expect(timeStage('store', () => Promise.reject(new TypeError('no')))).rejects.toThrow('no');
    stop();
  });
});
