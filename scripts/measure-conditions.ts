import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSherpaSpeakerEncoder } from '../src/adapters/sherpa-onnx/speaker-encoder.js';
import { addNoise, telephone } from '../src/audio/degrade-audio.js';
import { measureSpeech } from '../src/audio/level.js';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { createRandom } from '../src/random.js';

/**
 * Measures how the shipped encoder's voiceprints move with the recording and writes `models/conditions.f32` (telephone, then
 * noise): mean differences between the same pieces clean and degraded. Give folders of clips of speakers that no report uses;
 * `FOLDER:N` takes the first N of a folder, so that no set outweighs another.
 *
 * npx tsx scripts/measure-conditions.ts [--output FILE] FOLDER[:N]...
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { output: { type: 'string', default: 'models/conditions.f32' } },
});

const PIECE_SECONDS = 3.5;
const NOISE_DB = [10, 20];
/** The noise shift is taken out by this much: it is not quite proportional to the noise's amplitude. */
const NOISE_SHARE = 0.7;
const MAX_SNR_DB = 60;

const encoder = await loadSherpaSpeakerEncoder({});
const random = createRandom(1);
const telephoneShift = new Float64Array(encoder.dimension);
const noiseShift = new Float64Array(encoder.dimension);
let pieces = 0;
let noisePower = 0;

for (const argument of positionals) {
  const [folder = '', most] = argument.split(':');
  for (const name of readdirSync(folder)
    .sort()
    .slice(0, most === undefined ? undefined : Number(most))) {
    const samples = await readAll(await openAudio(join(folder, name)));
    const count = Math.max(1, Math.floor(samples.length / (PIECE_SECONDS * encoder.sampleRate)));
    for (let part = 0; part < count; part += 1) {
      const cut = (at: number) => Math.floor((at * samples.length) / count);
      await measure(samples.slice(cut(part), cut(part + 1)));
    }
  }
}

const conditions = Float32Array.from([
  ...telephoneShift.map((sum) => sum / pieces),
  ...noiseShift.map((sum) => (NOISE_SHARE * sum) / noisePower),
]);
writeFileSync(resolve(values.output), new Uint8Array(conditions.buffer));
await encoder.close();
process.stdout.write(`${pieces} pieces of ${positionals.length} folders -> ${values.output}\n`);

async function measure(clean: Float32Array): Promise<void> {
  const before = await encoder.encode(clean);
  const banded = await encoder.encode(telephone(clean, encoder.sampleRate));
  banded.forEach((value, at) => {
    telephoneShift[at]! += value - (before[at] as number);
  });
  for (const decibels of NOISE_DB) {
    const noisy = addNoise(clean, decibels, random.integer(1_000_000_000));
    const amplitude = noiseAmplitude(noisy) - noiseAmplitude(clean);
    const after = await encoder.encode(noisy);
    after.forEach((value, at) => {
      noiseShift[at]! += amplitude * (value - (before[at] as number));
    });
    noisePower += amplitude * amplitude;
  }
  pieces += 1;
}

function noiseAmplitude(samples: Float32Array): number {
  const { snrDb } = measureSpeech(samples, encoder.sampleRate);
  return 10 ** (-Math.min(MAX_SNR_DB, Math.max(0, snrDb)) / 20);
}
