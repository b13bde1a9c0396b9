import { describe, expect, it } from 'vitest';
import { createTalk, TALK_START } from '../../test/fixtures/talk.js';
import type { FusedCandidate } from './fusion.js';
import { weighSigns } from './turn-signs.js';
import { understandQuestion } from './understand-question.js';

const weigh = async (text: string) => {
  const { reader, directory } = await createTalk({
    one: [
      ['n', 'Good morning to both of you out there.'],
      ['e', 'Does the ferry leave at all this season?'],
      ['k', 'The ferry leaves behind the old mill house.'],
      ['n', 'The ferry leaves on Tuesday at 9:15 again.'],
      ['e', 'There are twelve seats on the ferry deck.'],
    ],
  });
  const candidates = [1, 2, 3, 4].map((place): FusedCandidate => {
    const id = `turn_one_${place}`;
    return { id, layer: 'interaction', evidence: [id], score: 0.03, source: 'round 1 bm25 #1' };
  });
  const profile: FusedCandidate = {
    id: 'profile_x',
    layer: 'profile',
    evidence: ['turn_one_1'],
    score: 0.5,
    source: 'round 1 bm25 #1',
  };
  const asked = understandQuestion({ text, at: TALK_START, timeZone: 'UTC' }, directory);
  return (await weighSigns([profile, ...candidates], asked, reader)).map(({ id, score }) => ({ id, score }));
};

describe('weighSigns', () => {
  it('puts what looks like the asked kind first among equals, and what only asks last', async () => {
    const when = (await weigh('When does the ferry leave?')).map(({ id }) => id);
    expect(when[1]).toBe('turn_one_3');
    expect(when.at(-1)).toBe('turn_one_1');
    expect((await weigh('How many seats does the ferry have?'))[1]?.id).not.toBe('turn_one_2');
  });

  it('leaves records of other layers as they are', async () => {
    expect((await weigh('When does the ferry leave?'))[0]).toEqual({ id: 'profile_x', score: 0.5 });
  });
});
