import type { PersonId, SessionId, Voice, VoiceId } from '../records/records.js';
import { dot, normalize } from '../vector.js';
import { prepareCohort } from './speaker-cohort-model.js';
import { resolveSpeakerOptions, type SpeakerOptions } from './speaker-options.js';
import { createVoiceSpace, type VoicePoint, type VoiceSpace } from './voice-space.js';
import { voiceMean } from './voiceprint.js';

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

/** A provisional voice that too little speech supports. */
export interface GhostVoice {
  voiceId: VoiceId;
  /** The voice whose person it most likely was; absent when none is near. */
  intoVoiceId?: VoiceId;
  /** Score of `intoVoiceId`. */
  score?: number;
  why: string;
}

/** What session-end reconciliation looks at. */
export interface ReconcileInput {
  voices: readonly Voice[];
  /** Only people heard in this session take part on one side; the others only receive or give. */
  sessionId: SessionId;
  /** Pairs of voice ids, 'a|b' in any order, that spoke at the same time: never one person. */
  concurrent?: ReadonlySet<string>;
  /** False for people known to be different (other names, split by hand). Asked with person ids. */
  mayJoin?(left: PersonId, right: PersonId): boolean;
  /** The cohort of the encoder, as given to the registry. */
  cohort?: readonly Float32Array[];
}

/** A person's voices taken together. */
interface Cluster {
  voices: readonly Voice[];
  count: number;
  sum: Float32Array;
  netSpeechMs: number;
  inSession: boolean;
  /** Centred mean direction, for the coarse search. */
  centred: Float32Array;
  /** Made when first needed. */
  point(): VoicePoint;
}

/** People that are scored in full for each one; the coarse search leaves out the rest. */
const CANDIDATES = 12;

/**
 * Fragments to join at session end, in the order to join them. Works from counts and sums alone (mean and scatter), pooled
 * over each person's voices; cost grows with people in the session times people in the space. Agglomerative: the best accepted
 * pair first, evidence pooled after each. The smaller side proposes and must clear a score and a lead over its next best
 * person; a small
 * fragment of a much heard voice does with a lower score and a wide lead over several others. Two well-supported voices must
 * also be about as alike to each other as each is to itself.
 */
export function planMerges(input: ReconcileInput, overrides: Partial<SpeakerOptions> = {}): VoiceMerge[] {
  const options = resolveSpeakerOptions(input.cohort?.length ?? 0, overrides);
  const { space, clusters } = clusterPeople(input, options);
  const merges: VoiceMerge[] = [];
  const scores = new Map<Cluster, Map<Cluster, number>>();
  const scoreOf = (left: Cluster, right: Cluster) => {
    const held = scores.get(left)?.get(right);
    if (held !== undefined) return held;
    const score = space.score(left.point(), right.point());
    for (const [one, other] of [
      [left, right],
      [right, left],
    ] as const) {
      const row = scores.get(one) ?? new Map<Cluster, number>();
      scores.set(one, row.set(other, score));
    }
    return score;
  };
  for (;;) {
    const proposals = proposalsAmong(clusters, scoreOf, input, options);
    const best = proposals.toSorted((left, right) => right.score - left.score || byId(left.from, right.from))[0];
    if (best === undefined) return merges;
    const { from, into, score, runnerUpScore } = best;
    merges.push({
      fromVoiceId: mainVoice(from).id,
      intoVoiceId: mainVoice(into).id,
      score,
      runnerUpScore,
      margin: score - runnerUpScore,
      why: `${from.count} and ${into.count} utterances are as alike as one person's, and no other person is as near`,
    });
    clusters.splice(clusters.indexOf(from), 1);
    clusters.splice(clusters.indexOf(into), 1, joinClusters(from, into, space));
  }
}

/** Two people whom a merge fell just short of joining. */
export interface NearMerge {
  voiceIds: [VoiceId, VoiceId];
  score: number;
  /** -Infinity when there is no other person. */
  runnerUpScore: number;
  why: string;
}

/**
 * Pairs that `planMerges` left apart by a little: the score lies less than half a `shortRelief` below its floor, or the lead over
 * the next person is too small. Best first. Run it after the merges.
 */
