import { describe, expect, it } from 'vitest';
import type { AddresseeSession } from './addressee-sets.js';
import { createPeople, followSession } from './follow-session.js';

const SESSION: AddresseeSession = {
  id: 's',
  spaceId: 's',
  turns: [
    { id: '1', speaker: 'Ana', text: 'Good morning.', named: false },
    { id: '2', speaker: 'Bo', text: 'Ana, is it open?', stripped: 'Is it open?', named: true, gold: ['Ana'] },
    { id: '3', speaker: 'Ana', text: 'Bo: yes.', stripped: 'yes.', named: true, gold: ['Bo'] },
    { id: '4', speaker: 'Bo', text: 'Thanks.', named: false },
  ],
};

describe('followSession', () => {
  it('judges the turns with gold, each once more when the next is there', () => {
    const followed = followSession(SESSION, createPeople(), { stripping: 'none' });
    expect(followed.map(({ turn }) => turn.id)).toEqual(['2', '3']);
    expect(followed.map(({ next }) => next?.heard.turn.id)).toEqual(['3', '4']);
    expect(followed[0]?.conversation.previous.map(({ turn }) => turn.id)).toEqual(['1']);
  });

  it('strips the judged line alone, or every line', () => {
    const [, scored] = followSession(SESSION, createPeople(), { stripping: 'scored' });
    expect(scored?.judged.turn.text).toBe('yes.');
    expect(scored?.conversation.previous.at(-1)?.turn.text).toBe('Ana, is it open?');
    const [, every] = followSession(SESSION, createPeople(), { stripping: 'every' });
    expect(every?.conversation.previous.at(-1)?.turn.text).toBe('Is it open?');
  });

  it('knows people from their first turn on, also from turns it only hears', () => {
    const people = createPeople();
    const followed = followSession(SESSION, people, { stripping: 'none', from: 2 });
    expect(followed.map(({ turn }) => turn.id)).toEqual(['3']);
    expect(people.directory().byName('Bo')).toEqual([people.of('Bo')]);
  });
});
