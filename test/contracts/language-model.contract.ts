import { describe, expect, it } from 'vitest';
import type { LanguageModel } from '../../src/providers/providers.js';

/** Opens a model that replies `text` to whatever it is asked. */
export type OpenLanguageModel = (text: string) => Promise<{ model: LanguageModel; cleanUp?: () => Promise<void> }>;

/** What every language model must do; each implementation and each double runs it. */
export function describeLanguageModel(name: string, open: OpenLanguageModel): void {
  describe(`${name} as a language model`, () => {
    const using = async (work: (model: LanguageModel) => Promise<void>) => {
      const { model, cleanUp } = await open('Good morning.');
      await work(model).finally(() => cleanUp?.());
    };
    const messages = [{ role: 'user' as const, content: 'Hello' }];

    it('replies with text, how it ended and what it used', () =>
      using(async (model) => {
        const reply = await model.generate({ messages });
        expect(reply).toMatchObject({ text: 'Good morning.', finish: 'stop' });
        expect(reply.usage.inputTokens).toBeGreaterThanOrEqual(0);
        expect(reply.usage.outputTokens).toBeGreaterThanOrEqual(0);
        expect(model.id).not.toBe('');
      }));

    it('answers several requests at once', () =>
      using(async (model) => {
        const replies = await Promise.all([model.generate({ messages }), model.generate({ messages })]);
        expect(replies.map(({ text }) => text)).toEqual(['Good morning.', 'Good morning.']);
      }));

    it('does not start when the signal has fired', () =>
      using(async (model) => {
        await expect(model.generate({ messages, signal: AbortSignal.abort() })).rejects.toMatchObject({
          code: 'aborted',
        });
      }));

    it('refuses work once closed, and may be closed twice', () =>
      using(async (model) => {
        await model.close();
        await model.close();
        await expect(model.generate({ messages })).rejects.toMatchObject({ code: 'invalid_argument' });
      }));
  });
}
