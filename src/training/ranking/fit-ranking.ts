import type { Random } from '../../random.js';
import { TURN_FEATURES } from '../../retrieval/turn-features.js';
import type { RankingModel } from '../../retrieval/turn-ranking.js';
import { cosineRate, createAdam } from '../adam.js';
import { goldPlaces, type RankingExample } from './example.js';

/** Settings of {@link fitRanking}. */
export interface RankingOptions {
  hidden: number;
  epochs: number;
  batch: number;
  learningRate: number;
  weightDecay: number;
  /** Examples of a set that weigh in full; those of a larger set weigh less, so that no set outvotes the others. */
  setSize: number;
  /** Linear weights to start from, for features as they come; learning is short, so that the result stays near. */
  start: readonly number[];
  random: Random;
}

const F = TURN_FEATURES.length;

/** Parameters in one vector: a row of weights for each unit, the linear row, biases, outputs. */
interface Parameters {
  hidden: number;
  values: Float64Array;
}

const linearAt = (hidden: number) => F * hidden;
const biasAt = (hidden: number) => F * (hidden + 1);
const outputAt = (hidden: number) => biasAt(hidden) + hidden;

/**
 * Trains a ranking by Adam on the cross-entropy of a softmax over the turns of a question, all evidence weighing alike (ListNet,
 * Cao et al. 2007). The same examples and stream give the same weights.
 */
export function fitRanking(examples: readonly RankingExample[], options: RankingOptions): RankingModel {
  const { hidden, epochs, batch, learningRate, weightDecay, random } = options;
  const useful = examples.filter((example) => goldPlaces(example).length > 0);
  const { means, spreads } = statistics(useful);
  const weightOf = setWeights(useful, options.setSize);
  const prepared = useful.map((example) => ({
    values: standardized(example.rows, means, spreads),
    gold: goldPlaces(example),
    weight: weightOf.get(example.set) as number,
  }));
  const parameters = createParameters(
    hidden,
    options.start.map((weight, place) => weight * (spreads[place] as number)),
    random,
  );
  const gradient = new Float64Array(parameters.values.length);
  const adam = createAdam(parameters.values, { weightDecay, decayed: linearAt(hidden) });
  const steps = epochs * Math.ceil(prepared.length / batch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = random.shuffle(prepared);
    for (let start = 0; start < order.length; start += batch) {
      gradient.fill(0);
      const chosen = order.slice(start, start + batch);
      for (const example of chosen) addGradient(example, parameters, gradient);
      adam(gradient, 1 / chosen.length, cosineRate(learningRate, step, steps));
      step += 1;
    }
  }
  return toModel(parameters, means, spreads);
}

interface Prepared {
  /** Rows of standardized features, one after another. */
  values: Float64Array;
  gold: readonly number[];
  weight: number;
}

function setWeights(examples: readonly RankingExample[], setSize: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { set } of examples) counts.set(set, (counts.get(set) ?? 0) + 1);
  return new Map([...counts].map(([set, count]) => [set, Math.min(1, setSize / count)]));
}

function statistics(examples: readonly RankingExample[]): { means: Float64Array; spreads: Float64Array } {
  const [sums, squares] = [new Float64Array(F), new Float64Array(F)];
  let count = 0;
  for (const { rows } of examples) {
    for (const row of rows) {
      count += 1;
      for (let place = 0; place < F; place += 1) {
        const value = row[place] as number;
        sums[place] = (sums[place] as number) + value;
        squares[place] = (squares[place] as number) + value * value;
      }
    }
  }
  const means = sums.map((sum) => sum / Math.max(1, count));
  const spreads = squares.map((square, place) =>
    Math.max(1e-3, Math.sqrt(Math.max(0, square / Math.max(1, count) - (means[place] as number) ** 2))),
  );
  return { means, spreads };
}

function standardized(rows: readonly Float32Array[], means: Float64Array, spreads: Float64Array): Float64Array {
  const values = new Float64Array(rows.length * F);
  for (const [index, row] of rows.entries()) {
    for (let place = 0; place < F; place += 1) {
      values[index * F + place] = ((row[place] as number) - (means[place] as number)) / (spreads[place] as number);
    }
  }
  return values;
}

