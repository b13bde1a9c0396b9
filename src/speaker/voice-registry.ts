import { MemoryError } from '../errors.js';
import type { IdSource } from '../ids.js';
import type {
  Instant,
  ModelBinding,
  PersonId,
  SessionId,
  TurnId,
  Utterance,
  Voice,
  VoiceId,
} from '../records/records.js';
import { normalize } from '../vector.js';
import { type HearingLevel, hearingQuality } from './hearing-quality.js';
import { createPrototypeIndex, type PrototypeHit } from './prototype-index.js';
import { prepareCohort } from './speaker-cohort-model.js';
import { resolveSpeakerOptions, type SpeakerOptions } from './speaker-options.js';
import { createVoiceSpace, type VoicePoint, type VoiceSpace } from './voice-space.js';
import { isVoiceprint, strengthen, voiceMean } from './voiceprint.js';

/** What was heard in one turn. */
export interface VoiceObservation {
  turnId: TurnId;
  sessionId: SessionId;
  /** From the encoder that the registry is bound to. */
  vector: Float32Array;
  netSpeechMs: number;
  at: Instant;
  /** Microphone or device, where the caller tells them apart. */
  channel?: string;
  /** How well it was heard; decides whether it may found or move a voice (`hearingQuality`). Absent: well enough. */
  level?: HearingLevel;
}

/** What the online rule says about an utterance. */
export interface VoiceDecision {
  /**
   * `claimed`: the voice learns from it; `labelled`: it only gets the voice; `opened`: a new voice; `refused`: nobody known, and
   * not heard well enough to found a voice (noise, music, a television): `voice` is then new and without voiceprint, to be
   * stored only where somebody else vouches that a person spoke.
   */
  decision: Utterance['decision'] | 'refused';
  /** The record to store: new, strengthened, or as it was. A new one has no person yet (`personId` is ''). */
  voice: Voice;
  isNew: boolean;
  /** Score of the best voice; 0 when there was none to compare with. */
  score: number;
  /** Best voice of another person than the best one's. */
  runnerUpVoiceId?: VoiceId;
  runnerUpScore?: number;
  why: string;
  /** As in `Utterance`. */
  follows?: true;
}

/** A person's best voice for an utterance. */
export interface RankedVoice {
  voiceId: VoiceId;
  /** Person behind the voice; the voice's own id when nobody is bound to it. */
  personId: PersonId;
  score: number;
}

/** The voices of one space, ready to be compared with. Holds nothing that the records do not. */
export interface VoiceRegistry {
  readonly model: ModelBinding;
  readonly options: SpeakerOptions;
  readonly cohort: readonly Float32Array[];
  /** Decides about an utterance and changes nothing. Throws `invalid_argument` for a vector that is not a voiceprint. */
  decide(observation: VoiceObservation): VoiceDecision;
  /** Best voice of each of the nearest people, best first. */
  rank(vector: Float32Array, personOfVoice?: (voiceId: VoiceId) => PersonId | undefined): RankedVoice[];
  /** Takes in stored voices, new or changed. Call it after the commit. Throws `conflict` for another encoder's voiceprints. */
  apply(voices: readonly Voice[]): void;
  remove(voiceIds: readonly VoiceId[]): void;
  voice(id: VoiceId): Voice | undefined;
  voices(): Voice[];
}

/** Prototypes that are scored in full; the coarse search leaves out the rest. */
const CANDIDATES = 8;
/** Up to so many voices the mean of the space follows every change; beyond, only a change of a 64th. */
const SMALL_SPACE = 64;

