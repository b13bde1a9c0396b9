import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measureSpeech } from '../src/audio/level.js';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { MemoryError } from '../src/errors.js';
import type { TrackedUtterance } from '../src/evaluation/speaker-tracking.js';
import type { SpeakerEncoder } from '../src/providers/providers.js';

/** Whether the set is there. */
export function hasSpeakerSet(dataDirectory: string, name: string): boolean {
  return existsSync(join(dataDirectory, 'speech', name));
}

/** Utterances of a set. */
export interface SpeakerSet {
  utterances: TrackedUtterance[];
  /** Files that cannot be decoded to their end; they are left out. */
  unreadable: string[];
}

/** A set with a folder for each speaker. Throws `not_found` when it is absent. */
export async function loadSpeakerFolders(
  dataDirectory: string,
  name: string,
  encoder: SpeakerEncoder,
): Promise<SpeakerSet> {
  const folder = setFolder(dataDirectory, name);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .flatMap((speaker) => audioFiles(join(folder, speaker)).map((file) => ({ speaker, file })));
  const set: SpeakerSet = { utterances: [], unreadable: [] };
  for (const { speaker, file } of files) {
    const samples = await readable(join(folder, speaker, file));
    if (samples === undefined) set.unreadable.push(file);
    else set.utterances.push(await heard(file, speaker, samples, encoder));
  }
  return set;
}

/** A set with one clip a speaker, whose name starts with the speaker; each clip is cut into two halves. */
export async function loadClipHalves(
  dataDirectory: string,
  name: string,
  encoder: SpeakerEncoder,
): Promise<SpeakerSet> {
  const folder = setFolder(dataDirectory, name);
  const set: SpeakerSet = { utterances: [], unreadable: [] };
  for (const file of audioFiles(folder)) {
    const speaker = file.split('-')[0] ?? file;
    const samples = await readable(join(folder, file));
    if (samples === undefined) {
      set.unreadable.push(file);
      continue;
    }
    const middle = Math.floor(samples.length / 2);
    set.utterances.push(await heard(`${file}#1`, speaker, samples.subarray(0, middle), encoder));
    set.utterances.push(await heard(`${file}#2`, speaker, samples.subarray(middle), encoder));
  }
  return set;
}

function setFolder(dataDirectory: string, name: string): string {
  const folder = join(dataDirectory, 'speech', name);
  if (existsSync(folder)) return folder;
  throw new MemoryError('not_found', `No folder "speech/${name}" in the data directory.`, {
    details: { looked_for: folder },
  });
}

function audioFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /\.(?:flac|wav|ogg|opus|mp3)$/iu.test(file))
    .sort();
}

/** The samples; undefined for a file whose end the decoder does not reach. */
export async function readable(path: string): Promise<Float32Array | undefined> {
  try {
    return await readAll(await openAudio(path));
  } catch (error) {
    if (error instanceof MemoryError && error.code === 'corrupt_data') return undefined;
    throw error;
  }
}

async function heard(
  id: string,
  speaker: string,
  samples: Float32Array,
  encoder: SpeakerEncoder,
): Promise<TrackedUtterance> {
  const { netSpeechMs } = measureSpeech(samples, encoder.sampleRate);
  return { id, speaker, vector: await encoder.encode(samples), netSpeechMs };
}
