/** Where the present comes from; passed in so that every run can be repeated. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that starts at `startAt` (epoch ms) and advances `stepMs` with each reading. */
export function createSteppingClock(startAt: number, stepMs = 0): Clock {
  let at = startAt - stepMs;
  return {
    now: () => {
      at += stepMs;
      return at;
    },
  };
}
