import type { VoiceId } from '../records/records.js';
import type { VoiceDecision, VoiceObservation, VoiceRegistry } from './voice-registry.js';

/** Somebody whom diarization tells apart within one stretch of a recording or a live session. */
export interface HeardSpeaker {
  /** One id a speaker of the session. */
  id: string;
  /** Some of the speaker's speech, with its voiceprint, where more than the turn itself is at hand. */
  speech?: { samples: Float32Array; vector: Float32Array };
}

/** Which voices the speakers of a session have turned out to be. */
export type SpeakerVoices = Map<HeardSpeaker['id'], VoiceId>;

/**
 * The online rule for a turn whose speaker was told apart by diarization. A firm claim of the turn alone stands; otherwise the turn gets
 * the voice that the speaker's other turns got, and teaches it nothing. `together` is what was heard of the speaker as a whole; it
 * decides for the speaker's first turn. Changes nothing.
 */
export function decideForSpeaker(
  registry: VoiceRegistry,
  observation: VoiceObservation,
  held: VoiceId | undefined,
  together?: Pick<VoiceObservation, 'vector' | 'netSpeechMs'>,
): VoiceDecision {
  const alone = registry.decide(observation);
  if (alone.decision === 'claimed' || alone.decision === 'refused') return alone;
  const voiceId = held ?? knownVoice(registry, observation, together);
  const voice = voiceId === undefined ? undefined : registry.voice(voiceId);
  if (voice === undefined || voice.id === alone.voice.id) return alone;
  const ranked = registry.rank(observation.vector);
  const own = ranked.find(({ personId }) => personId === (voice.personId || voice.id));
  const other = ranked.find((candidate) => candidate !== own);
  return {
    decision: 'labelled',
    voice,
    isNew: false,
    score: own?.score ?? 0,
    ...(other === undefined ? {} : { runnerUpVoiceId: other.voiceId, runnerUpScore: other.score }),
    why: 'the speaker of other turns around it',
    follows: true,
  };
}

function knownVoice(
  registry: VoiceRegistry,
  observation: VoiceObservation,
  together: Pick<VoiceObservation, 'vector' | 'netSpeechMs'> | undefined,
): VoiceId | undefined {
  if (together === undefined) return undefined;
  const { level: _, ...rest } = observation;
  const decision = registry.decide({ ...rest, ...together });
  return decision.isNew ? undefined : decision.voice.id;
}
