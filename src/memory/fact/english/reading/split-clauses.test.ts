import { describe, expect, it } from 'vitest';
import { asksUnmarked, splitFinely, splitQuestion } from './split-clauses.js';

describe('splitFinely', () => {
  it.each([
    ['The export is blocked, I need the new fonts', ['The export is blocked', 'I need the new fonts']],
    ['he wants to go home but the doctor said no', ['he wants to go home', 'the doctor said no']],
    ['I know, the electrician is coming on Friday', ['I know', 'the electrician is coming on Friday']],
    ['I called the plumber and he fixed the sink', ['I called the plumber', 'he fixed the sink']],
    ['We ship Dutch first and push German to the autumn', ['We ship Dutch first', 'We push German to the autumn']],
  ])('%s', (text, parts) => {
    expect(splitFinely(text)).toEqual(parts);
  });

  it('keeps conditions and reported clauses with their main clause', () => {
    for (const text of [
      'If it rains, we can go to my place',
      'I think they make me dizzy',
      'Mum says she will drive you',
    ])
      expect(splitFinely(text)).toEqual([text]);
  });
});

describe('questions', () => {
  it('parts a statement from the question behind it', () => {
    expect(splitQuestion('Lila gets carsick in the back, can you open the window')).toEqual({
      told: 'Lila gets carsick in the back',
      asked: 'can you open the window',
    });
    expect(splitQuestion('If we leave now, can you drive')).toEqual({ asked: 'If we leave now, can you drive' });
  });

  it('hears questions without a mark', () => {
    expect(['is she eating', 'how long for', 'what about bed six', 'who is on call'].every(asksUnmarked)).toBe(true);
    expect(['When I drive at night, I prefer it dark', 'What a day', 'I am off'].some(asksUnmarked)).toBe(false);
  });
});
