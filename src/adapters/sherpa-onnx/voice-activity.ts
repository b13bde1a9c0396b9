import { MemoryError } from '../../errors.js';
import type { VoiceActivityDetector, VoiceActivityStream, VoicedSegment } from '../../providers/providers.js';
import { modelPath } from '../model-files.js';
import { loadSherpa, type NativeVad } from './native.js';
import { readOnnxFile } from './onnx-file.js';

/** Options of {@link loadSileroVoiceActivity}. */
export interface SileroVoiceActivityOptions {
  /** A Silero VAD ONNX file (version 4, 5 or 6); the shipped one when absent. */
  modelPath?: string;
  /** Speech probability from which a frame counts as speech; 0.4 when absent. */
  threshold?: number;
  /** Pause that ends a segment, ms; 250 when absent. */
  minSilenceMs?: number;
  /** Shorter bursts are no speech, ms; 200 when absent. */
  minSpeechMs?: number;
  /** Beyond this length, ms, a segment ends at the next short pause; 15 000 when absent. */
  maxSpeechMs?: number;
}

const SAMPLE_RATE = 16_000;
const WINDOW = 512;
const BUFFER_SECONDS = 60;
const DEFAULT_MODEL = 'silero-vad.onnx';
/** Inputs of Silero's graphs: version 4, then version 5 and 6. */
const GRAPHS = ['input,sr,h,c', 'input,state,sr'];

/**
 * Silero's voice activity detector run by sherpa-onnx, about 300 times faster than real time on one core. A segment's
 * samples are exactly those between its times. Throws `missing_dependency`, `corrupt_data` or `invalid_argument` for
 * the file.
 */
export async function loadSileroVoiceActivity(
  options: SileroVoiceActivityOptions = {},
): Promise<VoiceActivityDetector> {
  const path = options.modelPath ?? modelPath(DEFAULT_MODEL);
  const file = await readOnnxFile(path, 'modelPath of the voice activity detector');
  if (!GRAPHS.includes(file.inputs.join())) {
    throw new MemoryError('invalid_argument', `${path} is no Silero voice activity model.`, { details: { path } });
  }
  const sherpa = loadSherpa();
  const config = {
    sileroVad: {
      model: path,
      threshold: options.threshold ?? 0.4,
      minSilenceDuration: (options.minSilenceMs ?? 250) / 1_000,
      minSpeechDuration: (options.minSpeechMs ?? 200) / 1_000,
      maxSpeechDuration: (options.maxSpeechMs ?? 15_000) / 1_000,
      windowSize: WINDOW,
    },
    sampleRate: SAMPLE_RATE,
    numThreads: 1,
    debug: false,
  };
  return {
    id: file.id,
    sampleRate: SAMPLE_RATE,
    start: () => startRecording(new sherpa.Vad(config, BUFFER_SECONDS)),
  };
}

/** The native detector decides once a call, over all it is given: only calls of one window make borders exact. */
function startRecording(vad: NativeVad): VoiceActivityStream {
  const window = new Float32Array(WINDOW);
  let filled = 0;
  let total = 0;
  return {
    push(samples) {
      total += samples.length;
      for (let at = 0; at < samples.length; ) {
        const step = Math.min(WINDOW - filled, samples.length - at);
        window.set(samples.subarray(at, at + step), filled);
        filled += step;
        at += step;
        if (filled < WINDOW) break;
        vad.acceptWaveform(window);
        filled = 0;
      }
      return takeSegments(vad, total);
    },
    flush() {
      if (filled > 0) vad.acceptWaveform(window.fill(0, filled));
      filled = 0;
      vad.flush();
      return takeSegments(vad, total);
    },
    isSpeaking: () => vad.isDetected(),
  };
}

function takeSegments(vad: NativeVad, total: number): VoicedSegment[] {
  const segments: VoicedSegment[] = [];
  for (; !vad.isEmpty(); vad.pop()) {
    const { start, samples: found } = vad.front(false);
    const samples = found.subarray(0, Math.max(0, total - start));
    segments.push({
      startMs: (start * 1_000) / SAMPLE_RATE,
      endMs: ((start + samples.length) * 1_000) / SAMPLE_RATE,
      samples,
    });
  }
  return segments;
}
