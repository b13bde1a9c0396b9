import { describe, expect, it } from 'vitest';
import { runCli } from '../src/cli/run-cli.js';

describe('npm run demo', () => {
  it('finds and names five people, answers 11 of 12 questions and tells a stranger nothing', async () => {
    let out = '';
    const status = await runCli(['demo', '--json'], {
      stdout: { write: (text) => (out += text) },
      stderr: { write: () => {} },
      env: {},
    });
    const { score, people } = JSON.parse(out);
    expect(score).toMatchObject({ peopleFound: 5, peopleNamed: 5, strangerRefused: true, passed: true });
    expect(people).toHaveLength(5);
    expect(status).toBe(0);
  }, 300_000);
});
