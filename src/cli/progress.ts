import { SingleBar } from 'cli-progress';
import type { Output } from './output.js';

/** A progress bar on a terminal; nothing elsewhere. */
export interface Progress {
  update(done: number): void;
  /** Clears the bar's line, so that something else can be printed; the next update draws it again. */
  clear(): void;
  stop(): void;
}

const SILENT: Progress = { update: () => {}, clear: () => {}, stop: () => {} };

/**
 * Starts a bar on stderr; with an unknown `total` it shows only the count. `unit` names what is counted ("turns",
 * "s of audio").
 */
export function startProgress(output: Output, title: string, unit: string, total?: number): Progress {
  if (!output.interactive) return SILENT;
  const bar = new SingleBar({
    format: total === undefined ? `${title} {value} ${unit}` : `${title} {bar} {value}/{total} ${unit}`,
    barCompleteChar: '=',
    barIncompleteChar: ' ',
    barsize: 24,
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
  });
  bar.start(Math.ceil(total ?? 1), 0);
  return {
    update: (done) => {
      if (done > bar.getTotal()) bar.setTotal(Math.ceil(done));
      bar.update(Math.floor(done));
    },
    clear: () => process.stderr.write('\r\u001b[K'),
    stop: () => bar.stop(),
  };
}
