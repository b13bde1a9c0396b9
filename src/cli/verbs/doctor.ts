import { resolve } from 'node:path';
import type { Command } from 'commander';
import { MemoryError } from '../../errors.js';
import type { ReencodeReport } from '../../privacy/reencode-voiceprints.js';
import type { Doctor } from '../../voxpolymem.js';
import { counted } from '../counted.js';
import { configuredModels, type ModelFlags, withModelOptions } from '../model-settings.js';
import type { Output } from '../output.js';
import { startProgress } from '../progress.js';
import { type CommonOptions, cancellation, createVerb, type VerbContext, withSpace } from '../space-options.js';
import {
  configuredSpeakerEncoder,
  type SpeakerEncoderFlags,
  withSpeakerEncoderOption,
} from '../speaker-encoder-settings.js';
import { describeFit, describeSpace } from './doctor-lines.js';

type Options = CommonOptions &
  ModelFlags &
  SpeakerEncoderFlags & {
    reindex?: boolean;
    resetVoiceprints?: boolean;
    reEncode?: boolean;
    dropWithoutAudio?: boolean;
    calibrate?: string;
  };

/** `doctor`: says what the space is bound to and where its key lies; repairs it on request. */
export function doctorVerb(context: VerbContext, finish: (status: number) => void): Command {
  return withModelOptions(
    withSpeakerEncoderOption(createVerb('doctor', 'describe the space, its models and its key; repair it')),
  )
    .option('--reindex', 'rebuild the search index with the configured embedder')
    .option('--re-encode', 'hear all kept audio again with the configured speaker encoder')
    .option('--drop-without-audio', 'with --re-encode: give up the voiceprints whose audio was not kept')
    .option('--reset-voiceprints', 'delete all voiceprints and kept audio, so that another encoder can be used')
    .option('--calibrate <folder>', 'fit the speaker scores to labelled clips: one folder of recordings a speaker')
    .action(async (options: Options) => {
      const encoder = configuredSpeakerEncoder(options, context.environment.env);
      if (options.reEncode === true && options.resetVoiceprints === true) {
        throw new MemoryError(
          'invalid_argument',
          'Choose one of --re-encode and --reset-voiceprints. The first keeps what is known.',
        );
      }
      const models = await configuredModels(options, context.environment.env);
      const create = options.calibrate !== undefined;
      finish(
        await withSpace(context, options, { ...encoder, ...models.options, create }, async ({ doctor }, output) => {
          const cancel = cancellation(context);
          const fit =
            options.calibrate === undefined ? undefined : await doctor.calibrate(resolve(options.calibrate), cancel);
          const reset = options.resetVoiceprints === true ? await doctor.resetVoiceprints(cancel) : undefined;
          const reencoded =
            options.reEncode === true
              ? await encodeAgain(context, doctor, output, options.dropWithoutAudio === true)
              : undefined;
          const reindexed = options.reindex === true ? await doctor.reindex(cancel) : undefined;
          const report = await doctor.report();
          output.result(
            {
              ...report,
              ...(fit && { fit }),
              ...(reset && { reset }),
              ...(reencoded && { reencoded }),
              ...(reindexed && { reindexed }),
            },
            [
              ...(fit ? describeFit(fit) : []),
              ...(reset
                ? [
                    `Deleted voiceprints: ${reset.utterances} of turns, ${reset.voices} of voices; kept audio: ${reset.audio}.`,
                  ]
                : []),
              ...(reencoded
                ? [
                    `Encoded again: ${counted(reencoded.utterances, 'utterance')}, ${counted(reencoded.voices, 'voice')}; given up: ${reencoded.dropped}.`,
                  ]
                : []),
              ...(reindexed ? [`Rebuilt the index: ${counted(reindexed.documents, 'record')}.`] : []),
              ...describeSpace(report),
            ],
          );
          return 0;
        }).finally(models.close),
      );
    });
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
