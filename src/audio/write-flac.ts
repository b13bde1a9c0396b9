import { createHash } from 'node:crypto';
import { BitWriter } from './bit-writer.js';
import { toPcm16 } from './pcm16.js';
import { fixedResidual, planRice, type RicePlan, writeRice } from './rice-coding.js';

/** Samples of a frame; the last one may hold fewer. */
const BLOCK = 4_096;
const BITS = 16;
const RATE_CODES: Readonly<Record<number, number>> = { 8000: 4, 16000: 5, 24000: 7, 32000: 8, 44100: 9, 48000: 10 };

/**
 * A mono 16-bit FLAC file (RFC 9639): fixed predictors of order 0 to 4 with partitioned Rice codes, constant and verbatim
 * frames where these are shorter. Holds exactly the samples that `encodeWav` would write. Rate in Hz.
 */
export function encodeFlac(samples: Float32Array, sampleRate: number): Uint8Array {
  const levels = toPcm16(samples);
  const frames: Uint8Array[] = [];
  for (let start = 0; start < levels.length; start += BLOCK) {
    frames.push(encodeFrame(levels.subarray(start, start + BLOCK), frames.length, sampleRate));
  }
  return Buffer.concat([streamInfo(levels, frames, sampleRate), ...frames]);
}

function streamInfo(levels: Int16Array, frames: readonly Uint8Array[], sampleRate: number): Uint8Array {
  const sizes = frames.map((frame) => frame.length);
  const bits = new BitWriter();
  bits.write(0x664c6143, 32);
  bits.write(0x80, 8);
  bits.write(34, 24);
  bits.write(BLOCK, 16);
  bits.write(BLOCK, 16);
  bits.write(Math.min(...sizes, 2 ** 24 - 1), 24);
  bits.write(Math.max(...sizes, 0), 24);
  bits.write(sampleRate, 20);
  bits.write(0, 3);
  bits.write(BITS - 1, 5);
  bits.write(Math.floor(levels.length / 2 ** 32), 4);
  bits.write(levels.length, 32);
  const bytes = new DataView(new ArrayBuffer(levels.length * 2));
  levels.forEach((level, index) => {
    bytes.setInt16(index * 2, level, true);
  });
  const digest = createHash('md5').update(bytes).digest();
  for (const byte of digest) bits.write(byte, 8);
  return bits.finish();
}

function encodeFrame(levels: Int16Array, number: number, sampleRate: number): Uint8Array {
  const bits = new BitWriter();
  bits.write(0xfff8, 16);
  bits.write(7, 4);
  bits.write(RATE_CODES[sampleRate] ?? 0, 4);
  bits.write(0x08, 8);
  for (const byte of codedNumber(number)) bits.write(byte, 8);
  bits.write(levels.length - 1, 16);
  bits.write(checksum(bits.finish(), 0x07, 8), 8);
  writeSubframe(bits, levels);
  bits.write(checksum(bits.finish(), 0x8005, 16), 16);
  return bits.finish();
}

function writeSubframe(bits: BitWriter, levels: Int16Array): void {
  const first = levels[0] as number;
  if (levels.every((level) => level === first)) {
    bits.write(0x00, 8);
    bits.write(first, BITS);
    return;
  }
  const best = bestPredictor(levels);
  if (best === undefined) {
    bits.write(0x02, 8);
    for (const level of levels) bits.write(level, BITS);
    return;
  }
  bits.write((0x08 | best.order) << 1, 8);
  for (const level of levels.subarray(0, best.order)) bits.write(level, BITS);
  writeRice(bits, best.residual, best.order, best.plan);
}

/** The order whose residual takes the fewest bits; undefined when plain samples take no more. */
function bestPredictor(levels: Int16Array): { order: number; residual: Int32Array; plan: RicePlan } | undefined {
  let best: { order: number; residual: Int32Array; plan: RicePlan } | undefined;
  let fewest = levels.length * BITS;
  for (let order = 0; order <= 4 && order < levels.length; order += 1) {
    const residual = fixedResidual(levels, order);
    const plan = planRice(residual, order);
    const size = order * BITS + plan.bits;
    if (size >= fewest) continue;
    fewest = size;
    best = { order, residual, plan };
  }
  return best;
}

/** A frame's number in the way of UTF-8, up to 36 bits. */
function codedNumber(value: number): number[] {
  if (value < 0x80) return [value];
  const rest: number[] = [];
  let left = value;
  let room = 0x20;
  while (left >= room) {
    rest.unshift(0x80 | (left & 0x3f));
    left = Math.floor(left / 64);
    if (rest.length > 1) room /= 2;
  }
  const lead = (0xff00 >> (rest.length + 1)) & 0xff;
  return [lead | left, ...rest];
}

const tables = new Map<number, Uint16Array>();

/** Remainder of a division by a polynomial over all bytes, as both checks of a frame are. */
function checksum(bytes: Uint8Array, polynomial: number, width: 8 | 16): number {
  const table = tables.get(polynomial) ?? checksumTable(polynomial, width);
  tables.set(polynomial, table);
  let rest = 0;
  for (const byte of bytes) rest = ((rest << 8) ^ (table[(rest >> (width - 8)) ^ byte] as number)) & (2 ** width - 1);
  return rest;
}

function checksumTable(polynomial: number, width: 8 | 16): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let rest = byte << (width - 8);
    for (let bit = 0; bit < 8; bit += 1)
      rest = ((rest << 1) ^ (rest & (2 ** (width - 1)) ? polynomial : 0)) & (2 ** width - 1);
    return rest;
  });
}
