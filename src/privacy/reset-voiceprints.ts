import type { Instant } from '../records/records.js';
import type { KeptAudio } from '../store/kept-audio.js';
import type { Change } from '../store/memory-store.js';
import type { GuardedStore } from './guarded-store.js';

/**
 * Deletes every voiceprint and unbinds the space from its encoder, so that another encoder can start afresh. People, names,
 * turns and facts stay; known people are not recognised by voice until they are heard and named again. Kept audio goes too.
 */
export async function resetVoiceprints(
  store: GuardedStore,
  { kept, ...context }: { actor: string; at: Instant; kept?: KeptAudio | undefined },
): Promise<{ utterances: number; voices: number; audio: number; changes: readonly Change[] }> {
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
  const audio = (await kept?.delete(await kept.turnIds())) ?? 0;
  await store.purge();
  return { utterances: utterances.length, voices: voices.length, audio, changes };
}
