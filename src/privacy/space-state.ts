import { createPersonDirectory, type PersonDirectory } from '../records/person-directory.js';
import type { Person, PersonId, Voice } from '../records/records.js';
import type { Change, JournalEntry } from '../store/memory-store.js';
import type { GuardedReader } from './guarded-store.js';

/** The people and voices of a space as held in memory between commits. */
export interface SpaceState {
  readonly directory: PersonDirectory;
  readonly voices: ReadonlyMap<string, Voice>;
  readonly persons: ReadonlyMap<string, Person>;
  /** Number of the next person, above every present one, so that no two people are the same "Speaker N". */
  nextPersonNumber(): number;
  /** Journal entry up to which this state is known to be that of the store. */
  readonly sequence: number;
  /** Takes over what a commit has written. Call it after the commit, never before, with the sequence of its receipt. */
  apply(changes: readonly Change[], sequence?: number): void;
  /** Takes over what other writers of the same file have committed; true when there was anything. */
  refresh(): Promise<boolean>;
  /** The directory as it would be after these changes. */
  preview(changes: readonly Change[]): PersonDirectory;
}

/** Whether too little was heard of every voice of a person to establish it; false for somebody without voices. */
export function hasOnlyProvisionalVoices({ directory, voices }: SpaceState, id: PersonId): boolean {
  const own = directory.voicesOf(id);
  return own.length > 0 && own.every((voiceId) => voices.get(voiceId)?.status === 'provisional');
}

/** Reads the people and voices of a space. */
export async function loadSpaceState(reader: GuardedReader): Promise<SpaceState> {
  const [newest] = await reader.journal({ limit: 1 });
  let sequence = newest?.sequence ?? 0;
  const persons = new Map((await reader.find('person')).map((person) => [person.id, person as Person]));
  const voices = new Map((await reader.find('voice')).map((voice) => [voice.id, voice as Voice]));
  let directory: PersonDirectory | undefined;
  const apply = (changes: readonly Change[]) => {
    if (changesDirectory(changes, voices)) directory = undefined;
    applyChanges(changes, persons, voices);
  };
  return {
    voices,
    persons,
    get sequence() {
      return sequence;
    },
    refresh: async () => {
      const missed = await entriesAfter(reader, sequence);
      const newest = missed[0]?.sequence ?? sequence;
      apply(await changesOf(reader, missed));
      const isNew = newest > sequence;
      sequence = Math.max(sequence, newest);
      return isNew;
    },
    nextPersonNumber: () => [...persons.values()].reduce((highest, { number }) => Math.max(highest, number), 0) + 1,
    get directory() {
      directory ??= createPersonDirectory([...persons.values()], [...voices.values()]);
      return directory;
    },
    apply: (changes, committed) => {
      // A refresh may have taken it over already, together with what came after.
      if (committed !== undefined && committed <= sequence) return;
      apply(changes);
      if (committed === sequence + 1) sequence = committed;
    },
    preview: (changes) => {
      const nextPersons = new Map(persons);
      const nextVoices = new Map(voices);
      applyChanges(changes, nextPersons, nextVoices);
      return createPersonDirectory([...nextPersons.values()], [...nextVoices.values()]);
    },
  };
}

/** Every journal entry after this one, newest first, however many others write while they are read. */
async function entriesAfter(reader: GuardedReader, sequence: number): Promise<JournalEntry[]> {
  let entries = await reader.journal({ limit: 1 });
  while ((entries.at(-1)?.sequence ?? 0) > sequence + 1) {
    const limit = (entries[0]?.sequence ?? 0) - sequence;
    const more = await reader.journal({ limit });
    if (more.length < limit) return more;
    entries = more;
  }
  return entries.filter((entry) => entry.sequence > sequence);
}

/** The people and voices that these entries have touched, as they are now. */
async function changesOf(reader: GuardedReader, entries: readonly JournalEntry[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (const kind of ['person', 'voice'] as const) {
    const touched = entries.flatMap((entry) => entry.touched.flatMap((line) => (line.kind === kind ? line.id : [])));
    const ids = [...new Set(touched)];
    const present = new Map((await reader.getMany(kind, ids)).map((record) => [record.id, record]));
    for (const id of ids) {
      const record = present.get(id);
      changes.push((record === undefined ? { op: 'delete', kind, id } : { op: 'put', kind, record }) as Change);
    }
  }
  return changes;
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
