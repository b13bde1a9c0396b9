import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadRecordingConditions } from '../src/adapters/speaker-cohort.js';
import { measureSpeech } from '../src/audio/level.js';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { measureVoicing } from '../src/audio/voicing.js';
import { MemoryError } from '../src/errors.js';
import type { TrackedUtterance } from '../src/evaluation/speaker-tracking.js';
import { parseRttm } from '../src/ingest/transcripts/rttm.js';
import type { SpeakerEncoder } from '../src/providers/providers.js';
import { compensateRecording } from '../src/speaker/recording-conditions.js';

/** Whether the set is there. */
export function hasSpeakerSet(dataDirectory: string, name: string): boolean {
  return existsSync(join(dataDirectory, 'speech', name));
}

/** Recordings of each speaker of a set with a folder a speaker, in order of name. Throws `not_found` when it is absent. */
export function speakerFiles(dataDirectory: string, name: string): { speaker: string; paths: string[] }[] {
  const folder = setFolder(dataDirectory, name);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((speaker) => ({
      speaker,
      paths: audioFiles(join(folder, speaker)).map((file) => join(folder, speaker, file)),
    }));
}

/** A set with a folder for each speaker; names of files that do not decode to their end go to `unreadable`. Throws `not_found`. */
export async function loadSpeakerFolders(
  dataDirectory: string,
  name: string,
  encoder: SpeakerEncoder,
  unreadable: string[] = [],
): Promise<TrackedUtterance[]> {
  const utterances: TrackedUtterance[] = [];
  for (const { speaker, paths } of speakerFiles(dataDirectory, name)) {
    for (const path of paths) {
      const samples = await readable(path);
      if (samples === undefined) unreadable.push(basename(path));
      else utterances.push(await heard(basename(path), speaker, samples, encoder));
    }
  }
  return utterances;
}

/** A set with one clip a speaker, whose name starts with the speaker; each clip is cut into equal parts by `partsOf` its seconds. */
export async function loadClipParts(
  dataDirectory: string,
  name: string,
  encoder: SpeakerEncoder,
  partsOf: (seconds: number) => number,
): Promise<TrackedUtterance[]> {
  const folder = setFolder(dataDirectory, name);
  const utterances: TrackedUtterance[] = [];
  for (const file of audioFiles(folder)) {
    const speaker = file.split('-')[0] ?? file;
    const samples = await readable(join(folder, file));
    if (samples === undefined) continue;
    const parts = partsOf(samples.length / encoder.sampleRate);
    for (let part = 0; part < parts; part += 1) {
      const start = Math.floor((part * samples.length) / parts);
      const end = Math.floor(((part + 1) * samples.length) / parts);
      utterances.push(await heard(`${file}#${part + 1}`, speaker, samples.subarray(start, end), encoder));
    }
  }
  return utterances;
}

/** Turns of at least `leastMs` of recordings with an RTTM beside each, cut at its borders; overlap stays in. */
export async function loadAnnotatedTurns(
  dataDirectory: string,
  name: string,
  encoder: SpeakerEncoder,
  leastMs: number,
): Promise<TrackedUtterance[]> {
  const folder = setFolder(dataDirectory, name);
  const utterances: TrackedUtterance[] = [];
  for (const file of audioFiles(folder)) {
    const borders = parseRttm(readFileSync(join(folder, `${file.replace(/\.[^.]+$/u, '')}.rttm`), 'utf8'));
    const samples = await readable(join(folder, file));
    if (samples === undefined) continue;
    for (const { startMs, endMs, speaker = '' } of borders) {
      const [start, end] = [startMs, endMs].map((ms) => Math.round((ms * encoder.sampleRate) / 1_000));
      const turn = samples.subarray(start, end);
      if ((turn.length * 1_000) / encoder.sampleRate < leastMs) continue;
      utterances.push(await heard(`${file}@${startMs}`, speaker, turn, encoder));
    }
  }
  return utterances;
}

/** Every second speaker in order of name: one half serves for fitting, the other stays unseen. */
export function halfOfSpeakers(
  utterances: readonly TrackedUtterance[],
  half: 'fitting' | 'unseen',
): TrackedUtterance[] {
  const speakers = [...new Set(utterances.map(({ speaker }) => speaker))].sort();
  const wanted = half === 'fitting' ? 0 : 1;
  return utterances.filter(({ speaker }) => speakers.indexOf(speaker) % 2 === wanted);
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

/** The samples; undefined for a file whose end the decoder does not reach, which the bench leaves out. */
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
  const level = { ...measureSpeech(samples, encoder.sampleRate), ...measureVoicing(samples, encoder.sampleRate) };
  return { id, speaker, vector: await encodeSpoken(samples, encoder), netSpeechMs: level.netSpeechMs, level };
}

/** A voiceprint as ingest makes it: the recording's mean shift taken out. */
export async function encodeSpoken(samples: Float32Array, encoder: SpeakerEncoder): Promise<Float32Array> {
  const { sampleRate } = encoder;
  const { snrDb } = measureSpeech(samples, sampleRate);
  const conditions = await loadRecordingConditions(encoder.id);
  return compensateRecording(await encoder.encode(samples), { samples, sampleRate, snrDb }, conditions);
}
