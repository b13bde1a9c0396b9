import { MemoryError, throwIfAborted } from '../errors.js';
import type { SpeakerEncoder } from '../providers/providers.js';
import type { Instant, ModelBinding, Utterance } from '../records/records.js';
import type { KeptAudio, KeptSpeech } from '../store/kept-audio.js';
import type { Change } from '../store/memory-store.js';
import type { RecomputeVoice } from './follow-turns.js';
import type { GuardedStore } from './guarded-store.js';

/** Options of encoding again. */
export interface ReencodeOptions {
  /** Give up the voiceprints of utterances whose audio was not kept. */
  dropWithoutAudio?: boolean;
  signal?: AbortSignal;
  /** Utterances heard again so far, and all. */
  onProgress?: (done: number, total: number) => void;
}

/** What encoding again did. */
export interface ReencodeReport {
  /** Utterances heard again, and voices recomputed from them. */
  utterances: number;
  voices: number;
  /** Utterances given up because their audio was not kept or holds no voiceprint for the new encoder. */
  dropped: number;
}

/**
 * Hears every utterance again with another encoder, recomputes the voices and binds the space to it, in one commit; nothing is
 * written before all is heard. People, names, turns and facts stay, and so do the online decisions and their scores as history.
 * Merges and splits made before it can no longer be undone: their inverses held voiceprints of the old encoder. Throws `not_found`
 * when audio is missing, unless `dropWithoutAudio`, and then when nothing would be left.
 */
export async function reencodeVoiceprints(
  store: GuardedStore,
  kept: KeptAudio,
  encoder: SpeakerEncoder,
  context: ReencodeOptions & {
    actor: string;
    at: Instant;
    recomputeVoice: RecomputeVoice;
    /** Makes up for the conditions of the recording, as ingest does. Default: the voiceprint as the encoder gives it. */
    compensate?: ((vector: Float32Array, speech: KeptSpeech) => Float32Array) | undefined;
  },
): Promise<ReencodeReport & { changes: readonly Change[] }> {
  const { actor, at, recomputeVoice } = context;
  const model: ModelBinding = { modelId: encoder.id, dimension: encoder.dimension };
  const before = await store.find('utterance');
  await requireAudio(before, kept, context.dropWithoutAudio === true);
  const heard: Utterance[] = [];
  for (const [done, { version: _, ...utterance }] of before.entries()) {
    throwIfAborted(context.signal);
    context.onProgress?.(done, before.length);
    const vector = await hearAgain(utterance.id, kept, encoder, context);
    if (vector !== undefined) heard.push({ ...utterance, model, vector });
  }
  context.onProgress?.(before.length, before.length);
  const voices = (await store.find('voice')).filter((voice) => voice.model !== undefined);
  const byVoice = new Map<string, Utterance[]>();
  for (const utterance of heard) {
    const own = byVoice.get(utterance.voiceId);
    if (own === undefined) byVoice.set(utterance.voiceId, [utterance]);
    else own.push(utterance);
  }
  const left = new Set(heard.map(({ id }) => id));
  const dropped = before.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const spaces = await store.find('space');
  const changes: Change[] = [
    ...spaces.map(({ version: _, speakerModel: __, ...space }): Change => {
      const bound = heard.length === 0 ? space : { ...space, speakerModel: model };
      return { op: 'put', kind: 'space', record: bound };
    }),
    ...heard.map((record): Change => ({ op: 'put', kind: 'utterance', record })),
    ...dropped.map((id): Change => ({ op: 'delete', kind: 'utterance', id })),
    ...voices.map(({ version: _, ...voice }): Change => {
      return { op: 'put', kind: 'voice', record: recomputeVoice(voice, byVoice.get(voice.id) ?? []) };
    }),
  ];
  const expects = before.map(({ id, version }) => ({ kind: 'utterance' as const, id, version }));
  const wipeJournalOf = await voicesEverJournalled(store, [
    ...before.map(({ voiceId }) => voiceId),
    ...voices.map(({ id }) => id),
  ]);
  await store.commit({ action: 're-encode', actor, at, changes, expects, wipeJournalOf });
  await kept.delete(dropped);
  await store.purge();
  return { utterances: heard.length, voices: voices.length, dropped: dropped.length, changes };
}

async function requireAudio(utterances: readonly Utterance[], kept: KeptAudio, mayDrop: boolean): Promise<void> {
  const held = new Set(await kept.turnIds());
  const missing = utterances.filter(({ id }) => !held.has(id)).length;
  if (missing === 0 || (mayDrop && missing < utterances.length)) return;
  const partly =
    missing < utterances.length
      ? ', `voxpolymem doctor --re-encode --drop-without-audio` to give up the voiceprints of these alone'
      : '';
  throw new MemoryError(
    'not_found',
    `The audio of ${missing} of ${utterances.length} utterances was not kept, so they cannot be encoded again. ` +
      `Run \`voxpolymem doctor --reset-voiceprints\` to start afresh${partly}, or go on with the encoder of this space.`,
    { details: { utterances: utterances.length, withoutAudio: missing } },
  );
}

/** These voices and those that only inverses still hold. Utterances in an inverse name their voice, so it finds them too. */
async function voicesEverJournalled(store: GuardedStore, present: readonly string[]): Promise<string[]> {
  const inverses = (await store.journal()).flatMap((entry) => entry.inverse ?? []);
  const past = inverses.flatMap((change) => {
    if (change.kind !== 'voice') return [];
    return [change.op === 'put' ? change.record.id : change.id];
  });
  return [...new Set([...present, ...past])];
}

/** The new voiceprint; undefined without audio, and for speech in which the encoder finds no voice. */
async function hearAgain(
  turnId: string,
  kept: KeptAudio,
  encoder: SpeakerEncoder,
  { signal, compensate = (vector) => vector }: Pick<Parameters<typeof reencodeVoiceprints>[3], 'signal' | 'compensate'>,
): Promise<Float32Array | undefined> {
  const speech = await kept.get(turnId);
  if (speech === undefined) return undefined;
  if (speech.sampleRate !== encoder.sampleRate) {
    throw new MemoryError(
      'unsupported',
      `The audio was kept at ${speech.sampleRate} Hz, this encoder takes ${encoder.sampleRate}. Use an encoder for ${speech.sampleRate} Hz.`,
    );
  }
  try {
    return compensate(await encoder.encode(speech.samples, signal === undefined ? {} : { signal }), speech);
  } catch (error) {
    if (error instanceof MemoryError && error.code === 'invalid_argument') return undefined;
    throw error;
  }
}
