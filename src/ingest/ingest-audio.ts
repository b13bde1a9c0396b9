import { openAudio } from '../audio/open-audio.js';
import { segmentSpeech } from '../audio/segment-speech.js';
import { sliceAudio } from '../audio/slice-audio.js';
import { MemoryError, throwIfAborted } from '../errors.js';
import type { SpeechSegment, VoicedSegment } from '../providers/providers.js';
import type { ImageAttachment } from '../records/records.js';
import type { DiarizedTurn } from '../speaker/diarization/diarized-turns.js';
import type { SpeakerVoices } from '../speaker/heard-speaker.js';
import { assignCues } from './assign-cues.js';
import { endSession } from './end-session.js';
import { findBorders } from './find-borders.js';
import { type IngestContext, retryIngest } from './ingest-context.js';
import { createReport, type IngestReport, noteSession, skippedWarning } from './ingest-turns.js';
import { joinSegments, type SpokenTurn } from './join-segments.js';
import { isSameSpeech } from './same-speech.js';
import { openSession, rereadSession, type SessionInput } from './session-memory.js';
import { type SpeakerSegment, splitBySpeaker } from './split-by-speaker.js';
import { type Hearing, storeSpokenTurn } from './store-spoken-turn.js';
import { createStoredTurns } from './stored-turns.js';
import { takeOverVoices } from './take-over-voices.js';
import { transcribeTurn } from './transcribe-turn.js';
import type { Border, Cue, ImageInput } from './turn-input.js';

/** A recording of one session. */
export interface AudioInput extends SessionInput {
  /** A path, or the bytes of a WAV, FLAC, MP3 or Ogg file. */
  audio: string | Uint8Array;
  /** What a recogniser wrote: times from the start of the recording, borders need not be those of turns. */
  cues?: readonly Cue[];
  /** Who-spoke-when borders; without them the segmenter, else diarization by voice, finds the turns. Their labels are not used: the voice decides. */
  borders?: readonly Border[];
  /** Microphone or device it was recorded with, where there are several: voices keep a prototype for each. */
  channel?: string;
  /** Store who spoke when, without words. */
  voicesOnly?: boolean;
  /** Images shown at a moment of the recording: each goes to the turn spoken then. */
  images?: readonly (ImageInput & { atMs: number })[];
}

/** Ingests a recording turn by turn as it is decoded, in bounded memory: voice activity, words, voice, then one commit a turn. */
export async function ingestAudio(context: IngestContext, hearing: Hearing, input: AudioInput): Promise<IngestReport> {
  if (input.cues === undefined && hearing.transcriber === undefined && input.voicesOnly !== true) {
    throw new MemoryError(
      'missing_dependency',
      'The recording has no words: give captions, configure a transcriber, or ask for voices only.',
    );
  }
  throwIfAborted(context.signal);
  const memory = await openSession(context, input);
  const report = createReport();
  const storedTurns = createStoredTurns(context);
  const reread = async () => {
    await rereadSession(context, memory);
    storedTurns.reread();
    takeOverVoices(hearing.registry, context.state);
  };
  const found = input.borders === undefined ? await foundBorders(context, hearing, input) : undefined;
  const borders = input.borders ?? found;
  const voices: SpeakerVoices = new Map();
  const stream = await openAudio(input.audio, context.signal === undefined ? {} : { signal: context.signal });
  try {
    const segments =
      borders === undefined
        ? splitBySpeaker(segmentSpeech(stream, hearing.detector), {
            encoder: hearing.encoder,
            cohort: hearing.registry.cohort,
          })
        : withSpeakers(sliceAudio(stream, sortBorders(borders)), found);
    const spoken = joinSegments(assignCues(segments, input.cues ?? []), hearing.encoder, {
      joins: borders === undefined,
    });
    for await (const turn of spoken) {
      throwIfAborted(context.signal);
      const at = memory.session.startedAt + turn.startMs;
      const stored = await storedTurns.take(memory, at, (candidate) => isSameSpeech(context, hearing, candidate, turn));
      if (stored !== undefined) {
        if (turn.speaker !== undefined) voices.set(turn.speaker.id, stored.voiceId);
        report.skipped += 1;
        continue;
      }
      const turnId = context.ids('turn');
      const setting = {
        turnId,
        channel: input.channel,
        borders,
        isVouched: input.borders !== undefined,
        images: imagesOf(context, input, turn),
        voices,
      };
      const text = await wordsOf(turn, input, hearing, context.signal);
      const kept = await retryIngest(
        context,
        () => storeSpokenTurn(context, hearing, memory, { ...turn, text }, setting),
        reread,
      );
      if (kept === undefined) {
        report.warnings.push(
          `A stretch of ${turn.endMs - turn.startMs} ms was too short or too unlike a voice to tell who spoke and was left out.`,
        );
        continue;
      }
      storedTurns.own(turnId);
      report.turnIds.push(turnId);
      noteSession(report, memory);
    }
  } finally {
    await stream.close();
  }
  if (report.turnIds.length + report.skipped === 0)
    throw new MemoryError('invalid_argument', 'No speech was found in the recording; nothing was stored.');
  noteSession(report, memory);
  await retryIngest(context, () => endSession(context, memory, hearing.registry), reread);
  if (report.skipped > 0) report.warnings.push(skippedWarning(report.skipped));
  return report;
}

async function foundBorders(
  context: IngestContext,
  { encoder, detector, segmenter, registry }: Hearing,
  input: AudioInput,
): Promise<DiarizedTurn[] | undefined> {
  if (segmenter === undefined) return undefined;
  return findBorders(input.audio, { encoder, detector, segmenter, cohort: registry.cohort }, context.signal);
}

/** Segments cut at found borders, with the speakers that were found there. */
async function* withSpeakers(
  segments: AsyncIterable<VoicedSegment>,
  found: readonly DiarizedTurn[] | undefined,
): AsyncGenerator<SpeakerSegment> {
  let next = 0;
  for await (const segment of segments) {
    const border = found?.[next];
    next += 1;
    yield border === undefined ? segment : { ...segment, speaker: { id: String(border.speaker) } };
  }
}

function imagesOf(
  { ids }: IngestContext,
  { images = [] }: AudioInput,
  { startMs, endMs }: SpokenTurn,
): ImageAttachment[] {
  return images
    .filter(({ atMs }) => atMs >= startMs && atMs < endMs)
    .map(({ atMs: _, ...image }) => ({ ...image, id: image.id ?? ids('image') }));
}

function sortBorders(borders: readonly SpeechSegment[]): SpeechSegment[] {
  return [...borders].sort((left, right) => left.startMs - right.startMs);
}

async function wordsOf(spoken: SpokenTurn, input: AudioInput, hearing: Hearing, signal: AbortSignal | undefined) {
  if (input.voicesOnly === true || spoken.vector === undefined) return '';
  return input.cues === undefined ? transcribeTurn(spoken, hearing, signal) : spoken.text;
}
