import type { PersonId, VoiceId } from '../records/records.js';
import type { VoiceRegistry } from './voice-registry.js';

/** Who asks: three outcomes, never a guess. Scores as in `voice-space.ts`; `margin` is the lead over the next person. */
export type AskerIdentity =
  | { outcome: 'known'; personId: PersonId; score?: number; margin?: number }
  | { outcome: 'doubtful'; personId: PersonId; score?: number; margin?: number }
  | { outcome: 'unknown'; score?: number };

/**
 * Tells who asks, and changes no voice. Known takes a high score, a clear lead over every other person and enough speech;
 * a near miss is doubtful; silence, a damaged vector and a stranger are unknown.
 */
export function identifyAsker(
  question: { vector: Float32Array; netSpeechMs: number },
  registry: VoiceRegistry,
  personOfVoice: (voiceId: VoiceId) => PersonId | undefined,
): AskerIdentity {
  const { options, model } = registry;
  const { vector, netSpeechMs } = question;
  const usable =
    vector.length === model.dimension && vector.every(Number.isFinite) && vector.some((value) => value !== 0);
  if (netSpeechMs < options.audibleMs || !usable) return { outcome: 'unknown' };
  const owned = registry.rank(vector, personOfVoice).filter(({ voiceId }) => personOfVoice(voiceId) !== undefined);
  const [best, runnerUp] = owned;
  if (best === undefined) return { outcome: 'unknown' };
  const { score, personId } = best;
  if (score < options.doubtful) return { outcome: 'unknown', score };
  const margin = runnerUp === undefined ? undefined : score - runnerUp.score;
  const clear = margin === undefined || margin >= options.knownMargin;
  const known = score >= options.known && clear && netSpeechMs >= options.foundMs;
  return { outcome: known ? 'known' : 'doubtful', personId, score, ...(margin === undefined ? {} : { margin }) };
}
