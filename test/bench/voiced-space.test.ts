import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openQuestionSpace } from '../../bench/question-spaces.js';
import type { BenchmarkCase } from '../../src/evaluation/benchmarks/benchmark.js';

const dataDirectory = join(import.meta.dirname, '../../../shared/data');
const set = 'librispeech-test-other';

const lines = [
  ['Ada', "I'm Ada. For news I prefer a short letter."],
  ['Bo', 'Thanks, Ada. I prefer a phone call.'],
  ['Ada', 'Good. Bo, the kayak is in the boat house.'],
  ['Bo', 'Then I will bring the paddles, Ada.'],
  ['Ada', 'Bo, please bring three of them.'],
  ['Bo', 'Three it is, Ada.'],
] as const;

const item: BenchmarkCase = {
  id: 'trip',
  turns: lines.map(([speaker, text], index) => ({
    session: 'S1',
    startedAt: '2025-01-06T10:00:00Z',
    speaker,
    text,
    id: `t${index + 1}`,
  })),
  questions: [
    { id: 'q1', text: 'How do I prefer to get news?', asker: 'Ada' },
    { id: 'q2', text: 'Where is the kayak?' },
  ],
};

describe.skipIf(!existsSync(join(dataDirectory, 'speech', set)))(
  'a case that is heard (skipped when ../shared/data is absent)',
  () => {
    it('keeps the labels from the space, and knows turns and askers again', async () => {
      const space = await openQuestionSpace('voiced', { dataDirectory, set, seed: 3 });
      try {
        await space.ingest(item);
        const at = '2025-01-07T10:00:00Z';
        const [first, second] = item.questions;
        const personal = await space.ask(first!, { at });
        expect(personal.text).toContain('short letter');
        expect(personal.evidence).toContain('t1');
        const plain = await space.ask(second!, { at });
        expect(plain.context.flatMap(({ turnExternalIds }) => turnExternalIds).sort()).toEqual(
          item.turns.map(({ id }) => id),
        );
      } finally {
        await space.close();
      }
    }, 60_000);
  },
);
