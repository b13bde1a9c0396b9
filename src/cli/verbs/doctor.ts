import { resolve } from 'node:path';
import type { Command } from 'commander';
import { loadSherpaSpeakerEncoder } from '../../adapters/sherpa-onnx/speaker-encoder.js';
import type { Doctor } from '../../voxpolymem.js';
import { type CommonOptions, cancellation, createVerb, type VerbContext, withSpace } from '../space-options.js';
import { table } from '../table.js';

type Options = CommonOptions & {
  reindex?: boolean;
  resetVoiceprints?: boolean;
  calibrate?: string;
  speakerModel?: string;
};

/** `doctor`: says what the space is bound to and where its key lies; repairs it on request. */
export function doctorVerb(context: VerbContext, finish: (status: number) => void): Command {
  return createVerb('doctor', 'describe the space, its models and its key; repair it')
    .option('--reindex', 'rebuild the search index with the configured embedder')
    .option('--reset-voiceprints', 'delete all voiceprints, so that another encoder can be used')
    .option('--calibrate <folder>', 'fit the speaker scores to labelled clips: one folder of recordings a speaker')
    .option('--speaker-model <file>', 'calibrate this sherpa-onnx speaker encoder instead of the shipped one')
    .action(async (options: Options) => {
      const speakerEncoder =
        options.speakerModel === undefined
          ? undefined
          : await loadSherpaSpeakerEncoder({ modelPath: resolve(options.speakerModel) });
      const status = await withSpace(
        context,
        options,
        { speakerEncoder, create: options.calibrate !== undefined },
        async ({ doctor }, output) => {
          const fit =
            options.calibrate === undefined
              ? undefined
              : await doctor.calibrate(resolve(options.calibrate), cancellation(context));
          const reset = options.resetVoiceprints === true ? await doctor.resetVoiceprints() : undefined;
          const reindexed = options.reindex === true ? await doctor.reindex(cancellation(context)) : undefined;
          const report = await doctor.report();
          const { space, counts } = report;
          const size = `${(report.sizeBytes / 2 ** 20).toFixed(1)} MiB`;
          const binding = (model?: { modelId: string; dimension: number }) =>
            model === undefined ? 'not bound yet' : `${model.modelId}, ${model.dimension} dimensions`;
          output.result({ ...report, ...(reset && { reset }), ...(reindexed && { reindexed }), ...(fit && { fit }) }, [
            ...(fit ? describeFit(fit) : []),
            ...(reset ? [`Deleted voiceprints: ${reset.utterances} of turns, ${reset.voices} of voices.`] : []),
            ...(reindexed ? [`Rebuilt the index: ${reindexed.documents} records.`] : []),
            ...table([
              ['space', space.id],
              ['file', report.path ?? 'in memory'],
              ['size', size],
              ['schema', String(report.schemaVersion)],
              ['sealing key', report.keyPath ?? 'in memory only'],
              ['time zone', space.timeZone],
              ['voiceprints', binding(space.speakerModel)],
              ['text vectors', binding(space.textModel)],
              ...Object.entries(counts).map(([kind, count]) => [`${kind} records`, String(count)]),
            ]),
          ]);
          return 0;
        },
      ).finally(async () => speakerEncoder?.close());
      finish(status);
    });
}

function describeFit(fit: Awaited<ReturnType<Doctor['calibrate']>>): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    `Calibrated ${fit.modelId} on ${fit.clips} clips of ${fit.speakers} speakers (${fit.leftOut} too short).`,
    `Speakers unseen by a fold, one clip against one: ${percent(fit.missAtClaim)} missed, ${percent(fit.falseAcceptAtClaim)} falsely accepted, cost ${fit.logRatioCost.toFixed(3)} bit.`,
    ...(fit.normalises ? [] : ['Fewer than 80 speakers: scores are centred, not normalised.']),
    fit.path === undefined ? 'Kept until this space is closed.' : `Written to ${fit.path}.`,
  ];
}
