import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileServer, serveFile } from '../../test/fixtures/file-server.js';
import { fetchModel, modelCacheFolder, resolveSpeakerModel } from './model-cache.js';
import { type CatalogueEntry, modelCatalogue } from './model-catalogue.js';

const body = randomBytes(20_000);
const sha256 = createHash('sha256').update(body).digest('hex');
let cacheFolder = '';
let server: FileServer;
let pinned: CatalogueEntry;
let unpinned: CatalogueEntry;

beforeEach(async () => {
  cacheFolder = mkdtempSync(join(tmpdir(), 'voxpolymem-models-'));
  server = await serveFile(body, '"one"');
  unpinned = {
    name: 'some-encoder',
    file: 'some.onnx',
    url: `${server.url}/file.onnx`,
    dimension: 4,
    trainedOn: 'noise',
    licence: 'none',
  };
  pinned = { ...unpinned, sizeBytes: body.length, sha256 };
});

afterEach(async () => {
  await server.close();
  rmSync(cacheFolder, { recursive: true });
});

const options = () => ({ cacheFolder, retryDelayMs: 1 });
const cached = () => join(cacheFolder, 'some.onnx');

describe('fetchModel', () => {
  it('downloads once, and compares what lies in the cache with the pin', async () => {
    expect(await fetchModel(pinned, options())).toMatchObject({ path: cached(), trust: 'pinned', downloaded: true });
    expect(await fetchModel(pinned, options())).toMatchObject({ downloaded: false, sha256 });
    expect(server.requests).toHaveLength(1);
    writeFileSync(cached(), Buffer.alloc(body.length));
    await expect(fetchModel(pinned, options())).rejects.toMatchObject({ code: 'corrupt_data' });
  });

  it('records the checksum of a file that has none, and holds every later one to it', async () => {
    expect(await fetchModel(unpinned, options())).toMatchObject({ trust: 'recorded', downloaded: true });
    expect(JSON.parse(readFileSync(`${cached()}.lock.json`, 'utf8'))).toMatchObject({ name: 'some-encoder', sha256 });
    rmSync(cached());
    server.behaviour.body = randomBytes(20_000);
    server.behaviour.etag = '"two"';
    await expect(fetchModel(unpinned, options())).rejects.toMatchObject({
      code: 'corrupt_data',
      message: expect.stringContaining(sha256),
    });
    expect(existsSync(cached())).toBe(false);
    server.behaviour.body = body;
    expect(await fetchModel(unpinned, options())).toMatchObject({ sha256 });
    writeFileSync(`${cached()}.lock.json`, '{');
    await expect(fetchModel(unpinned, options())).rejects.toMatchObject({ code: 'corrupt_data' });
  });

  it('holds a file to the checksum that the caller gives', async () => {
    await expect(fetchModel(unpinned, { ...options(), sha256: '0'.repeat(64) })).rejects.toMatchObject({
      code: 'corrupt_data',
    });
    expect(readdirSync(cacheFolder)).toEqual([]);
    expect(await fetchModel(unpinned, { ...options(), sha256 })).toMatchObject({ trust: 'pinned' });
    await expect(fetchModel(pinned, { ...options(), sha256: '0'.repeat(64) })).rejects.toMatchObject({
      code: 'corrupt_data',
    });
  });

  it('says offline what was tried and where the file goes, and takes one put there by hand', async () => {
    await server.close();
    const refused = fetchModel(pinned, options());
    await expect(refused).rejects.toMatchObject({ code: 'missing_dependency' });
    const message = await refused.catch((error: Error) => error.message);
    for (const part of [pinned.url, 'ECONNREFUSED', cached(), '--speaker-encoder FILE'])
      expect(message).toContain(part);
    await expect(fetchModel(pinned, { ...options(), offline: true })).rejects.toMatchObject({
      code: 'missing_dependency',
    });
    writeFileSync(cached(), body);
    expect(await fetchModel(pinned, { ...options(), offline: true })).toMatchObject({ downloaded: false });
    server = await serveFile(body);
  });

  it('says when nothing can be written', async () => {
    writeFileSync(join(cacheFolder, 'in-the-way'), '');
    const inTheWay = { ...options(), cacheFolder: join(cacheFolder, 'in-the-way') };
    await expect(fetchModel(pinned, inTheWay)).rejects.toMatchObject({ code: 'store_failed' });
  });

  it('says that the server has no such file', async () => {
    await expect(fetchModel({ ...pinned, url: `${server.url}/absent` }, options())).rejects.toMatchObject({
      code: 'missing_dependency',
      message: expect.stringContaining('404'),
    });
  });
});

describe('resolveSpeakerModel', () => {
  it('takes a path as it is and names the catalogue otherwise', async () => {
    writeFileSync(cached(), body);
    expect(await resolveSpeakerModel(cached(), options())).toBe(cached());
    await expect(resolveSpeakerModel('no-such-model', options())).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('titanet-small'),
    });
    await expect(resolveSpeakerModel('titanet-small', { ...options(), offline: true })).rejects.toMatchObject({
      code: 'missing_dependency',
    });
  });
});

describe('the catalogue and the cache folder', () => {
  it('has whole entries under unique names', () => {
    expect(new Set(modelCatalogue.map(({ name }) => name)).size).toBe(modelCatalogue.length);
    for (const { url, file, sha256: pin, sizeBytes } of modelCatalogue) {
      expect(new URL(url).protocol).toBe('https:');
      expect(decodeURIComponent(url)).toContain(file);
      expect(pin === undefined).toBe(sizeBytes === undefined);
      if (pin !== undefined) expect(pin).toMatch(/^[0-9a-f]{64}$/u);
    }
  });

  it('follows the setting, then the cache folder of the system', () => {
    expect(modelCacheFolder({ VOXPOLYMEM_MODELS: '/m' })).toBe('/m');
    if (process.platform !== 'win32') {
      expect(modelCacheFolder({ XDG_CACHE_HOME: '/c' })).toBe(join('/c', 'voxpolymem', 'models'));
      expect(modelCacheFolder({})).toContain(join('.cache', 'voxpolymem', 'models'));
    }
  });
});
