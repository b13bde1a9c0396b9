import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { MemoryError } from '../../errors.js';

const FORMAT = 1;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;
const ALGORITHM = 'aes-256-gcm';

/** What a sealed value belongs to; bound into it, so that one record's bytes cannot stand in for another's. */
export interface SealLabel {
  kind: string;
  id: string;
  field: string;
}

/** Seals and opens values under one space's key. */
export interface Sealer {
  /** Bytes: format, 12-byte random nonce, ciphertext, 16-byte tag. */
  seal(label: SealLabel, plain: Buffer): Buffer;
  /** Throws `corrupt_data` when the bytes, the label or the key are not those of the sealing. */
  open(label: SealLabel, sealed: Buffer): Buffer;
}

/** AES-256-GCM under `key` (32 bytes). */
export function createSealer(key: Buffer): Sealer {
  const bind = ({ kind, id, field }: SealLabel) => Buffer.from(JSON.stringify([FORMAT, kind, id, field]));
  return {
    seal: (label, plain) => {
      const nonce = randomBytes(NONCE_LENGTH);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(bind(label));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.of(FORMAT), nonce, body, cipher.getAuthTag()]);
    },
    open: (label, sealed) => {
      try {
        const end = sealed.length - TAG_LENGTH;
        if (sealed[0] !== FORMAT) throw new RangeError(`Format ${sealed[0]}.`);
        const nonce = sealed.subarray(1, 1 + NONCE_LENGTH);
        const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_LENGTH });
        decipher.setAAD(bind(label)).setAuthTag(sealed.subarray(end));
        return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_LENGTH, end)), decipher.final()]);
      } catch (cause) {
        throw new MemoryError('corrupt_data', `The sealed ${label.field} of a ${label.kind} record is damaged.`, {
          details: { kind: label.kind, id: label.id, field: label.field },
          cause,
        });
      }
    },
  };
}
