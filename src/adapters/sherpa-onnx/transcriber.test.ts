import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sine } from '../../../test/fixtures/audio/synthetic-sound.js';
import { modelPath } from '../model-files.js';
import type { NativeRecognition, NativeRecognizer, NativeWave } from './native.js';
import { findRecogniserFiles, type RecogniserKind, recogniserConfig } from './recogniser-files.js';
import { createSherpaTranscriber, loadSherpaTranscriber } from './transcriber.js';

const zoo: Record<RecogniserKind, string[]> = {
  whisper: ['tiny-encoder.onnx', 'tiny-encoder.int8.onnx', 'tiny-decoder.int8.onnx', 'tiny-tokens.txt', 'README.md'],
  transducer: ['encoder-epoch-99.onnx', 'decoder-epoch-99.onnx', 'joiner-epoch-99.onnx', 'tokens.txt'],
  'sense-voice': ['model.onnx', 'model.int8.onnx', 'tokens.txt'],
  paraformer: ['model.int8.onnx', 'tokens.txt'],
  moonshine: [
    'preprocess.onnx',
    'encode.int8.onnx',
    'uncached_decode.int8.onnx',
    'cached_decode.int8.onnx',
    'tokens.txt',
  ],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recogniser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const fill = (names: readonly string[]) => {
  for (const name of names) writeFileSync(join(folder, name), '');
};
const in_ = (name: string) => join(folder, name);

describe('findRecogniserFiles', () => {
  it.each<[RecogniserKind, string, Record<string, string>]>([
    ['whisper', 'whisper', { encoder: 'tiny-encoder.int8.onnx', decoder: 'tiny-decoder.int8.onnx' }],
    [
      'transducer',
      'transducer',
      { encoder: 'encoder-epoch-99.onnx', decoder: 'decoder-epoch-99.onnx', joiner: 'joiner-epoch-99.onnx' },
    ],
    ['sense-voice', 'senseVoice', { model: 'model.int8.onnx' }],
    ['paraformer', 'paraformer', { model: 'model.int8.onnx' }],
    [
      'moonshine',
      'moonshine',
      {
        preprocessor: 'preprocess.onnx',
        encoder: 'encode.int8.onnx',
        uncachedDecoder: 'uncached_decode.int8.onnx',
        cachedDecoder: 'cached_decode.int8.onnx',
      },
    ],
  ])('finds and configures %s', async (kind, key, names) => {
    fill(zoo[kind]);
    const config = recogniserConfig(kind, await findRecogniserFiles(kind, folder), { threads: 2 });
    const paths = Object.fromEntries(Object.entries(names).map(([role, name]) => [role, in_(name)]));
    expect(config).toMatchObject({
      featConfig: { sampleRate: 16_000 },
      modelConfig: { [key]: paths, tokens: expect.stringContaining('tokens.txt'), numThreads: 2 },
    });
  });

  it('passes the language to the families that take one', async () => {
    const config = (kind: RecogniserKind) =>
      JSON.stringify(recogniserConfig(kind, { tokens: 't', model: 'm' }, { language: 'zh' }));
    expect(config('whisper')).toContain('"language":"zh"');
    expect(config('sense-voice')).toContain('"language":"zh"');
    expect(config('paraformer')).not.toContain('language');
  });

  it('prefers the paths it is given', async () => {
    fill([...zoo.paraformer, 'mine.onnx']);
    const files = await findRecogniserFiles('paraformer', folder, { model: in_('mine.onnx') });
    expect(files).toEqual({ model: in_('mine.onnx'), tokens: in_('tokens.txt') });
  });

  it('names what is missing', async () => {
    fill(zoo.transducer.slice(0, 2));
    await expect(findRecogniserFiles('transducer', folder)).rejects.toMatchObject({
      code: 'missing_dependency',
      message: expect.stringContaining('joiner'),
    });
    await expect(findRecogniserFiles('paraformer', in_('none'))).rejects.toMatchObject({ code: 'missing_dependency' });
    await expect(findRecogniserFiles('paraformer', undefined, { model: '/none' })).rejects.toMatchObject({
      code: 'missing_dependency',
      details: { path: '/none' },
    });
    await expect(findRecogniserFiles('other' as RecogniserKind, folder)).rejects.toMatchObject({
      code: 'invalid_argument',
    });
  });
});

describe('loadSherpaTranscriber', () => {
  it('refuses damaged models before the native code sees them', async () => {
    fill(zoo.paraformer);
    await expect(loadSherpaTranscriber({ kind: 'paraformer', folder })).rejects.toMatchObject({ code: 'corrupt_data' });
  });

  it('refuses a whole model of another kind before the native code sees it', async () => {
    fill(['tokens.txt']);
    const files = { model: modelPath('silero-vad.onnx') };
    await expect(loadSherpaTranscriber({ kind: 'sense-voice', folder, files })).rejects.toMatchObject({
      code: 'invalid_argument',
    });
  });
});

/** Answers each stream with what `hear` makes of its samples, after a moment. */
function fakeRecognizer(hear: (wave: NativeWave) => NativeRecognition | Promise<NativeRecognition>): NativeRecognizer {
  const waves = new Map<unknown, NativeWave>();
  return {
    createStream() {
      const stream = { acceptWaveform: (wave: NativeWave) => waves.set(stream, wave) };
      return stream;
    },
    async decodeAsync(stream) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      return hear(waves.get(stream) as NativeWave);
    },
  };
}

describe('createSherpaTranscriber', () => {
  const audio = { samples: sine(440, 0.1, 8_000), sampleRate: 8_000 };

  it('gives trimmed text and a plain language tag', async () => {
    const one = createSherpaTranscriber(
      'x',
      fakeRecognizer(({ samples, sampleRate }) => ({ text: ` ${samples.length}@${sampleRate} `, lang: '<|en|>' })),
    );
    expect(await one.transcribe(audio)).toEqual({ text: '800@8000', language: 'en' });
  });

  it('runs one call after another, and goes on after a failure', async () => {
    let running = 0;
    let calls = 0;
    const one = createSherpaTranscriber(
      'x',
      fakeRecognizer(async () => {
        running += 1;
        expect(running).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
        calls += 1;
        return calls === 2 ? Promise.reject(new Error('native')) : { text: `call ${calls}` };
      }),
    );
    const results = await Promise.allSettled([one.transcribe(audio), one.transcribe(audio), one.transcribe(audio)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: { code: 'provider_failed' } });
  });

  it('refuses empty sound, answers without text, aborted and late calls', async () => {
    const one = createSherpaTranscriber(
      'x',
      fakeRecognizer(() => ({}) as NativeRecognition),
    );
    await expect(one.transcribe({ ...audio, samples: new Float32Array(0) })).rejects.toMatchObject({
      code: 'invalid_argument',
    });
    await expect(one.transcribe(audio)).rejects.toMatchObject({ code: 'invalid_model_output' });
    await expect(one.transcribe(audio, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
    await one.close();
    await expect(one.transcribe(audio)).rejects.toMatchObject({ code: 'invalid_argument' });
  });
});