function createParameters(hidden: number, linear: readonly number[], random: Random): Parameters {
  const values = new Float64Array(outputAt(hidden) + hidden);
  const gaussian = () => {
    let sum = -6;
    for (let count = 0; count < 12; count += 1) sum += random.next();
    return sum;
  };
  for (let at = 0; at < linearAt(hidden); at += 1) values[at] = (0.5 * gaussian()) / Math.sqrt(F);
  values.set(linear, linearAt(hidden));
  for (let unit = 0; unit < hidden; unit += 1) values[outputAt(hidden) + unit] = 0.01 * gaussian();
  return { hidden, values };
}

function addGradient({ values: rows, gold, weight }: Prepared, parameters: Parameters, gradient: Float64Array): void {
  const { hidden, values } = parameters;
  const count = rows.length / F;
  const inputs = new Float64Array(count * hidden);
  const shares = new Float64Array(count);
  let top = Number.NEGATIVE_INFINITY;
  for (let turn = 0; turn < count; turn += 1) {
    let score = dot(values, linearAt(hidden), rows, turn * F);
    for (let unit = 0; unit < hidden; unit += 1) {
      const input = (values[biasAt(hidden) + unit] as number) + dot(values, unit * F, rows, turn * F);
      inputs[turn * hidden + unit] = input;
      if (input > 0) score += input * (values[outputAt(hidden) + unit] as number);
    }
    shares[turn] = score;
    top = Math.max(top, score);
  }
  let mass = 0;
  for (let turn = 0; turn < count; turn += 1) {
    shares[turn] = Math.exp((shares[turn] as number) - top);
    mass += shares[turn] as number;
  }
  const wanted = new Set(gold);
  for (let turn = 0; turn < count; turn += 1) {
    const slope = weight * ((shares[turn] as number) / mass - (wanted.has(turn) ? 1 / gold.length : 0));
    if (Math.abs(slope) < 1e-7) continue;
    spread(gradient, linearAt(hidden), slope, rows, turn * F);
    for (let unit = 0; unit < hidden; unit += 1) {
      const input = inputs[turn * hidden + unit] as number;
      if (input <= 0) continue;
      const output = outputAt(hidden) + unit;
      const inner = slope * (values[output] as number);
      gradient[output] = (gradient[output] as number) + slope * input;
      gradient[biasAt(hidden) + unit] = (gradient[biasAt(hidden) + unit] as number) + inner;
      spread(gradient, unit * F, inner, rows, turn * F);
    }
  }
}

function dot(weights: Float64Array, from: number, rows: Float64Array, at: number): number {
  let sum = 0;
  for (let place = 0; place < F; place += 1) sum += (weights[from + place] as number) * (rows[at + place] as number);
  return sum;
}

function spread(gradient: Float64Array, to: number, slope: number, rows: Float64Array, at: number): void {
  for (let place = 0; place < F; place += 1) {
    gradient[to + place] = (gradient[to + place] as number) + slope * (rows[at + place] as number);
  }
}

/** The network for features as they come, to four digits: the standardization becomes part of weights and biases. */
function toModel({ hidden, values }: Parameters, means: Float64Array, spreads: Float64Array): RankingModel {
  const short = (value: number) => Number(value.toPrecision(4));
  const row = (from: number) =>
    TURN_FEATURES.map((_, place) => (values[from + place] as number) / (spreads[place] as number));
  const units = Array.from({ length: hidden }, (_, unit) => unit);
  return {
    features: TURN_FEATURES,
    linear: row(linearAt(hidden)).map(short),
    hidden: units.map((unit) => row(unit * F).map(short)),
    bias: units.map((unit) => {
      const shift = row(unit * F).reduce((sum, weight, place) => sum + weight * (means[place] as number), 0);
      return short((values[biasAt(hidden) + unit] as number) - shift);
    }),
    output: units.map((unit) => short(values[outputAt(hidden) + unit] as number)),
  };
}
