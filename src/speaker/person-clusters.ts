import type { PersonId, SessionId, Utterance, Voice, VoiceId } from '../records/records.js';
import { dot, normalize } from '../vector.js';
import { prepareCohort } from './speaker-cohort-model.js';
import type { SpeakerOptions } from './speaker-options.js';
import { createVoiceSpace, type VoicePoint, type VoiceSpace } from './voice-space.js';

/** What session-end reconciliation looks at. */
export interface ReconcileInput {
  voices: readonly Voice[];
  /** Only people heard in this session take part on one side; the others only receive or give. */
  sessionId: SessionId;
  /** Pairs of voice ids, 'a|b' in any order, that spoke at the same time: never one person. */
  concurrent?: ReadonlySet<string>;
  /** False for people known to be different (other names, split by hand). Asked with person ids. */
  mayJoin?(left: PersonId, right: PersonId): boolean;
  /** False where no turn of the first person may go to the second one without being asked for. */
  mayMove?(from: PersonId, to: PersonId): boolean;
  /** The cohort of the encoder, as given to the registry. */
  cohort?: readonly Float32Array[];
}

/** A person's voices taken together, as counts and sums. */
export interface PersonCluster {
  /** Not empty. */
  voices: readonly Voice[];
  /** Utterances in `sum`. */
  count: number;
  /** Of unit vectors. */
  sum: Float32Array;
  netSpeechMs: number;
  inSession: boolean;
  /** Utterances of the session that are counted and may yet change hands (`rescoreTurns`). */
  turns: readonly Utterance[];
}

/** A cluster placed in a space. */
export interface PlacedCluster {
  cluster: PersonCluster;
  /** Centred mean direction, for the coarse search. */
  centred: Float32Array;
  /** Made when first needed. */
  point(): VoicePoint;
}

/** Clusters that are scored in full for each one; the coarse search leaves out the rest. */
const CANDIDATES = 12;

/** One cluster a person, in order of voice id; voices without voiceprint are left out. */
export function clusterPeople(input: ReconcileInput): PersonCluster[] {
  const byPerson = new Map<string, Voice[]>();
  for (const voice of input.voices) {
    if (voice.prototypes.length === 0 || voice.statistics === undefined) continue;
    const key = voice.personId === '' ? voice.id : voice.personId;
    byPerson.set(key, [...(byPerson.get(key) ?? []), voice]);
  }
  return [...byPerson.values()].map((voices) => poolVoices(voices, input.sessionId)).sort(byMainVoice);
}

function poolVoices(voices: readonly Voice[], sessionId: SessionId): PersonCluster {
  const sum = new Float32Array(voices[0]?.statistics?.sum.length ?? 0);
  let count = 0;
  let netSpeechMs = 0;
  for (const { statistics } of voices) {
    if (statistics === undefined) continue;
    addTo(sum, statistics.sum);
    count += statistics.count;
    netSpeechMs += statistics.netSpeechMs;
  }
  const inSession = voices.some((voice) => voice.prototypes.some((prototype) => prototype.sessionId === sessionId));
  return { voices, count, sum, netSpeechMs, inSession, turns: [] };
}

/** The evidence of both, the voices of `into` first. */
export function joinClusters(from: PersonCluster, into: PersonCluster): PersonCluster {
  const sum = into.sum.slice();
  addTo(sum, from.sum);
  return {
    voices: [...into.voices, ...from.voices],
    count: from.count + into.count,
    sum,
    netSpeechMs: from.netSpeechMs + into.netSpeechMs,
    inSession: from.inSession || into.inSession,
    turns: [...into.turns, ...from.turns],
  };
}

/** The space of these people: each person's mean counts once. */
export function spaceOf(
  clusters: readonly PersonCluster[],
  cohort: readonly Float32Array[],
  options: SpeakerOptions,
): VoiceSpace {
  const dimension = clusters[0]?.sum.length ?? 0;
  const means = clusters.flatMap(({ count, sum }) => (count > 0 ? [normalize(sum)] : []));
  return createVoiceSpace(prepareCohort(cohort, dimension), means, {
    ...options,
    backgroundWeight: options.endBackgroundWeight,
  });
}

/** Makes a cluster ready to be compared. */
export function placeCluster(cluster: PersonCluster, space: VoiceSpace): PlacedCluster {
  const direction = normalize(cluster.sum);
  let point: VoicePoint | undefined;
  return {
    cluster,
    centred: space.centre(direction),
    point: () => {
      point ??= space.point(direction, cluster.count);
      return point;
    },
  };
}

/** The placed clusters that are likeliest to score high against a centred direction. */
export function nearestClusters(
  centred: Float32Array,
  clusters: readonly PlacedCluster[],
  except?: PersonCluster,
): PlacedCluster[] {
  const near: { placed: PlacedCluster; coarse: number }[] = [];
  for (const placed of clusters) {
    if (placed.cluster === except) continue;
    const coarse = dot(centred, placed.centred);
    if (near.length === CANDIDATES && coarse <= (near.at(-1)?.coarse ?? 0)) continue;
    const at = near.findIndex((entry) => entry.coarse < coarse);
    near.splice(at < 0 ? near.length : at, 0, { placed, coarse });
    if (near.length > CANDIDATES) near.pop();
  }
  return near.map(({ placed }) => placed);
}

/** False where any of the voices spoke over each other, or their people are known to differ. */
export function mayBeOnePerson(left: readonly Voice[], right: readonly Voice[], input: ReconcileInput): boolean {
  return left.every((one) =>
    right.every(
      (other) =>
        !spokeTogether(one.id, other.id, input) &&
        (input.mayJoin === undefined || one.personId === other.personId || input.mayJoin(one.personId, other.personId)),
    ),
  );
}

/** Whether two voices were heard at the same time. */
export function spokeTogether(left: VoiceId, right: VoiceId, { concurrent }: ReconcileInput): boolean {
  return concurrent !== undefined && (concurrent.has(`${left}|${right}`) || concurrent.has(`${right}|${left}`));
}

/** The best supported voice of a person; the lowest id among equals. */
export function mainVoice({ voices }: PersonCluster): Voice {
  return voices.toSorted(
    (left, right) => (right.statistics?.count ?? 0) - (left.statistics?.count ?? 0) || (left.id < right.id ? -1 : 1),
  )[0] as Voice;
}

/** Order of main voices by id. */
export function byMainVoice(left: PersonCluster, right: PersonCluster): number {
  return mainVoice(left).id < mainVoice(right).id ? -1 : 1;
}

/** Adds `source` times `factor` into `target` in place. */
export function addTo(target: Float32Array, source: Float32Array, factor = 1): void {
  for (let index = 0; index < target.length; index += 1)
    target[index] = (target[index] as number) + factor * (source[index] as number);
}
