import { nameKey } from '../fold.js';
import type { LanguagePack, Vocative } from '../language-pack.js';

/**
 * The fallback for languages without a pack. It never alters a word, knows questions by their marks in any script, and
 * claims no names: better none than wrong ones. Known names at the edges of a sentence, set off by a comma, are found.
 */
export const universalPack: LanguagePack = {
  id: 'und',
  detect: () => 0,
  stem: (word) => word,
  isStopWord: () => false,
  introductions: () => [],
  vocatives: (text, knownNames) =>
    [...text.matchAll(/[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)?/gu)].flatMap((match): Vocative[] => {
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
    }),
  isQuestion: (text) => /[?？؟]/u.test(text),
  secondPerson: () => 0,
  addressesGroup: () => false,
  replyOpening: () => undefined,
  times: () => [],
};
