/** One measured property of a reading, about 0 to 1. */
export interface Feature<Context> {
  name: string;
  of(context: Context): number;
  /** What it tells when it speaks for a reading, in words without names: "called by name". */
  why?: string;
}

/** 1 for what holds. */
export function flag(holds: boolean): number {
  return holds ? 1 : 0;
}

/** The values of features, in their order. */
export function measure<Context>(features: readonly Feature<Context>[], context: Context): number[] {
  const values = new Array<number>(features.length);
  for (let index = 0; index < features.length; index += 1) {
    values[index] = (features[index] as Feature<Context>).of(context);
  }
  return values;
}
