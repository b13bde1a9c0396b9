import type { Prototype, SessionId, Voice, VoiceStatistics } from '../records/records.js';
import { blend, dot, isFiniteVector, normalize } from '../vector.js';
import type { SpeakerOptions } from './speaker-options.js';
import { supportScale } from './voice-space.js';

/** One utterance as evidence for a voice. */
export interface VoiceEvidence {
  /** Unit length. */
  vector: Float32Array;
  netSpeechMs: number;
  sessionId: SessionId;
  /** Microphone or device, where the caller tells them apart. */
  channel?: string;
}

/** True for a vector of that dimension which is finite and not zero: everything else is refused. */
export function isVoiceprint(vector: Float32Array, dimension: number): boolean {
  return vector.length === dimension && isFiniteVector(vector) && dot(vector, vector) > 0;
}

/** What an utterance counts for, as a share of one of `fullWeightMs`. */
export function evidenceWeight(netSpeechMs: number, options: SpeakerOptions): number {
  return Math.min(1, Math.max(options.minWeight, netSpeechMs / options.fullWeightMs));
}

/** The voice after one more utterance: prototype moved, statistics and status advanced. The voice itself stays as it is. */
export function strengthen(voice: Voice, evidence: VoiceEvidence, options: SpeakerOptions): Voice {
  const vector = normalize(evidence.vector);
  const statistics = addStatistics(voice.statistics, vector, evidence.netSpeechMs);
  return {
    ...voice,
    prototypes: movePrototypes(voice.prototypes, { ...evidence, vector }, options),
    statistics,
    status: statusAfter(voice, statistics.netSpeechMs, options),
  };
}

/** Status of a voice that has heard so much net speech; an established voice stays established, a labelled one labelled. */
export function statusAfter(voice: Voice, netSpeechMs: number, options: SpeakerOptions): Voice['status'] {
  if (voice.status === 'labelled' && voice.label !== undefined) return 'labelled';
  return voice.status === 'established' || netSpeechMs >= options.establishedMs ? 'established' : 'provisional';
}

/** Mean direction of a voice from its prototypes, weighted; undefined without any. */
export function voiceMean(voice: Voice): Float32Array | undefined {
  const [first, ...others] = voice.prototypes;
  if (first === undefined) return undefined;
  let sum: Float32Array = first.vector.map((value) => value * first.weight);
  for (const { vector, weight } of others) sum = blend(sum, 1, vector, weight);
  return normalize(sum);
}

function addStatistics(before: VoiceStatistics | undefined, vector: Float32Array, netSpeechMs: number) {
  return {
    count: (before?.count ?? 0) + 1,
    sum: before === undefined ? vector.slice() : blend(before.sum, 1, vector, 1),
    netSpeechMs: (before?.netSpeechMs ?? 0) + netSpeechMs,
  };
}

function movePrototypes(
  before: readonly Prototype[],
  { vector, netSpeechMs, sessionId, channel }: VoiceEvidence,
  options: SpeakerOptions,
): Prototype[] {
  const weight = evidenceWeight(netSpeechMs, options);
  const added: Prototype = { vector, weight, sessionId, ...(channel === undefined ? {} : { channel }) };
  const held = before.findIndex((prototype) => prototype.sessionId === sessionId && prototype.channel === channel);
  const joined =
    held >= 0
      ? before.map((prototype, index) => (index === held ? join(prototype, added, options) : prototype))
      : [...before, added];
  return joined.length <= options.maxPrototypes ? joined : joinNearest(joined, options);
}

/** Moving average of unit vectors: each side counts by its weight and by how concentrated a mean of that weight is. */
function join(left: Prototype, right: Prototype, options: SpeakerOptions): Prototype {
  const scale = (weight: number) => weight * supportScale(weight, options.typicalSimilarity);
  const sum = blend(left.vector, scale(left.weight), right.vector, scale(right.weight));
  const vector = normalize(sum);
  const sessionId = right.sessionId ?? left.sessionId;
  return {
    vector: vector.some((value) => value !== 0) ? vector : left.vector,
    weight: Math.min(left.weight + right.weight, 1 / options.emaFloor),
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(right.channel === undefined ? {} : { channel: right.channel }),
  };
}

/** Joins the two most alike prototypes among all but the newest, so that the room heard now keeps its own. */
function joinNearest(prototypes: readonly Prototype[], options: SpeakerOptions): Prototype[] {
  const last = prototypes.length - 1;
  const end = prototypes.length > 2 ? last : prototypes.length;
  let best: [number, number] = [0, 1];
  let highest = Number.NEGATIVE_INFINITY;
  for (let left = 0; left < end; left += 1) {
    for (let right = left + 1; right < end; right += 1) {
      const score = dot((prototypes[left] as Prototype).vector, (prototypes[right] as Prototype).vector);
      if (score > highest) {
        highest = score;
        best = [left, right];
      }
    }
  }
  const [into, from] = best;
  const merged = join(prototypes[into] as Prototype, prototypes[from] as Prototype, options);
  return prototypes.flatMap((prototype, index) => (index === into ? [merged] : index === from ? [] : [prototype]));
}
