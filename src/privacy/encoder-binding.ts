import { MemoryError } from '../errors.js';
import type { ModelBinding } from '../records/records.js';
import type { KeptAudio } from '../store/kept-audio.js';
import type { GuardedReader } from './guarded-store.js';

/**
 * Throws `conflict` when the space's voiceprints come from another encoder, before anything is heard with it. The message
 * names the repair that this space allows: encoding again where all speech was kept, a reset otherwise.
 */
export async function requireEncoder(reader: GuardedReader, kept: KeptAudio, encoder: ModelBinding): Promise<void> {
  const [space] = await reader.find('space');
  const bound = space?.speakerModel;
  if (bound === undefined || (bound.modelId === encoder.modelId && bound.dimension === encoder.dimension)) return;
  const { utterances, withoutAudio } = await countKept(reader, kept);
  const repair =
    withoutAudio === 0 && utterances > 0
      ? 'run `voxpolymem doctor --re-encode` with the new one: all speech was kept'
      : `run \`voxpolymem doctor --reset-voiceprints\` to start afresh: the audio of ${withoutAudio} of ${utterances} utterances was not kept`;
  throw new MemoryError(
    'conflict',
    `The voiceprints of this space come from ${bound.modelId} (${bound.dimension} dimensions), the configured encoder is ` +
      `${encoder.modelId} (${encoder.dimension}). Go on with the old one, or ${repair}.`,
    { details: { boundModel: bound.modelId, foundModel: encoder.modelId, utterances, withoutAudio } },
  );
}

/** How many utterances there are, and how many of them have no kept speech. */
export async function countKept(
  reader: GuardedReader,
  kept: KeptAudio,
): Promise<{ utterances: number; withoutAudio: number }> {
  const ids = (await reader.find('utterance')).map(({ id }) => id);
  const held = new Set(await kept.turnIds());
  return { utterances: ids.length, withoutAudio: ids.filter((id) => !held.has(id)).length };
}
