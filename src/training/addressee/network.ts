import type { AddresseeModel } from '../../memory/interaction/addressee-model.js';
import { featureNames } from '../../memory/interaction/options.js';
import type { Random } from '../../random.js';
import { cosineRate, createAdam } from '../adam.js';
import type { Example } from './example.js';

/** Settings of {@link trainNetwork}. */
export interface NetworkOptions {
  hidden: number;
  epochs: number;
  batch: number;
  learningRate: number;
  weightDecay: number;
  /** Weight of the reply link's loss beside the addressee's. */
  replyLoss: number;
  random: Random;
  /** Told the mean loss after every epoch. */
  onEpoch?: (epoch: number, loss: number) => void;
}

const T = featureNames.turn.length;
const O = featureNames.option.length;

/** All parameters in one vector: for each feature the weights of the hidden units side by side, then bias and output. */
export interface Parameters {
  hidden: number;
  values: Float64Array;
}

const optionAt = (hidden: number) => T * hidden;
const biasAt = (hidden: number) => (T + O) * hidden;
const outputAt = (hidden: number) => (T + O + 1) * hidden;

/** Small random weights, no bias. */
export function createParameters(hidden: number, random: Random): Parameters {
  const values = new Float64Array((T + O + 2) * hidden);
  const gaussian = () => {
    let sum = -6;
    for (let count = 0; count < 12; count += 1) sum += random.next();
    return sum;
  };
  for (let index = 0; index < biasAt(hidden); index += 1) values[index] = gaussian() * Math.sqrt(1 / (T + O));
  for (let unit = 0; unit < hidden; unit += 1) values[outputAt(hidden) + unit] = gaussian() * Math.sqrt(2 / hidden);
  return { hidden, values };
}

/**
 * Trains the network by Adam on the negative log-likelihood of the readings that agree with the gold. The same examples and
 * stream give the same weights.
 */
export function trainNetwork(examples: readonly Example[], options: NetworkOptions): AddresseeModel {
  const { hidden, epochs, batch, learningRate, weightDecay, replyLoss, random } = options;
  const parameters = createParameters(hidden, random);
  const gradient = new Float64Array(parameters.values.length);
  const adam = createAdam(parameters.values, { weightDecay, decayed: biasAt(hidden) });
  const steps = epochs * Math.ceil(examples.length / batch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let total = 0;
    const order = random.shuffle(examples);
    for (let start = 0; start < order.length; start += batch) {
      gradient.fill(0);
      const chosen = order.slice(start, start + batch);
      for (const example of chosen) total += lossOf(example, parameters, replyLoss, gradient);
      const mass = chosen.reduce((sum, example) => sum + example.weight, 0);
      adam(gradient, 1 / mass, cosineRate(learningRate, step, steps));
      step += 1;
    }
    options.onEpoch?.(epoch, total / examples.length);
  }
  return toModel(parameters);
}

/** Negative log-likelihood of an example, times its weight; its gradient is added to `gradient`. */
export function lossOf(
  example: Example,
  { hidden, values }: Parameters,
  replyLoss: number,
  gradient: Float64Array,
): number {
  const { count, addressee, reply, weight } = example;
  const inputs = hiddenInputs(example, hidden, values);
  const shares = new Float64Array(count);
  let top = Number.NEGATIVE_INFINITY;
  for (let option = 0; option < count; option += 1) {
    let score = 0;
    for (let unit = 0; unit < hidden; unit += 1) {
      const input = inputs[option * hidden + unit] as number;
      if (input > 0) score += input * (values[outputAt(hidden) + unit] as number);
    }
    shares[option] = score;
    top = Math.max(top, score);
  }
  let [mass, right, linked] = [0, 0, 0];
  for (let option = 0; option < count; option += 1) {
    const share = Math.exp((shares[option] as number) - top);
    shares[option] = share;
    mass += share;
    if (addressee[option] === 1) right += share;
    if (reply?.[option] === 1) linked += share;
  }
  const replyWeight = reply === undefined ? 0 : replyLoss;
  const slopes = shares.map((share, option) => {
    let slope = (1 + replyWeight) * (share / mass);
    if (addressee[option] === 1) slope -= share / Math.max(right, 1e-12);
    if (reply?.[option] === 1) slope -= (replyWeight * share) / Math.max(linked, 1e-12);
    return slope * weight;
  });
  addGradient(example, { hidden, values }, inputs, slopes, gradient);
  const logOf = (part: number) => -Math.log(Math.max(part / mass, 1e-12));
  return weight * (logOf(right) + (replyWeight === 0 ? 0 : replyWeight * logOf(linked)));
}

