import { tagWords } from '../../../../language/english/tagger.js';
import { frameOf } from './frame.js';

const EMPTY =
  /^(?:thing|things|god|goodness|luck|joke|fun|time|please|thanks|thank|sorry|sure|course|way|lol|haha|bye|man|boy|mate|congratulations|congrats|poor|lovely|great|nice|good|perfect|excellent|fantastic|wonderful|amazing|brilliant|funny|right|yes|no|true|exactly|agreed|noted|fine|cool|dear|deal|legend|anyway|morning|kidding)$/u;

/** Whether a piece without a verb goes on with the statement before it: "They signed. Three years, forty seats." */
export function isElaboration(text: string): boolean {
  const words = tagWords(text);
  if (words.length === 0 || words.length > 14 || frameOf(words) !== undefined) return false;
  if (words.some(({ lower }) => lower === 'please')) return false;
  if (words[0]?.tag === 'VERB' && !/(?:ed|ing)$/u.test(words[0].lower)) return false;
  if (words.some(({ tag, lower }) => tag === 'AUX' || (tag === 'VERB' && !/(?:ed|ing|en)$/u.test(lower)))) return false;
  return words.some(
    ({ tag, lower }) => (tag === 'NUM' || tag === 'PROPN' || tag === 'NOUN' || tag === 'ADJ') && !EMPTY.test(lower),
  );
}
