import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { MemoryError } from '../../errors.js';
import { closedError } from '../check-records.js';
import { toMemoryError } from './sqlite-errors.js';
import type { WorkerCalls, WorkerReply, WorkerRequest } from './worker-protocol.js';

interface Pending {
  resolve(value: unknown): void;
  reject(error: MemoryError): void;
}

/** A worker thread with one database, called by method. */
export interface WorkerClient {
  call<M extends keyof WorkerCalls>(
    method: M,
    ...args: Parameters<WorkerCalls[M]>
  ): Promise<Awaited<ReturnType<WorkerCalls[M]>>>;
  /** Ends the thread; pending and later calls fail with `store_failed`. */
  stop(): Promise<void>;
}

/** Starts a worker. It keeps the process alive only while a call is pending. */
export function startWorker(): WorkerClient {
  const worker = createWorker();
  const pending = new Map<number, Pending>();
  let calls = 0;
  let failure: MemoryError | undefined;

  const fail = (error: MemoryError) => {
    failure ??= error;
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };
  worker.unref();
  worker.on('error', (cause) => fail(toMemoryError(cause)));
  worker.on('exit', () => fail(new MemoryError('store_failed', 'The store thread ended.')));
  worker.on('message', (reply: WorkerReply) => {
    const waiting = pending.get(reply.call);
    pending.delete(reply.call);
    if (pending.size === 0) worker.unref();
    if ('error' in reply) {
      const { code, message, details } = reply.error;
      waiting?.reject(new MemoryError(code, message, { details }));
    } else waiting?.resolve(reply.value);
  });

  return {
    call: (method, ...args) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        calls += 1;
        const request: WorkerRequest = { call: calls, method, args: args.map(detached) };
        try {
          worker.postMessage(request);
        } catch (cause) {
          return reject(new MemoryError('invalid_argument', 'The arguments cannot be stored.', { cause }));
        }
        worker.ref();
        pending.set(request.call, { resolve: (value) => resolve(value as never), reject });
      }),
    async stop() {
      fail(closedError());
      await worker.terminate();
    },
  };
}

/** The compiled worker, or under tsx and vitest its source, which the new thread loads through tsx. */
function createWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url));
  // `require` resolves to the CommonJS build, whose loader does not start from within an eval.
  const api = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const tsx = pathToFileURL(api).href;
  const source = new URL('./worker.ts', import.meta.url).href;
  const load = `import('${tsx}').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(load, { eval: true, execArgv: [] });
}

/** A copy without views: cloning a view across threads would clone all of the buffer under it. */
function detached(value: unknown): unknown {
  if (value instanceof Float32Array) {
    return value.byteLength === value.buffer.byteLength ? value : value.slice();
  }
  if (Array.isArray(value)) return value.map(detached);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, detached(item)]));
}
