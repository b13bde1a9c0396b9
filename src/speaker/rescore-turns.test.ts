import { describe, expect, it } from 'vitest';
import { type DecidedTurn, planRescoring } from './rescore-turns.js';

const turn = (name: string, startS: number, endS: number, person: string, decision: DecidedTurn['decision']) => ({
  turnId: name,
  startMs: startS * 1_000,
  endMs: endS * 1_000,
  voiceId: `voice_of_${person}`,
  personId: person,
  decision,
});
const said = (speaker: number, startS: number, endS: number) => ({
  speaker,
  startMs: startS * 1_000,
  endMs: endS * 1_000,
});

describe('planRescoring', () => {
  const turns = [
    turn('t1', 0, 5, 'ana', 'opened'),
    turn('t2', 5, 8, 'ben', 'opened'),
    turn('t3', 8, 9, 'ben', 'labelled'),
    turn('t4', 9, 12, 'ana', 'claimed'),
  ];

  it('gives a labelled turn to the person whose speaker it is', () => {
    expect(planRescoring(turns, [said(0, 0, 5), said(1, 5, 8), said(0, 8, 12)])).toEqual([
      { turnId: 't3', intoVoiceId: 'voice_of_ana' },
    ]);
  });

  it('leaves turns that were decided firmly, and those that lie with their speaker', () => {
    expect(planRescoring(turns, [said(0, 0, 5), said(1, 5, 9), said(0, 9, 12)])).toEqual([]);
    expect(planRescoring(turns, [said(0, 0, 8), said(1, 8, 9), said(0, 9, 12)])).toEqual([]);
  });

  it('moves nothing where no person has most of a speaker, or a turn is two speakers’', () => {
    const even = [
      turn('a', 0, 4, 'ana', 'opened'),
      turn('b', 4, 8, 'ben', 'opened'),
      turn('c', 8, 9, 'cem', 'labelled'),
    ];
    expect(planRescoring(even, [said(0, 0, 9)])).toEqual([]);
    expect(planRescoring(turns, [said(0, 0, 5), said(1, 5, 8.5), said(0, 8.5, 12)])).toEqual([]);
    expect(planRescoring(turns, [])).toEqual([]);
  });
});
