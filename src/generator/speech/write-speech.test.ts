import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openAudio } from '../../audio/open-audio.js';
import { readAll } from '../../audio/read-all.js';
import { encodeWav } from '../../audio/write-wav.js';
import { parseCaptions } from '../../ingest/transcripts/captions.js';
import { parseRttm } from '../../ingest/transcripts/rttm.js';
import { parseTurnLines } from '../../ingest/transcripts/turn-lines.js';
import { createDraw } from '../draw.js';
import { readManifest } from '../output/set-manifest.js';
import { scenarioOf } from '../output/set-scenario.js';
import { writeSet } from '../output/write-set.js';
import { degrade, drawDegradation } from './degrade.js';
import { speakSession } from './speak-session.js';
import { createCarrierVoices, createFliteVoices, speechSampleRate, type VoiceSource } from './voice-source.js';
import { writeSpeech } from './write-speech.js';

const folder = mkdtempSync(join(tmpdir(), 'voxpolymem-speech-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tone = (hertz: number, seconds: number) =>
  Float32Array.from(
    { length: Math.round(seconds * speechSampleRate) },
    (_, index) => 0.3 * Math.sin((2 * Math.PI * hertz * index) / speechSampleRate),
  );
let spoken = 0;
const source: VoiceSource = {
  voices: 8,
  speak: async (voice, text) => {
    spoken += 1;
    return tone(150 + 40 * voice, Math.min(0.4, 0.02 * text.length));
  },
};
const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
const clean = { roomSeconds: 0, telephone: false, gainDb: 0, microphones: [], overlap: 0 };

describe('degrade', () => {
  it('takes low tones away on the telephone and keeps the middle', () => {
    const phone = { ...clean, telephone: true };
    const low = power(degrade(tone(80, 1), phone, [], createDraw(1, 'x'))) / power(tone(80, 1));
    const middle = power(degrade(tone(1000, 1), phone, [], createDraw(1, 'x'))) / power(tone(1000, 1));
    expect(low).toBeLessThan(0.05);
    expect(middle).toBeGreaterThan(0.4);
  });

  it('adds noise at the ratio asked for, and a tail in a room', () => {
    const silenceAfter = Float32Array.from([...tone(300, 0.5), ...new Float32Array(speechSampleRate / 2)]);
    const noisy = degrade(silenceAfter, { ...clean, snrDb: 20 }, [], createDraw(1, 'x'));
    const floor = power(noisy.subarray(speechSampleRate * 0.6));
    expect(10 * Math.log10(power(tone(300, 0.5)) / floor)).toBeGreaterThan(14);
    expect(10 * Math.log10(power(tone(300, 0.5)) / floor)).toBeLessThan(26);
    const roomy = degrade(silenceAfter, { ...clean, roomSeconds: 0.6 }, [], createDraw(1, 'x'));
    expect(power(roomy.subarray(speechSampleRate / 2, speechSampleRate * 0.6))).toBeGreaterThan(1e-6);
  });

  it('hears a microphone from its moment on', () => {
    const [first, second] = [
      { fromMs: 0, tiltDb: 0, gainDb: 0 },
      { fromMs: 500, tiltDb: 0, gainDb: -6 },
    ];
    const sound = tone(300, 1);
    const heard = degrade(sound, clean, [first, second] as const, createDraw(1, 'x'));
    const middle = speechSampleRate / 2;
    expect(heard.subarray(0, middle)).toEqual(sound.subarray(0, middle));
    expect(power(heard.subarray(middle)) / power(sound.subarray(middle))).toBeCloseTo(10 ** -0.6, 3);
    const bright = degrade(tone(5000, 1), clean, [{ ...first, tiltDb: 6 }] as never, createDraw(1, 'x'));
    expect(power(bright)).toBeGreaterThan(2 * power(tone(5000, 1)));
  });

  it('draws the same for the same seed, and only what the condition names', () => {
    expect(drawDegradation('mixed', createDraw(2, 'y'))).toEqual(drawDegradation('mixed', createDraw(2, 'y')));
    expect(drawDegradation('phone', createDraw(2, 'y')).telephone).toBe(true);
    expect(drawDegradation('clean', createDraw(2, 'y'))).toMatchObject({ roomSeconds: 0, overlap: 0 });
    const counts = Array.from({ length: 200 }, (_, seed) => {
      return drawDegradation('mixed', createDraw(seed, 'z')).microphones.length;
    });
    const changed = counts.filter((count) => count === 2).length / counts.length;
    expect(changed).toBeGreaterThan(0.12);
    expect(changed).toBeLessThan(0.35);
  });
});

describe('speakSession', () => {
  it('keeps turns apart, or overlaps them where asked', async () => {
    const turns = Array.from({ length: 12 }, (_, index) => ({
      id: `t${index}`,
      speaker: `p${index % 3}`,
      text: 'twenty letters or so',
    }));
    const voiceOf = (person: string) => Number(person.slice(1));
    const apart = await speakSession(turns, voiceOf, source, clean, createDraw(1, 's'));
    const over = await speakSession(turns, voiceOf, source, { ...clean, overlap: 1 }, createDraw(1, 's'));
    const overlaps = (borders: typeof apart.borders) =>
      borders.filter((border, index) => border.startMs < (borders[index - 1]?.endMs ?? 0)).length;
    expect(overlaps(apart.borders)).toBe(0);
    expect(overlaps(over.borders)).toBe(11);
  });

  it('changes the microphone between two turns', async () => {
    const turns = Array.from({ length: 8 }, (_, index) => ({ id: `t${index}`, speaker: 'p1', text: 'some words' }));
    const microphones = [
      { from: 0, tiltDb: 1, gainDb: 0 },
      { from: 0.5, tiltDb: -3, gainDb: -4 },
    ];
    const changing = { ...clean, microphones };
    const heard = await speakSession(turns, () => 1, source, changing, createDraw(1, 's'));
    expect(heard.microphones).toEqual([
      { fromMs: 0, tiltDb: 1, gainDb: 0 },
      { fromMs: heard.borders[4]?.startMs, tiltDb: -3, gainDb: -4 },
    ]);
    const alone = await speakSession(turns.slice(0, 1), () => 1, source, changing, createDraw(1, 's'));
    expect(alone.microphones).toHaveLength(1);
  });
});

describe('writeSpeech', () => {
  const text = { seed: 4, scenarios: 1, language: 'en', asrWordErrorRate: 0 } as const;
  const settings = {
    ...text,
    engine: 'flite',
    condition: 'mixed',
    format: 'wav',
    sessionsPerScenario: 2,
  } as const;

  it('writes sound, borders, RTTM and spoken questions, and goes on where it stopped', async () => {
    const directory = join(folder, 'set');
    await expect(writeSpeech({ ...settings, directory, source })).rejects.toMatchObject({ code: 'not_found' });
    await writeSet({ ...text, directory });
    const stop = new AbortController();
    const broken = writeSpeech({ ...settings, directory, source, signal: stop.signal, onSession: () => stop.abort() });
    await expect(broken).rejects.toMatchObject({ code: 'aborted' });
    const result = await writeSpeech({ ...settings, directory, source });
    expect(result).toMatchObject({ sessions: 1, skipped: 1 });
    expect(result.questions).toBeGreaterThan(7);
    const scenario = scenarioOf(settings, 0);
    const session = join(directory, 'package/cases', scenario.id, 'audio/S1');
    const turns = scenario.sessions[0]?.turns.length ?? 0;
    expect(parseRttm(readFileSync(join(session, 'S1.rttm'), 'utf8'))).toBeDefined();
    expect(readFileSync(join(session, 'S1.rttm'), 'utf8').trim().split('\n')).toHaveLength(turns);
    const [recording] = parseTurnLines(readFileSync(join(session, 'S1.jsonl'), 'utf8')).recordings;
    expect(recording?.borders).toHaveLength(turns);
    const lastMs = Math.max(...(recording?.borders ?? []).map((border) => border.endMs));
    expect(statSync(join(session, 'S1.wav')).size).toBeGreaterThan((lastMs / 1000) * speechSampleRate * 2);
    expect(existsSync(join(directory, 'package/output/gen3', scenario.id, 'audio_persona/persona_manifest.json'))).toBe(
      true,
    );
    const cues = parseCaptions(readFileSync(join(session, 'S1.srt'), 'utf8'));
    expect(cues.map((cue) => cue.text)).toEqual(scenario.sessions[0]?.turns.map((turn) => turn.text));
    const before = spoken;
    expect(await writeSpeech({ ...settings, directory, source })).toMatchObject({
      sessions: 0,
      skipped: 2,
      questions: 0,
    });
    expect(spoken).toBe(before);
    for (const other of [{ condition: 'clean' }, { format: 'flac' }] as const) {
      const refused = writeSpeech({ ...settings, ...other, directory, source });
      await expect(refused).rejects.toMatchObject({ code: 'conflict' });
    }
  }, 20_000);

  it('lists every file with its hash, and the same again as FLAC over a broken run and a rewritten text', async () => {
    const [one, two] = [join(folder, 'flac-one'), join(folder, 'flac-two')];
    const flac = { ...settings, format: 'flac', sessionsPerScenario: 1 } as const;
    await writeSet({ ...text, directory: one });
    await writeSpeech({ ...flac, directory: one, source });
    await writeSet({ ...text, directory: one });
    await writeSet({ ...text, directory: two });
    const late = AbortSignal.timeout(5);
    await writeSpeech({ ...flac, directory: two, source, signal: late }).catch(() => undefined);
    await writeSpeech({ ...flac, directory: two, source });
    const manifest = await readManifest(one);
    expect(await readManifest(two)).toEqual(manifest);
    const listed = { ...manifest?.sha256, ...manifest?.speech?.sha256 };
    const hash = (path: string) =>
      createHash('sha256')
        .update(readFileSync(join(one, path)))
        .digest('hex');
    const files = readdirSync(one, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
      .map((entry) => relative(one, join(entry.parentPath, entry.name)));
    expect(Object.keys(listed).sort()).toEqual(files.sort());
    expect(files.filter((path) => listed[path] !== hash(path))).toEqual([]);
    const recording = files.find((path) => path.endsWith('S1.flac')) ?? '';
    expect((await readAll(await openAudio(join(one, recording)))).length).toBeGreaterThan(10 * speechSampleRate);
  }, 20_000);

  it('says which program is not installed', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = folder;
    try {
      await expect(createFliteVoices().speak(0, 'hello')).rejects.toMatchObject({ code: 'missing_dependency' });
    } finally {
      process.env['PATH'] = path;
    }
  });

  it('takes recorded carriers by folder and says what is missing', async () => {
    const carriers = join(folder, 'carriers');
    for (const [name, hertz] of [
      ['ann', 200],
      ['bob', 120],
    ] as const) {
      mkdirSync(join(carriers, name), { recursive: true });
      for (const part of [1, 2])
        writeFileSync(join(carriers, name, `${part}.wav`), encodeWav(tone(hertz + part, 1.5), speechSampleRate));
    }
    const voices = await createCarrierVoices(carriers, 1);
    expect(voices.voices).toBe(2);
    const samples = await voices.speak(0, 'five words are spoken here');
    expect(samples.length / speechSampleRate).toBeGreaterThan(1.5);
    expect(samples).toEqual(await voices.speak(0, 'five words are spoken here'));
    await expect(createCarrierVoices(join(folder, 'none'), 1)).rejects.toMatchObject({ code: 'not_found' });
    await expect(writeSpeech({ ...settings, engine: 'carriers', directory: join(folder, 'x') })).rejects.toMatchObject({
      code: 'invalid_argument',
    });
    const mandarin = writeSpeech({ ...settings, language: 'zh', directory: join(folder, 'y') });
    await expect(mandarin).rejects.toMatchObject({ code: 'unsupported' });
  });
});
