import { Html, type HtmlValue, html } from './html.js';

/** A report: sections with prose, tables and charts. */
export interface ReportPage {
  title: string;
  /** Lines under the title, such as the command and the machine. */
  lead: readonly string[];
  sections: readonly { title: string; body: HtmlValue }[];
}

const style = new Html(`
:root { color-scheme: light dark; --line: #8885; --soft: #8882; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: .3rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; border-bottom: 1px solid var(--line); }
.lead { opacity: .8; margin: .1rem 0; overflow-wrap: anywhere; } nav a { margin-right: 1rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; margin: .8rem 0; font-size: .92rem; }
caption { text-align: left; opacity: .8; padding-bottom: .3rem; }
th, td { padding: .22rem .8rem .22rem 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; }
tbody th { font-weight: normal; } td.figure { text-align: right; font-variant-numeric: tabular-nums; }
figure { margin: 1.2rem 0; max-width: 44rem; } figcaption { font-weight: 600; } svg { width: 100%; height: auto; display: block; }
svg text { font-size: 12px; fill: currentColor; } svg .tick { font-size: 11px; opacity: .75; }
svg .grid { stroke: currentColor; opacity: .15; } svg .interval { stroke: currentColor; stroke-width: 2; opacity: .7; }
.legend { margin: .2rem 0; font-size: .9rem; } .legend span { margin-right: 1rem; }
.legend i { display: inline-block; width: .8em; height: .8em; margin-right: .35em; border-radius: 2px; }
pre, code { background: var(--soft); border-radius: 3px; padding: 0 .2em; }
`);

/** One self-contained HTML file: no script, no font, no picture from elsewhere, which its content policy states. */
export function reportPage({ title, lead, sections }: ReportPage): string {
  const anchor = (index: number) => `section-${index + 1}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
${lead.map((line) => html`<p class="lead">${line}</p>\n`)}
<nav>${sections.map((section, index) => html`<a href="#${anchor(index)}">${section.title}</a> `)}</nav>
${sections.map((section, index) => html`<section id="${anchor(index)}"><h2>${section.title}</h2>\n${section.body}</section>\n`)}
</body>
</html>
`.markup;
}
