import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chat, startScriptedModelServer } from '../../../test/fixtures/scripted-model-server.js';
import { exitCodes } from '../exit-codes.js';
import { runCli } from '../run-cli.js';

const folder = mkdtempSync(join(tmpdir(), 'voxpolymem-generate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...argv: string[]) {
  let [out, err] = ['', ''];
  const status = await runCli(['generate', ...argv], {
    stdout: { write: (text: string) => (out += text) },
    stderr: { write: (text: string) => (err += text) },
    env: {},
  });
  return { status, out, err };
}

describe('generate', () => {
  it('writes a set and says what is in it', async () => {
    const { status, out } = await run('--scenarios', '1', '--seed', '3', '--out', join(folder, 'one'), '--json');
    expect(status).toBe(exitCodes.ok);
    const said = JSON.parse(out);
    const manifest = JSON.parse(readFileSync(join(folder, 'one', 'manifest.json'), 'utf8'));
    expect(said).toMatchObject({ scenarios: 1, sessions: 10 });
    expect(manifest.scenarios[0].questions).toBe(said.questions);
    expect(Object.keys(manifest.sha256)).toHaveLength(said.files - 1);
  });

  it("asks a model for words, and says where the grammar's stayed", async () => {
    const server = await startScriptedModelServer();
    server.answers = [chat('{"lines":[]}')];
    try {
      const out = join(folder, 'worded');
      const worded = await run('--scenarios', '1', '--out', out, '--realiser', `${server.baseUrl}#small`, '--json');
      expect(worded.status).toBe(exitCodes.ok);
      const { realised } = JSON.parse(worded.out);
      expect(realised.model).toBe('openai-compatible:small');
      expect(realised.fallbacks).toHaveLength(realised.scenes);
      expect(server.requests).toHaveLength(2 * realised.scenes);
      expect(server.requests[0]?.body.response_format.type).toBe('json_schema');
    } finally {
      await server.close();
    }
  }, 30_000);

  it('says what to mend', async () => {
    for (const wrong of [
      ['--scenarios', '1'],
      ['--scenarios', '0', '--out', folder],
      ['--seed', 'x', '--out', folder],
      ['--language', 'fr', '--out', folder],
      ['--realiser', 'nowhere', '--out', folder],
      ['--asr-errors', '2', '--out', folder],
      ['--speech', 'choir', '--out', folder],
      ['--speech', 'flite', '--degrade', 'moon', '--out', folder],
      ['--speech', 'flite', '--format', 'mp3', '--out', folder],
    ]) {
      const { status, err } = await run(...wrong);
      expect(status, wrong.join(' ')).toBe(exitCodes.usage);
      expect(err).toContain('to do:');
    }
  });

  it('refuses a folder with another set', async () => {
    await run('--scenarios', '1', '--seed', '3', '--out', join(folder, 'two'));
    const { status } = await run('--scenarios', '1', '--seed', '4', '--out', join(folder, 'two'));
    expect(status).toBe(4);
  });
});
