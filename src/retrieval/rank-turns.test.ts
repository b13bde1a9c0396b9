import { describe, expect, it } from 'vitest';
import { createTalk, TALK_START } from '../../test/fixtures/talk.js';
import { rankTurns } from './rank-turns.js';
import type { Candidate, RankedList } from './ranked-list.js';
import { TURN_FEATURES } from './turn-features.js';
import { createRanking, type RankingModel, shippedRanking } from './turn-ranking.js';
import { understandQuestion } from './understand-question.js';

const LINES = [
  ['n', 'Good morning to both of you out there.'],
  ['e', 'Does the ferry leave at all this season?'],
  ['k', 'The ferry leaves behind the old mill house.'],
  ['n', 'The ferry leaves on Tuesday at 9:15 again.'],
  ['e', 'There are twelve seats on the ferry deck.'],
] as const;
const same = { own: 1, exchange: 1, stretch: 1, session: 1, reached: 0.5, match: 0 };

function list(more: Partial<RankedList>, candidates: Candidate[]): RankedList {
  return { key: 'k', tool: 'bm25', round: 1, verbatim: true, weight: 1, candidates, ...more };
}

const alike = list(
  {},
  [1, 2, 3, 4].map((place): Candidate => {
    return { id: `turn_one_${place}`, layer: 'interaction', evidence: [`turn_one_${place}`], score: 1, sight: same };
  }),
);
const entry: Candidate = { id: 'profile_x', layer: 'profile', evidence: ['turn_one_1', 'turn_one_4'], score: 0.5 };

async function rank(text: string, lists: RankedList[], ranking = shippedRanking()) {
  const { reader, directory } = await createTalk({ one: LINES });
  const asked = understandQuestion({ text, at: TALK_START, timeZone: 'UTC' }, directory);
  return rankTurns(lists, asked, reader, ranking);
}

const linear = (weights: Record<string, number>): RankingModel => {
  const values = TURN_FEATURES.map((name) => weights[name] ?? 0);
  return { features: TURN_FEATURES, linear: values, hidden: [], bias: [], output: [] };
};

describe('rankTurns', () => {
  it('puts what looks like the asked kind first among equals, and what only asks last', async () => {
    const when = (await rank('When does the ferry leave?', [alike])).map(({ id }) => id);
    expect(when[0]).toBe('turn_one_3');
    expect(when.at(-1)).toBe('turn_one_1');
  });

  it('puts a claim right before the best turn behind it', async () => {
    const claims = list({ verbatim: false, round: 2 }, [entry]);
    const ranked = (await rank('How many seats does the ferry have?', [alike, claims])).map(({ id }) => id);
    const best = Math.min(ranked.indexOf('turn_one_1'), ranked.indexOf('turn_one_4'));
    expect(ranked.indexOf('profile_x')).toBe(best - 1);
  });

  it('puts a profile entry before a fact of the same turn, whose place it would else not get', async () => {
    const fact: Candidate = { id: 'fact_a', layer: 'fact', evidence: ['turn_one_4'], score: 9 };
    const profile: Candidate = { id: 'profile_z', layer: 'profile', evidence: ['turn_one_4'], score: 1 };
    const claims = [fact, profile].map((claim, place) => list({ round: 2, key: `${place}` }, [claim]));
    const ranked = (await rank('ferry', [alike, ...claims])).map(({ id }) => id);
    expect(ranked.indexOf('profile_z')).toBe(ranked.indexOf('fact_a') - 1);
  });

  it('scores a turn that only a claim brought, and leaves out a claim whose turns nobody shows', async () => {
    const ranked = await rank('ferry', [list({ round: 2 }, [entry, { ...entry, id: 'gone', evidence: ['turn_x'] }])]);
    expect(ranked.map(({ id }) => id)).toEqual(['profile_x']);
  });

  it('counts later searches of turns beside the first ones', async () => {
    const later = list({ round: 2, key: 'l' }, [alike.candidates[3] as Candidate]);
    const ranking = createRanking(linear({ later: 1, asks: -1 }));
    expect((await rank('ferry', [alike, later], ranking))[0]?.id).toBe('turn_one_4');
  });
});

describe('createRanking', () => {
  it('adds the hidden units that fire to the linear part', () => {
    const count = TURN_FEATURES.length;
    const row = new Float32Array(count).fill(1);
    const ranking = createRanking({
      ...linear({ later: 2 }),
      hidden: [new Array(count).fill(1), new Array(count).fill(-1)],
      bias: [1, 1],
      output: [0.5, 100],
    });
    expect(ranking.score([row], ['a'])).toEqual([2 + 0.5 * (count + 1)]);
  });

  it('refuses a model of other features', () => {
    const model = { ...linear({}), features: ['one'] };
    expect(() => createRanking(model)).toThrow(expect.objectContaining({ code: 'corrupt_data' }));
  });
});
