import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../test/fixtures/data-folder.js';
import { qmsum, readSpans } from './qmsum.js';

const folder = dataFolder();

describe('qmsum', () => {
  it('makes a meeting one session, without the marks of the transcript', async () => {
    await folder.put('qmsum/val/M1.json', {
      meeting_transcripts: [
        { speaker: 'Chair', content: '{vocalsound} Shall we begin ?' },
        { speaker: 'Scribe', content: 'Yes {disfmarker} please .' },
        { speaker: '', content: '{gap}' },
      ],
      specific_query_list: [{ query: 'Who agreed?', answer: 'The scribe.', relevant_text_span: [['1', '1']] }],
    });
    const [loaded] = await qmsum.load(folder.path);
    expect(loaded?.turns.map(({ session, speaker, text, id }) => [session, speaker, text, id])).toEqual([
      ['M1', 'Chair', 'Shall we begin ?', 'T0'],
      ['M1', 'Scribe', 'Yes please .', 'T1'],
      ['M1', 'Unknown', '', 'T2'],
    ]);
    expect((await qmsum.openGold(folder.path)).get('M1/q1')).toEqual({
      kind: 'query',
      answer: 'The scribe.',
      evidence: ['T1'],
      unscorable: 0,
      answerable: true,
    });
  });

  it('reads spans with both ends, each turn once, and counts what is none', () => {
    expect(
      readSpans(
        [
          ['1', '3'],
          ['3', '4'],
        ],
        9,
      ),
    ).toEqual({ evidence: ['T1', 'T2', 'T3', 'T4'], unscorable: 0 });
    expect(readSpans([['7', '12']], 9)).toEqual({ evidence: ['T7', 'T8'], unscorable: 1 });
    expect(readSpans([[], ['x', '2'], ['5', '4'], [2]], 9)).toEqual({ evidence: ['T2'], unscorable: 3 });
    expect(readSpans([['', '4']], 9)).toEqual({ evidence: [], unscorable: 1 });
  });
});
