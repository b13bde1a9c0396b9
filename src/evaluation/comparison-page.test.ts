import { describe, expect, it } from 'vitest';
import { checkBars } from './bars.js';
import type { BenchResult } from './bench-result.js';
import { comparisonPage } from './comparison-page.js';

const environment = {
  node: 'v20',
  platform: 'linux x64',
  cpu: 'a cpu',
  cores: 2,
  memoryGiB: 8,
  seed: 1,
  startedAt: '2025-01-06T10:00:00Z',
};
const metrics = { evidenceRecallAt15: 0.9, 'evidenceRecallAt15.low95': 0.8, 'evidenceRecallAt15.high95': 0.95 };
const locomo: BenchResult = {
  ...{ bench: 'locomo', command: 'npm run bench -- locomo', environment, perItem: [] },
  metrics: { ...metrics, refusedAnswerable: 0.2 },
  byKind: { 'multi-hop': { n: 3, evidenceRecallAt15: 0.5 } },
  systems: {
    memory: { metrics, byKind: {} },
    bm25: { metrics: { evidenceRecallAt15: 0.6 }, byKind: {} },
    'single round': { metrics: {}, byKind: { 'multi-hop': { n: 3, evidenceRecallAt15: 0.4 } } },
  },
  failures: { 'multi-hop': { right: 1, notFound: 2, misread: 0, wronglyRefused: 0, madeUp: 0, unchecked: 0 } },
};
const curve: BenchResult = {
  ...{ bench: 'curve', command: 'npm run bench -- curve', environment, perItem: [], byKind: {} },
  metrics: { 'askP50Ms.memory.1000': 5, 'askP50Ms.memory.100000': 40, 'askP50Ms.<b>.1000': 1 },
};

describe('checkBars', () => {
  it('sets figures against the bars of their set, in either direction and by kind', () => {
    const checked = checkBars([locomo, curve]);
    const met = Object.fromEntries(
      checked.map((bar) => [[bar.metric, ...(bar.kinds ?? []), ...(bar.against ? ['gain'] : [])].join(' '), bar.met]),
    );
    expect(met).toMatchObject({
      evidenceRecallAt15: true,
      'evidenceRecallAt15 multi-hop': false,
      'evidenceRecallAt15 multi-hop gain': true,
      refusedAnswerable: false,
      'askP50Ms.memory.100000': true,
    });
    expect(checked.find((bar) => bar.metric === 'refusedUnanswerable')?.met).toBeUndefined();
    expect(checked[0]).toMatchObject({ low: 0.8, high: 0.95, floor: 0.826 });
  });
});

describe('comparisonPage', () => {
  it('holds bars, systems, kinds, failures and curves in one page that loads nothing', () => {
    const page = comparisonPage([locomo, curve], 'npm run bench -- all');
    for (const part of ['≥ 0.86', 'bm25', 'multi-hop', 'Of 3 questions 2 fail', 'powers of ten', '[0.800, 0.950]'])
      expect(page).toContain(part);
    expect(page.match(/<svg/gu)?.length).toBeGreaterThanOrEqual(3);
    expect(page).not.toMatch(/<script|src=|href="http/u);
    expect(page).not.toContain('<b>');
  });
});
