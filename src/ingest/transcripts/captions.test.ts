import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCaptions } from './captions.js';

const vtt = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n');

describe('parseCaptions', () => {
  it('reads voices, entities and markup of WebVTT', () => {
    const cues = parseCaptions(
      vtt(
        'NOTE a comment',
        '',
        'STYLE',
        '::cue { color: red }',
        '',
        'Note 1',
        '00:01.000 --> 00:03.500 align:start position:10%',
        '<v.loud Åsa Lind>Tea &amp; <i>cake</i>?</v>',
        '<v Bo>Yes</v>',
      ),
    );
    expect(cues).toEqual([
      { startMs: 1000, endMs: 3500, text: 'Tea & cake?', speaker: 'Åsa Lind' },
      { startMs: 1000, endMs: 3500, text: 'Yes', speaker: 'Bo' },
    ]);
  });

  it('reads SRT with a byte order mark, CRLF, override tags and blank lines inside a cue', () => {
    const text =
      '\uFEFF1\r\n00:00:01,5 --> 00:00:02,25\r\n{\\an8}Bo: one\r\n\r\ntwo\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nÅsa：三\r\n';
    expect(parseCaptions(text)).toEqual([
      { startMs: 1500, endMs: 2250, text: 'one two', speaker: 'Bo' },
      { startMs: 3000, endMs: 4000, text: '三', speaker: 'Åsa' },
    ]);
  });

  it('takes prefixes for speakers only when the first cue has one', () => {
    const plain = parseCaptions(
      vtt('00:01.000 --> 00:02.000', 'so then', '', '00:02.000 --> 00:03.000', 'Remember: milk'),
    );
    expect(plain.map((cue) => [cue.speaker, cue.text])).toEqual([
      [undefined, 'so then'],
      [undefined, 'Remember: milk'],
    ]);
  });

  it('keeps overlapping cues, sorts by start, drops empty ones', () => {
    const cues = parseCaptions(
      vtt(
        '00:05.000 --> 00:09.000',
        'late',
        '',
        '00:01.000 --> 00:06.000',
        'early',
        '',
        '00:02.000 --> 00:03.000',
        '<i></i>',
        '',
        '00:04.000 --> 00:04.500',
      ),
    );
    expect(cues.map((cue) => cue.text)).toEqual(['early', 'late']);
  });

  it('names the line of a broken time, and never the text', () => {
    const broken = vtt('00:01.000 --> soon', 'a secret');
    expect(() => parseCaptions(broken)).toThrow(/line 3: the times/);
    expect(() => parseCaptions(broken)).not.toThrow(/secret/);
    expect(() => parseCaptions(vtt('00:09.000 --> 00:01.000', 'x'))).toThrow(/ends before it starts/);
    expect(() => parseCaptions('just words')).toThrow(/No caption/);
    expect(parseCaptions('WEBVTT\n')).toEqual([]);
  });

  it('finds every cue of a generated file again', () => {
    const cue = fc.record({
      startMs: fc.integer({ min: 0, max: 4 * 3_600_000 }),
      lengthMs: fc.integer({ min: 0, max: 60_000 }),
      text: fc.stringMatching(/^[a-zé]{1,9}( [a-zé]{1,9}){0,3}$/),
    });
    fc.assert(
      fc.property(fc.array(cue, { minLength: 1, maxLength: 20 }), fc.constantFrom('\n', '\r\n'), (cues, newline) => {
        const body = cues.flatMap((item) => [
          `${stamp(item.startMs)} --> ${stamp(item.startMs + item.lengthMs)}`,
          item.text,
          '',
        ]);
        const expected = cues
          .map((item) => ({ startMs: item.startMs, endMs: item.startMs + item.lengthMs, text: item.text }))
          .sort((a, b) => a.startMs - b.startMs);
        expect(parseCaptions(['WEBVTT', '', ...body].join(newline))).toEqual(expected);
      }),
    );
  });
});

function stamp(ms: number): string {
  const pad = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0');
  const clock = `${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
  return ms < 3_600_000 ? clock : `${pad(ms / 3_600_000)}:${clock}`;
}
