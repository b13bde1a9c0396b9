import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { openAudio } from '../src/audio/open-audio.js';
import { quantile } from '../src/evaluation/metrics.js';
import { readTranscript } from '../src/ingest/transcripts/parse-transcript.js';
import type { TurnInput } from '../src/ingest/turn-input.js';
import { createRandom } from '../src/random.js';
import { open, type VoxPolyMem } from '../src/voxpolymem.js';
import { createGeneratedConversation, type GeneratedConversation } from './generated-conversation.js';
import { listenToStages } from './stage-times.js';

/** Options of {@link benchSpeed}. */
export interface SpeedOptions {
  seed: number;
  /** Numbers of turns at which the space is measured, ascending. */
  sizes: readonly number[];
  print(line: string): void;
}

/** Numbers without gold: speed and size have none. */
export interface SpeedResult {
  metrics: Record<string, number>;
  byKind: Record<string, { n: number } & Record<string, number>>;
  perItem: Record<string, unknown>[];
}

const QUESTIONS = 200;
const WARM_UP = 5;
const DEMO = new URL('../demo/', import.meta.url);

/** Turns at the beginning and at the end whose costs are compared: nothing but the database may grow with the history. */
const EDGE = 1000;

/**
 * Fills one space with generated turns and measures it at each size: ingest a turn, also by its stages and at the beginning and
 * the end, and `ask` without a language model (p50 and p95, ms), the longest time that either held the event loop (ms), the
 * database file (MiB) and the highest resident memory of the process so far (MiB). Then ingests the demo's recordings into another
 * space and gives their length over the time that took.
 */
export async function benchSpeed(options: SpeedOptions): Promise<SpeedResult> {
  const folder = await mkdtemp(join(tmpdir(), 'voxpolymem-speed-'));
  try {
    const conversation = createGeneratedConversation(createRandom(options.seed));
    const result: SpeedResult = { metrics: {}, byKind: {}, perItem: [] };
    const space = await open(join(folder, 'text.voxpolymem'), { actor: 'bench' });
    try {
      let filled = 0;
      for (const size of options.sizes) {
        const item = await measureSize(space, conversation, filled, size);
        filled = size;
        for (const [name, value] of Object.entries(item)) result.metrics[`${name}.${size}`] = value;
        result.byKind[`${size} turns`] = { n: size, ...item };
        result.perItem.push({ size, ...item });
        options.print(
          `${size} turns: ingest p50 ${item.ingestTurnP50Ms.toFixed(2)} ms (addressee, facts and profiles ${item.memoryP50Ms.toFixed(2)}), ask p50 ${item.askP50Ms.toFixed(1)} ms`,
        );
      }
    } finally {
      await space.close();
    }
    // After the text, whose peak memory then holds no audio models.
    const audio = await measureAudio(join(folder, 'audio.voxpolymem'));
    Object.assign(result.metrics, audio);
    options.print(`audio: ${audio.audioTimesRealTime.toFixed(1)} times real time`);
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSize(space: VoxPolyMem, conversation: GeneratedConversation, from: number, to: number) {
  const ingestMs: number[] = [];
  const stages = listenToStages();
  const noteTurn = (ms: number) => {
    ingestMs.push(ms);
    stages.endTurn();
  };
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const started = performance.now();
  await space.ingest({ kind: 'turns', turns: timedTurns(conversation, from, to, noteTurn) });
  const seconds = (performance.now() - started) / 1000;
  const ingestBlockMs = longestBlock(loop);
  stages.stop();
  const askMs: number[] = [];
  for (let index = -WARM_UP; index < QUESTIONS; index += 1) {
    if (index === 0) loop.reset();
    const asked = performance.now();
    await space.ask(conversation.question());
    if (index >= 0) askMs.push(performance.now() - asked);
  }
  loop.disable();
  const { sizeBytes } = await space.doctor.report();
  return {
    ingestTurnP50Ms: quantile(ingestMs, 0.5) ?? 0,
    ingestTurnP95Ms: quantile(ingestMs, 0.95) ?? 0,
    ...stages.p50(),
    ingestFirstP50Ms: quantile(ingestMs.slice(0, EDGE), 0.5) ?? 0,
    ingestLastP50Ms: quantile(ingestMs.slice(-EDGE), 0.5) ?? 0,
    ingestTurnsPerSecond: (to - from) / seconds,
    ingestBlockMs,
    askP50Ms: quantile(askMs, 0.5) ?? 0,
    askP95Ms: quantile(askMs, 0.95) ?? 0,
    askBlockMs: longestBlock(loop),
    databaseMiB: sizeBytes / 2 ** 20,
    peakMemoryMiB: process.resourceUsage().maxRSS / 1024,
  };
}

/** The longest delay of the event loop that was seen, in ms. */
function longestBlock(loop: IntervalHistogram): number {
  return loop.count === 0 ? 0 : loop.max / 1e6;
}

/** Each turn is pulled when the one before it has been acknowledged: the time between pulls is the time of a turn. */
function* timedTurns(
  conversation: GeneratedConversation,
  from: number,
  to: number,
  onTurn: (ms: number) => void,
): Generator<TurnInput> {
  for (let index = from; index < to; index += 1) {
    const turn = conversation.turn(index);
    const started = performance.now();
    yield turn;
    onTurn(performance.now() - started);
  }
}

async function measureAudio(path: string) {
  const files = (await readdir(DEMO)).filter((name) => /^meeting-\d+\.opus$/u.test(name)).sort();
  const sessions = [];
  for (const file of files) {
    const audio = new URL(file, DEMO).pathname;
    const transcript = await readTranscript(audio.replace(/\.opus$/u, '.vtt'));
    sessions.push({ audio, cues: transcript.kind === 'cues' ? transcript.cues : [], seconds: await lengthOf(audio) });
  }
  const space = await open(path, { actor: 'bench' });
  try {
    const started = performance.now();
    for (const [index, { audio, cues }] of sessions.entries()) {
      const startedAt = new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
      await space.ingest({ kind: 'audio', audio, cues, session: `meeting-${index + 1}`, startedAt });
    }
    const wallSeconds = (performance.now() - started) / 1000;
    const audioSeconds = sessions.reduce((sum, session) => sum + session.seconds, 0);
    return { audioSeconds, audioTimesRealTime: audioSeconds / wallSeconds };
  } finally {
    await space.close();
  }
}

async function lengthOf(path: string): Promise<number> {
  const stream = await openAudio(path);
  let samples = 0;
  for await (const chunk of stream) samples += chunk.length;
  await stream.close();
  return samples / stream.sampleRate;
}
