import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toTurns } from './cue-turns.js';
import { readTranscript, transcriptFormatOf } from './parse-transcript.js';
import { splitSpeakerPrefix } from './speaker-prefix.js';
import { parseTimestamp } from './timestamps.js';

describe('readTranscript', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'transcripts-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('goes by the file name and reads UTF-16', async () => {
    const path = join(folder, 'a.VTT');
    await writeFile(path, Buffer.from('\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nhé', 'utf16le'));
    expect(await readTranscript(path)).toEqual({ kind: 'cues', cues: [{ startMs: 1000, endMs: 2000, text: 'hé' }] });
  });

  it('refuses what it cannot read', async () => {
    const latin = join(folder, 'b.srt');
    await writeFile(latin, Buffer.from([0x31, 0x0a, 0xe9, 0x0a]));
    await expect(readTranscript(latin)).rejects.toMatchObject({ code: 'invalid_argument' });
    await expect(readTranscript(join(folder, 'c.srt'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(readTranscript(join(folder, 'c.docx'))).rejects.toThrow(/not a known transcript/);
  });

  it('knows the formats by ending', () => {
    expect(transcriptFormatOf('x/meeting.rttm')).toBe('rttm');
    expect(transcriptFormatOf('x/meeting.flac')).toBeUndefined();
  });
});

describe('toTurns', () => {
  const options = { session: 'S1', startedAt: '2025-03-01T10:00:00Z' };

  it('joins adjacent cues of a speaker and carries the speaker on', () => {
    const cues = [
      { startMs: 0, endMs: 1000, text: 'one', speaker: 'Bo' },
      { startMs: 1200, endMs: 2000, text: 'two' },
      { startMs: 9000, endMs: 9500, text: 'three', speaker: 'Bo' },
      { startMs: 9500, endMs: 9900, text: 'four', speaker: 'Åsa' },
    ];
    expect(toTurns(cues, options).map((turn) => [turn.speaker, turn.text, turn.startMs, turn.endMs])).toEqual([
      ['Bo', 'one two', 0, 2000],
      ['Bo', 'three', 9000, 9500],
      ['Åsa', 'four', 9500, 9900],
    ]);
  });

  it('needs a speaker at the start', () => {
    expect(() => toTurns([{ startMs: 0, endMs: 1, text: 'x' }], options)).toThrow(/Cue 1 names no speaker/);
  });
});

describe('splitSpeakerPrefix', () => {
  it.each([
    ['Bo: hi', 'Bo', 'hi'],
    ['- Dr. Åsa Lind : hi', 'Dr. Åsa Lind', 'hi'],
    ['小明：你好', '小明', '你好'],
    ['Speaker 2: 7:20 it is', 'Speaker 2', '7:20 it is'],
  ])('%s', (line, speaker, text) => {
    expect(splitSpeakerPrefix(line)).toEqual({ speaker, text });
  });

  it.each(['at 7:20 sharp', 'she said: no', 'Bo:', 'One two three four five: six'])('leaves "%s" whole', (line) => {
    expect(splitSpeakerPrefix(line)).toEqual({ text: line });
  });
});

describe('parseTimestamp', () => {
  it.each([
    ['00:01.5', 1500],
    ['01:02:03,004', 3_723_004],
    ['100:00:00.000', 360_000_000],
    ['00:01', 1000],
  ])('%s', (text, ms) => {
    expect(parseTimestamp(text)).toBe(ms);
  });

  it.each(['', '1.5', '00:61.000', '00:00:99', 'soon'])('refuses "%s"', (text) => {
    expect(parseTimestamp(text)).toBeUndefined();
  });
});
