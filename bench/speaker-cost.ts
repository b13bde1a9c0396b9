import { measureSpeech } from '../src/audio/level.js';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { measureVoicing } from '../src/audio/voicing.js';
import { quantile } from '../src/evaluation/metrics.js';
import type { TrackedUtterance, TrackingOptions } from '../src/evaluation/speaker-tracking.js';
import { createSeededIds } from '../src/ids.js';
import type { SpeakerEncoder } from '../src/providers/providers.js';
import { createRandom, type Random } from '../src/random.js';
import type { Voice } from '../src/records/records.js';
import { createVoiceRegistry } from '../src/speaker/voice-registry.js';
import { blend, normalize } from '../src/vector.js';
import type { SpeakerScores } from './speaker-scores.js';
import { speakerFiles } from './speaker-sets.js';

const VOICES = 10_000;
const PROTOTYPES = 4;
const DECISIONS = 300;
const WARM_UP = 20;

/** What hearing costs: processor time for a second of sound, and decisions in a space of ten thousand made-up voices. */
export async function addCost(
  scores: SpeakerScores,
  input: { dataDirectory: string; set: string; seed: number; encoder: SpeakerEncoder; settings: TrackingOptions },
  utterances: readonly TrackedUtterance[],
): Promise<void> {
  const { encoder, settings, seed } = input;
  const paths = speakerFiles(input.dataDirectory, input.set).map((speaker) => speaker.paths[0] as string);
  const clips = await Promise.all(paths.map(async (path) => readAll(await openAudio(path))));
  const seconds = clips.reduce((sum, clip) => sum + clip.length, 0) / encoder.sampleRate;
  let from = process.cpuUsage();
  for (const clip of clips) await encoder.encode(clip);
  scores.metrics['encodeCpuMsPerSecond'] = cpuMs(from) / seconds;
  from = process.cpuUsage();
  for (const clip of clips) {
    measureSpeech(clip, encoder.sampleRate);
    measureVoicing(clip, encoder.sampleRate);
  }
  scores.metrics['measureCpuMsPerSecond'] = cpuMs(from) / seconds;

  const random = createRandom(seed);
  const voices = makeVoices(utterances, random, settings);
  const before = process.memoryUsage();
  const registry = createVoiceRegistry({
    model: settings.model,
    voices,
    ids: createSeededIds(random),
    cohort: settings.cohort,
  });
  const after = process.memoryUsage();
  const bytes = after.arrayBuffers - before.arrayBuffers + after.heapUsed - before.heapUsed;
  const prototypes = VOICES * PROTOTYPES * settings.model.dimension * Float32Array.BYTES_PER_ELEMENT;
  const times: number[] = [];
  let decidingFrom = process.cpuUsage();
  for (let at = 0; at < WARM_UP + DECISIONS; at += 1) {
    if (at === WARM_UP) decidingFrom = process.cpuUsage();
    const voice = voices[random.integer(VOICES)] as Voice;
    const prototype = voice.prototypes[random.integer(PROTOTYPES)]?.vector as Float32Array;
    const vector = normalize(blend(prototype, 1, randomDirection(random, prototype.length), 0.6));
    const started = performance.now();
    registry.decide({ turnId: 'turn', sessionId: 'session', vector, netSpeechMs: 3_000, at: 0 });
    if (at >= WARM_UP) times.push(performance.now() - started);
  }
  Object.assign(scores.metrics, {
    'decisionP50Ms.10000': quantile(times, 0.5) ?? 0,
    'decisionP95Ms.10000': quantile(times, 0.95) ?? 0,
    'decisionCpuMs.10000': cpuMs(decidingFrom) / DECISIONS,
    'indexMiB.10000': bytes / 2 ** 20,
    'prototypesMiB.10000': prototypes / 2 ** 20,
  });
}

/** Voices as mixtures of two real ones and noise, each with four prototypes around it. */
function makeVoices(utterances: readonly TrackedUtterance[], random: Random, { model }: TrackingOptions): Voice[] {
  const real = () => (utterances[random.integer(utterances.length)] as TrackedUtterance).vector;
  return Array.from({ length: VOICES }, (_, at): Voice => {
    const centre = normalize(blend(blend(real(), 1, real(), 1), 1, randomDirection(random, model.dimension), 0.8));
    const prototypes = Array.from({ length: PROTOTYPES }, (__, session) => ({
      vector: normalize(blend(centre, 1, randomDirection(random, model.dimension), 0.5)),
      weight: 5,
      sessionId: `session_${session}`,
    }));
    return { id: `voice_${at}`, personId: `person_${at}`, createdAt: 0, status: 'established', model, prototypes };
  });
}

function randomDirection(random: Random, dimension: number): Float32Array {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return normalize(Float32Array.from({ length: dimension }, normal));
}

function cpuMs(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}
