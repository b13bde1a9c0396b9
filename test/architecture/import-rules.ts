import { allowed, ground, mayTouchStore, openToAll } from './import-table.js';
import { importsOf, roomOf, type SourceFile } from './source-files.js';

/** Arrows that the import table does not have, one line each. */
export function forbiddenArrows(files: readonly SourceFile[]): string[] {
  const faults: string[] = [];
  for (const file of files) {
    const room = roomOf(file.path);
    for (const module of importsOf(file)) {
      if (module.target === undefined) continue;
      const target = roomOf(module.target);
      const arrow = `${file.path} -> ${module.target}`;
      if (!module.target.startsWith('src/')) faults.push(`${arrow}: outside src`);
      else if (target !== room && !mayImport(room, target, module.typeOnly)) faults.push(arrow);
      if (module.names.includes('MemoryStore') && !mayTouchStore.includes(room))
        faults.push(`${arrow}: MemoryStore past the guard`);
    }
  }
  return faults;
}

function mayImport(room: string, target: string, typeOnly: boolean): boolean {
  const low = ground[room];
  if (low !== undefined) return low.includes(target);
  const table = allowed[room];
  if (table === undefined) return false;
  return (
    openToAll.includes(target) ||
    table.includes('*') ||
    table.includes(target) ||
    (typeOnly && table.includes(`types:${target}`))
  );
}

/** Import cycles among the files, each as a chain of paths. Type-only imports count. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const targets = new Map(files.map((file) => [file.path, importsOf(file).flatMap((module) => module.target ?? [])]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) {
      cycles.push([...trail.slice(seenAt), path].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const file of files) visit(file.path, []);
  return cycles;
}

const BANNED: readonly [RegExp, string][] = [
  [/throw new Error\(/, 'bare Error'],
  [/\bas any\b/, 'as any'],
  [/@ts-ignore/, '@ts-ignore'],
  [/@ts-expect-error/, '@ts-expect-error'],
];
const MAX_LINES = 400;

/** Banned constructs and files over 400 lines. */
export function houseFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const faults = BANNED.filter(([pattern]) => pattern.test(file.text)).map(([, name]) => `${file.path}: ${name}`);
    const lines = file.text.split('\n').length - 1;
    return lines > MAX_LINES ? [...faults, `${file.path}: ${lines} lines`] : faults;
  });
}

const EXPORTED = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/;

/** Exported names without a doc comment directly before them. Re-exports are documented where they are declared. */
export function undocumentedExports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const lines = file.text.split('\n');
    return lines.flatMap((line, index) => {
      const name = EXPORTED.exec(line)?.[1];
      return name === undefined || lines[index - 1]?.trimEnd().endsWith('*/') ? [] : [`${file.path}: ${name}`];
    });
  });
}
