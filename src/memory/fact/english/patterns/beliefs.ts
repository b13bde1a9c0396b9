import type { FactPattern } from '../fact-pattern.js';
import { compile, HIGH_TALK, keyWords } from '../phrases.js';

/** Openers of a hedged or believed statement; what follows may state a fact of another kind. */
export const HEDGE = compile(
  '^(?<subject><P>) (?:<ADV>)(?<hedge>thinks?|believes?|guesses|guess|feels? (?:like|that)|reckons?|suspects?|supposes?|hopes?|assumes?|imagines?|is (?:pretty |fairly |quite |not |so )*(?:sure|certain|convinced|confident|afraid|worried)|(?:would|will) say|(?:did|does|do) not think|had thought) (?:that )?(?<rest>.+)$',
);

/** What people believe, with the hedge kept. */
export const beliefs: readonly FactPattern[] = [
  {
    name: 'believes',
    kind: 'belief',
    match: compile(
      "^(?<subject><P>) <ADV>(?:thinks|believes|reckons|suspects|doubts|is (?:pretty |fairly |quite |not |so )*(?:sure|certain|convinced|confident)|does not (?:think|believe)) (?:that )?(?<value>(?!so$|not$|once\\b|when\\b|because\\b|maybe\\b|perhaps\\b|about|of|it\\b|that\\b|this\\b|they\\b|he\\b|she\\b|<P>|to\\b|back\\b|if\\b|in\\b)[\\p{L}'-]+ .+)$",
    ),
    confidence: 0.6,
    accept: ({ value = '' }) =>
      keyWords(value).length > 2 &&
      !HIGH_TALK.test(value) &&
      /\b(?:is|are|was|were|will|would|can|cannot|could|should|has|have|needs?|makes?|works?|\w+s) /iu.test(value),
  },
  {
    name: 'recommends',
    kind: 'belief',
    match: compile(
      '^(?:for [^,]+, )?<S> (?:would )?<ADV>(?:recommends?|suggests?|advises?) (?<value>(?!it|that|this|you).+)$',
    ),
    confidence: 0.65,
    accept: ({ value = '' }) => keyWords(value).length > 0 && !/^<P>$|^(?:it|that|this|them)\b/iu.test(value),
  },
  {
    name: 'opinion',
    kind: 'belief',
    match: compile("^(?:in (?<subject><P>)'s (?:opinion|view|experience),? )(?<value>.+)$"),
    confidence: 0.6,
    accept: ({ value = '' }) => keyWords(value).length > 2,
  },
];
