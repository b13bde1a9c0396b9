import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSherpaSpeakerEncoder } from '../src/adapters/sherpa-onnx/speaker-encoder.js';
import { loadSherpaSpeakerSegmenter } from '../src/adapters/sherpa-onnx/speaker-segmenter.js';
import { loadSileroVoiceActivity } from '../src/adapters/sherpa-onnx/voice-activity.js';
import { loadSpeakerCohort } from '../src/adapters/speaker-cohort.js';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { segmentSpeech } from '../src/audio/segment-speech.js';
import { MemoryError } from '../src/errors.js';
import { clusteredTurns } from '../src/evaluation/baselines/segment-clustering.js';
import type { SpeakerTurn } from '../src/evaluation/diarization-error.js';
import { parseRttm } from '../src/ingest/transcripts/rttm.js';
import { type DiarizationModels, diarize } from '../src/speaker/diarization/diarize.js';
import { createLiveDiarizer } from '../src/speaker/diarization/live-diarizer.js';
import { voiceprint } from '../src/speaker/diarization/voice-windows.js';
import { addDiarizationScores, type DiarizationScores, type DiarizedRecording } from './diarization-scores.js';
import { type Clip, mixConversations } from './mixed-conversations.js';
import { ingestedTurns, listenedTurns } from './product-diarization.js';

const EXCERPTS = 'ami-excerpts';
const HELD_OUT = 'librispeech-test-other';
const MIXES = 10;
/** Average cosine from which the baseline joins; the best of nine on the conversations that our own options were chosen on. */
const BASELINE_THRESHOLD = 0.35;
const CHUNK = 1_600;
const RATE = 16_000;
/** Names a segmentation model, which is then measured as well. */
const SEGMENTER = 'VOXPOLYMEM_SEGMENTATION_MODEL';

interface Recording {
  id: string;
  samples: Float32Array;
  turns: SpeakerTurn[];
}

/**
 * Diarization without borders: the AMI excerpts, and conversations mixed from LibriSpeech test-other; neither served to choose an
 * option. The product's own ways, ingesting and listening; the diarizers alone, offline, live and live after re-scoring; and the
 * fixed baseline.
 */
export async function benchDiarization(input: { dataDirectory: string; seed: number }): Promise<DiarizationScores> {
  const { dataDirectory, seed } = input;
  const encoder = await loadSherpaSpeakerEncoder({});
  try {
    const detector = await loadSileroVoiceActivity({});
    const models: DiarizationModels = { encoder, detector, cohort: await loadSpeakerCohort(encoder.id) };
    const path = process.env[SEGMENTER];
    const segmented =
      path === undefined ? undefined : { ...models, segmenter: await loadSherpaSpeakerSegmenter({ modelPath: path }) };
    const scores: DiarizationScores = { metrics: {}, byKind: {}, perItem: [] };
    const excerpts = await loadExcerpts(join(dataDirectory, 'speech', EXCERPTS));
    const run = async (recordings: readonly Recording[]) => {
      const found: DiarizedRecording[] = [];
      for (const recording of recordings) found.push(await hear(recording, models, segmented));
      return found;
    };
    addDiarizationScores(scores, EXCERPTS, '', await run(excerpts), seed);
    const folder = join(dataDirectory, 'speech', HELD_OUT);
    if (existsSync(folder)) {
      const mixes = mixConversations(await loadClips(folder), MIXES, seed, 'mix');
      addDiarizationScores(scores, `${HELD_OUT} mixes`, '.mixes', await run(mixes), seed);
    }
    return scores;
  } finally {
    await encoder.close();
  }
}

async function hear(
  recording: Recording,
  models: DiarizationModels,
  segmented: DiarizationModels | undefined,
): Promise<DiarizedRecording> {
  const { id, samples, turns } = recording;
  const began = performance.now();
  const offline = await diarize(chunks(samples), models);
  const elapsedMs = performance.now() - began;
  const live = createLiveDiarizer(models);
  const decisions = [];
  for (const chunk of chunkList(samples)) decisions.push(...(await live.push(chunk)));
  const end = await live.finish();
  decisions.push(...end.decisions);
  const { encoder: speakerEncoder } = models;
  const { turns: heard, ...listening } = await listenedTurns(samples, { speakerEncoder });
  return {
    id,
    reference: turns,
    durationMs: (samples.length * 1_000) / RATE,
    elapsedMs,
    found: {
      '': named(offline),
      live: decisions,
      rescored: named(end.rescored.turns),
      ingest: await ingestedTurns(samples, { speakerEncoder }),
      listen: heard,
      baseline: await baseline(samples, models),
      ...(segmented?.segmenter === undefined
        ? {}
        : {
            segmenter: named(await diarize(chunks(samples), segmented)),
            ingestSegmenter: await ingestedTurns(samples, { speakerEncoder, speakerSegmenter: segmented.segmenter }),
          }),
    },
    listening,
    delaysMs: decisions.map(({ startMs, decidedAtMs }) => decidedAtMs - startMs),
  };
}

async function baseline(samples: Float32Array, { encoder, detector }: DiarizationModels): Promise<SpeakerTurn[]> {
  const heard = [];
  for await (const segment of segmentSpeech(chunks(samples), detector)) {
    const vector = await voiceprint(segment.samples, encoder);
    if (vector !== undefined) heard.push({ startMs: segment.startMs, endMs: segment.endMs, vector });
  }
  return clusteredTurns(heard, BASELINE_THRESHOLD);
}

function named(turns: readonly { startMs: number; endMs: number; speaker: number }[]): SpeakerTurn[] {
  return turns.map((turn) => ({ ...turn, speaker: String(turn.speaker) }));
}

function chunkList(samples: Float32Array): Float32Array[] {
  return Array.from({ length: Math.ceil(samples.length / CHUNK) }, (_, index) =>
    samples.subarray(index * CHUNK, (index + 1) * CHUNK),
  );
}

async function* chunks(samples: Float32Array): AsyncGenerator<Float32Array> {
  yield* chunkList(samples);
}

async function loadExcerpts(folder: string): Promise<Recording[]> {
  if (!existsSync(folder)) {
    throw new MemoryError('not_found', `No folder "speech/${EXCERPTS}" in the data directory.`, {
      details: { looked_for: folder },
    });
  }
  const names = readdirSync(folder);
  const recordings: Recording[] = [];
  for (const rttm of names.filter((name) => name.endsWith('.rttm')).sort()) {
    const id = rttm.slice(0, -'.rttm'.length);
    const audio = names.find((name) => name === `${id}.flac` || name === `${id}.wav`);
    if (audio === undefined) continue;
    const turns = parseRttm(readFileSync(join(folder, rttm), 'utf8'), id);
    recordings.push({
      id,
      samples: await readAll(await openAudio(join(folder, audio))),
      turns: turns.map(({ startMs, endMs, speaker = id }) => ({ startMs, endMs, speaker })),
    });
  }
  return recordings;
}

async function loadClips(folder: string): Promise<Clip[]> {
  const clips: Clip[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const file of readdirSync(join(folder, entry.name)).sort()) {
      if (!file.endsWith('.flac')) continue;
      clips.push({ speaker: entry.name, samples: await readAll(await openAudio(join(folder, entry.name, file))) });
    }
  }
  return clips;
}
