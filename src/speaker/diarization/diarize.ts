import { segmentSpeech } from '../../audio/segment-speech.js';
import { throwIfAborted } from '../../errors.js';
import type { SpeakerEncoder, SpeakerSegmenter, VoiceActivityDetector } from '../../providers/providers.js';
import { prepareCohort } from '../speaker-cohort-model.js';
import { type DiarizationOptions, resolveDiarizationOptions } from './diarization-options.js';
import { diarizeWindows } from './diarize-windows.js';
import { type DiarizedTurn, turnsOf } from './diarized-turns.js';
import { clusterLocalTurns, localVoices } from './local-voices.js';
import { embedWindows, type VoiceWindow } from './voice-windows.js';

/** What diarization needs. */
export interface DiarizationModels {
  encoder: SpeakerEncoder;
  detector: VoiceActivityDetector;
  /** Finds turns and overlaps; without it voice activity and changes of the voiceprint do, and overlap is not found. */
  segmenter?: SpeakerSegmenter;
  /** Embeddings of speakers outside any space, for score normalisation; may be empty. */
  cohort: readonly Float32Array[];
}

/**
 * Who speaks when in one recording (16 kHz mono chunks), the number of speakers unknown. Memory holds a minute of sound and a
 * voiceprint for each `hopMs` of speech. Errors of stream and models pass; `aborted` by the signal.
 */
export async function diarize(
  stream: AsyncIterable<Float32Array>,
  models: DiarizationModels,
  options: Partial<DiarizationOptions> & { signal?: AbortSignal } = {},
): Promise<DiarizedTurn[]> {
  const { signal, ...overrides } = options;
  const cohort = prepareCohort(models.cohort, models.encoder.dimension);
  const settings = resolveDiarizationOptions(cohort.size, overrides);
  if (models.segmenter !== undefined) {
    const voices = await localVoices(stream, models.segmenter, models.encoder, signal);
    return clusterLocalTurns(voices, cohort, settings);
  }
  const windows: VoiceWindow[] = [];
  let segments = 0;
  for await (const segment of segmentSpeech(stream, models.detector, signal === undefined ? {} : { signal })) {
    throwIfAborted(signal);
    windows.push(...(await embedWindows(segment, segments, models.encoder, settings)));
    segments += 1;
  }
  return turnsOf(diarizeWindows(windows, cohort, settings));
}
