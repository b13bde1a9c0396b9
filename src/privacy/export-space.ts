import { throwIfAborted } from '../errors.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { RecordKind, RecordTypes } from '../records/records.js';
import type { GuardedReader } from './guarded-store.js';

/** One line of an export. */
export interface ExportLine {
  kind: RecordKind | 'journal';
  record: unknown;
}

const KINDS: readonly RecordKind[] = [
  'space',
  'session',
  'person',
  'voice',
  'turn',
  'interaction',
  'utterance',
  'fact',
  'profile',
  'clue',
  'review',
  'task',
];
const PAGE = 500;

/** Everything a space holds, line by line, with people's names written out beside the references. Voiceprints are left out. */
export async function* exportSpace(
  reader: GuardedReader,
  directory: PersonDirectory,
  signal?: AbortSignal,
): AsyncGenerator<ExportLine> {
  for (const kind of KINDS) {
    for (let offset = 0; ; offset += PAGE) {
      throwIfAborted(signal);
      const page = await reader.find(kind, { limit: PAGE, offset });
      for (const record of page) yield { kind, record: readable(kind, record, directory) };
      if (page.length < PAGE) break;
    }
  }
  for (const entry of (await reader.journal()).reverse()) {
    const { inverse: _, ...rest } = entry;
    yield { kind: 'journal', record: rest };
  }
}

function readable<K extends RecordKind>(kind: K, record: RecordTypes[K], directory: PersonDirectory): unknown {
  const { vector: _, prototypes: __, statistics: ___, ...plain } = record as RecordTypes[K] & Record<string, unknown>;
  if (kind === 'fact' || kind === 'profile') {
    const { text, value } = plain as { text?: string; value?: string };
    return {
      ...plain,
      ...(text === undefined ? {} : { renderedText: directory.render(text) }),
      ...(value === undefined ? {} : { renderedValue: directory.render(value) }),
    };
  }
  return plain;
}
