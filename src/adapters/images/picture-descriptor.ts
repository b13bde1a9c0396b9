import type { Pixels } from './perceptual-hash.js';

const GRID = 4;
const ORIENTATIONS = 4;
const CELL_VALUES = 3 + ORIENTATIONS;
/** Worth of edges beside colour. */
const EDGE_WORTH = 60;
/** A picture is read at no more than about so many points. */
const SAMPLES = 40_000;
/** Share of a picture that a colour must fill to be named. */
const MIN_SHARE = 0.12;
/** Chroma below which a colour is white, grey or black. */
const GREY_CHROMA = 12;
/** Named hues of CIELAB by where they begin, degrees. */
const HUES: readonly (readonly [from: number, name: string])[] = [
  [0, 'pink'],
  [18, 'red'],
  [50, 'orange'],
  [78, 'yellow'],
  [108, 'green'],
  [178, 'turquoise'],
  [222, 'blue'],
  [300, 'purple'],
  [338, 'pink'],
];

/** What a picture looks like, without any model. */
export interface PictureLook {
  /** Unit vector of colours and edges by place, as signed bytes in base64: compared by {@link likeness} of the retrieval. */
  descriptor: string;
  /** English names of the colours that fill much of it, the largest first. */
  colours: string[];
}

/**
 * A compact descriptor of colour layout and edge orientation: mean CIELAB (D65) and a histogram of gradient directions weighted by
 * their strength, in a grid of 4 x 4 (after the colour-layout and edge-histogram descriptors of MPEG-7, ISO/IEC 15938-3).
 * Undefined for a picture smaller than the grid.
 */
export function describePixels(pixels: Pixels): PictureLook | undefined {
  const { width, height } = pixels;
  if (width < GRID || height < GRID) return undefined;
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / SAMPLES)));
  const values = new Float64Array(GRID * GRID * CELL_VALUES);
  const counts = new Float64Array(GRID * GRID);
  const names = new Map<string, number>();
  let total = 0;
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const cell = Math.floor((y * GRID) / height) * GRID + Math.floor((x * GRID) / width);
      const lab = labAt(pixels, x, y);
      const right = labAt(pixels, Math.min(width - 1, x + step), y)[0];
      const below = labAt(pixels, x, Math.min(height - 1, y + step))[0];
      const [across, down] = [right - lab[0], below - lab[0]];
      const angle = (Math.atan2(down, across) + Math.PI) % Math.PI;
      const bin = Math.min(ORIENTATIONS - 1, Math.floor((angle * ORIENTATIONS) / Math.PI));
      for (const [index, value] of [lab[0] - 50, lab[1], lab[2]].entries())
        add(values, cell * CELL_VALUES + index, value);
      add(values, cell * CELL_VALUES + 3 + bin, Math.hypot(across, down) / 100);
      add(counts, cell, 1);
      const name = colourName(lab);
      names.set(name, (names.get(name) ?? 0) + 1);
      total += 1;
    }
  }
  const means = values.map((value, index) => {
    const mean = value / Math.max(1, counts[Math.floor(index / CELL_VALUES)] as number);
    return index % CELL_VALUES < 3 ? mean : mean * EDGE_WORTH;
  });
  const norm = Math.hypot(...means) || 1;
  const bytes = Int8Array.from(means, (value) => Math.round((127 * value) / norm));
  const colours = [...names].filter(([, count]) => count >= MIN_SHARE * total).sort((a, b) => b[1] - a[1]);
  return { descriptor: Buffer.from(bytes.buffer).toString('base64'), colours: colours.map(([name]) => name) };
}

function add(values: Float64Array, index: number, value: number): void {
  values[index] = (values[index] as number) + value;
}

type Lab = readonly [lightness: number, a: number, b: number];

/** CIELAB of a pixel, over white where it is transparent. */
function labAt({ width, data }: Pixels, x: number, y: number): Lab {
  const at = 4 * (y * width + x);
  const opacity = (data[at + 3] as number) / 255;
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    const value = 1 + ((data[at + channel] as number) / 255 - 1) * opacity;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const [fx, fy, fz] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as [number, number, number];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function colourName([lightness, a, b]: Lab): string {
  if (lightness < 15) return 'black';
  if (Math.hypot(a, b) < GREY_CHROMA) return lightness > 85 ? 'white' : 'grey';
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const name = HUES.findLast(([from]) => hue >= from)?.[1] ?? 'red';
  const dark = lightness < 50 && (name === 'orange' || name === 'yellow');
  return dark ? 'brown' : name === 'red' && lightness > 70 ? 'pink' : name;
}
