import { SingleBar } from 'cli-progress';
import type { Output } from './output.js';

/** A progress bar on a terminal; nothing elsewhere. */
export interface Progress {
  /** `total` may grow; until it is known the bar shows only the count. */
  update(done: number, total?: number): void;
  /** Clears the bar's line, so that something else can be printed; the next update draws it again. */
  clear(): void;
  stop(): void;
}

const SILENT: Progress = { update: () => {}, clear: () => {}, stop: () => {} };

/** Starts a bar on stderr. `unit` names what is counted ("turns", "s of audio"). */
export function startProgress(output: Output, title: string, unit: string): Progress {
  if (!output.interactive) return SILENT;
  const bar = new SingleBar({
    format: `${title} {bar} {value}/{total} ${unit}`,
    barCompleteChar: '=',
    barIncompleteChar: ' ',
    barsize: 24,
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
  });
  bar.start(0, 0);
  return {
    update: (done, total) => {
      if (total !== undefined && total !== bar.getTotal()) bar.setTotal(Math.ceil(total));
      bar.update(Math.floor(done));
    },
    clear: () => process.stderr.write('\r\u001b[K'),
    stop: () => bar.stop(),
  };
}
