import { barChart } from '../src/evaluation/report/bar-chart.js';
import { type Html, html } from '../src/evaluation/report/html.js';
import { lineChart } from '../src/evaluation/report/line-chart.js';
import { reportPage } from '../src/evaluation/report/report-page.js';
import { type ReportCell, reportTable } from '../src/evaluation/report/report-table.js';
import type { CaseView } from '../src/generator/quality/case-view.js';
import { type Quality, qualityGates } from '../src/generator/quality/measure-quality.js';
import { turnLengths } from '../src/generator/quality/statistics.js';

/** Cases of one origin with what was measured on them. */
export interface MeasuredSet {
  name: string;
  cases: readonly CaseView[];
  quality: Quality;
  /** Generated sets keep bounds; the public case is what they are compared with. */
  origin: 'generated' | 'public';
}

/** A page that sets generated sets beside the public case; the first set is the one that is judged against it. */
export function generatorPage(command: string, sets: readonly MeasuredSet[]): string {
  const generated = sets.filter(({ origin }) => origin === 'generated');
  return reportPage({
    title: 'Quality of the generated conversations',
    lead: [command],
    sections: [
      { title: 'Bounds', body: generated.map(boundTable) },
      { title: 'Where the generated set is easier', body: easierList(sets) },
      {
        title: 'Conversation',
        body: [figureTable(sets, conversationRows), lengthChart(sets), addresseeChart(sets), replyChart(sets)],
      },
      { title: 'Trivial rules', body: [figureTable(sets, floorRows), recallChart(sets)] },
      { title: 'Questions', body: [mixTable(sets), mixChart(sets)] },
      { title: 'A reader that sees only the evidence', body: generated.map(readerTable) },
      { title: 'Novelty of wording', body: [noveltyProse, figureTable(sets, noveltyRows), caseChart(generated)] },
    ],
  });
}

type Figures = readonly (readonly [string, (quality: Quality) => number | undefined])[];

const conversationRows: Figures = [
  ['cases', ({ statistics }) => statistics.cases],
  ['sessions', ({ statistics }) => statistics.sessions],
  ['turns', ({ statistics }) => statistics.turns],
  ['questions', ({ statistics }) => statistics.questions],
  ['speakers a case', ({ statistics }) => statistics.speakersPerCase],
  ['words a turn (Chinese: as cut by Intl.Segmenter)', ({ statistics }) => statistics.wordsPerTurn],
  ['words a turn, deviation', ({ statistics }) => statistics.wordsPerTurnDeviation],
  ['turns with a question', ({ statistics }) => statistics.questionTurns],
  ['turns that call an addressee by name', ({ statistics }) => statistics.namedTurns],
  ['different words per 1,000 of the first 5,000', ({ statistics }) => statistics.vocabularyPerThousand],
  ['words a question', ({ statistics }) => statistics.wordsPerQuestion],
  ['evidence turns a question', ({ statistics }) => statistics.evidencePerQuestion],
];

const floorRows: Figures = [
  ['addressee: previous other speaker', ({ floors }) => floors.previousOther],
  ['addressee: called by name, else previous', ({ floors }) => floors.calledElsePrevious],
  ['the same, turns that call', ({ floors }) => floors.calledElsePreviousNamed],
  ['the same, other turns', ({ floors }) => floors.calledElsePreviousUnnamed],
  ['BM25 evidence recall@5', ({ bm25 }) => bm25.at5],
  ['BM25 evidence recall@10', ({ bm25 }) => bm25.at10],
  ['BM25 evidence recall@15', ({ bm25 }) => bm25.at15],
];

const noveltyRows: Figures = [
  ['new 3-grams between sessions of a case', ({ sessionNovelty }) => sessionNovelty.trigrams],
  ['new 4-grams between sessions of a case', ({ sessionNovelty }) => sessionNovelty.fourgrams],
  ['new 5-grams between sessions of a case', ({ sessionNovelty }) => sessionNovelty.fivegrams],
  ['turns repeated within a case', ({ sessionNovelty }) => sessionNovelty.repeatedTurns],
  ['new 3-grams between cases', ({ caseNovelty }) => caseNovelty?.trigrams],
  ['new 4-grams between cases', ({ caseNovelty }) => caseNovelty?.fourgrams],
  ['new 5-grams between cases', ({ caseNovelty }) => caseNovelty?.fivegrams],
  ['turns repeated between cases', ({ caseNovelty }) => caseNovelty?.repeatedTurns],
];

const noveltyProse = html`<p>The share of different word n-grams of a session, or of a case, that no other one has, and the share
of turns that stand word for word elsewhere. The more cases are compared, the lower it lies.</p>`;

function figureTable(sets: readonly MeasuredSet[], figures: Figures): Html {
  return reportTable({
    columns: ['figure', ...sets.map(({ name }) => name)],
    rows: figures.map(([name, of]) => [name, ...sets.map(({ quality }) => of(quality))]),
  });
}

function boundTable({ name, quality }: MeasuredSet): Html {
  return reportTable({
    caption: name,
    columns: ['figure', 'value', 'bound', ''],
    rows: qualityGates(quality).map((gate) => [gate.name, gate.value, gate.bound, gate.kept ? 'kept' : 'MISSED']),
  });
}

