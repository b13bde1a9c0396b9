import type { Clock } from '../clock.js';
import { MemoryError, throwIfAborted } from '../errors.js';
import type { IdSource } from '../ids.js';
import { isUnconfirmed, type PersonDirectory } from '../records/person-directory.js';
import type { Person, PersonId, TurnId, Utterance } from '../records/records.js';
import type { Batch, Stored } from '../store/memory-store.js';
import type { TaskQueue } from '../task-queue.js';
import { mergePeople, renamePerson, unnamePerson } from './correct-people.js';
import type { RecomputeVoice } from './follow-turns.js';
import type { GuardedStore } from './guarded-store.js';
import { moveTurns } from './move-turns.js';
import { type PersonProfile, personProfile } from './person-profile.js';
import { type PersonReasons, personReasons } from './person-reasons.js';
import { createStateRefresh, type StateRefresh } from './refresh-state.js';
import { retryConflicts } from './retry-conflicts.js';
import { answerReview, type OpenReview, openReviews } from './reviews.js';
import { hasOnlyProvisionalVoices, type SpaceState } from './space-state.js';
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
  /** The voice may be that of somebody better known, and nobody has said; listed only when asked for. */
  isUnconfirmed: boolean;
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
  /** Calibrated score of the two groups as one person's. */
  score: number;
}

/** Options of one correction. */
export interface CorrectionOptions {
  /** Looked at before anything is written. */
  signal?: AbortSignal;
}

