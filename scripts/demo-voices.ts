import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryError } from '../src/errors.js';

/** Hz of everything the demo's audio is mixed at. */
export const demoSampleRate = 16_000;

interface SyntheticVoice {
  engine: 'flite' | 'espeak-ng';
  voice: string;
  /** Extra arguments of the engine. */
  settings?: readonly string[];
  /** Shift of pitch and formants, in cents. */
  shiftCents?: number;
}

/** One voice a person, and the stranger's; chosen by measurement: see demo/README.md. */
const voices: Readonly<Record<string, SyntheticVoice>> = {
  ruth: { engine: 'flite', voice: 'slt', settings: ['--setf', 'duration_stretch=0.95'] },
  oskar: { engine: 'flite', voice: 'rms', settings: ['--setf', 'duration_stretch=0.85'], shiftCents: -300 },
  'alex-okafor': { engine: 'flite', voice: 'awb', settings: ['--setf', 'duration_stretch=0.95'] },
  meera: { engine: 'espeak-ng', voice: 'en-us+steph', settings: ['-s', '165'] },
  'alex-moreau': { engine: 'espeak-ng', voice: 'en-us+anika', settings: ['-s', '155'] },
  stranger: { engine: 'espeak-ng', voice: 'en-us+Alicia', settings: ['-s', '170'] },
};

const frameSamples = demoSampleRate / 100;
const longestInnerPauseFrames = 24;
const speechRms = 10 ** (-24 / 20);

/**
 * Speech of one of the demo's voices, mono at {@link demoSampleRate}, without silence around it, at one loudness.
 * Needs `flite`, `espeak-ng` and `sox` on the path; throws `not_found` for an unknown voice.
 */
export function synthesize(speaker: string, text: string): Float32Array {
  const voice = voices[speaker];
  if (voice === undefined) throw new MemoryError('not_found', `No voice for speaker key ${speaker}.`);
  const folder = mkdtempSync(join(tmpdir(), 'demo-voice-'));
  const spoken = join(folder, 'spoken.wav');
  const settings = voice.settings ?? [];
  try {
    if (voice.engine === 'flite') execFileSync('flite', [...settings, '-voice', voice.voice, '-t', text, '-o', spoken]);
    else execFileSync('espeak-ng', ['-v', voice.voice, ...settings, '-w', spoken, text]);
    const shift = voice.shiftCents === undefined ? [] : ['pitch', String(voice.shiftCents)];
    const target = ['-r', String(demoSampleRate), '-c', '1', '-b', '16', '-e', 'signed', '-t', 'raw', '-'];
    const bytes = execFileSync('sox', ['-R', '-V1', '-G', spoken, ...target, ...shift], { maxBuffer: 1 << 26 });
    return normalizeLoudness(shortenPauses(toSamples(bytes)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function toSamples(bytes: Buffer): Float32Array {
  return Float32Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readInt16LE(index * 2) / 32_768);
}

/** Cuts silence at both ends and keeps at most a quarter of a second of it inside. */
function shortenPauses(samples: Float32Array): Float32Array {
  const frames = Math.floor(samples.length / frameSamples);
  const energy = Array.from({ length: frames }, (_, frame) =>
    rms(samples.subarray(frame * frameSamples, (frame + 1) * frameSamples)),
  );
  const floor = Math.max(...energy) * 0.01;
  const loud = energy.map((value) => value > floor);
  const first = loud.indexOf(true);
  const last = loud.lastIndexOf(true);
  const kept: number[] = [];
  let silent = 0;
  for (let frame = first; frame <= last; frame += 1) {
    silent = loud[frame] ? 0 : silent + 1;
    if (silent <= longestInnerPauseFrames) kept.push(frame);
  }
  const result = new Float32Array(kept.length * frameSamples);
  kept.forEach((frame, index) => {
    result.set(samples.subarray(frame * frameSamples, (frame + 1) * frameSamples), index * frameSamples);
  });
  return result;
}

function normalizeLoudness(samples: Float32Array): Float32Array {
  const gain = speechRms / rms(samples);
  return samples.map((sample) => Math.max(-0.99, Math.min(0.99, sample * gain)));
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
