import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundFact } from '../src/evaluation/match-facts.js';
import { type FactPageItem, scoreFacts } from '../src/evaluation/score-facts.js';
import { createSeededIds } from '../src/ids.js';
import type { TurnInput } from '../src/ingest/turn-input.js';
import type { ExportLine } from '../src/privacy/export-space.js';
import { createRandom } from '../src/random.js';
import { createPersonDirectory } from '../src/records/person-directory.js';
import type { Fact, Person, Turn, Voice } from '../src/records/records.js';
import { open } from '../src/voxpolymem.js';
import { addedDistractors } from './fact-pages/added-distractors.js';
import { distractors } from './fact-pages/distractors.js';
import type { FactPage } from './fact-pages/fact-page.js';
import { factPages } from './fact-pages/fact-pages.js';
import { pageFacts, pageTurns } from './fact-pages/parse-fact-page.js';
import { sealedPages } from './fact-pages/split.js';

const TURN_MS = 4_000;
const DISTRACTOR_SPEAKERS = { en: ['Robin', 'Alma', 'Piet'], zh: ['方远', '田甜', '老秦'] } as const;
/** Distractors come as conversations of so many turns. */
const DISTRACTOR_TURNS = 20;

/**
 * Facts of written pages against the facts an annotator kept, and facts from turns that hold none. Every found fact and its
 * verdict goes to `facts-tuning.json`, `facts-sealed.json` and `facts-distractors.json` in the output folder.
 */
export async function benchFacts({ outputDirectory }: { outputDirectory: string }) {
  const items: FactPageItem[] = [];
  for (const page of factPages) items.push(await readPage(page));
  const { metrics, byKind, pages } = scoreFacts(items);
  const echo = scoreFacts(
    items.map((item, place) => ({ ...item, found: echoFacts(factPages[place] as FactPage) })),
  ).metrics;
  const strays = await readDistractors(distractors);
  const addedStrays = await readDistractors(addedDistractors);
  await mkdir(outputDirectory, { recursive: true });
  const write = (name: string, content: unknown) =>
    writeFile(join(outputDirectory, `facts-${name}.json`), `${JSON.stringify(content, undefined, 2)}\n`);
  await write(
    'tuning',
    pages.filter(({ sealed }) => !sealed),
  );
  await write(
    'sealed',
    pages.filter(({ sealed }) => sealed),
  );
  await write('distractors', [...strays, ...addedStrays.map((stray) => ({ ...stray, sealed: false }))]);
  return {
    metrics: {
      ...metrics,
      'factPrecision.echo': echo['factPrecision'] as number,
      'factRecall.echo': echo['factRecall'] as number,
      distractorTurns: distractors.en.length + distractors.zh.length,
      distractorFacts: strays.length,
      'distractorFacts.tuning': strays.filter(({ sealed }) => !sealed).length,
      'distractorTurns.added': addedDistractors.en.length + addedDistractors.zh.length,
      'distractorFacts.added': addedStrays.length,
    },
    byKind,
    perItem: pages.map(({ id, language, sealed, verdicts, missed }) => ({
      id,
      language,
      sealed,
      right: verdicts.filter(({ verdict }) => verdict === 'right').length,
      wrong: verdicts.filter(({ verdict }) => verdict === 'false' || verdict === 'duplicate').length,
      missed: missed.length,
    })),
  };
}

/**
 * What a system that understands nothing would keep: every turn, word for word, as a fact about its speaker; with `shift`, about
 * whoever speaks so many turns later.
 */
export function echoFacts(page: FactPage, shift = 0): FoundFact[] {
  const turns = pageTurns(page);
  return turns.map(({ number, text }, place) => {
    const subject = turns[(place + shift) % turns.length]?.speaker as string;
    const statement = `${subject}: ${text}`;
    return { id: String(number), kind: 'state', statement, subject, claimant: subject, evidence: [number] };
  });
}

async function readPage(page: FactPage): Promise<FactPageItem> {
  const turns = pageTurns(page).map(
    ({ number, speaker, text }): TurnInput => ({
      session: page.id,
      startedAt: page.at,
      timeZone: page.timeZone,
      speaker,
      text,
      startMs: (number - 1) * TURN_MS,
      id: String(number),
    }),
  );
  return {
    id: page.id,
    language: page.language,
    sealed: sealedPages.has(page.id),
    gold: pageFacts(page),
    found: await factsFrom(turns),
  };
}

async function readDistractors({ en, zh }: typeof addedDistractors) {
  return [...(await readStrays('en', en)), ...(await readStrays('zh', zh))];
}

/** Facts found in turns that hold none, with the turn; odd places are sealed. */
async function readStrays(language: 'en' | 'zh', texts: readonly string[]) {
  const speakers = DISTRACTOR_SPEAKERS[language];
  const turns = texts.map(
    (text, place): TurnInput => ({
      session: `${language} ${Math.floor(place / DISTRACTOR_TURNS)}`,
      startedAt: `2026-03-${String(2 + Math.floor(place / DISTRACTOR_TURNS)).padStart(2, '0')}T10:00`,
      speaker: speakers[place % speakers.length] as string,
      text,
      startMs: (place % DISTRACTOR_TURNS) * TURN_MS,
      id: String(place),
    }),
  );
  const found = await factsFrom(turns);
  return found.map((fact) => {
    const place = fact.evidence[0] as number;
    return { sealed: place % 2 === 1, text: texts[place], found: fact };
  });
}

/** Remembers the turns in a fresh space and reads every fact from its export, people by name and turns by the given number. */
export async function factsFrom(turns: readonly TurnInput[]): Promise<FoundFact[]> {
  const space = await open(':memory:', { ids: createSeededIds(createRandom(1)) });
  try {
    await space.ingest({ kind: 'turns', turns });
    const lines: ExportLine[] = [];
    for await (const line of space.export()) lines.push(line);
    const records = <T>(kind: ExportLine['kind']) =>
      lines.flatMap((line) => (line.kind === kind ? [line.record as T] : []));
    const directory = createPersonDirectory(records<Person>('person'), records<Voice>('voice'));
    const numbers = new Map(records<Turn>('turn').map(({ id, externalId }) => [id, Number(externalId)]));
    return records<Fact & { renderedText: string }>('fact').map((fact) => ({
      id: fact.id,
      kind: fact.kind,
      statement: fact.renderedText,
      ...(fact.subjectId === undefined ? {} : { subject: directory.displayName(fact.subjectId) }),
      claimant: directory.displayName(fact.speakerId),
      evidence: fact.evidence.map((turn) => numbers.get(turn) as number),
      ...(fact.validFrom === undefined ? {} : { validFrom: fact.validFrom }),
      ...(fact.supersededBy === undefined ? {} : { supersededBy: fact.supersededBy }),
    }));
  } finally {
    await space.close();
  }
}
