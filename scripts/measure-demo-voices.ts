/**
 * Measures the demo's audio as a listener hears it, after the codec: cosine between the voices with the shipped speaker
 * encoder, and whether voice activity, captions and joined segments give back the turns of demo/gold.json.
 * Run: npx tsx scripts/measure-demo-voices.ts
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadSherpaSpeakerEncoder } from '../src/adapters/sherpa-onnx/speaker-encoder.js';
import { loadSileroVoiceActivity } from '../src/adapters/sherpa-onnx/voice-activity.js';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { segmentSpeech } from '../src/audio/segment-speech.js';
import { assignCues } from '../src/ingest/assign-cues.js';
import { joinSegments } from '../src/ingest/join-segments.js';
import { parseCaptions } from '../src/ingest/transcripts/captions.js';
import type { SpeakerEncoder } from '../src/providers/providers.js';
import { dot } from '../src/vector.js';

interface GoldTurn {
  id: string;
  session: string;
  startMs: number;
  endMs: number;
  speaker: string;
  text: string;
  overlapped: boolean;
}

interface Gold {
  turns: GoldTurn[];
  questions: { id: string; asker: string | null; spoken: boolean }[];
}

interface Heard {
  speaker: string;
  vector: Float32Array;
}

const folder = fileURLToPath(new URL('../demo/', import.meta.url));
const gold = JSON.parse(readFileSync(`${folder}gold.json`, 'utf8')) as Gold;
const encoder = await loadSherpaSpeakerEncoder();
const detector = await loadSileroVoiceActivity();

async function read(name: string): Promise<Float32Array> {
  const stream = await openAudio(`${folder}${name}`);
  try {
    return await readAll(stream);
  } finally {
    await stream.close();
  }
}

async function* onceOf(samples: Float32Array): AsyncGenerator<Float32Array> {
  yield samples;
}

async function hearTurns(session: string, samples: Float32Array): Promise<Heard[]> {
  const heard: Heard[] = [];
  for (const turn of gold.turns) {
    if (turn.session !== session || turn.overlapped) continue;
    const vector = await encoder.encode(samples.subarray(turn.startMs * 16, turn.endMs * 16));
    heard.push({ speaker: turn.speaker, vector });
  }
  return heard;
}

/** Compares what the audio path finds with the turns that were spoken one after another. */
async function compareTurns(session: string, samples: Float32Array, listener: SpeakerEncoder): Promise<string> {
  const cues = parseCaptions(readFileSync(`${folder}${session}.vtt`, 'utf8'));
  const spoken = gold.turns.filter((turn) => turn.session === session && !turn.overlapped);
  const found = joinSegments(assignCues(segmentSpeech(onceOf(samples), detector), cues), listener, { joins: true });
  let count = 0;
  let exact = 0;
  for await (const turn of found) {
    count += 1;
    if (spoken.some(({ text }) => text === turn.text)) exact += 1;
  }
  return `${session}: ${count} turns found of ${spoken.length}, ${exact} with exactly their words`;
}

function describePair(heard: readonly Heard[], first: string, second: string): string {
  const scores: number[] = [];
  heard.forEach((left, index) => {
    for (const right of heard.slice(index + 1)) {
      const speakers = [left.speaker, right.speaker];
      const fits = first === second ? speakers.every((name) => name === first) : isPair(speakers, first, second);
      if (fits) scores.push(dot(left.vector, right.vector));
    }
  });
  if (scores.length === 0) return '-';
  const bound = first === second ? Math.min(...scores) : Math.max(...scores);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return `${bound.toFixed(2)} (${mean.toFixed(2)})`;
}

function isPair(speakers: readonly string[], first: string, second: string): boolean {
  return speakers.includes(first) && speakers.includes(second);
}

const heard: Heard[] = [];
for (const session of new Set(gold.turns.map((turn) => turn.session))) {
  const samples = await read(`${session}.opus`);
  heard.push(...(await hearTurns(session, samples)));
  console.log(await compareTurns(session, samples, encoder));
}
for (const { id, asker, spoken } of gold.questions) {
  if (!spoken) continue;
  heard.push({ speaker: asker ?? 'stranger', vector: await encoder.encode(await read(`questions/${id}.opus`)) });
}
const speakers = [...new Set(heard.map(({ speaker }) => speaker))];
console.log('\nCosine, one voice: lowest (mean); two voices: highest (mean)');
console.log(`| |${speakers.join('|')}|\n|---|${speakers.map(() => '---').join('|')}|`);
for (const row of speakers) {
  console.log(`|${row}|${speakers.map((column) => describePair(heard, row, column)).join('|')}|`);
}
