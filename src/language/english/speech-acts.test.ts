import { describe, expect, it } from 'vitest';
import { englishAddressesGroup, englishIsQuestion, englishReplyOpening, englishSecondPerson } from './speech-acts.js';

describe('englishIsQuestion', () => {
  it.each(['Is it heated?', 'where is the station', 'do you have gum', 'well what time is it'])('%s', (text) => {
    expect(englishIsQuestion(text)).toBe(true);
  });
  it.each(['I know where it is.', 'Do it now.', 'when I get home I will call', 'Will do.'])('not %s', (text) => {
    expect(englishIsQuestion(text)).toBe(false);
  });
});

describe('englishSecondPerson', () => {
  it('is clear in questions and requests, weak elsewhere, none in fixed phrases', () => {
    expect(englishSecondPerson('Did you pack it?')).toBe(1);
    expect(englishSecondPerson('You’ll like it')).toBe(0.6);
    expect(englishSecondPerson('Thank you, it was, you know, fine')).toBe(0);
    expect(englishSecondPerson('I like it')).toBe(0);
  });
});

describe('englishAddressesGroup', () => {
  it.each([
    'Hi everyone, welcome',
    'Okay guys, let’s go',
    'See you all soon',
    'Does anyone want tea?',
    'Everyone, look!',
  ])('%s', (text) => expect(englishAddressesGroup(text)).toBe(true));
  it.each(['I told everyone', 'so everyone can check', 'We all like it', 'the whole family came'])('not %s', (text) =>
    expect(englishAddressesGroup(text)).toBe(false),
  );
});

describe('englishReplyOpening', () => {
  it('tells thanks, answers and the rest apart', () => {
    expect(englishReplyOpening('Lovely, thanks Milo!')).toBe('thanks');
    expect(englishReplyOpening('That’d be great.')).toBe('answer');
    expect(englishReplyOpening('Yep, they’re on the shelf.')).toBe('answer');
    expect(englishReplyOpening('The pool is open')).toBeUndefined();
    expect(englishReplyOpening('Yesterday was fun')).toBeUndefined();
  });
});