/** The online rule of the paper (section 3.1) with normalised scores, quality gates and provisional voices. */
export function createVoiceRegistry(input: {
  model: ModelBinding;
  voices: readonly Voice[];
  ids: IdSource;
  options?: Partial<SpeakerOptions>;
  /** Embeddings of speakers outside the space, from the same encoder. */
  cohort?: readonly Float32Array[];
}): VoiceRegistry {
  const { model, ids } = input;
  const cohort = input.cohort ?? [];
  const options = resolveSpeakerOptions(cohort.length, input.options);
  const prepared = prepareCohort(cohort, model.dimension);
  const index = createPrototypeIndex(model.dimension, options.typicalSimilarity);
  const known = new Map<VoiceId, Voice>();
  const means = new Map<VoiceId, Float32Array>();
  let space: VoiceSpace = createVoiceSpace(prepared, [], options);
  let points = new WeakMap<Float32Array, VoicePoint>();
  let voicesInSpace = -1;

  const refresh = () => {
    const moved = Math.abs(means.size - voicesInSpace);
    if (means.size > SMALL_SPACE && moved * SMALL_SPACE < means.size) return;
    voicesInSpace = means.size;
    space = createVoiceSpace(prepared, [...means.values()], options);
    points = new WeakMap();
    index.recentre(space.background);
  };
  const pointOf = (hit: PrototypeHit) => {
    const held = points.get(hit.vector);
    if (held !== undefined) return held;
    const point = space.point(hit.vector, hit.weight);
    points.set(hit.vector, point);
    return point;
  };
  const apply = (voices: readonly Voice[]) => {
    for (const voice of voices) {
      checkModel(voice, model);
      known.set(voice.id, voice);
      index.put(voice);
      const mean = voiceMean(voice);
      if (mean === undefined) means.delete(voice.id);
      else means.set(voice.id, mean);
    }
    refresh();
  };
  const rank: VoiceRegistry['rank'] = (vector, personOfVoice) => {
    if (!isVoiceprint(vector, model.dimension)) refuse(vector, model);
    const unit = normalize(vector);
    const point = space.point(unit, 1);
    const best = new Map<PersonId, RankedVoice>();
    for (const hit of index.nearest(unit, CANDIDATES)) {
      const { voiceId } = hit;
      const personId = (personOfVoice?.(voiceId) ?? known.get(voiceId)?.personId) || voiceId;
      const score = space.score(point, pointOf(hit));
      if (score > (best.get(personId)?.score ?? Number.NEGATIVE_INFINITY))
        best.set(personId, { voiceId, personId, score });
    }
    return [...best.values()].sort(
      (left, right) => right.score - left.score || (left.voiceId < right.voiceId ? -1 : 1),
    );
  };
  apply(input.voices);
  return {
    model,
    options,
    cohort,
    rank,
    apply,
    remove: (voiceIds) => {
      for (const id of voiceIds) {
        known.delete(id);
        means.delete(id);
        index.remove(id);
      }
      refresh();
    },
    voice: (id) => known.get(id),
    voices: () => [...known.values()],
    decide: (observation) => {
      const [best, runnerUp] = rank(observation.vector);
      const scores = {
        score: best?.score ?? 0,
        ...(runnerUp === undefined ? {} : { runnerUpVoiceId: runnerUp.voiceId, runnerUpScore: runnerUp.score }),
      };
      const verdict = judge(observation, best?.score, runnerUp?.score, options);
      const voice = best === undefined ? undefined : known.get(best.voiceId);
      if (verdict.decision === 'refused') {
        return { ...scores, ...verdict, voice: blankVoice(observation, model, ids), isNew: true };
      }
      if (verdict.decision === 'opened' || voice === undefined) {
        const opened = openVoice(observation, model, ids, options);
        return { ...scores, decision: 'opened', voice: opened, isNew: true, why: verdict.why };
      }
      const learns = verdict.decision === 'claimed';
      const after = learns ? strengthen({ ...voice, model }, observation, options) : voice;
      return { ...scores, decision: verdict.decision, voice: after, isNew: false, why: verdict.why };
    },
  };
}

/** The online rule itself: from scores and quality to a decision. */
function judge(
  observation: VoiceObservation,
  score: number | undefined,
  runnerUp: number | undefined,
  options: SpeakerOptions,
): { decision: VoiceDecision['decision']; why: string } {
  const quality = hearingQuality(observation.level, options);
  const { netSpeechMs } = observation;
  const found = (why: string) =>
    quality.mayFound
      ? { decision: 'opened' as const, why }
      : { decision: 'refused' as const, why: `${why}, and ${quality.why}` };
  if (netSpeechMs < options.audibleMs) return { decision: 'refused', why: 'no speech to compare' };
  if (score === undefined) return found('the first voice');
  const clear = score - (runnerUp ?? Number.NEGATIVE_INFINITY) >= options.margin;
  const short = netSpeechMs < options.foundMs;
  if (score < options.claim) {
    const near = (short || !quality.mayUpdate) && clear && score >= options.claim - options.shortRelief;
    return near
      ? { decision: 'labelled', why: 'heard badly, and near one voice only' }
      : found('no voice is near enough');
  }
  if (score < options.update) return { decision: 'labelled', why: 'near enough to label, not to learn from' };
  if (!clear) return { decision: 'labelled', why: 'two people are about as near' };
  if (short) return { decision: 'labelled', why: 'too short to learn from' };
  if (!quality.mayUpdate) return { decision: 'labelled', why: `near one person, but ${quality.why}` };
  return { decision: 'claimed', why: 'near one person and far from the others' };
}

function openVoice(observation: VoiceObservation, model: ModelBinding, ids: IdSource, options: SpeakerOptions): Voice {
  const blank = blankVoice(observation, model, ids);
  if (observation.netSpeechMs < options.audibleMs) return blank;
  const voice = strengthen(blank, observation, options);
  return hearingQuality(observation.level, options).mayUpdate ? voice : { ...voice, status: 'provisional' };
}

function blankVoice(observation: VoiceObservation, model: ModelBinding, ids: IdSource): Voice {
  const id = ids('voice');
  return { id, personId: '', createdAt: observation.at, status: 'provisional', model, prototypes: [] };
}

function checkModel(voice: Voice, model: ModelBinding): void {
  const bound = voice.model;
  const foreign = bound !== undefined && (bound.modelId !== model.modelId || bound.dimension !== model.dimension);
  if (!foreign && voice.prototypes.every(({ vector }) => isVoiceprint(vector, model.dimension))) return;
  throw new MemoryError(
    'conflict',
    'A stored voiceprint belongs to another encoder or is damaged. Go back to that encoder, or run `voxpolymem doctor --reset-voiceprints`.',
    { details: { voiceId: voice.id, dimension: model.dimension } },
  );
}

function refuse(vector: Float32Array, model: ModelBinding): never {
  throw new MemoryError(
    'invalid_argument',
    `Not a voiceprint: ${model.dimension} finite numbers, not all zero, are needed.`,
    { details: { dimension: vector.length } },
  );
}
