import { foldName } from '../records/person-directory.js';
import type { KinName, Person, PersonId, TurnId } from '../records/records.js';
import { gatherCandidates, isSelfGiven, weightOf } from './name-candidates.js';
import type { NameEvidence } from './name-evidence.js';
import { isFixed, type NameBinding, type NamingInput, namesOf, namingDefaults } from './name-people.js';

/** Whom a kin word means in the mouth of one person. */
export interface KinBinding extends KinName {
  personId: PersonId;
}

/** Two people who may be one, because of their names. */
export interface SamePersonQuestion {
  personIds: [PersonId, PersonId];
  turnIds: TurnId[];
  /** Weight of the name for the one who was not known by it. */
  score: number;
  why: string;
}

/** A name that fell just short for somebody. */
export interface NameQuestion {
  personId: PersonId;
  name: string;
  turnIds: TurnId[];
  score: number;
  why: string;
}

/** Share of the needed weight from which a name is worth a question. */
const ASK_FROM = 0.7;

/** Kin words in context, one person for a word of a caller, by the same weights as names. */
export function bindKinWords(input: NamingInput): KinBinding[] {
  const { minWeight, minRatio } = { ...namingDefaults, ...input };
  const groups = new Map<string, NameEvidence[]>();
  for (const item of input.evidence) {
    if (item.kind !== 'kin' || item.personId === item.saidById) continue;
    const key = `${item.saidById} ${foldName(item.name)}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const known = new Set(input.people.filter(({ unsupported }) => unsupported !== true).map(({ id }) => id));
  return [...groups.values()].flatMap((items): KinBinding[] => {
    const byPerson = new Map<PersonId, NameEvidence[]>();
    for (const item of items) byPerson.set(item.personId, [...(byPerson.get(item.personId) ?? []), item]);
    const [best, second] = [...byPerson]
      .map(([personId, support]) => ({ personId, support, weight: weightOf(support) }))
      .sort((left, right) => right.weight - left.weight);
    if (best === undefined || best.weight < minWeight || !known.has(best.personId)) return [];
    if (second !== undefined && best.weight < minRatio * second.weight) return [];
    const [first] = best.support as [NameEvidence];
    const evidence = [...new Set(best.support.flatMap(({ turnIds }) => turnIds))];
    return [{ personId: best.personId, word: first.name, saidBy: first.saidById, evidence }];
  });
}

/**
 * People who may be one: two who give one full name as their own, or one bare name in different sessions, and somebody unnamed
 * who answers to the name of another as often as a name needs. `bindings` are what was just decided.
 */
export function askSamePerson(input: NamingInput, bindings: readonly NameBinding[]): SamePersonQuestion[] {
  const { minWeight, minRatio } = { ...namingDefaults, ...input };
  const present = input.people.filter((person) => person.mergedInto === undefined && person.unsupported !== true);
  const bound = new Map(bindings.map((binding) => [binding.personId, binding]));
  const candidates = gatherCandidates(
    input.evidence.filter(({ kind }) => kind !== 'kin'),
    present,
  );
  const nameOf = (person: Person) => foldName(bound.get(person.id)?.name ?? person.displayName ?? '');
  const questions: SamePersonQuestion[] = [];
  for (const [at, left] of present.entries()) {
    for (const right of present.slice(at + 1)) {
      const name = nameOf(left);
      if (name === '' || name !== nameOf(right) || (isFixed(left) && isFixed(right))) continue;
      const support = [left, right].map(({ id }) => ownSupport(input.evidence, id, name));
      const sessions = support.map((items) => new Set(items.map(({ sessionId }) => sessionId)));
      const together = [...(sessions[0] ?? [])].some((id) => sessions[1]?.has(id));
      if (together && !name.includes(' ')) continue;
      questions.push({
        personIds: [left.id, right.id],
        turnIds: [...new Set(support.flat().flatMap(({ turnIds }) => turnIds))],
        score: Math.min(...support.map(weightOf)),
        why: 'both go by one name',
      });
    }
  }
  for (const { folded, supporters } of candidates) {
    const holder = present.find((person) => nameOf(person) === folded || namesOf(person).includes(folded));
    if (holder === undefined) continue;
    for (const [personId, support] of supporters) {
      const person = present.find(({ id }) => id === personId);
      if (person === undefined || person === holder || nameOf(person) !== '' || isSelfGiven(support)) continue;
      if (person.refusedNames?.includes(folded) === true) continue;
      const weight = weightOf(support);
      const others = [...supporters].filter(([id]) => id !== personId && id !== holder.id);
      if (weight < minWeight || others.some(([, other]) => weight < minRatio * weightOf(other))) continue;
      const turnIds = [...new Set(support.filter((item) => item.weight > 0).flatMap((item) => item.turnIds))];
      questions.push({
        personIds: [holder.id, personId],
        turnIds,
        score: weight,
        why: 'answers to the name of the other',
      });
    }
  }
  return questions;
}

/** Names that nobody has and that fell just short for one unnamed person. */
export function askNames(input: NamingInput, bindings: readonly NameBinding[]): NameQuestion[] {
  const { minWeight, minRatio } = { ...namingDefaults, ...input };
  const present = input.people.filter((person) => person.mergedInto === undefined);
  const bound = new Set(bindings.map(({ personId }) => personId));
  const taken = new Set([...present.flatMap(namesOf), ...bindings.map(({ name }) => foldName(name))]);
  const candidates = gatherCandidates(
    input.evidence.filter(({ kind }) => kind !== 'kin'),
    [],
  );
  return candidates.flatMap(({ folded, supporters }): NameQuestion[] => {
    if (taken.has(folded)) return [];
    const [best, second] = [...supporters]
      .map(([personId, support]) => ({ personId, support, weight: weightOf(support) }))
      .sort((left, right) => right.weight - left.weight);
    const person = present.find(({ id }) => id === best?.personId);
    if (best === undefined || person === undefined || bound.has(person.id) || person.displayName !== undefined)
      return [];
    if (person.unsupported === true || person.refusedNames?.includes(folded) === true) return [];
    if (best.weight < ASK_FROM * minWeight || (second !== undefined && best.weight < minRatio * second.weight))
      return [];
    const support = best.support.filter((item) => item.weight > 0);
    const turnIds = [...new Set(support.flatMap((item) => item.turnIds))];
    const name = support.find((item) => foldName(item.name) === folded)?.name ?? folded;
    return [{ personId: person.id, name, turnIds, score: best.weight, why: 'called so, but not often enough' }];
  });
}

function ownSupport(evidence: readonly NameEvidence[], personId: PersonId, folded: string): NameEvidence[] {
  return evidence.filter((item) => item.personId === personId && item.weight > 0 && foldName(item.name) === folded);
}
