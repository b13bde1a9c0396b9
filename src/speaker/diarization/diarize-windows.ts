import type { CohortModel } from '../speaker-cohort-model.js';
import type { VoiceSpace } from '../voice-space.js';
import { clusterVoices, groupPoint, joinGroups, type VoiceGroup } from './cluster-voices.js';
import type { DiarizationOptions } from './diarization-options.js';
import { diarizationSpace } from './diarization-space.js';
import { labelWindows } from './label-windows.js';
import { findChanges } from './segment-windows.js';
import type { VoiceWindow } from './voice-windows.js';

/** Who speaks in a window: speakers by number, from 0. */
export interface LabelledWindow {
  window: VoiceWindow;
  speaker: number;
}

/**
 * Who speaks when, from the windows of a whole recording in time order: (1) every stretch of speech is cut where its windows
 * change, (2) the pieces are clustered, the number of speakers being found, (3) windows are laid to the clusters again with a
 * cost for every change of speaker, and the clusters to their windows. The space's mean follows the recording's voices.
 */
export function diarizeWindows(
  windows: readonly VoiceWindow[],
  cohort: CohortModel,
  options: DiarizationOptions,
): LabelledWindow[] {
  if (windows.length === 0) return [];
  const cohortSpace = diarizationSpace(cohort, []);
  const pieceOf = cutPieces(windows, cohortSpace, options.changePenalty);
  const pieces = groupWindows(windows, pieceOf);
  let space = cohortSpace;
  let clusterOf = clusterVoices(pieces, space, options);
  let labels = pieceOf.map((piece) => clusterOf[piece] as number);
  space = diarizationSpace(cohort, groupWindows(windows, labels));
  clusterOf = clusterVoices(pieces, space, options);
  labels = pieceOf.map((piece) => clusterOf[piece] as number);
  const points = windows.map(({ vector }) => space.point(vector, 1));
  const afterPause = windows.map(({ segment }, index) => segment !== windows[index - 1]?.segment);
  for (let round = 0; round < options.rounds; round += 1) {
    const speakers = groupWindows(windows, labels).map((group) => groupPoint(group, space, options.unitMs));
    const scores = points.map((point) => speakers.map((speaker) => space.score(point, speaker)));
    labels = renumber(labelWindows(scores, afterPause, options));
  }
  return windows.map((window, index) => ({ window, speaker: labels[index] as number }));
}

function cutPieces(windows: readonly VoiceWindow[], space: VoiceSpace, penalty: number): number[] {
  const pieceOf: number[] = [];
  let piece = -1;
  for (let start = 0; start < windows.length; ) {
    let end = start;
    while (windows[end]?.segment === windows[start]?.segment && end < windows.length) end += 1;
    const cuts = findChanges(
      windows.slice(start, end).map(({ vector }) => space.centre(vector)),
      penalty,
    );
    for (let index = start; index < end; index += 1) {
      if (index === start || cuts.includes(index - start)) piece += 1;
      pieceOf.push(piece);
    }
    start = end;
  }
  return pieceOf;
}

/** Sums of the windows of each label. */
function groupWindows(windows: readonly VoiceWindow[], labels: readonly number[]): VoiceGroup[] {
  const groups: VoiceGroup[] = [];
  for (const [index, { vector, startMs, endMs }] of windows.entries()) {
    const lengthMs = endMs - startMs;
    const added = { sum: vector.map((value) => value * lengthMs), lengthMs };
    const label = labels[index] as number;
    const held = groups[label];
    groups[label] = held === undefined ? added : joinGroups(held, added);
  }
  return groups;
}

/** Labels without gaps, in order of first appearance. */
function renumber(labels: readonly number[]): number[] {
  const order = [...new Set(labels)];
  return labels.map((label) => order.indexOf(label));
}
