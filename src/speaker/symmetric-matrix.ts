import { MemoryError } from '../errors.js';

/** Lower triangle L with L L' = matrix; row-major, zero above the diagonal. Throws `invalid_argument` unless positive definite. */
export function lowerCholesky(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] as number;
      for (let index = 0; index < column; index += 1)
        sum -= (lower[row * size + index] as number) * (lower[column * size + index] as number);
      if (row === column && !(sum > 0)) {
        throw new MemoryError('invalid_argument', 'The matrix is not positive definite.', { details: { size, row } });
      }
      lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / (lower[column * size + column] as number);
    }
  }
  return lower;
}

/** Inverse of a symmetric positive definite matrix, row-major. Throws `invalid_argument` for any other. */
export function invertPositive(matrix: Float64Array, size: number): Float64Array {
  const lower = lowerCholesky(matrix, size);
  const inverse = new Float64Array(size * size);
  const column = new Float64Array(size);
  for (let unit = 0; unit < size; unit += 1) {
    column.fill(0);
    for (let row = unit; row < size; row += 1) {
      let sum = row === unit ? 1 : 0;
      for (let index = unit; index < row; index += 1)
        sum -= (lower[row * size + index] as number) * (column[index] as number);
      column[row] = sum / (lower[row * size + row] as number);
    }
    for (let row = size - 1; row >= 0; row -= 1) {
      let sum = column[row] as number;
      for (let index = row + 1; index < size; index += 1)
        sum -= (lower[index * size + row] as number) * (column[index] as number);
      column[row] = sum / (lower[row * size + row] as number);
      inverse[row * size + unit] = column[row] as number;
    }
  }
  return inverse;
}
