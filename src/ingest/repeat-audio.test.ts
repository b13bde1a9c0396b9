import { expect, it } from 'vitest';
import { buildWav } from '../../test/fixtures/audio/build-wav.js';
import { joined, sine } from '../../test/fixtures/audio/synthetic-sound.js';
import { createSeededIds } from '../ids.js';
import { guardStore } from '../privacy/guarded-store.js';
import { loadSpaceState } from '../privacy/space-state.js';
import type { SpeakerEncoder, VoiceActivityDetector } from '../providers/providers.js';
import { createRandom } from '../random.js';
import { createVoiceRegistry } from '../speaker/voice-registry.js';
import { createInMemoryStore } from '../store/memory/in-memory-store.js';
import { normalize } from '../vector.js';
import { ingestAudio } from './ingest-audio.js';

const RATE = 16_000;
const TURNS = 8;
const START = Date.UTC(2026, 2, 2, 18);

/** Hears the pitch: a unit vector that turns with the rate of zero crossings. */
const encoder: SpeakerEncoder = {
  id: 'pitch',
  dimension: 3,
  sampleRate: RATE,
  encode: async (samples) => {
    let crossings = 0;
    for (let index = 1; index < samples.length; index += 1)
      if ((samples[index - 1] as number) < 0 !== (samples[index] as number) < 0) crossings += 1;
    const angle = (crossings / samples.length) * 12;
    return normalize(Float32Array.of(Math.cos(angle), Math.sin(angle), 0.1));
  },
  close: async () => undefined,
};
const detector: VoiceActivityDetector = {
  id: 'none',
  sampleRate: RATE,
  start: () => ({ push: () => [], flush: () => [] }),
};

function recording(shift: number) {
  const parts = Array.from({ length: TURNS }, (_, index) => sine(200 + shift + (index % 2) * 300, 2, RATE));
  const audio = buildWav({ channels: [joined(parts)], sampleRate: RATE, encoding: 'float32' });
  const borders = parts.map((_, index) => ({ startMs: index * 2000, endMs: index * 2000 + 2000 }));
  const cues = borders.map((border, index) => ({ ...border, text: `Sentence number ${index}.` }));
  return { session: 'S1', startedAt: '2026-03-02T18:00:00Z', audio, borders, cues };
}

it('an aborted recording, ingested again, goes on where it stopped; another recording is another', async () => {
  const store = guardStore(createInMemoryStore({ space: { id: 'space_1', createdAt: START, timeZone: 'UTC' } }));
  const state = await loadSpaceState(store);
  const ids = createSeededIds(createRandom(1));
  const registry = createVoiceRegistry({ model: { modelId: 'pitch', dimension: 3 }, voices: [], ids });
  const hearing = { encoder, detector, registry };
  const base = { store, state, ids, clock: { now: () => START }, actor: 'test', timeZone: 'UTC' };
  const controller = new AbortController();
  let heard = 0;
  const onProgress = () => {
    heard += 1;
    if (heard === 3) controller.abort();
  };
  const first = ingestAudio({ ...base, signal: controller.signal, onProgress }, hearing, recording(0));
  await expect(first).rejects.toMatchObject({ code: 'aborted' });
  const before = (await store.find('turn')).length;
  expect(before).toBeGreaterThan(0);
  const again = await ingestAudio(base, hearing, recording(0));
  expect(again.skipped).toBe(before);
  expect(again.turnIds).toHaveLength(TURNS - before);
  expect(await ingestAudio(base, hearing, recording(0))).toMatchObject({ skipped: TURNS, turnIds: [] });
  expect((await ingestAudio(base, hearing, recording(60))).turnIds).toHaveLength(TURNS);
});
