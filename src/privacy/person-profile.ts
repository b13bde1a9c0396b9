import type { PersonDirectory } from '../records/person-directory.js';
import type { Evidence, Fact, Instant, PersonId, ProfileEntry } from '../records/records.js';
import type { GuardedReader } from './guarded-store.js';

/** One thing held about a person, now or once. */
export interface ProfileClaim {
  value: string;
  since: Instant;
  /** When it ended, or is to end. */
  until?: Instant;
  /** Who said so, where that was somebody else. */
  claimant?: PersonId;
  evidence: Evidence;
}

/** What is held under one attribute. */
export interface ProfileAttribute {
  /** "preference/drink"; a condition stands behind "@". */
  attribute: string;
  current?: ProfileClaim;
  /** What held before, newest first. */
  past: readonly ProfileClaim[];
  /** What others say instead, and nothing has settled. */
  disputed: readonly ProfileClaim[];
}

/** A person as their facts show them: a view, made when asked for, with the turns behind everything. */
export interface PersonProfile {
  personId: PersonId;
  name: string;
  aliases: readonly string[];
  /** Kin words of others for this person, and relatives that the person spoke of. */
  calledBy: { word: string; by: PersonId; evidence: Evidence }[];
  relations: readonly ProfileAttribute[];
  background: readonly ProfileAttribute[];
  preferences: readonly ProfileAttribute[];
  /** The current values in one line, names written out. */
  summary: string;
}

const RELATION = /^(?:relation|family)\//u;
const PREFERENCE = /^(?:preference|like|favourite|setting|habit)\//u;

/** Gathers what profile entries and facts hold about a person. Values have today's names. */
export async function personProfile(
  reader: GuardedReader,
  directory: PersonDirectory,
  personId: PersonId,
): Promise<PersonProfile> {
  const id = directory.canonical(personId);
  const ids = directory.idsOf(id);
  const entries = (await Promise.all(ids.map((one) => reader.find('profile', { where: { personId: one } })))).flat();
  const facts = (await Promise.all(ids.map((subjectId) => reader.find('fact', { where: { subjectId } })))).flat();
  const attributes = [...new Set(entries.map(({ attribute }) => attribute))]
    .sort()
    .map((attribute) => attributeOf(attribute, id, entries, facts, directory));
  const person = directory.person(id);
  return {
    personId: id,
    name: directory.displayName(id),
    aliases: person?.aliases ?? [],
    calledBy: (person?.kinNames ?? []).map(({ word, saidBy, evidence }) => ({ word, by: saidBy, evidence })),
    relations: attributes.filter(({ attribute }) => RELATION.test(attribute)),
    background: attributes.filter(({ attribute }) => !RELATION.test(attribute) && !PREFERENCE.test(attribute)),
    preferences: attributes.filter(({ attribute }) => PREFERENCE.test(attribute)),
    summary: attributes
      .flatMap(({ attribute, current }) => (current === undefined ? [] : `${readable(attribute)}: ${current.value}`))
      .join('; '),
  };
}

function attributeOf(
  attribute: string,
  id: PersonId,
  entries: readonly ProfileEntry[],
  facts: readonly Fact[],
  directory: PersonDirectory,
): ProfileAttribute {
  const own = entries.filter((entry) => entry.attribute === attribute).sort((a, b) => b.since - a.since);
  const held = own.find(({ supersededBy }) => supersededBy === undefined);
  const claim = (value: string, claimantId: PersonId | undefined, rest: Omit<ProfileClaim, 'value' | 'claimant'>) => {
    const claimant = claimantId === undefined ? id : directory.canonical(claimantId);
    return { value: directory.render(value), ...(claimant === id ? {} : { claimant }), ...rest };
  };
  const ofEntry = ({ value, claimantId, since, until, evidence }: ProfileEntry) =>
    claim(value, claimantId, { since, ...(until === undefined ? {} : { until }), evidence });
  const disputed = facts
    .filter((fact) => fact.attribute === attribute && fact.supersededBy === undefined && held !== undefined)
    .filter(({ speakerId, value = '' }) => {
      const others = directory.canonical(speakerId) !== directory.canonical(held?.claimantId ?? id);
      return others && value.toLowerCase() !== held?.value.toLowerCase();
    })
    .map(({ value = '', speakerId, validFrom, saidAt, evidence }) =>
      claim(value, speakerId, { since: validFrom ?? saidAt, evidence }),
    );
  return {
    attribute,
    ...(held === undefined ? {} : { current: ofEntry(held) }),
    past: own.filter(({ supersededBy }) => supersededBy !== undefined).map(ofEntry),
    disputed,
  };
}

/** "preference/drink@at-night" as words: "drink, at night". */
function readable(attribute: string): string {
  const [path = '', condition] = attribute.split('@');
  const name = path.replace(/^(?:preference|like|favourite|setting|habit|detail)\//u, '').replaceAll('/', ' ');
  return [name, ...(condition === undefined ? [] : [condition])].join(', ').replaceAll('-', ' ');
}
