/** Moves parameters along a gradient, times `scale`, at a rate. */
export type Optimizer = (gradient: Float64Array, scale: number, rate: number) => void;

/** Adam (Kingma and Ba, 2015) with decoupled weight decay on the first `decayed` parameters (Loshchilov and Hutter, 2019). */
export function createAdam(
  parameters: Float64Array,
  { weightDecay, decayed }: { weightDecay: number; decayed: number },
): Optimizer {
  const first = new Float64Array(parameters.length);
  const second = new Float64Array(parameters.length);
  let step = 0;
  return (gradient, scale, rate) => {
    step += 1;
    const [unbias1, unbias2] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let index = 0; index < parameters.length; index += 1) {
      const slope = (gradient[index] as number) * scale;
      const mean = 0.9 * (first[index] as number) + 0.1 * slope;
      const square = 0.999 * (second[index] as number) + 0.001 * slope * slope;
      first[index] = mean;
      second[index] = square;
      const value = parameters[index] as number;
      const move = mean / unbias1 / (Math.sqrt(square / unbias2) + 1e-8);
      parameters[index] = value - rate * (move + (index < decayed ? weightDecay * value : 0));
    }
  };
}

/** The rate at a step: half a cosine from `rate` down to 0. */
export function cosineRate(rate: number, step: number, steps: number): number {
  return 0.5 * rate * (1 + Math.cos((Math.PI * step) / steps));
}
