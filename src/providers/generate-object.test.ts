import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scriptedLanguageModel, wordsOf } from '../../test/fixtures/scripted-language-model.js';
import { MemoryError } from '../errors.js';
import { generateObject } from './generate-object.js';

const colour = z.object({ colour: z.enum(['red', 'blue']), why: z.string().nullable() });
const ask = (model: Parameters<typeof generateObject>[0], check?: (value: { colour: string }) => string | undefined) =>
  generateObject(
    model,
    { name: 'colour', messages: [{ role: 'user', content: 'Which?' }], ...(check === undefined ? {} : { check }) },
    colour,
  );
const red = '{"colour": "red", "why": null}';

describe('generateObject', () => {
  it('asks with the JSON schema of the shape and gives the object', async () => {
    const model = scriptedLanguageModel(red);
    expect(await ask(model)).toEqual({
      object: { colour: 'red', why: null },
      usage: { inputTokens: 100, outputTokens: 10 },
      attempts: 1,
    });
    expect(model.requests[0]?.schema).toMatchObject({
      name: 'colour',
      schema: { type: 'object', required: ['colour', 'why'], additionalProperties: false },
    });
  });

  it.each([
    ['a code fence', `\`\`\`json\n${red}\n\`\`\``],
    ['thoughts before it', `<think>warm…</think>\n${red}`],
  ])('reads JSON in %s', async (_, text) => {
    expect((await ask(scriptedLanguageModel(text))).object.colour).toBe('red');
  });

  it.each([
    ['no JSON', 'Red, I think.', 'not JSON'],
    ['another shape', '{"colour": "green", "why": null}', 'colour'],
    ['a cut reply', { text: '{"colour": "re', finish: 'length' as const }, 'cut off'],
  ])('shows %s to the model once', async (_, bad, complaint) => {
    const model = scriptedLanguageModel(bad, red);
    const { object, attempts, usage } = await ask(model);
    expect([object.colour, attempts, usage.inputTokens]).toEqual(['red', 2, 200]);
    expect(wordsOf(model.requests[1]!)).toContain(complaint);
    expect(model.requests[1]?.messages.at(-2)?.role).toBe('assistant');
  });

  it('counts a failed check as a bad reply', async () => {
    const model = scriptedLanguageModel(red, '{"colour": "blue", "why": "sky"}');
    const { object } = await ask(model, ({ colour: chosen }) => (chosen === 'red' ? 'Red is taken.' : undefined));
    expect(object.colour).toBe('blue');
    expect(wordsOf(model.requests[1]!)).toContain('Red is taken.');
  });

  it.each([
    ['shape', 'Nora said secret-words', 2],
    ['length', { text: 'Nora said secret-words', finish: 'length' as const }, 2],
    ['refusal', { finish: 'refusal' as const }, 1],
    ['filtered', { finish: 'filtered' as const }, 1],
  ])('gives up with %s, without words of the reply', async (reason, reply, calls) => {
    const model = scriptedLanguageModel(reply);
    const error = await ask(model).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(MemoryError);
    expect(error).toMatchObject({ code: 'invalid_model_output', retryable: false, details: { reason } });
    expect(JSON.stringify([(error as Error).message, (error as MemoryError).details])).not.toMatch(/Nora|secret/);
    expect(model.requests).toHaveLength(calls);
  });
});
