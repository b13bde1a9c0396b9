import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from './architecture/source-files.js';

it('the library example of the README runs and answers', () => {
  const example = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'voxpolymem-readme-'));
  const file = join(folder, 'example.mts');
  const library = pathToFileURL(join(root, 'src/index.ts')).href;
  writeFileSync(file, example.replace("'voxpolymem'", `'${library}'`));
  const run = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(join(root, 'node_modules/tsx/dist/esm/index.mjs')).href, file],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  rmSync(folder, { recursive: true, force: true });
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain('green tea');
  expect(run.stdout).toContain('Ana: Ben, I prefer green tea in the evening.');
});
