import { parentPort } from 'node:worker_threads';
import { closedError } from '../check-records.js';
import { commit, readSpace } from './commit.js';
import type { Connection } from './connection.js';
import { readJournal } from './journal.js';
import { purge, readInfo } from './maintenance.js';
import { openDatabase } from './open-database.js';
import { packFound } from './packed-hits.js';
import { find, getMany } from './record-table.js';
import { createTextSearcher, type TextSearcher } from './search-text.js';
import { createVectorSearcher, type VectorSearcher } from './search-vector.js';
import { toMemoryError } from './sqlite-errors.js';
import type { WorkerCalls, WorkerReply, WorkerRequest } from './worker-protocol.js';

let open: { connection: Connection; searchText: TextSearcher; searchVector: VectorSearcher } | undefined;

function opened(): NonNullable<typeof open> {
  if (open === undefined) throw closedError();
  return open;
}

const connection = (): Connection => opened().connection;

/** Several reads of one state, whatever other processes write meanwhile. */
function inSnapshot<T>(read: () => T): T {
  return connection().database.transaction(read).deferred();
}

const calls: WorkerCalls = {
  async open(files, newSpace) {
    const found = openDatabase(files, newSpace);
    if (found === undefined) return false;
    open = { connection: found, searchText: createTextSearcher(found), searchVector: createVectorSearcher(found) };
    return true;
  },
  get: async (kind, id) => getMany(connection(), kind, [id])[0],
  getMany: async (kind, ids) => inSnapshot(() => getMany(connection(), kind, ids)),
  find: async (kind, query = {}) => find(connection(), kind, query),
  searchText: async (search) => packFound(inSnapshot(() => opened().searchText(search))),
  searchVector: async (search) => packFound(inSnapshot(() => opened().searchVector(readSpace(connection()), search))),
  journal: async (query) => readJournal(connection(), query),
  commit: async (batch) => commit(connection(), batch),
  info: async () => readInfo(connection()),
  purge: async () => purge(connection()),
  async close() {
    open?.connection.database.close();
    open = undefined;
  },
};

async function answer({ call, method, args }: WorkerRequest): Promise<WorkerReply> {
  try {
    const handle = calls[method] as (...args: unknown[]) => Promise<unknown>;
    return { call, value: await handle(...args) };
  } catch (error) {
    const { code, message, details } = toMemoryError(error);
    return { call, error: { code, message, details } };
  }
}

parentPort?.on('message', async (request: WorkerRequest) => {
  parentPort?.postMessage(await answer(request));
});
