import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chinese } from '../src/generator/chinese/chinese.js';
import { english } from '../src/generator/english/english.js';
import { generateScenario } from '../src/generator/generate-scenario.js';
import { type CaseView, viewOfScenario, viewOfWebCase, type WebCase } from '../src/generator/quality/case-view.js';
import { measureQuality, type Quality, qualityGates } from '../src/generator/quality/measure-quality.js';
import type { SpokenLanguage } from '../src/generator/spoken-language.js';
import { generatorPage, type MeasuredSet } from './generator-page.js';

const SCENARIOS = 18;

/** Generates the full-size set, in English and in Chinese, and measures it, beside the public case where `--data` has it; writes a report page. */
export async function benchGenerator(options: {
  dataDirectory: string;
  seed: number;
  command: string;
  outputDirectory: string;
  /** Where the page is written; by default into the output directory. */
  report?: string | undefined;
  print(line: string): void;
}) {
  const started = performance.now();
  const views = viewsOf(english, options.seed);
  const generationMs = performance.now() - started;
  const generated = measureQuality(views);
  const chineseViews = viewsOf(chinese, options.seed);
  const inChinese = measureQuality(chineseViews);
  const publicCases = readPublicCases(options.dataDirectory);
  const published = publicCases.length === 0 ? undefined : measureQuality(publicCases);
  const sets: MeasuredSet[] = [
    { name: `generated, seed ${options.seed}`, cases: views, quality: generated, origin: 'generated' },
  ];
  if (published !== undefined)
    sets.push({ name: 'public case', cases: publicCases, quality: published, origin: 'public' });
  sets.push({ name: 'generated, Chinese', cases: chineseViews, quality: inChinese, origin: 'generated' });
  const page = options.report ?? join(options.outputDirectory, 'generator-report.html');
  await mkdir(dirname(page), { recursive: true });
  await writeFile(page, generatorPage(options.command, sets));
  options.print(`wrote ${page}`);
  const gates = [...qualityGates(generated), ...qualityGates(inChinese)];
  return {
    metrics: {
      generationMs,
      gatesKept: gates.filter(({ kept }) => kept).length,
      gates: gates.length,
      ...figures(generated, ''),
      ...figures(inChinese, '.zh'),
      ...(published === undefined ? {} : figures(published, '.public')),
    },
    byKind: Object.fromEntries(
      Object.entries(generated.mix).map(([kind, { n, share }]) => [
        kind,
        {
          n,
          share,
          ...optional('bm25RecallAt15', generated.bm25.at15ByKind[kind]?.recall),
          ...optional('readerRight', generated.reader.byKind[kind]?.right),
          ...optional('readerSwapped', generated.reader.byKind[kind]?.swapped),
          ...optional('shareInPublic', published?.mix[kind]?.share),
          ...optional('bm25RecallAt15InPublic', published?.bm25.at15ByKind[kind]?.recall),
        },
      ]),
    ),
    perItem: views.map((view) => ({ id: view.id, ...figures(measureQuality([view]), '') })),
  };
}

function viewsOf(language: SpokenLanguage, seed: number): CaseView[] {
  return Array.from({ length: SCENARIOS }, (_, index) => viewOfScenario(generateScenario({ seed, index, language })));
}

function optional(name: string, value: number | undefined): Record<string, number> {
  return value === undefined ? {} : { [name]: value };
}

function figures(quality: Quality, suffix: string): Record<string, number> {
  const named: Record<string, number> = {
    ...quality.statistics,
    previousOther: quality.floors.previousOther,
    calledElsePrevious: quality.floors.calledElsePrevious,
    bm25RecallAt5: quality.bm25.at5,
    bm25RecallAt10: quality.bm25.at10,
    bm25RecallAt15: quality.bm25.at15,
    readerRight: quality.reader.right,
    readerSwapped: quality.reader.swapped,
    newFourgramsBetweenSessions: quality.sessionNovelty.fourgrams,
    repeatedTurnsWithinCase: quality.sessionNovelty.repeatedTurns,
    ...(quality.caseNovelty === undefined
      ? {}
      : {
          newFourgramsBetweenCases: quality.caseNovelty.fourgrams,
          repeatedTurnsBetweenCases: quality.caseNovelty.repeatedTurns,
        }),
  };
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [`${name}${suffix}`, value]));
}

function readPublicCases(dataDirectory: string): CaseView[] {
  const folder = join(dataDirectory, 'voxpolybench');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => viewOfWebCase(JSON.parse(readFileSync(join(folder, name), 'utf8')) as WebCase));
}
