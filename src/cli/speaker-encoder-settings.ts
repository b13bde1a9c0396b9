import type { Command } from 'commander';
import type { OpenOptions } from '../voxpolymem.js';

/** The setting of the speaker encoder as a flag gives it. */
export interface SpeakerEncoderFlags {
  speakerEncoder?: string;
}

/** Adds the flag to a verb that hears. */
export function withSpeakerEncoderOption(verb: Command): Command {
  return verb.option(
    '--speaker-encoder <file or name>',
    'another speaker encoder: a sherpa-onnx model, or a name of `models list`',
  );
}

/** What flag and environment say about the encoder; a set `VOXPOLYMEM_OFFLINE` forbids downloading one. */
export function configuredSpeakerEncoder(
  { speakerEncoder }: SpeakerEncoderFlags,
  env: Readonly<Record<string, string | undefined>>,
): Pick<OpenOptions, 'speakerEncoder' | 'offline' | 'modelCache'> {
  const chosen = speakerEncoder ?? env['VOXPOLYMEM_SPEAKER_ENCODER'];
  const cache = env['VOXPOLYMEM_MODELS'];
  return {
    ...(chosen === undefined || chosen === '' ? {} : { speakerEncoder: chosen }),
    ...(cache === undefined || cache === '' ? {} : { modelCache: cache }),
    ...(isOffline(env) ? { offline: true } : {}),
  };
}

/** Whether the environment forbids downloads. */
export function isOffline(env: Readonly<Record<string, string | undefined>>): boolean {
  return !['', '0', 'false'].includes(env['VOXPOLYMEM_OFFLINE'] ?? '');
}

/** The setting of the speaker segmenter as a flag gives it. */
export interface SegmenterFlags {
  segmenter?: string;
}

/** What flag and environment say about the segmentation model. */
export function configuredSegmenter(
  { segmenter }: SegmenterFlags,
  env: Readonly<Record<string, string | undefined>>,
): Pick<OpenOptions, 'speakerSegmenter'> {
  const chosen = segmenter ?? env['VOXPOLYMEM_SEGMENTATION_MODEL'];
  return chosen === undefined || chosen === '' ? {} : { speakerSegmenter: chosen };
}
