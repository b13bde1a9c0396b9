/** Placeholder until the real one is written. */
export async function benchCurve(_: object) {
  return { metrics: {}, byKind: {}, perItem: [] };
}
