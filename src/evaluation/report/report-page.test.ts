import { describe, expect, it } from 'vitest';
import { barChart } from './bar-chart.js';
import { ticksOf } from './chart-frame.js';
import { html } from './html.js';
import { lineChart } from './line-chart.js';
import { reportPage } from './report-page.js';
import { reportTable } from './report-table.js';

describe('a report page', () => {
  const page = reportPage({
    title: 'Figures of <one> run',
    lead: ['npm run bench -- all'],
    sections: [
      {
        title: 'Recall',
        body: [
          html`<p>${'a & b'}</p>`,
          reportTable({
            caption: 'By kind',
            columns: ['kind', 'n', 'recall'],
            rows: [
              ['single', 12, 0.5],
              ['<b>', 3, undefined],
            ],
          }),
          barChart({
            title: 'Recall by kind',
            categories: ['single', 'multi'],
            series: [
              { name: 'ours', bars: [{ value: 0.9, low: 0.8, high: 0.95 }, { value: 0.4 }] },
              { name: 'BM25', bars: [{ value: 0.7 }, undefined] },
            ],
            max: 1,
          }),
          lineChart({
            title: 'Lengths',
            xLabel: 'words',
            yLabel: 'share of turns',
            series: [
              {
                name: 'ours',
                points: [
                  { x: 0, y: 0 },
                  { x: 10, y: 0.25 },
                ],
              },
            ],
          }),
        ],
      },
    ],
  });

  it('escapes what it is given and loads nothing', () => {
    expect(page).toContain('Figures of &lt;one&gt; run');
    expect(page).toContain('a &amp; b');
    expect(page).toContain('&lt;b&gt;');
    expect(page).not.toMatch(/<script|src=|href="(?!#)|@import|url\(/u);
    expect(page).toContain("default-src 'none'");
  });

  it('formats figures and leaves gaps', () => {
    expect(page).toContain('<td class="figure">0.500</td>');
    expect(page).toContain('<td>–</td>');
  });

  it('draws bars with intervals, lines and a legend where there are several series', () => {
    expect(page.match(/<rect /gu)).toHaveLength(3);
    expect(page.match(/class="interval"/gu)).toHaveLength(1);
    expect(page.match(/<polyline /gu)).toHaveLength(1);
    expect(page.match(/class="legend"/gu)).toHaveLength(1);
    expect(page).not.toContain('NaN');
  });

  it('is well formed', () => {
    const open: string[] = [];
    for (const [, closing, name, , own] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*?)(\/?)>/gu)) {
      if (name === 'meta' || own === '/') continue;
      if (closing === '/') expect(open.pop()).toBe(name);
      else open.push(name as string);
    }
    expect(open).toEqual([]);
  });
});

describe('ticks', () => {
  it('enclose a range with round steps', () => {
    expect(ticksOf(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(ticksOf(0, 0.57)).toEqual([0, 0.2, 0.4, 0.6]);
    expect(ticksOf(3, 47)).toEqual([0, 10, 20, 30, 40, 50]);
  });

  it('exist for an empty range too', () => {
    expect(ticksOf(0, 0)).toEqual([0, 0.2]);
    expect(ticksOf(5, 5).length).toBeGreaterThan(1);
  });
});
