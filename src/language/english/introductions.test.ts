import { describe, expect, it } from 'vitest';
import { englishIntroductions } from './introductions.js';

function read(text: string): string[] {
  return englishIntroductions(text).map(({ kind, name, start, end }) => {
    expect(text.slice(start, end)).toBe(name);
    return `${kind} ${name}`;
  });
}

describe('englishIntroductions', () => {
  it.each([
    ["I'm Mina", 'Mina'],
    ['I am Piet, I’ll be cooking tonight.', 'Piet'],
    ['Hey there, I’m Priya from accounting.', 'Priya'],
    ['My name is Sam Lee.', 'Sam Lee'],
    ['my name is mina and i work here', 'mina'],
    ['This is Rosa speaking', 'Rosa'],
    ['Hi, this is Ana Lopez from sales', 'Ana Lopez'],
    ['Mina here.', 'Mina'],
    ['Call me Al.', 'Al'],
    ['You can call me Bo', 'Bo'],
    ['Hi, I’m Zoë!', 'Zoë'],
    ['Hello—I’m José García—nice to meet you', 'José García'],
    ['I’m Will, by the way.', 'Will'],
    ['I’m Milo, by the way.', 'Milo'],
  ])('hears a self-introduction in "%s"', (text, name) => {
    expect(read(text)).toEqual([`self ${name}`]);
  });

  it.each([
    ['this is my sister Ana', 'Ana'],
    ['Everyone, meet Milo.', 'Milo'],
    ['Milo, our singing teacher, will help', 'Milo'],
    ['Let me introduce Wei Chen.', 'Wei Chen'],
    ['This is Dr. Ruiz.', 'Dr. Ruiz'],
    ['This is our guide, Tomás.', 'Tomás'],
  ])('hears somebody presented in "%s"', (text, name) => {
    expect(read(text)).toEqual([`other ${name}`]);
  });

  it.each([
    ...['I’m Sorry', 'I’m Hungry.', 'I’m Tired, sorry', 'I’m Glad you came', 'I’m from Paris', 'I’m In the car'],
    ...['I’m Canadian.', 'I am Ready', 'I’m Vegetarian, by the way', 'I’m Good, thanks', 'I’m OK.', 'I’m Not sure'],
    ...['Right here.', 'Over here!', 'Same here.', 'Call me Tomorrow', 'call me when you arrive', 'Call me back.'],
    ...['This is Great', 'This is Monday', 'I’ll meet Milo at 7', 'I’m Team Rosa', 'I’m Will’s sister', 'It’s Tuesday'],
    ...['I’m at Mina’s', 'This is perfect, thanks', 'I’m going to Rome.', 'I’m so Excited', 'I’m Mom’s favourite'],
    ...['We met Milo, the rain was heavy', 'Milo, our boots are wet', 'this is my favourite Song'],
  ])('hears none in "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });
});
