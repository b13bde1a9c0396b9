/** Bytes of a message field that holds bytes, or of a number. */
function field(number: number, value: Uint8Array | string | number): Uint8Array {
  if (typeof value === 'number') return join(varint(number * 8), varint(value));
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
  return join(varint(number * 8 + 2), varint(bytes.length), bytes);
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

function join(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function node(operator: string, inputs: string[], output: string, ints: Record<string, number[]> = {}): Uint8Array {
  const attributes = Object.entries(ints).map(([name, values]) =>
    field(5, join(field(1, name), ...values.map((value) => field(8, value)), field(20, 7))),
  );
  return field(1, join(...inputs.map((input) => field(1, input)), field(2, output), field(4, operator), ...attributes));
}

function tensor(name: string, dims: number[], values: number[]): Uint8Array {
  const raw = new Uint8Array(Float32Array.from(values).buffer);
  return field(5, join(...dims.map((dim) => field(1, dim)), field(2, 1), field(8, name), field(9, raw)));
}

function value(name: string, dims: (number | string)[]): Uint8Array {
  const shape = join(...dims.map((dim) => field(1, field(typeof dim === 'number' ? 1 : 2, dim))));
  return join(field(1, name), field(2, field(1, join(field(1, 1), field(2, shape)))));
}

/** Notes of pyannote segmentation 3.0 as converted for sherpa-onnx. */
export const segmentationNotes: Readonly<Record<string, string>> = {
  num_speakers: '3',
  powerset_max_classes: '2',
  num_classes: '7',
  receptive_field_size: '991',
  receptive_field_shift: '270',
  window_size: '160000',
  sample_rate: '16000',
};

/**
 * An ONNX model with the interface of pyannote segmentation 3.0 that goes by loudness alone: a mean magnitude below .05 is
 * nobody, up to .2 the first speaker, above it the first and the second at once.
 */
export function loudnessSegmenter(notes: Readonly<Record<string, string>> = segmentationNotes): Uint8Array {
  const never = -1_000;
  const slope = [0, 100, 0, 0, 200, 0, 0];
  const offset = [0, -5, never, never, -25, never, never];
  const graph = join(
    node('Abs', ['x'], 'magnitude'),
    node('AveragePool', ['magnitude'], 'level', { kernel_shape: [991], strides: [270] }),
    node('Conv', ['level', 'slope', 'offset'], 'classes', { kernel_shape: [1] }),
    node('Transpose', ['classes'], 'y', { perm: [0, 2, 1] }),
    field(2, 'loudness'),
    tensor('slope', [7, 1, 1], slope),
    tensor('offset', [7], offset),
    field(11, value('x', ['N', 1, 'T'])),
    field(12, value('y', ['N', 'F', 7])),
  );
  return join(
    field(1, 8),
    field(7, graph),
    field(8, join(field(1, ''), field(2, 13))),
    ...Object.entries(notes).map(([name, text]) => field(14, join(field(1, name), field(2, text)))),
  );
}
