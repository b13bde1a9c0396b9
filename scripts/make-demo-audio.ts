/**
 * Makes the demo conversation from demo/script.json: Ogg/Opus audio, captions, demo/demo.json and demo/gold.json.
 * Needs Debian's flite, espeak-ng, sox and opus-tools. Run: npx tsx scripts/make-demo-audio.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRandom, type Random } from '../src/random.js';
import { cuesOfTurn, type DemoCue, recogniserText, toWebVtt } from './demo-captions.js';
import { demoSampleRate, synthesize } from './demo-voices.js';

interface ScriptTurn {
  id: string;
  speaker: string;
  to: string[];
  text: string;
  /** Spoken inside the turn before it, over the other voice. */
  during?: boolean;
  /** The speaker stops to think between the sentences. */
  pause?: boolean;
  image?: { id: string; uri: string; caption: string };
}

interface ScriptQuestion {
  id: string;
  kind: string;
  text: string;
  /** Key of the voice for a spoken question. */
  speaker?: string;
  /** Name of the asker of a written question. */
  as?: string;
  answer: string;
  accept: string[];
  evidence: string[];
  refuse?: string;
}

interface Script {
  title: string;
  timeZone: string;
  people: { key: string; name: string; accept: string[] }[];
  sessions: { label: string; startedAt: string; turns: ScriptTurn[] }[];
  askedAt: string;
  questions: ScriptQuestion[];
}

interface PlacedTurn {
  turn: ScriptTurn;
  startMs: number;
  endMs: number;
  samples: Float32Array;
  text: string;
  cues: DemoCue[];
}

const demoFolder = fileURLToPath(new URL('../demo/', import.meta.url));
const leadInMs = 600;
const thinkingMs = 750;
const noiseRms = 10 ** (-60 / 20);
const overlappingGain = 10 ** (-5 / 20);

function durationMs(samples: Float32Array): number {
  return Math.round((samples.length * 1000) / demoSampleRate);
}

/** Where every turn of a session begins: seven to nine tenths of a second after the one before. */
function placeTurns(turns: readonly ScriptTurn[], random: Random): PlacedTurn[] {
  const placed: PlacedTurn[] = [];
  let freeMs = leadInMs;
  for (const turn of turns) {
    const previous = placed.at(-1);
    if (turn.during && previous !== undefined) {
      const startMs = Math.round(previous.startMs + 0.35 * (previous.endMs - previous.startMs));
      placed.push(speak(turn, startMs, overlappingGain, random));
    } else {
      const spoken = speak(turn, freeMs, 10 ** ((random.next() * 4 - 2) / 20), random);
      placed.push(spoken);
      freeMs = spoken.endMs + 700 + random.integer(200);
    }
  }
  return placed;
}

function speak(turn: ScriptTurn, startMs: number, gain: number, random: Random): PlacedTurn {
  const sentences = turn.pause ? turn.text.split(/(?<=[.?!]) /) : [turn.text];
  const gap = new Float32Array((demoSampleRate * thinkingMs) / 1000);
  const parts: Float32Array[] = [];
  const texts: string[] = [];
  const cues: DemoCue[] = [];
  let endMs = startMs;
  for (const sentence of sentences) {
    if (parts.length > 0) {
      parts.push(gap);
      endMs += thinkingMs;
    }
    const spoken = synthesize(turn.speaker, sentence).map((sample) => sample * gain);
    const text = recogniserText(sentence, random);
    cues.push(...cuesOfTurn(text, endMs, endMs + durationMs(spoken), random));
    parts.push(spoken);
    texts.push(text);
    endMs += durationMs(spoken);
  }
  const samples = Float32Array.from(parts.flatMap((part) => [...part]));
  return { turn, startMs, endMs, samples, text: texts.join(' '), cues };
}

