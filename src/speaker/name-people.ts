import { foldName } from '../records/person-directory.js';
import type { Person, PersonId, TurnId } from '../records/records.js';
import { assignMaximumWeight } from './assignment.js';
import { gatherCandidates, isSelfGiven, type NameCandidate, spellingOf, weightOf } from './name-candidates.js';
import { firstWord, type NameEvidence } from './name-evidence.js';

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
  /** Times as much evidence as for the next person who could have the name. */
  minRatio: number;
  /** Weight by which a name bound earlier holds its place. */
  heldWeight: number;
}

/** The defaults; tuned on the even dialogues of `bench/name-dialogues`. */
export const namingDefaults: NamingOptions = { minWeight: 1.9, minRatio: 1.5, heldWeight: 4 };

/** What names are decided from: all evidence about these people. */
export interface NamingInput extends Partial<NamingOptions> {
  evidence: readonly NameEvidence[];
  people: readonly Person[];
}

/** Whether a person or a transcript gave the name: inference leaves it alone. */
export function isFixed(person: Person): boolean {
  return person.nameSource === 'correction' || person.nameSource === 'transcript';
}

/** Full name and aliases, folded. */
export function namesOf(person: Person): string[] {
  return [person.displayName ?? '', ...person.aliases].map(foldName).filter((name) => name !== '');
}

/**
 * Binds names to people, one to one over the space, by maximum total weight, and abstains where evidence is thin or as good for
 * another person. A full name is another name than another full name with the same first word; a bare first name supports the
 * full name that the same person has, and may name two people only when both introduced themselves with it. Names that a
 * transcript or a person gave stay, and are taken; their bearers may only gain nicknames they gave themselves. Refused names and
 * people whom too little speech supports are left out.
 */
export function assignNames(input: NamingInput): NameBinding[] {
  const options = { ...namingDefaults, ...input };
  const present = input.people.filter((person) => person.mergedInto === undefined);
  const fixed = present.filter(isFixed);
  const open = present.filter((person) => !isFixed(person) && person.unsupported !== true);
  const openIds = new Set(open.map(({ id }) => id));
  const refused = new Map(present.map((person) => [person.id, new Set(person.refusedNames ?? [])]));
  const usable = input.evidence.filter(
    ({ personId, kind, name }) => kind !== 'kin' && refused.get(personId)?.has(foldName(name)) === false,
  );
  const taken = new Set(fixed.flatMap((person) => namesOf(person).flatMap((name) => [name, firstWord(name)])));
  const held = new Map(open.map((person) => [person.id, foldName(person.displayName ?? '')]));
  const candidates = gatherCandidates(
    usable.filter(({ personId }) => openIds.has(personId)),
    open,
  );
  const value = (personId: PersonId, candidate: NameCandidate) =>
    weightOf(candidate.supporters.get(personId) ?? []) +
    (held.get(personId) === candidate.folded ? options.heldWeight : 0);
  const columns = candidates.flatMap((candidate) => slotsOf(candidate, taken));
  const weights = open.map(({ id }) =>
    columns.map((slot) => {
      if (slot.only !== undefined && !slot.only.has(id)) return 0;
      const weight = value(id, slot.candidate);
      return weight >= options.minWeight ? weight : 0;
    }),
  );
  const pairs = assignMaximumWeight(weights);
  const given = new Map(pairs.map(({ row, weight }) => [(open[row] as Person).id, weight]));
  const candidateOf = (column: number) => (columns[column] as Slot).candidate;
  /** Names, and their first words, that others have, are about to get, or gave as their own. */
  const spokenFor = (personId: PersonId) => {
    const theirs = pairs
      .filter(({ row }) => open[row]?.id !== personId)
      .map(({ column }) => candidateOf(column).folded);
    const held = present.filter(({ id }) => id !== personId).flatMap(namesOf);
    const given = candidates
      .filter(({ supporters }) => [...supporters].some(([id, items]) => id !== personId && isSelfGiven(items)))
      .map(({ folded }) => folded);
    return new Set([...theirs, ...held, ...given].flatMap((name) => [name, firstWord(name)]));
  };
  const bindings = pairs.flatMap(({ row, column, weight }): NameBinding[] => {
    const person = open[row] as Person;
    const assigned = candidateOf(column);
    const sharers = new Set(
      pairs.filter((pair) => candidateOf(pair.column) === assigned).map((pair) => open[pair.row]?.id),
    );
    const rivals = open.filter(({ id }) => !sharers.has(id) && value(id, assigned) > (given.get(id) ?? 0));
    if (weight < options.minRatio * Math.max(0, ...rivals.map(({ id }) => value(id, assigned)))) return [];
    const explained = spokenFor(person.id);
    const others = candidates.filter((other) => other !== assigned && value(person.id, other) > 0);
    const mine = others.filter(
      (other) =>
        value(person.id, other) >= options.minWeight &&
        (isSelfGiven(other.supporters.get(person.id) ?? []) || !explained.has(other.folded)) &&
        !pairs.some((pair) => pair.row !== row && candidateOf(pair.column) === other) &&
        open.every(({ id }) => id === person.id || value(person.id, other) >= options.minRatio * value(id, other)),
    );
    const contested = others.filter(
      (other) => !mine.includes(other) && !sameFamily(other.folded, assigned.folded) && !explained.has(other.folded),
    );
    if (weight < options.minRatio * Math.max(0, ...contested.map((other) => value(person.id, other)))) return [];
    return [bindingOf(person, [assigned, ...mine], value)];
  });
  return [...bindings, ...nicknamesOf(fixed, usable, taken)];
}

