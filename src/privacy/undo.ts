import { MemoryError } from '../errors.js';
import type { IdSource } from '../ids.js';
import { foldName } from '../records/person-directory.js';
import type { Person, PersonId } from '../records/records.js';
import type { Batch, Change, JournalEntry } from '../store/memory-store.js';
import type { CorrectionContext } from './correct-people.js';
import type { GuardedReader } from './guarded-store.js';
import { differentPeople } from './move-turns.js';
import { returnClaims } from './return-claims.js';

/**
 * Takes back the newest correction that still stands. Voices that were heard again since keep what was learnt and only
 * change hands, together with what was made of their turns meanwhile, also one that the correction made; people who were named
 * after a merge keep that, and whoever was named anew after `unname` has the name from before.
 * Whoever was joined by ear and is taken apart is remembered as somebody else, and turns that went back stay there. Throws `not_found` when no correction is left,
 * `conflict` when another of its records was rewritten since.
 */
export async function undoLast(reader: GuardedReader, context: CorrectionContext, ids: IdSource): Promise<Batch> {
  const { entry, touchedSince } = await newestStanding(reader);
  const changes: Change[] = [];
  const joined = await joinedPerson(reader, entry);
  if (joined?.mergeReason !== undefined && joined.mergedInto !== undefined) {
    const record = differentPeople(ids('review'), joined.id, joined.mergedInto, context.at);
    changes.push({ op: 'put', kind: 'review', record });
  }
  const owner = ownerBefore(entry);
  const isHeardSince = entry.inverse.some(
    (change) => change.op === 'delete' && change.kind === 'voice' && touchedSince.has(`voice ${change.id}`),
  );
  for (const change of entry.inverse) {
    const id = change.op === 'put' ? change.record.id : change.id;
    const leads = isHeardSince && change.op === 'delete' && change.kind === 'person';
    if (!touchedSince.has(`${change.kind} ${id}`) && !leads) {
      changes.push(entry.action === 'rescore' ? asAssigned(change) : change);
      continue;
    }
    const before = change.op === 'put' && change.kind === 'person' ? change.record : undefined;
    const now = before === undefined ? undefined : await reader.get('person', id);
    if (joined !== undefined && before !== undefined && now !== undefined && now.id === joined.mergedInto) {
      changes.push({ op: 'put', kind: 'person', record: withoutNamesOf(now, joined, before) });
      continue;
    }
    if (entry.action === 'unname' && before !== undefined && now !== undefined) {
      changes.push({ op: 'put', kind: 'person', record: withNameOf(now, before) });
      continue;
    }
    if (change.op === 'delete' && owner !== undefined) {
      const kept = await keptForOwner(reader, change.kind, id, owner);
      if (kept !== undefined) {
        changes.push(kept);
        continue;
      }
    }
    const heardSince = change.op === 'put' && change.kind === 'voice' ? await reader.get('voice', id) : undefined;
    if (heardSince === undefined || change.op !== 'put' || change.kind !== 'voice') {
      throw new MemoryError(
        'conflict',
        `The correction cannot be undone: a ${change.kind} record was rewritten since.`,
        {
          details: { kind: change.kind, id },
        },
      );
    }
    changes.push({ op: 'put', kind: 'voice', record: { ...heardSince, personId: change.record.personId } });
  }
  changes.push(...(await returnClaims(reader, changes, touchedSince)));
  const expects = [];
  for (const change of changes) {
    const id = change.op === 'put' ? change.record.id : change.id;
    expects.push({ kind: change.kind, id, version: (await reader.get(change.kind, id))?.version ?? 0 });
  }
  return { action: 'undo', ...context, undoes: entry.sequence, changes, expects };
}

/** Whoever takes back what a session's end moved says whose the turns are: they are not moved again. */
function asAssigned(change: Change): Change {
  if (change.op !== 'put' || change.kind !== 'utterance') return change;
  return { ...change, record: { ...change.record, decision: 'assigned' } };
}

