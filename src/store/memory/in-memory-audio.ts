import { type KeptAudio, packSpeech, unpackSpeech } from '../kept-audio.js';

/** Kept speech of a space that lives in memory. */
export function createInMemoryAudio(): KeptAudio {
  const kept = new Map<string, Buffer>();
  const remove = (turnIds: Iterable<string>) => [...turnIds].filter((id) => kept.delete(id)).length;
  return {
    put: async (turnId, speech) => void kept.set(turnId, packSpeech(speech)),
    get: async (turnId) => {
      const bytes = kept.get(turnId);
      return bytes && unpackSpeech(bytes);
    },
    turnIds: async () => [...kept.keys()],
    delete: async (turnIds) => remove(turnIds),
    info: async () => ({
      utterances: kept.size,
      sizeBytes: [...kept.values()].reduce((sum, { length }) => sum + length, 0),
    }),
    sweep: async (hasUtterance) => {
      const ids = [...kept.keys()];
      const held = await hasUtterance(ids);
      return remove(ids.filter((id) => !held.has(id)));
    },
  };
}
