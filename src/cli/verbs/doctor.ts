import type { Command } from 'commander';
import { MemoryError } from '../../errors.js';
import type { ReencodeReport } from '../../privacy/reencode-voiceprints.js';
import type { Doctor } from '../../voxpolymem.js';
import type { Output } from '../output.js';
import { startProgress } from '../progress.js';
import { type CommonOptions, cancellation, createVerb, type VerbContext, withSpace } from '../space-options.js';
import {
  configuredSpeakerEncoder,
  type SpeakerEncoderFlags,
  withSpeakerEncoderOption,
} from '../speaker-encoder-settings.js';
import { table } from '../table.js';

type Options = CommonOptions &
  SpeakerEncoderFlags & {
    reindex?: boolean;
    resetVoiceprints?: boolean;
    reEncode?: boolean;
    dropWithoutAudio?: boolean;
  };

/** `doctor`: says what the space is bound to and where its key lies; repairs it on request. */
export function doctorVerb(context: VerbContext, finish: (status: number) => void): Command {
  return withSpeakerEncoderOption(createVerb('doctor', 'describe the space, its models and its key; repair it'))
    .option('--reindex', 'rebuild the search index with the configured embedder')
    .option('--re-encode', 'hear all kept audio again with the configured speaker encoder')
    .option('--drop-without-audio', 'with --re-encode: give up the voiceprints whose audio was not kept')
    .option('--reset-voiceprints', 'delete all voiceprints and kept audio, so that another encoder can be used')
    .action(async (options: Options) => {
      const encoder = configuredSpeakerEncoder(options, context.environment.env);
      if (options.reEncode === true && options.resetVoiceprints === true) {
        throw new MemoryError(
          'invalid_argument',
          'Choose one of --re-encode and --reset-voiceprints. The first keeps what is known.',
        );
      }
      finish(
        await withSpace(context, options, encoder, async ({ doctor }, output) => {
          const reset = options.resetVoiceprints === true ? await doctor.resetVoiceprints() : undefined;
          const reencoded =
            options.reEncode === true
              ? await encodeAgain(context, doctor, output, options.dropWithoutAudio === true)
              : undefined;
          const reindexed = options.reindex === true ? await doctor.reindex(cancellation(context)) : undefined;
          const report = await doctor.report();
          const { space, counts, keptAudio } = report;
          const size = `${(report.sizeBytes / 2 ** 20).toFixed(1)} MiB`;
          const binding = (model?: { modelId: string; dimension: number }) =>
            model === undefined ? 'not bound yet' : `${model.modelId}, ${model.dimension} dimensions`;
          output.result(
            { ...report, ...(reset && { reset }), ...(reencoded && { reencoded }), ...(reindexed && { reindexed }) },
            [
              ...(reset
                ? [
                    `Deleted voiceprints: ${reset.utterances} of turns, ${reset.voices} of voices; kept audio: ${reset.audio}.`,
                  ]
                : []),
              ...(reencoded
                ? [
                    `Encoded again: ${reencoded.utterances} utterances, ${reencoded.voices} voices; given up: ${reencoded.dropped}.`,
                  ]
                : []),
              ...(reindexed ? [`Rebuilt the index: ${reindexed.documents} records.`] : []),
              ...table([
                ['space', space.id],
                ['file', report.path ?? 'in memory'],
                ['size', size],
                ['schema', String(report.schemaVersion)],
                ['sealing key', report.keyPath ?? 'in memory only'],
                ['time zone', space.timeZone],
                ['voiceprints', binding(space.speakerModel)],
                ['kept audio', keptLine(keptAudio)],
                ['text vectors', binding(space.textModel)],
                ...Object.entries(counts).map(([kind, count]) => [`${kind} records`, String(count)]),
              ]),
            ],
          );
          return 0;
        }),
      );
    });
}

function keptLine({ utterances, sizeBytes, path }: { utterances: number; sizeBytes: number; path?: string }): string {
  if (utterances === 0) return 'none';
  return `${utterances} utterances, ${(sizeBytes / 2 ** 20).toFixed(1)} MiB, sealed${path === undefined ? '' : ` in ${path}`}`;
}

async function encodeAgain(
  context: VerbContext,
  doctor: Doctor,
  output: Output,
  dropWithoutAudio: boolean,
): Promise<ReencodeReport> {
  const progress = startProgress(output, 'encoding', 'utterances');
  const onProgress = (done: number) => progress.update(done);
  return doctor.reencode({ dropWithoutAudio, onProgress, ...cancellation(context) }).finally(progress.stop);
}
