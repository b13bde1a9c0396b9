const SIGNATURES: readonly (readonly [mediaType: string, signature: string, offset: number])[] = [
  ['image/jpeg', '\xff\xd8\xff', 0],
  ['image/png', '\x89PNG\r\n\x1a\n', 0],
  ['image/gif', 'GIF8', 0],
  ['image/webp', 'WEBP', 8],
];

/** The media type of a JPEG, PNG, GIF or WebP file by its first bytes; undefined for anything else. */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.find(([, signature, offset]) => head.startsWith(signature, offset))?.[0];
}
