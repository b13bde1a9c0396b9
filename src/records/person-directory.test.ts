import { describe, expect, it } from 'vitest';
import { cleanName, createPersonDirectory } from './person-directory.js';
import type { Person } from './records.js';

const person = (number: number, displayName: string, aliases: string[] = []): Person => ({
  id: `person_${number}`,
  createdAt: 0,
  number,
  displayName,
  aliases,
  nameEvidence: [],
});

describe('byName', () => {
  const directory = createPersonDirectory(
    [person(1, 'Max'), person(2, 'Max Miller'), person(3, 'Ida Lund', ['Max', 'Boss']), person(4, 'Boss Nova')],
    [],
  );

  it('prefers the name shown to an alias, and an alias to a first name', () => {
    expect(directory.byName('max')).toEqual(['person_1']);
    expect(directory.byName('Max Miller')).toEqual(['person_2']);
    expect(directory.byName('Boss')).toEqual(['person_3']);
    expect(directory.byName('Ida')).toEqual(['person_3']);
  });

  it('gives everybody who bears a name in the same way', () => {
    const twins = createPersonDirectory([person(1, 'Ann Lee'), person(2, 'Ann Roy')], []);
    expect(twins.byName('Ann')).toEqual(['person_1', 'person_2']);
  });
});

it('cleans names of what people do not see', () => {
  expect(cleanName('\u202eAnn\u0007\u001b[31m\u200b  Lee\n')).toBe('Ann [31m Lee');
  expect(cleanName('\u0646\u06cc\u200c\u0634\u0627')).toBe('\u0646\u06cc\u200c\u0634\u0627');
});
