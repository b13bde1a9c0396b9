import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexTerms } from '../src/language/terms.js';
import { createRandom } from '../src/random.js';
import type { MemoryStore } from '../src/store/memory-store.js';
import { temporaryPaths } from './contracts/store-files.js';
import { sampleSpace } from './contracts/store-samples.js';

const root = join(import.meta.dirname, '..');
/** Compiled once, so that a child is at work within a fraction of a second; inside node_modules, so that packages are found. */
const compiled = join(root, 'node_modules', '.cache', `kill-during-ingest-${process.pid}`);
const newPath = temporaryPaths();

const LANES = 4;
const KILLS_PER_LANE = 13;
/** Every third kill falls within this time of the child's start, so also into its opening of the file. */
const START_WINDOW_MS = 200;
/** The other kills wait for up to so many acknowledged turns, then for a part of the time that a turn takes. */
const MOST_TURNS = 12;
const TURN_MS = 10;

let openSqliteStore: typeof import('../src/store/sqlite/sqlite-store.js').openSqliteStore;

beforeAll(async () => {
  mkdirSync(compiled, { recursive: true });
  writeFileSync(join(compiled, 'package.json'), '{"type":"module"}');
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { noEmit: false, declaration: false, sourceMap: false, rootDir: root, outDir: compiled },
    files: ['test/ingest-until-killed.ts', 'src/store/sqlite/worker.ts'].map((file) => join(root, file)),
    include: [],
  };
  writeFileSync(join(compiled, 'tsconfig.json'), JSON.stringify(config));
  execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', compiled]);
  symlinkSync(join(root, 'models'), join(compiled, 'models'));
  ({ openSqliteStore } = await import(pathToFileURL(join(compiled, 'src/store/sqlite/sqlite-store.js')).href));
});

afterAll(() => rmSync(compiled, { recursive: true, force: true }));

it('keeps every acknowledged turn whole through 52 kills at random moments', async () => {
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    const random = createRandom(lane + 1);
    const path = newPath();
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS_PER_LANE; kill += 1) {
      const moment =
        kill % 3 === 0
          ? { turns: 0, thenMs: random.next() * START_WINDOW_MS }
          : { turns: 1 + random.integer(MOST_TURNS), thenMs: random.next() * TURN_MS };
      acknowledged.push(...(await ingestUntilKilled(path, `${lane}_${kill}`, moment)));
      const store = await openSqliteStore(path, { createSpace: () => sampleSpace });
      await expectWhole(store, acknowledged, kill + 1);
      await store.close();
    }
    const database = new Database(path);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.exec("INSERT INTO document_text (document_text) VALUES ('integrity-check')");
    database.close();
    return acknowledged.length;
  });
  const counts = await Promise.all(lanes);
  expect(Math.min(...counts)).toBeGreaterThan(KILLS_PER_LANE);
}, 300_000);

/** Runs a child, kills it at the given moment, and gives the ids that it had printed. */
async function ingestUntilKilled(
  path: string,
  run: string,
  { turns, thenMs }: { turns: number; thenMs: number },
): Promise<string[]> {
  const script = join(compiled, 'test', 'ingest-until-killed.js');
  const child = spawn(process.execPath, [script, path, run], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  const enough = new Promise<void>((resolve) => {
    if (turns === 0) resolve();
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.split('\n').length > turns) resolve();
    });
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('close', (_, signal) => resolve(signal)));
  await Promise.race([enough, ended]);
  await wait(thenMs);
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  return printed.split('\n').filter((line) => line !== '');
}

async function expectWhole(store: MemoryStore, acknowledged: readonly string[], kills: number): Promise<void> {
  const [turns, interactions, documents] = await Promise.all([
    store.find('turn'),
    store.find('interaction'),
    store.find('document'),
  ]);
  const ids = turns.map(({ id }) => id).sort();
  const present = new Set(ids);
  expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
  expect(ids.length - acknowledged.length).toBeLessThanOrEqual(kills);
  expect(interactions.map(({ id }) => id).sort()).toEqual(ids);
  expect(
    documents
      .filter(({ layer }) => layer === 'interaction')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids);
  const claims = [...(await store.find('fact')), ...(await store.find('profile'))];
  expect(claims.flatMap(({ evidence }) => evidence).filter((id) => !present.has(id))).toEqual([]);
  const indexed = new Set(documents.map(({ id }) => id));
  expect(claims.filter(({ id }) => !indexed.has(id))).toEqual([]);
  const { hits } = await store.searchText({
    terms: indexTerms('lantern'),
    filter: { layers: ['interaction'] },
    limit: ids.length + 1,
  });
  expect(hits.map((hit) => hit.document.id).sort()).toEqual(ids);
  const entries = (await store.journal()).flatMap((entry) => entry.touched);
  expect(new Set(entries.filter((line) => line.kind === 'turn').map(({ id }) => id))).toEqual(present);
}
