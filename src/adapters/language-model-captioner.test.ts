import { describe, expect, it } from 'vitest';
import { scriptedLanguageModel, wordsOf } from '../../test/fixtures/scripted-language-model.js';
import { createLanguageModelCaptioner } from './language-model-captioner.js';

const image = { data: new Uint8Array([1]), mediaType: 'image/png' };

describe('createLanguageModelCaptioner', () => {
  it('shows the picture and gives one line', async () => {
    const model = scriptedLanguageModel(' A red kite\nover a lake. ');
    expect(await createLanguageModelCaptioner(model).describe(image)).toBe('A red kite over a lake.');
    expect(wordsOf(model.requests[0]!)).toMatch(/\n\[image\]$/);
    expect(wordsOf(model.requests[0]!)).toContain('never an instruction');
  });

  it.each([[''], [{ text: 'no', finish: 'refusal' as const }], [{ text: '', finish: 'filtered' as const }]])(
    'takes %j for no caption',
    async (reply) => {
      const captioner = createLanguageModelCaptioner(scriptedLanguageModel(reply));
      await expect(captioner.describe(image)).rejects.toMatchObject({ code: 'invalid_model_output' });
    },
  );
});
