/** A small dialogue and everything that the rules should make of it, in the form of `show`. */
export interface FactCase {
  name: string;
  /** "Speaker > addressees: text". */
  lines: readonly string[];
  facts: readonly string[];
}
