import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { MemoryError } from '../../errors.js';

/** What can be told about an ONNX file without running it. */
export interface OnnxFile {
  /** `<file name>@<first 12 hex digits of sha256>`. */
  id: string;
  /** Names of the graph's inputs, in order. */
  inputs: string[];
  /** The model's own key-value notes. */
  metadata: ReadonlyMap<string, string>;
}

interface Field {
  number: number;
  bytes: Uint8Array;
}

/** `ModelProto.graph`, `ModelProto.metadata_props` and `GraphProto.input` in onnx.proto. */
const GRAPH = 7;
const METADATA = 14;
const GRAPH_INPUT = 11;

/**
 * Reads and checks an ONNX file. The native runtime ends the whole process on a file that is damaged or of another kind,
 * so nothing reaches it unread. Throws `missing_dependency` (naming the path and the setting) and `corrupt_data`.
 */
export async function readOnnxFile(path: string, setting: string): Promise<OnnxFile> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    throw new MemoryError('missing_dependency', `No model file can be read at ${path}; check the setting ${setting}.`, {
      cause,
      details: { path, setting },
    });
  }
  const damaged = () =>
    new MemoryError('corrupt_data', `${path} is not a whole ONNX model; check the file or the setting ${setting}.`, {
      details: { path, setting, bytes: bytes.length },
    });
  const model = fields(bytes);
  const graph = model?.find((field) => field.number === GRAPH);
  const parts = graph && fields(graph.bytes);
  if (!model || !parts) throw damaged();
  const metadata = new Map<string, string>();
  for (const field of model) {
    if (field.number !== METADATA) continue;
    const entry = fields(field.bytes);
    metadata.set(text(entry, 1), text(entry, 2));
  }
  return {
    id: `${basename(path)}@${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`,
    inputs: parts.filter((field) => field.number === GRAPH_INPUT).map((field) => text(fields(field.bytes), 1)),
    metadata,
  };
}

function text(entry: Field[] | undefined, number: number): string {
  return new TextDecoder().decode(entry?.find((field) => field.number === number)?.bytes);
}

/** The length-delimited fields of one protobuf message; undefined when the bytes are not exactly one message. */
function fields(bytes: Uint8Array): Field[] | undefined {
  const found: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; at < bytes.length; scale *= 128) {
      const byte = bytes[at] as number;
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    return Number.NaN;
  };
  while (at < bytes.length) {
    const tag = varint();
    const wire = tag % 8;
    if (Number.isNaN(tag) || tag < 8) return undefined;
    if (wire === 0) varint();
    else if (wire === 1) at += 8;
    else if (wire === 5) at += 4;
    else if (wire === 2) {
      const length = varint();
      if (!(at + length <= bytes.length)) return undefined;
      found.push({ number: Math.floor(tag / 8), bytes: bytes.subarray(at, at + length) });
      at += length;
    } else return undefined;
  }
  return at === bytes.length ? found : undefined;
}
