import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { temporaryPaths } from '../../../test/contracts/store-files.js';
import { batch, person, sampleSpace, session } from '../../../test/contracts/store-samples.js';
import { migrate, migrations, schemaVersionOf } from './migrations.js';
import { openSqliteStore, type SqliteStoreOptions } from './sqlite-store.js';

const newPath = temporaryPaths();
const open = (path: string, rest: Partial<SqliteStoreOptions> = {}) =>
  openSqliteStore(path, { createSpace: () => sampleSpace, ...rest });

describe('opening', () => {
  it('makes a space once and keeps what was committed', async () => {
    const path = newPath();
    let made = 0;
    const createSpace = () => {
      made += 1;
      return sampleSpace;
    };
    const first = await open(path, { createSpace });
    await first.commit(batch([person('person_1')]));
    await first.close();
    const second = await open(path, { createSpace });
    expect(made).toBe(1);
    expect(await second.get('person', 'person_1')).toMatchObject({ version: 1 });
    expect(await second.journal()).toHaveLength(2);
    await second.close();
  });

  it('says what is wrong with a path that can be no space, and leaves the file alone', async () => {
    const folder = newPath();
    mkdirSync(folder);
    const text = newPath();
    writeFileSync(text, 'This is a text file, long enough to be looked at. '.repeat(40));
    const foreign = newPath();
    const database = new Database(foreign);
    database.exec('CREATE TABLE other (x)');
    database.close();
    const before = [readFileSync(text), readFileSync(foreign)];
    for (const path of ['', folder, text, foreign]) {
      await expect(open(path)).rejects.toMatchObject({ code: 'invalid_argument', name: 'MemoryError' });
    }
    await expect(open(`${folder}/absent/space`)).rejects.toMatchObject({ code: 'store_failed' });
    expect([readFileSync(text), readFileSync(foreign)]).toEqual(before);
  });

  it('makes a space in an empty file, and reports a damaged one', async () => {
    const path = newPath();
    writeFileSync(path, '');
    const store = await open(path);
    await store.commit(batch(Array.from({ length: 200 }, (_, index) => person(`person_${index}`))));
    await store.close();
    truncateSync(path, 8192);
    const damaged = open(path).then((opened) => opened.find('person'));
    await expect(damaged).rejects.toMatchObject({ code: 'corrupt_data' });
  });

  it('gives up on a locked file after the busy timeout', async () => {
    const path = newPath();
    const store = await open(path, { busyTimeoutMs: 50 });
    const other = new Database(path);
    other.exec('BEGIN IMMEDIATE');
    await expect(store.commit(batch([person('person_1')]))).rejects.toMatchObject({ code: 'store_failed' });
    expect(await store.find('person')).toEqual([]);
    other.exec('COMMIT');
    await store.commit(batch([person('person_1')]));
    await store.close();
    other.pragma('locking_mode = EXCLUSIVE');
    other.exec('BEGIN EXCLUSIVE');
    await expect(open(path, { busyTimeoutMs: 50 })).rejects.toMatchObject({ code: 'store_failed' });
    other.close();
  });

  it('lets two handles write one file, each seeing the other, and expectations decide races', async () => {
    const path = newPath();
    const [left, right] = await Promise.all([open(path), open(path)]);
    const write = (store: typeof left, name: string) =>
      Array.from({ length: 20 }, (_, index) => store.commit(batch([session(`${name}_${index}`)])));
    await Promise.all([...write(left, 'left'), ...write(right, 'right')]);
    expect(await left.find('session')).toHaveLength(40);
    expect(await right.find('session')).toEqual(await left.find('session'));
    const claim = (store: typeof left) =>
      store.commit(batch([person('person_1')], { expects: [{ kind: 'person', id: 'person_1', version: 0 }] }));
    const outcomes = await Promise.allSettled([claim(left), claim(right)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await left.close();
    await right.close();
  });
});

describe('migrations', () => {
  const extra = (database: Database.Database) => database.exec('CREATE TABLE extra (x)');

  it('take an empty file, or one of version 1, to the newest version', () => {
    const database = new Database(':memory:');
    migrate(database, migrations.slice(0, 1));
    expect(schemaVersionOf(database)).toBe(1);
    database.exec("INSERT INTO person (id, version, body) VALUES ('person_1', 1, '{}')");
    migrate(database);
    expect(schemaVersionOf(database)).toBe(migrations.length);
    migrate(database, [...migrations, extra]);
    expect(schemaVersionOf(database)).toBe(migrations.length + 1);
    expect(database.prepare('SELECT count(*) AS n FROM person, clue, review, extra').get()).toEqual({ n: 0 });
    expect(database.prepare('SELECT id FROM person').pluck().get()).toBe('person_1');
  });

  it('leave the version before when a step fails', () => {
    const database = new Database(':memory:');
    migrate(database);
    const failing = (inside: Database.Database) => {
      extra(inside);
      inside.exec('broken');
    };
    expect(() => migrate(database, [...migrations, failing])).toThrow();
    expect(schemaVersionOf(database)).toBe(migrations.length);
    expect(database.prepare("SELECT name FROM sqlite_master WHERE name = 'extra'").get()).toBeUndefined();
  });

  it('refuse a file of a newer version', async () => {
    const path = newPath();
    await (await open(path)).close();
    const database = new Database(path);
    database.pragma('user_version = 99');
    database.close();
    await expect(open(path)).rejects.toMatchObject({ code: 'unsupported', message: expect.stringContaining('99') });
  });
});
