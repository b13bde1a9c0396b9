import { describe, expect, it } from 'vitest';
import { englishAsksAboutAsker, englishFirstPerson, englishNameAsker } from './asker.js';

describe('englishAsksAboutAsker', () => {
  it.each([
    'What is my PIN?',
    'Where do I live?',
    'When is my appointment?',
    'what’s my locker code',
    'Hello, can you tell me what my favourite song is?',
    'Tell me where I parked.',
    'Am I allergic to anything?',
    'What did Kai tell me about the radio?',
    'How should you wake me?',
    'Which of the coats is mine?',
    'Where can I find my keys?',
    'Can I see my PIN?',
    'Who said that I am always late?',
    "I don't remember: what did I order?",
    'When should I take my pills?',
    'What I’ve booked is which cabin?',
  ])('%s', (text) => {
    expect(englishAsksAboutAsker(text)).toBe(true);
  });

  it.each([
    'When does our train leave?',
    'Can we bring the dog?',
    'Which gate should I use?',
    'Where can I wash my boots?',
    'Can you tell me who brought the ladder?',
    'Tell me, who is Kai?',
    'I wonder who repaired the radio.',
    'I would like to know when the ferry leaves.',
    'Who said I can bring the paddles?',
    'Who talked about World War I?',
    'Where is the myrtle?',
    'What does Emil prefer?',
  ])('not %s', (text) => {
    expect(englishAsksAboutAsker(text)).toBe(false);
  });
});

describe('englishNameAsker', () => {
  it('puts the reference for every mention', () => {
    expect(englishNameAsker('What did I say about my boat and me?', '{person:p}')).toBe(
      "What did {person:p} say about {person:p}'s boat and {person:p}?",
    );
  });

  it('reads what is typed without capitals', () => {
    expect(englishNameAsker('how many hens do i have', '{person:p}')).toBe('how many hens do {person:p} have');
  });

  it('leaves out who wants to know', () => {
    expect(englishNameAsker('Hello, can you tell me what I ordered?', '{person:p}')).toBe(
      'Hello, what {person:p} ordered?',
    );
  });

  it('knows the first person in an answer', () => {
    expect(englishFirstPerson('I’ve got it')).toBe(true);
    expect(englishFirstPerson('We have it')).toBe(false);
  });
});
