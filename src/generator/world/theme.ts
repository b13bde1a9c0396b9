import { MemoryError } from '../../errors.js';
import { listOf } from '../phrase.js';

/** What the value of a matter is. */
export type MatterKind = 'time' | 'day' | 'place' | 'count' | 'code' | 'who' | 'pick' | 'cost' | 'state';

/** Something that has to be settled: how people name it, how a question may name it instead, and its possible values. */
export interface MatterSeed {
  kind: MatterKind;
  name: string;
  otherName: string;
  /** Values of a choice or a state; the label of a code. */
  options: readonly string[];
}

/** A picture that people may show. */
export interface PictureSeed {
  name: string;
  details: readonly string[];
}

/** The vocabulary of one setting. */
export interface Theme {
  name: string;
  title: string;
  /** A family with kin words, or people who met through the thing. */
  household: boolean;
  roles: readonly string[];
  matters: readonly MatterSeed[];
  /** Verb phrases in the base form. */
  chores: readonly string[];
  /** Things with their article. */
  objects: readonly string[];
  /** Places with their preposition. */
  places: readonly string[];
  /** Clauses that explain a change. */
  reasons: readonly string[];
  /** Sentences that could be said at any moment. */
  remarks: readonly string[];
  pictures: readonly PictureSeed[];
}

/** Something that people like differently. */
export interface PreferenceAttribute {
  key: string;
  /** "kind of soup" of "which kind of soup did I say I prefer". */
  kind: string;
  /** What a host asks everybody. */
  round: string;
  /** The question that only the preference of the asker answers. */
  application: string;
  /** The same asked about a person: `<name>`. */
  about: string;
  values: readonly string[];
}

/** Something about a person that stays. `<v>` is the value, `<name>` the person. */
export interface BackgroundAttribute {
  key: string;
  /** How the person says it. */
  states: string;
  /** How others say it of the person. */
  reports: string;
  question: string;
  otherQuestion: string;
  values: readonly string[];
}

/** The same as it is written in the theme files: lists divided by semicolons or lines, fields by bars. */
export interface ThemeText {
  name: string;
  title: string;
  household?: boolean;
  roles: string;
  matters: string;
  chores: string;
  objects: string;
  places: string;
  reasons: string;
  remarks: string;
  pictures: string;
}

/** Reads a theme's text. Throws `invalid_argument` for a line of matters that has no kind or name. */
export function readTheme(text: ThemeText): Theme {
  return {
    name: text.name,
    title: text.title,
    household: text.household ?? false,
    roles: listOf(text.roles),
    matters: readMatters(text.matters),
    chores: listOf(text.chores),
    objects: listOf(text.objects),
    places: listOf(text.places),
    reasons: listOf(text.reasons),
    remarks: linesOf(text.remarks),
    pictures: linesOf(text.pictures).map((line) => {
      const [name = '', details = ''] = line.split('|').map((field) => field.trim());
      return { name, details: listOf(details) };
    }),
  };
}

const kinds: readonly MatterKind[] = ['time', 'day', 'place', 'count', 'code', 'who', 'pick', 'cost', 'state'];

/** Reads lines of `kind | name | other name | options`. */
export function readMatters(text: string): MatterSeed[] {
  return linesOf(text).map((line) => {
    const [kind = '', name = '', otherName = '', options = ''] = line.split('|').map((field) => field.trim());
    const known = kinds.find((candidate) => candidate === kind);
    if (known === undefined || name === '') {
      throw new MemoryError('invalid_argument', 'A matter needs a kind and a name, divided by bars.');
    }
    return { kind: known, name, otherName: otherName === '' ? name : otherName, options: listOf(options) };
  });
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
