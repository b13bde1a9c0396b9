/** What a change of speaker costs, in units of the scores. */
export interface SwitchCosts {
  switchPenalty: number;
  pausePenalty: number;
}

/**
 * The sequence of speakers that explains windows best: the sum of scores less the cost of changes is most (Viterbi).
 * `scores[window][speaker]`; `afterPause[window]` tells that speech paused before it.
 */
export function labelWindows(
  scores: readonly (readonly number[])[],
  afterPause: readonly boolean[],
  { switchPenalty, pausePenalty }: SwitchCosts,
): number[] {
  const speakers = scores[0]?.length ?? 0;
  const before: Int32Array[] = [];
  let total = new Float64Array(speakers);
  for (const [window, row] of scores.entries()) {
    const penalty = afterPause[window] ? pausePenalty : switchPenalty;
    const leader = largest(total);
    const origin = new Int32Array(speakers);
    total = total.map((value, speaker) => {
      const stays = value >= (total[leader] as number) - penalty;
      origin[speaker] = stays ? speaker : leader;
      return (stays ? value : (total[leader] as number) - penalty) + (row[speaker] as number);
    });
    before.push(origin);
  }
  const labels = new Array<number>(scores.length).fill(0);
  let label = largest(total);
  for (let window = scores.length - 1; window >= 0; window -= 1) {
    labels[window] = label;
    label = (before[window] as Int32Array)[label] as number;
  }
  return labels;
}

function largest(values: Float64Array): number {
  let best = 0;
  for (let index = 1; index < values.length; index += 1)
    if ((values[index] as number) > (values[best] as number)) best = index;
  return best;
}
