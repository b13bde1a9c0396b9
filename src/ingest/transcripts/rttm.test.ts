import { describe, expect, it } from 'vitest';
import { parseRttm } from './rttm.js';

const line = (id: string, onset: string, duration: string, label = 'a') =>
  `SPEAKER ${id} 1 ${onset} ${duration} <NA> <NA> ${label} <NA> <NA>`;

describe('parseRttm', () => {
  it('sorts borders, keeps overlaps, drops empty ones', () => {
    const text = ['; comment', line('x', '2.5', '1'), line('x', '0.25', '3.5', '<NA>'), line('x', '1', '0')].join(
      '\r\n',
    );
    expect(parseRttm(text)).toEqual([
      { startMs: 250, endMs: 3750 },
      { startMs: 2500, endMs: 3500, speaker: 'a' },
    ]);
  });

  it('chooses the recording by its file id', () => {
    const text = [line('x', '0', '1'), line('y', '5', '1')].join('\n');
    expect(parseRttm(text, 'y')).toEqual([{ startMs: 5000, endMs: 6000, speaker: 'a' }]);
    expect(() => parseRttm(text, 'z')).toThrow(/covers 2 recordings/);
  });

  it('names the broken line', () => {
    expect(() => parseRttm([line('x', '0', '1'), line('x', 'soon', '1')].join('\n'))).toThrow(/line 2/);
    expect(() => parseRttm('')).toThrow(/no SPEAKER line/);
  });
});