export function planQuestions(input: ReconcileInput, overrides: Partial<SpeakerOptions> = {}): NearMerge[] {
  const options = resolveSpeakerOptions(input.cohort?.length ?? 0, overrides);
  const { space, clusters } = clusterPeople(input, options);
  const supported = clusters.filter((cluster) => !isGhost(cluster, options));
  const scoreOf = (left: Cluster, right: Cluster) => space.score(left.point(), right.point());
  const found = new Map<string, NearMerge>();
  for (const from of supported.filter(({ inSession }) => inSession)) {
    const [best, second] = nearestTwo(from, supported, scoreOf);
    if (best === undefined || !allowed(from, best.other, input)) continue;
    const floor = Math.min(from.count, best.other.count) < options.fewUtterances ? options.mergeFew : options.merge;
    if (best.score < floor - options.shortRelief / 2) continue;
    const voiceIds: [VoiceId, VoiceId] = [mainVoice(from).id, mainVoice(best.other).id];
    found.set(voiceIds.toSorted().join('|'), {
      voiceIds,
      score: best.score,
      runnerUpScore: second?.score ?? Number.NEGATIVE_INFINITY,
      why: best.score < floor ? 'nearly as alike as one person' : 'alike, but another is about as near',
    });
  }
  return [...found.values()].sort((left, right) => right.score - left.score);
}

/**
 * Provisional voices of the session without enough speech, each with the nearest person where one is near and no second is
 * about as near. Run it after the merges.
 */
export function planGhosts(input: ReconcileInput, overrides: Partial<SpeakerOptions> = {}): GhostVoice[] {
  const options = resolveSpeakerOptions(input.cohort?.length ?? 0, overrides);
  const { space, clusters } = clusterPeople(input, options);
  const silent = input.voices.filter((voice) => voice.status === 'provisional' && voice.prototypes.length === 0);
  const faint = clusters.filter((cluster) => cluster.inSession && isGhost(cluster, options));
  return [
    ...silent.map(({ id }) => ({ voiceId: id, why: 'no speech to compare' })),
    ...faint.flatMap((ghost) => {
      const others = clusters.filter((other) => !isGhost(other, options) && allowed(ghost, other, input));
      const [best, second] = nearestTwo(ghost, others, (left, right) => space.score(left.point(), right.point()));
      const near =
        best !== undefined &&
        best.score >= options.claim - options.shortRelief &&
        best.score - (second?.score ?? Number.NEGATIVE_INFINITY) >= options.margin;
      return ghost.voices.map(({ id }): GhostVoice => {
        const why = `${Math.round(ghost.netSpeechMs)} ms of speech`;
        return near
          ? { voiceId: id, intoVoiceId: mainVoice(best.other).id, score: best.score, why }
          : { voiceId: id, why };
      });
    }),
  ].toSorted((left, right) => (left.voiceId < right.voiceId ? -1 : 1));
}

function isGhost(cluster: Cluster, options: SpeakerOptions): boolean {
  return cluster.netSpeechMs < options.ghostMs && cluster.voices.every((voice) => voice.status === 'provisional');
}

interface Proposal {
  from: Cluster;
  into: Cluster;
  score: number;
  runnerUpScore: number;
}

function proposalsAmong(
  clusters: readonly Cluster[],
  scoreOf: (left: Cluster, right: Cluster) => number,
  input: ReconcileInput,
  options: SpeakerOptions,
): Proposal[] {
  const proposers = new Set<Cluster>();
  for (const heard of clusters.filter(({ inSession }) => inSession)) {
    proposers.add(heard);
    const nearest = nearestTwo(heard, clusters, scoreOf)[0];
    if (nearest !== undefined) proposers.add(nearest.other);
  }
  return [...proposers].flatMap((from): Proposal[] => {
    const [best, second] = nearestTwo(from, clusters, scoreOf);
    if (best === undefined) return [];
    const { other: into, score } = best;
    if (!(from.inSession || into.inSession) || !smaller(from, into) || !allowed(from, into, input)) return [];
    const runnerUpScore = second?.score ?? Number.NEGATIVE_INFINITY;
    const few = from.count < options.fewUtterances;
    const floor = few ? options.mergeFew : options.merge;
    const lead = few ? options.mergeFewMargin : options.mergeMargin;
    const near = score >= floor && score - runnerUpScore >= lead;
    const alone = score >= options.mergeAlone && score - runnerUpScore >= options.mergeAloneMargin;
    const fragment = clusters.length - 2 >= options.mergeCrowd && from.count <= options.mergeFragmentShare * into.count;
    const accepted = (near || (alone && fragment)) && cohere(from, into);
    return accepted ? [{ from, into, score, runnerUpScore }] : [];
  });
}

function nearestTwo(
  from: Cluster,
  clusters: readonly Cluster[],
  scoreOf: (left: Cluster, right: Cluster) => number,
): { other: Cluster; score: number }[] {
  const near: { other: Cluster; coarse: number }[] = [];
  for (const other of clusters) {
    if (other === from) continue;
    const coarse = dot(from.centred, other.centred);
    if (near.length === CANDIDATES && coarse <= (near.at(-1)?.coarse ?? 0)) continue;
    const at = near.findIndex((entry) => entry.coarse < coarse);
    near.splice(at < 0 ? near.length : at, 0, { other, coarse });
    if (near.length > CANDIDATES) near.pop();
  }
  return near
    .map(({ other }) => ({ other, score: scoreOf(from, other) }))
    .sort((left, right) => right.score - left.score)
    .slice(0, 2);
}

