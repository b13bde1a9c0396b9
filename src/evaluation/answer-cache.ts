import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BenchmarkCase } from './benchmarks/benchmark.js';
import type { AnswerCache, CollectedRun } from './collect-answers.js';

/**
 * A cache of one file a system and conversation in a folder. `code` stands for everything that the answers depend on besides the
 * conversation: another version reads nothing of this one's.
 */
export function createAnswerCache(folder: string, code: string): AnswerCache {
  const pathOf = (system: string, item: BenchmarkCase) => {
    const content = [item.turns, item.questions, [...(item.turnAudio ?? [])]];
    const hash = createHash('sha256')
      .update(JSON.stringify([code, system, item.id, content]))
      .digest('hex');
    return join(folder, system.replace(/\W+/gu, '-'), `${item.id.replace(/\W+/gu, '-')}-${hash.slice(0, 16)}.json`);
  };
  return {
    async read(system, item) {
      const text = await readFile(pathOf(system, item), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : (JSON.parse(text) as CollectedRun);
    },
    async write(system, item, run) {
      const path = pathOf(system, item);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, JSON.stringify(run));
      await rename(`${path}.part`, path);
    },
  };
}

/** No cache: everything is answered anew. */
export const noCache: AnswerCache = { read: async () => undefined, write: async () => {} };
