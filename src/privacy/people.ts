import type { Clock } from '../clock.js';
import { MemoryError, throwIfAborted } from '../errors.js';
import type { IdSource } from '../ids.js';
import type { Person, PersonId } from '../records/records.js';
import type { Batch, Stored } from '../store/memory-store.js';
import type { TaskQueue } from '../task-queue.js';
import { mergePeople, type RecomputeVoice, renamePerson, splitPerson } from './correct-people.js';
import type { GuardedStore } from './guarded-store.js';
import { retryConflicts } from './retry-conflicts.js';
import type { SpaceState } from './space-state.js';
import { undoLast } from './undo.js';

/** A person as listed. */
export interface PersonSummary {
  id: PersonId;
  name: string;
  isNamed: boolean;
  aliases: readonly string[];
  /** Number of voices, and whether all of them are still provisional. */
  voices: number;
  isProvisional: boolean;
}

/** Options of one correction. */
export interface CorrectionOptions {
  /** Looked at before anything is written. */
  signal?: AbortSignal;
}

/** Corrections of people; each is one journalled change. People are given by id or by name. */
export interface People {
  /** Everybody, in order of appearance. */
  list(options?: CorrectionOptions): Promise<PersonSummary[]>;
  /** The old name stays as an alias. */
  rename(person: string, name: string, options?: CorrectionOptions): Promise<PersonSummary>;
  /** `from` becomes `into`. */
  merge(from: string, into: string, options?: CorrectionOptions): Promise<PersonSummary>;
  /** The given turns (ids, or the caller's own) become another, new person's. */
  split(person: string, turnIds: readonly string[], options?: CorrectionOptions): Promise<PersonSummary>;
  /** Takes back the newest correction; its journal sequence is returned. */
  undo(options?: CorrectionOptions): Promise<{ undone: number }>;
}

/** What correcting people needs. */
export interface PeopleParts {
  store: GuardedStore;
  state: SpaceState;
  clock: Clock;
  ids: IdSource;
  /** Journal actor. */
  actor: string;
  recomputeVoice: RecomputeVoice;
  /** Queue that all writes of the space pass. */
  write: TaskQueue;
  /** Called after voices were changed by hand. */
  onCorrected: () => void;
  /** Takes over what other writers of the file have changed; default: the state alone. */
  refresh?: () => Promise<unknown>;
}

/** The person meant by an id or a name. Throws `not_found` for nobody, `invalid_argument` when several share the name. */
export function personByNameOrId({ directory, persons }: SpaceState, nameOrId: string): PersonId {
  if (persons.has(nameOrId)) return directory.canonical(nameOrId);
  const found = directory.byName(nameOrId);
  if (found.length === 1) return found[0] as PersonId;
  if (found.length === 0) {
    throw new MemoryError('not_found', 'Nobody of this name or id is known; `people list` shows everybody.');
  }
  throw new MemoryError(
    'invalid_argument',
    `${found.length} people share this name; use the full name or the id from \`people list\`.`,
  );
}

/** The people of an open space and their corrections. */
export function createPeople(parts: PeopleParts): People {
  const { store, state, clock, ids, actor, recomputeVoice, write, onCorrected } = parts;
  const context = () => ({ actor, at: clock.now() });
  const stored = async (nameOrId: string): Promise<Stored<Person>> => {
    const person = await store.get('person', personByNameOrId(state, nameOrId));
    if (person === undefined) throw new MemoryError('not_found', 'This person is no longer stored.');
    return person;
  };
  const refresh = parts.refresh ?? (() => state.refresh());
  const correct = <T>(signal: AbortSignal | undefined, plan: () => Promise<{ batch: Batch; result: () => T }>) =>
    write(async () => {
      throwIfAborted(signal);
      await refresh();
      const step = async () => {
        const since = state.sequence;
        const { batch, result } = await plan();
        throwIfAborted(signal);
        const { sequence } = await store.commit({ ...batch, unchanged: { since } });
        state.apply(batch.changes, sequence);
        onCorrected();
        return result();
      };
      return retryConflicts(state, step, { signal });
    });
  const summary = (id: PersonId): PersonSummary => {
    const { directory } = state;
    const person = directory.person(id);
    const voices = directory.voicesOf(id).map((voiceId) => state.voices.get(voiceId));
    return {
      id: directory.canonical(id),
      name: directory.displayName(id),
      isNamed: person?.displayName !== undefined,
      aliases: person?.aliases ?? [],
      voices: voices.length,
      isProvisional: voices.length > 0 && voices.every((voice) => voice?.status === 'provisional'),
    };
  };
  return {
    list: async ({ signal } = {}) => {
      throwIfAborted(signal);
      await refresh();
      return state.directory.people.map((person) => summary(person.id));
    },
    rename: (person, name, { signal } = {}) =>
      correct(signal, async () => {
        const before = await stored(person);
        return { batch: renamePerson(before, name, context()), result: () => summary(before.id) };
      }),
    merge: (from, into, { signal } = {}) =>
      correct(signal, async () => {
        const target = await stored(into);
        const batch = await mergePeople(store, await stored(from), target, context());
        return { batch, result: () => summary(target.id) };
      }),
    split: (person, turnIds, { signal } = {}) =>
      correct(signal, async () => {
        const { id } = await stored(person);
        const { batch, person: opened } = await splitPerson(store, state.directory, id, turnIds, {
          ...context(),
          ids,
          number: state.nextPersonNumber(),
          recomputeVoice,
        });
        return { batch, result: () => summary(opened.id) };
      }),
    undo: ({ signal } = {}) =>
      correct(signal, async () => {
        const batch = await undoLast(store, context());
        return { batch, result: () => ({ undone: batch.undoes as number }) };
      }),
  };
}
