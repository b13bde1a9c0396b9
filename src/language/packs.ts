import { chinesePack } from './chinese/chinese-pack.js';
import { englishPack } from './english/english-pack.js';
import type { LanguagePack } from './language-pack.js';
import { universalPack } from './universal/universal-pack.js';

/** Every language pack, without the fallback. A new language is a folder and a line here. */
export const packs: readonly LanguagePack[] = [englishPack, chinesePack];

/** Below this, no pack claims a text. */
const CLAIM = 0.3;

/** The pack for a BCP 47 tag; without a tag, or for a language that has no pack, the one that recognises the text. */
export function packFor(tag: string | undefined, text: string): LanguagePack {
  const primary = tag?.toLowerCase().split(/[-_]/u)[0];
  if (primary !== undefined && primary !== '' && primary !== 'und') {
    return packs.find((pack) => pack.id === primary) ?? universalPack;
  }
  let best = universalPack;
  let bestScore = CLAIM;
  for (const pack of packs) {
    const score = pack.detect(text);
    if (score > bestScore) {
      best = pack;
      bestScore = score;
    }
  }
  return best;
}

/**
 * The pack that stems one word inside a text: English for plain Latin letters, whatever the text around them, so that
 * a short query and a long document agree; the text's own pack otherwise.
 */
export function wordPack(word: string, textPack: LanguagePack): LanguagePack {
  if (/^[a-z']+$/u.test(word)) return englishPack;
  return textPack === englishPack ? universalPack : textPack;
}
