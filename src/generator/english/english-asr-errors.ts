import type { AsrErrorOptions } from '../dialogue/asr-errors.js';
import type { Draw } from '../draw.js';

const soundAlikes: Readonly<Record<string, string>> = {
  their: 'there',
  there: 'their',
  "they're": 'there',
  to: 'two',
  too: 'to',
  two: 'to',
  for: 'four',
  four: 'for',
  your: "you're",
  "you're": 'your',
  know: 'no',
  no: 'know',
  right: 'write',
  write: 'right',
  our: 'are',
  hour: 'our',
  by: 'buy',
  buy: 'by',
  here: 'hear',
  hear: 'here',
  week: 'weak',
  meet: 'meat',
  will: 'well',
  its: "it's",
  "it's": 'its',
  wait: 'weight',
  new: 'knew',
};
const dropped = new Set(['a', 'an', 'the', 'of', 'to', 'is', 'and', 'that', 'it', 'um', 'uh']);

/** An English text as a recogniser might have written it: sound-alikes, lost small words, doubled words. */
export function addEnglishAsrErrors(text: string, options: AsrErrorOptions, draw: Draw): string {
  const words = text.split(' ').flatMap((word): string[] => {
    if (!draw.chance(options.wordErrorRate)) return [word];
    const plain = word.toLowerCase().replace(/[^\p{L}']/gu, '');
    const alike = soundAlikes[plain];
    if (alike !== undefined) return [word.toLowerCase().replace(plain, alike)];
    if (dropped.has(plain)) return [];
    return draw.chance(0.5) ? [word, word.replace(/[.,?!]$/u, '')] : [word.replace(/ing\b/u, 'in')];
  });
  const joined = words.join(' ');
  return options.bare ? joined.toLowerCase().replace(/[^\p{L}\p{N}' :]/gu, '') : joined;
}
