/** Markup that goes into a page as it is: never build one from a text that came from outside; {@link html} escapes those. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What may stand in a template of {@link html}. */
export type HtmlValue = string | number | undefined | Html | readonly HtmlValue[];

/** Template tag for markup, HTML or SVG: everything put in is escaped unless it is markup already. */
export function html(pieces: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(pieces.map((piece, index) => piece + escaped(values[index])).join(''));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(value: HtmlValue): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(escaped).join('');
  return String(value).replace(/[&<>"']/gu, (sign) => entities[sign] as string);
}
