import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbiddenArrows, houseFaults, importCycles, undocumentedExports } from './architecture/import-rules.js';
import { allowed } from './architecture/import-table.js';
import { importsOf, roomOf, root, type SourceFile, sourceFiles } from './architecture/source-files.js';

const source = sourceFiles('src');
const production = source.filter((file) => !file.path.endsWith('.test.ts'));
const everything = [...source, ...sourceFiles('test', 'scripts', 'bench')];
const planted = (path: string, text: string): SourceFile[] => [{ path, text }];
const join2 = (left: string, right: string) => `${left}${right}`;

describe('the house', () => {
  it('has only rooms that the import table knows', () => {
    expect(production.map((file) => roomOf(file.path)).filter((room) => !(room in allowed))).toEqual([]);
  });

  it('has no arrow outside the import table', () => {
    expect(forbiddenArrows(production)).toEqual([]);
  });

  it('has no import cycle', () => {
    expect(importCycles(source)).toEqual([]);
  });

  it('has no banned construct and no file over 400 lines', () => {
    expect(houseFaults(everything.filter((file) => !file.path.startsWith('test/architecture')))).toEqual([]);
  });

  it('documents every exported name', () => {
    expect(undocumentedExports(production)).toEqual([]);
  });

  it('imports only packages that package.json lists', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const known = new Set(Object.keys(manifest.dependencies));
    const unknown = production.flatMap((file) =>
      importsOf(file)
        .filter((module) => module.target === undefined && !module.specifier.startsWith('node:'))
        .map((module) =>
          module.specifier
            .split('/')
            .slice(0, module.specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        )
        .filter((name) => !known.has(name)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the checks themselves', () => {
  it('see a forbidden arrow, a type past the guard and a dynamic import', () => {
    expect(forbiddenArrows(planted('src/audio/x.ts', "import { a } from '../store/y.js';\n"))).toHaveLength(1);
    expect(forbiddenArrows(planted('src/memory/x.ts', "import { a } from '../store/y.js';\n"))).toHaveLength(1);
    expect(forbiddenArrows(planted('src/memory/x.ts', "import type { a } from '../store/y.js';\n"))).toHaveLength(0);
    expect(
      forbiddenArrows(planted('src/memory/x.ts', "import type { MemoryStore } from '../store/y.js';\n")),
    ).toHaveLength(1);
    expect(forbiddenArrows(planted('src/audio/x.ts', "const y = await import('../cli/y.js');\n"))).toHaveLength(1);
  });

  it('see a cycle', () => {
    const pair = [
      { path: 'src/audio/a.ts', text: "import { b } from './b.js';\n" },
      { path: 'src/audio/b.ts', text: "import type { a } from './a.js';\n" },
    ];
    expect(importCycles(pair)).toHaveLength(1);
  });

  it('see an undocumented export', () => {
    expect(undocumentedExports(planted('src/a.ts', 'export type A = 1;\n/** B. */\nexport type B = 1;\n'))).toEqual([
      'src/a.ts: A',
    ]);
  });

  it('see banned constructs and long files', () => {
    expect(houseFaults(planted('src/a.ts', join2('throw new ', 'Error("x")')))).toHaveLength(1);
    expect(houseFaults(planted('src/a.ts', join2('x as ', 'any')))).toHaveLength(1);
    expect(houseFaults(planted('src/a.ts', '\n'.repeat(401)))).toHaveLength(1);
  });
});

describe('the package', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

  it('exports exactly the listed entries', () => {
    expect(manifest.exports).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    });
    expect(manifest.bin).toEqual({ voxpolymem: './dist/cli/main.js' });
    expect(existsSync(join(root, 'src/index.ts'))).toBe(true);
  });

  it('pins every version exactly', () => {
    const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });
});
