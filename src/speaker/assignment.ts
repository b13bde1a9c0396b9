/** One cell of an assignment. */
export interface AssignedPair {
  row: number;
  column: number;
  weight: number;
}

/**
 * Maximum-weight one-to-one assignment (Hungarian method with potentials, O(rows^2 x columns)). Only pairs of weight above 0 are
 * assigned, so a row or column may stay alone. Rows may have unlike lengths; missing and non-finite cells weigh 0. Among equal
 * optima the one found first, by rows in order, is returned.
 */
export function assignMaximumWeight(weights: readonly (readonly number[])[]): AssignedPair[] {
  const width = Math.max(0, ...weights.map((row) => row.length));
  const transposed = weights.length > width;
  const cell = (row: number, column: number) => {
    const weight = transposed ? weights[column]?.[row] : weights[row]?.[column];
    return weight !== undefined && Number.isFinite(weight) && weight > 0 ? weight : 0;
  };
  const [rows, columns] = transposed ? [width, weights.length] : [weights.length, width];
  const pairs = matchRows(rows, columns, (row, column) => -cell(row, column))
    .map((column, row) => ({
      row: transposed ? column : row,
      column: transposed ? row : column,
      weight: cell(row, column),
    }))
    .filter(({ weight }) => weight > 0);
  return pairs.sort((left, right) => left.row - right.row);
}

/** Column of each row at least cost; needs rows <= columns. */
function matchRows(rows: number, columns: number, cost: (row: number, column: number) => number): number[] {
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const before = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row += 1) {
    rowOf[0] = row;
    let column = 0;
    const slack = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const done = new Uint8Array(columns + 1);
    do {
      done[column] = 1;
      const current = rowOf[column] as number;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other += 1) {
        if (done[other] === 1) continue;
        const reduced =
          cost(current - 1, other - 1) - (rowPotential[current] as number) - (columnPotential[other] as number);
        if (reduced < (slack[other] as number)) {
          slack[other] = reduced;
          before[other] = column;
        }
        if ((slack[other] as number) < delta) {
          delta = slack[other] as number;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other += 1) {
        if (done[other] === 1) {
          const owner = rowOf[other] as number;
          rowPotential[owner] = (rowPotential[owner] as number) + delta;
          columnPotential[other] = (columnPotential[other] as number) - delta;
        } else slack[other] = (slack[other] as number) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    do {
      const previous = before[column] as number;
      rowOf[column] = rowOf[previous] as number;
      column = previous;
    } while (column !== 0);
  }
  const columnOf = new Array<number>(rows).fill(0);
  for (let column = 1; column <= columns; column += 1) {
    const row = rowOf[column] as number;
    if (row > 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}
