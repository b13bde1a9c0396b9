import { describe, expect, it } from 'vitest';
import { id3Length, sniffFormat } from './sniff-format.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('sniffFormat', () => {
  it.each([
    ['RIFF....WAVEfmt ', 'wav'],
    ['RF64....WAVEds64', 'wav'],
    ['fLaC\0\0\0\x22', 'flac'],
    [`OggS${'\0'.repeat(24)}OpusHead`, 'ogg-opus'],
    [`OggS${'\0'.repeat(24)}\x01vorbis`, 'ogg-vorbis'],
    [`OggS${'\0'.repeat(24)}\x7fFLAC`, 'flac'],
    ['\xff\xfb\x90\x64', 'mp3'],
    ['\xff\xf3\x48\xc4', 'mp3'],
  ])('knows %j', (head, format) => {
    expect(sniffFormat(bytes(head))).toBe(format);
  });

  it.each(['\xff\xff\xff\xff', '\xff\xf1\x50\x80', 'RIFF....AVI ', 'x'])('does not take %j for audio', (head) => {
    expect(() => sniffFormat(bytes(head))).toThrow(expect.objectContaining({ code: 'unsupported' }));
  });
});

describe('id3Length', () => {
  it('reads the seven-bit size, with and without footer', () => {
    expect(id3Length(bytes('ID3\x04\0\0\0\0\x02\x01'))).toBe(10 + 257);
    expect(id3Length(bytes('ID3\x04\0\x10\0\0\x02\x01'))).toBe(20 + 257);
    expect(id3Length(bytes('RIFF\0\0\0\0WA'))).toBe(0);
    expect(id3Length(bytes('ID3'))).toBe(0);
  });
});
