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
  return fillSlots(vary(text), slots);
}

/** Puts values into the slots of a text; an unknown slot stays visible. */
export function fillSlots(text: string, slots: Slots): string {
  return text.replace(/<([a-z][a-z0-9-]*)>/gu, (whole, name: string) => slots[name] ?? whole);
}

/** Splits "a; b; c" of a word list. */
export function listOf(text: string): string[] {
  return text
    .split(/[;\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
