import { MemoryError } from '../errors.js';
import { cleanName, foldName } from '../records/person-directory.js';
import type { Instant, MergeReason, Person, PersonId } from '../records/records.js';
import type { Batch, Change, Stored } from '../store/memory-store.js';
import type { GuardedReader } from './guarded-store.js';

/** Who asks for a correction, and when. */
export interface CorrectionContext {
  actor: string;
  at: Instant;
}

/** A person gets another name. The old one stays as an alias, so questions that use it still find the person. */
export function renamePerson(person: Stored<Person>, displayName: string, context: CorrectionContext): Batch {
  const name = cleanName(displayName);
  if (name === '') throw new MemoryError('invalid_argument', 'The new name is empty; give at least one character.');
  const kept = [person.displayName, ...person.aliases].filter((alias) => alias !== undefined && alias !== name);
  const { unsupported: _, unconfirmed: __, ...known } = person;
  const refused = (person.refusedNames ?? []).filter((refusedName) => refusedName !== foldName(name));
  const record: Person = {
    ...known,
    ...(person.refusedNames === undefined ? {} : { refusedNames: refused }),
    displayName: name,
    aliases: [...new Set(kept as string[])],
    nameSource: 'correction',
  };
  return {
    action: 'rename',
    ...context,
    undoable: true,
    changes: [{ op: 'put', kind: 'person', record }],
    expects: [{ kind: 'person', id: person.id, version: person.version }],
  };
}

/** Two people become one: the voices of `from` point at `into`, and `from` leads there. Nothing else is rewritten. */
export async function mergePeople(
  reader: GuardedReader,
  from: Stored<Person>,
  into: Stored<Person>,
  context: CorrectionContext & { reason?: MergeReason },
): Promise<Batch> {
  const { actor, at, reason } = context;
  if (from.id === into.id) throw new MemoryError('invalid_argument', 'A person cannot be merged with itself.');
  const voices = await reader.find('voice', { where: { personId: from.id } });
  const names = [from.displayName, ...from.aliases].filter((name): name is string => name !== undefined);
  const aliases = [...new Set([...into.aliases, ...names])].filter((name) => name !== into.displayName);
  const refused = [...new Set([...(into.refusedNames ?? []), ...(from.refusedNames ?? [])])];
  const { unsupported, unconfirmed: _, ...known } = into;
  const supported = unsupported === true && from.unsupported === true ? into : known;
  return {
    action: 'merge',
    actor,
    at,
    undoable: true,
    changes: [
      ...voices.map((voice): Change => ({ op: 'put', kind: 'voice', record: { ...voice, personId: into.id } })),
      {
        op: 'put',
        kind: 'person',
        record: { ...from, mergedInto: into.id, ...(reason === undefined ? {} : { mergeReason: reason }) },
      },
      {
        op: 'put',
        kind: 'person',
        record: {
          ...supported,
          aliases,
          ...(refused.length > 0 ? { refusedNames: refused } : {}),
          ...(into.displayName === undefined && from.displayName !== undefined
            ? { displayName: from.displayName, nameSource: from.nameSource, nameEvidence: from.nameEvidence }
            : {}),
        },
      },
      ...(await settledReviews(reader, from.id, into.id, at)),
    ],
    expects: [from, into].map((person) => ({ kind: 'person' as const, id: person.id, version: person.version })),
  };
}

/**
 * A person loses every name. The names, first names alone too, are remembered as not theirs, so that no evidence binds them again; the person stays, as
 * "Speaker N". Throws `invalid_argument` for somebody without a name.
 */
export function unnamePerson(person: Stored<Person>, context: CorrectionContext): Batch {
  const { displayName, nameSource: _, nameWhy: __, nameWeight: ___, ...unnamed } = person;
  if (displayName === undefined)
    throw new MemoryError('invalid_argument', 'This person has no name to take away; see `people list`.');
  const names = [displayName, ...person.aliases].flatMap((name) => [name, name.split(/\s+/u)[0] ?? name]).map(foldName);
  const record: Person = {
    ...unnamed,
    aliases: [],
    nameEvidence: [],
    refusedNames: [...new Set([...(person.refusedNames ?? []), ...names])],
  };
  return {
    action: 'unname',
    ...context,
    undoable: true,
    changes: [{ op: 'put', kind: 'person', record }],
    expects: [{ kind: 'person', id: person.id, version: person.version }],
  };
}

/** Whether the two are asked about, or were told apart: both are settled when they become one. */
async function settledReviews(reader: GuardedReader, from: PersonId, into: PersonId, at: Instant): Promise<Change[]> {
  const reviews = await reader.find('review', { where: { personId: from } });
  return reviews
    .filter(({ kind, personIds, answer }) => kind === 'same-person' && personIds.includes(into) && answer !== 'yes')
    .map((review) => ({ op: 'put', kind: 'review', record: { ...review, answer: 'yes', answeredAt: at } }));
}
