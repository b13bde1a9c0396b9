import { describe, expect, it } from 'vitest';
import { scriptedLanguageModel } from '../../test/fixtures/scripted-language-model.js';
import { configuredAnswering } from './answering-settings.js';

describe('configuredAnswering', () => {
  const model = scriptedLanguageModel('');

  it('leaves the defaults to open', () => {
    expect(configuredAnswering({}, undefined)).toEqual({});
    expect(configuredAnswering({ policy: 'heuristic', answerer: 'llm' }, model)).toEqual({});
  });

  it('makes what is asked for', () => {
    const { policy, answerer } = configuredAnswering({ policy: 'llm', answerer: 'extractive' }, model);
    expect([policy?.id, answerer?.id]).toEqual(['llm:scripted', 'extractive']);
  });

  it.each([{ policy: 'llm' } as const, { answerer: 'llm' } as const])('wants a model for %j', (flags) => {
    expect(() => configuredAnswering(flags, undefined)).toThrow(
      expect.objectContaining({ code: 'missing_dependency' }),
    );
  });
});
