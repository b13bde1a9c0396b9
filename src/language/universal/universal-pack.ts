import { nameKey } from '../fold.js';
import type { LanguagePack, Vocative } from '../language-pack.js';
import { introductionsInAnyLanguage } from './introductions.js';
import { markedVocatives } from './marked-vocatives.js';

/**
 * The fallback for languages without a pack. It never alters a word, knows questions by their marks in any script, and
 * claims names by set phrases and marks only: better none than wrong ones. Known names at the edges of a sentence, set off by a
 * comma, are found.
 */
export const universalPack: LanguagePack = {
  id: 'und',
  detect: () => 0,
  stem: (word) => word,
  isStopWord: () => false,
  introductions: introductionsInAnyLanguage,
  vocatives: (text, knownNames) => withoutRepeats([...markedVocatives(text), ...knownVocatives(text, knownNames)]),
  isQuestion: (text) => /[?？؟]/u.test(text),
  secondPerson: () => 0,
  addressesGroup: () => false,
  replyOpening: () => undefined,
  times: () => [],
};

function knownVocatives(text: string, knownNames: ReadonlySet<string>): Vocative[] {
  return [...text.matchAll(/[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)?/gu)].flatMap((match): Vocative[] => {
    const name = match[0];
    if (!knownNames.has(nameKey(name))) return [];
    const start = match.index;
    const end = start + name.length;
    const before = text.slice(0, start).trimEnd();
    const after = text.slice(end).trimStart();
    const opens = before === '' || /[.!?。！？؟]$/u.test(before);
    if (opens && /^[,，、،!！:：]/u.test(after)) return [{ name, start, end, position: 'leading' }];
    if (/[,，、،]$/u.test(before) && (after === '' || /^[.!?。！？؟]/u.test(after))) {
      return [{ name, start, end, position: 'trailing' }];
    }
    return [];
  });
}

function withoutRepeats(vocatives: readonly Vocative[]): Vocative[] {
  return vocatives
    .filter(
      (vocative, at) =>
        !vocatives.slice(0, at).some((other) => other.start < vocative.end && vocative.start < other.end),
    )
    .sort((left, right) => left.start - right.start);
}
