import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { createImageFileLoader } from '../../adapters/images/image-file-loader.js';
import { MemoryError } from '../../errors.js';
import type { FactReport } from '../../ingest/fact-queue.js';
import type { IngestOptions, VoxPolyMem } from '../../voxpolymem.js';
import { counted } from '../counted.js';
import { type IngestSettings, type PlannedInput, planIngest } from '../ingest-plan.js';
import { configuredModels, type ModelFlags, TRANSCRIBER_ADVICE, withModelOptions } from '../model-settings.js';
import { nameSpeakers, type SpokenStretch } from '../name-speakers.js';
import type { Output } from '../output.js';
import { printable } from '../printable.js';
import { startProgress } from '../progress.js';
import { type CommonOptions, cancellation, createVerb, type VerbContext, withSpace } from '../space-options.js';
import {
  configuredSegmenter,
  configuredSpeakerEncoder,
  type SegmenterFlags,
  type SpeakerEncoderFlags,
  withSpeakerEncoderOption,
} from '../speaker-encoder-settings.js';
import { waitingLines } from './people.js';

type Options = CommonOptions &
  IngestSettings &
  ModelFlags &
  SpeakerEncoderFlags &
  SegmenterFlags & { keepAudio?: boolean };

/** `ingest <audio or transcript>...`: takes recordings and transcripts into the space. */
export function ingestVerb(context: VerbContext, finish: (status: number) => void): Command {
  return withModelOptions(
    withSpeakerEncoderOption(createVerb('ingest', 'take recordings and transcripts into the space')),
  )
    .argument('<input...>', 'audio (.wav .flac .mp3 .ogg .opus) or transcript (.jsonl .vtt .srt, case .json)')
    .option('--session <name>', 'name of the session; default: the file name')
    .option('--started-at <instant>', 'when it started, ISO 8601; default: when the file was last changed')
    .option('--time-zone <zone>', 'IANA zone of the session, such as Europe/Berlin')
    .option('--captions <file>', 'words of the recording (.vtt or .srt); default: the file beside it')
    .option('--rttm <file>', 'who-spoke-when borders of the recording; default: the file beside it')
    .option('--channel <name>', 'the microphone, where there are several')
    .option('--voices-only', 'store who spoke when, without words')
    .option('--segmenter <file>', 'pyannote segmentation model for sherpa-onnx: finds turns and overlaps')
    .option('--keep-audio', 'keep the speech, sealed, so that another encoder can hear it again')
    .action(async (inputs: string[], options: Options) => {
      finish(await runIngest(context, inputs, options));
    });
}

interface IngestSummary {
  title: string;
  turns: number;
  sessionIds: readonly string[];
  warnings: readonly string[];
}

async function runIngest(context: VerbContext, paths: readonly string[], options: Options): Promise<number> {
  const plan = await planIngest(paths, options);
  const models = await configuredModels(options, context.environment.env);
  const mute = plan.inputs.find(
    ({ input }) => input.kind === 'audio' && input.cues === undefined && input.voicesOnly !== true,
  );
  if (mute !== undefined && models.options.transcriber === undefined) {
    throw new MemoryError(
      'missing_dependency',
      `The recording ${mute.title} has no words. ${TRANSCRIBER_ADVICE} Or use --voices-only.`,
    );
  }
  const opened = {
    create: true,
    ...models.options,
    loadImage: createImageFileLoader([...new Set(paths.map((path) => dirname(resolve(path))))]),
    ...configuredSpeakerEncoder(options, context.environment.env),
    ...configuredSegmenter(options, context.environment.env),
    ...(options.timeZone === undefined ? {} : { timeZone: options.timeZone }),
    ...(options.keepAudio === true ? { keepAudio: 'folder' as const } : {}),
  };
  return withSpace(context, options, opened, async (space, output) => {
    for (const note of plan.notes) output.note(output.colors.dim(note));
    const summaries: IngestSummary[] = [];
    for (const planned of plan.inputs) {
      summaries.push(await ingestPlanned(space, planned, output, cancellation(context)));
    }
    const read = models.options.languageModel === undefined ? undefined : await settle(space, output, context);
    const people = await space.people.list();
    output.result({ inputs: summaries, people, ...(read && { read }) }, [
      ...summaries.flatMap((summary) => [
        `${summary.title}: ${counted(summary.turns, 'turn')} in ${counted(summary.sessionIds.length, 'session')}`,
        ...summary.warnings.map((warning) => output.colors.yellow(`  ${warning}`)),
      ]),
      ...(read ? readLines(read, output) : []),
      `People: ${people.map((person) => printable(person.name)).join(', ') || 'nobody yet'}`,
      ...waitingLines(await space.people.list({ all: true }), output),
    ]);
    const used = models.used();
    if (used !== undefined) output.note(output.colors.dim(used));
    return 0;
  }).finally(models.close);
}

/** Waits for the language model; interrupted, it leaves the rest to the next run. */
async function settle(space: VoxPolyMem, output: Output, context: VerbContext): Promise<FactReport> {
  output.note(output.colors.dim('the language model reads; Ctrl-C leaves the rest to the next run'));
  return space.settle(cancellation(context));
}

function readLines({ turns, facts, left, warnings }: FactReport, { colors }: Output): string[] {
  const waiting = left === 0 ? '' : `; ${left} turns wait`;
  return [
    `Read by the language model: ${turns} turns, ${facts} facts${waiting}`,
    ...warnings.map((warning) => colors.yellow(`  ${warning}`)),
  ];
}

/** Ingests one planned input, telling who appears and who gets a name as it happens. */
export async function ingestPlanned(
  space: VoxPolyMem,
  planned: PlannedInput,
  output: Output,
  options: { signal?: AbortSignal },
): Promise<IngestSummary> {
  const isAudio = planned.input.kind === 'audio';
  const progress = startProgress(output, planned.title, isAudio ? 's' : 'turns', planned.total);
  const stretches: SpokenStretch[] = [];
  let stored = 0;
  const onProgress: IngestOptions['onProgress'] = (event) => {
    if (event.kind !== 'turn-stored') return;
    stored += 1;
    if (event.endMs !== undefined) stretches.push({ endMs: event.endMs, personId: event.personId });
    progress.update(isAudio ? (event.endMs ?? 0) / 1000 : stored);
  };
  try {
    const report = await space.ingest(planned.input, { ...options, onProgress });
    await nameSpeakers(space, planned.namedBorders, stretches);
    const { turnIds, sessionIds, warnings } = report;
    return { title: planned.title, turns: turnIds.length, sessionIds, warnings };
  } finally {
    progress.stop();
  }
}
