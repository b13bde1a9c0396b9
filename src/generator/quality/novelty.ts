import type { CaseView } from './case-view.js';
import { viewLanguages } from './view-language.js';

/** How much texts repeat each other. */
export interface Novelty {
  /** Share of a text's different word n-grams that no other text has, meaned over texts. */
  trigrams: number;
  fourgrams: number;
  fivegrams: number;
  /** Share of turns that stand word for word elsewhere too. */
  repeatedTurns: number;
  /** The share of 4-grams of each case. */
  fourgramsByCase?: readonly { id: string; share: number }[];
}

/** Novelty between whole cases. */
export function noveltyBetweenCases(cases: readonly CaseView[]): Novelty {
  const texts = cases.map((view) => view.sessions.flatMap((session) => wordsOfTurns(view, session)));
  const shares = uniqueShares(texts, 4);
  return { ...novelty(texts), fourgramsByCase: cases.map(({ id }, index) => ({ id, share: shares[index] ?? 0 })) };
}

/** Novelty between the sessions of one case. */
export function noveltyBetweenSessions(view: CaseView): Novelty {
  return novelty(view.sessions.map((session) => wordsOfTurns(view, session)));
}

function wordsOfTurns(view: CaseView, session: CaseView['sessions'][number]): string[][] {
  return session.turns.map((turn) => viewLanguages[view.language].words(turn.text));
}

/** Texts of turns of words. */
type Texts = readonly (readonly (readonly string[])[])[];

function novelty(texts: Texts): Novelty {
  const turns = texts.flat().map((words) => words.join(' '));
  const counts = new Map<string, number>();
  for (const turn of turns) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  const repeated = turns.filter((turn) => (counts.get(turn) ?? 0) > 1).length;
  return {
    trigrams: uniqueShare(texts, 3),
    fourgrams: uniqueShare(texts, 4),
    fivegrams: uniqueShare(texts, 5),
    repeatedTurns: turns.length === 0 ? 0 : repeated / turns.length,
  };
}

function uniqueShare(texts: Texts, size: number): number {
  return uniqueShares(texts, size).reduce((sum, value) => sum + value, 0) / Math.max(1, texts.length);
}

function uniqueShares(texts: Texts, size: number): number[] {
  const sets = texts.map((turns) => {
    const grams = new Set<string>();
    for (const words of turns) {
      for (let start = 0; start + size <= words.length; start += 1)
        grams.add(words.slice(start, start + size).join(' '));
    }
    return grams;
  });
  const holders = new Map<string, number>();
  for (const set of sets) for (const gram of set) holders.set(gram, (holders.get(gram) ?? 0) + 1);
  return sets.map((set) => (set.size === 0 ? 0 : [...set].filter((gram) => holders.get(gram) === 1).length / set.size));
}
