import type { Found, Hit } from '../memory-store.js';

/** A hit whose document is still the JSON of its row. */
export type PackedHit<H extends Hit = Hit> = Omit<H, 'document'> & { body: string };

/** What a search found, with documents still in JSON. */
export type PackedFound<F extends Found> = Omit<F, 'hits' | 'around'> & {
  [L in 'hits' | 'around']: PackedHit<F[L][number]>[];
};

/** One text for all that a search found: a string crosses threads at a fraction of the price of its objects. */
export function packFound<F extends Found>({ hits, around, ...rest }: PackedFound<F>): string {
  const list = (packed: readonly PackedHit[]) => `[${packed.map(packHit).join(',')}]`;
  const statistics = JSON.stringify(rest).slice(1, -1);
  return `{"hits":${list(hits)},"around":${list(around)}${statistics === '' ? '' : `,${statistics}`}}`;
}

function packHit({ body, ...rest }: PackedHit): string {
  return `{"document":${body},${JSON.stringify(rest).slice(1)}`;
}

/** Reads what {@link packFound} wrote. */
export function unpackFound<F extends Found>(packed: string): F {
  return JSON.parse(packed) as F;
}
