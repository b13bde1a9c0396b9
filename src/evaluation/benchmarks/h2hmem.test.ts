import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../test/fixtures/data-folder.js';
import { h2hmem, readRounds } from './h2hmem.js';

const folder = dataFolder();
const scene = (session: number, file: string) => `h2hmem/dialogue9/scenes/session${session}/${file}`;
const question = (text: string, answer: string, session: string, type: string) => ({
  question: { text, image: '' },
  original_answer: answer,
  answer_session: [session],
  question_type: { sub_type: type },
});

describe('h2hmem', () => {
  it('numbers messages, keeps pictures, and counts sessions that are not there', async () => {
    await folder.put(scene(3, 'session.json'), {
      timeline_date: '2024-10-28',
      dialogue: [
        { role: 'Ada', content: { text: 'Look.', image: 'img1.jpg' } },
        { role: 'Bo', content: { text: '@Ada Nice shelf.', image: '' } },
      ],
    });
    await folder.put(scene(3, 'questions.json'), {
      questions: [
        question(
          'How did it go on?',
          'From Round 1 to Round 2, then Round 9.',
          'S9-3',
          'Reference & Evolution Tracking',
        ),
        question('Where to?', 'Not mentioned', 'session3', 'Answer Refusal'),
      ],
    });
    await folder.put(scene(1, 'questions.json'), {
      questions: [question('What cost 3?', 'The cake (Round 2).', 'session1', 'Unimodal Precise Recall')],
    });
    const [loaded, ...others] = await h2hmem.load(folder.path);
    expect(others).toEqual([]);
    expect(loaded?.turns.map(({ id, session, images }) => [id, session, images])).toEqual([
      ['session3#1', 'session3', [{ id: 'session3:img1.jpg' }]],
      ['session3#2', 'session3', undefined],
    ]);
    const gold = await h2hmem.openGold(folder.path);
    expect(gold.get('dialogue9/session3_Q0')).toMatchObject({
      evidence: ['session3#1', 'session3#2'],
      sessions: ['session3'],
      unscorable: 1,
    });
    expect(gold.get('dialogue9/session3_Q1')).toMatchObject({
      evidence: [],
      sessions: [],
      unscorable: 0,
      answerable: false,
    });
    expect(gold.get('dialogue9/session1_Q0')).toMatchObject({ evidence: [], sessions: [], unscorable: 2 });
  });

  it('reads rounds in every form that answers use', () => {
    expect(readRounds('in the 10th round; Rounds 50–52, round 3 and Round 3')).toEqual([10, 50, 51, 52, 3]);
    expect(readRounds('no number')).toEqual([]);
  });
});
