import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileServer, serveFile } from '../../test/fixtures/file-server.js';
import { type Download, downloadFile } from './download-file.js';

const body = randomBytes(300_000);
const sha256 = createHash('sha256').update(body).digest('hex');
let folder = '';
let target = '';
let server: FileServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'voxpolymem-download-'));
  target = join(folder, 'deep', 'file.onnx');
  server = await serveFile(body, '"one"');
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const fetchIt = (rest: Partial<Download> = {}) =>
  downloadFile({ url: `${server.url}/file.onnx`, target, sizeBytes: body.length, sha256, retryDelayMs: 1, ...rest });

describe('downloadFile', () => {
  it('gives the file its name when it is whole, and leaves nothing beside it', async () => {
    const seen: (number | undefined)[] = [];
    expect(await fetchIt({ onProgress: (received, total) => seen.push(received, total) })).toEqual({
      sizeBytes: body.length,
      sha256,
    });
    expect(readFileSync(target).equals(body)).toBe(true);
    expect(existsSync(`${target}.part`) || existsSync(`${target}.part.etag`)).toBe(false);
    expect(seen.slice(-2)).toEqual([body.length, body.length]);
  });

  it('follows a redirect', async () => {
    await fetchIt({ url: `${server.url}/moved` });
    expect(server.requests.map(({ path }) => path)).toEqual(['/moved', '/file.onnx']);
    expect(readFileSync(target).equals(body)).toBe(true);
  });

  it('goes on after a cut where it stopped', async () => {
    Object.assign(server.behaviour, { cutAfter: 100_000, cuts: 2, cutDelayMs: 150 });
    await fetchIt();
    expect(server.requests).toHaveLength(3);
    const starts = server.requests.map(({ range }) => Number(/\d+/u.exec(range ?? '0')?.[0]));
    expect(starts[1]).toBeGreaterThan(0);
    expect(starts[2]).toBeGreaterThan(starts[1] as number);
    expect(readFileSync(target).equals(body)).toBe(true);
  });

  it('takes up what an earlier run left, with an entity tag or a known checksum only', async () => {
    Object.assign(server.behaviour, { cutAfter: 50_000, cuts: 9, cutDelayMs: 150 });
    await expect(fetchIt()).rejects.toMatchObject({ code: 'provider_failed' });
    expect(existsSync(target)).toBe(false);
    const left = statSync(`${target}.part`).size;
    server.behaviour.cuts = 0;
    server.requests.length = 0;
    await fetchIt();
    expect(server.requests).toEqual([{ path: '/file.onnx', range: `bytes=${left}-` }]);
    rmSync(target);
    writeFileSync(`${target}.part`, body.subarray(0, 1000));
    await fetchIt({ sha256: undefined });
    expect(server.requests.at(-1)?.range).toBeUndefined();
    expect(readFileSync(target).equals(body)).toBe(true);
  });

  it('starts afresh when the address holds another file now, or the server knows no ranges', async () => {
    Object.assign(server.behaviour, { cutAfter: 50_000, cuts: 4, cutDelayMs: 150 });
    await expect(fetchIt()).rejects.toMatchObject({ code: 'provider_failed' });
    const other = randomBytes(200_000);
    Object.assign(server.behaviour, { body: other, etag: '"two"', cuts: 0 });
    await fetchIt({ sizeBytes: undefined, sha256: undefined });
    expect(readFileSync(target).equals(other)).toBe(true);
    writeFileSync(`${target}.part`, body.subarray(0, 5000));
    Object.assign(server.behaviour, { body, ignoresRange: true });
    await fetchIt();
    expect(readFileSync(target).equals(body)).toBe(true);
  });

  it('takes a part that is whole, and drops one that is longer than the file', async () => {
    await fetchIt();
    renameSync(target, `${target}.part`);
    await fetchIt({ sizeBytes: undefined });
    expect(server.requests.at(-1)?.range).toBe(`bytes=${body.length}-`);
    rmSync(target);
    writeFileSync(`${target}.part`, Buffer.alloc(body.length + 1));
    await fetchIt();
    expect(readFileSync(target).equals(body)).toBe(true);
  });

  it('refuses a wrong checksum and a wrong size, and keeps nothing of it', async () => {
    await expect(fetchIt({ sha256: '0'.repeat(64) })).rejects.toMatchObject({
      code: 'corrupt_data',
      message: expect.stringContaining(sha256),
    });
    await expect(fetchIt({ sizeBytes: body.length + 1 })).rejects.toMatchObject({ code: 'corrupt_data' });
    expect(existsSync(target) || existsSync(`${target}.part`)).toBe(false);
  });

  it('tries again after a busy server, not after an absent file', async () => {
    server.behaviour.failures = [503, 429];
    await fetchIt();
    expect(server.requests).toHaveLength(3);
    server.requests.length = 0;
    await expect(fetchIt({ url: `${server.url}/absent` })).rejects.toMatchObject({
      code: 'provider_failed',
      retryable: false,
      details: { status: 404 },
    });
    expect(server.requests).toHaveLength(1);
  });

  it('names the reason when nobody answers', async () => {
    await server.close();
    await expect(fetchIt()).rejects.toMatchObject({
      code: 'provider_failed',
      message: expect.stringContaining('ECONNREFUSED'),
    });
    server = await serveFile(body);
  });

  it('gives up on a connection that stalls, and stops when told to', async () => {
    Object.assign(server.behaviour, { cutAfter: 10, cuts: 9, cutDelayMs: 2000 });
    await expect(fetchIt({ stallMs: 30 })).rejects.toMatchObject({ code: 'provider_timeout' });
    await expect(fetchIt({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    await expect(fetchIt({ signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
  });
});
