import { describe, expect, it } from 'vitest';
import { factsOf, idOf, show } from '../../../test/memory/dialogue.js';
import { distractors } from '../../../test/memory/distractors.js';
import { cases } from '../../../test/memory/fact-cases.js';
import { referencedPeople } from '../../records/person-directory.js';

describe('facts of small dialogues', () => {
  it.each(cases)('$name', ({ lines, facts }) => {
    expect(factsOf(lines).map(show)).toEqual(facts);
  });

  it('covers at least 80 dialogues', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80);
  });
});

describe('junk stays out', () => {
  it('makes at most two facts of 60 distractor turns', () => {
    expect(distractors.length).toBeGreaterThanOrEqual(60);
    expect(factsOf(distractors).map(show).length).toBeLessThanOrEqual(2);
  });
});

describe('every fact', () => {
  const all = cases.flatMap(({ lines }) => factsOf(lines));

  it('has evidence with its own turn first, and a confidence', () => {
    for (const fact of all) {
      expect(fact.evidence[0]).toMatch(/^turn_/);
      expect(fact.confidence).toBeGreaterThan(0);
      expect(fact.confidence).toBeLessThanOrEqual(1);
    }
  });

  it('refers to known people only, and names nobody whom it can refer to', () => {
    const known = new Set(['Ines', 'Tom', 'Priya', 'Oskar'].map(idOf));
    for (const fact of all) {
      for (const person of referencedPeople(`${fact.text} ${fact.value ?? ''}`)) expect(known).toContain(person);
      expect(fact.text).not.toMatch(/\b(?:Ines|Tom|Priya|Oskar)\b/);
      expect(`${fact.text}${fact.attribute ?? ''}${fact.value ?? ''}`).not.toMatch(/[\uE000-\uEFFF]/);
    }
  });

  it('leaves no first or second person behind', () => {
    for (const fact of all) expect(fact.text.replace(/\(asked:.*\)/u, '')).not.toMatch(/\b(?:I|me|my|we|you|your)\b/);
  });
});

describe('window', () => {
  it('cites the question that a bare answer needs', () => {
    const [fact] = factsOf(['Ines > Tom: Do you want the invoice by email or text?', 'Tom > Ines: Text, please.']);
    expect(fact?.attribute).toBe('preference/contact');
    expect(fact?.evidence).toEqual(['turn_session_1_1', 'turn_session_1_0']);
  });

  it('drops "you" when nobody is known to be addressed', () => {
    expect(factsOf(['Ines: Your table is table 9.'])).toEqual([]);
  });

  it('gives nothing for a language without rules', () => {
    expect(factsOf(['Ines > Tom: わたしはピーナッツにアレルギーがあります。'])).toEqual([]);
  });
});
