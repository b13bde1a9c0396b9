import { chartFrame, seriesColour, ticksOf } from './chart-frame.js';
import { formatFigure } from './format-figure.js';
import { type Html, html } from './html.js';

/** Lines through points, for distributions and curves. */
export interface LineChart {
  title: string;
  xLabel: string;
  yLabel: string;
  /** Points in the order in which they are joined. */
  series: readonly { name: string; points: readonly { x: number; y: number }[] }[];
}

const WIDTH = 680;
const HEIGHT = 260;
const LEFT = 56;
const BOTTOM = 44;

/** Draws lines as inline SVG; the y axis begins at 0 or below. */
export function lineChart({ title, xLabel, yLabel, series }: LineChart): Html {
  const points = series.flatMap((line) => line.points);
  const xs = ticksOf(Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x)));
  const ys = ticksOf(Math.min(0, ...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y)));
  const scale = (ticks: readonly number[], from: number, to: number) => {
    const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
    return (value: number) => Math.round(10 * (from + ((to - from) * (value - low)) / (high - low || 1))) / 10;
  };
  const x = scale(xs, LEFT, WIDTH - 12);
  const y = scale(ys, HEIGHT - BOTTOM, 12);
  const grid = [
    ys.map(
      (tick) => html`<line class="grid" x1="${LEFT}" x2="${WIDTH - 12}" y1="${y(tick)}" y2="${y(tick)}"/>
<text class="tick" x="${LEFT - 6}" y="${y(tick) + 4}" text-anchor="end">${formatFigure(tick)}</text>`,
    ),
    xs.map(
      (tick) =>
        html`<text class="tick" x="${x(tick)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${formatFigure(tick)}</text>`,
    ),
  ];
  const lines = series.map(({ points: line }, place) => {
    const path = line.map((point) => `${x(point.x)},${y(point.y)}`).join(' ');
    return html`<polyline points="${path}" fill="none" stroke="${seriesColour(place)}" stroke-width="2"/>`;
  });
  const labels = html`<text x="${(LEFT + WIDTH) / 2}" y="${HEIGHT - 8}" text-anchor="middle">${xLabel}</text>
<text transform="translate(13 ${(HEIGHT - BOTTOM) / 2}) rotate(-90)" text-anchor="middle">${yLabel}</text>`;
  return chartFrame({ title, width: WIDTH, height: HEIGHT, names: series.map(({ name }) => name) }, [
    grid,
    lines,
    labels,
  ]);
}
