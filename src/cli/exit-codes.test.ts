import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../errors.js';
import { errorLines, exitCodeOf, exitCodes } from './exit-codes.js';

const CODES: readonly ErrorCode[] = [
  'invalid_argument',
  'not_found',
  'conflict',
  'unsupported',
  'missing_dependency',
  'provider_failed',
  'provider_timeout',
  'invalid_model_output',
  'store_failed',
  'corrupt_data',
  'budget_exceeded',
  'aborted',
];

describe('exit statuses', () => {
  it('stand in docs/cli.md as they are', () => {
    const docs = readFileSync(new URL('../../docs/cli.md', import.meta.url), 'utf8');
    for (const code of CODES) {
      const row = docs.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${code}\``));
      expect(row).toMatch(new RegExp(`^\\| ${exitCodeOf(code)} +\\|`, 'u'));
    }
    for (const status of Object.values(exitCodes)) expect(docs).toMatch(new RegExp(`\\| ${status} +\\|`, 'u'));
  });
});

describe('errorLines', () => {
  it('takes the advice from the message where it has one', () => {
    expect(errorLines('not_found', 'There is no file a.b.wav. Check the path.')).toEqual({
      what: 'There is no file a.b.wav.',
      advice: 'Check the path.',
    });
    expect(errorLines('not_found', 'Nobody is known; run people.')).toEqual({
      what: 'Nobody is known.',
      advice: 'Run people.',
    });
  });

  it('advises by code otherwise', () => {
    for (const code of CODES) {
      const lines = errorLines(code, 'Something\nis wrong');
      expect(lines.what).toBe('Something is wrong');
      expect(lines.advice).toMatch(/\S/);
    }
  });
});
