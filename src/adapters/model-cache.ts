import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { MemoryError } from '../errors.js';
import { digestFile, downloadFile, type FileDigest, requireDigest } from './download-file.js';
import { type CatalogueEntry, catalogueEntry, modelCatalogue } from './model-catalogue.js';

/** Options of {@link fetchModel} and {@link resolveSpeakerModel}. */
export interface FetchModelOptions {
  /** Folder of downloaded models; see {@link modelCacheFolder}. */
  cacheFolder?: string | undefined;
  /** The checksum the caller knows the file by (hex); it must hold beside the catalogue's. */
  sha256?: string | undefined;
  /** Never touch the network: a model that is not in the cache is then `missing_dependency`. */
  offline?: boolean | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((received: number, total: number | undefined) => void) | undefined;
  /** Pause before a download is tried again, doubled with each try; 500 when absent. */
  retryDelayMs?: number | undefined;
}

/** A model in the cache. */
export interface CachedModel extends FileDigest {
  path: string;
  /** `pinned`: the checksum was known in advance; `recorded`: it is that of the first download. */
  trust: 'pinned' | 'recorded';
  downloaded: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where downloaded models lie: `$VOXPOLYMEM_MODELS`, else the user's cache folder (XDG; `LOCALAPPDATA` on Windows). */
export function modelCacheFolder(env: Environment = process.env): string {
  const set = env['VOXPOLYMEM_MODELS'];
  if (set !== undefined && set !== '') return set;
  const cache = process.platform === 'win32' ? env['LOCALAPPDATA'] : env['XDG_CACHE_HOME'];
  return join(cache !== undefined && cache !== '' ? cache : join(homedir(), '.cache'), 'voxpolymem', 'models');
}

/**
 * The file of a catalogue entry: from the cache, or downloaded into it. What is in the cache is compared with the pinned
 * checksum, or with the one recorded at the first download (`<file>.lock.json`), on every call. Throws
 * `missing_dependency` when it can be had nowhere, saying what was tried and where to put it by hand, and `corrupt_data`.
 */
export async function fetchModel(model: CatalogueEntry, options: FetchModelOptions = {}): Promise<CachedModel> {
  const path = join(options.cacheFolder ?? modelCacheFolder(), model.file);
  const lock = await readLock(path);
  const expected = { sizeBytes: model.sizeBytes, sha256: model.sha256 ?? options.sha256 ?? lock?.sha256 };
  const trust = (model.sha256 ?? options.sha256) === undefined ? 'recorded' : 'pinned';
  if (existsSync(path)) {
    const digest = await digestFile(path);
    requireSame(digest, expected, options.sha256, path);
    if (lock === undefined && model.sha256 === undefined) await writeLock(path, model, digest);
    return { path, trust, downloaded: false, ...digest };
  }
  if (options.offline === true) throw unavailable(model, path, 'downloads are turned off');
  try {
    const { signal, onProgress, retryDelayMs } = options;
    const digest = await downloadFile({ url: model.url, target: path, ...expected, signal, onProgress, retryDelayMs });
    try {
      requireSame(digest, expected, options.sha256, model.url);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    if (model.sha256 === undefined) await writeLock(path, model, digest);
    return { path, trust, downloaded: true, ...digest };
  } catch (error) {
    if (!(error instanceof MemoryError) || !['provider_failed', 'provider_timeout'].includes(error.code)) throw error;
    throw unavailable(model, path, error.message, error);
  }
}

/**
 * The ONNX file meant by a name of the catalogue or a path. Throws `not_found` for neither, listing the names; otherwise
 * as {@link fetchModel}.
 */
export async function resolveSpeakerModel(nameOrPath: string, options: FetchModelOptions = {}): Promise<string> {
  const known = catalogueEntry(nameOrPath);
  if (known !== undefined) return (await fetchModel(known, options)).path;
  if (statSync(nameOrPath, { throwIfNoEntry: false })?.isFile()) return nameOrPath;
  throw new MemoryError(
    'not_found',
    `There is no speaker encoder ${nameOrPath}. Give the path of a sherpa-onnx speaker model, or one of: ${modelCatalogue.map(({ name }) => name).join(', ')}.`,
  );
}

function requireSame(
  digest: FileDigest,
  expected: { sizeBytes: number | undefined; sha256: string | undefined },
  asked: string | undefined,
  what: string,
): void {
  requireDigest(digest, expected, what);
  requireDigest(digest, { sha256: asked }, what);
}

function unavailable(model: CatalogueEntry, path: string, why: string, cause?: unknown): MemoryError {
  return new MemoryError(
    'missing_dependency',
    `The speaker encoder ${model.name} is not on this machine and cannot be fetched: ${why.replace(/\.$/u, '')}. ` +
      `Connect and try again, put the file of ${model.url} at ${path} by hand, or give another with --speaker-encoder FILE.`,
    { cause, details: { model: model.name, url: model.url, path } },
  );
}

const lockOf = (path: string) => `${path}.lock.json`;

async function readLock(path: string): Promise<{ sha256: string } | undefined> {
  let text: string;
  try {
    text = await readFile(lockOf(path), 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw new MemoryError('store_failed', `${lockOf(path)} cannot be read. Check permissions.`, { cause: error });
  }
  try {
    const { sha256 } = JSON.parse(text) as { sha256?: unknown };
    if (typeof sha256 === 'string' && /^[0-9a-f]{64}$/u.test(sha256)) return { sha256 };
  } catch {
    // Reported below, together with a lock of another form.
  }
  throw new MemoryError(
    'corrupt_data',
    `${lockOf(path)} is damaged. Delete it together with the model, and fetch again.`,
  );
}

async function writeLock(path: string, { name, url }: CatalogueEntry, digest: FileDigest): Promise<void> {
  const draft = `${lockOf(path)}.${process.pid}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, `${JSON.stringify({ name, url, ...digest, at: new Date().toISOString() }, undefined, 2)}\n`);
    await rename(draft, lockOf(path));
  } catch (cause) {
    throw new MemoryError('store_failed', `${lockOf(path)} cannot be written. Check space and permissions.`, { cause });
  }
}
