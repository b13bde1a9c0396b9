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

const LOOK_CELLS = 16;

/**
 * Index terms of a descriptor: one that every picture has, and for each of its places the rounded colour there, so that pictures
 * that look alike share most of them.
 */
export function lookTerms(descriptor: string): string[] {
  const bytes = new Int8Array(Buffer.from(descriptor, 'base64'));
  const values = bytes.length / LOOK_CELLS;
  const places = Array.from({ length: LOOK_CELLS }, (_, cell) => {
    const colour = [0, 1, 2].map((part) => Math.round((bytes[cell * values + part] ?? 0) / COLOUR_STEP));
    return `look${cell}x${colour.map((value) => value + COLOUR_OFFSET).join('x')}`;
  });
  return ['lookany', ...places];
}

const COLOUR_STEP = 20;
const COLOUR_OFFSET = 7;

/** How alike two descriptors are: the cosine of the angle between them, from -1 to 1. */
export function likeness(left: string, right: string): number {
  const [one, other] = [left, right].map((text) => new Int8Array(Buffer.from(text, 'base64'))) as [
    Int8Array,
    Int8Array,
  ];
  let [product, ownNorm, otherNorm] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    const beside = other[index] ?? 0;
    product += value * beside;
    ownNorm += value * value;
    otherNorm += beside * beside;
  }
  return ownNorm === 0 || otherNorm === 0 ? 0 : product / Math.sqrt(ownNorm * otherNorm);
}
