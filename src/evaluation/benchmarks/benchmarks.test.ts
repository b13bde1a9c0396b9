import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../test/fixtures/data-folder.js';
import { h2hmem } from './h2hmem.js';
import { locomo, parseSessionDate, readEvidence } from './locomo.js';
import { memGallery } from './mem-gallery.js';
import { qmsum } from './qmsum.js';
import { vehicleMemBench } from './vehiclemembench.js';
import { voxPolyBench } from './voxpolybench.js';

const folder = dataFolder();
const { put } = folder;

describe('voxPolyBench', () => {
  const turn = (id: string, speaker: string, text: string) => ({
    turn_id: id,
    speaker,
    text,
    to: ['x'],
    reply_to: null,
  });

  it('reads the public layout and keeps gold apart', async () => {
    await put('voxpolybench/walk.json', {
      case_id: 'walk',
      sessions: [{ session_id: 'S1', turns: [turn('S1_T001', 'Bo', 'I like rye bread.')] }],
      questions: [
        {
          id: 'q1',
          question: 'Which bread do I like?',
          answer: 'rye',
          type: 'personalization',
          asker: 'Bo',
          evidence: ['S1_T001', 'S9_T001'],
        },
        {
          id: 'q2',
          question: 'Who likes rye?',
          answer: 'Bo',
          type: 'speaker_attribution',
          asker: null,
          evidence: ['S1_T001'],
        },
      ],
    });
    const [loaded] = await voxPolyBench.load(folder.path);
    expect(loaded?.questions).toEqual([
      { id: 'q1', text: 'Which bread do I like?', asker: 'Bo' },
      { id: 'q2', text: 'Who likes rye?' },
    ]);
    expect(JSON.stringify(loaded)).not.toMatch(/answer|evidence|"to"|personalization|reply/);
    const gold = await voxPolyBench.openGold(folder.path);
    expect(gold.get('walk/q1')).toEqual({
      kind: 'personalization',
      answer: 'rye',
      evidence: ['S1_T001'],
      unscorable: 1,
      answerable: true,
    });
  });

  it('reads the full layout with versions of one question', async () => {
    await put('voxpolybench/cases/C1/full_case.json', {
      sessions: [{ session_id: 'S1', date: '2024-05-01' }],
      dialogues: { S1: [{ speaker_name: 'Bo', text: 'Rye.' }] },
      qa: {
        qa_pairs: [
          {
            qa_id: 'PERSONA_1',
            question_text: 'Which bread?',
            category: 'persona',
            versions: [
              { speaker_name: 'Bo', answer: 'rye', evidence: ['S1_T001'] },
              { expected_speaker: 'Åsa', answer: 'wheat' },
            ],
          },
        ],
      },
    });
    const [loaded] = await voxPolyBench.load(folder.path);
    expect(loaded?.id).toBe('C1');
    expect(loaded?.questions.map((question) => [question.id, question.asker])).toEqual([
      ['PERSONA_1__V01', 'Bo'],
      ['PERSONA_1__V02', 'Åsa'],
    ]);
    expect((await voxPolyBench.openGold(folder.path)).get('C1/PERSONA_1__V02')?.answer).toBe('wheat');
  });

  it('says what it looked for, and what is broken', async () => {
    await expect(voxPolyBench.load(folder.path)).rejects.toThrow(/voxpolybench/);
    await put('voxpolybench/other.json', { a: 1 });
    await expect(voxPolyBench.load(folder.path)).rejects.toThrow(/No VoxPolyBench case/);
    await put('voxpolybench/broken.json', { sessions: 7 });
    await expect(voxPolyBench.load(folder.path)).rejects.toMatchObject({ code: 'corrupt_data' });
  });
});

