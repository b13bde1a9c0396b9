/** Runs tasks one after another, in the order of the calls. */
export interface TaskQueue {
  <T>(task: () => Promise<T>): Promise<T>;
  /** Whether a task runs or waits. */
  readonly isBusy: boolean;
}

/** A queue of its own; a failed task does not stop those behind it. */
export function createTaskQueue(): TaskQueue {
  let tail: Promise<unknown> = Promise.resolve();
  let pending = 0;
  const queue = <T>(task: () => Promise<T>): Promise<T> => {
    pending += 1;
    const result = tail.then(task).finally(() => {
      pending -= 1;
    });
    tail = result.catch(() => undefined);
    return result;
  };
  return Object.defineProperty(queue, 'isBusy', { get: () => pending > 0 }) as TaskQueue;
}
