import { type Html, type HtmlValue, html } from './html.js';

/** Colour of the series at a place; told apart without seeing red and green (Okabe and Ito's palette). */
export function seriesColour(place: number): string {
  return palette[place % palette.length] as string;
}

const palette = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00'] as const;

/** A drawing with its title and, with several series, a legend. Sizes in units of the drawing. */
export function chartFrame(
  frame: { title: string; width: number; height: number; names: readonly string[] },
  drawing: HtmlValue,
): Html {
  const legend = frame.names.map(
    (name, place) => html`<span><i style="background:${seriesColour(place)}"></i>${name}</span> `,
  );
  return html`<figure><figcaption>${frame.title}</figcaption>${frame.names.length > 1 ? html`<p class="legend">${legend}</p>` : undefined}
<svg viewBox="0 0 ${frame.width} ${frame.height}" role="img" aria-label="${frame.title}">${drawing}</svg></figure>
`;
}

/** Four to seven round numbers that enclose a range; the range itself widened to one step when it is empty. */
export function ticksOf(low: number, high: number): number[] {
  const span = high > low ? high - low : Math.abs(high) || 1;
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
