import { MemoryError } from '../errors.js';
import type { Utterance, Voice } from '../records/records.js';
import { resolveSpeakerOptions, type SpeakerOptions } from './speaker-options.js';
import { isVoiceprint, strengthen } from './voiceprint.js';

/** Any cohort size gives the same durations and weights, which are all that a replay uses. */
const defaults = resolveSpeakerOptions(0);

/**
 * The voice as these utterances alone would have made it: used when turns are forgotten or moved. Utterances that only got
 * the voice's label count only when nothing else is left. The order given does not matter: they are replayed by session,
 * then by id. Without utterances the voice keeps no voiceprint. Throws `conflict` when they come from several encoders.
 */
export function recomputeVoice(
  voice: Voice,
  utterances: readonly Utterance[],
  options: SpeakerOptions = defaults,
): Voice {
  const { model: _, statistics: __, ...rest } = voice;
  const isLabelled = voice.status === 'labelled' && voice.label !== undefined;
  const blank: Voice = { ...rest, status: isLabelled ? 'labelled' : 'provisional', prototypes: [] };
  const [first] = utterances;
  if (first === undefined) return blank;
  const { model } = first;
  if (utterances.some((other) => other.model.modelId !== model.modelId || other.model.dimension !== model.dimension)) {
    throw new MemoryError('conflict', 'These utterances come from several encoders and do not make one voice.', {
      details: { voiceId: voice.id, utterances: utterances.length },
    });
  }
  const heard = utterances.filter(
    (utterance) => utterance.netSpeechMs >= options.audibleMs && isVoiceprint(utterance.vector, model.dimension),
  );
  const founding = heard.filter((utterance) => utterance.decision !== 'labelled');
  return (founding.length > 0 ? founding : heard)
    .toSorted((left, right) => compare(left.sessionId, right.sessionId) || compare(left.id, right.id))
    .reduce<Voice>((current, utterance) => strengthen(current, utterance, options), { ...blank, model });
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
