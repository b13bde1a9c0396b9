import type { Person, PersonId, Voice, VoiceId } from './records.js';

/** Who is who today: the one place where ids become names and names become ids. Immutable; rebuild it after a change. */
export interface PersonDirectory {
  /** Everybody who is not merged into another, in order of appearance. */
  readonly people: readonly Person[];
  /** The person that `id` stands for today, following merges. */
  canonical(id: PersonId): PersonId;
  person(id: PersonId): Person | undefined;
  /** The canonical person behind a voice. */
  personOfVoice(voiceId: VoiceId): PersonId | undefined;
  /** Every voice of a person, merged ones included. */
  voicesOf(id: PersonId): VoiceId[];
  /** Every person id that means this person today: itself and those merged into it. */
  idsOf(id: PersonId): PersonId[];
  /** "Mina Kovacs", or "Speaker 3" while unnamed; "someone" for whoever too little speech supports. */
  displayName(id: PersonId): string;
  /**
   * People whose full name, first name or alias equals `name` (case and diacritics ignored); several when it is shared. The
   * name shown goes before an alias, an alias before a first name.
   */
  byName(name: string): PersonId[];
  /** Whom a kin word ("Mom") means in somebody's mouth; several or nobody when that is not known. */
  byKinWord(word: string, saidBy: PersonId): PersonId[];
  /** Text with `{person:…}` references replaced by today's names. */
  render(text: string): string;
}

const REFERENCE = /\{person:([a-z0-9_]+)\}/g;

/** Whether somebody may yet be somebody better known: unnamed, and nobody has told the voices apart. */
export function isUnconfirmed(person: Person): boolean {
  return person.unconfirmed === true && person.displayName === undefined;
}

/** The reference to a person inside stored text. */
export function personReference(id: PersonId): string {
  return `{person:${id}}`;
}

/** Ids of the people referred to in stored text, in order, each once. */
export function referencedPeople(text: string): PersonId[] {
  return [...new Set([...text.matchAll(REFERENCE)].map((match) => match[1] as string))];
}

/** Folds case, diacritics and width so that names compare as people read them. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/** How a name belongs to a person: as the one shown, as another one, or as the first word of one. */
const NAME_RANK = { display: 0, alias: 1, first: 2 } as const;

/** A name as people see it: without control and format characters, but with the joiners that some scripts need; spaces single. */
export function cleanName(name: string): string {
  return name
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .trim();
}

/** Builds the directory of a space from its person and voice records. */
export function createPersonDirectory(persons: readonly Person[], voices: readonly Voice[]): PersonDirectory {
  const byId = new Map(persons.map((person) => [person.id, person]));
  const canonical = (id: PersonId): PersonId => {
    let current = id;
    for (let hops = 0; hops <= byId.size; hops += 1) {
      const next = byId.get(current)?.mergedInto;
      if (next === undefined) return current;
      current = next;
    }
    return current;
  };
  const people = persons.filter((person) => person.mergedInto === undefined);
  const ids = groupBy(persons, (person) => canonical(person.id));
  const voiceGroups = groupBy(voices, (voice) => canonical(voice.personId));
  const voiceOwner = new Map(voices.map((voice) => [voice.id, canonical(voice.personId)]));
  const names = new Map<string, Map<PersonId, number>>();
  const addName = (name: string, id: PersonId, rank: number) => {
    const key = foldName(name);
    if (key === '') return;
    const holders = names.get(key) ?? new Map<PersonId, number>();
    names.set(key, holders.set(id, Math.min(rank, holders.get(id) ?? rank)));
  };
  for (const person of persons) {
    const owner = canonical(person.id);
    const isOwn = person.id === owner;
    for (const [index, name] of [person.displayName ?? `Speaker ${person.number}`, ...person.aliases].entries()) {
      addName(name, owner, index === 0 && isOwn ? NAME_RANK.display : NAME_RANK.alias);
      const first = name.split(/\s+/u)[0];
      if (first !== undefined && person.displayName !== undefined) addName(first, owner, NAME_RANK.first);
    }
  }
  const byName = (name: string): PersonId[] => {
    const holders = [...(names.get(foldName(name)) ?? [])];
    const best = Math.min(...holders.map(([, rank]) => rank));
    return holders.flatMap(([id, rank]) => (rank === best ? [id] : []));
  };
  const kin = new Map<string, Set<PersonId>>();
  for (const person of persons) {
    for (const { word, saidBy } of person.kinNames ?? []) {
      const key = `${canonical(saidBy)} ${foldName(word)}`;
      kin.set(key, (kin.get(key) ?? new Set()).add(canonical(person.id)));
    }
  }
  const displayName = (id: PersonId) => {
    const person = byId.get(canonical(id));
    if (person === undefined || (person.unsupported === true && person.displayName === undefined)) return 'someone';
    return person.displayName ?? `Speaker ${person.number}`;
  };
  return {
    people,
    canonical,
    person: (id) => byId.get(canonical(id)),
    personOfVoice: (voiceId) => voiceOwner.get(voiceId),
    voicesOf: (id) => (voiceGroups.get(canonical(id)) ?? []).map((voice) => voice.id),
    idsOf: (id) => (ids.get(canonical(id)) ?? []).map((person) => person.id),
    displayName,
    byName,
    byKinWord: (word, saidBy) => [...(kin.get(`${canonical(saidBy)} ${foldName(word)}`) ?? [])],
    render: (text) => text.replace(REFERENCE, (_, id: string) => displayName(id)),
  };
}

function groupBy<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