/** Turns on top of soft room noise (a low-passed random walk plus a little hiss). */
function mix(placed: readonly PlacedTurn[], random: Random): Float32Array {
  const endMs = Math.max(...placed.map((entry) => entry.endMs)) + leadInMs;
  const mixed = new Float32Array(Math.ceil((endMs * demoSampleRate) / 1000));
  let hum = 0;
  for (let index = 0; index < mixed.length; index += 1) {
    hum = 0.98 * hum + 0.2 * (random.next() * 2 - 1);
    mixed[index] = noiseRms * (1.5 * hum + 0.5 * (random.next() * 2 - 1));
  }
  for (const { samples, startMs } of placed) {
    const offset = Math.round((startMs * demoSampleRate) / 1000);
    samples.forEach((sample, index) => {
      mixed[offset + index] = (mixed[offset + index] ?? 0) + sample;
    });
  }
  return mixed;
}

function writeOpus(path: string, samples: Float32Array): void {
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), index * 2);
  });
  const format = ['--raw', '--raw-rate', String(demoSampleRate), '--raw-chan', '1', '--raw-bits', '16'];
  const coding = ['--quiet', '--bitrate', '24', '--vbr', '--serial', '1', '--discard-comments'];
  execFileSync('opusenc', [...format, ...coding, '-', path], { input: bytes });
}

function writeJson(name: string, value: unknown): void {
  writeFileSync(`${demoFolder}${name}`, `${JSON.stringify(value, null, 2)}\n`);
}

const script = JSON.parse(readFileSync(`${demoFolder}script.json`, 'utf8')) as Script;
const nameOf = new Map(script.people.map(({ key, name }) => [key, name]));
const goldTurns: unknown[] = [];
let totalMs = 0;

mkdirSync(`${demoFolder}questions`, { recursive: true });

const sessions = script.sessions.map(({ label, startedAt, turns }, index) => {
  const random = createRandom(index + 1);
  const placed = placeTurns(turns, random);
  const samples = mix(placed, random);
  totalMs += durationMs(samples);
  const cues = placed.flatMap((entry) => entry.cues);
  writeOpus(`${demoFolder}${label}.opus`, samples);
  writeFileSync(`${demoFolder}${label}.vtt`, toWebVtt(cues));
  for (const { turn, startMs, endMs, text } of placed) {
    goldTurns.push({
      id: turn.id,
      session: label,
      startMs,
      endMs,
      speaker: nameOf.get(turn.speaker),
      to: turn.to.map((key) => nameOf.get(key)),
      text,
      overlapped: turn.during ?? false,
    });
  }
  const images = placed.flatMap(({ turn, startMs }) => (turn.image ? [{ atMs: startMs + 1000, ...turn.image }] : []));
  const files = { audio: `${label}.opus`, captions: `${label}.vtt` };
  return { label, startedAt, timeZone: script.timeZone, ...files, images };
});

const questions = script.questions.map((question, index) => {
  const { id, text, speaker, as } = question;
  if (speaker === undefined) return { id, text, as, askedAt: script.askedAt };
  const random = createRandom(100 + index);
  const turn = { id, speaker, to: [], text };
  const placed = placeTurns([turn], random);
  const cues = placed.flatMap((entry) => entry.cues);
  const files = { audio: `questions/${id}.opus`, captions: `questions/${id}.vtt` };
  writeOpus(`${demoFolder}${files.audio}`, mix(placed, random));
  writeFileSync(`${demoFolder}${files.captions}`, toWebVtt(cues));
  return { id, ...files, askedAt: script.askedAt };
});

writeJson('demo.json', { title: script.title, sessions, questions });
writeJson('gold.json', {
  people: script.people.map(({ name, accept }) => ({ name, accept })),
  turns: goldTurns,
  questions: script.questions.map(({ speaker, as, text, ...gold }) => ({
    ...gold,
    asker: speaker === undefined ? (as ?? null) : (nameOf.get(speaker) ?? null),
    spoken: speaker !== undefined,
  })),
});
console.log(`${script.sessions.length} sessions, ${goldTurns.length} turns, ${(totalMs / 60_000).toFixed(1)} minutes`);
