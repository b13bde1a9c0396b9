import type { Draw } from '../draw.js';

/** Phrases and what may stand in their place with the same grammar. Nothing here may touch a value, a negation or a change. */
const swaps: Readonly<Record<string, string>> = {
  'have to': 'need to',
  'a bit': 'a little|somewhat|slightly',
  nobody: 'no one|not a soul|not one person',
  everybody: 'everyone|the whole group|every one of us',
  somebody: 'someone|some person|one of you',
  anybody: 'anyone|any of you',
  'right away': 'at once|straight away|this minute|immediately',
  'for years': 'for ages|for a good while|since forever|longer than I can say',
  'good to know': 'nice to know|handy to know|glad you said so',
  'I will': "I'll|I'm going to|I shall|I intend to",
  "I'll": "I will|I'm going to|I shall|I am about to",
  'we could': 'we might|we can',
  'I can': 'I could|I might|I may',
  'I think': 'I believe|I guess|I reckon|I suppose|I imagine',
  'as far as I know': 'unless I missed something|to my knowledge|going by what I heard|last I checked',
  really: 'truly|honestly|genuinely',
  'of course': 'naturally|obviously|certainly|as one would expect',
  'do you want me to': 'shall I|should I|would it help if I',
  'to be honest': "frankly|if I'm honest|truth be told|I must say",
  'the others': 'the rest|everyone else|the rest of them',
  people: 'folk|some people|half the world',
  'makes sense': 'adds up|figures|sounds logical',
  'tell me': 'let me know|say so',
  'I was about to': 'I was just going to|I was meaning to|I had been about to',
  'can you': 'could you|would you|will you|might you',
  'could you': 'can you|would you|will you kindly',
  'let us': "let's|why don't we",
  'it is': "it's|that's",
  'that is': "that's|this is",
  'just so you know': "so you're aware|a word of warning|so that you have heard it",
  'I wanted to': "I meant to|I hoped to|I'd planned to|I was keen to",
  'I was wondering': "I'd been thinking|I kept thinking|I was curious",
  'keep asking me': "won't stop asking me|always ask me|have been asking me",
  lovely: 'charming|delightful|sweet|rather nice',
  'poor thing': 'poor soul|how unlucky|bad luck',
  'I hope': "I trust|here's hoping|with a little luck",
  because: 'since|as|seeing that',
  'I swear': 'I promise you|cross my heart|upon my word',
  typical: 'how typical|no surprise there|just as one would think',
  'in the end': 'eventually|when all was done|at long last',
  'by tonight': 'before bedtime|by this evening|before the day is over',
  'without a fuss': 'quietly|with no fuss at all|just like that',
  'I still': 'I, as ever,|I myself still|even now I',
  'I only': 'I just|I merely',
  'good luck': 'best of luck|fingers crossed|may it go well',
  'long story': 'lengthy tale|long tale|tangled story',
  'some other time': 'another day|on a quieter day|when we have an hour',
  'next time': 'the time after this|on the next occasion|when it comes up again',
  'last time': 'the time before|on the previous round|when it came up before',
  'all right': 'fine|very well|good enough',
  'I promised': 'I gave my word|I said yes|I swore',
  'no hurry': 'no rush|all in good time|there is no race',
  'I had no idea': "that's news to me|I never knew|nobody had told me",
  'in the meantime': 'until then|for now|meanwhile',
  'on my list': 'on my plate|on the to-do pile|in my notes',
  'would you': 'will you|could you|might you',
  'or should I': 'or shall I|or do I|or had I better',
  'or shall I': 'or should I|or had I better|or will I',
  'than I thought': 'than I guessed|than it looked|than I would have said',
  anyway: 'in any case|at any rate|all the same',
  'I need to know': 'I have to find out|I must hear',
};

const pattern = new RegExp(
  `(?<![\\p{L}'])(?<!do I |do we |n't )(${Object.keys(swaps)
    .sort((left, right) => right.length - left.length)
    .join('|')})(?![\\p{L}'])(?! of\\b)`,
  'gu',
);

/** Puts words of like meaning in place of common phrases; slots stay as they are. */
export function varyWords(text: string, rate: number, draw: Draw): string {
  return text.replace(pattern, (phrase: string) => {
    const others = swaps[phrase];
    return others === undefined || !draw.chance(rate) ? phrase : draw.pick(others.split('|'));
  });
}
