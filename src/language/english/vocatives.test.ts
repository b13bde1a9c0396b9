import { describe, expect, it } from 'vitest';
import { englishVocatives } from './vocatives.js';

const KNOWN = new Set(['mina', 'piet', 'rosa', 'olga', 'milo', 'mina kovacs', 'will']);
const NOBODY: ReadonlySet<string> = new Set();

function read(text: string, known: ReadonlySet<string>): string[] {
  return englishVocatives(text, known).map(({ name, start, end }) => {
    expect(text.slice(start, end)).toBe(name);
    return name;
  });
}

describe('englishVocatives', () => {
  it.each([
    ['Piet, Rosa, Milo—so good to see you', ['Piet', 'Rosa', 'Milo']],
    ['Hi Olga', ['Olga']],
    ['Hi Olga, I’m Rosa.', ['Olga']],
    ['Thanks, Milo. They will be glad.', ['Milo']],
    ['Lovely, thanks Milo! I will.', ['Milo']],
    ['Of course, Mina! It is done.', ['Mina']],
    ['Got it, Mina.', ['Mina']],
    ['No problem, Rosa.', ['Rosa']],
    ['What do you think, Sam?', ['Sam']],
    ['Yes, Piet, half past six.', ['Piet']],
    ['So, Priya, how was it?', ['Priya']],
    ['I have! Rosa, do you care to look?', ['Rosa']],
    ['Thanks, Olga and Milo. So kind of you', ['Olga', 'Milo']],
    ['Mina, quick question—are you ready?', ['Mina']],
    ['Anything else, Dr. Ruiz?', ['Dr. Ruiz']],
    ['Good morning, José!', ['José']],
    ['@Una You could try the cellar', ['Una']],
    ['It’s ready, Mary-Jane.', ['Mary-Jane']],
    ['Rosa?', ['Rosa']],
  ])('hears the call in "%s", known or not', (text, names) => {
    expect(read(text, KNOWN)).toEqual(names);
    expect(read(text, NOBODY)).toEqual(names);
  });

  it.each([
    ['rosa can you come here', ['rosa']],
    ['thanks milo', ['milo']],
    ['olga do you hear the rain', ['olga']],
  ])('hears a known name without capitals or marks in "%s"', (text, names) => {
    expect(read(text, KNOWN)).toEqual(names);
  });

  it.each([
    ...['I’ll tell Milo', 'Milo knows it', 'with Rosa’s key, we enter', 'I’m tired, and Rosa collects stamps.'],
    ...['Rosa, Piet, and I are singing', 'I met Mina and Piet.', 'Milo, our singing teacher, knows', 'Ask Rosa!'],
    ...['Milo, who is late, called', 'Is Milo coming?', 'will you come', 'Mina Kovacs is here'],
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
    expect(position('Oh, Mina, one more thing')).toBe('leading');
    expect(position('I like it quiet, Olga. It calms me.')).toBe('middle');
    expect(position('What do you think, Sam?')).toBe('trailing');
  });
});
