const PREFIX = /^\s*(?:-\s*)?([\p{L}][\p{L}\p{M}\p{N}'’.\- ]{0,48}?)\s*[:：]\s*(?=\S)/u;
const MAX_WORDS = 4;

/** Splits "Name: text". A name has at most four words, each capitalised, numbered or of a script without case. */
export function splitSpeakerPrefix(line: string): { speaker?: string; text: string } {
  const match = PREFIX.exec(line);
  const name = match?.[1];
  if (match === null || name === undefined) return { text: line };
  const words = name.split(/\s+/u);
  const isName = words.length <= MAX_WORDS && words.every((word) => !/^\p{Ll}/u.test(word));
  return isName ? { speaker: name, text: line.slice(match[0].length).trim() } : { text: line };
}
