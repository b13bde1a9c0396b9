import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs formatting, types and tests, and prints `N passed, N failed` alone on the last line. A failed gate counts as one failure. */
const folder = mkdtempSync(join(tmpdir(), 'voxpolymem-test-'));
const report = join(folder, 'report.json');
let passed = 0;
let failed = 0;

function run(name: string, args: readonly string[]): number {
  process.stdout.write(`\n> ${name}\n`);
  const { status } = spawnSync('npx', ['--no-install', ...args], { stdio: 'inherit' });
  return status ?? 1;
}

for (const [name, args] of [
  ['formatting and lint', ['biome', 'check', '.']],
  ['types', ['tsc', '--noEmit']],
] as const) {
  if (run(name, args) === 0) passed += 1;
  else failed += 1;
}

const status = run('tests', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
try {
  const totals = JSON.parse(readFileSync(report, 'utf8'));
  passed += totals.numPassedTests;
  failed += totals.numFailedTests;
  if (status !== 0 && totals.numFailedTests === 0) failed += 1;
} catch {
  failed += 1;
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
