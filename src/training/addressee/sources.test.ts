import { describe, expect, it } from 'vitest';
import { generateScenario } from '../../generator/generate-scenario.js';
import { scenarioSessions, withoutCalls, withoutTimes } from './sources.js';

describe('withoutCalls', () => {
  const known = new Set(['ana', 'bo', '小雨']);

  it('takes calls away wherever they stand and leaves who is talked about', () => {
    expect(withoutCalls('Ana, did Bo call?', 'en', known)).toBe('Did Bo call?');
    expect(withoutCalls('That is fine, Ana.', 'en', known)).toBe('That is fine.');
    expect(withoutCalls('小雨，你来吗？', 'zh', known)).toBe('你来吗？');
  });

  it('leaves a turn that is nothing but a call', () => {
    expect(withoutCalls('Ana?', 'en', known)).toBe('Ana?');
  });
});

describe('scenarioSessions', () => {
  const scenario = generateScenario({ seed: 3, index: 0, sessions: 1, questions: 1 });
  const [session] = scenarioSessions(scenario);

  it('gives addressees by full name and reply links', () => {
    const names = new Set(scenario.cast.map(({ fullName }) => fullName));
    expect(session?.turns.every(({ speaker }) => names.has(speaker))).toBe(true);
    expect(
      session?.turns.flatMap(({ gold = [] }) => gold).every((name) => names.has(name) || name === 'everyone'),
    ).toBe(true);
    expect(session?.turns.some(({ goldReply }) => typeof goldReply === 'string')).toBe(true);
  });

  it('can be without times', () => {
    expect(session?.turns.some(({ startMs }) => startMs !== undefined)).toBe(true);
    expect(session && withoutTimes(session).turns.some(({ startMs }) => startMs !== undefined)).toBe(false);
  });
});
