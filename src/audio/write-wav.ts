import { toPcm16 } from './pcm16.js';

/** A mono 16-bit PCM WAV file; samples outside [-1, 1] are clipped, those that are no number become 0. Rate in Hz. */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array {
  const HEADER = 44;
  const bytes = new Uint8Array(HEADER + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string) => bytes.set(new TextEncoder().encode(value), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  toPcm16(samples).forEach((level, index) => {
    view.setInt16(HEADER + index * 2, level, true);
  });
  return bytes;
}
