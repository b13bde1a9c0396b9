import type { Doctor } from '../../voxpolymem.js';
import { counted } from '../counted.js';
import { table } from '../table.js';

/** What the space is bound to, where it lies and how much it holds. */
export function describeSpace(report: Awaited<ReturnType<Doctor['report']>>): string[] {
  const { space, counts, keptAudio, models } = report;
  const binding = (model?: { modelId: string; dimension: number }) =>
    model === undefined ? 'not bound yet' : `${model.modelId}, ${model.dimension} dimensions`;
  return table([
    ['space', space.id],
    ['file', report.path ?? 'in memory'],
    ['size', mebibytes(report.sizeBytes)],
    ['schema', String(report.schemaVersion)],
    ['sealing key', report.keyPath ?? 'in memory only'],
    ['time zone', space.timeZone],
    ['voiceprints', binding(space.speakerModel)],
    ['kept audio', keptLine(keptAudio)],
    ['text vectors', binding(space.textModel)],
    ...Object.entries(models).map(([name, id]) => [`configured ${name}`, id]),
    ...Object.entries(counts).map(([kind, count]) => [`${kind} records`, String(count)]),
  ]);
}

/** What a calibration found, and where it lies. */
export function describeFit(fit: Awaited<ReturnType<Doctor['calibrate']>>): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    `Calibrated ${fit.modelId} on ${fit.clips} clips of ${fit.speakers} speakers (${fit.leftOut} too short).`,
    `Speakers unseen by a fold, one clip against one: ${percent(fit.missAtClaim)} missed, ${percent(fit.falseAcceptAtClaim)} falsely accepted, cost ${fit.logRatioCost.toFixed(3)} bit.`,
    ...(fit.normalises ? [] : ['Fewer than 80 speakers: scores are centred, not normalised.']),
    fit.path === undefined ? 'Kept until this space is closed.' : `Written to ${fit.path}.`,
  ];
}

function keptLine({ utterances, sizeBytes, path }: { utterances: number; sizeBytes: number; path?: string }): string {
  if (utterances === 0) return 'none';
  return `${counted(utterances, 'utterance')}, ${mebibytes(sizeBytes)}, sealed${path === undefined ? '' : ` in ${path}`}`;
}

function mebibytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
