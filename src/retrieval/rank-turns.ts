import { type FusedCandidate, fuse } from './fusion.js';
import { byScore, type RankedList } from './ranked-list.js';
import type { RecordReader } from './remembering-reader.js';
import { spreadTurns } from './spread-turns.js';
import { turnFeatures } from './turn-features.js';
import type { TurnRanking } from './turn-ranking.js';
import type { UnderstoodQuestion } from './understand-question.js';

/** How many of the best turns of the fusion are read and scored. */
const SCORED = 160;
/** A claim stands right before the best turn that it rests on; of several the better found one first, and a profile entry before a fact. */
const CLAIM_LEAD = 1e-5;

/**
 * Ranks what the searches found: the best turns of their fusion and those behind found claims are read and scored by a
 * ranking; facts and profile entries stand at the best of their turns; then {@link spreadTurns}. Turns beyond are left out.
 */
export async function rankTurns(
  lists: readonly RankedList[],
  asked: UnderstoodQuestion,
  records: RecordReader,
  ranking: TurnRanking,
): Promise<FusedCandidate[]> {
  const fused = fuse(lists);
  const found = fused.filter(({ layer }) => layer === 'interaction').slice(0, SCORED);
  const claims = fused.filter(({ layer }) => layer !== 'interaction');
  const ids = new Set([...found.map(({ id }) => id), ...claims.flatMap(({ evidence }) => evidence)]);
  const turns = await records.getMany('turn', [...ids]);
  const scores = ranking.score(
    turnFeatures(turns, lists, asked),
    turns.map(({ id }) => id),
  );
  const scoreOf = new Map(turns.map(({ id }, place) => [id, scores[place] as number]));
  const shown = found.flatMap((turn) => {
    const score = scoreOf.get(turn.id);
    return score === undefined ? [] : [{ ...turn, score }];
  });
  const stated = claims.flatMap((claim) => {
    const behind = claim.evidence.flatMap((id) => scoreOf.get(id) ?? []);
    const lead = CLAIM_LEAD * (claim.score + (claim.layer === 'profile' ? 1 : 0));
    return behind.length === 0 ? [] : [{ ...claim, score: Math.max(...behind) + lead }];
  });
  return spreadTurns([...shown, ...stated].sort(byScore), new Map(turns.map((turn) => [turn.id, turn])));
}
