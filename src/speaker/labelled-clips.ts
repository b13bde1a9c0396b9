import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { measureSpeech } from '../audio/level.js';
import { openAudio } from '../audio/open-audio.js';
import { readAll } from '../audio/read-all.js';
import { MemoryError, throwIfAborted } from '../errors.js';
import type { SpeakerEncoder } from '../providers/providers.js';
import type { LabelledVoiceprint } from './fit-encoder.js';

/** Clips with less speech are left out: they would teach the calibration what no threshold is used for. */
const LEAST_SPEECH_MS = 700;
const LONGEST_MS = 60_000;

/**
 * Voiceprints of a folder of labelled clips: one folder a speaker, recordings of any readable format inside. Throws `not_found`
 * for a folder that is absent or holds no folders; what `openAudio` and the encoder throw passes through.
 */
export async function encodeLabelledClips(
  folder: string,
  encoder: SpeakerEncoder,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ clips: LabelledVoiceprint[]; leftOut: number }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const speakers = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  if (speakers.length === 0) {
    throw new MemoryError(
      'not_found',
      'The folder of labelled clips is absent or holds no folders; give a folder with one folder of recordings a speaker.',
      { details: { looked_for: folder } },
    );
  }
  const clips: LabelledVoiceprint[] = [];
  let leftOut = 0;
  for (const speaker of speakers.sort()) {
    const files = (await readdir(join(folder, speaker))).filter((file) =>
      /\.(?:flac|wav|ogg|oga|opus|mp3)$/iu.test(file),
    );
    for (const file of files.sort()) {
      throwIfAborted(signal);
      const cancel = signal === undefined ? {} : { signal };
      const samples = await readAll(
        await openAudio(join(folder, speaker, file), { maxDurationMs: LONGEST_MS, ...cancel }),
      );
      if (measureSpeech(samples, encoder.sampleRate).netSpeechMs < LEAST_SPEECH_MS) leftOut += 1;
      else clips.push({ speaker, vector: await encoder.encode(samples, cancel) });
    }
  }
  return { clips, leftOut };
}
