import { describe, expect, it } from 'vitest';
import { englishVocatives } from './vocatives.js';

const KNOWN = new Set(['nora', 'evan', 'leah', 'tessa', 'marco', 'nora patel', 'will']);
const NOBODY: ReadonlySet<string> = new Set();

function read(text: string, known: ReadonlySet<string>): string[] {
  return englishVocatives(text, known).map(({ name, start, end }) => {
    expect(text.slice(start, end)).toBe(name);
    return name;
  });
}

describe('englishVocatives', () => {
  it.each([
    ['Evan, Leah, Marco—glad you could make it', ['Evan', 'Leah', 'Marco']],
    ['Hi Tessa', ['Tessa']],
    ['Hi Tessa, I’m Leah.', ['Tessa']],
    ['Thanks, Marco. I’ll tell them.', ['Marco']],
    ['Awesome, thanks Marco! I might.', ['Marco']],
    ['Of course, Nora! I’ve got it.', ['Nora']],
    ['Got it, Nora.', ['Nora']],
    ['No problem, Leah.', ['Leah']],
    ['What do you think, Sam?', ['Sam']],
    ['Yes, Evan, 7:20.', ['Evan']],
    ['So, Priya, how was it?', ['Priya']],
    ['I did! Leah, want to check it out?', ['Leah']],
    ['Thanks, Tessa and Marco. This is nice', ['Tessa', 'Marco']],
    ['Nora, just checking—did you want it?', ['Nora']],
    ['Anything else, Dr. Ruiz?', ['Dr. Ruiz']],
    ['Good morning, José!', ['José']],
    ['@Una You might consider boxes', ['Una']],
    ['It’s ready, Mary-Jane.', ['Mary-Jane']],
    ['Leah?', ['Leah']],
  ])('hears the call in "%s", known or not', (text, names) => {
    expect(read(text, KNOWN)).toEqual(names);
    expect(read(text, NOBODY)).toEqual(names);
  });

  it.each([
    ['leah can you come here', ['leah']],
    ['thanks marco', ['marco']],
    ['tessa do you have the list', ['tessa']],
  ])('hears a known name without capitals or marks in "%s"', (text, names) => {
    expect(read(text, KNOWN)).toEqual(names);
  });

  it.each([
    ...['I’ll tell Marco', 'Marco knows it', 'with Leah’s bag, we go', 'I’m vegetarian, and Leah avoids peanuts.'],
    ...['Leah, Evan, and I are going', 'I met Nora and Evan.', 'Marco, our hotel host, knows', 'Ask Leah!'],
    ...['Marco, who is late, called', 'Is Marco coming?', 'will you come', 'Nora Patel is here'],
  ])('hears no call in "%s"', (text) => {
    expect(read(text, KNOWN)).toEqual([]);
  });

  it.each([
    ...['Honestly, I don’t know', 'I live in Austin, Texas.', 'We visited Rome, Paris, and Berlin.', 'Tomorrow, then.'],
    ...[
      'Welcome, everyone.',
      'Well, Sunday, maybe',
      'Great, thanks!',
      'Yes, please.',
      'On Monday, Tuesday, or Friday?',
    ],
  ])('takes no other capitalised word for a name in "%s"', (text) => {
    expect(read(text, NOBODY)).toEqual([]);
  });

  it('marks relatives', () => {
    expect(englishVocatives('Got it, Mom.', NOBODY)).toMatchObject([{ name: 'Mom', kin: true }]);
    expect(englishVocatives('Dad, you’ll like it', NOBODY)).toMatchObject([{ name: 'Dad', kin: true }]);
    expect(englishVocatives('My mom is here', NOBODY)).toEqual([]);
  });

  it('tells where the call stands', () => {
    const position = (text: string) => englishVocatives(text, KNOWN)[0]?.position;
    expect(position('Oh, Nora, one more thing')).toBe('leading');
    expect(position('I prefer it written, Tessa. It helps me.')).toBe('middle');
    expect(position('What do you think, Sam?')).toBe('trailing');
  });
});
