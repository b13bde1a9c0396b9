import type { GuardedStore } from '../privacy/guarded-store.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { IndexDocument, Instant, Session } from '../records/records.js';
import type { Change } from '../store/memory-store.js';
import { factsBehind } from './facts-behind.js';
import { factDocument, profileDocument, turnDocument } from './index-document.js';
import { profileText, type RememberOptions, turnText, withVectors } from './remember-turn.js';

const PAGE = 200;

/**
 * Rebuilds every index entry from the records, with today's language packs and the given embedder. The space is first
 * unbound from its old text model, so this is also the way to another embedder. Returns how many entries were written.
 */
export async function reindex(
  store: GuardedStore,
  directory: PersonDirectory,
  context: { actor: string; at: Instant } & Pick<RememberOptions, 'embedder' | 'signal'>,
): Promise<number> {
  const { actor, at } = context;
  const commit = (changes: readonly Change[]) => store.commit({ action: 'reindex', actor, at, changes });
  await unbind(store, commit);
  let written = 0;
  for await (const page of pagesOfDocuments(store, directory)) {
    const records = await withVectors(page, context);
    await commit(records.map((record): Change => ({ op: 'put', kind: 'document', record })));
    written += records.length;
  }
  return written;
}

async function unbind(store: GuardedStore, commit: (changes: readonly Change[]) => Promise<unknown>): Promise<void> {
  for (;;) {
    const page = await store.find('document', { limit: PAGE });
    if (page.length === 0) break;
    await commit(page.map(({ id }): Change => ({ op: 'delete', kind: 'document', id })));
  }
  const spaces = await store.find('space');
  await commit(spaces.map(({ textModel: _, ...space }): Change => ({ op: 'put', kind: 'space', record: space })));
}

async function* pagesOfDocuments(
  store: GuardedStore,
  directory: PersonDirectory,
): AsyncGenerator<[IndexDocument, string][]> {
  const sessions = new Map((await store.find('session')).map((session) => [session.id, session]));
  const ofSession = (id: string | undefined, make: (session: Session) => [IndexDocument, string]) => {
    const session = sessions.get(id ?? '');
    return session === undefined ? [] : [make(session)];
  };
  for await (const turns of pages((page) => store.find('turn', page))) {
    const edges = new Map(
      (
        await store.getMany(
          'interaction',
          turns.map(({ id }) => id),
        )
      ).map((edge) => [edge.id, edge]),
    );
    yield turns.flatMap((turn) =>
      ofSession(turn.sessionId, (session) => [
        turnDocument(turn, edges.get(turn.id), session, directory),
        turnText(turn),
      ]),
    );
  }
  for await (const facts of pages((page) => store.find('fact', page))) {
    yield facts.flatMap((fact) => ofSession(fact.sessionId, (session) => [factDocument(fact, session), fact.text]));
  }
  for await (const entries of pages((page) => store.find('profile', page))) {
    const first = entries.map((entry) => entry.evidence[0] ?? '');
    const turns = new Map((await store.getMany('turn', first)).map((turn) => [turn.id, turn]));
    const sources = await factsBehind(entries, store);
    yield entries.flatMap((entry) =>
      ofSession(turns.get(entry.evidence[0] ?? '')?.sessionId, (session) => [
        profileDocument(entry, session, sources.get(entry.factId ?? '')),
        profileText(entry, sources.get(entry.factId ?? '')),
      ]),
    );
  }
}

async function* pages<T>(read: (page: { limit: number; offset: number }) => Promise<T[]>): AsyncGenerator<T[]> {
  for (let offset = 0; ; offset += PAGE) {
    const page = await read({ limit: PAGE, offset });
    if (page.length === 0) return;
    yield page;
  }
}