describe('locomo', () => {
  const conversation = {
    speaker_a: 'Bo',
    speaker_b: 'Åsa',
    session_2_date_time: '12:05 am on 9 May, 2023',
    session_2: [{ speaker: 'Åsa', dia_id: 'D2:1', text: 'Look!', blip_caption: 'a photo of a kite', query: 'kite' }],
    session_1_date_time: '1:56 pm on 8 May, 2023',
    session_1: [{ speaker: 'Bo', dia_id: 'D1:1', text: 'Hi.' }],
    session_3_date_time: '1:56 pm on 10 May, 2023',
  };

  it('orders sessions, keeps captions, leaves search queries out, ignores dates without a session', async () => {
    await put('locomo/locomo.json', [
      {
        sample_id: 'c',
        conversation,
        qa: [
          { question: 'How many?', answer: 2, evidence: ['D2:1; D1:01'], category: 1 },
          { question: 'Why?', adversarial_answer: 'x', evidence: ['D'], category: 5 },
        ],
      },
    ]);
    await put('locomo/answer-audit.json', [{ question_id: 'x' }]);
    const [loaded] = await locomo.load(folder.path);
    expect(loaded?.turns.map((turn) => [turn.id, turn.startedAt, turn.images])).toEqual([
      ['D1:1', '2023-05-08T13:56:00.000Z', undefined],
      ['D2:1', '2023-05-09T00:05:00.000Z', [{ caption: 'a photo of a kite' }]],
    ]);
    const gold = await locomo.openGold(folder.path);
    expect(gold.get('c/q1')).toEqual({
      kind: 'multi-hop',
      answer: '2',
      evidence: ['D2:1', 'D1:1'],
      unscorable: 0,
      answerable: true,
    });
    expect(gold.get('c/q2')).toEqual({ kind: 'adversarial', evidence: [], unscorable: 1, answerable: false });
  });

  it('reads evidence tolerantly', () => {
    const known = new Set(['D8:6', 'D9:17', 'D11:26', 'D30:5']);
    const read = readEvidence(['D8:6; D9:17', 'D:11:26', 'D30:05', 'D', 'D99:1'], known);
    expect(read).toEqual({ evidence: ['D8:6', 'D9:17', 'D11:26', 'D30:5'], unscorable: 2 });
  });

  it('refuses dates of another form', () => {
    expect(parseSessionDate('8 May')).toBeUndefined();
    expect(parseSessionDate('12:00 pm on 1 January, 2024')).toBe('2024-01-01T12:00:00.000Z');
  });
});

describe('memGallery', () => {
  it('makes a round one item and joins the caption of a question image', async () => {
    await put('mem-gallery/Kites.json', {
      character_profile: { name: 'Bo' },
      multi_session_dialogues: [
        {
          session_id: 'D1',
          date: '2024-06-12',
          dialogues: [
            {
              round: 'D1:1',
              user: 'See this',
              assistant: 'A kite.',
              image_id: ['D1:IMG_001'],
              image_caption: ['A red kite'],
            },
          ],
        },
      ],
      'human-annotated QAs': [
        {
          point: 'VS',
          question: 'Which one?',
          answer: 'D1:IMG_001',
          session_id: ['D1'],
          clue: ['D1:1'],
          image_caption: 'Red kite.',
        },
        { point: 'AR', question: 'Where?', answer: 'Not mentioned.', session_id: ['D1'], clue: [] },
      ],
    });
    const [loaded] = await memGallery.load(folder.path);
    expect(loaded?.turns).toEqual([
      {
        session: 'D1',
        startedAt: '2024-06-12T00:00:00.000Z',
        timeZone: 'UTC',
        speaker: 'Bo',
        text: 'See this\n\nAssistant: A kite.',
        id: 'D1:1',
        images: [{ id: 'D1:IMG_001', caption: 'A red kite' }],
      },
    ]);
    expect(loaded?.questions.map((question) => question.text)).toEqual(['Which one?\nRed kite.', 'Where?']);
    const gold = await memGallery.openGold(folder.path);
    expect([...gold.values()].map((row) => [row.kind, row.answerable, row.evidence])).toEqual([
      ['VS', true, ['D1:1']],
      ['AR', false, []],
    ]);
  });
});

const shared = join(import.meta.dirname, '../../../../shared/data');

describe.skipIf(!existsSync(shared))('the sets themselves (skipped when ../shared/data is absent)', () => {
  it.each([voxPolyBench, locomo, memGallery, vehicleMemBench, qmsum, h2hmem])(
    '$name loads with gold for every question',
    async (benchmark) => {
      const cases = await benchmark.load(shared);
      const gold = await benchmark.openGold(shared);
      for (const item of cases) {
        expect(new Set(item.turns.map((turn) => turn.id)).size).toBe(item.turns.length);
        expect(item.questions.every((question) => gold.has(`${item.id}/${question.id}`))).toBe(true);
      }
    },
  );
});
