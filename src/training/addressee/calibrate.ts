import { calibrationError } from '../../evaluation/addressee.js';
import type { AddresseeModel } from '../../memory/interaction/addressee-model.js';
import type { Example } from './example.js';

/** What a model does on examples that it did not learn from. */
export interface HeldOutScore {
  set: string;
  n: number;
  /** Share of examples whose likeliest addressees are right. */
  exact: number;
  /** Share of right reply links where they are annotated. */
  reply: number;
  ece: number;
}

/** The model with the temperature (Guo et al., 2017) under which the examples are likeliest, out of a grid. */
export function calibrate(model: AddresseeModel, examples: readonly Example[]): AddresseeModel {
  const scored = examples.map((example) => ({ example, scores: scoresOf(model, example) }));
  const lossAt = (temperature: number) =>
    scored.reduce((sum, { example, scores }) => {
      const right = sharesOf(scores, temperature).reduce(
        (mass, share, option) => mass + (example.addressee[option] === 1 ? share : 0),
        0,
      );
      return sum - example.weight * Math.log(Math.max(right, 1e-12));
    }, 0);
  let best = { temperature: 1, loss: lossAt(1) };
  for (let step = -10; step <= 20; step += 1) {
    const temperature = 1.05 ** step;
    const loss = lossAt(temperature);
    if (loss < best.loss) best = { temperature, loss };
  }
  return { ...model, temperature: best.temperature };
}

/** Accuracy and calibration of a model by set. */
export function scoreHeldOut(model: AddresseeModel, examples: readonly Example[]): HeldOutScore[] {
  return [...new Set(examples.map(({ set }) => set))].sort().map((set) => {
    const judged = examples.filter((example) => example.set === set).map((example) => judge(model, example));
    const linked = judged.filter(({ reply }) => reply !== undefined);
    return {
      set,
      n: judged.length,
      exact: judged.filter(({ exact }) => exact).length / judged.length,
      reply: linked.filter(({ reply }) => reply).length / Math.max(1, linked.length),
      ece: calibrationError(judged),
    };
  });
}

function judge(model: AddresseeModel, example: Example): { exact: boolean; confidence: number; reply?: boolean } {
  const shares = sharesOf(scoresOf(model, example), model.temperature);
  const sums = new Map<number, number>();
  for (const [option, share] of shares.entries()) {
    const key = example.keys[option] as number;
    sums.set(key, (sums.get(key) ?? 0) + share);
  }
  const [key, confidence] = [...sums].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  const members = [...shares.keys()].filter((option) => example.keys[option] === key);
  const strongest = members.reduce((top, option) =>
    (shares[option] as number) > (shares[top] as number) ? option : top,
  );
  const exact = example.addressee[strongest] === 1;
  return example.reply === undefined
    ? { exact, confidence }
    : { exact, confidence, reply: example.reply[strongest] === 1 };
}

/** Scores of the options before the temperature. */
function scoresOf(model: AddresseeModel, example: Example): number[] {
  const { count, turn, starts, features, values } = example;
  const scores = new Array<number>(count).fill(0);
  for (const [unit, weights] of model.optionWeights.entries()) {
    const base = model.turnWeights[unit]?.reduce(
      (sum, weight, feature) => sum + weight * (turn[feature] as number),
      model.bias[unit] as number,
    ) as number;
    for (let option = 0; option < count; option += 1) {
      let sum = base;
      for (let place = starts[option] as number; place < (starts[option + 1] as number); place += 1) {
        sum += (weights[features[place] as number] as number) * (values[place] as number);
      }
      if (sum > 0) scores[option] = (scores[option] as number) + sum * (model.output[unit] as number);
    }
  }
  return scores;
}

function sharesOf(scores: readonly number[], temperature: number): number[] {
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - top) / temperature));
  const mass = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / mass);
}
