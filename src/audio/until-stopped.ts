/**
 * What a source gives until a signal is raised: then it ends at once, though the source may still wait for more. What the source
 * throws passes.
 */
export async function* untilStopped<T>(source: AsyncIterable<T>, signal: AbortSignal | undefined): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  let stop = () => {};
  const onAbort = () => stop();
  signal?.addEventListener('abort', onAbort);
  try {
    while (signal?.aborted !== true) {
      const next = await new Promise<IteratorResult<T> | undefined>((resolve, reject) => {
        stop = () => resolve(undefined);
        iterator.next().then(resolve, reject);
      });
      if (next === undefined || next.done === true) return;
      yield next.value;
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    // Not waited for: a source that waits for sound answers only when sound comes.
    iterator.return?.().catch(() => undefined);
  }
}
