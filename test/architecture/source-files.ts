import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A TypeScript file of the project, with its path from the root in `/` form. */
export interface SourceFile {
  path: string;
  text: string;
}

/** One import or re-export. */
export interface ImportedModule {
  specifier: string;
  /** Root-relative path of the `.ts` file, when it is one of ours. */
  target?: string;
  typeOnly: boolean;
  names: readonly string[];
}

/** Every `.ts` file under the given folders. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
    )
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
    .sort()
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
}

const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"$]+)['"]\s*\)/g;
const WORKER = /new URL\(\s*['"](\.[^'"]+\.[jt]s)['"]\s*,\s*import\.meta\.url\s*\)/g;

/** The modules a file imports: statements, `import()` and worker URLs. */
export function importsOf(file: SourceFile): ImportedModule[] {
  const found: ImportedModule[] = [];
  for (const match of file.text.matchAll(STATEMENT)) {
    const clause = match[2] ?? '';
    const members = [...clause.matchAll(/(type\s+)?([\w$]+)(?:\s+as\s+[\w$]+)?/g)].map((member) => ({
      name: member[2] as string,
      typeOnly: member[1] !== undefined,
    }));
    const typeOnly =
      match[1] !== undefined ||
      (members.length > 0 && clause.includes('{') && members.every((member) => member.typeOnly));
    found.push(
      imported(
        file,
        match[3] as string,
        typeOnly,
        members.map((member) => member.name),
      ),
    );
  }
  for (const pattern of [DYNAMIC, WORKER]) {
    for (const match of file.text.matchAll(pattern)) found.push(imported(file, match[1] as string, false, []));
  }
  return found;
}

function imported(file: SourceFile, specifier: string, typeOnly: boolean, names: string[]): ImportedModule {
  const module = { specifier, typeOnly, names };
  if (!specifier.startsWith('.')) return module;
  const absolute = resolve(root, dirname(file.path), specifier.replace(/\.js$/, '.ts'));
  return { ...module, target: relative(root, absolute).split(sep).join('/') };
}

/** The room of a file: its first folder under `src/`, or the file's own name when it lies in `src/` itself. */
export function roomOf(path: string): string {
  return path.split('/')[1] as string;
}
