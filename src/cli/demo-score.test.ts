import { describe, expect, it } from 'vitest';
import type { DemoGold } from './demo-data.js';
import { type DemoAnswer, scoreDemo } from './demo-score.js';

const names = ['Ida Holm', 'Ola Berg', 'Kim Lund', 'Pia Dahl', 'Kim Ek'];

const gold: DemoGold = {
  people: names.map((name) => ({ name, accept: name.startsWith('Kim') ? [name] : [name, name.split(' ')[0] ?? name] })),
  questions: [
    { id: 'stranger', answer: '', accept: [], refuse: 'unknown-asker', asker: null, spoken: true },
    { id: 'none', answer: '', accept: [], refuse: 'not-in-memory', asker: null, spoken: false },
    ...Array.from({ length: 10 }, (_, index) => ({
      id: `q${index}`,
      answer: 'Green tea.',
      accept: ['green tea', 'matcha'],
      asker: index === 0 ? 'Ida Holm' : null,
      spoken: index === 0,
    })),
  ],
};

const right: DemoAnswer[] = gold.questions.map(({ id, refuse, asker }) => ({
  id,
  text: refuse === undefined ? 'You like Matcha.' : 'Not in memory.',
  refused: refuse !== undefined,
  asker: asker === null ? { outcome: 'unknown' } : { outcome: 'known', name: 'Ida' },
}));

const change = (id: string, part: Partial<DemoAnswer>) =>
  right.map((answer) => (answer.id === id ? { ...answer, ...part } : answer));

describe('scoreDemo', () => {
  it('passes when everything is right, first names where they suffice', () => {
    expect(scoreDemo(['Ida', ...names.slice(1)], right, gold)).toEqual({
      peopleFound: 5,
      peopleNamed: 5,
      peopleExpected: 5,
      rightAnswers: 12,
      wrong: [],
      askersRight: 2,
      spokenQuestions: 2,
      strangerRefused: true,
      passed: true,
    });
  });

  it('allows one wrong answer, not two, and not the one to the stranger', () => {
    const one = change('q3', { text: 'Coffee.' });
    expect(scoreDemo(names, one, gold)).toMatchObject({ passed: true, wrong: ['q3'] });
    const two = one.map((answer) => (answer.id === 'none' ? { ...answer, refused: false } : answer));
    expect(scoreDemo(names, two, gold)).toMatchObject({ passed: false, wrong: ['none', 'q3'] });
    const told = change('stranger', { refused: false, text: 'Tea.' });
    expect(scoreDemo(names, told, gold)).toMatchObject({ passed: false, strangerRefused: false });
    const mistaken = change('stranger', { asker: { outcome: 'known', name: 'Ida' } });
    expect(scoreDemo(names, mistaken, gold)).toMatchObject({ passed: false, strangerRefused: false });
  });

  it('wants exactly the right people', () => {
    expect(scoreDemo([...names, 'Speaker 6'], right, gold).passed).toBe(false);
    expect(scoreDemo(['Kim', ...names.slice(0, 2), ...names.slice(3)], right, gold)).toMatchObject({
      peopleNamed: 4,
      passed: false,
    });
    expect(scoreDemo(['Ida Holm', 'Ida', ...names.slice(2)], right, gold)).toMatchObject({
      peopleNamed: 3,
      passed: false,
    });
  });

  it('does not take a missing, refused or over-long answer for a right one', () => {
    const long = `green tea ${'and '.repeat(30)}`;
    for (const answers of [right.slice(0, 10), change('q1', { refused: true }), change('q1', { text: long })]) {
      expect(scoreDemo(names, answers, gold).rightAnswers).toBeLessThan(12);
    }
  });
});
