import { openAudio } from '../audio/open-audio.js';
import type { SpeakerEncoder, SpeakerSegmenter, VoiceActivityDetector } from '../providers/providers.js';
import { diarize } from '../speaker/diarization/diarize.js';
import type { DiarizedTurn } from '../speaker/diarization/diarized-turns.js';

/** What finding borders needs. */
export interface BorderModels {
  encoder: SpeakerEncoder;
  detector: VoiceActivityDetector;
  segmenter: SpeakerSegmenter;
  cohort: readonly Float32Array[];
}

/**
 * Borders of turns, overlapping ones included, by a segmentation model: the recording is read once for them, before it is read for
 * its turns. Errors are those of `openAudio` and of the models.
 */
export async function findBorders(
  audio: string | Uint8Array,
  models: BorderModels,
  signal?: AbortSignal,
): Promise<DiarizedTurn[]> {
  const options = signal === undefined ? {} : { signal };
  const stream = await openAudio(audio, options);
  try {
    return await diarize(stream, models, options);
  } finally {
    await stream.close();
  }
}
