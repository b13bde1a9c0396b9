import type { BitWriter } from './bit-writer.js';

/** How a residual is cut into equal parts and with which parameter each is coded. */
export interface RicePlan {
  /** There are 2 to this power parts. */
  partitionOrder: number;
  parameters: readonly number[];
  /** What it takes, header included; an estimate, never far from the truth. */
  bits: number;
}

const MAX_PARTITION_ORDER = 6;
const MAX_PARAMETER = 14;

/** Differences of an order, as FLAC's fixed predictors leave them, folded to whole numbers from 0; the first `order` are 0. */
export function fixedResidual(levels: Int16Array, order: number): Int32Array {
  const left = Int32Array.from(levels);
  for (let round = 1; round <= order; round += 1) {
    for (let index = left.length - 1; index >= round; index -= 1)
      left[index] = (left[index] as number) - (left[index - 1] as number);
  }
  for (let index = 0; index < left.length; index += 1) {
    const value = left[index] as number;
    left[index] = index < order ? 0 : value >= 0 ? 2 * value : -2 * value - 1;
  }
  return left;
}

/** Chooses parts and parameters for a folded residual whose first `order` places are not coded. */
export function planRice(residual: Int32Array, order: number): RicePlan {
  let best: RicePlan | undefined;
  for (let partitionOrder = 0; partitionOrder <= MAX_PARTITION_ORDER; partitionOrder += 1) {
    const size = residual.length >> partitionOrder;
    if (size << partitionOrder !== residual.length || size <= order) break;
    const plan = planParts(residual, order, partitionOrder, size);
    if (best === undefined || plan.bits < best.bits) best = plan;
  }
  return best as RicePlan;
}

function planParts(residual: Int32Array, order: number, partitionOrder: number, size: number): RicePlan {
  const parameters: number[] = [];
  let bits = 6;
  for (let start = 0; start < residual.length; start += size) {
    let sum = 0;
    for (let index = start; index < start + size; index += 1) sum += residual[index] as number;
    const count = start === 0 ? size - order : size;
    const mean = sum / count;
    const parameter = Math.min(MAX_PARAMETER, mean < 1 ? 0 : Math.floor(Math.log2(mean)));
    parameters.push(parameter);
    bits += 4 + count * (1 + parameter) + sum / 2 ** parameter;
  }
  return { partitionOrder, parameters, bits };
}

/** Writes a folded residual, without its first `order` places. */
export function writeRice(bits: BitWriter, residual: Int32Array, order: number, plan: RicePlan): void {
  const size = residual.length >> plan.partitionOrder;
  bits.write(0, 2);
  bits.write(plan.partitionOrder, 4);
  for (const [part, parameter] of plan.parameters.entries()) {
    bits.write(parameter, 4);
    for (let index = Math.max(order, part * size); index < (part + 1) * size; index += 1) {
      const value = residual[index] as number;
      bits.writeUnary(value >>> parameter);
      bits.write(value, parameter);
    }
  }
}
