import { toMono16k } from '../audio/mono-stream.js';
import { isPossibleLayout, type PcmBlock } from '../audio/pcm-block.js';
import { SAMPLE_RATE } from '../audio/resampler.js';
import { untilStopped } from '../audio/until-stopped.js';
import type { Clock } from '../clock.js';
import { MemoryError, ProviderError, throwIfAborted } from '../errors.js';
import type { IdSource } from '../ids.js';
import { parseInstant } from '../language/parse-instant.js';
import { createLiveTurns, type LiveTurnEvent } from '../speaker/diarization/live-turns.js';
import { voiceprint } from '../speaker/diarization/voice-windows.js';
import type { SpeakerVoices } from '../speaker/heard-speaker.js';
import { endSession } from './end-session.js';
import { type IngestContext, type IngestProgress, retryIngest } from './ingest-context.js';
import type { SpokenTurn } from './join-segments.js';
import type { HeardTurn, ListenEvent, ListenInput } from './listen-events.js';
import { rescoreSession, type ToldTurn } from './rescore-session.js';
import { isSameSpeech } from './same-speech.js';
import { openSession, rereadSession, type SessionMemory } from './session-memory.js';
import { type Hearing, type StoredSpeech, storeSpokenTurn } from './store-spoken-turn.js';
import { createStoredTurns, type StoredTurns } from './stored-turns.js';
import { takeOverVoices } from './take-over-voices.js';
import { transcribeTurn } from './transcribe-turn.js';

/** The space that listens, as `listen` sees it. */
export interface ListenSpace {
  clock: Clock;
  ids: IdSource;
  /** Who a voice is today. */
  personOfVoice(voiceId: string): string | undefined;
  /** One step among the writes of the space, with everything that others wrote taken over. */
  step<T>(
    work: (context: IngestContext, hearing: Hearing) => Promise<T>,
    options: { onProgress: (event: IngestProgress) => void; signal: AbortSignal | undefined },
  ): Promise<T>;
}

/** What is remembered of the session while it is heard. */
interface OpenSession {
  memory: SessionMemory;
  storedTurns: StoredTurns;
}

/** Turns that are remembered for the session's end: more than an hour holds. */
const MOST_RESCORED = 4_000;

type SessionStep = <T>(
  work: (context: IngestContext, hearing: Hearing, session: OpenSession) => Promise<T>,
) => Promise<T>;

/**
 * Hears a live session: each turn is decided and committed at most two seconds of sound after it ended, and survives a kill; what
 * joins fragments, names people and asks questions runs when the sound ends. Sound is taken as events are, so whoever reads slowly
 * slows the source. Throws `invalid_argument` for a sample rate nobody has, what the models throw, and `aborted` by the signal: what
 * was told is stored then, and listening to the same session again goes on with it.
 */
