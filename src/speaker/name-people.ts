import { foldName } from '../records/person-directory.js';
import type { Person, PersonId, TurnId } from '../records/records.js';
import { assignMaximumWeight } from './assignment.js';
import { firstWord, type NameEvidence } from './name-evidence.js';

export { collectNameEvidence, type NameEvidence, type NamingTurn } from './name-evidence.js';

/** A name for a person, with the turns that show it. */
export interface NameBinding {
  personId: PersonId;
  name: string;
  /** Other names the person goes by, without the first word of `name`. */
  aliases: string[];
  evidence: TurnId[];
  weight: number;
  why: string;
}

/** When a name is bound. */
export interface NamingOptions {
  /** Summed weight that a name needs; below it nobody is named. */
  minWeight: number;
  /** Times as much evidence as for the next person who could have the name, and as for the next name of the person. */
  minRatio: number;
  /** Weight by which a name bound earlier holds its place. */
  heldWeight: number;
}

const defaults: NamingOptions = { minWeight: 1.9, minRatio: 1.5, heldWeight: 4 };

/** One name that could be somebody's, and who it could be. */
interface Candidate {
  folded: string;
  supporters: Map<PersonId, NameEvidence[]>;
}

/**
 * Binds names to people, one to one over the space, by maximum total weight, and abstains where evidence is thin or as good for
 * another person. A full name is another name than another full name with the same first word; a bare first name supports the
 * full name that the same person has, and may name two people only when both introduced themselves with it. Names that a
 * transcript or a person gave are never touched, and are taken.
 */
export function assignNames(
  input: { evidence: readonly NameEvidence[]; people: readonly Person[] } & Partial<NamingOptions>,
): NameBinding[] {
  const options = { ...defaults, ...input };
  const present = input.people.filter((person) => person.mergedInto === undefined);
  const fixed = present.filter((person) => person.nameSource === 'correction' || person.nameSource === 'transcript');
  const open = present.filter((person) => !fixed.includes(person));
  const openIds = new Set(open.map(({ id }) => id));
  const taken = new Set(fixed.flatMap((person) => namesOf(person).flatMap((name) => [name, firstWord(name)])));
  const held = new Map(open.map((person) => [person.id, foldName(person.displayName ?? '')]));
  const candidates = gatherCandidates(
    input.evidence.filter(({ personId }) => openIds.has(personId)),
    held,
  );
  const columns = candidates.flatMap((candidate) => slotsOf(candidate, taken));
  const value = (personId: PersonId, candidate: Candidate) =>
    weightOf(candidate.supporters.get(personId) ?? []) +
    (held.get(personId) === candidate.folded ? options.heldWeight : 0);
  const weights = open.map(({ id }) =>
    columns.map((slot) => {
      if (slot.only !== undefined && !slot.only.has(id)) return 0;
      const weight = value(id, slot.candidate);
      return weight >= options.minWeight ? weight : 0;
    }),
  );
  const pairs = assignMaximumWeight(weights);
  const given = new Map(pairs.map(({ row, weight }) => [(open[row] as Person).id, weight]));
  return pairs.flatMap(({ row, column, weight }): NameBinding[] => {
    const person = open[row] as Person;
    const { candidate } = columns[column] as Slot;
    const sharers = new Set(
      pairs.filter((pair) => (columns[pair.column] as Slot).candidate === candidate).map((pair) => open[pair.row]?.id),
    );
    const rivals = open.filter(({ id }) => !sharers.has(id) && value(id, candidate) > (given.get(id) ?? 0));
    const rival = Math.max(0, ...rivals.map(({ id }) => value(id, candidate)));
    const otherName = Math.max(
      0,
      ...candidates
        .filter(
          (other) =>
            other !== candidate && !sameFamily(other.folded, candidate.folded) && !isSelfGiven(other, person.id),
        )
        .map((other) => value(person.id, other)),
    );
    if (weight < options.minRatio * Math.max(rival, otherName)) return [];
    return [bindingOf(person, candidate, candidates, weight, options)];
  });
}

interface Slot {
  candidate: Candidate;
  /** Only these people may take it: they said the name of themselves. */
  only?: ReadonlySet<PersonId>;
}

