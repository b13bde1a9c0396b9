import { createModelSet } from '../src/adapters/model-set.js';
import { MemoryError } from '../src/errors.js';
import { turnDocument } from '../src/memory/index-document.js';
import { withVectors } from '../src/memory/remember-turn.js';
import { createPersonDirectory, type PersonDirectory } from '../src/records/person-directory.js';
import type { IndexDocument, Interaction, Session, Turn } from '../src/records/records.js';
import type { Change, MemoryStore } from '../src/store/memory-store.js';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.js';
import type { GeneratedConversation } from './generated-conversation.js';

const BATCH = 2_000;

/**
 * Writes generated turns from `from` to `to` straight into a space's store, many in one commit: turns, edges, and index entries as
 * ingest makes them, without facts and profile entries. The space must hold everybody who speaks. This is for sizes that an
 * ingest turn by turn would take hours to reach.
 */
export async function fillInBulk(
  path: string,
  conversation: GeneratedConversation,
  { from, to, onTurn }: { from: number; to: number; onTurn?: (turn: Turn) => void },
): Promise<void> {
  const store = await openSqliteStore(path, {
    createSpace: () => {
      throw new MemoryError('not_found', 'The space to fill is not there.');
    },
  });
  const models = createModelSet({});
  try {
    const embedder = await models.textEmbedder();
    const directory = createPersonDirectory(await store.find('person'), await store.find('voice'));
    const sessions = new Map<string, Session>();
    let writing = Promise.resolve();
    for (let start = from; start < to; start += BATCH) {
      const changes: Change[] = [];
      const documents: [IndexDocument, string][] = [];
      for (let index = start; index < Math.min(to, start + BATCH); index += 1) {
        const { session, turn, interaction } = makeTurn(conversation, index, directory);
        if (!sessions.has(session.id)) {
          sessions.set(session.id, session);
          changes.push({ op: 'put', kind: 'session', record: session });
        }
        changes.push(
          { op: 'put', kind: 'turn', record: turn },
          { op: 'put', kind: 'interaction', record: interaction },
        );
        documents.push([turnDocument(turn, interaction, session, directory), turn.text]);
        onTurn?.(turn);
      }
      const indexed = await withVectors(documents, { embedder });
      for (const record of indexed) changes.push({ op: 'put', kind: 'document', record });
      // The store's thread writes one batch while this one makes the next.
      await writing;
      writing = commit(store, changes);
      writing.catch(() => {});
    }
    await writing;
  } finally {
    await models.close();
    await store.close();
  }
}

function makeTurn(
  conversation: GeneratedConversation,
  index: number,
  directory: PersonDirectory,
): { session: Session; turn: Turn; interaction: Interaction } {
  const given = conversation.turn(index);
  const [speaker] = directory.byName(given.speaker);
  const [voiceId] = speaker === undefined ? [] : directory.voicesOf(speaker);
  if (voiceId === undefined) throw new MemoryError('not_found', 'A speaker of the conversation is not in the space.');
  const startedAt = Date.parse(given.startedAt ?? '');
  const session: Session = {
    id: `session_bulk_${given.session}`,
    label: `bulk-${given.session}`,
    startedAt,
    timeZone: 'UTC',
  };
  const turn: Turn = {
    id: `turn_bulk_${index}`,
    sessionId: session.id,
    ordinal: Math.round((given.startMs ?? 0) / 6000),
    voiceId,
    startedAt: startedAt + (given.startMs ?? 0),
    endedAt: startedAt + (given.endMs ?? 0),
    text: given.text,
  };
  const other = directory.people[index % directory.people.length]?.id;
  const addressees =
    other === undefined || other === speaker ? [] : [{ personId: other, confidence: 0.6, why: 'drawn' }];
  return { session, turn, interaction: { id: turn.id, sessionId: session.id, addressees, toEveryone: false } };
}

async function commit(store: MemoryStore, changes: readonly Change[]): Promise<void> {
  await store.commit({ action: 'ingest', actor: 'bench', at: Date.now(), changes });
}
