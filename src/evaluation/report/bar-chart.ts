import { chartFrame, seriesColour, ticksOf } from './chart-frame.js';
import { formatFigure } from './format-figure.js';
import { type Html, html } from './html.js';

/** One bar; `low` and `high` draw an interval over it. */
export interface Bar {
  value: number;
  low?: number;
  high?: number;
}

/** Bars of several series beside each other, one group a category. */
export interface BarChart {
  title: string;
  categories: readonly string[];
  /** `bars` in the order of the categories; `undefined` where a series has none. */
  series: readonly { name: string; bars: readonly (Bar | undefined)[] }[];
  /** End of the axis, which begins at 0; by default what the bars need. */
  max?: number;
}

const LABEL = 190;
const AREA = 430;
const FIGURE = 60;
const THICK = 13;

/** Draws horizontal bars as inline SVG. */
export function barChart({ title, categories, series, max }: BarChart): Html {
  const highest = Math.max(0, ...series.flatMap(({ bars }) => bars.map((bar) => bar?.high ?? bar?.value ?? 0)));
  const ticks = ticksOf(0, max ?? highest);
  const end = max ?? ticks.at(-1) ?? 1;
  const x = (value: number) => LABEL + (AREA * Math.min(Math.max(value, 0), end)) / (end || 1);
  const group = series.length * THICK + 12;
  const height = categories.length * group + 24;
  const drawn = categories.map((category, row) => {
    const top = row * group + 6;
    return html`<text x="${LABEL - 8}" y="${top + (series.length * THICK) / 2 + 4}" text-anchor="end">${category}</text>
${series.map(({ bars }, place) => drawBar(bars[row], top + place * THICK, place, x))}`;
  });
  const axis = ticks.map(
    (tick) => html`<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="0" y2="${height - 20}"/>
<text class="tick" x="${x(tick)}" y="${height - 6}" text-anchor="middle">${formatFigure(tick)}</text>`,
  );
  return chartFrame({ title, width: LABEL + AREA + FIGURE, height, names: series.map(({ name }) => name) }, [
    axis,
    drawn,
  ]);
}

function drawBar(bar: Bar | undefined, top: number, place: number, x: (value: number) => number): Html | undefined {
  if (bar === undefined) return undefined;
  const { value, low, high } = bar;
  const middle = top + THICK / 2 - 1;
  const interval =
    low === undefined || high === undefined
      ? undefined
      : html`<line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${middle}" y2="${middle}"/>`;
  return html`<rect x="${x(0)}" y="${top}" width="${x(value) - x(0)}" height="${THICK - 2}" fill="${seriesColour(place)}"/>${interval}
<text class="tick" x="${x(Math.max(value, high ?? value)) + 4}" y="${middle + 4}">${formatFigure(value)}</text>
`;
}
