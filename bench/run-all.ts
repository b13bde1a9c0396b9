import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MemoryError } from '../src/errors.js';
import type { BenchResult } from '../src/evaluation/bench-result.js';
import { type Bench, benches, needsOwnInput, type RunOptions } from './benches.js';

const everyBench = Object.entries(benches).filter(([name]) => !needsOwnInput.has(name));

/**
 * Runs every bench after another. What an earlier run with the same code, seed and sizes finished is taken from its files, so that a
 * broken run goes on where it stopped. A bench whose data is not there is named and left out.
 */
export async function runAll(
  options: RunOptions,
  chosen: readonly (readonly [name: string, bench: Bench])[] = everyBench,
): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const [place, [name, bench]] of chosen.entries()) {
    options.print(`${name} (${place + 1} of ${chosen.length})`);
    const path = join(options.outputDirectory, 'results', `${name}.json`);
    const key = JSON.stringify([
      options.fingerprint,
      options.seed,
      options.sizes,
      options.dataDirectory,
      options.models,
    ]);
    const kept = options.fingerprint === undefined ? undefined : await readKept(path, key);
    try {
      const result = kept ?? (await bench({ ...options, report: undefined }));
      if (kept === undefined) await keep(path, { key, result });
      results.push(result);
    } catch (error) {
      if (!(error instanceof MemoryError) || error.code !== 'not_found') throw error;
      options.print(`${name} is left out: ${error.message}`);
    }
  }
  return results;
}

async function readKept(path: string, key: string): Promise<BenchResult | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const kept = JSON.parse(text) as { key: string; result: BenchResult };
  return kept.key === key ? kept.result : undefined;
}

async function keep(path: string, kept: { key: string; result: BenchResult }): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, JSON.stringify(kept));
  await rename(`${path}.part`, path);
}
