import type { Command } from 'commander';
import { type CommonOptions, cancellation, createVerb, type VerbContext, withSpace } from '../space-options.js';
import { table } from '../table.js';

type Options = CommonOptions & { reindex?: boolean; resetVoiceprints?: boolean };

/** `doctor`: says what the space is bound to and where its key lies; repairs it on request. */
export function doctorVerb(context: VerbContext, finish: (status: number) => void): Command {
  return createVerb('doctor', 'describe the space, its models and its key; repair it')
    .option('--reindex', 'rebuild the search index with the configured embedder')
    .option('--reset-voiceprints', 'delete all voiceprints, so that another encoder can be used')
    .action(async (options: Options) => {
      finish(
        await withSpace(context, options, {}, async ({ doctor }, output) => {
          const reset = options.resetVoiceprints === true ? await doctor.resetVoiceprints() : undefined;
          const reindexed = options.reindex === true ? await doctor.reindex(cancellation(context)) : undefined;
          const report = await doctor.report();
          const { space, counts } = report;
          const size = `${(report.sizeBytes / 2 ** 20).toFixed(1)} MiB`;
          const binding = (model?: { modelId: string; dimension: number }) =>
            model === undefined ? 'not bound yet' : `${model.modelId}, ${model.dimension} dimensions`;
          output.result({ ...report, ...(reset && { reset }), ...(reindexed && { reindexed }) }, [
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
        }),
      );
    });
}
