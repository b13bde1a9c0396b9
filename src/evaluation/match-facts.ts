import { foldWord } from '../language/fold.js';
import { packFor, wordPack } from '../language/packs.js';
import { words } from '../language/terms.js';
import { localTime } from '../language/zone.js';
import type { FactKind, Instant } from '../records/records.js';

/** A fact that an annotator kept. Evidence are turn numbers of its conversation. */
export interface GoldFact {
  evidence: readonly number[];
  /** Any of these: a speaker, somebody absent, a thing, or "Nora's wife", which may be filed under Nora. */
  subjects: readonly string[];
  /** Everybody who speaks in the conversation. */
  speakers: readonly string[];
  kind: FactKind;
  statement: string;
  /** Every part must occur in a matching statement by one of its alternatives; "@2026-03-14" or "@2026-03" is a time. */
  key: readonly (readonly string[])[];
  language: 'en' | 'zh';
  /** IANA zone in which days are read. */
  timeZone: string;
  negated: boolean;
  hedged: boolean;
  /** True, but nobody need keep it. */
  optional: boolean;
  condition?: string;
  /** Who says so, when not the subject. */
  claimant?: string;
  attribute?: string;
  value?: string;
  /** Local days, "2026-03-14". */
  validFrom?: string;
  validTo?: string;
  label?: string;
  /** Label of the fact that this one replaces. */
  supersedes?: string;
}

/** A fact that the system keeps, with names in place of references. */
export interface FoundFact {
  id: string;
  kind: FactKind;
  statement: string;
  /** Name of the person it is filed under; absent when it is about no person. */
  subject?: string;
  claimant: string;
  evidence: readonly number[];
  validFrom?: Instant;
  supersededBy?: string;
}

const NEGATION_EN =
  /\b(?:not?|never|cannot|without|nothing|none|neither|nobody|nor|hates?|dislikes?|refuses?|avoids?|stopped|quit|retired|except)\b|n't\b/u;
const NEGATION_ZH = /[不没無无别未非戒]/u;
const HEDGE_EN =
  /\b(?:might|may|maybe|perhaps|probably|possibly|thinks?|thought|guess\w*|seems?|apparently|suppose\w*|sure|likely|believes?|says?|said|could|would|depend\w*)\b/u;
const HEDGE_ZH = /可能|也许|大概|应该|好像|觉得|确定|或许|说/u;
const HAN = /\p{Script=Han}/u;
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** A statement prepared for matching. */
interface Reading {
  plain: string;
  tokens: ReadonlySet<string>;
  found: FoundFact;
  gold: GoldFact;
}

/**
 * Whether a found fact states the gold one: evidence in common, a right subject that the statement also names, every part of
 * the key and of the condition in the statement, a negation where the gold has one, and a hedge where it has one.
 */
export function statesFact(found: FoundFact, gold: GoldFact): boolean {
  if (!found.evidence.some((turn) => gold.evidence.includes(turn))) return false;
  const plain = foldWord(found.statement);
  const reading = { plain, tokens: new Set(stems(found.statement)), found, gold };
  const parts = [...gold.key, ...(gold.condition === undefined ? [] : [[gold.condition]])];
  return (
    gold.subjects.some((subject) => isAbout(reading, subject)) &&
    parts.every((part) => part.some((alternative) => occurs(reading, alternative))) &&
    (!gold.negated || (gold.language === 'zh' ? NEGATION_ZH : NEGATION_EN).test(plain)) &&
    (!gold.hedged || (gold.language === 'zh' ? HEDGE_ZH : HEDGE_EN).test(plain))
  );
}

function isAbout(reading: Reading, subject: string): boolean {
  const { found, gold } = reading;
  if (!occurs(reading, subject)) return false;
  const filed = found.subject === undefined ? undefined : foldWord(found.subject);
  if (gold.speakers.includes(subject)) return filed === foldWord(subject);
  const owner = /^(.+?)(?:'s |的)/u.exec(subject)?.[1];
  return filed === undefined || filed === foldWord(subject) || (owner !== undefined && filed === foldWord(owner));
}

function occurs(reading: Reading, alternative: string): boolean {
  if (alternative.startsWith('@')) return isTimed(reading, alternative.slice(1));
  if (HAN.test(alternative)) {
    return alternative.split('的').every((piece) => reading.plain.replaceAll(' ', '').includes(foldWord(piece)));
  }
  return stems(alternative).every((stem) => reading.tokens.has(stem));
}

/** "2026-03-14", "2026-03" or "2026": written in numbers or by the month's name, or the local day from which the fact holds. */
function isTimed({ plain, tokens, found, gold }: Reading, time: string): boolean {
  if (plain.includes(time)) return true;
  const [, month, day] = time.split('-').map(Number);
  if (found.validFrom !== undefined) {
    const local = localTime(found.validFrom, gold.timeZone);
    const from = [local.year, local.month, local.day].map((part) => String(part).padStart(2, '0')).join('-');
    if (from.startsWith(time)) return true;
  }
  if (month === undefined) return false;
  const inEnglish =
    tokens.has(MONTHS[month - 1] as string) || tokens.has(stems(MONTHS[month - 1] as string)[0] as string);
  if (day === undefined) return inEnglish || plain.includes(`${month}月`);
  return (inEnglish && tokens.has(String(day))) || plain.replaceAll(' ', '').includes(`${month}月${day}`);
}

function stems(text: string): string[] {
  const pack = packFor('en', text);
  return words(text.replaceAll(/(?<=\d),(?=\d{3})/gu, '')).flatMap(({ text: word }) => {
    const plain = foldWord(word).replace(/'s$|'$/u, '');
    const ordinal = plain.replace(/^(\d+)(?:st|nd|rd|th)$/u, '$1');
    return /^[a-z']+$/u.test(ordinal) ? [wordPack(ordinal, pack).stem(ordinal.replaceAll("'", ''))] : [ordinal];
  });
}

/**
 * The greatest one-to-one assignment of found to gold facts (augmenting paths): for each gold fact the place of its found
 * fact, or undefined. `fits` says which may go together.
 */
export function assignFacts(
  goldCount: number,
  foundCount: number,
  fits: (gold: number, found: number) => boolean,
): (number | undefined)[] {
  const goldOf = new Map<number, number>();
  const place = (gold: number, tried: Set<number>): boolean => {
    for (let found = 0; found < foundCount; found += 1) {
      if (tried.has(found) || !fits(gold, found)) continue;
      tried.add(found);
      const holder = goldOf.get(found);
      if (holder !== undefined && !place(holder, tried)) continue;
      goldOf.set(found, gold);
      return true;
    }
    return false;
  };
  for (let gold = 0; gold < goldCount; gold += 1) place(gold, new Set());
  const result: (number | undefined)[] = Array.from({ length: goldCount });
  for (const [found, gold] of goldOf) result[gold] = found;
  return result;
}
