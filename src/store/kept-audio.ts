import type { TurnId } from '../records/records.js';

/** Speech of one utterance as kept: mono, 16 bits a sample. */
export interface KeptSpeech {
  samples: Float32Array;
  /** Hz. */
  sampleRate: number;
}

/** How much is kept. */
export interface KeptAudioInfo {
  utterances: number;
  sizeBytes: number;
  /** Absent when kept in memory only. */
  path?: string;
}

/**
 * The speech behind the voiceprints of one space, kept only when the space's owner asks for it, so that another encoder can
 * hear it again. It is biometric: sealed at rest, left out of exports, and it falls with its turn.
 */
export interface KeptAudio {
  put(turnId: TurnId, speech: KeptSpeech): Promise<void>;
  /** Undefined when nothing was kept. Throws `corrupt_data` when it is damaged or was sealed with another key. */
  get(turnId: TurnId): Promise<KeptSpeech | undefined>;
  /** Turns with kept speech, in no order. */
  turnIds(): Promise<TurnId[]>;
  /** Deletes for good; returns how many there were. */
  delete(turnIds: readonly TurnId[]): Promise<number>;
  info(): Promise<KeptAudioInfo>;
  /** Deletes what belongs to no utterance and is older than the age given (a crash left it); returns how many. */
  sweep(hasUtterance: (turnIds: readonly TurnId[]) => Promise<ReadonlySet<TurnId>>, minAgeMs: number): Promise<number>;
}

/** Samples as little-endian 16-bit numbers; outside [-1, 1] they are clipped, what is no number becomes 0. */
export function packSpeech({ samples, sampleRate }: KeptSpeech): Buffer {
  const bytes = Buffer.alloc(HEADER + samples.length * 2);
  bytes.writeUInt32LE(sampleRate, 0);
  samples.forEach((sample, index) => {
    const level = Math.round(Math.min(1, Math.max(-1, Number.isNaN(sample) ? 0 : sample)) * FULL_SCALE);
    bytes.writeInt16LE(Math.min(FULL_SCALE - 1, level), HEADER + index * 2);
  });
  return bytes;
}

/** The inverse of {@link packSpeech}, to one step of 16 bits. */
export function unpackSpeech(bytes: Buffer): KeptSpeech {
  const samples = new Float32Array((bytes.length - HEADER) >> 1);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = bytes.readInt16LE(HEADER + index * 2) / FULL_SCALE;
  }
  return { samples, sampleRate: bytes.readUInt32LE(0) };
}

const HEADER = 4;
const FULL_SCALE = 32_768;
