const BITS = 64;
const BAND_DIGITS = 2;

/**
 * Index terms of a perceptual hash: one for each of its 8 bytes, at its place. Two hashes that differ in at most 7 bits share a
 * term, so that the same picture is found by the text index (Norouzi, Punjani and Fleet, "Fast Search in Hamming Space", 2012).
 */
export function pictureTerms(hash: string): string[] {
  const bands = hash.match(new RegExp(`.{${BAND_DIGITS}}`, 'gu')) ?? [];
  return bands.map((band, place) => `picture${place}x${band}`);
}

/** In how many of their 64 bits two hashes differ. */
export function hashDistance(left: string, right: string): number {
  let differing = BigInt.asUintN(BITS, BigInt(`0x${left}`) ^ BigInt(`0x${right}`));
  let count = 0;
  for (; differing > 0n; differing &= differing - 1n) count += 1;
  return count;
}
