import { describe, expect, it } from 'vitest';
import { openModels } from '../../bench/model-settings.js';
import { openQuestionSpace } from '../../bench/question-spaces.js';
import { chatBy, startScriptedModelServer } from '../fixtures/scripted-model-server.js';

describe('models of a question bench', () => {
  it('are those that its command names, and no others', async () => {
    const env = { VOXPOLYMEM_MODEL: 'http://h/v1#m', MY_KEY: 'k' };
    expect((await openModels({ policy: 'heuristic' }, env)).openWith).toEqual({});
    const { openWith } = await openModels({ model: 'http://h/v1#n?key=MY_KEY', policy: 'llm' }, env);
    expect([openWith.languageModel?.id, openWith.policy?.id]).toEqual([
      'openai-compatible:n',
      'llm:openai-compatible:n',
    ]);
    await expect(openModels({ policy: 'llm' }, env)).rejects.toMatchObject({ code: 'missing_dependency' });
  });

  it('have read everything before the first question', async () => {
    const server = await startScriptedModelServer();
    const names: string[] = [];
    server.answers = [
      chatBy(({ body }) => {
        const name: string = body.response_format.json_schema.name;
        names.push(name);
        const no = { inMemory: false, answer: '', evidence: [], confidence: 1 };
        return JSON.stringify(name === 'facts' ? { facts: [] } : no);
      }),
    ];
    const { openWith, close } = await openModels({ model: `${server.baseUrl}#m` }, {});
    const space = await openQuestionSpace('given', { dataDirectory: '', set: '', seed: 1 }, openWith);
    const turn = { session: 'S', startedAt: '2026-03-02T18:00:00Z', speaker: 'Ana', id: 'a' };
    const turns = [{ ...turn, text: 'The kite is red.' }];
    await space.ingest({ id: 'c', turns, questions: [] });
    const answer = await space.ask({ id: 'q', text: 'Which colour is the kite?' }, { at: '2026-03-03T18:00:00Z' });
    expect([answer.refused, names]).toEqual([true, ['facts', 'answer']]);
    await space.close();
    await close();
    await server.close();
  });
});