function readerTable({ name, quality }: MeasuredSet): Html {
  return reportTable({
    caption: name,
    columns: ['kind', 'n', 'right', 'right with other evidence'],
    rows: Object.entries(quality.reader.byKind).map(([kind, { n, right, swapped }]) => [kind, n, right, swapped]),
  });
}

function kindsOf(sets: readonly MeasuredSet[]): string[] {
  return [...new Set(sets.flatMap(({ quality }) => Object.keys(quality.mix)))];
}

function mixTable(sets: readonly MeasuredSet[]): Html {
  return reportTable({
    columns: ['kind', ...sets.flatMap(({ name }) => [`${name}: n`, 'BM25 recall@15'])],
    rows: kindsOf(sets).map((kind): ReportCell[] => [
      kind,
      ...sets.flatMap(({ quality }) => [quality.mix[kind]?.n, quality.bm25.at15ByKind[kind]?.recall]),
    ]),
  });
}

function barsOf(
  sets: readonly MeasuredSet[],
  value: (quality: Quality, row: number) => number | undefined,
  rows: number,
) {
  return sets.map(({ name, quality }) => ({
    name,
    bars: Array.from({ length: rows }, (_, row) => {
      const found = value(quality, row);
      return found === undefined ? undefined : { value: found };
    }),
  }));
}

function mixChart(sets: readonly MeasuredSet[]): Html {
  const kinds = kindsOf(sets);
  const share = (quality: Quality, row: number) => quality.mix[kinds[row] as string]?.share;
  return barChart({
    title: 'Share of questions by kind',
    categories: kinds,
    series: barsOf(sets, share, kinds.length),
  });
}

function recallChart(sets: readonly MeasuredSet[]): Html {
  const kinds = kindsOf(sets).filter((kind) => sets.some(({ quality }) => kind in quality.bm25.at15ByKind));
  const recall = (quality: Quality, row: number) => quality.bm25.at15ByKind[kinds[row] as string]?.recall;
  return barChart({
    title: 'BM25 evidence recall@15 by kind',
    categories: kinds,
    series: barsOf(sets, recall, kinds.length),
    max: 1,
  });
}

function addresseeChart(sets: readonly MeasuredSet[]): Html {
  const shares = ['toOne', 'toSeveral', 'toEveryone'] as const;
  return barChart({
    title: 'Turns by addressees',
    categories: ['one person', 'several', 'everyone'],
    series: barsOf(sets, ({ statistics }, row) => statistics[shares[row] as 'toOne'], shares.length),
    max: 1,
  });
}

function replyChart(sets: readonly MeasuredSet[]): Html {
  const shares = ['replyNone', 'replyOne', 'replyTwo', 'replyFurther'] as const;
  return barChart({
    title: 'Turns by what they reply to',
    categories: ['nothing', 'the turn before', 'two turns back', 'further back'],
    series: barsOf(sets, ({ statistics }, row) => statistics[shares[row] as 'replyOne'], shares.length),
    max: 1,
  });
}

function lengthChart(sets: readonly MeasuredSet[]): Html {
  return lineChart({
    title: 'Length of turns',
    xLabel: 'words',
    yLabel: 'share of turns',
    series: sets.map(({ name, cases }) => ({
      name,
      points: turnLengths(cases).map((share, words) => ({ x: words, y: share })),
    })),
  });
}

/** How far the cases of one set lie apart: the floors of each. */
function caseChart(sets: readonly MeasuredSet[]): Html[] {
  return sets.flatMap(({ name, quality }) => {
    const cases = quality.caseNovelty?.fourgramsByCase;
    if (cases === undefined) return [];
    return [
      barChart({
        title: `New 4-grams of each case: ${name}`,
        categories: cases.map(({ id }) => id),
        series: [{ name, bars: cases.map(({ share }) => ({ value: share })) }],
        max: 1,
      }),
    ];
  });
}

function easierList(sets: readonly MeasuredSet[]): Html {
  const published = sets.find(({ origin }) => origin === 'public')?.quality;
  const generated = sets[0]?.quality;
  if (published === undefined || generated === undefined) {
    return html`<p>Not compared: give the public case as <code>--data</code>.</p>`;
  }
  const lines = easierLines(generated, published);
  return lines.length === 0
    ? html`<p>Nowhere among these figures.</p>`
    : html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

function easierLines(generated: Quality, published: Quality): string[] {
  const lines: string[] = [];
  if (generated.floors.previousOther > published.floors.previousOther)
    lines.push('"Previous other speaker" finds more addressees.');
  if (generated.floors.calledElsePrevious > published.floors.calledElsePrevious)
    lines.push('"Called by name, else previous" finds more addressees.');
  if (generated.bm25.at15 > published.bm25.at15) lines.push('BM25 finds more of the evidence.');
  for (const [kind, { recall }] of Object.entries(generated.bm25.at15ByKind)) {
    const theirs = published.bm25.at15ByKind[kind]?.recall;
    if (theirs !== undefined && recall > theirs + 0.05) lines.push(`BM25 finds more evidence of ${kind} questions.`);
  }
  if (generated.sessionNovelty.fourgrams < published.sessionNovelty.fourgrams)
    lines.push('Wording repeats itself more from session to session.');
  return lines;
}
