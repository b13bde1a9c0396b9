import type { ExpectedAnswer } from '../question-language.js';

const CLOCK =
  /\b\d{1,2}(?:[:.]\d{2})\b|\b\d{1,2}\s*(?:a\.?m\b|p\.?m\b|o['’]clock)|\b(?:noon|midnight|half\s+past|quarter\s+(?:to|past))\b/iu;
const NUMERAL =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|couple|few|several|once|twice|double|half|none)';
const AMOUNT = String.raw`(?:\d[\d.,]*|an?|${NUMERAL})`;

/** How answers of a kind look, where they have a look. */
const KINDS: Readonly<Partial<Record<ExpectedAnswer, RegExp>>> = {
  time: /\d|\b(?:noon|midnight|morning|afternoon|evening|tonight|today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:end)?s?|months?|years?|january|february|march|april|june|july|august|september|october|november|december|hours?|minutes?|ago|last|next)\b/iu,
  number: new RegExp(String.raw`(?<!\bat\s+)(?:\d|\b${NUMERAL}\b)`, 'iu'),
  place:
    /\b(?:at|in|to|from|near|by|on|behind|beside|inside|outside|under|over|use|is|try|recommend)\s+(?:the\s+|a\s+|an\s+|my\s+|our\s+|your\s+)?[\p{L}\p{N}]+/iu,
  preference:
    /\b(?:prefer\w*|rather|like|love|favou?rite|want|enjoy|best|always|usually|happiest|nothing\s+beats|fan\s+of|fond|keen|switched)\b/iu,
};

/** Questions whose wording asks for something narrower than their kind, with how its answers look. */
const NARROWER: readonly (readonly [asks: RegExp, looks: RegExp])[] = [
  [
    /\bhow\s+(?:much|expensive)\b.*\b(?:costs?|pays?|paid|spen[dt]|charged?|worth|owe)\b|\b(?:price|cost|budget|fee|rent|salary)\b/iu,
    /[$€£¥]\s*\d|\d\s*(?:[$€£¥]|dollars?\b|euros?\b|pounds?\b|cents?\b|bucks\b|francs?\b|kron\w+|yen\b|yuan\b|k\b|quid\b)|\b(?:for\s+free|free\s+of\s+charge)\b/iu,
  ],
  [/\bhow\s+old\b|\bwhat\s+age\b/iu, new RegExp(String.raw`\b(?:\d{1,3}|${NUMERAL})\b|\bbirthday\b|\bborn\b`, 'iu')],
  [
    /\bhow\s+long\b/iu,
    new RegExp(
      String.raw`\b${AMOUNT}(?:\s+(?:or|to|and\s+a)\s+${AMOUNT})?(?:[\s-]+(?:of|more|full|whole|good))?[\s-]+(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?)\b|\bsince\b|\ball\s+(?:day|night|week|year)\b|\buntil\b`,
      'iu',
    ),
  ],
  [
    /\bhow\s+(?:often|frequently)\b/iu,
    /\b(?:every|each|daily|weekly|monthly|yearly|once|twice|times|always|usually|never|per|a\s+(?:day|week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/iu,
  ],
  [
    /^\W*why\b|\bwhat\s+(?:\w+\s+)?(?:made|makes|caused|inspired|motivated|prompted|led)\b|\breasons?\b|\bwhy\s+(?:did|does|do|is|was)\b/iu,
    /\b(?:because|since|so\s+that|in\s+order|due\s+to|thanks\s+to|inspire\w*|wanted|reason|that['’]s\s+why|made\s+me|helps?|motivat\w+|so\s+(?:i|we|they|he|she)\b|to\s+\p{Ll}{3,})/iu,
  ],
  [
    /\bwhat\s+colou?rs?\b|\bwhich\s+colou?rs?\b/iu,
    /\b(?:red|green|blue|yellow|orange|purple|violet|pink|white|black|gr[ae]y|brown|turquoise|beige|gold|silver|maroon|teal|navy|cream)\b/iu,
  ],
  [
    /\b(?:called|named)\W*$|\bnames?\s+of\b|\bwhat(?:['’]s|\s+is|\s+are|\s+was)\s.*\bnames?\W*$/iu,
    /(?<=\p{Ll}\s)\p{Lu}\p{Ll}+|["“”]/u,
  ],
  [
    /\b(?:feel|feeling|feelings|emotions?|react|reaction|mood)\b/iu,
    /\b(?:fe(?:el|els|lt)|happy|glad|excited|proud|sad|nervous|anxious|scared|grateful|thankful|amazing|awesome|relie[fv]\w*|overwhelm\w*|stressed|lonely|calm|joy|love[ds]?|thrilled|upset|worried|angry|tough|hard)\b/iu,
  ],
];

/** How an answer looks: by the wording of the question where that says more than its kind, else by the kind. */
export function englishAnswerShape(expects: ExpectedAnswer, clock: boolean, text = ''): RegExp | undefined {
  if (clock) return CLOCK;
  return NARROWER.find(([asks]) => asks.test(text))?.[1] ?? KINDS[expects];
}
