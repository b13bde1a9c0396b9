import { readFileSync } from 'node:fs';
import { MemoryError } from '../../errors.js';
import { featureNames, KINDS, type Readings } from './options.js';
import { personFeatures } from './person-features.js';

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
  const scores = scoresOf(model, readings);
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

/** Scores of the options; what a person and an earlier turn bring to the hidden units is summed once for all their options. */
function scoresOf(model: AddresseeModel, { turn, people, messages, options }: Readings): number[] {
  const columns = columnsOf(model);
  const none = new Float64Array(model.bias.length);
  const base = accumulate(Float64Array.from(model.bias), columns.turn, 0, turn);
  const personAt = KINDS.length;
  const messageAt = personAt + personFeatures.length;
  const byPerson = people.map((values) => accumulate(none.slice(), columns.option, personAt, values));
  const byMessage = messages.map((values) => accumulate(none.slice(), columns.option, messageAt, values));
  const inputs = none.slice();
  return options.map((option) => {
    const kind = columns.option[KINDS.indexOf(option.kind)] as Float64Array;
    const person = byPerson[option.person] ?? none;
    const message = byMessage[option.message] ?? none;
    for (let unit = 0; unit < inputs.length; unit += 1) {
      inputs[unit] =
        (base[unit] as number) + (kind[unit] as number) + (person[unit] as number) + (message[unit] as number);
    }
    return outputOf(model, inputs);
  });
}

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
