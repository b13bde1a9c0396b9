const FIXED: readonly (readonly [RegExp, string])[] = [
  [/\b(I)'m\b/giu, '$1 am'],
  [/'s gotta\b/giu, ' has to'],
  [/(?<=\s)'em\b/giu, 'them'],
  [/\bwon't\b/giu, 'will not'],
  [/\bcan't\b/giu, 'cannot'],
  [/\bshan't\b/giu, 'shall not'],
  [/\bain't\b/giu, 'is not'],
  [/\b(\w+)n't\b/giu, '$1 not'],
  [/\b(let)'s\b/giu, '$1 us'],
  [/'re\b/giu, ' are'],
  [/'ve\b/giu, ' have'],
  [/'ll\b/giu, ' will'],
  [/\b(I|you|we|he|she|they|there|that|it|who)'d (better|been|had|gone|done|seen|never)\b/giu, '$1 had $2'],
  [/(\p{L}|[\uE000-\uEFFF])'d\b/giu, '$1 would'],
  [
    /\b(he|she|it|that|this|there|here|what|who|where|how|when|everyone|everything|everybody|someone|nobody)'s (been|got|gone|had|become|started|left)\b/giu,
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

/** "'s" after a name or noun is "is" when what follows cannot be owned: "Piet's fine", "dinner's at six". */
const IS_AFTER_NOUN =
  /(\p{L}|[\uE000-\uEFFF])'s (?=(?:a|an|the|not|in|on|at|from|fine|good|great|allergic|vegetarian|vegan|ready|here|there|coming|going|always|never|really|very|so|too|been|got|just|only|still|already|also|more|working|busy|home|\w+ing to|booked|closed|open|late|early|free|\d)\b)/giu;

/** Writes contractions out and folds typographic quotes, so that patterns meet one form. */
export function expandContractions(text: string): string {
  let result = text.replace(/[‘’ʼ]/gu, "'").replace(/[“”]/gu, '"');
  if (!result.includes("'") && !/(?:onna|anna|otta|got to|ourselves)\b/iu.test(result)) return result;
  for (const [pattern, replacement] of FIXED) result = result.replace(pattern, replacement);
  return result.replace(IS_AFTER_NOUN, (_, before: string) => `${before} is `).replace(/\bis (got|been)\b/gu, 'has $1');
}
