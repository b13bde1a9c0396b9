import { describe, expect, it } from 'vitest';
import { open } from '../../src/index.js';
import { dialogues, type SmallDialogue } from './dialogues.js';

const STARTS = ['2026-03-02T18:00:00Z', '2026-03-09T18:00:00Z'];

async function answerTo({ lines, question, as }: SmallDialogue) {
  const memory = await open(':memory:');
  try {
    const turns = lines.flatMap((line, index) => {
      if (line === '---') return [];
      const session = lines.slice(0, index).filter((before) => before === '---').length;
      const [, speaker = '', text = ''] = /^([^:]+): (.*)$/u.exec(line) ?? [];
      return [{ session: `s${session}`, startedAt: STARTS[session] as string, speaker, text }];
    });
    await memory.ingest({ kind: 'turns', turns });
    return await memory.ask(question, { at: '2026-03-20T12:00:00Z', ...(as === undefined ? {} : { as }) });
  } finally {
    await memory.close();
  }
}

describe('answers about small dialogues', () => {
  it.each(dialogues.map((dialogue) => ({ ...dialogue, talk: dialogue.lines.join(' | ') })))(
    '$question ($talk)',
    async (dialogue) => {
      const { text, refused, evidence } = await answerTo(dialogue);
      if (dialogue.answer === 'refused') {
        expect({ text, refused }).toEqual({ text: 'Not in memory.', refused: true });
        return;
      }
      expect(text).toMatch(dialogue.answer);
      if (dialogue.without !== undefined) expect(text).not.toMatch(dialogue.without);
      expect(evidence.length).toBeGreaterThan(0);
    },
  );
});
