import type { ErrorCode } from '../errors.js';

/** Exit statuses of the command, documented in docs/cli.md. */
export const exitCodes = {
  ok: 0,
  /** Something this package did not foresee. */
  unexpected: 1,
  /** The command line or an input is unusable. */
  usage: 2,
  notFound: 3,
  conflict: 4,
  unsupported: 5,
  missingDependency: 6,
  provider: 7,
  store: 8,
  corruptData: 9,
  budget: 10,
  /** `demo` ran, and its answers are not good enough. */
  demoMissed: 20,
  /** Interrupted (Ctrl-C). */
  aborted: 130,
} as const;

const EXIT_OF_CODE: Readonly<Record<ErrorCode, number>> = {
  invalid_argument: exitCodes.usage,
  not_found: exitCodes.notFound,
  conflict: exitCodes.conflict,
  unsupported: exitCodes.unsupported,
  missing_dependency: exitCodes.missingDependency,
  provider_failed: exitCodes.provider,
  provider_timeout: exitCodes.provider,
  invalid_model_output: exitCodes.provider,
  store_failed: exitCodes.store,
  corrupt_data: exitCodes.corruptData,
  budget_exceeded: exitCodes.budget,
  aborted: exitCodes.aborted,
};

const ADVICE: Readonly<Record<ErrorCode, string>> = {
  invalid_argument: 'See `voxpolymem help` for what it takes.',
  not_found: 'Check the name or path; `voxpolymem people` lists who is known.',
  conflict: 'Run `voxpolymem doctor` to see what the space is bound to, then try again.',
  unsupported: 'See docs/cli.md for what this version does.',
  missing_dependency: 'Run `voxpolymem doctor` to see what is missing.',
  provider_failed: 'Check the address, the key and the model name of the configured service.',
  provider_timeout: 'Try again, or raise the time limit of the configured service.',
  invalid_model_output: 'Try another model: its answer was not of the agreed form.',
  store_failed: 'Check free disk space and file permissions, and that no other process writes the space.',
  corrupt_data: 'Restore the file from a copy, or write it again.',
  budget_exceeded: 'Raise the limit, or give a smaller input.',
  aborted: 'Nothing that was acknowledged is lost; run the command again to go on.',
};

/** The exit status of a documented error code. */
export function exitCodeOf(code: ErrorCode): number {
  return EXIT_OF_CODE[code];
}

/** A message as two lines for people: what is wrong, and what to do about it. */
export function errorLines(code: ErrorCode, message: string): { what: string; advice: string } {
  const text = message.trim().replace(/\s+/gu, ' ');
  const match = /^(.+?)(?:[.!?] (?=[\p{Lu}`])|; )(.+)$/u.exec(text);
  if (match === null) return { what: text, advice: ADVICE[code] };
  const [, what = '', advice = ''] = match;
  return { what: `${what}.`, advice: `${advice.charAt(0).toUpperCase()}${advice.slice(1)}` };
}
