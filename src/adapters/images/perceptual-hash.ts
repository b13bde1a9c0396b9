/** Decoded pixels, row by row, four bytes (red, green, blue, opacity) a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const COLUMNS = 9;
const ROWS = 8;
/** A picture whose cells differ by less (of 255) shows nothing that could be found again. */
const MIN_CONTRAST = 8;

/**
 * Difference hash of 64 bits as 16 hexadecimal digits (N. Krawetz, "Kind of Like That", 2013): the picture is averaged down to
 * 9 x 8 grey cells, and each bit says whether a cell is darker than its right neighbour. Scaling, mild compression and brightness
 * change few bits. Undefined for a picture without structure.
 */
export function differenceHash(pixels: Pixels): string | undefined {
  const cells = greyCells(pixels);
  if (cells === undefined || Math.max(...cells) - Math.min(...cells) < MIN_CONTRAST) return undefined;
  let hash = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column + 1 < COLUMNS; column += 1) {
      const at = row * COLUMNS + column;
      hash = (hash << 1n) | ((cells[at] as number) < (cells[at + 1] as number) ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}

/** Mean brightness of 9 x 8 equal cells, over white where the picture is transparent. */
function greyCells({ width, height, data }: Pixels): number[] | undefined {
  if (width < COLUMNS || height < ROWS) return undefined;
  const sums = new Float64Array(COLUMNS * ROWS);
  const counts = new Float64Array(COLUMNS * ROWS);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * ROWS) / height);
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      const [red, green, blue, opacity] = [data[at], data[at + 1], data[at + 2], data[at + 3]] as [
        number,
        number,
        number,
        number,
      ];
      const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
      const cell = row * COLUMNS + Math.floor((x * COLUMNS) / width);
      sums[cell] = (sums[cell] as number) + 255 + ((grey - 255) * opacity) / 255;
      counts[cell] = (counts[cell] as number) + 1;
    }
  }
  return [...sums].map((sum, cell) => sum / (counts[cell] as number));
}
