import { readFileSync } from 'node:fs';
import { MemoryError } from '../../errors.js';
import { featureNames, KINDS, type Readings } from './options.js';

/**
 * A network of one hidden layer that scores the readings of a turn; a softmax over them gives their probabilities. Rows of
 * `turnWeights` and `optionWeights` are hidden units.
 */
export interface AddresseeModel {
  turnFeatures: readonly string[];
  optionFeatures: readonly string[];
  turnWeights: readonly (readonly number[])[];
  optionWeights: readonly (readonly number[])[];
  bias: readonly number[];
  output: readonly number[];
  /** Scores are divided by it before the softmax. */
  temperature: number;
}

const SHIPPED = new URL('../../../models/addressee.json', import.meta.url);
let shipped: AddresseeModel | undefined;

/** The model in the package's `models/` folder, read once. */
export function shippedModel(): AddresseeModel {
  shipped ??= checkModel(JSON.parse(readFileSync(SHIPPED, 'utf8')) as AddresseeModel);
  return shipped;
}

/** A model whose features are those of this version. Throws `corrupt_data` otherwise. */
export function checkModel(model: AddresseeModel): AddresseeModel {
  const fits = (found: readonly string[], wanted: readonly string[]) => found.join() === wanted.join();
  if (fits(model.turnFeatures, featureNames.turn) && fits(model.optionFeatures, featureNames.option)) return model;
  throw new MemoryError('corrupt_data', 'The addressee model was trained for other features; train it again.');
}

/** Probabilities of the readings of a turn, in order. */
export function probabilities(model: AddresseeModel, readings: Readings): number[] {
  const scores = hiddenInputs(model, readings).map((inputs) => outputOf(model, inputs));
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const mass = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / mass);
}

/** How much each feature of an option raises its score: what is lost when the feature is taken away. */
export function contributions(model: AddresseeModel, readings: Readings, row: readonly number[]): number[] {
  const inputs = model.bias.map((bias, unit) => {
    const turn = dot(model.turnWeights[unit] as readonly number[], readings.turn);
    return bias + turn + dot(model.optionWeights[unit] as readonly number[], row);
  });
  const score = outputOf(model, inputs);
  return row.map((value, feature) => {
    if (value === 0) return 0;
    const without = inputs.map((sum, unit) => sum - value * (model.optionWeights[unit]?.[feature] as number));
    return score - outputOf(model, without);
  });
}

function outputOf({ output, temperature }: AddresseeModel, inputs: ArrayLike<number>): number {
  let score = 0;
  for (let unit = 0; unit < output.length; unit += 1) {
    const input = inputs[unit] as number;
    if (input > 0) score += input * (output[unit] as number);
  }
  return score / temperature;
}

/** What each hidden unit gets for every option: summed once for each person and each earlier turn, then added up. */
function hiddenInputs(model: AddresseeModel, readings: Readings): Float64Array[] {
  const columns = columnsOf(model);
  const turn = Float64Array.from(model.bias);
  accumulate(turn, columns.turn, 0, readings.turn);
  const people = readings.people.map((values) => accumulate(emptyOf(turn), columns.option, KINDS.length, values));
  const messageAt = KINDS.length + (readings.people[0]?.length ?? 0);
  const messages = readings.messages.map((values) => accumulate(emptyOf(turn), columns.option, messageAt, values));
  return readings.options.map(({ kind, person, message }) => {
    const inputs = Float64Array.from(turn);
    for (const part of [columns.option[KINDS.indexOf(kind)], people[person], messages[message]]) {
      if (part === undefined) continue;
      for (let unit = 0; unit < inputs.length; unit += 1)
        inputs[unit] = (inputs[unit] as number) + (part[unit] as number);
    }
    return inputs;
  });
}

const emptyOf = (like: Float64Array) => new Float64Array(like.length);

/** Adds the columns of the features that are not 0, times their values. */
function accumulate(
  sums: Float64Array,
  columns: readonly Float64Array[],
  first: number,
  values: readonly number[],
): Float64Array {
  for (let feature = 0; feature < values.length; feature += 1) {
    const value = values[feature] as number;
    if (value === 0) continue;
    const column = columns[first + feature] as Float64Array;
    for (let unit = 0; unit < sums.length; unit += 1)
      sums[unit] = (sums[unit] as number) + value * (column[unit] as number);
  }
  return sums;
}

const packed = new WeakMap<AddresseeModel, { turn: Float64Array[]; option: Float64Array[] }>();

/** Weights by feature, the hidden units of each side by side. */
function columnsOf(model: AddresseeModel): { turn: Float64Array[]; option: Float64Array[] } {
  let columns = packed.get(model);
  if (columns === undefined) {
    const turned = (rows: AddresseeModel['turnWeights'], names: readonly string[]) =>
      names.map((_, feature) => Float64Array.from(rows, (row) => row[feature] as number));
    columns = {
      turn: turned(model.turnWeights, model.turnFeatures),
      option: turned(model.optionWeights, model.optionFeatures),
    };
    packed.set(model, columns);
  }
  return columns;
}

function dot(left: readonly number[], right: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] as number) * (right[index] as number);
  return sum;
}
