import { describe, expect, it } from 'vitest';
import { benchNames } from '../../bench/names.js';

describe('the names bench', () => {
  it('binds names of written dialogues: precision 0.98 and recall 0.85 on the sealed half', async () => {
    const { metrics, perItem } = await benchNames();
    expect(perItem.length).toBeGreaterThanOrEqual(60);
    expect(metrics['namePrecision']).toBeGreaterThanOrEqual(0.98);
    expect(metrics['nameRecall']).toBeGreaterThanOrEqual(0.85);
    expect(metrics['namePrecision.tuning']).toBeGreaterThanOrEqual(0.98);
    expect(metrics['nameRecall.tuning']).toBeGreaterThanOrEqual(0.85);
  }, 60_000);
});
