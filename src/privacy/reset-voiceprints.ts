import type { Instant } from '../records/records.js';
import type { Change } from '../store/memory-store.js';
import type { GuardedStore } from './guarded-store.js';

/**
 * Deletes every voiceprint and unbinds the space from its encoder, so that another encoder can start afresh. People, names,
 * turns and facts stay; known people are not recognised by voice until they are heard and named again.
 */
export async function resetVoiceprints(
  store: GuardedStore,
  context: { actor: string; at: Instant },
): Promise<{ utterances: number; voices: number; changes: readonly Change[] }> {
  const utterances = await store.find('utterance');
  const voices = (await store.find('voice')).filter((voice) => voice.model !== undefined);
  const spaces = await store.find('space');
  const changes: Change[] = [
    ...utterances.map(({ id }): Change => ({ op: 'delete', kind: 'utterance', id })),
    ...voices.map(
      ({ model: _, statistics: __, ...voice }): Change => ({
        op: 'put',
        kind: 'voice',
        record: { ...voice, prototypes: [] },
      }),
    ),
    ...spaces.map(({ speakerModel: _, ...space }): Change => ({ op: 'put', kind: 'space', record: space })),
  ];
  const ids = [...utterances, ...voices].map(({ id }) => id);
  await store.commit({ action: 'reset-voiceprints', ...context, changes, wipeJournalOf: ids });
  await store.purge();
  return { utterances: utterances.length, voices: voices.length, changes };
}
