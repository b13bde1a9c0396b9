import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { encodeWav } from '../../audio/write-wav.js';
import { parseRttm } from '../../ingest/transcripts/rttm.js';
import { parseTurnLines } from '../../ingest/transcripts/turn-lines.js';
import { createDraw } from '../draw.js';
import { scenarioOf } from '../output/write-set.js';
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
const clean = { roomSeconds: 0, telephone: false, gainDb: 0, microphoneTiltDb: 0, overlap: 0 };

describe('degrade', () => {
  it('takes low tones away on the telephone and keeps the middle', () => {
    const phone = { ...clean, telephone: true };
    const low = power(degrade(tone(80, 1), phone, createDraw(1, 'x'))) / power(tone(80, 1));
    const middle = power(degrade(tone(1000, 1), phone, createDraw(1, 'x'))) / power(tone(1000, 1));
    expect(low).toBeLessThan(0.05);
    expect(middle).toBeGreaterThan(0.4);
  });

  it('adds noise at the ratio asked for, and a tail in a room', () => {
    const silenceAfter = Float32Array.from([...tone(300, 0.5), ...new Float32Array(speechSampleRate / 2)]);
    const noisy = degrade(silenceAfter, { ...clean, snrDb: 20 }, createDraw(1, 'x'));
    const floor = power(noisy.subarray(speechSampleRate * 0.6));
    expect(10 * Math.log10(power(tone(300, 0.5)) / floor)).toBeGreaterThan(14);
    expect(10 * Math.log10(power(tone(300, 0.5)) / floor)).toBeLessThan(26);
    const roomy = degrade(silenceAfter, { ...clean, roomSeconds: 0.6 }, createDraw(1, 'x'));
    expect(power(roomy.subarray(speechSampleRate / 2, speechSampleRate * 0.6))).toBeGreaterThan(1e-6);
  });

  it('draws the same for the same seed, and only what the condition names', () => {
    expect(drawDegradation('mixed', createDraw(2, 'y'))).toEqual(drawDegradation('mixed', createDraw(2, 'y')));
    expect(drawDegradation('phone', createDraw(2, 'y')).telephone).toBe(true);
    expect(drawDegradation('clean', createDraw(2, 'y'))).toMatchObject({ roomSeconds: 0, overlap: 0 });
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
});

describe('writeSpeech', () => {
  const settings = {
    seed: 4,
    scenarios: 1,
    language: 'en',
    asrWordErrorRate: 0,
    engine: 'flite',
    condition: 'mixed',
    sessionsPerScenario: 2,
  } as const;

  it('writes sound, borders, RTTM and spoken questions, and goes on where it stopped', async () => {
    const directory = join(folder, 'set');
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
    const before = spoken;
    expect(await writeSpeech({ ...settings, directory, source })).toMatchObject({
      sessions: 0,
      skipped: 2,
      questions: 0,
    });
    expect(spoken).toBe(before);
    await expect(writeSpeech({ ...settings, condition: 'clean', directory, source })).rejects.toMatchObject({
      code: 'conflict',
    });
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
