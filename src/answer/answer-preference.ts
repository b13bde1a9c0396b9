import { indexTerms } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId, ProfileEntry } from '../records/records.js';
import type { Context, Question } from '../retrieval/retrieval.js';
import type { Answer } from './answer.js';

/**
 * What a person prefers, from their profile: the current value first and the one before it after it. `undefined` when no
 * entry of theirs is held that shares a word with the question.
 */
export function answerPreference(
  question: Question,
  personId: PersonId,
  context: Context,
  directory: PersonDirectory,
): Answer | undefined {
  const held = context.records.flatMap((record) => (record.profile ? [record.profile] : []));
  const own = held.filter((entry) => directory.canonical(entry.personId) === personId);
  const wanted = new Set(indexTerms(question.text));
  const turns = new Map(context.turns.map((turn) => [turn.id, turn]));
  const ranked = own
    .map((entry, rank) => {
      const said = entry.evidence.map((id) => turns.get(id)?.text ?? '').join(' ');
      const shared = overlap(wanted, `${entry.attribute.replace(/[/_-]+/g, ' ')} ${entry.value}`);
      return { entry, score: shared + overlap(wanted, said) / 2 + 2 / (1 + rank) };
    })
    .sort((a, b) => b.score - a.score);
  const best = ranked[0];
  if (best === undefined) return undefined;
  const sameSlot = own.filter((entry) => entry.attribute === best.entry.attribute).sort(latestFirst);
  const current = sameSlot[0] ?? best.entry;
  const earlier = sameSlot.find((entry) => entry.value !== current.value);
  const value = directory.render(current.value);
  const text = earlier ? `${value} (before: ${directory.render(earlier.value)})` : value;
  const evidence = [...new Set([...current.evidence, ...(earlier?.evidence ?? [])])];
  return { text, refused: false, evidence, confidence: 0.9 };
}

function overlap(wanted: ReadonlySet<string>, text: string): number {
  return new Set(indexTerms(text).filter((term) => wanted.has(term))).size;
}

function latestFirst(left: ProfileEntry, right: ProfileEntry): number {
  const open = (entry: ProfileEntry) => (entry.until === undefined && entry.supersededBy === undefined ? 1 : 0);
  return open(right) - open(left) || right.since - left.since;
}