function smaller(left: Cluster, right: Cluster): boolean {
  return left.count < right.count || (left.count === right.count && byId(left, right) > 0);
}

function allowed(left: Cluster, right: Cluster, input: ReconcileInput): boolean {
  const { concurrent, mayJoin } = input;
  return left.voices.every((one) =>
    right.voices.every(
      (other) =>
        concurrent?.has(`${one.id}|${other.id}`) !== true &&
        concurrent?.has(`${other.id}|${one.id}`) !== true &&
        (mayJoin === undefined || mayJoin(one.personId, other.personId)),
    ),
  );
}

/** Share of the smaller inner similarity that two voices must reach between them, where both are well known. */
const COHESION = 0.6;
const SCATTER_FROM = 3;

/** Mean cosine across two voices against the mean within each, all three from counts and sums. */
function cohere(left: Cluster, right: Cluster): boolean {
  if (left.count < SCATTER_FROM || right.count < SCATTER_FROM) return true;
  const across = dot(left.sum, right.sum) / (left.count * right.count);
  const within = (cluster: Cluster) =>
    (dot(cluster.sum, cluster.sum) - cluster.count) / (cluster.count * (cluster.count - 1));
  return across >= COHESION * Math.min(within(left), within(right));
}

function clusterPeople(input: ReconcileInput, options: SpeakerOptions): { space: VoiceSpace; clusters: Cluster[] } {
  const heard = input.voices.filter((voice) => voice.prototypes.length > 0 && voice.statistics !== undefined);
  const dimension = heard[0]?.statistics?.sum.length ?? 0;
  const means = heard.flatMap((voice) => voiceMean(voice) ?? []);
  const space = createVoiceSpace(prepareCohort(input.cohort ?? [], dimension), means, options);
  const byPerson = new Map<string, Voice[]>();
  for (const voice of heard) {
    const key = voice.personId === '' ? voice.id : voice.personId;
    byPerson.set(key, [...(byPerson.get(key) ?? []), voice]);
  }
  const clusters = [...byPerson.values()].map((voices) => poolVoices(voices, input.sessionId, space));
  return { space, clusters: clusters.sort(byId) };
}

function poolVoices(voices: readonly Voice[], sessionId: SessionId, space: VoiceSpace): Cluster {
  const [first] = voices;
  const sum = new Float32Array(first?.statistics?.sum.length ?? 0);
  let count = 0;
  let netSpeechMs = 0;
  for (const { statistics } of voices) {
    if (statistics === undefined) continue;
    addTo(sum, statistics.sum);
    count += statistics.count;
    netSpeechMs += statistics.netSpeechMs;
  }
  const inSession = voices.some((voice) => voice.prototypes.some((prototype) => prototype.sessionId === sessionId));
  return { voices, count, sum, netSpeechMs, inSession, ...placed(sum, count, space) };
}

function joinClusters(left: Cluster, right: Cluster, space: VoiceSpace): Cluster {
  const sum = left.sum.slice();
  addTo(sum, right.sum);
  const count = left.count + right.count;
  return {
    voices: [...left.voices, ...right.voices],
    count,
    sum,
    netSpeechMs: left.netSpeechMs + right.netSpeechMs,
    inSession: left.inSession || right.inSession,
    ...placed(sum, count, space),
  };
}

/** Adds `source` into `target` in place. */
function addTo(target: Float32Array, source: Float32Array): void {
  for (let index = 0; index < target.length; index += 1)
    target[index] = (target[index] as number) + (source[index] as number);
}

function placed(sum: Float32Array, count: number, space: VoiceSpace): Pick<Cluster, 'centred' | 'point'> {
  const direction = normalize(sum);
  let point: VoicePoint | undefined;
  return {
    centred: space.centre(direction),
    point: () => {
      point ??= space.point(direction, count);
      return point;
    },
  };
}

/** The best supported voice of a person; the lowest id among equals. */
function mainVoice(cluster: Cluster): Voice {
  return cluster.voices.toSorted(
    (left, right) => (right.statistics?.count ?? 0) - (left.statistics?.count ?? 0) || (left.id < right.id ? -1 : 1),
  )[0] as Voice;
}

function byId(left: Cluster, right: Cluster): number {
  return mainVoice(left).id < mainVoice(right).id ? -1 : 1;
}
