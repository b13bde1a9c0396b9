import { createPersonDirectory, type PersonDirectory } from '../records/person-directory.js';
import type { Person, Voice } from '../records/records.js';
import type { Change } from '../store/memory-store.js';
import type { GuardedReader } from './guarded-store.js';

/** The people and voices of a space as held in memory between commits. */
export interface SpaceState {
  readonly directory: PersonDirectory;
  readonly voices: ReadonlyMap<string, Voice>;
  readonly persons: ReadonlyMap<string, Person>;
  /** Number of the next person, above every present one, so that no two people are the same "Speaker N". */
  nextPersonNumber(): number;
  /** Takes over what a commit has written. Call it after the commit, never before. */
  apply(changes: readonly Change[]): void;
  /** The directory as it would be after these changes. */
  preview(changes: readonly Change[]): PersonDirectory;
}

/** Reads the people and voices of a space. */
export async function loadSpaceState(reader: GuardedReader): Promise<SpaceState> {
  const persons = new Map((await reader.find('person')).map((person) => [person.id, person as Person]));
  const voices = new Map((await reader.find('voice')).map((voice) => [voice.id, voice as Voice]));
  let directory: PersonDirectory | undefined;
  return {
    voices,
    persons,
    nextPersonNumber: () => [...persons.values()].reduce((highest, { number }) => Math.max(highest, number), 0) + 1,
    get directory() {
      directory ??= createPersonDirectory([...persons.values()], [...voices.values()]);
      return directory;
    },
    apply: (changes) => {
      if (changesDirectory(changes, voices)) directory = undefined;
      applyChanges(changes, persons, voices);
    },
    preview: (changes) => {
      const nextPersons = new Map(persons);
      const nextVoices = new Map(voices);
      applyChanges(changes, nextPersons, nextVoices);
      return createPersonDirectory([...nextPersons.values()], [...nextVoices.values()]);
    },
  };
}

function applyChanges(changes: readonly Change[], persons: Map<string, Person>, voices: Map<string, Voice>): void {
  for (const change of changes) {
    if (change.op === 'put' && change.kind === 'person') persons.set(change.record.id, change.record);
    else if (change.op === 'put' && change.kind === 'voice') voices.set(change.record.id, change.record);
    else if (change.op === 'delete' && change.kind === 'person') persons.delete(change.id);
    else if (change.op === 'delete' && change.kind === 'voice') voices.delete(change.id);
  }
}

/** A voice that only sounds different changes no directory. */
function changesDirectory(changes: readonly Change[], voices: ReadonlyMap<string, Voice>): boolean {
  return changes.some((change) => {
    if (change.kind === 'person') return true;
    if (change.kind !== 'voice') return false;
    return change.op === 'delete' || voices.get(change.record.id)?.personId !== change.record.personId;
  });
}
