import type { IdSource } from '../../ids.js';
import type { Fact, FactKind, PersonId, ProfileEntry } from '../../records/records.js';
import { isSameValue } from '../fact/same-value.js';

/** Facts that describe a person; events, plans and decisions stay facts. */
const DESCRIBING: ReadonlySet<FactKind> = new Set(['preference', 'state', 'relationship']);
/** Slots of an event that leave a lasting state. */
const LASTING = /^(?:setting|location|work|relation|possession|pet)\//u;
const MIN_CONFIDENCE = 0.5;

/**
 * The profile entries to put for one fact: none when it describes nobody; one entry with more evidence when the value
 * is already known; otherwise a new entry and the one it retires. A correction is never overwritten by inference, and
 * another person's report never retires what somebody said of themselves. Each entry's time starts where its
 * predecessor's ends, so entries of one attribute never overlap.
 */
export function updateProfile(fact: Fact, current: readonly ProfileEntry[], ids: IdSource): ProfileEntry[] {
  const { subjectId, attribute, value } = fact;
  if (subjectId === undefined || attribute === undefined || value === undefined || !describes(fact)) return [];
  const entries = current.filter((entry) => entry.personId === subjectId && entry.attribute === attribute);
  const held = entries.filter((entry) => entry.supersededBy === undefined).sort((a, b) => b.since - a.since)[0];
  const since = fact.validFrom ?? fact.saidAt;
  const fresh: ProfileEntry = {
    id: ids('profile'),
    personId: subjectId,
    attribute,
    value,
    since,
    ...(fact.validTo === undefined ? {} : { until: fact.validTo }),
    evidence: fact.evidence,
    factId: fact.id,
    claimantId: fact.speakerId,
    origin: fact.origin,
  };
  if (held === undefined) return [fresh];
  if (isSameValue(held.value, value)) return [merged(held, fact)];
  if (!mayRetire(fact, held, subjectId)) return [];
  const older = fact.origin !== 'correction' && since < held.since && fact.saidAt < held.since;
  if (older) return pastEntry(fresh, entries);
  const until = Math.max(held.since, since);
  return [
    { ...held, until: Math.min(held.until ?? until, until), supersededBy: fresh.id },
    { ...fresh, since: until },
  ];
}

function describes(fact: Fact): boolean {
  if (fact.supersededBy !== undefined || fact.confidence < MIN_CONFIDENCE) return false;
  return DESCRIBING.has(fact.kind) || (fact.kind === 'event' && LASTING.test(fact.attribute ?? ''));
}

function mayRetire(fact: Fact, held: ProfileEntry, subjectId: PersonId): boolean {
  if (fact.origin === 'correction') return true;
  if (held.origin === 'correction') return false;
  return fact.speakerId === subjectId || (held.claimantId ?? subjectId) === fact.speakerId;
}

/** The same value again: more evidence, the newest statement as source, a person's own word as claim. */
function merged(held: ProfileEntry, fact: Fact): ProfileEntry {
  const evidence = [...new Set([...held.evidence, ...fact.evidence])];
  const own = fact.speakerId === held.personId;
  return {
    ...held,
    evidence,
    ...(own ? { claimantId: held.personId } : {}),
    ...(fact.origin === 'correction' ? { origin: 'correction', value: fact.value ?? held.value, factId: fact.id } : {}),
  };
}

/** An entry told late, of a time before the current one: it ends where the next known entry begins. */
function pastEntry(fresh: ProfileEntry, entries: readonly ProfileEntry[]): ProfileEntry[] {
  const next = entries.filter((entry) => entry.since > fresh.since).sort((a, b) => a.since - b.since)[0];
  const during = entries.find(
    (entry) => entry.since <= fresh.since && (entry.until ?? Number.POSITIVE_INFINITY) > fresh.since,
  );
  if (next === undefined || during !== undefined) return [];
  return [{ ...fresh, until: Math.min(fresh.until ?? next.since, next.since), supersededBy: next.id }];
}
