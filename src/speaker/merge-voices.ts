import type { VoiceId } from '../records/records.js';
import {
  byMainVoice,
  clusterPeople,
  joinClusters,
  mainVoice,
  mayBeOnePerson,
  nearestClusters,
  type PersonCluster,
  type PlacedCluster,
  placeCluster,
  type ReconcileInput,
  spaceOf,
} from './person-clusters.js';
import { resolveSpeakerOptions, type SpeakerOptions } from './speaker-options.js';
import { supportScale, type VoiceSpace } from './voice-space.js';

/** Two fragments of one person. Joining re-points the first one's person; the reason is kept with it. */
export interface VoiceMerge {
  fromVoiceId: VoiceId;
  intoVoiceId: VoiceId;
  score: number;
  /** Score of the best other person; -Infinity when there is none. */
  runnerUpScore: number;
  margin: number;
  why: string;
}

/** What was joined, and what is left. */
export interface MergedClusters {
  merges: VoiceMerge[];
  clusters: PersonCluster[];
}

/**
 * Fragments to join at session end, in the order to join them. Works from counts and sums alone (mean and scatter), pooled
 * over each person's voices; cost grows with people in the session times people in the space.
 */
export function planMerges(input: ReconcileInput, overrides: Partial<SpeakerOptions> = {}): VoiceMerge[] {
  const options = resolveSpeakerOptions(input.cohort?.length ?? 0, overrides);
  return mergeClusters(clusterPeople(input), input, options).merges;
}

/**
 * Agglomerative clustering by average linkage: the score of two means is, to within .3, the mean score of all pairs of their
 * utterances. The pair that lies highest above its floor is joined first, evidence pooled after each. The floor
 * (`mergeFloor`) falls as evidence grows, and two well-heard voices must also be about as alike to each other as each is to itself.
 */
export function mergeClusters(
  people: readonly PersonCluster[],
  input: ReconcileInput,
  options: SpeakerOptions,
): MergedClusters {
  const space = spaceOf(people, input.cohort ?? [], options);
  const clusters = people.map((cluster) => placeCluster(cluster, space));
  const merges: VoiceMerge[] = [];
  const score = rememberedScores(space);
  for (;;) {
    const best = proposalsAmong(clusters, score, space, input, options).toSorted(
      (left, right) => right.above - left.above || byMainVoice(left.from.cluster, right.from.cluster),
    )[0];
    if (best === undefined) return { merges, clusters: clusters.map(({ cluster }) => cluster) };
    const { from, into, runnerUpScore } = best;
    merges.push({
      fromVoiceId: mainVoice(from.cluster).id,
      intoVoiceId: mainVoice(into.cluster).id,
      score: best.score,
      runnerUpScore,
      margin: best.score - runnerUpScore,
      why: `${from.cluster.count} and ${into.cluster.count} utterances are as alike as one person's`,
    });
    clusters.splice(clusters.indexOf(from), 1);
    clusters.splice(clusters.indexOf(into), 1, placeCluster(joinClusters(from.cluster, into.cluster), space));
  }
}

interface Proposal {
  from: PlacedCluster;
  into: PlacedCluster;
  score: number;
  /** How far the score lies above its floor. */
  above: number;
  runnerUpScore: number;
}

type ScoreOf = (left: PlacedCluster, right: PlacedCluster) => number;

function proposalsAmong(
  clusters: readonly PlacedCluster[],
  scoreOf: ScoreOf,
  space: VoiceSpace,
  input: ReconcileInput,
  options: SpeakerOptions,
): Proposal[] {
  const proposers = new Set<PlacedCluster>();
  for (const heard of clusters.filter(({ cluster }) => cluster.inSession)) {
    proposers.add(heard);
    const [nearest] = rankOthers(heard, clusters, scoreOf);
    if (nearest !== undefined) proposers.add(nearest.other);
  }
  return [...proposers].flatMap((from): Proposal[] => {
    const [best, second] = rankOthers(from, clusters, scoreOf);
    if (best === undefined) return [];
    const { other: into, score } = best;
    const [one, two] = [from.cluster, into.cluster];
    if (!(one.inSession || two.inSession) || !mayBeOnePerson(one.voices, two.voices, input)) return [];
    const above = score - mergeFloor(one, two, space, options);
    const [less, more] = isSmaller(one, two) ? [from, into] : [into, from];
    if (less.cluster.count < FEW && leadOver(less, more, score, clusters, scoreOf) < options.margin) return [];
    return above < 0
      ? []
      : [{ from: less, into: more, score, above, runnerUpScore: second?.score ?? Number.NEGATIVE_INFINITY }];
  });
}

/**
 * Score from which two people are joined. A mean of many comparisons scatters less than one, so the same score says more: the
 * floor falls with the support of both sides, and where a splinter meets a much heard voice, because voices break into splinters
 * rather than halves. It never falls below a share of what two utterances of either one score among themselves.
 */
export function mergeFloor(
  left: PersonCluster,
  right: PersonCluster,
  space: VoiceSpace,
  options: SpeakerOptions,
): number {
  const support = supportScale(left.count, options.mergeSupport) * supportScale(right.count, options.mergeSupport);
  const unlike = Math.min(MOST_UNLIKE, Math.abs(Math.log(left.count / right.count)));
  const within = [left, right].map(({ sum, count }) => (count < SCATTER_FROM ? 0 : space.within(sum, count)));
  return (
    support * Math.max(options.merge, options.mergeCohesion * Math.min(...within)) - options.splinterRelief * unlike
  );
}

/** Logarithm of a voice's utterances, or of two voices' ratio, beyond which more says nothing more: about 12. */
export const MOST_UNLIKE = 2.5;

/** A voice of fewer utterances is joined only with a clear lead over everybody else. */
const FEW = 4;

function leadOver(
  less: PlacedCluster,
  more: PlacedCluster,
  score: number,
  clusters: readonly PlacedCluster[],
  scoreOf: ScoreOf,
): number {
  const next = rankOthers(less, clusters, scoreOf).find(({ other }) => other !== more);
  return score - (next?.score ?? Number.NEGATIVE_INFINITY);
}

/** Utterances from which a scatter is worth looking at. */
const SCATTER_FROM = 2;

/** The nearest other people with their scores, best first. */
export function rankOthers(
  from: PlacedCluster,
  clusters: readonly PlacedCluster[],
  scoreOf: ScoreOf,
): { other: PlacedCluster; score: number }[] {
  return nearestClusters(from.centred, clusters, from.cluster)
    .map((other) => ({ other, score: scoreOf(from, other) }))
    .sort((left, right) => right.score - left.score);
}

/** Scores are symmetric and wanted again after each merge. */
function rememberedScores(space: VoiceSpace): ScoreOf {
  const rows = new Map<PlacedCluster, Map<PlacedCluster, number>>();
  const rowOf = (placed: PlacedCluster) => {
    const row = rows.get(placed) ?? new Map<PlacedCluster, number>();
    rows.set(placed, row);
    return row;
  };
  return (left, right) => {
    const held = rowOf(left).get(right);
    if (held !== undefined) return held;
    const score = space.score(left.point(), right.point());
    rowOf(left).set(right, score);
    rowOf(right).set(left, score);
    return score;
  };
}

function isSmaller(left: PersonCluster, right: PersonCluster): boolean {
  return left.count < right.count || (left.count === right.count && byMainVoice(left, right) > 0);
}
