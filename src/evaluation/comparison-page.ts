import { type Bar, checkBars } from './bars.js';
import type { BenchResult } from './bench-result.js';
import { describeFailures } from './failures.js';
import { type BarChart, barChart } from './report/bar-chart.js';
import { formatFigure } from './report/format-figure.js';
import { type Html, type HtmlValue, html } from './report/html.js';
import { lineChart } from './report/line-chart.js';
import { reportPage } from './report/report-page.js';
import { reportTable } from './report/report-table.js';
import { systemTable } from './system-table.js';

/** One self-contained page of everything that was measured: the bars first, then a section a bench. */
export function comparisonPage(results: readonly BenchResult[], command: string): string {
  const environment = results[0]?.environment;
  return reportPage({
    title: 'voxpolymem: what was measured',
    lead: [
      command,
      ...(environment === undefined
        ? []
        : [
            `${environment.cpu}, ${environment.cores} cores, ${environment.memoryGiB} GiB, ${environment.platform}, Node ${environment.node}`,
            `Seed ${environment.seed}${environment.commit === undefined ? '' : `, commit ${environment.commit}`}, begun ${environment.startedAt}`,
          ]),
      'Brackets and whiskers are 95 % bootstrap intervals over questions. docs/metrics.md says what each name means.',
    ],
    sections: [
      { title: 'Bars', body: barSection(results) },
      ...results.map((result) => ({ title: result.bench, body: benchSection(result) })),
    ],
  });
}

function barSection(results: readonly BenchResult[]): Html {
  return reportTable({
    columns: ['bench', 'metric', 'measured', 'interval', 'bar', 'met', 'floor', 'floor is'],
    rows: checkBars(results).map((bar) => [
      bar.bench,
      nameOf(bar),
      bar.value,
      interval(bar.low, bar.high),
      `${bar.atMost ? '≤' : '≥'} ${bar.bar}`,
      bar.met === undefined ? undefined : bar.met ? 'yes' : 'no',
      bar.floor,
      bar.floorIs,
    ]),
  });
}

function nameOf({ metric, kinds, against }: Bar): string {
  return [metric, ...(kinds ?? []), ...(against === undefined ? [] : [`more than ${against}`])].join(', ');
}

function benchSection(result: BenchResult): readonly HtmlValue[] {
  return [
    html`<p><code>${result.command}</code></p>`,
    systemSection(result),
    kindSection(result),
    failureSection(result),
    curveSection(result),
    metricSection(result),
  ];
}

function systemSection(result: BenchResult): readonly Html[] {
  const { headings, rows } = systemTable(result);
  if (rows.length === 0) return [];
  return [
    reportTable({
      caption: 'The memory, alternatives to it, and the memory with one part taken out.',
      columns: ['system', ...headings, 'what it is'],
      rows: rows.map(({ name, values, what }) => [name, ...values, what]),
    }),
    ...['evidenceRecallAt15', 'answerContained'].flatMap((metric) => systemChart(result, metric) ?? []),
  ];
}

function systemChart(result: BenchResult, metric: string): Html | undefined {
  const compared = Object.entries(result.systems ?? {}).filter(([, { metrics }]) => metrics[metric] !== undefined);
  if (compared.length < 2) return undefined;
  return barChart({
    title: `${metric} by system`,
    categories: compared.map(([name]) => name),
    series: [{ name: metric, bars: compared.map(([, { metrics }]) => barOf(metrics, metric)) }],
    max: 1,
  });
}

function kindSection(result: BenchResult): readonly Html[] {
  const kinds = Object.entries(result.byKind);
  const columns = [...new Set(kinds.flatMap(([, values]) => Object.keys(values)))].filter(
    (name) => !/\.(?:low|high)95$/u.test(name),
  );
  if (kinds.length === 0) return [];
  const table = reportTable({
    caption: 'By kind.',
    columns: ['kind', ...columns],
    rows: kinds.map(([kind, values]) => [
      kind,
      ...columns.map((name) => withInterval(values[name], values[`${name}.low95`], values[`${name}.high95`])),
    ]),
  });
  const shown = ['evidenceRecallAt15', 'answerContained'].filter((name) => columns.includes(name));
  if (shown.length === 0) return [table];
  const series: BarChart['series'] = shown.map((name) => ({
    name,
    bars: kinds.map(([, values]) => barOf(values, name)),
  }));
  return [table, barChart({ title: 'By kind of question', categories: kinds.map(([kind]) => kind), series, max: 1 })];
}

function failureSection({ failures }: BenchResult): readonly Html[] {
  if (failures === undefined) return [];
  const columns = ['right', 'notFound', 'misread', 'wronglyRefused', 'madeUp', 'unchecked'] as const;
  return [
    html`<p>${describeFailures(failures)}</p>`,
    reportTable({
      caption: 'What became of the questions.',
      columns: ['kind', ...columns],
      rows: Object.entries(failures).map(([kind, counts]) => [kind, ...columns.map((name) => counts[name])]),
    }),
  ];
}

/** Metrics named `NAME.VARIANT.SIZE` at two sizes or more are curves over size. */
function curveSection({ metrics }: BenchResult): readonly Html[] {
  const curves = new Map<string, Map<string, { x: number; y: number }[]>>();
  for (const [name, y] of Object.entries(metrics)) {
    const [, metric, variant, size] = /^(\w+)\.(.+)\.(\d+)$/u.exec(name) ?? [];
    if (metric === undefined || variant === undefined) continue;
    const lines = curves.get(metric) ?? new Map<string, { x: number; y: number }[]>();
    lines.set(variant, [...(lines.get(variant) ?? []), { x: Math.log10(Number(size)), y }]);
    curves.set(metric, lines);
  }
  return [...curves]
    .filter(([, lines]) => [...lines.values()].some((points) => points.length > 1))
    .map(([metric, lines]) =>
      lineChart({
        title: metric,
        xLabel: 'records, powers of ten',
        yLabel: metric,
        series: [...lines].map(([name, points]) => ({ name, points })),
      }),
    );
}

function metricSection({ metrics }: BenchResult): Html {
  const names = Object.keys(metrics).filter((name) => !/\.(?:low|high)95$/u.test(name));
  return reportTable({
    caption: 'All metrics.',
    columns: ['metric', 'value', 'interval'],
    rows: names.map((name) => [name, metrics[name], interval(metrics[`${name}.low95`], metrics[`${name}.high95`])]),
  });
}

function barOf(
  values: Readonly<Record<string, number>>,
  name: string,
): { value: number; low?: number; high?: number } | undefined {
  const value = values[name];
  const [low, high] = [values[`${name}.low95`], values[`${name}.high95`]];
  if (value === undefined) return undefined;
  return low === undefined || high === undefined ? { value } : { value, low, high };
}

function withInterval(value?: number, low?: number, high?: number): string | number | undefined {
  const range = interval(low, high);
  return value === undefined || range === undefined ? value : `${formatFigure(value)} ${range}`;
}

function interval(low?: number, high?: number): string | undefined {
  return low === undefined || high === undefined ? undefined : `[${formatFigure(low)}, ${formatFigure(high)}]`;
}
