import { resolve } from 'node:path';
import type { KeptAudio } from '../store/kept-audio.js';
import { createInMemoryAudio } from '../store/memory/in-memory-audio.js';
import { openSealedAudioFolder } from '../store/sqlite/sealed-audio-folder.js';
import type { GuardedReader } from './guarded-store.js';

/** Kept audio younger than this may belong to a turn that another process is about to commit. */
const SWEEP_AGE_MS = 600_000;

/** The kept audio of a space, rid of what a crash has left without a turn. */
export async function openKeptAudio(
  path: string,
  reader: GuardedReader,
  keyPath: string | undefined,
): Promise<KeptAudio> {
  if (path === ':memory:') return createInMemoryAudio();
  const absolute = resolve(path);
  const kept = openSealedAudioFolder(`${absolute}.audio`, resolve(keyPath ?? `${absolute}.key`));
  await kept.sweep(
    async (turnIds) => new Set((await reader.getMany('utterance', turnIds)).map(({ id }) => id)),
    SWEEP_AGE_MS,
  );
  return kept;
}
