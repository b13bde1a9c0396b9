import { foldName } from '../records/person-directory.js';
import type { Person, PersonId } from '../records/records.js';
import { firstWord, type NameEvidence } from './name-evidence.js';

/** One name that could be somebody's, and who it could be. */
export interface NameCandidate {
  folded: string;
  supporters: Map<PersonId, NameEvidence[]>;
}

/** Words before a name that are no part of it, in the languages that have them. */
const TITLE = /^(?:dr|mr|mrs|ms|prof|professor|doctor|miss|sir|uncle|aunt|auntie)\.? (?=\p{L})/u;

/**
 * One candidate a folded name. A bare first name counts for each full name that the same person has evidence of or holds; a
 * name with a title counts for the name without it.
 */
export function gatherCandidates(evidence: readonly NameEvidence[], people: readonly Person[]): NameCandidate[] {
  const byName = new Map<string, NameCandidate>();
  const add = (folded: string, item: NameEvidence) => {
    const candidate = byName.get(folded) ?? { folded, supporters: new Map<PersonId, NameEvidence[]>() };
    candidate.supporters.set(item.personId, [...(candidate.supporters.get(item.personId) ?? []), item]);
    byName.set(folded, candidate);
  };
  const owned = new Map<PersonId, Set<string>>();
  const own = (personId: PersonId, name: string) => owned.set(personId, (owned.get(personId) ?? new Set()).add(name));
  for (const { id, displayName } of people) if (displayName !== undefined) own(id, foldName(displayName));
  for (const { personId, name, weight } of evidence) if (weight > 0) own(personId, foldName(name));
  for (const { displayName } of people) {
    const folded = foldName(displayName ?? '');
    if (folded !== '') byName.set(folded, { folded, supporters: new Map() });
  }
  for (const item of evidence) {
    const folded = foldName(item.name);
    if (folded === '') continue;
    const longer = [...(owned.get(item.personId) ?? [])].filter((name) => stands(folded, name));
    for (const target of longer.length > 0 ? longer : [folded]) add(target, item);
  }
  return [...byName.values()].sort((left, right) => (left.folded < right.folded ? -1 : 1));
}

/** Whether a shorter name stands for a longer one: its first word, or the same without the title. */
function stands(shorter: string, longer: string): boolean {
  if (shorter === longer) return false;
  const plain = longer.replace(TITLE, '');
  return shorter === plain || (!shorter.includes(' ') && shorter === firstWord(plain));
}

/** What speaks for a person having a name, less what speaks against. Saying it of oneself outweighs calling others by it. */
export function weightOf(evidence: readonly NameEvidence[]): number {
  const sum = (items: readonly NameEvidence[]) => items.reduce((total, { weight }) => total + weight, 0);
  const positive = evidence.filter(({ kind }) => kind !== 'called-it');
  return isSelfGiven(evidence) ? sum(positive) : sum(evidence);
}

/** Whether somebody gave the name as their own. */
export function isSelfGiven(evidence: readonly NameEvidence[]): boolean {
  return evidence.some(({ kind }) => kind === 'self' || kind === 'nickname');
}

/** The spelling heard most often; the first among equals. */
export function spellingOf(support: readonly NameEvidence[], folded: string, fallback = folded): string {
  const counts = new Map<string, number>();
  for (const { name } of support) {
    if (foldName(name) === folded) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0] ?? fallback;
}
