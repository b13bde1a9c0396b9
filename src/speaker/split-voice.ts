import type { TurnId, Utterance } from '../records/records.js';
import { dot, normalize } from '../vector.js';
import { prepareCohort } from './speaker-cohort-model.js';
import type { SpeakerOptions } from './speaker-options.js';
import { createVoiceSpace } from './voice-space.js';

/** A person's utterances in two groups; `moved` is the one with less speech. */
export interface VoiceSplit {
  kept: TurnId[];
  moved: TurnId[];
  /** Mean cosine of utterances to the mean of their own group, and between the two means: far apart when there are two voices. */
  within: number;
  across: number;
  /** Calibrated score of the two groups against each other, as one person's. */
  score: number;
  /** The score is so low that an asker of that score would be unknown. */
  differs: boolean;
}

/** What two groups are compared by; a `VoiceRegistry` is one. */
export interface SplitScale {
  cohort: readonly Float32Array[];
  options: SpeakerOptions;
}

const ROUNDS = 20;

/**
 * Two groups by spherical 2-means, started from the two utterances least alike (found from the first and then from the one
 * farthest from it), so the same input gives the same groups. Undefined with fewer than two utterances that differ. One person's utterances fall into two
 * groups as well: `differs` tells whether the groups are two voices.
 */
export function splitVoice(utterances: readonly Utterance[], scale: SplitScale): VoiceSplit | undefined {
  const items = utterances
    .toSorted((left, right) => (left.id < right.id ? -1 : 1))
    .map(({ id, vector, netSpeechMs }) => ({ id, vector: normalize(vector), netSpeechMs }));
  const farthestFrom = (vector: Float32Array) =>
    items.reduce((best, item) => (dot(item.vector, vector) < dot(best.vector, vector) ? item : best), items[0] as Item);
  const [first] = items;
  if (first === undefined) return undefined;
  const one = farthestFrom(first.vector);
  const other = farthestFrom(one.vector);
  let means = [one.vector, other.vector] as [Float32Array, Float32Array];
  let groups = assign(items, means);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (groups[0].length === 0 || groups[1].length === 0) return undefined;
    means = [meanOf(groups[0]), meanOf(groups[1])];
    const next = assign(items, means);
    if (next[0].length === groups[0].length && next[0].every((item, at) => item === groups[0][at])) break;
    groups = next;
  }
  if (groups[0].length === 0 || groups[1].length === 0) return undefined;
  const [kept, moved] = speech(groups[0]) >= speech(groups[1]) ? groups : [groups[1], groups[0]];
  const inner = groups.flatMap((group, at) => group.map((item) => dot(item.vector, means[at] as Float32Array)));
  const score = scoreOf(groups, means, scale);
  return {
    score,
    differs: score < scale.options.doubtful,
    kept: kept.map(({ id }) => id),
    moved: moved.map(({ id }) => id),
    within: inner.reduce((sum, value) => sum + value, 0) / inner.length,
    across: dot(...means),
  };
}

function scoreOf(
  [left, right]: [Item[], Item[]],
  [leftMean, rightMean]: [Float32Array, Float32Array],
  { cohort, options }: SplitScale,
): number {
  const space = createVoiceSpace(prepareCohort(cohort, leftMean.length), [], options);
  return space.score(space.point(leftMean, left.length), space.point(rightMean, right.length));
}

interface Item {
  id: TurnId;
  vector: Float32Array;
  netSpeechMs: number;
}

function assign(items: readonly Item[], [left, right]: [Float32Array, Float32Array]): [Item[], Item[]] {
  const groups: [Item[], Item[]] = [[], []];
  for (const item of items) groups[dot(item.vector, left) >= dot(item.vector, right) ? 0 : 1].push(item);
  return groups;
}

function meanOf(group: readonly Item[]): Float32Array {
  const sum = new Float32Array((group[0] as Item).vector.length);
  for (const { vector } of group)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + (vector[at] as number);
  return normalize(sum);
}

function speech(group: readonly Item[]): number {
  return group.reduce((sum, { netSpeechMs }) => sum + netSpeechMs, 0);
}