/** Corrections of people; each is one journalled change. People are given by id or by name. */
export interface People {
  /** Everybody, in order of appearance; without `all` only those whom enough speech supports as somebody of their own. */
  list(options?: CorrectionOptions & { all?: boolean }): Promise<PersonSummary[]>;
  /** The old name stays as an alias. */
  rename(person: string, name: string, options?: CorrectionOptions): Promise<PersonSummary>;
  /** `from` becomes `into`. */
  merge(from: string, into: string, options?: CorrectionOptions): Promise<PersonSummary>;
  /** The given turns (our ids or the caller's), not all of the person's, become another, new person's. */
  split(person: string, turnIds: readonly string[], options?: CorrectionOptions): Promise<PersonSummary>;
  /** Two groups of the person's turns by voice, for `split`; changes nothing. Throws `unsupported` without voiceprints of two turns, or where they sound like one voice. */
  proposeSplit(person: string, options?: CorrectionOptions): Promise<SplitProposal>;
  /** Takes every name away and remembers that they were wrong. */
  unname(person: string, options?: CorrectionOptions): Promise<PersonSummary>;
  /** The turn (our id or the caller's) was somebody else's: the given person's, or a new one's. */
  notMe(turn: string, person?: string, options?: CorrectionOptions): Promise<PersonSummary>;
  /** Open questions about who is who. */
  reviews(options?: CorrectionOptions): Promise<OpenReview[]>;
  /** Answers one: "yes" merges, names or confirms, "no" is remembered. */
  review(id: string, answer: 'yes' | 'no', options?: CorrectionOptions): Promise<void>;
  /** Why the person has this name and these voices: ids and numbers. */
  why(person: string, options?: CorrectionOptions): Promise<PersonReasons>;
  /** What is held about the person: names, relations, background and preferences, now and before, with who else says otherwise. */
  profile(person: string, options?: CorrectionOptions): Promise<PersonProfile>;
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
  /** Two groups of utterances by voice, and whether their voices differ; given by `speaker/split-voice.ts`. */
  splitVoice: (
    utterances: readonly Utterance[],
  ) => Promise<(Omit<SplitProposal, 'personId'> & { differs: boolean }) | undefined>;
  /** Queue that all writes of the space pass. */
  write: TaskQueue;
  /** Called after voices were changed by hand. */
  onCorrected: () => void;
  /** Takes over what other writers of the file have changed; default: the state alone. */
  refresh?: StateRefresh;
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
  const moves = () => ({ ...context(), ids, number: state.nextPersonNumber(), recomputeVoice });
  const refresh = parts.refresh ?? createStateRefresh(state, write, () => {});
  const correct = <T>(
    { signal }: CorrectionOptions,
    plan: () => Promise<{ batch: Batch; result: () => T }>,
  ): Promise<T> =>
    write(async () => {
      throwIfAborted(signal);
      await refresh.toWrite();
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
  const read = async <T>({ signal }: CorrectionOptions, look: () => Promise<T>): Promise<T> => {
    throwIfAborted(signal);
    await refresh.toRead();
    return look();
  };
  const summary = (id: PersonId): PersonSummary => {
    const { directory } = state;
    const person = directory.person(id);
    return {
      id: directory.canonical(id),
      name: person?.unsupported === true ? `Speaker ${person.number}` : directory.displayName(id),
      isNamed: person?.displayName !== undefined,
      aliases: person?.aliases ?? [],
      voices: directory.voicesOf(id).length,
      isProvisional: hasOnlyProvisionalVoices(state, id),
      isUnconfirmed: person !== undefined && isUnconfirmed(person),
      isUnsupported: person?.unsupported === true,
    };
  };
  const moved = ({ batch, person }: { batch: Batch; person: Person }) => ({ batch, result: () => summary(person.id) });
  return {
    list: ({ all = false, ...options } = {}) =>
      read(options, async () =>
        state.directory.people
          .map((person) => summary(person.id))
          .filter((person) => all || !(person.isUnsupported || person.isUnconfirmed)),
      ),
    rename: (person, name, options = {}) =>
      correct(options, async () => {
        const before = await stored(person);
        return { batch: renamePerson(before, name, context()), result: () => summary(before.id) };
      }),
    merge: (from, into, options = {}) =>
      correct(options, async () => {
        const target = await stored(into);
        const batch = await mergePeople(store, await stored(from), target, context());
        return { batch, result: () => summary(target.id) };
      }),
    split: (person, turnIds, options = {}) =>
      correct(options, async () => {
        const { id } = await stored(person);
        const turns = await Promise.all(turnIds.map((turnId) => storedTurn(turnId)));
        const moving = [...new Set(turns.map((turn) => turn.id))];
        await requireOtherTurns(store, state.directory, id, moving);
        return moved(await moveTurns(store, state.directory, id, moving, { ...moves(), action: 'split' }));
      }),
    proposeSplit: (person, options = {}) =>
      read(options, async () => {
        const { id } = await stored(person);
        const voices = state.directory.voicesOf(id);
        const heard = await Promise.all(voices.map((voiceId) => store.find('utterance', { where: { voiceId } })));
        const split = await splitVoice(heard.flat());
        if (split === undefined) {
          throw new MemoryError(
            'unsupported',
            'There are no two utterances to tell apart by voice; list the turns that somebody else spoke.',
          );
        }
        const { differs, ...groups } = split;
        if (!differs) {
          throw new MemoryError(
            'unsupported',
            'The turns of this person sound like one voice; list the turns that somebody else spoke.',
            { details: { score: Number(groups.score.toFixed(2)) } },
          );
        }
        return { personId: id, ...groups };
      }),
    unname: (person, options = {}) =>
      correct(options, async () => {
        const before = await stored(person);
        return { batch: unnamePerson(before, context()), result: () => summary(before.id) };
      }),
    notMe: (turnId, person, options = {}) =>
      correct(options, async () => {
        const turn = await storedTurn(turnId);
        const speaker = state.directory.personOfVoice(turn.voiceId) ?? '';
        const to = person === undefined ? undefined : await stored(person);
        if (to?.id === speaker) throw new MemoryError('invalid_argument', 'The turn is this person’s already.');
        const target = to === undefined ? {} : { to };
        return moved(
          await moveTurns(store, state.directory, speaker, [turn.id], { ...moves(), ...target, action: 'not-me' }),
        );
      }),
    reviews: (options = {}) => read(options, () => openReviews(store, state.directory)),
    review: (id, answer, options = {}) =>
      correct(options, async () => ({
        batch: await answerReview(store, state.directory, id, answer, moves()),
        result: () => undefined,
      })),
    profile: (person, options = {}) =>
      read(options, () => personProfile(store, state.directory, personByNameOrId(state, person))),
    why: (person, options = {}) =>
      read(options, () => personReasons(store, state.directory, personByNameOrId(state, person))),
    undo: (options = {}) =>
      correct(options, async () => {
        const batch = await undoLast(store, context(), ids);
        return { batch, result: () => ({ undone: batch.undoes as number }) };
      }),
  };
}

/** Everybody keeps a turn in a split: a person without any would be left behind as an empty name. */
async function requireOtherTurns(
  store: GuardedStore,
  directory: PersonDirectory,
  personId: PersonId,
  moving: readonly TurnId[],
): Promise<void> {
  for (const voiceId of directory.voicesOf(personId)) {
    const left = await store.find('turn', { where: { voiceId }, limit: moving.length + 1 });
    if (left.some(({ id }) => !moving.includes(id))) return;
  }
  throw new MemoryError(
    'invalid_argument',
    'A split leaves the person some turns; to give all of them to somebody, merge or rename the person.',
    { details: { turns: moving.length } },
  );
}
