import { formatFigure } from './format-figure.js';
import { type Html, type HtmlValue, html } from './html.js';

/** A cell: numbers are formatted and stand right, `undefined` becomes a dash. */
export type ReportCell = string | number | undefined | Html;

/** A table of a report page. */
export interface ReportTable {
  /** One sentence above it. */
  caption?: string;
  columns: readonly string[];
  rows: readonly (readonly ReportCell[])[];
}

/** Renders a table; the first cell of a row is its heading. */
export function reportTable({ caption, columns, rows }: ReportTable): Html {
  return html`<div class="wide"><table>${caption === undefined ? undefined : html`<caption>${caption}</caption>`}
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map(renderCell)}</tr>\n`)}</tbody></table></div>
`;
}

function renderCell(cell: ReportCell, index: number): Html {
  const content = contentOf(cell);
  if (index === 0) return html`<th scope="row">${content}</th>`;
  return typeof cell === 'number' ? html`<td class="figure">${content}</td>` : html`<td>${content}</td>`;
}

function contentOf(cell: ReportCell): HtmlValue {
  if (cell === undefined) return '–';
  return typeof cell === 'number' ? formatFigure(cell) : cell;
}
