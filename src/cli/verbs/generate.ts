import { resolve } from 'node:path';
import { Command } from 'commander';
import { MemoryError } from '../../errors.js';
import type { RealisedCounts } from '../../generator/output/write-set.js';
import type { VoiceSource } from '../../generator/speech/voice-source.js';
import type { SpeechSettings } from '../../generator/speech/write-speech.js';
import type { LanguageModel } from '../../providers/providers.js';
import { ADDRESS_FORM, parseModelAddress } from '../model-address.js';
import { createOutput } from '../output.js';
import { startProgress } from '../progress.js';
import { cancellation, type VerbContext } from '../space-options.js';

interface Options {
  scenarios: string;
  seed: string;
  out?: string;
  language: string;
  asrErrors: string;
  realiser?: string;
  speech?: string;
  voices?: string;
  degrade: string;
  format: string;
  speechSessions?: string;
  json?: boolean;
}

const engines = ['espeak-ng', 'flite', 'sherpa-onnx', 'carriers'] as const;
const conditions: readonly SpeechSettings['condition'][] = ['clean', 'room', 'noisy', 'phone', 'mixed'];

/** `generate`: writes a set of scenarios with questions and gold, as text and, on request, as speech. */
export function generateVerb(context: VerbContext, finish: (status: number) => void): Command {
  return new Command('generate')
    .description('write generated conversations of several people with questions and gold for everything')
    .option('--scenarios <count>', 'how many scenarios', '18')
    .option('--seed <number>', 'the same seed gives the same bytes', '1')
    .option('--out <folder>', 'folder of the set')
    .option('--language <tag>', 'en or zh', 'en')
    .option('--asr-errors <rate>', 'share of words that a recogniser got wrong, 0 to 0.5', '0')
    .option('--realiser <address>', `language model that words the scenes: ${ADDRESS_FORM}`)
    .option('--speech <engine>', 'speak it: espeak-ng, flite, sherpa-onnx or carriers')
    .option(
      '--voices <folder>',
      'for sherpa-onnx an unpacked model; for carriers recorded utterances, one folder a speaker',
    )
    .option('--degrade <condition>', 'clean, room, noisy, phone or mixed', 'mixed')
    .option('--format <name>', 'of the recordings: wav or flac', 'wav')
    .option('--speech-sessions <count>', 'speak only the first sessions of each scenario')
    .option('--json', 'print the result as JSON')
    .action(async (options: Options) => finish(await runGenerate(context, options)));
}

async function runGenerate(context: VerbContext, options: Options): Promise<number> {
  if (options.out === undefined)
    throw new MemoryError('invalid_argument', 'Give the folder to write to as --out FOLDER.');
  const language = options.language;
  if (language !== 'en' && language !== 'zh') throw new MemoryError('invalid_argument', '--language is en or zh.');
  const settings = {
    seed: wholeNumber(options.seed, '--seed', 0),
    scenarios: wholeNumber(options.scenarios, '--scenarios', 1),
    language,
    asrWordErrorRate: share(options.asrErrors),
  } as const;
  const directory = resolve(options.out);
  const speech = speechSettings(options);
  const output = createOutput(context.environment, options.json === true);
  const realiser = await realiserOf(options, context);
  const { writeSet } = await import('../../generator/output/write-set.js');
  const started = performance.now();
  const progress = startProgress(output, 'text', 'scenarios', settings.scenarios);
  const written = await writeSet({
    ...settings,
    ...(realiser === undefined ? {} : { realiser }),
    directory,
    ...cancellation(context),
    onScenario: (_, done) => progress.update(done),
  }).finally(async () => {
    progress.stop();
    await realiser?.close();
  });
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const lines = [
    `${written.scenarios} scenarios, ${written.sessions} sessions, ${written.turns} turns, ${written.questions} questions in ${written.files} files (${seconds} s).`,
    ...realisedLines(written.realised),
    `Read ${options.out}/DATASHEET.md; measure with \`npm run bench -- voxpolybench --data ${options.out}\`.`,
  ];
  if (speech === undefined) {
    output.result({ ...written, seconds }, lines);
    return 0;
  }
  const { writeSpeech } = await import('../../generator/speech/write-speech.js');
  const source = await loadedVoices(options);
  const bar = startProgress(output, 'speech', 'sessions', written.sessions);
  const spoken = await writeSpeech({
    ...settings,
    ...(realiser === undefined ? {} : { realiser: realiser.id }),
    ...speech,
    ...(source === undefined ? {} : { source }),
    directory,
    ...cancellation(context),
    onSession: (done) => bar.update(done),
  }).finally(() => bar.stop());
  output.result({ ...written, seconds, speech: spoken }, [
    ...lines,
    `${spoken.sessions} sessions spoken, ${spoken.skipped} there already, ${(spoken.audioSeconds / 3600).toFixed(2)} h of audio at ${spoken.realTimeFactor.toFixed(1)} times real time; ${spoken.questions} spoken questions.`,
  ]);
  return 0;
}

async function realiserOf({ realiser }: Options, { environment }: VerbContext): Promise<LanguageModel | undefined> {
  if (realiser === undefined) return undefined;
  const { createOpenAiLanguageModel } = await import('../../adapters/openai-compatible/language-model.js');
  return createOpenAiLanguageModel(parseModelAddress(realiser, '--realiser', environment.env));
}

function realisedLines(realised: RealisedCounts | undefined): string[] {
  if (realised === undefined) return [];
  const { model, scenes, fallbacks, usage } = realised;
  return [
    `${model} worded ${scenes - fallbacks.length} of ${scenes} scenes (${usage.inputTokens} tokens in, ${usage.outputTokens} out); the grammar's words stayed in the rest.`,
  ];
}

async function loadedVoices(options: Options): Promise<VoiceSource | undefined> {
  if (options.speech !== 'sherpa-onnx') return undefined;
  if (options.voices === undefined) {
    throw new MemoryError(
      'invalid_argument',
      'sherpa-onnx needs a model. Give its unpacked folder as --voices FOLDER.',
    );
  }
  const { loadSherpaSynthesizer } = await import('../../adapters/sherpa-onnx/synthesizer.js');
  return loadSherpaSynthesizer({ folder: resolve(options.voices) });
}

function speechSettings(options: Options): SpeechSettings | undefined {
  if (options.speech === undefined) return undefined;
  const engine = engines.find((known) => known === options.speech);
  const condition = conditions.find((known) => known === options.degrade);
  const format = options.format;
  if (format !== 'wav' && format !== 'flac') throw new MemoryError('invalid_argument', '--format is wav or flac.');
  if (engine === undefined) throw new MemoryError('invalid_argument', `--speech is one of ${engines.join(', ')}.`);
  if (condition === undefined)
    throw new MemoryError('invalid_argument', `--degrade is one of ${conditions.join(', ')}.`);
  return {
    engine: engine === 'sherpa-onnx' ? 'other' : engine,
    condition,
    format,
    ...(options.voices === undefined || engine === 'sherpa-onnx' ? {} : { carriers: resolve(options.voices) }),
    ...(options.speechSessions === undefined
      ? {}
      : { sessionsPerScenario: wholeNumber(options.speechSessions, '--speech-sessions', 1) }),
  };
}

function wholeNumber(text: string, flag: string, least: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new MemoryError('invalid_argument', `${flag} takes a whole number from ${least} on. For example: ${flag} 18.`);
}

function share(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 0.5) return value;
  throw new MemoryError(
    'invalid_argument',
    '--asr-errors takes a share from 0 to 0.5. For example: --asr-errors 0.05.',
  );
}
