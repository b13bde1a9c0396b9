/** Runs a task over items, up to `atOnce` at a time, and gives item and result in the order of the items. The first failure ends it. */
export async function* inOrder<T, R>(
  items: readonly T[],
  atOnce: number,
  task: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, R]> {
  const running: Promise<R>[] = [];
  for (const [index, item] of items.entries()) {
    while (running.length < Math.min(items.length, index + atOnce)) {
      const started = task(items[running.length] as T);
      started.catch(() => undefined);
      running.push(started);
    }
    yield [item, await (running[index] as Promise<R>)];
  }
}
