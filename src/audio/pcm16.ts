/** Samples as 16-bit integers: what lies outside [-1, 1] is clipped, what is no number becomes 0. */
export function toPcm16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.min(32_767, Math.round(Math.min(1, Math.max(-1, sample)) * 32_768)));
}