/** Whose turns a correction gave to somebody new: they get back what the new voice has heard since. */
function ownerBefore({ inverse }: Undoable): PersonId | undefined {
  const owners = inverse.flatMap((change) =>
    change.op === 'put' && change.kind === 'voice' ? (change.record.personId ?? []) : [],
  );
  return new Set(owners).size === 1 ? owners[0] : undefined;
}

/** What a correction made and somebody spoke with since stays, as the owner's: a voice changes hands, a person leads there. */
async function keptForOwner(
  reader: GuardedReader,
  kind: Change['kind'],
  id: string,
  owner: PersonId,
): Promise<Change | undefined> {
  if (kind === 'voice') {
    const voice = await reader.get('voice', id);
    return voice && { op: 'put', kind, record: { ...voice, personId: owner } };
  }
  if (kind !== 'person') return undefined;
  const person = await reader.get('person', id);
  return person && { op: 'put', kind, record: { ...person, mergedInto: owner } };
}

/** A person with what was learnt since, under the name they had before it was taken away. */
function withNameOf(now: Person, before: Person): Person {
  const { displayName: _, nameSource: __, nameWhy: ___, nameWeight: ____, refusedNames: _____, ...kept } = now;
  const { displayName, nameSource, nameWhy, nameWeight, refusedNames } = before;
  return {
    ...kept,
    ...(displayName === undefined ? {} : { displayName }),
    ...(nameSource === undefined ? {} : { nameSource }),
    ...(nameWhy === undefined ? {} : { nameWhy }),
    ...(nameWeight === undefined ? {} : { nameWeight }),
    ...(refusedNames === undefined ? {} : { refusedNames }),
    aliases: [...new Set([...before.aliases, ...now.aliases])].filter((alias) => alias !== displayName),
    nameEvidence: before.nameEvidence,
  };
}

/** The person whom the correction merged into another, as stored now. */
async function joinedPerson(reader: GuardedReader, entry: Undoable): Promise<Person | undefined> {
  if (entry.action !== 'merge' && entry.action !== 'review') return undefined;
  const people = entry.inverse.flatMap((change) =>
    change.op === 'put' && change.kind === 'person' ? [change.record] : [],
  );
  const now = await reader.getMany(
    'person',
    people.map(({ id }) => id),
  );
  return now.find(
    ({ id, mergedInto }) =>
      mergedInto !== undefined && people.some((person) => person.id !== id && person.id === mergedInto),
  );
}

/** What a person learnt since a merge, without the names that came with the other one. */
function withoutNamesOf(now: Person, joined: Person, before: Person): Person {
  const foreign = new Set([joined.displayName ?? '', ...joined.aliases].map(foldName));
  const own = new Set(before.aliases);
  return { ...now, aliases: now.aliases.filter((alias) => own.has(alias) || !foreign.has(foldName(alias))) };
}

type Undoable = JournalEntry & { inverse: readonly Change[] };

const FIRST_PAGE = 200;

/** The newest correction that was not taken back, and the records that standing entries have written after it. */
async function newestStanding(reader: GuardedReader): Promise<{ entry: Undoable; touchedSince: ReadonlySet<string> }> {
  for (let limit = FIRST_PAGE; ; limit *= 4) {
    const entries = await reader.journal({ limit });
    const undone = new Set(entries.flatMap((entry) => entry.undoes ?? []));
    const touchedSince = new Set<string>();
    for (const entry of entries) {
      if (entry.undoes !== undefined || undone.has(entry.sequence)) continue;
      if (entry.inverse !== undefined) return { entry: { ...entry, inverse: entry.inverse }, touchedSince };
      for (const { kind, id } of entry.touched) touchedSince.add(`${kind} ${id}`);
    }
    if (entries.length < limit)
      throw new MemoryError(
        'not_found',
        'There is no correction left to undo; it takes back rename, merge, split, unname, not-me and answers of review.',
      );
  }
}
