import type { TurnId, Utterance, Voice, VoiceId } from '../records/records.js';
import { normalize } from '../vector.js';
import { MOST_UNLIKE, mergeClusters, type VoiceMerge } from './merge-voices.js';
import {
  addTo,
  clusterPeople,
  mainVoice,
  mayBeOnePerson,
  nearestClusters,
  type PersonCluster,
  type PlacedCluster,
  placeCluster,
  type ReconcileInput,
  spaceOf,
  spokeTogether,
} from './person-clusters.js';
import { resolveSpeakerOptions, type SpeakerOptions } from './speaker-options.js';
import { supportScale, type VoiceSpace } from './voice-space.js';
import { isVoiceprint } from './voiceprint.js';

/** A turn that another person's voice explains better, once the whole session is heard. */
export interface TurnMove {
  turnId: TurnId;
  fromVoiceId: VoiceId;
  intoVoiceId: VoiceId;
  /** Score of the other voice, and of the one that had the turn without it; -Infinity when the turn was all that it had. */
  score: number;
  heldScore: number;
}

/** What a session's end changes: people to join, in order, and then single turns that change hands. */
export interface SessionReconciliation {
  merges: VoiceMerge[];
  moves: TurnMove[];
}

/** Scoring again and joining take turns so often: what was joined draws turns, and turns that went leave fragments to join. */
const PASSES = 2;
/** Rounds of scoring again; most turns settle in two. */
const ROUNDS = 4;
/** Voices of fewer utterances take no turn from others, and are not joined for losing theirs: a score with them says little. */
const LEAST_TAKER = 3;

/**
 * The pass at a session's end: each utterance of the session is scored again with the voices as they are now, itself left out,
 * and goes to the best one; fragments are joined (`mergeClusters`); both once more. A voice whose turns (3 or more) all went to one
 * person is joined to it as a whole. Costs turns times nearby voices plus voices squared. Utterances that people assigned by hand or that follow their diarized speaker stay, no
 * turn goes to somebody who spoke over its voice, and none between people who are known to differ.
 */
export function reconcileSession(
  input: ReconcileInput & { utterances: readonly Utterance[] },
  overrides: Partial<SpeakerOptions> = {},
): SessionReconciliation {
  const options = resolveSpeakerOptions(input.cohort?.length ?? 0, overrides);
  const voices = new Map(input.voices.map((voice) => [voice.id, voice]));
  const before = withTurns(clusterPeople(input), input.utterances, options);
  const moved = new Map<TurnId, TurnMove>();
  const merges: VoiceMerge[] = [];
  let clusters = before;
  for (let pass = 0; pass < PASSES; pass += 1) {
    clusters = rescoreTurns(clusters, voices, input, options, moved);
    const joined = mergeClusters(
      clusters.filter(({ count }) => count > 0),
      input,
      options,
    );
    merges.push(...joined.merges);
    clusters = [...joined.clusters, ...clusters.filter(({ count }) => count === 0)];
  }
  return settle(clusters, merges, moved, input);
}

/** Utterances of the session take their place in the clusters of their voices; what was only labelled is counted from now on. */
function withTurns(
  clusters: readonly PersonCluster[],
  utterances: readonly Utterance[],
  options: SpeakerOptions,
): PersonCluster[] {
  return clusters.map((cluster) => {
    const own = new Set(cluster.voices.map(({ id }) => id));
    const dimension = cluster.sum.length;
    const turns = utterances
      .filter(
        ({ voiceId, vector, netSpeechMs }) =>
          own.has(voiceId) && netSpeechMs >= options.audibleMs && isVoiceprint(vector, dimension),
      )
      .map((utterance) => ({ ...utterance, vector: normalize(utterance.vector) }));
    const labelled = turns.filter(({ decision }) => decision === 'labelled');
    return labelled.reduce<PersonCluster>((sum, turn) => counted(sum, turn, 1), { ...cluster, turns });
  });
}

/** The cluster with the utterance's evidence added (1) or taken out (-1). */
function counted(cluster: PersonCluster, { vector, netSpeechMs }: Utterance, sign: 1 | -1): PersonCluster {
  const sum = cluster.sum.slice();
  addTo(sum, vector, sign);
  return { ...cluster, sum, count: cluster.count + sign, netSpeechMs: cluster.netSpeechMs + sign * netSpeechMs };
}

function rescoreTurns(
  people: readonly PersonCluster[],
  voices: ReadonlyMap<VoiceId, Voice>,
  input: ReconcileInput,
  options: SpeakerOptions,
  moved: Map<TurnId, TurnMove>,
): PersonCluster[] {
  let clusters = [...people];
  for (let round = 0; round < ROUNDS; round += 1) {
    const filled = clusters.filter(({ count }) => count > 0);
    const space = spaceOf(filled, input.cohort ?? [], options);
    const placed = filled.map((cluster) => placeCluster(cluster, space));
    const changes: { turn: Utterance; from: PersonCluster; into: PersonCluster }[] = [];
    for (const { cluster: from } of placed) {
      for (const turn of from.turns) {
        if (turn.decision === 'assigned' || turn.follows === true) continue;
        const better = betterPlace(turn, from, placed, space, voices, input, options);
        if (better === undefined) continue;
        changes.push({ turn, from, into: better.into });
        const { score, heldScore } = better;
        const intoVoiceId = mainVoice(better.into).id;
        moved.set(turn.id, { turnId: turn.id, fromVoiceId: turn.voiceId, intoVoiceId, score, heldScore });
      }
    }
    if (changes.length === 0) break;
    clusters = clusters.map((cluster) => {
      const gone = changes.filter(({ from }) => from === cluster).map(({ turn }) => turn);
      const come = changes.filter(({ into }) => into === cluster).map(({ turn }) => turn);
      const left = gone.reduce((rest, turn) => counted(rest, turn, -1), cluster);
      const whole = come.reduce((rest, turn) => counted(rest, turn, 1), left);
      return { ...whole, turns: [...cluster.turns.filter((turn) => !gone.includes(turn)), ...come] };
    });
  }
  return clusters;
}

