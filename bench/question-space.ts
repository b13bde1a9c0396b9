import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpaceUnderTest } from '../src/evaluation/collect-answers.js';
import { open } from '../src/voxpolymem.js';

/** A fresh space in a temporary SQLite file, driven through the public `open()` with its defaults; removed on close. */
export async function openQuestionSpace(): Promise<SpaceUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'voxpolymem-bench-'));
  const space = await open(join(folder, 'space.voxpolymem'), { actor: 'bench' });
  return {
    ingestTurns: async (turns, signal) => {
      await space.ingest({ kind: 'turns', turns }, signal === undefined ? {} : { signal });
    },
    ask: (text, options) => space.ask(text, options),
    close: async () => {
      await space.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
