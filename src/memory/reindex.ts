import type { GuardedStore } from '../privacy/guarded-store.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { IndexDocument, Instant } from '../records/records.js';
import type { Change } from '../store/memory-store.js';
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
  for (let offset = 0; ; offset += PAGE) {
    const turns = await store.find('turn', { limit: PAGE, offset });
    if (turns.length === 0) break;
    const page: [IndexDocument, string][] = [];
    for (const turn of turns) {
      const session = await store.get('session', turn.sessionId);
      const interaction = await store.get('interaction', turn.id);
      if (session === undefined || interaction === undefined) continue;
      page.push([turnDocument(turn, interaction, session, directory), turnText(turn)]);
    }
    yield page;
  }
  for (let offset = 0; ; offset += PAGE) {
    const facts = await store.find('fact', { limit: PAGE, offset });
    if (facts.length === 0) break;
    const page: [IndexDocument, string][] = [];
    for (const fact of facts) {
      const turn = await store.get('turn', fact.evidence[0] ?? '');
      if (turn !== undefined) page.push([factDocument(fact, turn, directory), fact.text]);
    }
    yield page;
  }
  for (let offset = 0; ; offset += PAGE) {
    const entries = await store.find('profile', { limit: PAGE, offset });
    if (entries.length === 0) break;
    const page: [IndexDocument, string][] = [];
    for (const entry of entries) {
      const turn = await store.get('turn', entry.evidence[0] ?? '');
      if (turn !== undefined) page.push([profileDocument(entry, turn, directory), profileText(entry)]);
    }
    yield page;
  }
}
