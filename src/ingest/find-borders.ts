import { openAudio } from '../audio/open-audio.js';
import type { SpeakerEncoder, SpeakerSegmenter, VoiceActivityDetector } from '../providers/providers.js';
import { diarize } from '../speaker/diarization/diarize.js';
import type { Border } from './turn-input.js';

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
): Promise<Border[]> {
  const options = signal === undefined ? {} : { signal };
  const stream = await openAudio(audio, options);
  try {
    const turns = await diarize(stream, models, options);
    return turns.map(({ startMs, endMs }) => ({ startMs, endMs }));
  } finally {
    await stream.close();
  }
}