export async function* listen(
  space: ListenSpace,
  input: ListenInput,
  signal?: AbortSignal,
): AsyncGenerator<ListenEvent, void, undefined> {
  throwIfAborted(signal);
  const startedAt = input.startedAt ?? new Date(space.clock.now()).toISOString();
  const told: ListenEvent[] = [];
  const step = createStep(space, { ...input, startedAt }, told, signal);
  const voices: SpeakerVoices = new Map();
  const heard: ToldTurn[] = [];
  const { encoder, detector, registry, transcriber } = await step(async (_, hearing) => hearing);
  const turns = createLiveTurns({ encoder, detector, cohort: registry.cohort }, signal === undefined ? {} : { signal });

  const store = (spoken: SpokenTurn, turnId: string) =>
    step(async (context, hearing, { memory, storedTurns }): Promise<HeardTurn | 'stored before' | undefined> => {
      const { session } = memory;
      const shiftMs = parseInstant(startedAt, session.timeZone) - session.startedAt;
      const placed = { ...spoken, startMs: spoken.startMs + shiftMs, endMs: spoken.endMs + shiftMs };
      const at = session.startedAt + placed.startMs;
      const before = await storedTurns.take(memory, at, (turn) => isSameSpeech(context, hearing, turn, placed));
      if (before !== undefined) {
        if (spoken.speaker !== undefined) voices.set(spoken.speaker.id, before.voiceId);
        return 'stored before';
      }
      const setting = { turnId, channel: input.channel, isVouched: false, voices };
      const kept = await storeSpokenTurn(context, hearing, memory, placed, setting);
      if (kept === undefined) return undefined;
      storedTurns.own(turnId);
      return toHeard(kept, context.state.directory.displayName(kept.personId));
    });

  async function* hearTurn(event: LiveTurnEvent & { kind: 'turn' }): AsyncGenerator<ListenEvent> {
    const { samples, kind, ...when } = event;
    const { startMs, endMs, speaker } = when;
    const vector = await voiceprint(samples, encoder);
    const spoken: SpokenTurn = {
      ...{ startMs, endMs, samples, text: '', speaker: { id: speaker } },
      ...(vector === undefined ? {} : { vector }),
    };
    let text = '';
    try {
      if (input.voicesOnly !== true) text = await transcribeTurn(spoken, { encoder, transcriber }, signal);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      yield { kind: 'words-missing', startMs, endMs, code: error.code };
    }
    const turn = await store({ ...spoken, text }, space.ids('turn'));
    if (turn === undefined) yield { kind: 'left-out', startMs, endMs, decidedAtMs: when.decidedAtMs };
    else if (turn !== 'stored before') {
      heard.push({ turnId: turn.turnId, startMs, endMs });
      if (heard.length > MOST_RESCORED) heard.shift();
      yield { kind, ...when, ...turn };
    }
  }

  async function* tell(events: readonly LiveTurnEvent[]): AsyncGenerator<ListenEvent> {
    for (const event of events) {
      if (event.kind === 'turn') yield* hearTurn(event);
      else if (event.kind === 'speech-started') yield event;
      else {
        const personId = space.personOfVoice(voices.get(event.speaker) ?? '');
        yield { ...event, ...(personId === undefined ? {} : { personId }) };
      }
      yield* told.splice(0);
    }
  }

  for await (const chunk of toMono16k(untilStopped(blocksOf(input), signal), { signal }))
    yield* tell(await turns.push(chunk));
  throwIfAborted(signal);
  const { events, rescored } = await turns.finish();
  yield* tell(events);
  await step(async (context, hearing, { memory }) => {
    if (memory.isNew) return;
    await rescoreSession(context, memory, heard, rescored.turns);
    await endSession(context, memory, hearing.registry);
  });
  yield* told;
}

/** Steps of one session, each with the session's memory up to date, whoever wrote in between; what they tell goes to `told`. */
function createStep(
  space: ListenSpace,
  input: ListenInput & { startedAt: string },
  told: ListenEvent[],
  signal: AbortSignal | undefined,
): SessionStep {
  let session: OpenSession | undefined;
  let sequence = -1;
  const onProgress = (event: IngestProgress) => {
    if (event.kind !== 'turn-stored') told.push(event);
  };
  return (work) =>
    space.step(
      async (context, hearing) => {
        const current = session ?? {
          memory: await openSession(context, input),
          storedTurns: createStoredTurns(context),
        };
        const reread = async () => {
          await rereadSession(context, current.memory);
          current.storedTurns.reread();
          takeOverVoices(hearing.registry, context.state);
        };
        if (session !== undefined && context.state.sequence !== sequence) await reread();
        session = current;
        const done = await retryIngest(context, () => work(context, hearing, current), reread);
        sequence = context.state.sequence;
        return done;
      },
      { onProgress, signal },
    );
}

function toHeard(
  { turn, personId, isNewPerson, decision, score, runnerUpScore }: StoredSpeech,
  name: string,
): HeardTurn {
  return {
    turnId: turn.id,
    sessionId: turn.sessionId,
    voiceId: turn.voiceId,
    personId,
    name,
    isNewPerson,
    decision,
    score,
    ...(runnerUpScore === undefined ? {} : { runnerUpScore }),
    text: turn.text,
  };
}

async function* blocksOf({ audio, sampleRate = SAMPLE_RATE }: ListenInput): AsyncGenerator<PcmBlock> {
  if (!isPossibleLayout(sampleRate, 1)) {
    throw new MemoryError('invalid_argument', 'The sample rate must lie between 1000 and 192000 Hz.', {
      details: { sampleRate },
    });
  }
  for await (const samples of audio) yield { channels: [samples], sampleRate };
}
