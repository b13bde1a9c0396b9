import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOpenAiLanguageModel } from '../src/adapters/openai-compatible/language-model.js';
import { createLlmPolicy } from '../src/policy/llm.js';
import { open } from '../src/voxpolymem.js';
import {
  chatBy,
  type ScriptedModelServer,
  type ScriptedRequest,
  startScriptedModelServer,
} from './fixtures/scripted-model-server.js';

let server: ScriptedModelServer;
let folder: string;
beforeEach(async () => {
  server = await startScriptedModelServer();
  folder = await mkdtemp(join(tmpdir(), 'llm-'));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** What a model would say that searches for tea once, and then answers from the first turn about it. */
function replyTo({ body }: ScriptedRequest): string {
  const name = body.response_format.json_schema.name as string;
  const words = JSON.stringify(body.messages);
  const nothing = { speaker: null, addressee: null, session: null, after: null, before: null, filters: null };
  if (name === 'action') {
    const search = { layer: 'interaction', tools: ['bm25'], query: 'green tea', ...nothing };
    const stop = { layer: null, tools: null, query: null, ...nothing };
    return JSON.stringify(
      words.includes('Round 1') ? { kind: 'retrieve', why: 'tea', ...search } : { kind: 'stop', why: 'held', ...stop },
    );
  }
  const label = /\\"id\\":\\"(t\d+)\\"[^{}]*green tea/.exec(words)?.[1] ?? 'none';
  return JSON.stringify({ inMemory: true, answer: 'Green tea.', evidence: [label], confidence: 0.9 });
}

it('answers through a language model behind HTTP, from the store on disk', async () => {
  server.answers = [chatBy(replyTo)];
  const languageModel = createOpenAiLanguageModel({ baseUrl: server.baseUrl, model: 'small' });
  const memory = await open(join(folder, 'a.voxpolymem'), { languageModel, policy: createLlmPolicy(languageModel) });
  await memory.ingest({
    kind: 'turns',
    turns: [
      { session: 'm', startedAt: '2026-03-02T18:00:00Z', speaker: 'Ana', text: 'Ben, I prefer green tea.', id: 'a' },
      { session: 'm', speaker: 'Ben', text: 'Good to know, Ana.', id: 'b' },
    ],
  });
  const answer = await memory.ask('What do I prefer to drink?', { as: 'Ana' });
  expect(answer).toMatchObject({ text: 'Green tea.', evidence: [{ externalId: 'a', speaker: 'Ana' }] });
  expect(answer.note).toBeUndefined();
  expect(answer.rounds.map(({ action }) => action.kind)).toEqual(['retrieve', 'stop']);
  const stranger = await memory.ask('What do I prefer to drink?');
  expect(stranger).toMatchObject({ refused: true, evidence: [] });
  expect((await memory.doctor.report()).models['language model']).toBe('openai-compatible:small');
  await memory.close();
});