function hiddenInputs(example: Example, hidden: number, parameters: Float64Array): Float64Array {
  const { count, turn, starts, features, values } = example;
  const inputs = new Float64Array(count * hidden);
  const base = parameters.slice(biasAt(hidden), outputAt(hidden));
  const add = (target: Float64Array, at: number, from: number, value: number) => {
    for (let unit = 0; unit < hidden; unit += 1)
      target[at + unit] = (target[at + unit] as number) + value * (parameters[from + unit] as number);
  };
  for (let feature = 0; feature < T; feature += 1) add(base, 0, feature * hidden, turn[feature] as number);
  for (let option = 0; option < count; option += 1) {
    inputs.set(base, option * hidden);
    for (let place = starts[option] as number; place < (starts[option + 1] as number); place += 1) {
      const from = optionAt(hidden) + (features[place] as number) * hidden;
      add(inputs, option * hidden, from, values[place] as number);
    }
  }
  return inputs;
}

function addGradient(
  example: Example,
  { hidden, values: parameters }: Parameters,
  inputs: Float64Array,
  slopes: Float64Array,
  gradient: Float64Array,
): void {
  const { count, turn, starts, features, values } = example;
  const inner = new Float64Array(hidden);
  const baseSlopes = new Float64Array(hidden);
  for (let option = 0; option < count; option += 1) {
    const slope = slopes[option] as number;
    if (Math.abs(slope) < 1e-6) continue;
    for (let unit = 0; unit < hidden; unit += 1) {
      const input = inputs[option * hidden + unit] as number;
      const at = outputAt(hidden) + unit;
      inner[unit] = input > 0 ? slope * (parameters[at] as number) : 0;
      if (input > 0) gradient[at] = (gradient[at] as number) + slope * input;
      baseSlopes[unit] = (baseSlopes[unit] as number) + (inner[unit] as number);
    }
    for (let place = starts[option] as number; place < (starts[option + 1] as number); place += 1) {
      spread(gradient, optionAt(hidden) + (features[place] as number) * hidden, inner, values[place] as number);
    }
  }
  spread(gradient, biasAt(hidden), baseSlopes, 1);
  for (let feature = 0; feature < T; feature += 1)
    spread(gradient, feature * hidden, baseSlopes, turn[feature] as number);
}

function spread(gradient: Float64Array, at: number, slopes: Float64Array, value: number): void {
  if (value === 0) return;
  for (let unit = 0; unit < slopes.length; unit += 1) {
    gradient[at + unit] = (gradient[at + unit] as number) + value * (slopes[unit] as number);
  }
}

function toModel({ hidden, values }: Parameters): AddresseeModel {
  const rows = (first: number, count: number) =>
    Array.from({ length: hidden }, (_, unit) =>
      Array.from({ length: count }, (_unused, feature) => values[first + feature * hidden + unit] as number),
    );
  return {
    turnFeatures: featureNames.turn,
    optionFeatures: featureNames.option,
    turnWeights: rows(0, T),
    optionWeights: rows(optionAt(hidden), O),
    bias: [...values.subarray(biasAt(hidden), outputAt(hidden))],
    output: [...values.subarray(outputAt(hidden))],
    temperature: 1,
  };
}
