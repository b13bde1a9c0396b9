import { encodeFlac } from '../../audio/write-flac.js';
import { encodeWav } from '../../audio/write-wav.js';
import { MemoryError, throwIfAborted } from '../../errors.js';
import { createDraw } from '../draw.js';
import type { SetSettings } from '../output/datasheet.js';
import { fullNames } from '../output/full-names.js';
import { createSetWriter, readManifest, type SetWriter, toJson, writeManifest } from '../output/set-manifest.js';
import { loadSetScenario } from '../output/set-scenario.js';
import { toTranscriptLines } from '../output/transcript-lines.js';
import type { Scenario, ScenarioSession } from '../scenario.js';
import { type Condition, type Degradation, drawDegradation } from './degrade.js';
import { type SpokenSession, speakSession, toRttm, toSrt } from './speak-session.js';
import {
  createCarrierVoices,
  createEspeakVoices,
  createFliteVoices,
  speechSampleRate,
  type VoiceSource,
} from './voice-source.js';

/** How a set is spoken. */
export interface SpeechSettings {
  /** `other` needs a `source`. */
  engine: 'espeak-ng' | 'flite' | 'carriers' | 'other';
  condition: Condition;
  /** Of the recordings; 16 kHz mono, 16 bits. */
  format: 'wav' | 'flac';
  /** Folder of recorded speakers, for carriers. */
  carriers?: string;
  /** Only the first sessions of each scenario. */
  sessionsPerScenario?: number;
}

/** Settings of {@link writeSpeech}. */
export interface WriteSpeechOptions extends SetSettings, SpeechSettings {
  directory: string;
  /** Any other synthesiser in place of the engine. */
  source?: VoiceSource;
  signal?: AbortSignal;
  onSession?(done: number): void;
}

/** What was spoken. */
export interface SpokenSet {
  sessions: number;
  /** Sessions that an earlier run had finished. */
  skipped: number;
  questions: number;
  audioSeconds: number;
  /** Seconds of audio made per second. */
  realTimeFactor: number;
}

/** What speaks a scenario, and where to. */
interface Studio extends Pick<WriteSpeechOptions, 'seed' | 'condition' | 'format' | 'signal'> {
  scenario: Scenario;
  source: VoiceSource;
  voiceOf(person: string): number;
  writer: SetWriter;
}

/**
 * Speaks a set that `writeSet` wrote: per session a recording, borders, RTTM, SubRip and a transcript that points into it; and
 * the questions whose answer depends on who asks, in the asker's voice. Each finished session enters the set's manifest with
 * the hashes of its files and is not made again, so a broken run can be repeated. Throws `missing_dependency` when the engine
 * is not installed, `not_found` (no set, no voices), `conflict` (spoken with other settings), `aborted`.
 */
export async function writeSpeech(options: WriteSpeechOptions): Promise<SpokenSet> {
  const { scenarios, signal } = options;
  const source = options.source ?? (await openSource(options));
  const started = performance.now();
  const result: SpokenSet = { sessions: 0, skipped: 0, questions: 0, audioSeconds: 0, realTimeFactor: 0 };
  const { writer, save } = await openSpeech(options, source);
  for (let index = 0; index < scenarios; index += 1) {
    const scenario = await loadSetScenario(options.directory, options, index);
    const studio: Studio = { ...options, scenario, source, voiceOf: castVoices(options, scenario, source), writer };
    for (const session of scenario.sessions.slice(0, options.sessionsPerScenario)) {
      throwIfAborted(signal);
      const seconds = await writeSession(studio, session);
      if (seconds === undefined) result.skipped += 1;
      else {
        result.sessions += 1;
        result.audioSeconds += seconds;
        await save();
      }
      options.onSession?.(result.sessions + result.skipped);
    }
    const questions = await writeQuestions(studio);
    if (questions > 0) await save();
    result.questions += questions;
  }
  result.realTimeFactor = result.audioSeconds / Math.max(0.001, (performance.now() - started) / 1000);
  return result;
}

/** Different voices for a cast, as long as there are any. */
function castVoices(options: WriteSpeechOptions, scenario: Scenario, source: VoiceSource): Studio['voiceOf'] {
  const voices = Array.from({ length: source.voices }, (_, voice) => voice);
  const chosen = createDraw(options.seed, `voices-${scenario.index}`).shuffle(voices);
  const places = new Map(
    scenario.cast.map((member, position) => [member.key, chosen[position % chosen.length] as number]),
  );
  return (person) => places.get(person) ?? 0;
}

