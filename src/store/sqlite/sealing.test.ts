import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { filesHold, temporaryPaths } from '../../../test/contracts/store-files.js';
import { batch, sampleSpace, session, speakerModel, utterance, voice } from '../../../test/contracts/store-samples.js';
import { packValue, unpackValue } from './packed-values.js';
import { createSealer } from './sealing.js';
import { openSqliteStore, type SqliteStoreOptions } from './sqlite-store.js';

const newPath = temporaryPaths();
const open = (path: string, rest: Partial<SqliteStoreOptions> = {}) =>
  openSqliteStore(path, { createSpace: () => sampleSpace, ...rest });

const vector = Float32Array.of(0.123456, 0.234567, -0.345678, 0.456789);
const sum = Float32Array.of(1.23456, 2.34567, -3.45678, 4.56789);
const biometric = [
  utterance('turn_1', { vector }),
  voice('voice_1', {
    model: speakerModel,
    prototypes: [{ vector, weight: 3 }],
    statistics: { count: 3, sum, netSpeechMs: 10 },
  }),
];

function edit(path: string, statement: string, ...values: unknown[]): void {
  const database = new Database(path);
  database.prepare(statement).run(...values);
  database.close();
}

describe('sealing', () => {
  it('writes no float of a voiceprint to the files, inverses included', async () => {
    const path = newPath();
    const store = await open(path);
    await store.commit(batch(biometric));
    await store.commit(
      batch([{ op: 'delete', kind: 'utterance', id: 'turn_1' }, voice('voice_1')], { undoable: true }),
    );
    await store.commit(batch(biometric));
    await store.close();
    for (const floats of [vector, sum]) {
      expect(filesHold(path, Buffer.from(floats.buffer, 0, 8))).toBe(false);
      expect(filesHold(path, Buffer.from(floats.buffer, 8, 8))).toBe(false);
      for (const value of floats) expect(filesHold(path, value.toPrecision(4))).toBe(false);
    }
    const again = await open(path);
    expect(await again.get('utterance', 'turn_1')).toMatchObject({ vector });
    expect(await again.get('voice', 'voice_1')).toMatchObject({ statistics: { sum } });
    expect((await again.journal({ sequence: 3 }))[0]?.inverse).toMatchObject([
      { record: { prototypes: [{ vector }] } },
      { record: { vector } },
    ]);
    await again.close();
  });

  it('binds kind, id and field, and notices each changed byte', () => {
    const sealer = createSealer(randomBytes(32));
    const label = { kind: 'voice', id: 'voice_1', field: 'biometrics' };
    const sealed = sealer.seal(label, Buffer.from('plain'));
    expect(sealer.open(label, sealed).toString()).toBe('plain');
    expect(sealer.seal(label, Buffer.from('plain'))).not.toEqual(sealed);
    const damaged = expect.objectContaining({ code: 'corrupt_data' });
    for (const other of [{ kind: 'utterance' }, { id: 'voice_2' }, { field: 'other' }]) {
      expect(() => sealer.open({ ...label, ...other }, sealed)).toThrow(damaged);
    }
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] as number) ^ 1;
      expect(() => sealer.open(label, changed)).toThrow(damaged);
    }
    expect(() => sealer.open(label, Buffer.alloc(3))).toThrow(damaged);
    expect(() => createSealer(randomBytes(32)).open(label, sealed)).toThrow(damaged);
  });

  it('reports a voiceprint moved to another record as damaged', async () => {
    const path = newPath();
    const store = await open(path);
    await store.commit(batch([...biometric, utterance('turn_2')]));
    await store.close();
    edit(path, "UPDATE utterance SET sealed = (SELECT sealed FROM utterance WHERE id = 'turn_1') WHERE id = 'turn_2'");
    const again = await open(path);
    await expect(again.get('utterance', 'turn_2')).rejects.toMatchObject({ code: 'corrupt_data' });
    expect(await again.get('utterance', 'turn_1')).toMatchObject({ vector });
    await again.close();
  });

  it('packs values with vectors in them', () => {
    const value = { a: [vector, { b: sum }], c: 'x', d: null, e: Float32Array.of() };
    expect(unpackValue(packValue(value))).toEqual(value);
    expect(() => unpackValue(Buffer.of(9, 9))).toThrow(expect.objectContaining({ code: 'corrupt_data' }));
  });
});

describe('the key file', () => {
  it('is made beside the space with 32 bytes that only its owner reads', async () => {
    const path = newPath();
    const store = await open(path);
    expect(statSync(`${path}.key`)).toMatchObject({ size: 32 });
    expect(statSync(`${path}.key`).mode & 0o777).toBe(0o600);
    expect(await store.info()).toMatchObject({ kind: 'sqlite', path, keyPath: `${path}.key`, schemaVersion: 3 });
    await store.close();
  });

  it('can lie elsewhere, and one that exists is used as it is', async () => {
    const path = newPath();
    const keyPath = `${newPath()}-elsewhere`;
    const key = randomBytes(32);
    writeFileSync(keyPath, key);
    await (await open(path, { keyPath })).close();
    expect(existsSync(`${path}.key`)).toBe(false);
    expect(readFileSync(keyPath)).toEqual(key);
    await (await open(path, { keyPath })).close();
  });

  it('missing, wrong or damaged stops the opening with nothing written', async () => {
    const path = newPath();
    const store = await open(path);
    await store.commit(batch([...biometric, session('session_1')]));
    await store.close();
    const key = readFileSync(`${path}.key`);
    const bytes = readFileSync(path);

    rmSync(`${path}.key`);
    await expect(open(path)).rejects.toMatchObject({ code: 'not_found', message: expect.stringContaining('.key') });
    expect(existsSync(`${path}.key`)).toBe(false);
    writeFileSync(`${path}.key`, randomBytes(32));
    await expect(open(path)).rejects.toMatchObject({ code: 'invalid_argument' });
    writeFileSync(`${path}.key`, 'short');
    await expect(open(path)).rejects.toMatchObject({ code: 'corrupt_data' });
    expect(readFileSync(`${path}.key`, 'utf8')).toBe('short');
    expect(readFileSync(path)).toEqual(bytes);

    writeFileSync(`${path}.key`, key);
    const again = await open(path);
    expect(await again.get('utterance', 'turn_1')).toMatchObject({ vector });
    await again.close();
  });
});
