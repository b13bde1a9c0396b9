import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { RecordKind } from '../../records/records.js';
import type { Found, Hit } from '../../store/memory-store.js';

/** A reader that shows no edges: nobody is spoken to, nothing answers anything. */
export function withoutEdges(reader: GuardedReader): GuardedReader {
  const isEdge = (kind: RecordKind) => kind === 'interaction';
  const bare = <H extends Hit>(hit: H): H => ({ ...hit, document: { ...hit.document, addresseeIds: [] } });
  return {
    ...reader,
    get: async (kind, id) => (isEdge(kind) ? undefined : reader.get(kind, id)),
    getMany: async (kind, ids) => (isEdge(kind) ? [] : reader.getMany(kind, ids)),
    find: async (kind, query) => (isEdge(kind) ? [] : reader.find(kind, query)),
    searchText: async (search) => mapHits(await reader.searchText(search), bare),
    searchVector: async (search) => mapHits(await reader.searchVector(search), bare),
  };
}

/** A reader in whose searches every turn stands alone: no turns around a hit, and no place from which to find them. */
export function withoutNeighbours(reader: GuardedReader): GuardedReader {
  const alone = <H extends Hit>(hit: H): H => {
    const { ordinal: _, ...document } = hit.document;
    return { ...hit, document };
  };
  return {
    ...reader,
    searchText: async ({ around: _, ...search }) => mapHits(await reader.searchText(search), alone),
    searchVector: async ({ around: _, ...search }) => mapHits(await reader.searchVector(search), alone),
  };
}

/** What a search found with each hit changed. */
export function mapHits<H extends Hit, F extends Found<H>>(found: F & Found<H>, change: (hit: H) => H): F {
  return { ...found, hits: found.hits.map(change), around: found.around.map(change) };
}
