import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openAudio } from '../../audio/open-audio.js';
import { MemoryError } from '../../errors.js';
import { createDraw } from '../draw.js';

/** Hz of all generated speech. */
export const speechSampleRate = 16_000;

/** Anything that can say a sentence in the voice of a person of a cast. */
export interface VoiceSource {
  /** How many different voices it has; more people than voices share some; `speech.json` says how many there were. */
  readonly voices: number;
  /** Mono samples at {@link speechSampleRate}. `voice` counts from 0. */
  speak(voice: number, text: string, signal?: AbortSignal): Promise<Float32Array>;
}

const run = promisify(execFile);

const espeakVariants = ['m1', 'f2', 'm3', 'f4', 'm7', 'f1', 'm5', 'f3', 'm2', 'f5', 'm6', 'm4'] as const;
const espeakAccents = ['en-us', 'en-gb', 'en-gb-scotland', 'en-us', 'en-gb-x-rp', 'en-029'] as const;
const fliteVoices = ['slt', 'rms', 'awb', 'kal16', 'kal'] as const;

/** espeak-ng voices: accents with variants, each at its own pitch and pace. Chinese text is read with `cmn`. */
export function createEspeakVoices(language: 'en' | 'zh'): VoiceSource {
  return commandVoices('espeak-ng', espeakVariants.length, (voice, text, file) => {
    const variant = espeakVariants[voice % espeakVariants.length];
    const accent = language === 'zh' ? 'cmn' : espeakAccents[voice % espeakAccents.length];
    return [
      '-v',
      `${accent}+${variant}`,
      '-s',
      String(150 + ((voice * 7) % 30)),
      '-p',
      String(35 + ((voice * 11) % 40)),
      '-w',
      file,
      '--',
      text,
    ];
  });
}

/** The five voices that ship with flite. English only. */
export function createFliteVoices(): VoiceSource {
  return commandVoices('flite', fliteVoices.length, (voice, text, file) => {
    return ['-voice', fliteVoices[voice % fliteVoices.length] as string, '-t', text, '-o', file];
  });
}

function commandVoices(
  program: string,
  voices: number,
  toArguments: (voice: number, text: string, file: string) => string[],
): VoiceSource {
  return {
    voices,
    async speak(voice, text, signal) {
      const folder = await mkdtemp(join(tmpdir(), 'voxpolymem-voice-'));
      const file = join(folder, 'spoken.wav');
      try {
        await run(program, toArguments(voice, text, file), signal === undefined ? {} : { signal });
        return await readSamples(file);
      } catch (cause) {
        throw commandError(program, cause);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function commandError(program: string, cause: unknown): MemoryError {
  if (cause instanceof MemoryError) return cause;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  if (code === 'ABORT_ERR') return new MemoryError('aborted', 'The operation was aborted by the caller.');
  if (code === 'ENOENT') {
    return new MemoryError(
      'missing_dependency',
      `${program} is not installed. On Debian: apt-get install ${program}.`,
      { cause },
    );
  }
  return new MemoryError('provider_failed', `${program} could not speak a sentence.`, { cause });
}

/**
 * Recorded utterances as carriers: one folder a speaker, each with WAV, FLAC, MP3 or Ogg files. What they say is ignored;
 * a sentence takes as many seconds of them as it would take to say. For experiments with voices only.
 */
export async function createCarrierVoices(directory: string, seed: number): Promise<VoiceSource> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const speakers = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  if (speakers.length === 0) {
    throw new MemoryError('not_found', `${directory} has no folders of recorded speakers. Give one folder a speaker.`);
  }
  const recordings = new Map<string, Promise<Float32Array>>();
  const filesOf = new Map<number, Promise<string[]>>();
  const listFiles = async (voice: number) => {
    const folder = join(directory, speakers[voice % speakers.length] as string);
    const names = (await readdir(folder)).filter((name) => /\.(?:wav|flac|mp3|ogg|oga|opus)$/iu.test(name)).sort();
    if (names.length === 0) throw new MemoryError('not_found', `${folder} has no recordings.`);
    return names.map((name) => join(folder, name));
  };
  return {
    voices: speakers.length,
    async speak(voice, text) {
      const draw = createDraw(seed, `carrier-${voice}-${text}`);
      const listed = filesOf.get(voice) ?? listFiles(voice);
      filesOf.set(voice, listed);
      const files = await listed;
      const wanted = Math.max(0.8, (text.match(/[\p{L}\p{N}']+/gu)?.length ?? 1) / 2.7) * speechSampleRate;
      const parts: Float32Array[] = [];
      let length = 0;
      for (const file of draw.shuffle(files)) {
        const recording = recordings.get(file) ?? readSamples(file);
        recordings.set(file, recording);
        const samples = await recording;
        const part = samples.subarray(0, Math.ceil(wanted - length));
        parts.push(part);
        length += part.length;
        if (length >= wanted) break;
      }
      return concatenate(parts);
    },
  };
}

async function readSamples(file: string): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  for await (const chunk of await openAudio(file)) parts.push(Float32Array.from(chunk));
  return concatenate(parts);
}

/** One array after another. */
export function concatenate(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
