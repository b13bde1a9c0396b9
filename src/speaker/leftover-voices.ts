import type { VoiceId } from '../records/records.js';
import { MOST_UNLIKE, mergeFloor, rankOthers } from './merge-voices.js';
import {
  clusterPeople,
  mainVoice,
  mayBeOnePerson,
  type PersonCluster,
  type PlacedCluster,
  placeCluster,
  type ReconcileInput,
  spaceOf,
} from './person-clusters.js';
import { resolveSpeakerOptions, type SpeakerOptions } from './speaker-options.js';
import type { VoiceSpace } from './voice-space.js';

/** Two people whom a merge fell just short of joining. */
export interface NearMerge {
  voiceIds: [VoiceId, VoiceId];
  score: number;
  /** -Infinity when there is no other person. */
  runnerUpScore: number;
  why: string;
}

/** Whether somebody of the session is known to be nobody else. */
export interface Separation {
  /** Main voice of the person. */
  voiceId: VoiceId;
  /** Absent when the person is confirmed: the much better known one whose voice this may be. */
  mayBe?: NearMerge;
}

/** A provisional voice that too little speech supports. */
export interface GhostVoice {
  voiceId: VoiceId;
  /** The voice whose person it most likely was; absent when none is near. */
  intoVoiceId?: VoiceId;
  /** Score of `intoVoiceId`, and of the next best person's voice. */
  score?: number;
  runnerUpScore?: number;
  why: string;
}

/** Pairs that lie less than half a `shortRelief` below the floor of a merge. Best first. Run it after the merges. */
export function planQuestions(input: ReconcileInput, overrides: Partial<SpeakerOptions> = {}): NearMerge[] {
  const { options, space, clusters } = placePeople(input, overrides);
  const supported = clusters.filter(({ cluster }) => !isGhost(cluster, options));
  const found = new Map<string, NearMerge>();
  for (const from of supported.filter(({ cluster }) => cluster.inSession)) {
    const [best, second] = rankOthers(from, supported, (left, right) => space.score(left.point(), right.point()));
    if (best === undefined) continue;
    const [one, two] = [from.cluster, best.other.cluster];
    if (!mayBeOnePerson(one.voices, two.voices, input)) continue;
    if (best.score < mergeFloor(one, two, space, options) - options.shortRelief / 2) continue;
    const voiceIds: [VoiceId, VoiceId] = [mainVoice(one).id, mainVoice(two).id];
    const runnerUpScore = second?.score ?? Number.NEGATIVE_INFINITY;
    found.set(voiceIds.toSorted().join('|'), {
      voiceIds,
      score: best.score,
      runnerUpScore,
      why: 'nearly as alike as one person',
    });
  }
  return [...found.values()].sort((left, right) => right.score - left.score);
}

/**
 * Provisional voices of the session without enough speech, each with the nearest person where one is near and no second is
 * about as near. Run it after the merges.
 */
export function planGhosts(input: ReconcileInput, overrides: Partial<SpeakerOptions> = {}): GhostVoice[] {
  const { options, space, clusters } = placePeople(input, overrides);
  const silent = input.voices.filter((voice) => voice.status === 'provisional' && voice.prototypes.length === 0);
  const faint = clusters.filter(({ cluster }) => cluster.inSession && isGhost(cluster, options));
  return [
    ...silent.map(({ id }) => ({ voiceId: id, why: 'no speech to compare' })),
    ...faint.flatMap((ghost) => {
      const others = clusters.filter(
        ({ cluster }) => !isGhost(cluster, options) && mayBeOnePerson(ghost.cluster.voices, cluster.voices, input),
      );
      const [best, second] = rankOthers(ghost, others, (left, right) => space.score(left.point(), right.point()));
      const runnerUpScore = second?.score ?? Number.NEGATIVE_INFINITY;
      const near =
        best !== undefined &&
        best.score >= options.claim - options.shortRelief &&
        best.score - runnerUpScore >= options.margin;
      return ghost.cluster.voices.map(({ id }): GhostVoice => {
        const why = `${Math.round(ghost.cluster.netSpeechMs)} ms of speech`;
        return near
          ? { voiceId: id, intoVoiceId: mainVoice(best.other.cluster).id, score: best.score, runnerUpScore, why }
          : { voiceId: id, why };
      });
    }),
  ].toSorted((left, right) => (left.voiceId < right.voiceId ? -1 : 1));
}

/** How many times more must have been heard of somebody for a voice near theirs to be taken for a splinter of it. */
const MUCH_BETTER_KNOWN = 3;

/**
 * Who is somebody of their own: whoever is less likely anybody much better known than not, by a score below 0. A voice heard for less
 * than `establishedMs` beside somebody heard a dozen times as often must score lower by `shortRelief`: little speech scores low with its
 * own speaker too, and who talks much leaves splinters. Looks at everybody in the session and at whoever is near to them. Run it after the merges.
 */
export function planSeparations(input: ReconcileInput, overrides: Partial<SpeakerOptions> = {}): Separation[] {
  const { options, space, clusters } = placePeople(input, overrides);
  const supported = clusters.filter(({ cluster }) => !isGhost(cluster, options));
  const rank = (from: PlacedCluster) =>
    rankOthers(from, supported, (left, right) => space.score(left.point(), right.point()));
  const heard = supported.filter(({ cluster }) => cluster.inSession);
  const looked = new Set([...heard, ...heard.flatMap((from) => rank(from).map(({ other }) => other))]);
  return [...looked].map((from): Separation => {
    const one = from.cluster;
    const voiceId = mainVoice(one).id;
    const isBrief = one.netSpeechMs < options.establishedMs;
    const [best, second] = rank(from).filter(({ score, other: { cluster } }) => {
      const times = cluster.count / one.count;
      const relief = isBrief && Math.log(times) >= MOST_UNLIKE ? options.shortRelief : 0;
      return times >= MUCH_BETTER_KNOWN && score >= -relief && mayBeOnePerson(one.voices, cluster.voices, input);
    });
    if (best === undefined) return { voiceId };
    const voiceIds: [VoiceId, VoiceId] = [voiceId, mainVoice(best.other.cluster).id];
    const runnerUpScore = second?.score ?? Number.NEGATIVE_INFINITY;
    return { voiceId, mayBe: { voiceIds, score: best.score, runnerUpScore, why: 'as likely one person as two' } };
  });
}

function placePeople(
  input: ReconcileInput,
  overrides: Partial<SpeakerOptions>,
): { options: SpeakerOptions; space: VoiceSpace; clusters: PlacedCluster[] } {
  const options = resolveSpeakerOptions(input.cohort?.length ?? 0, overrides);
  const people = clusterPeople(input);
  const space = spaceOf(people, input.cohort ?? [], options);
  return { options, space, clusters: people.map((cluster) => placeCluster(cluster, space)) };
}

function isGhost(cluster: PersonCluster, options: SpeakerOptions): boolean {
  return cluster.netSpeechMs < options.ghostMs && cluster.voices.every((voice) => voice.status === 'provisional');
}
