import type { Vocative } from '../language-pack.js';

/** Arabic يا, and titles after a Japanese name: marks that only a call has. */
const MARKED: readonly RegExp[] = [
  /(?<=^|[\s،,.!؟?؛])يا\s+(?<name>[\p{Script=Arabic}\p{M}]{2,})(?=[\s،,.!؟?]|$)/gu,
  /(?<=^|[、。！？\s])(?<name>[\p{Script=Han}]{1,4}|[\p{Script=Katakana}ー]{2,8})(?=(?:さん|くん|君|ちゃん|様)[、,。！？!?])/gu,
];

/** A capitalised word after a comma at the end of a sentence, in scripts that write no common noun with a capital. */
const TRAILING =
  /(?<=[\p{L}\p{M}],\s)(?=\p{Lu})(?<name>[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}][\p{L}\p{M}-]+)(?=[.!?…;]|$)/gu;

/** Calls that their form alone shows, whoever is known. */
export function markedVocatives(text: string): Vocative[] {
  const found: Vocative[] = [];
  for (const pattern of [...MARKED, TRAILING]) {
    for (const match of text.matchAll(pattern)) {
      const name = match.groups?.['name'] as string;
      const start = match.index + match[0].lastIndexOf(name);
      const before = text
        .slice(0, start)
        .replace(/يا\s+$/u, '')
        .trim();
      const position = before === '' ? 'leading' : pattern === TRAILING ? 'trailing' : 'middle';
      found.push({ name, start, end: start + name.length, position });
    }
  }
  return found;
}
