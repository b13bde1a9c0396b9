import { normalize } from '../../vector.js';
import type { CohortModel } from '../speaker-cohort-model.js';
import { resolveSpeakerOptions } from '../speaker-options.js';
import { createVoiceSpace, type VoicePoint, type VoiceSpace } from '../voice-space.js';
import { clusterVoices, groupPoint, joinGroups, type VoiceGroup } from './cluster-voices.js';
import type { DiarizationOptions } from './diarization-options.js';
import { labelWindows } from './label-windows.js';
import { findChanges } from './segment-windows.js';
import type { VoiceWindow } from './voice-windows.js';

/** Who speaks in a window: speakers by number, from 0; the second one where two speak at once. */
export interface LabelledWindow {
  window: VoiceWindow;
  speaker: number;
  second?: number;
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
  const cohortSpace = createVoiceSpace(cohort, [], resolveSpeakerOptions(cohort.size));
  const pieceOf = cutPieces(windows, cohortSpace, options.changePenalty);
  const pieces = groupWindows(windows, pieceOf);
  let space = cohortSpace;
  let clusterOf = clusterVoices(pieces, space, options);
  let labels = pieceOf.map((piece) => clusterOf[piece] as number);
  space = spaceOf(groupWindows(windows, labels), cohort);
  clusterOf = clusterVoices(pieces, space, options);
  labels = pieceOf.map((piece) => clusterOf[piece] as number);
  const points = windows.map(({ vector }) => space.point(vector, 1));
  const afterPause = windows.map(({ segment }, index) => segment !== windows[index - 1]?.segment);
  let speakers: VoicePoint[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    speakers = groupWindows(windows, labels).map((group) => groupPoint(group, space, options.unitMs));
    const scores = points.map((point) => speakers.map((speaker) => space.score(point, speaker)));
    labels = renumber(labelWindows(scores, afterPause, options));
  }
  const groups = groupWindows(windows, labels);
  return windows.map((window, index) => {
    const speaker = labels[index] as number;
    const second = secondSpeaker(points[index] as VoicePoint, speaker, groups, space, options);
    return second === undefined ? { window, speaker } : { window, speaker, second };
  });
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

function spaceOf(groups: readonly VoiceGroup[], cohort: CohortModel): VoiceSpace {
  return createVoiceSpace(
    cohort,
    groups.map(({ sum }) => normalize(sum)),
    resolveSpeakerOptions(cohort.size),
  );
}

/** Labels without gaps, in order of first appearance. */
function renumber(labels: readonly number[]): number[] {
  const order = [...new Set(labels)];
  return labels.map((label) => order.indexOf(label));
}

function secondSpeaker(
  point: VoicePoint,
  first: number,
  groups: readonly VoiceGroup[],
  space: VoiceSpace,
  { overlapGain, unitMs }: DiarizationOptions,
): number | undefined {
  if (overlapGain === Number.POSITIVE_INFINITY) return undefined;
  const alone = groups[first] as VoiceGroup;
  let best = space.score(point, groupPoint(alone, space, unitMs)) + overlapGain;
  let second: number | undefined;
  for (const [other, group] of groups.entries()) {
    if (other === first) continue;
    const both = { sum: mixed(alone, group), lengthMs: Math.min(alone.lengthMs, group.lengthMs) };
    const score = space.score(point, groupPoint(both, space, unitMs));
    if (score > best) {
      best = score;
      second = other;
    }
  }
  return second;
}

function mixed(left: VoiceGroup, right: VoiceGroup): Float32Array {
  const other = normalize(right.sum);
  return normalize(left.sum).map((value, index) => value + (other[index] as number));
}
