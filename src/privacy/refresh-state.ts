import { createTaskQueue, type TaskQueue } from '../task-queue.js';
import type { SpaceState } from './space-state.js';

/** Brings a state up to date with what other writers of the file have committed. */
export interface StateRefresh {
  /** For a step of a write, before it decides anything. */
  toWrite(): Promise<void>;
  /** For a reader: a step of a write that is under way rests on the state as it found it, and readers leave it alone meanwhile. */
  toRead(): Promise<void>;
}

/** One refresh at a time; `onChange` is told when there was anything. */
export function createStateRefresh(state: SpaceState, write: TaskQueue, onChange: () => void): StateRefresh {
  const queue = createTaskQueue();
  const toWrite = () =>
    queue(async () => {
      if (await state.refresh()) onChange();
    });
  return {
    toWrite,
    toRead: async () => {
      if (!write.isBusy) await toWrite();
    },
  };
}
