/** A set of words written as one text, separated by white space. */
export function wordList(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter((word) => word !== ''));
}
