import { indexTerms } from '../../language/terms.js';
import { type PersonDirectory, referencedPeople } from '../../records/person-directory.js';
import type { Fact } from '../../records/records.js';
import { isSameValue } from './same-value.js';

/** Shared terms as a share of all: enough where one text holds all terms of the other, and where both have some of their own. */
const MIN_OVERLAP_INSIDE = 0.6;
const MIN_OVERLAP = 0.75;
const NEGATION = /\b(?:not|no longer|never|none|without|cannot|nobody|nothing)\b|n['’]t\b|[不没沒别別未]/iu;
/** Times further apart are two occasions. */
const DAY_MS = 86_400_000;

/**
 * Whether two facts say the same: one speaker about one subject, one kind, equal polarity, no two occasions, and the same value of
 * one slot or nearly the same words and numbers. What another person says stays a statement of its own. Vectors are not asked: to
 * them tea is near coffee, and a changed value must stay a change.
 */
export function isSameFact(a: Fact, b: Fact, directory: PersonDirectory): boolean {
  const one = (id: string | undefined) => (id === undefined ? '' : directory.canonical(id));
  if (a.kind !== b.kind || one(a.subjectId) !== one(b.subjectId) || one(a.speakerId) !== one(b.speakerId)) return false;
  if (NEGATION.test(a.text) !== NEGATION.test(b.text)) return false;
  if (a.validFrom !== undefined && b.validFrom !== undefined && Math.abs(a.validFrom - b.validFrom) > DAY_MS)
    return false;
  if (a.attribute !== undefined && a.attribute === b.attribute) return isSameValue(a.value ?? '', b.value ?? '');
  return isSameWording(a.text, b.text, directory);
}

function isSameWording(a: string, b: string, directory: PersonDirectory): boolean {
  const people = (text: string) => referencedPeople(text).map(directory.canonical);
  const terms = (text: string) => indexTerms(text.replace(/\{person:[^{}]*\}/gu, ' '));
  if (without(people(a), people(b)).length + without(people(b), people(a)).length > 0) return false;
  const [onlyA, onlyB] = [without(terms(a), terms(b)), without(terms(b), terms(a))];
  const all = new Set(terms(a)).size + onlyB.length;
  const overlap = all === 0 ? 1 : (all - onlyA.length - onlyB.length) / all;
  if (onlyA.length === 0 || onlyB.length === 0) return overlap >= MIN_OVERLAP_INSIDE;
  return overlap >= MIN_OVERLAP && ![...onlyA, ...onlyB].some((term) => /\d/u.test(term));
}

/** What of `these` is not in `those`, each once. */
function without(these: readonly string[], those: readonly string[]): string[] {
  const left = new Set(those);
  return [...new Set(these)].filter((item) => !left.has(item));
}

/**
 * Fresh facts against known ones: each either stays, or becomes its known counterpart with all evidence of both, the greater
 * confidence, and slot and times filled in where the known one has none. Two fresh ones that say the same become one.
 */
export function mergeFacts(fresh: readonly Fact[], known: readonly Fact[], directory: PersonDirectory): Fact[] {
  const merged = new Map<string, Fact>();
  for (const fact of fresh) {
    const candidates = [...merged.values(), ...known.filter(({ id }) => !merged.has(id))];
    const same = candidates.find((other) => !isOver(other, fact) && isSameFact(fact, other, directory));
    const result = same === undefined ? fact : joined(same, fact);
    merged.set(result.id, result);
  }
  return [...merged.values()];
}

/** What was over before the fresh fact was said comes back as a fact of its own. */
function isOver(known: Fact, fresh: Fact): boolean {
  return known.supersededBy !== undefined && fresh.saidAt > (known.validTo ?? known.saidAt);
}

function joined(known: Fact, fresh: Fact): Fact {
  const { attribute, value, validFrom, validTo } = fresh;
  return {
    ...(attribute === undefined || value === undefined ? {} : { attribute, value }),
    ...(validFrom === undefined ? {} : { validFrom }),
    ...(validTo === undefined ? {} : { validTo }),
    ...known,
    evidence: [...new Set([...known.evidence, ...fresh.evidence])],
    confidence: Math.max(known.confidence, fresh.confidence),
  };
}