async function openSpeech(options: WriteSpeechOptions, source: VoiceSource) {
  const { directory, engine, condition, format } = options;
  const manifest = await readManifest(directory);
  if (manifest === undefined) throw new MemoryError('not_found', 'The folder holds no set. Write its text first.');
  const settings = { engine, condition, format, voices: source.voices };
  const found = manifest.speech;
  if (found !== undefined && JSON.stringify(found.settings) !== JSON.stringify(settings)) {
    throw new MemoryError(
      'conflict',
      'The folder holds speech made with other settings. Give another folder as --out.',
    );
  }
  const writer = createSetWriter(directory, { ...found?.sha256 });
  return { writer, save: () => writeManifest(directory, { ...manifest, speech: { settings, sha256: writer.sha256 } }) };
}

async function openSource(options: WriteSpeechOptions): Promise<VoiceSource> {
  if (options.engine === 'espeak-ng') return createEspeakVoices(options.language);
  if (options.engine === 'flite') {
    if (options.language !== 'en') throw new MemoryError('unsupported', 'flite speaks English only. Use espeak-ng.');
    return createFliteVoices();
  }
  if (options.engine === 'other') {
    throw new MemoryError('invalid_argument', 'Another engine needs a voice source of its own.');
  }
  if (options.carriers === undefined) {
    throw new MemoryError('invalid_argument', 'Carriers need recorded speakers. Give their folder as --voices FOLDER.');
  }
  return createCarrierVoices(options.carriers, options.seed);
}

/** Seconds of the recording; undefined when an earlier run made it. */
async function writeSession(studio: Studio, session: ScenarioSession): Promise<number | undefined> {
  const { scenario, source, voiceOf, writer, format } = studio;
  const { id } = session;
  const folder = `package/cases/${scenario.id}/audio/${id}`;
  const manifest = `${folder}/${id}_manifest.json`;
  if (manifest in writer.sha256) return undefined;
  const draw = createDraw(studio.seed, `speech-${scenario.id}-${id}`);
  const degradation = drawDegradation(studio.condition, draw);
  const spoken = await speakSession(session.turns, voiceOf, source, degradation, draw, studio.signal);
  const name = fullNames(scenario);
  const file = `${id}.${format}`;
  await writer.put(`${folder}/${file}`, encode(studio, spoken.samples));
  const rttm = toRttm(id, spoken.borders, (person) => name(person).replaceAll(' ', '_'));
  await writer.put(`${folder}/${id}.rttm`, rttm);
  await writer.put(`${folder}/${id}.srt`, toSrt(session.turns, spoken.borders, name));
  const borders = new Map(spoken.borders.map((border) => [border.turnId, border]));
  await writer.put(`${folder}/${id}.jsonl`, toTranscriptLines(scenario, session, { path: file, borders }));
  await writer.put(manifest, toJson(toSessionManifest(id, file, spoken, degradation, name)));
  return spoken.samples.length / speechSampleRate;
}

function encode({ format }: Studio, samples: Float32Array): Uint8Array {
  return format === 'flac' ? encodeFlac(samples, speechSampleRate) : encodeWav(samples, speechSampleRate);
}

function toSessionManifest(
  id: string,
  file: string,
  { borders, microphones }: SpokenSession,
  degradation: Degradation,
  name: (key: string) => string,
): object {
  return {
    session_id: id,
    degradation: {
      ...degradation,
      microphones: microphones.map(({ fromMs, tiltDb, gainDb }) => ({ from_ms: fromMs, tiltDb, gainDb })),
    },
    turns: borders.map((border, index) => ({
      turn_idx: index,
      turn_id: border.turnId,
      audio_path: `audio/${id}/${file}`,
      start_ms: border.startMs,
      end_ms: border.endMs,
      speaker_name: name(border.speaker),
    })),
  };
}

/** How many questions were spoken; 0 when an earlier run spoke them. */
async function writeQuestions(studio: Studio): Promise<number> {
  const { scenario, source, voiceOf, writer, format } = studio;
  const folder = `package/output/gen3/${scenario.id}/audio_persona`;
  const manifest = `${folder}/persona_manifest.json`;
  if (manifest in writer.sha256) return 0;
  const items: object[] = [];
  for (const question of scenario.questions) {
    const asker = scenario.cast.find((member) => member.fullName === question.asker);
    if (asker === undefined) continue;
    throwIfAborted(studio.signal);
    const file = `${question.kind.toUpperCase()}_${question.id.slice(1)}`;
    const draw = createDraw(studio.seed, `question-${scenario.id}-${question.id}`);
    const turn = { id: question.id, speaker: asker.key, text: question.question };
    const degradation = drawDegradation(studio.condition, draw);
    const spoken = await speakSession([turn], voiceOf, source, degradation, draw, studio.signal);
    await writer.put(`${folder}/${file}.${format}`, encode(studio, spoken.samples));
    items.push({ qa_id: file, audio_path: `audio_persona/${file}.${format}` });
  }
  await writer.put(manifest, toJson({ items }));
  return items.length;
}
