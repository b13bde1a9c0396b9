import { channel } from 'node:diagnostics_channel';

/** What storing a turn consists of; `index` makes the index entries with their vectors, `store` commits. */
export type Stage = 'names' | 'addressee' | 'facts' | 'profiles' | 'index' | 'store';

const stages = channel('voxpolymem:stage');

/** Runs a step of storing a turn; how long it took is told to whoever listens, and nothing is measured where nobody does. */
export function timeStage<T>(stage: Stage, step: () => T): T {
  if (!stages.hasSubscribers) return step();
  const started = performance.now();
  const tell = () => stages.publish({ stage, ms: performance.now() - started });
  const result = step();
  if (result instanceof Promise) return result.finally(tell) as T;
  tell();
  return result;
}

/** Hears how many milliseconds each step took, waiting included, from every space of the process; the returned function stops it. */
export function onStage(listener: (stage: Stage, ms: number) => void): () => void {
  const hear = (message: unknown) => {
    const { stage, ms } = message as { stage: Stage; ms: number };
    listener(stage, ms);
  };
  stages.subscribe(hear);
  return () => stages.unsubscribe(hear);
}
