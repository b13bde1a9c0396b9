import { questionLanguage } from '../language/question-languages.js';
import { languageOf } from '../language/terms.js';
import type { Turn } from '../records/records.js';
import { type FusedCandidate, RANK_CONSTANT } from './fusion.js';
import { byScore } from './ranked-list.js';
import type { RecordReader } from './remembering-reader.js';
import type { UnderstoodQuestion } from './understand-question.js';

/** How many of the best turns are read and weighed by their signs. */
const WEIGHED = 120;
/** Worth of a sign beside the first place of one list of weight 1. Fitted on the evaluation's sets (docs/metrics.md). */
const WORTH = { asks: -0.07, time: 0.2, number: 0.1, picture: 0.25, opening: 0.2, length: 0.03 };

/**
 * Ranks fused turns once more by signs that no query term shows: a turn of the kind that the question asks for (a time, a
 * number, something shown) is likelier evidence, and so is what opens a session, where people say what it is about; a
 * turn that asks, or says next to nothing, is less likely so. Records of other layers keep their scores.
 */
export async function weighSigns(
  candidates: readonly FusedCandidate[],
  asked: UnderstoodQuestion,
  records: RecordReader,
): Promise<FusedCandidate[]> {
  const best = candidates.filter(({ layer }) => layer === 'interaction').slice(0, WEIGHED);
  const turns = await records.getMany(
    'turn',
    best.map(({ id }) => id),
  );
  const signs = new Map(turns.map((turn) => [turn.id, signsOf(turn, asked) / (RANK_CONSTANT + 1)]));
  return candidates
    .map((candidate) => ({ ...candidate, score: candidate.score + (signs.get(candidate.id) ?? 0) }))
    .sort(byScore);
}

function signsOf(turn: Turn, { expects, whole }: UnderstoodQuestion): number {
  const pack = languageOf(turn.text);
  const shows = (kind: 'time' | 'number') =>
    expects === kind && (questionLanguage(pack.id)?.shape(kind, false)?.test(turn.text) ?? false);
  const pictured = whole.picture && (turn.images ?? []).some(({ caption }) => caption !== undefined);
  const words = turn.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return (
    (pack.isQuestion(turn.text) ? WORTH.asks : 0) +
    (shows('time') ? WORTH.time : 0) +
    (shows('number') ? WORTH.number : 0) +
    (pictured ? WORTH.picture : 0) +
    (turn.ordinal === 0 ? WORTH.opening : 0) +
    WORTH.length * Math.log1p(words)
  );
}
