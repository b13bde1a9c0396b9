import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { resolveSpeakerModel } from '../src/adapters/model-cache.js';
import { loadSherpaSpeakerEncoder } from '../src/adapters/sherpa-onnx/speaker-encoder.js';
import { measureSpeech } from '../src/audio/level.js';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { MemoryError } from '../src/errors.js';
import { equalErrorRate } from '../src/evaluation/equal-error-rate.js';
import { createRandom } from '../src/random.js';
import { dot, normalize } from '../src/vector.js';

/** Resamplings of the speakers for the interval. */
const RESAMPLINGS = 100;

interface Clip {
  speaker: string;
  vector: Float32Array;
}

/**
 * Verification by any encoder on a folder of labelled clips, `<data>/<speaker>/<clip>`: all pairs of clips, raw cosine and
 * with the set's mean subtracted, with a 95 % interval over resampled speakers. Chance is 0.5.
 */
export async function benchEncoder(input: { dataDirectory: string; seed: number; model?: string | undefined }) {
  const path = input.model === undefined ? undefined : await resolveSpeakerModel(input.model);
  const encoder = await loadSherpaSpeakerEncoder(path === undefined ? {} : { modelPath: path });
  const clips: Clip[] = [];
  let speechMs = 0;
  let encodeMs = 0;
  for (const speaker of folders(input.dataDirectory)) {
    const folder = join(input.dataDirectory, speaker);
    for (const file of readdirSync(folder).sort()) {
      if (!/\.(?:wav|flac|mp3|ogg|opus)$/iu.test(file)) continue;
      const samples = await readAll(await openAudio(join(folder, file)));
      speechMs += measureSpeech(samples, encoder.sampleRate).netSpeechMs;
      const started = performance.now();
      clips.push({ speaker, vector: await encoder.encode(samples) });
      encodeMs += performance.now() - started;
    }
  }
  await encoder.close();
  const speakers = new Set(clips.map(({ speaker }) => speaker));
  if (speakers.size < 2 || clips.length === speakers.size) {
    throw new MemoryError(
      'invalid_argument',
      'The folder needs a subfolder of at least two clips for each of two speakers. Name it with --data.',
    );
  }
  const raw = equalErrorRate(trialsOf(clips));
  const centred = equalErrorRate(trialsOf(centre(clips)));
  const interval = bootstrap(clips, input.seed);
  const right = clips.filter((clip) => nearest(clip, clips).speaker === clip.speaker).length / clips.length;
  const scores = { eer: raw.eer, eerThreshold: raw.threshold, eerCentred: centred.eer, nearestRight: right };
  return {
    metrics: {
      ...scores,
      eerLow: interval[0],
      eerHigh: interval[1],
      encodeMsPerSecond: encodeMs / (speechMs / 1000),
      speakers: speakers.size,
      clips: clips.length,
    },
    byKind: { [encoder.id]: { n: clips.length, ...scores } },
    perItem: [{ set: basename(input.dataDirectory), encoder: encoder.id, clips: digestOf(input.dataDirectory) }],
  };
}

function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** First digits of the checksum over all clips: what exactly was compared. */
function digestOf(path: string): string {
  const hash = createHash('sha256');
  for (const speaker of folders(path)) {
    for (const file of readdirSync(join(path, speaker)).sort()) hash.update(readFileSync(join(path, speaker, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

function trialsOf(clips: readonly Clip[]): { score: number; same: boolean }[] {
  return clips.flatMap((left, index) =>
    clips
      .slice(index + 1)
      .map((right) => ({ score: dot(left.vector, right.vector), same: left.speaker === right.speaker })),
  );
}

function centre(clips: readonly Clip[]): Clip[] {
  const mean = new Float32Array(clips[0]?.vector.length ?? 0);
  for (const { vector } of clips) {
    for (const [index, value] of vector.entries()) mean[index]! += value / clips.length;
  }
  return clips.map(({ speaker, vector }) => ({
    speaker,
    vector: normalize(vector.map((value, index) => value - mean[index]!)),
  }));
}

function nearest(clip: Clip, clips: readonly Clip[]): Clip {
  let best = clip;
  let highest = Number.NEGATIVE_INFINITY;
  for (const other of clips) {
    if (other === clip) continue;
    const score = dot(clip.vector, other.vector);
    if (score > highest) [best, highest] = [other, score];
  }
  return best;
}

/** The middle 95 % of the equal error rate over speakers drawn with replacement; a speaker is never compared with its own copy. */
function bootstrap(clips: readonly Clip[], seed: number): [number, number] {
  const random = createRandom(seed);
  const bySpeaker = [...new Set(clips.map(({ speaker }) => speaker))].map((speaker) =>
    clips.filter((clip) => clip.speaker === speaker),
  );
  const rates = Array.from({ length: RESAMPLINGS }, () => {
    const drawn = bySpeaker.map(() => bySpeaker[random.integer(bySpeaker.length)] ?? []);
    const trials = drawn.flatMap((own, index) => [
      ...trialsOf(own),
      ...drawn.slice(index + 1).flatMap((others) => (others === own ? [] : trialsBetween(own, others))),
    ]);
    return equalErrorRate(trials).eer;
  }).sort((left, right) => left - right);
  return [rates[Math.floor(RESAMPLINGS * 0.025)] ?? 0, rates[Math.ceil(RESAMPLINGS * 0.975) - 1] ?? 0];
}

function trialsBetween(left: readonly Clip[], right: readonly Clip[]): { score: number; same: boolean }[] {
  return left.flatMap((own) => right.map((other) => ({ score: dot(own.vector, other.vector), same: false })));
}