function betterPlace(
  turn: Utterance,
  from: PersonCluster,
  placed: readonly PlacedCluster[],
  space: VoiceSpace,
  voices: ReadonlyMap<VoiceId, Voice>,
  input: ReconcileInput,
  options: SpeakerOptions,
): { into: PersonCluster; score: number; heldScore: number } | undefined {
  const point = space.point(turn.vector, 1);
  const scored = (other: PlacedCluster) => {
    const score = space.score(point, other.point());
    return { into: other.cluster, score, weight: weightOf(score, other.cluster.count, options) };
  };
  const rest = counted(from, turn, -1);
  const held = rest.count > 0 ? scored(placeCluster(rest, space)) : undefined;
  const ranked = nearestClusters(space.centre(turn.vector), placed, from)
    .map(scored)
    .sort((left, right) => right.weight - left.weight);
  // Alone with its voice, an utterance needs what claiming it would have needed, and a clear lead: else it stays somebody of its own.
  const lead = (ranked[0]?.weight ?? 0) - (ranked[1]?.weight ?? Number.NEGATIVE_INFINITY);
  if (held === undefined && lead < options.margin) return undefined;
  const floor = held?.weight ?? options.claim;
  const best = ranked.find(
    ({ into, weight }) => into.count >= LEAST_TAKER && weight > floor && mayTake(into, turn, voices, input),
  );
  return best && { into: best.into, score: best.score, heldScore: held?.score ?? Number.NEGATIVE_INFINITY };
}

/** What a score with a voice of so many utterances says: much heard voices are known better, and likelier to speak. */
function weightOf(score: number, count: number, options: SpeakerOptions): number {
  return (
    score / supportScale(count, options.mergeSupport) + options.splinterRelief * Math.min(MOST_UNLIKE, Math.log(count))
  );
}

/** Whether nothing but its sound speaks against a turn being this person's. */
function mayTake(
  into: PersonCluster,
  turn: Utterance,
  voices: ReadonlyMap<VoiceId, Voice>,
  input: ReconcileInput,
): boolean {
  const own = voices.get(turn.voiceId);
  const heard = new Set([...into.voices.map(({ id }) => id), ...into.turns.map(({ voiceId }) => voiceId)]);
  if ([...heard].some((id) => spokeTogether(id, turn.voiceId, input))) return false;
  return own === undefined || into.voices.every(({ personId }) => input.mayMove?.(own.personId, personId) !== false);
}

/** Turns that end up with other voices than their own, and voices that lost every turn to one person as merges. */
function settle(
  clusters: readonly PersonCluster[],
  merges: readonly VoiceMerge[],
  moved: ReadonlyMap<TurnId, TurnMove>,
  input: ReconcileInput,
): SessionReconciliation {
  const moves: TurnMove[] = [];
  const takers = new Map<VoiceId, Set<PersonCluster>>();
  for (const cluster of clusters) {
    const own = new Set(cluster.voices.map(({ id }) => id));
    for (const { id, voiceId } of cluster.turns) {
      const move = moved.get(id);
      if (own.has(voiceId) || move === undefined) continue;
      moves.push({ ...move, intoVoiceId: mainVoice(cluster).id });
      takers.set(voiceId, (takers.get(voiceId) ?? new Set()).add(cluster));
    }
  }
  const dissolved = clusters.flatMap((cluster): VoiceMerge[] => {
    const [taker, ...others] = new Set(cluster.voices.flatMap(({ id }) => [...(takers.get(id) ?? [])]));
    if (cluster.count > 0 || taker === undefined || others.length > 0) return [];
    const own = new Set(cluster.voices.map(({ id }) => id));
    const scores = moves.filter(({ fromVoiceId }) => own.has(fromVoiceId)).map(({ score }) => score);
    if (scores.length < LEAST_TAKER || !mayBeOnePerson(cluster.voices, taker.voices, input)) return [];
    return [
      {
        fromVoiceId: mainVoice(cluster).id,
        intoVoiceId: mainVoice(taker).id,
        score: Math.min(...scores),
        runnerUpScore: Number.NEGATIVE_INFINITY,
        margin: Number.POSITIVE_INFINITY,
        why: `each of its ${scores.length} utterances is nearer to the other voice than to its own`,
      },
    ];
  });
  const gone = new Set(dissolved.map(({ fromVoiceId }) => fromVoiceId));
  const whole = clusters.filter((cluster) => gone.has(mainVoice(cluster).id)).flatMap(({ voices }) => voices);
  const joined = new Set(whole.map(({ id }) => id));
  return { merges: [...merges, ...dissolved], moves: moves.filter(({ fromVoiceId }) => !joined.has(fromVoiceId)) };
}
