import { MemoryError } from '../../errors.js';

const magic = 'VPMSTAT1';
const prologueBytes = magic.length + 4;

/** A table of static word vectors: row `i` of `values` times `scales[i]` is the weighted vector of `words[i]`. */
export interface StaticTable {
  dimension: number;
  words: readonly string[];
  /** One factor a word: quantisation step times frequency weight. */
  scales: Float32Array;
  /** words.length x dimension, row by row. */
  values: Int8Array;
}

interface Header {
  dimension: number;
  count: number;
  wordBytes: number;
}

/**
 * The table as one file: magic, header length, JSON header, words (one a line), scales (little-endian float32), values
 * (int8). `about` joins the header. The same table gives the same bytes.
 */
export function encodeStaticTable(table: StaticTable, about: Readonly<Record<string, string | number>>): Uint8Array {
  const { dimension, words, scales, values } = table;
  const wordPart = Buffer.from(words.join('\n'), 'utf8');
  const fields = { ...about, dimension, count: words.length, wordBytes: wordPart.length };
  const header = Buffer.from(JSON.stringify(fields), 'utf8');
  const prologue = Buffer.alloc(prologueBytes);
  prologue.write(magic, 'latin1');
  prologue.writeUInt32LE(header.length, magic.length);
  const scalePart = Buffer.alloc(scales.length * 4);
  scales.forEach((scale, index) => {
    scalePart.writeFloatLE(scale, index * 4);
  });
  return Buffer.concat([prologue, header, wordPart, scalePart, Buffer.from(values.buffer, values.byteOffset)]);
}

/** Reads what {@link encodeStaticTable} wrote. Throws `corrupt_data` when the bytes are something else. */
export function decodeStaticTable(bytes: Uint8Array): StaticTable {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < prologueBytes || buffer.toString('latin1', 0, magic.length) !== magic) throw damaged(buffer);
  const headerEnd = prologueBytes + buffer.readUInt32LE(magic.length);
  const { dimension, count, wordBytes } = parseHeader(buffer, headerEnd);
  const scaleStart = headerEnd + wordBytes;
  const valueStart = scaleStart + count * 4;
  if (buffer.length !== valueStart + count * dimension) throw damaged(buffer);
  const words = buffer.toString('utf8', headerEnd, scaleStart).split('\n');
  if (words.length !== count) throw damaged(buffer);
  const scales = Float32Array.from({ length: count }, (_, index) => buffer.readFloatLE(scaleStart + index * 4));
  const values = new Int8Array(buffer.buffer, buffer.byteOffset + valueStart, count * dimension);
  return { dimension, words, scales, values };
}

function parseHeader(buffer: Buffer, headerEnd: number): Header {
  try {
    const header = JSON.parse(buffer.toString('utf8', prologueBytes, headerEnd)) as Partial<Header>;
    const { dimension = 0, count = 0, wordBytes = -1 } = header;
    if (dimension > 0 && count > 0 && wordBytes >= 0) return { dimension, count, wordBytes };
  } catch {
    // Falls through: an unreadable header is a damaged file like any other.
  }
  throw damaged(buffer);
}

function damaged(buffer: Buffer): MemoryError {
  return new MemoryError(
    'corrupt_data',
    'The word-vector table is damaged; rebuild it with: npx tsx scripts/build-static-embeddings.ts',
    { details: { bytes: buffer.length } },
  );
}
