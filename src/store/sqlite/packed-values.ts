import { MemoryError } from '../../errors.js';

/**
 * JSON with Float32Arrays in it, as bytes: 4 bytes of JSON length (little endian), the JSON with each vector replaced
 * by its length, then the vectors' floats in the order of the JSON.
 */
export function packValue(value: unknown): Buffer {
  const vectors: Float32Array[] = [];
  const json = Buffer.from(
    JSON.stringify(value, (_, item: unknown) => {
      if (!(item instanceof Float32Array)) return item;
      vectors.push(item);
      return { $floats: item.length };
    }),
  );
  const header = Buffer.alloc(4);
  header.writeUInt32LE(json.length);
  return Buffer.concat([header, json, ...vectors.map(vectorToBytes)]);
}

/** Reads what {@link packValue} wrote. Throws `corrupt_data` when the bytes are not of that form. */
export function unpackValue(bytes: Buffer): unknown {
  try {
    let offset = 4 + bytes.readUInt32LE(0);
    return JSON.parse(bytes.toString('utf8', 4, offset), (_, item: { $floats?: unknown } | null) => {
      if (typeof item !== 'object' || typeof item?.$floats !== 'number') return item;
      const start = offset;
      offset += item.$floats * Float32Array.BYTES_PER_ELEMENT;
      return bytesToVector(bytes.subarray(start, offset));
    });
  } catch (cause) {
    throw new MemoryError('corrupt_data', 'A packed value of the store cannot be read.', { cause });
  }
}

/** The bytes of a vector; shares its memory. */
export function vectorToBytes(vector: Float32Array): Buffer {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
}

/** A vector from its bytes, copied. */
export function bytesToVector(bytes: Buffer): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer);
}
