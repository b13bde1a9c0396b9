import { quantile } from '../src/evaluation/metrics.js';
import { onStage, type Stage } from '../src/stages.js';

/** What the memory makes of a turn, taken together: addressee, facts and profiles. */
const MEMORY: readonly Stage[] = ['addressee', 'facts', 'profiles'];

type StageP50 = Record<`${Stage | 'memory'}P50Ms`, number>;

/** Times of the stages of ingest, turn by turn. */
export interface StageTimes {
  /** Closes the turn whose stages were heard since the last call. */
  endTurn(): void;
  /** The median of each stage over the turns, and of what the memory makes of a turn, in ms. */
  p50(): StageP50;
  stop(): void;
}

/** Listens to the stages of every turn that this process ingests. */
export function listenToStages(): StageTimes {
  const times: Record<Stage | 'memory', number[]> = {
    names: [],
    addressee: [],
    facts: [],
    profiles: [],
    memory: [],
    index: [],
    store: [],
  };
  const current = new Map<Stage, number>();
  const stop = onStage((stage, ms) => current.set(stage, (current.get(stage) ?? 0) + ms));
  return {
    endTurn() {
      for (const [stage, ms] of current) times[stage].push(ms);
      times.memory.push(MEMORY.reduce((sum, stage) => sum + (current.get(stage) ?? 0), 0));
      current.clear();
    },
    p50: () =>
      Object.fromEntries(
        Object.entries(times).map(([stage, ms]) => [`${stage}P50Ms`, quantile(ms, 0.5) ?? 0]),
      ) as StageP50,
    stop,
  };
}
