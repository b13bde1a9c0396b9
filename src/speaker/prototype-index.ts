import type { Prototype, Voice, VoiceId } from '../records/records.js';
import { dot, rowDot } from '../vector.js';
import { supportScale } from './voice-space.js';
import { voiceMean } from './voiceprint.js';

/** A prototype found by the coarse search. */
export interface PrototypeHit {
  voiceId: VoiceId;
  vector: Float32Array;
  weight: number;
}

/**
 * All prototypes of a space, found in two steps: a scan over one mean direction a voice, then over the prototypes of the voices
 * that came near. Ten thousand voices take about two milliseconds, however many prototypes they have.
 */
export interface PrototypeIndex {
  /** Replaces the prototypes of a voice. */
  put(voice: Voice): void;
  remove(voiceId: VoiceId): void;
  /** The mean to subtract; the scan centres with it. */
  recentre(background: Float32Array): void;
  /** The `limit` prototypes with the highest support-scaled centred cosine, in no order. */
  nearest(vector: Float32Array, limit: number): PrototypeHit[];
}

/** Voices whose prototypes are looked at, for each prototype that is wanted. */
const VOICES_A_HIT = 4;

/** Prototypes of one voice among the hits: others must have their place there too. */
const HITS_A_VOICE = 2;

interface Entry {
  mean: Float32Array;
  prototypes: readonly Prototype[];
}

/** An empty index for vectors of `dimension`. */
export function createPrototypeIndex(dimension: number, typicalSimilarity: number): PrototypeIndex {
  let rows = new Float32Array(16 * dimension);
  let offsets = new Float32Array(16);
  let factors = new Float32Array(16);
  let background = new Float32Array(dimension);
  let used = 0;
  const entries: ({ voiceId: VoiceId } & Entry)[] = [];
  const free: number[] = [];
  const slotOf = new Map<VoiceId, number>();

  /** score = factor * (x . row - x . background - offset): what centring both sides and scaling by support comes to, but for |x|. */
  const scaling = (vector: Float32Array, weight: number) => {
    const inner = dot(vector, background);
    const own = dot(background, background);
    const length = Math.sqrt(Math.max(1e-6, 1 - 2 * inner + own));
    return { offset: inner - own, factor: supportScale(weight, typicalSimilarity) / length };
  };
  const place = (slot: number) => {
    const entry = entries[slot] as Entry;
    const { offset, factor } = scaling(entry.mean, heaviest(entry.prototypes));
    offsets[slot] = offset;
    factors[slot] = factor;
  };
  const grow = () => {
    const wider = new Float32Array(rows.length * 2);
    wider.set(rows);
    rows = wider;
    offsets = extend(offsets);
    factors = extend(factors);
  };
  const remove = (voiceId: VoiceId) => {
    const slot = slotOf.get(voiceId);
    if (slot === undefined) return;
    factors[slot] = 0;
    free.push(slot);
    slotOf.delete(voiceId);
  };
  return {
    remove,
    put: (voice) => {
      remove(voice.id);
      const mean = voiceMean(voice);
      if (mean === undefined) return;
      const slot = free.pop() ?? used++;
      if ((slot + 1) * dimension > rows.length) grow();
      entries[slot] = { voiceId: voice.id, mean, prototypes: voice.prototypes };
      rows.set(mean, slot * dimension);
      slotOf.set(voice.id, slot);
      place(slot);
    },
    recentre: (mean) => {
      background = mean.slice();
      for (const slot of slotOf.values()) place(slot);
    },
    nearest: (vector, limit) => {
      const shared = dot(vector, background);
      const near: Scored<number>[] = [];
      const wanted = limit * VOICES_A_HIT;
      let floor = Number.NEGATIVE_INFINITY;
      for (let slot = 0; slot < used; slot += 1) {
        const factor = factors[slot] as number;
        if (factor === 0) continue;
        const score = factor * (rowDot(rows, slot * dimension, vector) - shared - (offsets[slot] as number));
        if (score <= floor) continue;
        insert(near, { score, item: slot }, wanted);
        if (near.length === wanted) floor = (near[wanted - 1] as Scored<number>).score;
      }
      const best: Scored<PrototypeHit>[] = [];
      for (const { item: slot } of near) {
        const { voiceId, prototypes } = entries[slot] as { voiceId: VoiceId } & Entry;
        const own: Scored<PrototypeHit>[] = [];
        for (const { vector: prototype, weight } of prototypes) {
          const { offset, factor } = scaling(prototype, weight);
          const score = factor * (dot(vector, prototype) - shared - offset);
          insert(own, { score, item: { voiceId, vector: prototype, weight } }, HITS_A_VOICE);
        }
        for (const hit of own) insert(best, hit, limit);
      }
      return best.map(({ item }) => item);
    },
  };
}

interface Scored<T> {
  score: number;
  item: T;
}

function heaviest(prototypes: readonly Prototype[]): number {
  return prototypes.reduce((most, { weight }) => Math.max(most, weight), 0);
}

function insert<T>(best: Scored<T>[], item: Scored<T>, limit: number): void {
  let at = best.length;
  while (at > 0 && (best[at - 1] as Scored<T>).score < item.score) at -= 1;
  best.splice(at, 0, item);
  if (best.length > limit) best.pop();
}

function extend(values: Float32Array): Float32Array<ArrayBuffer> {
  const wider = new Float32Array(values.length * 2);
  wider.set(values);
  return wider;
}
