import type { RecordKind, RecordTypes } from '../records/records.js';
import type { GuardedReader } from './guarded-store.js';

const PAGE = 500;

/** Every record of a kind, page by page. */
export async function* eachRecord<K extends RecordKind>(
  reader: GuardedReader,
  kind: K,
): AsyncGenerator<RecordTypes[K]> {
  for (let offset = 0; ; offset += PAGE) {
    const page = await reader.find(kind, { limit: PAGE, offset });
    for (const { version: _, ...record } of page) yield record as unknown as RecordTypes[K];
    if (page.length < PAGE) return;
  }
}
