import picocolors from 'picocolors';

/** A stream the command writes to. */
export interface TextStream {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** The outside world of one run, passed in so that tests run in-process. */
export interface CliEnvironment {
  stdout: TextStream;
  stderr: TextStream;
  env: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal;
  /** Standard input, touched only by a verb that reads it. */
  stdin?: () => AsyncIterable<Uint8Array> & { isTTY?: boolean; destroy?(): unknown };
}

/** Where a verb says things: results on stdout, remarks and progress on stderr. */
export interface Output {
  colors: ReturnType<typeof picocolors.createColors>;
  /** Whether results are JSON. */
  json: boolean;
  /** Whether stderr is a terminal, so that progress may be drawn. */
  interactive: boolean;
  /** A result: the value as JSON under `--json`, the lines otherwise. */
  result(value: unknown, lines: readonly string[]): void;
  /** A line of running text on stdout; silent under `--json`. */
  line(text: string): void;
  /** A remark on stderr; silent under `--json`. */
  note(text: string): void;
}

/** Builds the output of a run. Colours only on a terminal, never under NO_COLOR or TERM=dumb. */
export function createOutput(environment: CliEnvironment, json: boolean): Output {
  const { stdout, stderr, env } = environment;
  const isPlain = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  const colors = picocolors.createColors(stdout.isTTY === true && !isPlain && !json);
  return {
    colors,
    json,
    interactive: stderr.isTTY === true && env['TERM'] !== 'dumb' && !json,
    result: (value, lines) => {
      stdout.write(json ? `${JSON.stringify(value, undefined, 2)}\n` : lines.map((line) => `${line}\n`).join(''));
    },
    line: (text) => {
      if (!json) stdout.write(`${text}\n`);
    },
    note: (text) => {
      if (!json) stderr.write(`${text}\n`);
    },
  };
}
