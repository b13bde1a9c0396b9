import type { PersonId, VoiceId } from '../records/records.js';
import type { SpeakerOptions } from './speaker-options.js';
import type { RankedVoice, VoiceRegistry } from './voice-registry.js';

/** Who asks: three outcomes, never a guess. Scores as in `voice-space.ts`; `margin` is the lead over the next person. */
export type AskerIdentity =
  | { outcome: 'known'; personId: PersonId; score?: number; margin?: number }
  | { outcome: 'doubtful'; personId: PersonId; score?: number; margin?: number }
  | { outcome: 'unknown'; score?: number };

/**
 * Tells who asks, and changes no voice. Known takes a high score, a clear lead over every other person and enough speech;
 * a near miss is doubtful; silence, a damaged vector and a stranger are unknown. Provisional people (nameless voices that are heard too
 * little, or too near to somebody better known) are no evidence that somebody else asks: unless one leads by twice `knownMargin`, they are left
 * aside where somebody else scores high enough to be known.
 */
export function identifyAsker(
  question: { vector: Float32Array; netSpeechMs: number },
  registry: VoiceRegistry,
  personOfVoice: (voiceId: VoiceId) => PersonId | undefined,
  isProvisional: (personId: PersonId) => boolean = () => false,
): AskerIdentity {
  const { options, model } = registry;
  const { vector, netSpeechMs } = question;
  const usable =
    vector.length === model.dimension && vector.every(Number.isFinite) && vector.some((value) => value !== 0);
  if (netSpeechMs < options.audibleMs || !usable) return { outcome: 'unknown' };
  const owned = registry.rank(vector, personOfVoice).filter(({ voiceId }) => personOfVoice(voiceId) !== undefined);
  const [best, runnerUp] = withoutProvisional(owned, isProvisional, options);
  if (best === undefined) return { outcome: 'unknown' };
  const { score, personId } = best;
  if (score < options.doubtful) return { outcome: 'unknown', score };
  const margin = runnerUp === undefined ? undefined : score - runnerUp.score;
  const clear = margin === undefined || margin >= options.knownMargin;
  const known = score >= options.known && clear && netSpeechMs >= options.foundMs;
  return { outcome: known ? 'known' : 'doubtful', personId, score, ...(margin === undefined ? {} : { margin }) };
}

function withoutProvisional(
  owned: readonly RankedVoice[],
  isProvisional: (personId: PersonId) => boolean,
  { known, knownMargin }: SpeakerOptions,
): readonly RankedVoice[] {
  const settled = owned.filter(({ personId }) => !isProvisional(personId));
  const [leader, best] = [owned[0], settled[0]];
  if (leader === undefined || best === undefined || best.score < known) return owned;
  return leader.score - best.score < 2 * knownMargin ? settled : owned;
}
