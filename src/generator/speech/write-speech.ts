import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeWav } from '../../audio/write-wav.js';
import { MemoryError, throwIfAborted } from '../../errors.js';
import { createDraw } from '../draw.js';
import type { SetSettings } from '../output/datasheet.js';
import { fullNames } from '../output/full-names.js';
import { toTranscriptLines } from '../output/transcript-lines.js';
import { scenarioOf, writeWhole } from '../output/write-set.js';
import type { Scenario, ScenarioSession } from '../scenario.js';
import { type Condition, drawDegradation } from './degrade.js';
import { type SpokenBorder, speakSession, toRttm } from './speak-session.js';
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

/**
 * Speaks a set that `writeSet` wrote: per session a WAV, borders, RTTM and a transcript that points into it; and the
 * questions whose answer depends on who asks, in the asker's voice. A finished session is not made again, so a broken
 * run can be repeated. Throws `missing_dependency` when the engine is not installed, `not_found`, `aborted`.
 */
export async function writeSpeech(options: WriteSpeechOptions): Promise<SpokenSet> {
  const source = options.source ?? (await openSource(options));
  const started = performance.now();
  const result: SpokenSet = { sessions: 0, skipped: 0, questions: 0, audioSeconds: 0, realTimeFactor: 0 };
  const settings = { engine: options.engine, condition: options.condition, voices: source.voices };
  await refuseOtherSpeech(options.directory, settings);
  await writeWhole(join(options.directory, 'speech.json'), `${JSON.stringify(settings)}\n`);
  for (let index = 0; index < options.scenarios; index += 1) {
    const scenario = scenarioOf(options, index);
    const chosen = createDraw(options.seed, `voices-${index}`).shuffle(
      Array.from({ length: source.voices }, (_, voice) => voice),
    );
    const places = new Map(
      scenario.cast.map((member, position) => [member.key, chosen[position % chosen.length] as number]),
    );
    const voiceOf = (person: string) => places.get(person) ?? 0;
    for (const session of scenario.sessions.slice(0, options.sessionsPerScenario)) {
      throwIfAborted(options.signal);
      const seconds = await writeSession(options, scenario, session, voiceOf, source);
      if (seconds === undefined) result.skipped += 1;
      else {
        result.sessions += 1;
        result.audioSeconds += seconds;
      }
      options.onSession?.(result.sessions + result.skipped);
    }
    result.questions += await writeQuestions(options, scenario, voiceOf, source);
  }
  result.realTimeFactor = result.audioSeconds / Math.max(0.001, (performance.now() - started) / 1000);
  return result;
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

async function refuseOtherSpeech(directory: string, settings: object): Promise<void> {
  const found = await readFile(join(directory, 'speech.json'), 'utf8').catch(() => undefined);
  if (found === undefined || found.trim() === JSON.stringify(settings)) return;
  throw new MemoryError('conflict', 'The folder holds speech made with other settings. Give another folder as --out.');
}

async function writeSession(
  options: WriteSpeechOptions,
  scenario: Scenario,
  session: ScenarioSession,
  voiceOf: (person: string) => number,
  source: VoiceSource,
): Promise<number | undefined> {
  const folder = join(options.directory, 'package', 'cases', scenario.id, 'audio', session.id);
  const manifest = join(folder, `${session.id}_manifest.json`);
  if (await exists(manifest)) return undefined;
  const draw = createDraw(options.seed, `speech-${scenario.id}-${session.id}`);
  const degradation = drawDegradation(options.condition, draw);
  const { samples, borders } = await speakSession(session.turns, voiceOf, source, degradation, draw, options.signal);
  const file = `${session.id}.wav`;
  const name = fullNames(scenario);
  await writeWhole(join(folder, file), encodeWav(samples, speechSampleRate));
  await writeWhole(
    join(folder, `${session.id}.rttm`),
    toRttm(session.id, borders, (person) => name(person).replaceAll(' ', '_')),
  );
  const byTurn = new Map(borders.map((border) => [border.turnId, border]));
  await writeWhole(
    join(folder, `${session.id}.jsonl`),
    toTranscriptLines(scenario, session, { path: file, borders: byTurn }),
  );
  await writeWhole(manifest, `${JSON.stringify(toManifest(session, borders, degradation, name), undefined, 1)}\n`);
  return samples.length / speechSampleRate;
}

function toManifest(
  session: ScenarioSession,
  borders: readonly SpokenBorder[],
  degradation: object,
  name: (key: string) => string,
): object {
  return {
    session_id: session.id,
    degradation,
    turns: borders.map((border, index) => ({
      turn_idx: index,
      turn_id: border.turnId,
      audio_path: `audio/${session.id}/${session.id}.wav`,
      start_ms: border.startMs,
      end_ms: border.endMs,
      speaker_name: name(border.speaker),
    })),
  };
}

async function writeQuestions(
  options: WriteSpeechOptions,
  scenario: Scenario,
  voiceOf: (person: string) => number,
  source: VoiceSource,
): Promise<number> {
  const folder = join(options.directory, 'package', 'output', 'gen3', scenario.id, 'audio_persona');
  const manifest = join(folder, 'persona_manifest.json');
  if (await exists(manifest)) return 0;
  const items: object[] = [];
  for (const question of scenario.questions) {
    const asker = scenario.cast.find((member) => member.fullName === question.asker);
    if (asker === undefined) continue;
    throwIfAborted(options.signal);
    const qaId = `${question.kind.toUpperCase()}_${question.id.slice(1)}`;
    const draw = createDraw(options.seed, `question-${scenario.id}-${question.id}`);
    const turn = { id: question.id, speaker: asker.key, text: question.question };
    const spoken = await speakSession(
      [turn],
      voiceOf,
      source,
      drawDegradation(options.condition, draw),
      draw,
      options.signal,
    );
    await writeWhole(join(folder, `${qaId}.wav`), encodeWav(spoken.samples, speechSampleRate));
    items.push({ qa_id: qaId, audio_path: `audio_persona/${qaId}.wav` });
  }
  await writeWhole(manifest, `${JSON.stringify({ items }, undefined, 1)}\n`);
  return items.length;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
