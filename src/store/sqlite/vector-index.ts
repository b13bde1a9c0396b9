import type { Layer } from '../../records/records.js';
import type { Connection } from './connection.js';
import { vectorToBytes } from './packed-values.js';
import { encodeVector } from './vector-codes.js';

/**
 * Documents a page of codes; two pages of usual codes fill one page of the database. Position p lies in page p / 60 at
 * slot p % 60. A page is one byte of layer for each slot, then one code for each slot; an empty page keeps the former
 * alone. `written` grows with every write of any page, so that a reader can tell what it has not seen.
 */
export const pageSlots = 60;

/** How a page names a layer; 0 is an empty slot. Never renumber one. */
export const layerNumbers: Readonly<Record<Layer, number>> = { interaction: 1, fact: 2, profile: 3 };

/** Stores a document's vector and its code. */
export function indexVector(connection: Connection, position: number, layer: Layer, vector: Float32Array): void {
  connection
    .sql('INSERT OR REPLACE INTO document_vector (position, vector) VALUES (?, ?)')
    .run(position, vectorToBytes(vector));
  writeSlot(connection, position, layerNumbers[layer], encodeVector(vector));
}

/** Removes a document's vector and its code. */
export function unindexVector(connection: Connection, position: number): void {
  const { changes } = connection.sql('DELETE FROM document_vector WHERE position = ?').run(position);
  if (changes > 0) writeSlot(connection, position, 0);
}

/** Without a code, the slot is cleared. A page whose codes are of another length (another model's) starts anew. */
function writeSlot({ sql }: Connection, position: number, layer: number, code?: Uint8Array): void {
  const page = Math.floor(position / pageSlots);
  const slot = position % pageSlots;
  const before = sql('SELECT slots FROM code_page WHERE page = ?').pluck().get(page) as Buffer | undefined;
  const length = code?.length ?? (before?.length ?? pageSlots) / pageSlots - 1;
  const size = pageSlots * (1 + length);
  const slots = Buffer.alloc(size);
  before?.copy(slots, 0, 0, before.length === size ? size : pageSlots);
  slots[slot] = layer;
  slots.set(code ?? new Uint8Array(length), pageSlots + slot * length);
  const isEmpty = slots.subarray(0, pageSlots).every((value) => value === 0);
  const written = sql("UPDATE tally SET value = value + 1 WHERE name = 'codes' RETURNING value").pluck().get();
  sql('INSERT OR REPLACE INTO code_page (page, slots, written) VALUES (?, ?, ?)').run(
    page,
    isEmpty ? slots.subarray(0, pageSlots) : slots,
    written,
  );
}
