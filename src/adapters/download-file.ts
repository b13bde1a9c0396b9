import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MemoryError, ProviderError, throwIfAborted } from '../errors.js';

/** What to download, and what it must be. */
export interface Download {
  url: string;
  /** Where it goes, whole or not at all. What has arrived so far lies beside it as `.part`. */
  target: string;
  sizeBytes?: number | undefined;
  /** Hex. */
  sha256?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Bytes so far, those of earlier tries included, and the whole where the server tells. */
  onProgress?: ((received: number, total: number | undefined) => void) | undefined;
  /** Pause before the second try, doubled with each; 500 when absent. */
  retryDelayMs?: number | undefined;
  /** A connection without a byte for so long is given up; 30,000 when absent. */
  stallMs?: number | undefined;
}

/** Size and checksum of a file. */
export interface FileDigest {
  sizeBytes: number;
  /** Hex. */
  sha256: string;
}

const TRIES = 4;
const MAX_BYTES = 2 ** 31;

/**
 * Downloads a file over HTTP(S): redirects are followed, a cut connection or an earlier interrupted run is taken up where
 * it stopped (`Range`; with `If-Range` another file under the address starts afresh, and without an entity tag only a known
 * checksum allows taking up), and size and checksum are checked before the file gets its name. Throws `provider_failed` (unreachable or an HTTP error), `provider_timeout`,
 * `corrupt_data` (wrong size or checksum: what came is deleted), `budget_exceeded` above 2 GiB, `aborted`.
 */
export async function downloadFile(download: Download): Promise<FileDigest> {
  const { target, signal } = download;
  try {
    await mkdir(dirname(target), { recursive: true });
  } catch (cause) {
    throw unwritable(target, cause);
  }
  const part = `${target}.part`;
  for (let attempt = 1; ; attempt += 1) {
    throwIfAborted(signal);
    try {
      await receive(download, part);
      break;
    } catch (error) {
      throwIfAborted(signal);
      if (!(error instanceof ProviderError && error.retryable) || attempt === TRIES) throw error;
      await sleep((download.retryDelayMs ?? 500) * 2 ** (attempt - 1));
    }
  }
  const digest = await digestFile(part);
  try {
    requireDigest(digest, download, download.url);
  } catch (error) {
    await discard(part);
    throw error;
  }
  const file = await open(part, 'r+');
  await file.sync();
  await file.close();
  await rename(part, target);
  await rm(validatorOf(part), { force: true });
  return digest;
}

/** Size and SHA-256 of a file, read in pieces. */
export async function digestFile(path: string): Promise<FileDigest> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    sizeBytes += chunk.length;
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}

/** Throws `corrupt_data` when a file is not the expected one; `what` names it. */
export function requireDigest(
  found: FileDigest,
  expected: { sizeBytes?: number | undefined; sha256?: string | undefined },
  what: string,
): void {
  if (expected.sizeBytes !== undefined && found.sizeBytes !== expected.sizeBytes) {
    throw new MemoryError(
      'corrupt_data',
      `${what} has ${found.sizeBytes} bytes instead of ${expected.sizeBytes}. It is not used.`,
      { details: { found: found.sizeBytes, expected: expected.sizeBytes } },
    );
  }
  if (expected.sha256 !== undefined && found.sha256 !== expected.sha256.toLowerCase()) {
    throw new MemoryError(
      'corrupt_data',
      `${what} has the SHA-256 ${found.sha256} instead of ${expected.sha256}. It is not used.`,
      { details: { found: found.sha256, expected: expected.sha256 } },
    );
  }
}

const validatorOf = (part: string) => `${part}.etag`;

async function discard(part: string): Promise<void> {
  await rm(part, { force: true });
  await rm(validatorOf(part), { force: true });
}

