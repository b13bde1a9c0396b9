import type { GoldFact } from '../../src/evaluation/match-facts.js';
import type { FactKind } from '../../src/records/records.js';
import type { FactPage } from './fact-page.js';

/** One turn of a page. */
export interface PageTurn {
  number: number;
  speaker: string;
  text: string;
}

/** The turns of a page in order, as numbered. */
export function pageTurns({ talk }: FactPage): PageTurn[] {
  return nonEmptyLines(talk).map((line) => {
    const [, number = '', speaker = '', text = ''] = /^(\d+) ([^:]+): (.+)$/u.exec(line) ?? [];
    return { number: Number(number), speaker, text };
  });
}

/** The facts of a page, in order (notation: `fact-page.ts`). */
export function pageFacts(page: FactPage): GoldFact[] {
  const speakers = [...new Set(pageTurns(page).map(({ speaker }) => speaker))];
  return nonEmptyLines(page.facts).map((line) => {
    const [turns = '', subject = '', kind = '', statement = '', key = '', ...rest] = line.split('|').map(trimmed);
    const notes = rest.join('').split(';').map(trimmed);
    const note = (word: string) => notes.find((each) => each.startsWith(`${word} `))?.slice(word.length + 1);
    const [attribute, value] = note('is')?.split('=') ?? [];
    return {
      evidence: turns.split(',').map(Number),
      subjects: subject.split('/').map(trimmed),
      speakers,
      kind: kind as FactKind,
      statement,
      key: key.split(';').map((part) => part.split('/').map(trimmed)),
      language: page.language,
      timeZone: page.timeZone,
      negated: notes.includes('neg'),
      hedged: notes.includes('hedged'),
      optional: notes.includes('also'),
      ...defined({
        condition: note('if'),
        claimant: note('by'),
        attribute,
        value,
        validFrom: note('from'),
        validTo: note('to'),
        label: notes.find((each) => each.startsWith('#'))?.slice(1),
        supersedes: note('replaces'),
      }),
    };
  });
}

function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Lines; an indented one goes on with the line before. */
function nonEmptyLines(text: string): string[] {
  return text
    .replaceAll(/\n +/gu, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function trimmed(text: string): string {
  return text.trim();
}
