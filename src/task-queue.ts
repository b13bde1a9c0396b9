/** Runs tasks one after another, in the order of the calls. */
export type TaskQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** A queue of its own; a failed task does not stop those behind it. */
export function createTaskQueue(): TaskQueue {
  let tail: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  };
}
