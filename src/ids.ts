import { randomBytes } from 'node:crypto';
import type { Random } from './random.js';

/** Kinds of things that get an id; the kind is the id's prefix. */
export type IdKind =
  | 'space'
  | 'session'
  | 'turn'
  | 'voice'
  | 'person'
  | 'fact'
  | 'profile'
  | 'image'
  | 'journal'
  | 'clue'
  | 'review';

/** Makes ids such as `turn_3k9x0c2m7q1v8d5t`: opaque, never derived from order or names, one index token each. */
export type IdSource = (kind: IdKind) => string;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** Ids from the operating system's randomness (80 bits). */
export const randomIds: IdSource = (kind) =>
  `${kind}_${Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;

/** Ids from a seeded stream, for tests and repeatable runs. */
export function createSeededIds(random: Random): IdSource {
  return (kind) =>
    `${kind}_${Array.from({ length: LENGTH }, () => ALPHABET[random.integer(ALPHABET.length)]).join('')}`;
}