/** One connection: what is missing of the part file. */
async function receive(download: Download, part: string): Promise<void> {
  const { url, sha256, signal, stallMs = 30_000 } = download;
  const have = (await stat(part).catch(() => undefined))?.size ?? 0;
  const validator = have === 0 ? undefined : await readFile(validatorOf(part), 'utf8').catch(() => undefined);
  const from = validator === undefined && sha256 === undefined ? 0 : have;
  const stall = new AbortController();
  const cancel = signal === undefined ? stall.signal : AbortSignal.any([signal, stall.signal]);
  const timer = setTimeout(() => stall.abort(), stallMs);
  try {
    const headers: Record<string, string> =
      from === 0 ? {} : { range: `bytes=${from}-`, ...(validator === undefined ? {} : { 'if-range': validator }) };
    const response = await fetch(url, { headers, redirect: 'follow', signal: cancel });
    if (response.status === 416) {
      await response.body?.cancel();
      // All of it was here already: only its check was missing.
      if (totalOf(response, 0) === have) return;
      await discard(part);
      throw failure(url, 'the server has less than was already here', true);
    }
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      throw failure(
        url,
        `HTTP status ${response.status}`,
        response.status >= 500 || response.status === 429,
        response.status,
      );
    }
    if (url.startsWith('https:') && !response.url.startsWith('https:')) {
      await response.body.cancel();
      throw failure(url, 'it leads to an address without encryption', false);
    }
    const start = response.status === 206 ? rangeStart(response.headers.get('content-range')) : 0;
    if (start !== 0 && start !== from) throw failure(url, 'the server sent another range than asked for', false);
    const total = totalOf(response, start);
    checkTotal(total, download);
    const etag = response.headers.get('etag');
    if (etag === null || etag.startsWith('W/')) await rm(validatorOf(part), { force: true });
    else await writeFile(validatorOf(part), etag);
    const limit = download.sizeBytes ?? total ?? MAX_BYTES;
    let received = start;
    const file = await open(part, start === 0 ? 'w' : 'a');
    try {
      for await (const chunk of response.body) {
        timer.refresh();
        received += chunk.length;
        if (received > limit) throw new MemoryError('corrupt_data', `${url} sends more than ${limit} bytes.`);
        await file.write(chunk);
        download.onProgress?.(received, total);
      }
    } finally {
      await file.close();
    }
    if (total !== undefined && received < total) throw failure(url, 'the connection was cut', true);
  } catch (error) {
    if (error instanceof MemoryError) {
      if (error.code === 'corrupt_data') await discard(part);
      throw error;
    }
    throwIfAborted(signal);
    if (stall.signal.aborted) {
      throw new ProviderError('provider_timeout', `${url} sent nothing for ${stallMs} ms.`, {
        provider: 'download',
        retryable: true,
      });
    }
    if (isFileError(error)) {
      throw unwritable(part, error);
    }
    throw failure(url, causeOf(error), true, undefined, error);
  } finally {
    clearTimeout(timer);
  }
}

function checkTotal(total: number | undefined, { url, sizeBytes }: Download): void {
  if (total !== undefined && sizeBytes !== undefined && total !== sizeBytes) {
    throw new MemoryError('corrupt_data', `${url} has ${total} bytes instead of ${sizeBytes}. It is not used.`, {
      details: { found: total, expected: sizeBytes },
    });
  }
  if ((total ?? 0) > MAX_BYTES) {
    throw new MemoryError('budget_exceeded', `${url} is larger than 2 GiB.`, { details: { bytes: total ?? 0 } });
  }
}

/** Length of the whole file where the headers tell. An encoded body has another length than its bytes. */
function totalOf(response: Response, start: number): number | undefined {
  const range = /\/(\d+)$/u.exec(response.headers.get('content-range') ?? '');
  if (range !== null) return Number(range[1]);
  const length = response.headers.get('content-length');
  return length === null || response.headers.has('content-encoding') ? undefined : start + Number(length);
}

function rangeStart(contentRange: string | null): number {
  return Number(/^bytes (\d+)-/u.exec(contentRange ?? '')?.[1] ?? 0);
}

function unwritable(path: string, cause: unknown): MemoryError {
  return new MemoryError('store_failed', `${path} cannot be written. Check space and permissions.`, { cause });
}

function isFileError(error: unknown): boolean {
  return ['ENOSPC', 'EACCES', 'EROFS', 'EISDIR', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** The system's own code (ENOTFOUND, ECONNREFUSED) where there is one. */
function causeOf(error: unknown): string {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? (error instanceof Error ? error.message : 'unknown');
}

function failure(url: string, why: string, retryable: boolean, status?: number, cause?: unknown): ProviderError {
  return new ProviderError('provider_failed', `${url} cannot be downloaded (${why}).`, {
    provider: 'download',
    retryable,
    cause,
    details: { url, ...(status === undefined ? {} : { status }) },
  });
}
