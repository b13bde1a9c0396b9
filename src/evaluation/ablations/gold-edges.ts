import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { PersonDirectory } from '../../records/person-directory.js';
import type { Interaction, RecordKind } from '../../records/records.js';
import type { Hit, SearchFilter } from '../../store/memory-store.js';
import type { GoldEdges } from '../benchmarks/benchmark.js';
import { mapHits } from './ablate-reader.js';

/** Hits asked for where a filter by addressee is applied here instead of in the store. */
const WIDENED = 5;

/**
 * A reader whose edges are the set's own instead of the inferred ones: in records, search filters and hits. People are found by
 * name; one whom nobody in the space is called by is left out. Facts keep the addressees that were inferred.
 */
export async function withGoldEdges(
  reader: GuardedReader,
  directory: PersonDirectory,
  gold: ReadonlyMap<string, GoldEdges>,
): Promise<GuardedReader> {
  const edges = await goldInteractions(reader, directory, gold);
  // A turn shares its id with its edges.
  const corrected = <T extends { id: string }>(kind: RecordKind, records: readonly T[]): T[] =>
    records.map((record) => (kind === 'interaction' ? { ...record, ...edges.get(record.id) } : record));
  const toldTo = <H extends Hit>(hit: H): H => {
    const own = edges.get(hit.document.id);
    if (own === undefined) return hit;
    return { ...hit, document: { ...hit.document, addresseeIds: own.addressees.map(({ personId }) => personId) } };
  };
  const search = async <S extends { filter?: SearchFilter; limit: number }, F extends { hits: Hit[]; around: Hit[] }>(
    asked: S,
    run: (search: S) => Promise<F>,
  ): Promise<F> => {
    const { addresseeIds, ...filter } = asked.filter ?? {};
    if (addresseeIds === undefined) return mapHits(await run(asked), toldTo) as F;
    const found = mapHits(await run({ ...asked, filter, limit: asked.limit * WIDENED }), toldTo) as F;
    const wanted = new Set(addresseeIds);
    const hits = found.hits.filter(({ document }) => document.addresseeIds.some((id) => wanted.has(id)));
    return { ...found, hits: hits.slice(0, asked.limit) };
  };
  return {
    ...reader,
    get: async (kind, id) => {
      const record = await reader.get(kind, id);
      return record === undefined ? undefined : corrected(kind, [record])[0];
    },
    getMany: async (kind, ids) => corrected(kind, await reader.getMany(kind, ids)),
    find: async (kind, query) => {
      const { replyToTurnId }: { replyToTurnId?: string } = query?.where ?? {};
      if (kind !== 'interaction' || replyToTurnId === undefined) return corrected(kind, await reader.find(kind, query));
      const answers = [...edges.values()].filter((edge) => edge.replyTo?.turnId === replyToTurnId).map(({ id }) => id);
      return corrected(kind, await reader.getMany(kind, answers));
    },
    searchText: (asked) => search(asked, (wide) => reader.searchText(wide)),
    searchVector: (asked) => search(asked, (wide) => reader.searchVector(wide)),
  };
}

async function goldInteractions(
  reader: GuardedReader,
  directory: PersonDirectory,
  gold: ReadonlyMap<string, GoldEdges>,
): Promise<Map<string, Interaction>> {
  const turns = await reader.find('turn');
  const turnIds = new Map(turns.flatMap(({ id, externalId }) => (externalId === undefined ? [] : [[externalId, id]])));
  const everybody = directory.people.map(({ id }) => id);
  const edges = new Map<string, Interaction>();
  for (const { id, sessionId, externalId, voiceId } of turns) {
    const own = externalId === undefined ? undefined : gold.get(externalId);
    if (own === undefined) continue;
    const speaker = directory.personOfVoice(voiceId);
    const people = own.toEveryone
      ? everybody.filter((person) => person !== speaker)
      : own.to.flatMap((name) => directory.byName(name).slice(0, 1));
    const answered = own.replyTo === undefined ? undefined : turnIds.get(own.replyTo);
    edges.set(id, {
      id,
      sessionId,
      addressees: people.map((personId) => ({ personId, confidence: 1, why: 'gold' })),
      toEveryone: own.toEveryone,
      ...(answered === undefined ? {} : { replyTo: { turnId: answered, confidence: 1, why: 'gold' } }),
    });
  }
  return edges;
}
