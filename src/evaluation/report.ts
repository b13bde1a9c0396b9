import type { BenchResult } from './bench-result.js';
import { describeFailures } from './failures.js';
import { formatFigure } from './report/format-figure.js';
import { systemTable } from './system-table.js';

/** A bench result as lines for people: the machine, every metric, and the kinds as a table. */
export function formatReport(result: BenchResult): string {
  const { environment } = result;
  const head = [
    `${result.bench}: ${result.command}`,
    `${environment.cpu} (${environment.cores} cores, ${environment.memoryGiB} GiB), ${environment.platform}, Node ${environment.node}, seed ${environment.seed}${environment.commit === undefined ? '' : `, commit ${environment.commit}`}`,
  ];
  const metrics = Object.entries(result.metrics).map(([name, value]) => [name, formatFigure(value)]);
  const failed = result.failures === undefined ? '' : describeFailures(result.failures);
  return [
    ...head,
    '',
    ...table(metrics),
    ...kindTable(result.byKind),
    ...comparison(result),
    ...(failed === '' ? [] : ['', failed]),
  ].join('\n');
}

function comparison(result: BenchResult): string[] {
  const { headings, rows } = systemTable(result);
  if (rows.length < 2) return [];
  const cells = rows.map(({ name, values }) => [
    name,
    ...values.map((value) => (value === undefined ? '-' : formatFigure(value))),
  ]);
  return ['', ...table([['system', ...headings], ...cells])];
}

function kindTable(byKind: BenchResult['byKind']): string[] {
  const kinds = Object.entries(byKind);
  if (kinds.length === 0) return [];
  const columns = [...new Set(kinds.flatMap(([, values]) => Object.keys(values)))].filter(
    (name) => !/\.(?:low|high)95$/u.test(name),
  );
  const rows = kinds.map(([kind, values]) => [
    kind,
    ...columns.map((column) => (values[column] === undefined ? '-' : formatFigure(values[column]))),
  ]);
  return ['', ...table([['kind', ...columns], ...rows])];
}

/** Columns padded to their widest cell; every column but the first stands right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
