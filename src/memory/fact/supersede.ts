import type { Fact, Instant } from '../../records/records.js';
import { keyWords } from './english/phrases.js';
import { isNegated, isSameValue, valueWords } from './same-value.js';

/** A fact less sure than this retires nothing. */
const MIN_CONFIDENCE = 0.5;
const RETRACTION =
  /\b(?:no longer|any ?more|any longer|stopped|gave up|given up|quit|not allergic|changed .* mind)\b/iu;
const CHANGE =
  /\b(?:moved|changed|postponed|rescheduled|pushed|cancel(?:l?ed)?|instead|now|new|actually|brought forward|delayed)\b/iu;
const CANCELLATION = /^(?:cancel\w*|drop\w*|skip\w*|scrap\w*|call\w* off)\s+(.+)$/iu;
/** Slots that a retraction ("I don't drink coffee any more") reaches besides its own. */
const RETRACTABLE =
  /^(?:like|preference|favourite|diet|possession|hobby|habit|work|location|study|need|trait|allergy|health)\//u;

/**
 * The facts that a fresh one changes, rewritten: retired ones get `supersededBy` and `validTo`, and stay. A newer
 * different value of the same slot of the same subject retires the older one, a retraction or cancellation retires
 * what it names. Never: another person's report a person's own statement, an inference a correction, a temporary or
 * conditional statement (its slot carries the condition) the general one. When the fresh fact was said before the
 * current one, it is itself returned, already retired.
 */
export function supersedeFacts(fresh: Fact, current: readonly Fact[]): Fact[] {
  if (fresh.confidence < MIN_CONFIDENCE || fresh.supersededBy !== undefined) return [];
  const changed: Fact[] = [];
  const later: Fact[] = [];
  for (const old of current) {
    if (old.id === fresh.id) continue;
    if (old.supersededBy !== undefined) {
      if (outlasts(old, fresh)) changed.push({ ...old, validTo: Math.max(validSince(old), validSince(fresh)) });
      continue;
    }
    if (contradicts(fresh, old) && old.saidAt <= fresh.saidAt) {
      if (mayRetire(fresh, old)) changed.push(retire(old, fresh));
    } else if (old.saidAt <= fresh.saidAt && (retracts(fresh, old) || cancels(fresh, old))) {
      changed.push(retire(old, fresh));
    } else if (old.saidAt > fresh.saidAt && contradicts(old, fresh) && mayRetire(old, fresh)) {
      later.push(old);
    }
  }
  const successor = later.sort((a, b) => a.saidAt - b.saidAt)[0];
  if (successor !== undefined) changed.push(retire(fresh, successor));
  return changed;
}

/** When a fact starts to hold. */
export function validSince(fact: Fact): Instant {
  return fact.validFrom ?? fact.saidAt;
}

/** An old value whose handover lay in the future ends sooner when a newer statement already holds. */
function outlasts(old: Fact, fresh: Fact): boolean {
  if (old.saidAt > fresh.saidAt || (old.validTo ?? 0) <= validSince(fresh)) return false;
  return contradicts(fresh, old) && mayRetire(fresh, old);
}

function contradicts(fresh: Fact, old: Fact): boolean {
  if (fresh.attribute === undefined || fresh.attribute !== old.attribute || fresh.subjectId !== old.subjectId)
    return false;
  if (fresh.value === undefined || old.value === undefined) return false;
  return !isSameValue(fresh.value, old.value);
}

function mayRetire(fresh: Fact, old: Fact): boolean {
  if (old.origin === 'correction' && fresh.origin !== 'correction') return false;
  if (fresh.origin === 'correction' || fresh.speakerId === old.speakerId) return true;
  if (fresh.subjectId === undefined || isArrangement(fresh)) return CHANGE.test(fresh.text);
  return fresh.speakerId === fresh.subjectId;
}

/** Times and numbers of things are facts about the world: whoever announces a change may be right. */
function isArrangement(fact: Fact): boolean {
  return /^(?:schedule|number|place|amount|decision)\//u.test(fact.attribute ?? '');
}

function retracts(fresh: Fact, old: Fact): boolean {
  if (!RETRACTION.test(fresh.text) || fresh.value === undefined || fresh.subjectId === undefined) return false;
  if (old.subjectId !== fresh.subjectId || !mayRetire(fresh, old)) return false;
  if (old.value === undefined || isNegated(old.value) || !RETRACTABLE.test(old.attribute ?? '')) return false;
  const named = valueWords(fresh.value);
  const about = [...valueWords(old.value)];
  return about.length > 0 && about.every((word) => named.has(word));
}

function cancels(fresh: Fact, old: Fact): boolean {
  if (fresh.kind !== 'decision' || fresh.value === undefined) return false;
  if ((old.kind !== 'plan' && old.kind !== 'decision') || old.sessionId === '' || old.origin === 'correction')
    return false;
  const object = CANCELLATION.exec(fresh.value)?.[1]?.replace(
    /\s+(?:since|because|if|for|on|at|and|as|in|until|this|tomorrow|today)\b.*$/iu,
    '',
  );
  if (object === undefined || CANCELLATION.test(old.value ?? '')) return false;
  const named = keyWords(object);
  const told = new Set(keyWords(old.text));
  return named.length >= 2 && named.every((word) => told.has(word));
}

function retire(old: Fact, by: Fact): Fact {
  const until = Math.max(validSince(old), validSince(by));
  return { ...old, supersededBy: by.id, validTo: Math.min(old.validTo ?? until, until) };
}
