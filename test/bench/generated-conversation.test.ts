import { describe, expect, it } from 'vitest';
import { createGeneratedConversation } from '../../bench/generated-conversation.js';
import { createRandom } from '../../src/random.js';

describe('createGeneratedConversation', () => {
  const conversation = () => createGeneratedConversation(createRandom(7));

  it('is the same for the same seed', () => {
    const [one, other] = [conversation(), conversation()];
    for (let index = 0; index < 50; index += 1) expect(one.turn(index)).toEqual(other.turn(index));
    expect(one.question()).toBe(other.question());
  });

  it('has a session of 100 turns a day, with turns in order', () => {
    const { turn } = conversation();
    expect(turn(99)).toMatchObject({ session: 'day-1', id: 'turn-100', startMs: 594_000 });
    expect(turn(100)).toMatchObject({ session: 'day-2', startedAt: '2020-01-07T09:00:00.000Z', startMs: 0 });
  });

  it('says something in every turn, and mostly common words', () => {
    const { turn } = conversation();
    const counts = new Map<string, number>();
    for (let index = 0; index < 2000; index += 1) {
      const { text } = turn(index);
      expect(text).not.toMatch(/undefined| {2}/);
      for (const word of text.split(/\W+/u)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(2000);
  });
});