/** A name may be had once; further times only by people who gave it as their own. */
function slotsOf(candidate: Candidate, taken: ReadonlySet<string>): Slot[] {
  const own = new Set([...candidate.supporters.keys()].filter((id) => isSelfGiven(candidate, id)));
  const further = Array.from({ length: own.size - (taken.has(candidate.folded) ? 0 : 1) }, () => ({
    candidate,
    only: own,
  }));
  return taken.has(candidate.folded) ? further : [{ candidate }, ...further];
}

function isSelfGiven(candidate: Candidate, personId: PersonId): boolean {
  return (candidate.supporters.get(personId) ?? []).some(({ kind }) => kind === 'self');
}

/** One candidate a folded name; a bare first name counts for each full name that the same person has evidence of. */
function gatherCandidates(evidence: readonly NameEvidence[], held: ReadonlyMap<PersonId, string>): Candidate[] {
  const byName = new Map<string, Candidate>();
  const add = (folded: string, item: NameEvidence) => {
    const candidate = byName.get(folded) ?? { folded, supporters: new Map<PersonId, NameEvidence[]>() };
    candidate.supporters.set(item.personId, [...(candidate.supporters.get(item.personId) ?? []), item]);
    byName.set(folded, candidate);
  };
  const positive = evidence.filter(({ weight }) => weight > 0);
  const fullNames = new Map<PersonId, Set<string>>();
  for (const [personId, name] of [...held, ...positive.map((item) => [item.personId, foldName(item.name)] as const)]) {
    if (name.includes(' ')) fullNames.set(personId, (fullNames.get(personId) ?? new Set()).add(name));
  }
  for (const name of held.values()) if (name !== '') byName.set(name, { folded: name, supporters: new Map() });
  for (const item of evidence) {
    const folded = foldName(item.name);
    if (folded === '') continue;
    const owned = [...(fullNames.get(item.personId) ?? [])].filter((full) => firstWord(full) === folded);
    const targets = folded.includes(' ') || owned.length === 0 ? [folded] : owned;
    for (const target of targets) add(target, item);
  }
  return [...byName.values()].sort((left, right) => (left.folded < right.folded ? -1 : 1));
}

function weightOf(evidence: readonly NameEvidence[]): number {
  const against = evidence.filter(({ kind }) => kind === 'called-it');
  const others = evidence.filter(({ kind }) => kind !== 'called-it');
  const own = others.some(({ kind }) => kind === 'self');
  const sum = others.reduce((total, { weight }) => total + weight, 0);
  return own ? sum : sum + against.reduce((total, { weight }) => total + weight, 0);
}

function bindingOf(
  person: Person,
  candidate: Candidate,
  candidates: readonly Candidate[],
  weight: number,
  options: NamingOptions,
): NameBinding {
  const support = (candidate.supporters.get(person.id) ?? []).filter((item) => item.weight > 0);
  const family = candidates.filter(
    (other) =>
      other !== candidate &&
      isSelfGiven(other, person.id) &&
      weightOf(other.supporters.get(person.id) ?? []) >= options.minWeight,
  );
  const aliases = family
    .filter((other) => other.folded !== firstWord(candidate.folded))
    .map((other) => spelling(other.supporters.get(person.id) ?? [], other.folded));
  return {
    personId: person.id,
    name: spelling(support, candidate.folded, person.displayName),
    aliases,
    evidence: [...new Set(support.flatMap(({ turnIds }) => turnIds))],
    weight,
    why: reason(support),
  };
}

/** The spelling heard most often; the first among equals. */
function spelling(support: readonly NameEvidence[], folded: string, fallback = folded): string {
  const counts = new Map<string, number>();
  for (const { name } of support) {
    if (foldName(name) === folded) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0] ?? fallback;
}

function reason(support: readonly NameEvidence[]): string {
  const count = (kind: NameEvidence['kind']) => support.filter((item) => item.kind === kind).length;
  const parts = [
    [count('self'), 'said it of themselves'],
    [count('introduced'), 'spoke after being introduced'],
    [count('answered'), 'spoke after being called'],
    [count('thanked'), 'was called after speaking'],
  ] as const;
  const said = parts.filter(([times]) => times > 0).map(([times, what]) => `${what} (${times})`);
  return said.length > 0 ? said.join(', ') : 'held from before';
}

function namesOf(person: Person): string[] {
  return [person.displayName ?? '', ...person.aliases].map(foldName).filter((name) => name !== '');
}

function sameFamily(left: string, right: string): boolean {
  return left === firstWord(right) || right === firstWord(left);
}
