import type { ErrorCode } from '../../errors.js';
import type { Space } from '../../records/records.js';
import type { MemoryStore, TextSearch, VectorSearch } from '../memory-store.js';
import type { SpaceFiles } from './space-files.js';

/** What the worker does: open a file, and then the calls of the store; searches answer as `packed-hits.ts` packs them. */
export interface WorkerCalls extends Omit<MemoryStore, 'searchText' | 'searchVector'> {
  searchText(search: TextSearch): Promise<string>;
  searchVector(search: VectorSearch): Promise<string>;
  /** False when there is no space yet and none was passed. */
  open(files: SpaceFiles, newSpace?: Space): Promise<boolean>;
}

/** A call; answered by the one {@link WorkerReply} with its number. */
export interface WorkerRequest {
  call: number;
  method: keyof WorkerCalls;
  args: unknown[];
}

/** The result of a call, or its error in a form that crosses threads. */
export type WorkerReply =
  | { call: number; value: unknown }
  | {
      call: number;
      error: { code: ErrorCode; message: string; details: Readonly<Record<string, string | number | boolean>> };
    };
