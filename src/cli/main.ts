#!/usr/bin/env node
import { runCli } from './run-cli.js';

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe has seen enough; every commit is already on disk.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCli(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  signal: interruption.signal,
  stdin: () => process.stdin,
});
