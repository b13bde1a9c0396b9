/** A stretch of a question between quotation marks; offsets are UTF-16 units and include the marks. */
export interface QuotedSpan {
  text: string;
  start: number;
  end: number;
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
  ['＂', '＂'],
  ['‘', '’'],
  ["'", "'"],
];
const WORD = /[\p{L}\p{N}]/u;

/**
 * Quoted speech in a question, left to right. An apostrophe inside a word never opens or closes a quote, and a span of
 * one short word is a name or title rather than speech, so it needs at least two words.
 */
export function quotedSpans(text: string): QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  let at = 0;
  while (at < text.length) {
    const span = longestSpan(text, at);
    if (span) {
      spans.push(span);
      at = span.end;
    } else at += 1;
  }
  return spans;
}

/** Marks that no word contains; the others may be apostrophes or stand for inches and minutes. */
const BRACKETS = '“„«»「『';

function opens(text: string, at: number, open: string): boolean {
  const before = text[at - 1];
  return before === undefined || BRACKETS.includes(open) || !WORD.test(before);
}

function longestSpan(text: string, at: number): QuotedSpan | undefined {
  for (const [open, close] of PAIRS) {
    if (text[at] !== open || !opens(text, at, open)) continue;
    for (let end = text.indexOf(close, at + 1); end !== -1; end = text.indexOf(close, end + 1)) {
      const after = text[end + 1];
      if (after !== undefined && !BRACKETS.includes(open) && WORD.test(after)) continue;
      const inner = text.slice(at + 1, end).trim();
      // A plural possessive ("the parents' room") looks like a closing mark: prefer a later one with punctuation before it.
      const later = isApostrophe(close) && !/[.!?,…]$/.test(inner) ? closingAfter(text, close, end + 1) : undefined;
      const stop = later ?? end;
      const body = text.slice(at + 1, stop).trim();
      if (body.split(/\s+/u).length < 2 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(body))
        break;
      return { text: body, start: at, end: stop + 1 };
    }
  }
  return undefined;
}

function isApostrophe(mark: string): boolean {
  return mark === "'" || mark === '’';
}

function closingAfter(text: string, close: string, from: number): number | undefined {
  const rest = text.slice(from);
  const opener = close === '’' ? '‘' : close;
  const match = new RegExp(`[.!?,…]${close}(?![\\p{L}\\p{N}])|${close}\\s*[?.!]?\\s*$`, 'u').exec(rest);
  if (!match) return undefined;
  const end = from + match.index + match[0].indexOf(close);
  // Another quotation opens in between: the first mark did close the first one.
  return new RegExp(`(?<![\\p{L}\\p{N}])${opener}[\\p{L}\\p{N}]`, 'u').test(text.slice(from, end)) ? undefined : end;
}
