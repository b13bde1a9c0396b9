import { describe, expect, it } from 'vitest';
import { parseTurnLines } from './turn-lines.js';

const json = (...lines: object[]) => lines.map((line) => JSON.stringify(line)).join('\n');
const first = { session: 'S1', startedAt: '2025-03-01T10:00:00Z', speaker: 'Bo', text: 'hello' };

describe('parseTurnLines', () => {
  it('reads turns; only the first line of a session needs its start', () => {
    const second = {
      session: 'S1',
      speaker: 'Åsa',
      text: 'hi',
      startMs: 10,
      endMs: 20,
      images: [{ caption: 'a cat' }],
    };
    expect(parseTurnLines(`\uFEFF${json(first, second)}\r\n\r\n`)).toEqual({ turns: [first, second], recordings: [] });
  });

  it('gathers lines with audio into one recording', () => {
    const audio = { session: 'S1', audio: 'a.wav' };
    const lines = json(
      { ...audio, startedAt: '2025-03-01T10:00:00Z', timeZone: 'Europe/Paris', text: 'one', startMs: 0, endMs: 5 },
      { ...audio, text: '', speaker: 'Bo', startMs: 5, endMs: 9, images: [{ caption: 'a cat' }] },
    );
    expect(parseTurnLines(lines).recordings).toEqual([
      {
        ...audio,
        startedAt: '2025-03-01T10:00:00Z',
        timeZone: 'Europe/Paris',
        cues: [{ startMs: 0, endMs: 5, text: 'one' }],
        borders: [
          { startMs: 0, endMs: 5 },
          { startMs: 5, endMs: 9, speaker: 'Bo' },
        ],
        images: [{ caption: 'a cat', atMs: 5 }],
      },
    ]);
  });

  it.each([
    ['{', 1, /not a JSON object/],
    [json(first, { session: 'S1', text: 'secret words' }), 2, /`speaker` is missing/],
    [json(first, { session: 'S2', speaker: 'Bo', text: 'secret words' }), 2, /`startedAt` is missing/],
    [json({ ...first, startedAt: 'yesterday' }), 1, /`startedAt` must be an ISO 8601/],
    [json({ ...first, timeZone: 'Mars/Base' }), 1, /`timeZone` must be an IANA/],
    [json({ ...first, startMs: -4 }), 1, /`startMs` must not be negative/],
    [json({ ...first, startMs: 9, endMs: 4 }), 1, /`endMs` lies before startMs/],
    [json({ ...first, to: ['Åsa'] }), 1, /a field that this format does not know/],
    [json({ ...first, text: 7 }), 1, /`text` must be given as string/],
    [json({ ...first, speaker: ' ' }), 1, /`speaker` must not be empty/],
    [json({ ...first, audio: 'a.wav' }), 1, /`startMs` and endMs must say where/],
  ])('says what is wrong with %s in line %i', (text, line, message) => {
    expect(() => parseTurnLines(text)).toThrow(message);
    expect(() => parseTurnLines(text)).toThrow(`line ${line}:`);
    expect(() => parseTurnLines(text)).not.toThrow(/secret/);
  });

  it('refuses an empty transcript', () => {
    expect(() => parseTurnLines('\n')).toThrow(/no turns/);
  });
});
