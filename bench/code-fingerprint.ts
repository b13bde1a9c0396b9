import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = new URL('../', import.meta.url).pathname;

/** Rooms of the source that no answer depends on. */
const APART = /^src\/(?:cli|server|training|generator)\/|\.test\.ts$/u;
/** Of the evaluation, what takes part in an answer; loaders and scorers do not. */
const TAKES_PART = /^src\/evaluation\/(?:ablations|baselines)\/|^src\/evaluation\/(?:systems|collect-answers)\.ts$/u;

/** Stands for all code and models that an answer depends on; changes with any of them. */
export async function codeFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const sources = await filesUnder('src');
  for (const path of [...sources, 'bench/question-spaces.ts', 'bench/voiced-space.ts', 'bench/carrier-voices.ts']) {
    if (APART.test(path) || (path.startsWith('src/evaluation/') && !TAKES_PART.test(path))) continue;
    hash.update(path).update(await readFile(join(ROOT, path)));
  }
  for (const path of await filesUnder('models')) hash.update(`${path} ${(await stat(join(ROOT, path))).size}`);
  hash.update(await readFile(join(ROOT, 'package-lock.json')));
  return hash.digest('hex');
}

async function filesUnder(folder: string): Promise<string[]> {
  const found = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();
}
