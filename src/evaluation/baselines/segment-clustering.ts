import type { SpeechSegment } from '../../providers/providers.js';
import { cosine } from '../../vector.js';

/**
 * The fixed baseline of diarization: one voiceprint for each stretch of speech that voice activity finds, agglomerative
 * clustering with average linkage of cosines, joined from `threshold` on; the number of speakers is what is left. Returns the
 * cluster of each stretch.
 */
export function clusterSegments(vectors: readonly Float32Array[], threshold: number): number[] {
  const clusters = vectors.map((_, index) => [index]);
  const scores = vectors.map((left) => vectors.map((right) => cosine(left, right)));
  const linkage = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, one) => sum + right.reduce((part, other) => part + (scores[one]?.[other] ?? 0), 0), 0) /
    (left.length * right.length);
  for (;;) {
    let best: [number, number] | undefined;
    let highest = threshold;
    for (const [index, left] of clusters.entries()) {
      for (let other = index + 1; other < clusters.length; other += 1) {
        const score = linkage(left, clusters[other] as number[]);
        if (score >= highest) {
          highest = score;
          best = [index, other];
        }
      }
    }
    if (best === undefined) break;
    clusters[best[0]]?.push(...(clusters[best[1]] as number[]));
    clusters.splice(best[1], 1);
  }
  const clusterOf = new Array<number>(vectors.length).fill(0);
  for (const [cluster, members] of clusters.entries()) for (const member of members) clusterOf[member] = cluster;
  return clusterOf;
}

/** Stretches with the cluster of each as its speaker. */
export function clusteredTurns(
  segments: readonly (SpeechSegment & { vector: Float32Array })[],
  threshold: number,
): (SpeechSegment & { speaker: string })[] {
  const clusterOf = clusterSegments(
    segments.map(({ vector }) => vector),
    threshold,
  );
  return segments.map(({ startMs, endMs }, index) => ({ startMs, endMs, speaker: String(clusterOf[index]) }));
}
