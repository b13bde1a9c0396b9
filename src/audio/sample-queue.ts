import { MemoryError } from '../errors.js';

/** Samples that are pushed at one end and read at the other, once. */
export interface SampleQueue extends AsyncIterable<Float32Array> {
  /**
   * Takes mono samples; resolves when there is room for more, so that whoever waits for it holds no more than the queue. Throws
   * `budget_exceeded` when nobody waited and the queue is full, `invalid_argument` after `end`.
   */
  push(samples: Float32Array): Promise<void>;
  /** No more samples will come. What was pushed is still read. */
  end(): void;
}

/** Samples from which `push` makes wait: 10 s at 16 kHz. */
const ROOM = 160_000;
/** So many times the room, and a caller that does not wait is refused. */
const MOST = 30;

/** A queue between a microphone and a listener, for `listen`. `room` is how many samples it takes before `push` waits. */
export function createSampleQueue({ room = ROOM }: { room?: number } = {}): SampleQueue {
  const waiting: Float32Array[] = [];
  let held = 0;
  let ended = false;
  let wakeReader: (() => void) | undefined;
  let wakeWriters: (() => void)[] = [];
  const release = () => {
    const writers = wakeWriters;
    wakeWriters = [];
    for (const wake of writers) wake();
  };
  async function* read(): AsyncGenerator<Float32Array> {
    try {
      for (;;) {
        const next = waiting.shift();
        if (next !== undefined) {
          held -= next.length;
          if (held < room) release();
          yield next;
        } else if (ended) return;
        else
          await new Promise<void>((resolve) => {
            wakeReader = resolve;
          });
      }
    } finally {
      ended = true;
      waiting.length = 0;
      held = 0;
      release();
    }
  }
  const reader = read();
  return {
    [Symbol.asyncIterator]: () => reader,
    async push(samples) {
      if (ended) throw new MemoryError('invalid_argument', 'The sound has ended; nobody listens any more.');
      if (held + samples.length > room * MOST) {
        throw new MemoryError('budget_exceeded', 'Sound comes faster than it is heard. Wait for each push.', {
          details: { held },
        });
      }
      waiting.push(samples.slice());
      held += samples.length;
      wakeReader?.();
      if (held >= room)
        await new Promise<void>((resolve) => {
          wakeWriters.push(resolve);
        });
    },
    end() {
      ended = true;
      wakeReader?.();
      release();
    },
  };
}
