import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk, TALK_START, type Talk } from '../../test/fixtures/talk.js';
import { emptyContext } from '../retrieval/context.js';
import type { Context } from '../retrieval/retrieval.js';
import { speaksOf, supportFor } from './support.js';
import { withDate } from './with-date.js';

let talk: Talk;
let context: Context;
beforeAll(async () => {
  talk = await createTripTalk();
  const turns = await talk.reader.find('turn');
  const interactions = await talk.reader.find('interaction');
  context = { ...emptyContext, turns, interactions: new Map(interactions.map((edges) => [edges.id, edges])) };
});
const turn = (id: string) => context.turns.find((held) => held.id === id)!;

describe('supportFor', () => {
  it('counts what names the asked thing double and subordinate clauses less', () => {
    const plain = supportFor({ text: 'green cabin' }, context);
    expect(plain.coverage('a cabin')).toBe(0.5);
    expect(supportFor({ text: 'green cabin', head: 'cabin' }, context).coverage('a cabin')).toBeCloseTo(2 / 3);
    expect(supportFor({ text: 'green cabin', main: 'green' }, context).coverage('a cabin')).toBeLessThan(0.3);
  });

  it('takes words of the answered question and of the turns beside for less than its own', () => {
    const support = supportFor({ text: 'bakery harbour' }, context);
    expect(support.coverage('behind the lighthouse')).toBe(0);
    expect(support.coverage('behind the lighthouse', 'a bakery near the harbour?')).toBeCloseTo(0.7);
    expect(support.around(turn('turn_one_10'))).toBeCloseTo(0.5);
  });

  it('covers nothing when nothing is wanted', () => {
    expect(supportFor({ text: 'what is it' }, context)).toMatchObject({ size: 0 });
    expect(supportFor({ text: '' }, context).coverage('anything')).toBe(0);
  });
});

describe('speaksOf', () => {
  it('knows one’s own words, being named, being called and being told', () => {
    const { directory } = talk;
    expect(speaksOf(turn('turn_two_0'), 'person_k', context, directory)).toBe(1);
    expect(speaksOf(turn('turn_one_4'), 'person_n', context, directory)).toBe(0);
    expect(speaksOf(turn('turn_two_3'), 'person_e', context, directory)).toBe(0.6);
    expect(speaksOf(turn('turn_two_0'), 'person_e', context, directory)).toBe(0);
  });
});

describe('withDate', () => {
  const part = {
    text: 'When was it repaired?',
    focus: '',
    head: '',
    kindWord: '',
    main: '',
    expects: 'time' as const,
    clock: false,
    duration: false,
    several: false,
    picture: false,
    people: [],
  };
  const answer = { text: 'It was repaired yesterday.', refused: false, evidence: ['turn_two_0'], confidence: 1 };
  const said = () => ({
    turn: turn('turn_two_0'),
    text: 'It was repaired yesterday.',
    support: 0.4,
  });

  it('resolves a relative time against the day it was said', () => {
    expect(withDate(answer, part, said(), context).text).toBe('It was repaired yesterday. (4 May 2026)');
  });

  it('gives the day it was said when no time is named', () => {
    const bare = { ...said(), text: 'It works.' };
    expect(withDate({ ...answer, text: 'It works.' }, part, bare, context).text).toBe('It works. (said 5 May 2026)');
    expect(TALK_START).toBe(Date.UTC(2026, 4, 4, 8));
  });

  it('leaves other questions alone', () => {
    expect(withDate(answer, { ...part, clock: true }, said(), context)).toBe(answer);
    expect(withDate(answer, { ...part, expects: 'thing' }, said(), context)).toBe(answer);
  });
});
