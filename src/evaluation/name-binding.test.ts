import { describe, expect, it } from 'vitest';
import { scoreNames } from './name-binding.js';

const item = { kind: 'x', expected: ['a is nora'], found: ['a is nora'] };

describe('scoring names', () => {
  it('counts claims, and keeps the sealed half apart', () => {
    const { metrics, perItem } = scoreNames([
      { ...item, id: '1', sealed: true },
      { ...item, id: '2', sealed: true, found: ['a is ben', 'a is nora'] },
      { ...item, id: '3', sealed: false, found: [] },
    ]);
    expect(metrics['namePrecision']).toBeCloseTo(2 / 3);
    expect(metrics['nameRecall']).toBe(1);
    expect(metrics['namesRight']).toBe(0.5);
    expect(metrics['nameRecall.tuning']).toBe(0);
    expect(metrics['namePrecision.tuning']).toBe(1);
    expect(perItem[1]?.wrong).toEqual(['a is ben']);
    expect(perItem[2]?.missed).toEqual(['a is nora']);
  });
});
