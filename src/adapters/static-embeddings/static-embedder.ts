import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { MemoryError, throwIfAborted } from '../../errors.js';
import type { TextEmbedder } from '../../providers/providers.js';
import { normalize } from '../../vector.js';
import { modelPath } from '../model-files.js';
import { decodeStaticTable, type StaticTable } from './static-table.js';

const wordOrReference = /\{[a-z]+:[^{}\s]*\}|\p{L}+(?:['’]\p{L}+)*/gu;

/** Endings tried in turn on a word that is not in the table, with what replaces them. */
const endings: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
];

/**
 * Text to vectors by static word vectors: the frequency-weighted sum of the known words (smooth inverse frequency,
 * Arora et al. 2017), at unit length. References such as `{person:id}`, numbers and unknown words do not count.
 * Throws `missing_dependency` without the table and `corrupt_data` when it is damaged.
 */
export async function loadStaticEmbedder(options: { tablePath?: string } = {}): Promise<TextEmbedder> {
  const bytes = await readTable(options.tablePath ?? modelPath('static-embeddings.bin'));
  const table = decodeStaticTable(bytes);
  const rows = new Map(table.words.map((word, row) => [word, row]));
  const digest = createHash('sha256').update(bytes).digest('hex');
  return {
    id: `static-embeddings@${digest.slice(0, 12)}`,
    dimension: table.dimension,
    async embed(texts, { signal }) {
      return texts.map((text) => {
        throwIfAborted(signal);
        return embedText(text, table, rows);
      });
    },
    async close() {},
  };
}

async function readTable(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new MemoryError(
      'missing_dependency',
      `No word-vector table at ${path}; build it with: npx tsx scripts/build-static-embeddings.ts`,
      { cause },
    );
  }
}

function embedText(text: string, table: StaticTable, rows: ReadonlyMap<string, number>): Float32Array {
  const { dimension, scales, values } = table;
  const sum = new Float32Array(dimension);
  for (const row of knownRows(text, rows)) {
    const scale = scales[row] as number;
    const start = row * dimension;
    for (let index = 0; index < dimension; index += 1) {
      sum[index] = (sum[index] as number) + scale * (values[start + index] as number);
    }
  }
  return normalize(sum);
}

/** The table rows of the words of a text that the table knows, in order, with repetitions; references are left out. */
export function knownRows(text: string, rows: ReadonlyMap<string, number>): number[] {
  return [...text.toLowerCase().matchAll(wordOrReference)].flatMap(([match]) =>
    match.startsWith('{') ? [] : (findRow(match, rows) ?? []),
  );
}

function findRow(match: string, rows: ReadonlyMap<string, number>): number | undefined {
  const word = withoutClitic(match);
  const exact = rows.get(word);
  if (exact !== undefined) return exact;
  const folded = word.normalize('NFD').replace(/\p{M}+/gu, '');
  const plain = folded === word ? undefined : rows.get(folded);
  if (plain !== undefined) return plain;
  for (const [ending, instead] of endings) {
    const base = folded.endsWith(ending) ? folded.slice(0, folded.length - ending.length) + instead : '';
    const row = base.length > 2 ? rows.get(base) : undefined;
    if (row !== undefined) return row;
  }
  return undefined;
}

/** "don't" is "do", "car's" is "car", "we'll" is "we". */
function withoutClitic(match: string): string {
  const at = match.search(/['’]/u);
  if (at < 0) return match;
  return /n['’]t$/u.test(match) ? match.slice(0, -3) : match.slice(0, at);
}
