import type { AskResult } from '../src/answer/answer-question.js';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { encodeWav } from '../src/audio/write-wav.js';
import { MemoryError } from '../src/errors.js';
import type { BenchmarkCase, BenchmarkQuestion } from '../src/evaluation/benchmarks/benchmark.js';
import type { AskUnderTest } from '../src/evaluation/collect-answers.js';
import type { TurnInput } from '../src/ingest/turn-input.js';
import { createRandom, type Random } from '../src/random.js';
import type { VoxPolyMem } from '../src/voxpolymem.js';
import { CARRIER_RATE, castCarriers, joinSpoken, speakCrop } from './carrier-voices.js';

/** Where carriers come from and how they are drawn. */
export interface VoicedSettings {
  dataDirectory: string;
  /** A set with a folder a speaker. */
  set: string;
  seed: number;
}

/** A case heard instead of read. */
export interface VoicedCase {
  ingest(item: BenchmarkCase, options: { signal?: AbortSignal }): Promise<void>;
  ask(question: BenchmarkQuestion, options: AskUnderTest): Promise<AskResult>;
  /** The case's id of a stored turn. */
  externalIdOf(turnId: string): string | undefined;
}

/** Clips of each carrier that only questions are spoken with. */
const QUESTION_CLIPS = 2;

/**
 * Puts a case into a space as recordings, one a session, with turn borders and turn texts as captions; no label reaches the space,
 * so it has to find and name the speakers. A turn is spoken by its own recording where the set has one, else by a carrier, one for
 * each person. A question whose asker matters is asked by voice: its recording, or clips of the carrier that spoke no turn.
 */
export function ingestVoiced(space: VoxPolyMem, settings: VoicedSettings): VoicedCase {
  const random = createRandom(settings.seed);
  const externalIds = new Map<string, string>();
  const places = new Map<string, number>();
  let carriers = new Map<string, Float32Array[]>();
  return {
    async ingest(item, options) {
      const silent = item.turns.filter((turn) => item.turnAudio?.has(turn.id ?? '') !== true);
      const askers = item.questions.flatMap(({ asker, audioPath }) => (audioPath === undefined ? (asker ?? []) : []));
      const speakers = [...new Set([...silent.map(({ speaker }) => speaker), ...askers])].sort();
      carriers = await castCarriers(speakers, { ...settings, random });
      if ([...carriers.values()].some((clips) => clips.length <= QUESTION_CLIPS)) {
        const advice = `${settings.set} has too few speakers or clips for ${speakers.length} people.`;
        throw new MemoryError('not_found', `The case cannot be spoken: ${advice}`);
      }
      for (const [place, { id }] of item.questions.entries()) places.set(id, place);
      for (const [session, turns] of bySession(item.turns)) {
        const parts = await Promise.all(turns.map((turn) => speak(turn, item, carriers, random)));
        const { samples, cues } = joinSpoken(parts);
        const { startedAt } = turns[0] as TurnInput;
        await space.ingest(
          {
            kind: 'audio',
            session,
            ...(startedAt === undefined ? {} : { startedAt }),
            audio: encodeWav(samples, CARRIER_RATE),
            borders: cues.map(({ startMs, endMs }) => ({ startMs, endMs })),
            cues,
          },
          {
            ...options,
            onProgress: (event) => {
              if (event.kind !== 'turn-stored' || event.endMs === undefined) return;
              const { endMs } = event;
              const place = cues.findIndex((cue) => endMs > cue.startMs && endMs <= cue.endMs + 1);
              const id = turns[place]?.id;
              if (id !== undefined) externalIds.set(event.turnId, id);
            },
          },
        );
      }
    },
    async ask({ id, text, asker, audioPath }, options) {
      if (asker === undefined && audioPath === undefined) return space.ask(text, options);
      if (audioPath !== undefined) return space.ask({ text, audio: audioPath }, options);
      const clips = (carriers.get(asker ?? '') ?? []).slice(-QUESTION_CLIPS);
      // The same recording of a question for every system, another one for every question.
      const spoken = speakCrop(clips, createRandom(settings.seed + (places.get(id) ?? 0)));
      return space.ask({ text, audio: encodeWav(spoken, CARRIER_RATE) }, options);
    },
    externalIdOf: (turnId) => externalIds.get(turnId),
  };
}

async function speak(
  turn: TurnInput,
  item: BenchmarkCase,
  carriers: ReadonlyMap<string, readonly Float32Array[]>,
  random: Random,
): Promise<{ samples: Float32Array; text: string }> {
  const path = item.turnAudio?.get(turn.id ?? '');
  const clips = carriers.get(turn.speaker) ?? [];
  const samples =
    path === undefined ? speakCrop(clips.slice(0, -QUESTION_CLIPS), random) : await readAll(await openAudio(path));
  return { samples, text: turn.text };
}

function bySession(turns: readonly TurnInput[]): Map<string, TurnInput[]> {
  const sessions = new Map<string, TurnInput[]>();
  for (const turn of turns) sessions.set(turn.session, [...(sessions.get(turn.session) ?? []), turn]);
  return sessions;
}
