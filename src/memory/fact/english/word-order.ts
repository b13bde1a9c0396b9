const FRONTED_CONDITION =
  /^((?:if|when|whenever|unless|once|after|before|until|while|as long as|as soon as) [^,]+), (?=\S)(.+)$/iu;
const FRONTED_TIME =
  /^((?:just )?(?:tomorrow|today|tonight|yesterday|(?:last|next|this|every) (?:\w+day|morning|afternoon|evening|night|week|weekend|month|year|summer|winter|spring|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december)|on \w+(?: \w+)?|in (?:\d{4}|\w+|(?:two|three|four|a few) \w+)|at \d\S*|(?:a|an|two|three|four|five|six|\d+|a few|a couple of) \w+ ago|since \w+|for now|right now|these days|nowadays|from now on|back in \w+)(?: (?:morning|afternoon|evening|night))?),?\s+(?=[\uE000-\uEFFF]|the |there |let us )(.+)$/iu;
const FRONTED_ADVERB =
  /^(usually|normally|generally|typically|sometimes|recently|always|often|lately),? ([\uE000-\uEFFF](?: and others)?) (.+)$/iu;

/** Puts conditions and times that stand in front behind their clause: "On Friday we leave" becomes "we leave on Friday". */
export function straightOrder(clause: string): string {
  const adverb = FRONTED_ADVERB.exec(clause);
  if (adverb) return `${adverb[2]} ${adverb[1]!.toLowerCase()} ${adverb[3]}`;
  const fronted = FRONTED_CONDITION.exec(clause) ?? FRONTED_TIME.exec(clause);
  if (!fronted) return clause;
  return `${fronted[2]} ${fronted[1]!.charAt(0).toLowerCase()}${fronted[1]!.slice(1)}`;
}
