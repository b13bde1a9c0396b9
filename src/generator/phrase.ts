import type { Draw } from './draw.js';

/** Values of the slots of a phrase. */
export type Slots = Readonly<Record<string, string>>;

/**
 * Writes one sentence of a phrase grammar: `{a|b|}` is one of the alternatives (nested at will), `<slot>` a value. Slot
 * values are taken as they are; `vary` may change the words between them. An unknown slot stays visible, so that a test can find it.
 */
export function expandPhrase(
  template: string,
  slots: Slots,
  draw: Draw,
  vary: (text: string) => string = (text) => text,
): string {
  let text = template;
  for (;;) {
    const chosen = text.replace(/\{([^{}]*)\}/gu, (_, body: string) => draw.pick(body.split('|')));
    if (chosen === text) break;
    text = chosen;
  }
  return vary(text).replace(/<([a-z][a-z0-9-]*)>/gu, (whole, name: string) => slots[name] ?? whole);
}

/** Mends spaces and punctuation that empty alternatives left, and begins every sentence with a capital. */
export function tidySentence(text: string): string {
  const spaced = text
    .replace(/\s+/gu, ' ')
    .replace(/\b([Aa]) (?=(?!one\b|once|euro)[aeio]|un[^i]|up)/gu, '$1n ')
    .replace(/ ([,.;:?!])/gu, '$1')
    .replace(/,(?=[.?!])/gu, '')
    .replace(/([.?!])[.]+/gu, '$1')
    .replace(/,{2,}/gu, ',')
    .trim();
  return spaced.replace(/(^|[.?!] )(["“']?)(\p{Ll})/gu, (_, start: string, quote: string, letter: string) => {
    return `${start}${quote}${letter.toUpperCase()}`;
  });
}

/** Splits "a; b; c" of a word list. */
export function listOf(text: string): string[] {
  return text
    .split(/[;\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
