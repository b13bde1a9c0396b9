import { describe, expect, it } from 'vitest';
import { parseCaseTurns } from './case-turns.js';

const turns = [
  { turn_id: 'S1_T001', speaker: 'Bo', text: 'Åsa, tea?', to: ['Åsa'], explicit: true, reply_to: null },
  { turn_id: 'S1_T002', speaker: 'Åsa', text: 'Please.', to: ['Bo'], explicit: false, reply_to: 'S1_T001' },
];

describe('parseCaseTurns', () => {
  it('gives turns a week apart and leaves every gold field behind', () => {
    const text = JSON.stringify({
      case_id: 'c',
      sessions: [
        { session_id: 'S1', turns },
        { session_id: 'S2', turns: [{ ...turns[0], turn_id: 'S2_T001' }] },
      ],
      questions: [{ question: 'Who?', answer: 'Bo' }],
    });
    const parsed = parseCaseTurns(text, { firstSessionAt: '2025-01-06T10:00:00Z' });
    expect(parsed[0]).toEqual({
      session: 'S1',
      startedAt: '2025-01-06T10:00:00.000Z',
      timeZone: 'UTC',
      speaker: 'Bo',
      text: 'Åsa, tea?',
      id: 'S1_T001',
    });
    expect(parsed[2]?.startedAt).toBe('2025-01-13T10:00:00.000Z');
  });

  it('reads the full layout with dialogues and dates', () => {
    const text = JSON.stringify({
      session_dates: { S1: '2024-05-01' },
      sessions: [{ session_id: 'S1' }],
      dialogues: { S1: [{ speaker_name: 'Bo', addressee_name: 'Åsa', text: 'Hej' }] },
    });
    expect(parseCaseTurns(text)).toEqual([
      {
        session: 'S1',
        startedAt: '2024-05-01T00:00:00.000Z',
        timeZone: 'UTC',
        speaker: 'Bo',
        text: 'Hej',
        id: 'S1_T001',
      },
    ]);
  });

  it('refuses other JSON', () => {
    expect(() => parseCaseTurns('{"a":1}')).toThrow(/no usable `sessions`/);
    expect(() => parseCaseTurns('{')).toThrow(/not valid JSON/);
  });
});
