import { describe, expect, it } from 'vitest';
import { createPersonDirectory } from '../../records/person-directory.js';
import type { Fact } from '../../records/records.js';
import { isSameFact, mergeFacts } from './merge-facts.js';

const person = { createdAt: 0, aliases: [], nameEvidence: [] };
const directory = createPersonDirectory(
  [
    { ...person, id: 'person_a', number: 1 },
    { ...person, id: 'person_b', number: 2 },
    { ...person, id: 'person_old', number: 3, mergedInto: 'person_a' },
  ],
  [],
);
const fact = (text: string, more: Partial<Fact> = {}): Fact => ({
  id: 'fact_1',
  sessionId: 's',
  kind: 'state',
  text,
  subjectId: 'person_a',
  speakerId: 'person_a',
  addresseeIds: [],
  saidAt: 0,
  evidence: ['turn_1'],
  confidence: 0.5,
  origin: 'rules',
  ...more,
});
const same = (a: Fact, b: Fact) => [isSameFact(a, b, directory), isSameFact(b, a, directory)];

describe('isSameFact', () => {
  const tea = fact('{person:person_a} drinks green tea every morning');

  it.each<[string, Fact]>([
    ['the same words', tea],
    ['other forms of them', fact('{person:person_a} is drinking green tea every morning')],
    ['some words less', fact('{person:person_a} drinks green tea in the morning')],
    [
      'a person who was merged',
      fact('{person:person_old} drinks green tea every morning', { subjectId: 'person_old' }),
    ],
  ])('sees through %s', (_, other) => expect(same(tea, other)).toEqual([true, true]));

  it.each<[string, Fact, Fact?]>([
    ['another value', fact('{person:person_a} drinks black coffee every morning')],
    ['a denial', fact('{person:person_a} does not drink green tea every morning')],
    ['another subject', fact(tea.text, { subjectId: 'person_b' })],
    ['another claimant', fact(tea.text, { speakerId: 'person_b' })],
    ['another kind', fact(tea.text, { kind: 'plan' })],
    ['another person inside', fact('{person:person_b} drinks green tea every morning')],
    [
      'another number',
      fact('the long meeting with the landlord about the roof starts at 9:15'),
      fact('the long meeting with the landlord about the roof starts at 10:15'),
    ],
    ['another day', fact(tea.text, { validFrom: 0 }), fact(tea.text, { validFrom: 3 * 86_400_000 })],
    [
      'another value of the slot',
      fact('x', { attribute: 'preference/drink', value: 'tea' }),
      fact('x', { attribute: 'preference/drink', value: 'coffee' }),
    ],
    ['another denial in Chinese', fact('他喝绿茶'), fact('他不喝绿茶')],
  ])('keeps apart: %s', (_, a, b = tea) => expect(same(a, b)).toEqual([false, false]));
});

describe('mergeFacts', () => {
  it('keeps one of two sources with all evidence, and fills in what it lacked', () => {
    const known = fact('{person:person_a} drinks green tea', { id: 'known', evidence: ['turn_1', 'turn_2'] });
    const fresh = fact('{person:person_a} drinks green tea', {
      id: 'fresh',
      origin: 'model',
      evidence: ['turn_3', 'turn_1'],
      confidence: 0.9,
      attribute: 'preference/drink',
      value: 'green tea',
      validFrom: 5,
    });
    expect(mergeFacts([fresh], [known], directory)).toEqual([
      {
        ...known,
        evidence: ['turn_1', 'turn_2', 'turn_3'],
        confidence: 0.9,
        attribute: 'preference/drink',
        value: 'green tea',
        validFrom: 5,
      },
    ]);
  });

  it('joins fresh ones among each other, and lets others through', () => {
    const other = fact('{person:person_a} owns a red kite', { id: 'other' });
    const twins = ['one', 'two'].map((id) => fact('{person:person_a} drinks green tea', { id, evidence: [id] }));
    const merged = mergeFacts([...twins, other], [], directory);
    expect(merged.map(({ id, evidence }) => [id, evidence])).toEqual([
      ['one', ['one', 'two']],
      ['other', ['turn_1']],
    ]);
  });

  it('changes nothing of a superseded fact but its evidence, and lets what is said again after it stand alone', () => {
    const known = fact('{person:person_a} drinks green tea', { id: 'known', supersededBy: 'later', validTo: 9 });
    const [merged] = mergeFacts(
      [fact(known.text, { id: 'fresh', evidence: ['turn_9'], validTo: 99 })],
      [known],
      directory,
    );
    expect(merged).toEqual({ ...known, evidence: ['turn_1', 'turn_9'] });
    const back = fact(known.text, { id: 'fresh', saidAt: 20 });
    expect(mergeFacts([back], [known], directory)).toEqual([back]);
  });
});
