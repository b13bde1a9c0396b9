import { normalize } from '../../vector.js';
import type { VoicePoint, VoiceSpace } from '../voice-space.js';
import type { DiarizationOptions } from './diarization-options.js';

/** Speech taken to be of one voice: sum of its unit vectors, weighted by length. */
export interface VoiceGroup {
  sum: Float32Array;
  lengthMs: number;
}

/** Where a group lies in the space; its weight counts utterances of `unitMs`. */
export function groupPoint(group: VoiceGroup, space: VoiceSpace, unitMs: number): VoicePoint {
  return space.point(normalize(group.sum), group.lengthMs / unitMs);
}

/** The two groups as one. */
export function joinGroups(left: VoiceGroup, right: VoiceGroup): VoiceGroup {
  return {
    sum: left.sum.map((value, index) => value + (right.sum[index] as number)),
    lengthMs: left.lengthMs + right.lengthMs,
  };
}

interface Node {
  group: VoiceGroup;
  point: VoicePoint;
  members: number[];
  /** Best partner among the nodes behind this one. */
  partner: number;
  score: number;
}

/**
 * Agglomerative clustering: the two groups that score best against each other are joined, and compared anew as one, until no
 * pair reaches its threshold; groups that are `apart` never come together. Returns the cluster of each group, numbered from 0 in order of first appearance.
 */
export function clusterVoices(
  groups: readonly VoiceGroup[],
  space: VoiceSpace,
  options: Pick<DiarizationOptions, 'unitMs' | 'joinScore' | 'joinShortScore' | 'shortMs'>,
  apart?: (left: number, right: number) => boolean,
): number[] {
  const nodes: (Node | undefined)[] = groups.map((group, index) => ({
    group,
    point: groupPoint(group, space, options.unitMs),
    members: [index],
    partner: -1,
    score: Number.NEGATIVE_INFINITY,
  }));
  const threshold = (left: Node, right: Node) =>
    Math.min(left.group.lengthMs, right.group.lengthMs) < options.shortMs ? options.joinShortScore : options.joinScore;
  const pair = (left: Node, right: Node) =>
    apart !== undefined && left.members.some((member) => right.members.some((other) => apart(member, other)))
      ? Number.NEGATIVE_INFINITY
      : space.score(left.point, right.point) - threshold(left, right);
  const findPartner = (at: number) => {
    const node = nodes[at];
    if (node === undefined) return;
    node.partner = -1;
    node.score = Number.NEGATIVE_INFINITY;
    for (let other = at + 1; other < nodes.length; other += 1) {
      const candidate = nodes[other];
      const score = candidate === undefined ? Number.NEGATIVE_INFINITY : pair(node, candidate);
      if (score > node.score) {
        node.score = score;
        node.partner = other;
      }
    }
  };
  for (let at = 0; at < nodes.length; at += 1) findPartner(at);
  for (;;) {
    let best = -1;
    for (const [at, node] of nodes.entries())
      if (node !== undefined && node.score >= 0 && node.score > (nodes[best]?.score ?? -1)) best = at;
    const into = nodes[best];
    const from = into && nodes[into.partner];
    if (into === undefined || from === undefined) break;
    const removed = into.partner;
    into.group = joinGroups(into.group, from.group);
    into.point = groupPoint(into.group, space, options.unitMs);
    into.members.push(...from.members);
    nodes[removed] = undefined;
    findPartner(best);
    for (const [at, node] of nodes.entries()) {
      if (node === undefined || at === best) continue;
      if (node.partner === removed || node.partner === best) findPartner(at);
      else if (at < best) {
        const score = pair(node, into);
        if (score > node.score) {
          node.score = score;
          node.partner = best;
        }
      }
    }
  }
  const clusterOf = new Array<number>(groups.length).fill(0);
  const kept = nodes.filter((node) => node !== undefined);
  kept.sort((left, right) => Math.min(...left.members) - Math.min(...right.members));
  for (const [cluster, { members }] of kept.entries()) for (const member of members) clusterOf[member] = cluster;
  return clusterOf;
}
