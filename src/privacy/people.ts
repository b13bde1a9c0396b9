import type { Clock } from '../clock.js';
import { MemoryError } from '../errors.js';
import type { IdSource } from '../ids.js';
import type { Person, PersonId, TurnId, Utterance } from '../records/records.js';
import type { Batch, Stored } from '../store/memory-store.js';
import type { TaskQueue } from '../task-queue.js';
import { mergePeople, renamePerson, unnamePerson } from './correct-people.js';
import type { GuardedStore } from './guarded-store.js';
import { moveTurns, type RecomputeVoice } from './move-turns.js';
import { type PersonReasons, personReasons } from './person-reasons.js';
import { answerReview, type OpenReview, openReviews } from './reviews.js';
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
  /** Too little speech supports this person; listed only when asked for. */
  isUnsupported: boolean;
}

/** How a person's turns would fall into two voices. */
export interface SplitProposal {
  personId: PersonId;
  /** Turns that would become a new person's: the group with less speech. */
  moved: readonly TurnId[];
  kept: readonly TurnId[];
  /** Mean cosine inside the two groups, and between their means: one voice when the two are about equal. */
  within: number;
  across: number;
}

/** Corrections of people; each is one journalled change. People are given by id or by name. */
export interface People {
  /** Everybody, in order of appearance; without `all` only those whom enough speech supports. */
  list(options?: { all?: boolean }): PersonSummary[];
  /** The old name stays as an alias. */
  rename(person: string, name: string): Promise<PersonSummary>;
  /** `from` becomes `into`. */
  merge(from: string, into: string): Promise<PersonSummary>;
  /** The given turns (ids) become another, new person's. */
  split(person: string, turnIds: readonly string[]): Promise<PersonSummary>;
  /** Two groups of the person's turns by voice, for `split`; changes nothing. Throws `unsupported` without voiceprints of two turns. */
  proposeSplit(person: string): Promise<SplitProposal>;
  /** Takes every name away and remembers that they were wrong. */
  unname(person: string): Promise<PersonSummary>;
  /** The turn (our id or the caller's) was somebody else's: the given person's, or a new one's. */
  notMe(turn: string, person?: string): Promise<PersonSummary>;
  /** Open questions about who is who. */
  reviews(): Promise<OpenReview[]>;
  /** Answers one: "yes" merges, names or confirms, "no" is remembered. */
  review(id: string, answer: 'yes' | 'no'): Promise<void>;
  /** Why the person has this name and these voices: ids and numbers. */
  why(person: string): Promise<PersonReasons>;
  /** Takes back the newest correction; its journal sequence is returned. */
  undo(): Promise<{ undone: number }>;
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
  /** Two groups of utterances by voice; given by `speaker/split-voice.ts`. */
  splitVoice: (utterances: readonly Utterance[]) => Omit<SplitProposal, 'personId'> | undefined;
  /** Queue that all writes of the space pass. */
  write: TaskQueue;
  /** Called after voices were changed by hand. */
  onCorrected: () => void;
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
  const { store, state, clock, ids, actor, recomputeVoice, splitVoice, write, onCorrected } = parts;
  const context = () => ({ actor, at: clock.now() });
  const stored = async (nameOrId: string): Promise<Stored<Person>> => {
    const person = await store.get('person', personByNameOrId(state, nameOrId));
    if (person === undefined) throw new MemoryError('not_found', 'This person is no longer stored.');
    return person;
  };
  const storedTurn = async (idOrExternal: string) => {
    const turn =
      (await store.get('turn', idOrExternal)) ??
      (await store.find('turn', { where: { externalId: idOrExternal }, limit: 1 }))[0];
    if (turn === undefined) throw new MemoryError('not_found', 'There is no turn with this id.');
    return turn;
  };
  const moving = () => ({ ...context(), ids, number: state.nextPersonNumber(), recomputeVoice });
  const commit = async (batch: Batch): Promise<void> => {
    await store.commit(batch);
    state.apply(batch.changes);
    onCorrected();
  };
  const summary = (id: PersonId): PersonSummary => {
    const { directory } = state;
    const person = directory.person(id);
    const voices = directory.voicesOf(id).map((voiceId) => state.voices.get(voiceId));
    return {
      id: directory.canonical(id),
      name: person?.unsupported === true ? `Speaker ${person.number}` : directory.displayName(id),
      isNamed: person?.displayName !== undefined,
      aliases: person?.aliases ?? [],
      voices: voices.length,
      isProvisional: voices.length > 0 && voices.every((voice) => voice?.status === 'provisional'),
      isUnsupported: person?.unsupported === true,
    };
  };
  return {
    list: ({ all = false } = {}) =>
      state.directory.people.map((person) => summary(person.id)).filter((person) => all || !person.isUnsupported),
    rename: (person, name) =>
      write(async () => {
        const before = await stored(person);
        await commit(renamePerson(before, name, context()));
        return summary(before.id);
      }),
    merge: (from, into) =>
      write(async () => {
        const target = await stored(into);
        await commit(await mergePeople(store, await stored(from), target, context()));
        return summary(target.id);
      }),
    split: (person, turnIds) =>
      write(async () => {
        const { id } = await stored(person);
        const turns = await Promise.all(turnIds.map((turnId) => storedTurn(turnId)));
        const moved = await moveTurns(
          store,
          state.directory,
          id,
          turns.map((turn) => turn.id),
          { ...moving(), action: 'split' },
        );
        await commit(moved.batch);
        return summary(moved.person.id);
      }),
    proposeSplit: async (person) => {
      const { id } = await stored(person);
      const voices = state.directory.voicesOf(id);
      const heard = await Promise.all(voices.map((voiceId) => store.find('utterance', { where: { voiceId } })));
      const groups = splitVoice(heard.flat());
      if (groups === undefined) {
        throw new MemoryError(
          'unsupported',
          'There are no two utterances to tell apart by voice; list the turns that somebody else spoke.',
        );
      }
      return { personId: id, ...groups };
    },
    unname: (person) =>
      write(async () => {
        const before = await stored(person);
        await commit(unnamePerson(before, context()));
        return summary(before.id);
      }),
    notMe: (turnId, person) =>
      write(async () => {
        const turn = await storedTurn(turnId);
        const speaker = state.directory.personOfVoice(turn.voiceId) ?? '';
        const to = person === undefined ? undefined : await stored(person);
        if (to?.id === speaker) throw new MemoryError('invalid_argument', 'The turn is this person’s already.');
        const moved = await moveTurns(store, state.directory, speaker, [turn.id], {
          ...moving(),
          ...(to === undefined ? {} : { to }),
          action: 'not-me',
        });
        await commit(moved.batch);
        return summary(moved.person.id);
      }),
    reviews: () => openReviews(store, state.directory),
    review: (id, answer) => write(async () => commit(await answerReview(store, state.directory, id, answer, moving()))),
    why: async (person) => personReasons(store, state.directory, personByNameOrId(state, person)),
    undo: () =>
      write(async () => {
        const batch = await undoLast(store, context(), ids);
        await commit(batch);
        return { undone: batch.undoes as number };
      }),
  };
}
