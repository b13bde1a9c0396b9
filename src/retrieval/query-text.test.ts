import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk } from '../../test/fixtures/talk.js';
import type { PersonDirectory } from '../records/person-directory.js';
import { mentionedPeople } from './mentioned-people.js';
import { queryText } from './query-text.js';

let directory: PersonDirectory;
beforeAll(async () => {
  ({ directory } = await createTripTalk());
});

describe('mentionedPeople', () => {
  it('takes the longest name and keeps the possessive', () => {
    expect(mentionedPeople("What is Nora Vale's plan?", directory)).toMatchObject({
      people: ['person_n'],
      referenced: "What is {person:person_n}'s plan?",
    });
  });

  it('leaves a shared name in the text and lists everybody who has it', async () => {
    const people = [
      { id: 'person_a', displayName: 'Alex Reed' },
      { id: 'person_b', displayName: 'Alex Stone' },
    ];
    const { createPersonDirectory } = await import('../records/person-directory.js');
    const shared = createPersonDirectory(
      people.map((person, index) => ({ ...person, createdAt: 0, number: index + 1, aliases: [], nameEvidence: [] })),
      [],
    );
    expect(mentionedPeople('What did Alex say to Alex Stone?', shared)).toMatchObject({
      people: ['person_a', 'person_b'],
      referenced: 'What did Alex say to {person:person_b}?',
    });
  });

  it('wants a capital where the text has capitals, and none where it has none', () => {
    expect(mentionedPeople('When does kai leave, Nora?', directory).people).toEqual(['person_n']);
    expect(mentionedPeople('when does kai leave?', directory).people).toEqual(['person_k']);
  });
});

describe('queryText', () => {
  it('searches spoken names in the interaction layer and person tokens elsewhere', () => {
    const query = 'What does {person:person_k} repair?';
    expect(queryText(query, 'interaction', directory).terms).toEqual(expect.arrayContaining(['kai', 'repair']));
    expect(queryText(query, 'fact', directory).terms).toEqual(['repair', 'person_k']);
  });

  it('leaves names out of the text for vectors', () => {
    expect(queryText('What does Kai repair?', 'interaction', directory).plain).toBe('What does repair?');
    expect(queryText('Kai', 'interaction', directory).plain).toBe('Kai');
  });
});
