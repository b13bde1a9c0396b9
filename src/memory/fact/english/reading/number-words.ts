const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER = new RegExp(
  `\\b(?:(?<tens>${TENS.join('|')})(?:[- ](?<unit>${UNITS.slice(1, 10).join('|')}))?|(?<small>${UNITS.join('|')}))(?! (?:hundred|thousand|million))\\b`,
  'giu',
);

/** A text with its numbers up to 99 in digits, so that "seventy-five" and "75" are one value. */
export function withDigits(text: string): string {
  return text.replace(NUMBER, (...match) => {
    const { tens, unit, small } = match.at(-1) as Record<string, string | undefined>;
    if (small !== undefined) return String(UNITS.indexOf(small.toLowerCase()));
    return String(
      (TENS.indexOf((tens ?? '').toLowerCase()) + 2) * 10 + Math.max(0, UNITS.indexOf((unit ?? '').toLowerCase())),
    );
  });
}
