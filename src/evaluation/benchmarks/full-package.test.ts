import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../test/fixtures/data-folder.js';
import { voxPolyBench } from './voxpolybench.js';

const folder = dataFolder();

const fullCase = {
  case_id: 'CASE_G_001',
  session_dates: { S1: '2024-05-01' },
  sessions: [{ session_id: 'S1' }],
  dialogues: {
    S1: [
      { speaker_name: 'Bo Lind', text: 'Rye for me.', addressee: 'everyone', image_id: 'i1', image_caption: 'A loaf' },
      { speaker_name: 'Ada Berg', text: 'Wheat, Bo.', addressee: ['Bo Lind'], reply_to_turn_id: 'S1_T001' },
    ],
  },
  qa: {
    qa_pairs: [
      {
        qa_id: 'PERSONA_001',
        question_text: 'Which bread do I like?',
        category: 'personalization',
        versions: [
          { speaker_name: 'Bo Lind', answer: 'rye', evidence: ['s1-t1'] },
          { expected_speaker: 'Ada Berg', answer: 'wheat', evidence: [{ turn_id: 'S1_T002' }, 'S4_T001'] },
        ],
      },
      {
        qa_id: 'SINGLE_001',
        question: 'How many?',
        answer: 2,
        category: 'single_hop',
        evidence_ids: ['S1_T001..T002'],
      },
    ],
  },
};
const { qa: _, ...view } = fullCase;

async function putPackage() {
  await folder.put('voxpolybench/output/CASE_G_001/full_case.json', fullCase);
  await folder.put('voxpolybench/cases/CASE_G_001/full_case.json', view);
  await folder.put('voxpolybench/evaluation/versions/v1/inputs/CASE_G_001/full_case.json', view);
  await folder.put('voxpolybench/cases/CASE_G_001/audio/S1/S1_manifest.json', {
    session_id: 'S1',
    turns: [
      { turn_idx: 0, audio_path: 'cases/CASE_G_001/audio/S1/000.wav', speaker_name: 'Bo Lind' },
      { turn_idx: 1, audio_path: 'elsewhere/001.wav', speaker_name: 'Ada Berg' },
    ],
  });
  await folder.put('voxpolybench/cases/CASE_G_001/audio/S1/000.wav', 'x');
  await folder.put('voxpolybench/output/CASE_G_001/audio_persona/PERSONA_001_Ada Berg.wav', 'x');
}

describe('the full package', () => {
  it('is read once a case, with its recordings, and without its gold', async () => {
    await putPackage();
    const root = join(folder.path, 'voxpolybench');
    const cases = await voxPolyBench.load(folder.path);
    expect(cases.map(({ id }) => id)).toEqual(['CASE_G_001']);
    expect(cases[0]?.turns[0]).toMatchObject({ id: 'S1_T001', images: [{ id: 'i1', caption: 'A loaf' }] });
    expect([...(cases[0]?.turnAudio ?? [])]).toEqual([['S1_T001', join(root, 'cases/CASE_G_001/audio/S1/000.wav')]]);
    expect(cases[0]?.questions).toEqual([
      { id: 'PERSONA_001__V01', text: 'Which bread do I like?', asker: 'Bo Lind' },
      {
        id: 'PERSONA_001__V02',
        text: 'Which bread do I like?',
        asker: 'Ada Berg',
        audioPath: join(root, 'output/CASE_G_001/audio_persona/PERSONA_001_Ada Berg.wav'),
      },
      { id: 'SINGLE_001', text: 'How many?' },
    ]);
    expect(JSON.stringify(cases)).not.toMatch(/wheat"|evidence|addressee|reply/);
  });

  it('has evidence that is read tolerantly, and edges', async () => {
    await putPackage();
    const gold = await voxPolyBench.openGold(folder.path);
    expect(gold.get('CASE_G_001/PERSONA_001__V01')).toMatchObject({ evidence: ['S1_T001'], unscorable: 0 });
    expect(gold.get('CASE_G_001/PERSONA_001__V02')).toMatchObject({ evidence: ['S1_T002'], unscorable: 1 });
    expect(gold.get('CASE_G_001/SINGLE_001')).toMatchObject({ answer: '2', evidence: ['S1_T001', 'S1_T002'] });
    const edges = (await voxPolyBench.openEdges?.(folder.path))?.get('CASE_G_001');
    expect([...(edges ?? [])]).toEqual([
      ['S1_T001', { to: [], toEveryone: true }],
      ['S1_T002', { to: ['Bo Lind'], toEveryone: false, replyTo: 'S1_T001' }],
    ]);
  });
});
