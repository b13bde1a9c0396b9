import { questionLanguage } from '../language/question-languages.js';
import { languageOf, words } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import { foldName } from '../records/person-directory.js';

/** Longest answer, in words: about ten seconds when spoken. The parts of a hyphenated word count one each. */
export const MAX_ANSWER_WORDS = 30;

/** Words as they are heard: "well-known" counts two, "it's" one. */
export function countWords(text: string): number {
  return text.replace(/['’]/gu, '').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** A sentence without calls by name and fillers at its start ("Yes, Piet, …"); never empty for a text with words. */
export function withoutOpeners(sentence: string, directory: PersonDirectory): string {
  let text = sentence.trim();
  for (let turns = 0; turns < 4; turns += 1) {
    const before = text;
    const filler = questionLanguage(languageOf(text).id)?.openingFiller(text) ?? '';
    if (filler !== '' && countWords(text.slice(filler.length)) > 2) text = text.slice(filler.length);
    const call = /^([\p{L}'’.-]+(?:\s[\p{L}'’.-]+)?),\s+/u.exec(text);
    if (call?.[1] && countWords(text.slice(call[0].length)) > 2 && directory.byName(foldName(call[1])).length > 0) {
      text = text.slice(call[0].length);
    }
    if (text === before) break;
  }
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A text cut to at most `limit` words: whole when it fits, else the run of clauses that holds most of the `wanted` terms. */
export function cutToWords(text: string, limit: number, wanted: (clause: string) => number): string {
  if (countWords(text) <= limit) return text;
  const clauses = text.split(/(?<=[,;:—–])\s*/u).filter((clause) => clause.trim() !== '');
  let best: { score: number; text: string } | undefined;
  for (let from = 0; from < clauses.length; from += 1) {
    for (let to = clauses.length; to > from; to -= 1) {
      const run = clauses.slice(from, to).join(' ');
      if (countWords(run) > limit) continue;
      const score = wanted(run) + countWords(run) / 1000;
      if (best === undefined || score > best.score) best = { score, text: run };
      break;
    }
  }
  const chosen = best?.text ?? text;
  if (countWords(chosen) <= limit) return chosen.replace(/[,;:—–\s]+$/u, '');
  let cut = chosen;
  const found = words(chosen);
  for (let keep = Math.min(limit, found.length); keep > 0; keep -= 1) {
    cut = chosen.slice(0, found[keep - 1]!.end);
    if (countWords(cut) <= limit) break;
  }
  return cut;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The sentences of a text, trimmed, without empty ones. */
export function sentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map((part) => part.segment.trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
