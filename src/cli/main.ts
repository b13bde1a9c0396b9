#!/usr/bin/env node
import { runCli } from './run-cli.js';

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());

process.exitCode = await runCli(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  signal: interruption.signal,
});
