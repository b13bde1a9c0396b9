import { tagWords } from '../../../language/english/tagger.js';
import { tidySpeech } from './tidy-speech.js';

const FIXED: readonly (readonly [RegExp, string])[] = [
  [/\b(I)'m\b/giu, '$1 am'],
  [/'s gotta\b/giu, ' has to'],
  [/(?<=\s)'em\b/giu, 'them'],
  [/\b(how|where|what|why|when)'d (?=(?:you|they|he|she|we|it)\b)/giu, '$1 did '],
  [/\bwon't\b/giu, 'will not'],
  [/\bcan't\b/giu, 'cannot'],
  [/\bshan't\b/giu, 'shall not'],
  [/\bain't\b/giu, 'is not'],
  [/\b(\w+)n't\b/giu, '$1 not'],
  [/\b(let)'s\b/giu, '$1 us'],
  [/'re\b/giu, ' are'],
  [/'ve\b/giu, ' have'],
  [/'ll\b/giu, ' will'],
  [/\b(I|you|we|he|she|they|there|that|it|who)'d (better|been|had|gone|done|seen|never(?! have))\b/giu, '$1 had $2'],
  [/\b(I|you|we|he|she|they)'d (?=(?:a|an|the|my|no|two|three|some)\b)/giu, '$1 had '],
  [
    /(\p{L}|[\uE000-\uEFFF])'d (?=(?:(?:already|just|never|always|only) )?(?:\p{L}{2,}ed|sold|bought|taken|given|told|said|made|lost|left|found|heard|thought|forgotten|got|met|written|eaten|spoken|broken|paid|sent|kept|known|chosen|won|begun)\b)/giu,
    '$1 had ',
  ],
  [/(\p{L}|[\uE000-\uEFFF])'d\b/giu, '$1 would'],
  [
    /\b(he|she|it|that|this|there|here|what|who|where|how|when|everyone|everything|everybody|someone|nobody)'s (been|got|gone|come|had|become|started|left)\b/giu,
    '$1 has $2',
  ],
  [
    /\b(he|she|it|that|this|there|here|what|who|where|how|when|everyone|everything|everybody|someone|nobody)'s\b/giu,
    '$1 is',
  ],
  [/\bgonna\b/giu, 'going to'],
  [/\bwanna\b/giu, 'want to'],
  [/\bgotta\b/giu, 'have to'],
  [/\bhave got to\b/giu, 'have to'],
  [/\bourselves\b/giu, 'themselves'],
];

/** Contractions typed without their mark. */
const UNMARKED: readonly (readonly [RegExp, string])[] = [
  [/\b(he|she)s (?=(?:a|an|the|my|not|in|on|at|from|going|been|got|so|very|too|\d|\p{L}+ing)\b)/giu, '$1 is '],
  [/(?<=^|[.,;!?] |\bso |\band |\bbut )ill (?=\p{Ll})/gu, 'I will '],
  [/\bu(?= (?:are|were|can|could|will|would|do|did|have|need|want|know)\b)/gu, 'you'],
  [/\bim\b/giu, 'I am'],
  [/\bive\b/giu, 'I have'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)nt\b/giu, '$1 not'],
  [/\bwont(?= \p{L})/giu, 'will not'],
  [/\bcant\b/giu, 'cannot'],
  [/\b(that|he|she|what|there)s(?= \p{L})/giu, '$1 is'],
  [/\b(they|you)re\b/giu, '$1 are'],
];

/** "'s" after a name or noun is "is" when what follows cannot be owned: "Piet's fine", "dinner's at six". */
const IS_AFTER_NOUN =
  /(\p{L}|[\uE000-\uEFFF])'s (?=(?:a|an|the|not|in|on|at|from|fine|good|great|allergic|vegetarian|vegan|ready|here|there|coming|going|always|never|really|very|so|too|been|got|just|only|still|already|also|more|working|busy|home|\w+ing to|booked|closed|open|late|early|free|\d)\b)/giu;

/** Texts whose expansion is kept: the turns around the current one are read again and again. */
const KEPT_TEXTS = 64;
const kept = new Map<string, string>();

/** Writes contractions out and folds typographic quotes, so that patterns meet one form. */
export function expandContractions(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_TEXTS) kept.delete(kept.keys().next().value as string);
  const result = expanded(text);
  kept.set(text, result);
  return result;
}

function expanded(text: string): string {
  let result = tidySpeech(text)
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/(?<![\p{L}'.])i(?=$|[\s',])/gu, 'I');
  for (const [pattern, replacement] of UNMARKED) result = result.replace(pattern, replacement);
  if (!result.includes("'") && !/(?:onna|anna|otta|got to|ourselves)\b/iu.test(result)) return result;
  for (const [pattern, replacement] of FIXED) result = result.replace(pattern, replacement);
  return spelledByTags(result.replace(IS_AFTER_NOUN, (_, before: string) => `${before} is `)).replace(
    /\bis (got|been)\b/gu,
    'has $1',
  );
}

/** "the tank's nearly empty": before an adverb, or an adjective or participle that no noun follows, "'s" is a verb. */
function spelledByTags(text: string): string {
  if (!text.includes("'s ")) return text;
  const words = tagWords(text);
  let result = '';
  let copied = 0;
  for (const [index, { lower, start, end }] of words.entries()) {
    const [next, after] = [words[index + 1], words[index + 2]];
    if (lower !== "'s" || next === undefined || words[index - 1]?.lower === 'let') continue;
    const noun = after?.tag === 'NOUN' || after?.tag === 'PROPN' || after?.tag === 'ADJ';
    const verb = next.tag === 'VERB' && !noun;
    if (next.tag !== 'ADV' && !verb && !(next.tag === 'ADJ' && !noun && after?.tag !== 'CCONJ')) continue;
    result += `${text.slice(copied, start)} is`;
    copied = end;
  }
  return result + text.slice(copied);
}
