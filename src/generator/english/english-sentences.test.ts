import { describe, expect, it } from 'vitest';
import { createDraw } from '../draw.js';
import { generateScenario } from '../generate-scenario.js';
import { englishSentences } from './english-sentences.js';

describe('english sentences', () => {
  it('contract no verb that ends a sentence, and put nothing in place of a greeting of all', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const vary = (text: string) => englishSentences.vary(text, 1, createDraw(seed, 'vary'));
      expect(vary('it stays as it is')).toBe('it stays as it is');
      expect(vary('but there it is.')).toBe('but there it is.');
      expect(vary('hi everybody, thanks everybody')).toBe('hi everybody, thanks everybody');
      expect(vary('it is late')).toMatch(/^(?:it's|that's) late$/u);
    }
  });

  it('are grammatical where patterns meet', () => {
    const odd =
      /\b(?:I|anyone|they) would [a-z]+ed\b|\bwhere is (?:the|your) [a-z]+[^s]s\b|\bas (?:it|that)'s[.,?]|\bon on\b|every one of us, (?:shall|where|let)|\badmire that [a-z]+ the\b|\bwe have (?:on|in|under|behind|next to) /iu;
    const found = [1, 2, 3].flatMap((seed) =>
      generateScenario({ seed, index: seed }).sessions.flatMap((session) =>
        session.turns.map((turn) => turn.text).filter((text) => odd.test(text)),
      ),
    );
    expect(found).toEqual([]);
  });
});