interface Slot {
  candidate: NameCandidate;
  /** Only these people may take it: they said the name of themselves. */
  only?: ReadonlySet<PersonId>;
}

/** A name may be had once; further times only by people who gave it as their own. */
function slotsOf(candidate: NameCandidate, taken: ReadonlySet<string>): Slot[] {
  const own = new Set(
    [...candidate.supporters].filter(([, support]) => isSelfGiven(support)).map(([personId]) => personId),
  );
  const isTaken = taken.has(candidate.folded);
  const further = Array.from({ length: own.size - (isTaken || own.size === 0 ? 0 : 1) }, () => ({
    candidate,
    only: own,
  }));
  return isTaken ? further : [{ candidate }, ...further];
}

/** The name to show is one given as a name before a nickname, a full one before a bare one, then the best supported. */
function bindingOf(
  person: Person,
  candidates: readonly NameCandidate[],
  value: (personId: PersonId, candidate: NameCandidate) => number,
): NameBinding {
  const supportOf = (candidate: NameCandidate) =>
    (candidate.supporters.get(person.id) ?? []).filter((item) => item.weight > 0);
  const rank = (candidate: NameCandidate) => {
    const support = supportOf(candidate).filter((item) => foldName(item.name) === candidate.folded);
    const isGiven = support.some(({ kind }) => kind === 'self' || kind === 'introduced');
    return [Number(isGiven), Number(candidate.folded.includes(' ')), value(person.id, candidate)];
  };
  const [shown, ...others] = candidates.toSorted((left, right) => compare(rank(right), rank(left))) as [
    NameCandidate,
    ...NameCandidate[],
  ];
  const support = supportOf(shown);
  const spelled = (candidate: NameCandidate) =>
    spellingOf(
      supportOf(candidate),
      candidate.folded,
      foldName(person.displayName ?? '') === candidate.folded ? person.displayName : undefined,
    );
  return {
    personId: person.id,
    name: spelled(shown),
    aliases: others.filter((other) => other.folded !== firstWord(shown.folded)).map(spelled),
    evidence: [...new Set(support.flatMap(({ turnIds }) => turnIds))],
    weight: value(person.id, shown),
    why: reason(support),
  };
}

function compare(left: readonly number[], right: readonly number[]): number {
  for (const [index, value] of left.entries()) if (value !== right[index]) return value - (right[index] as number);
  return 0;
}

/** Nicknames that people whose name is fixed gave themselves. */
function nicknamesOf(
  fixed: readonly Person[],
  evidence: readonly NameEvidence[],
  taken: ReadonlySet<string>,
): NameBinding[] {
  return fixed.flatMap((person): NameBinding[] => {
    const given = evidence.filter(
      ({ personId, kind, name }) => personId === person.id && kind === 'nickname' && !taken.has(foldName(name)),
    );
    if (given.length === 0 || person.displayName === undefined) return [];
    const aliases = [...new Set(given.map(({ name }) => foldName(name)))].map((folded) => spellingOf(given, folded));
    return [
      {
        personId: person.id,
        name: person.displayName,
        aliases,
        evidence: given.flatMap(({ turnIds }) => turnIds),
        weight: given.reduce((total, { weight }) => total + weight, 0),
        why: reason(given),
      },
    ];
  });
}

function reason(support: readonly NameEvidence[]): string {
  const parts = [
    ['self', 'said it of themselves'],
    ['nickname', 'said they are also called so'],
    ['introduced', 'spoke after being introduced'],
    ['answered', 'spoke after being called'],
    ['thanked', 'was called after speaking'],
  ] as const;
  const said = parts
    .map(([kind, what]) => [support.filter((item) => item.kind === kind).length, what] as const)
    .filter(([times]) => times > 0)
    .map(([times, what]) => `${what} (${times})`);
  return said.length > 0 ? said.join(', ') : 'held from before';
}

/** One is the first word of the other: two forms of one name. */
export function sameFamily(left: string, right: string): boolean {
  return left === firstWord(right) || right === firstWord(left);
}
