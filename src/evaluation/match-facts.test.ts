import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignFacts, type FoundFact, type GoldFact, statesFact } from './match-facts.js';

const gold = (more: Partial<GoldFact> = {}): GoldFact => ({
  evidence: [2, 3],
  subjects: ['Nora'],
  speakers: ['Nora', 'Theo'],
  kind: 'state',
  statement: 'Nora is allergic to peanuts.',
  key: [['allergic', 'allergy'], ['peanuts']],
  language: 'en',
  timeZone: 'Europe/Berlin',
  negated: false,
  hedged: false,
  optional: false,
  ...more,
});
const found = (statement: string, more: Partial<FoundFact> = {}): FoundFact => ({
  id: 'f',
  kind: 'state',
  statement,
  subject: 'Nora',
  claimant: 'Nora',
  evidence: [3],
  ...more,
});

describe('statesFact', () => {
  it('takes other words, other forms and the whole turn, when subject and key are there', () => {
    expect(statesFact(found('Nora is allergic to peanuts.'), gold())).toBe(true);
    expect(statesFact(found('Nora has a peanut allergy.'), gold())).toBe(true);
    expect(statesFact(found("Nora: oh, I'm allergic to peanuts, by the way!"), gold())).toBe(true);
  });

  it('refuses another subject, another turn and a statement that lacks a part', () => {
    expect(statesFact(found('Theo is allergic to peanuts.', { subject: 'Theo' }), gold())).toBe(false);
    expect(statesFact(found('Nora is allergic to peanuts.', { subject: 'Theo' }), gold())).toBe(false);
    expect(statesFact(found('Nora is allergic to peanuts.', { evidence: [4] }), gold())).toBe(false);
    expect(statesFact(found('Nora likes peanuts.'), gold())).toBe(false);
  });

  it('refuses a statement that does not say of whom it is', () => {
    expect(statesFact(found("I'm allergic to peanuts."), gold())).toBe(false);
  });

  it('knows the owner of a relative, but not a stranger', () => {
    const wife = gold({ subjects: ["Theo's wife"], key: [['peanuts']] });
    expect(statesFact(found("Theo's wife avoids peanuts.", { subject: 'Theo' }), wife)).toBe(true);
    expect(statesFact(found('My wife avoids peanuts.', { subject: 'Theo' }), wife)).toBe(false);
    expect(statesFact(found("Theo's wife avoids peanuts.", { subject: 'Nora' }), wife)).toBe(false);
  });

  it('files a thing under nobody', () => {
    const boiler = gold({ subjects: ['boiler'], key: [['broken']] });
    const { subject: _, ...unfiled } = found('The boiler is broken.');
    expect(statesFact(unfiled, boiler)).toBe(true);
    expect(statesFact(found('Nora: the boiler is broken.'), boiler)).toBe(false);
  });

  it('wants negation, hedge and condition', () => {
    const denied = gold({ key: [['peanuts']], negated: true });
    expect(statesFact(found("Nora doesn't eat peanuts."), denied)).toBe(true);
    expect(statesFact(found('Nora eats peanuts.'), denied)).toBe(false);
    const hedged = gold({ key: [['Norway']], hedged: true });
    expect(statesFact(found('Nora might move to Norway.'), hedged)).toBe(true);
    expect(statesFact(found('Nora will move to Norway.'), hedged)).toBe(false);
    const conditional = gold({ key: [['bus']], condition: 'rains' });
    expect(statesFact(found('Nora takes the bus if it rains.'), conditional)).toBe(true);
    expect(statesFact(found('Nora takes the bus.'), conditional)).toBe(false);
  });

  it('reads days from the text or from the time of validity in the zone of the page', () => {
    const dated = gold({ key: [['@2026-03-13']] });
    expect(statesFact(found('Nora leaves on 2026-03-13.'), dated)).toBe(true);
    expect(statesFact(found('Nora leaves on March 13th.'), dated)).toBe(true);
    expect(statesFact(found('Nora leaves tomorrow.'), dated)).toBe(false);
    const midnight = Date.UTC(2026, 2, 12, 23);
    expect(statesFact(found('Nora leaves tomorrow.', { validFrom: midnight }), dated)).toBe(true);
    expect(statesFact(found('Nora leaves tomorrow.', { validFrom: midnight - 1 }), dated)).toBe(false);
  });

  it('reads Chinese', () => {
    const shrimp = gold({ language: 'zh', subjects: ['小雨'], speakers: ['小雨'], key: [['虾'], ['过敏']] });
    expect(statesFact(found('小雨对虾过敏。', { subject: '小雨' }), shrimp)).toBe(true);
    expect(statesFact(found('小雨爱吃虾。', { subject: '小雨' }), shrimp)).toBe(false);
    expect(statesFact(found('小雨不吃虾，过敏。', { subject: '小雨' }), { ...shrimp, negated: true })).toBe(true);
    expect(statesFact(found('小雨对虾过敏。', { subject: '小雨' }), { ...shrimp, negated: true })).toBe(false);
  });
});

describe('assignFacts', () => {
  it('gives up a first choice where more then fit', () => {
    const pairs = new Set(['0 0', '0 1', '1 0']);
    expect(assignFacts(2, 2, (left, right) => pairs.has(`${left} ${right}`))).toEqual([1, 0]);
  });

  it('is one to one, uses only what fits, and leaves no pair that could be added', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), { maxLength: 5 }), (grid) => {
        const assigned = assignFacts(grid.length, 5, (left, right) => grid[left]?.[right] === true);
        const used = assigned.flatMap((right) => (right === undefined ? [] : [right]));
        expect(new Set(used).size).toBe(used.length);
        for (const [left, right] of assigned.entries()) {
          if (right !== undefined) expect(grid[left]?.[right]).toBe(true);
          else
            for (let free = 0; free < 5; free += 1)
              expect(grid[left]?.[free] === true && !used.includes(free)).toBe(false);
        }
      }),
    );
  });
});
