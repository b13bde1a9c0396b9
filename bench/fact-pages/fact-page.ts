/**
 * A conversation written by hand and the facts worth keeping from it. An indented line goes on with the line before.
 *
 * `talk`: a numbered turn a line, "3 Mara: words".
 *
 * `facts`: a fact a line, "turns | subject | kind | statement | key | notes".
 * - turns: numbers of the turns that show it, by commas.
 * - subject: names by "/", any of which is right. A speaker's name is that person; anything else is a thing or somebody absent,
 *   and its words must stand in the statement. "Kenji's wife" may also be filed under Kenji.
 * - key: parts by ";" that must all occur in a matching statement, each with alternatives by "/". `@2026-03-14` is a day and
 *   `@2026-03` a month: written out, or the fact's time of validity.
 * - notes, by ";": `neg`, `hedged`, `if WORDS` (condition), `by NAME` (claimant, when not the subject), `is ATTRIBUTE=VALUE`,
 *   `from DATE`, `to DATE`, `#label`, `replaces label`, `also` (true, but nobody need keep it: neither missed nor false).
 */
export interface FactPage {
  id: string;
  about: string;
  language: 'en' | 'zh';
  /** Local time at which the conversation starts. */
  at: string;
  timeZone: string;
  talk: string;
  facts: string;
}
