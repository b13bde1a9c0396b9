import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf, idOf, MONDAY } from '../../../test/memory/dialogue.js';
import type { Fact } from '../../records/records.js';
import { isSameValue } from './same-value.js';
import { supersedeFacts, validSince } from './supersede.js';

const WEEK = 7 * 86_400_000;

/** Applies every fact in order and returns all of them as they stand at the end. */
function settle(facts: readonly Fact[]): Fact[] {
  const held = new Map<string, Fact>();
  for (const fact of facts) {
    held.set(fact.id, fact);
    for (const changed of supersedeFacts(
      fact,
      [...held.values()].filter((one) => one.id !== fact.id),
    )) {
      held.set(changed.id, changed);
    }
  }
  return [...held.values()];
}

const spoken = (...sessions: readonly (readonly string[])[]) =>
  settle(sessions.flatMap((lines, index) => factsOf(lines, MONDAY + index * WEEK, `session_${index}`)));
const retired = (facts: readonly Fact[]) => facts.filter((fact) => fact.supersededBy !== undefined);

const changes: readonly { name: string; first: string; later: string[]; value: string }[] = [
  {
    name: 'a way of getting news',
    first: 'Tom > Ines: I really like a handwritten letter.',
    later: ['Ines > Tom: Shall I ring you or leave a note?', 'Tom > Ines: A phone call is easiest for me.'],
    value: 'a handwritten letter',
  },
  {
    name: 'a move',
    first: 'Oskar > Ines: I live in Leeds.',
    later: ['Oskar > Ines: I live in Ghent now.'],
    value: 'in Leeds',
  },
  {
    name: 'a diet',
    first: "Tom > Ines: I'm vegetarian.",
    later: ["Tom > Ines: I'm no longer vegetarian."],
    value: 'vegetarian',
  },
  {
    name: 'a job',
    first: 'Tom > Ines: I work at the bank.',
    later: ['Tom > Ines: I no longer work at the bank.'],
    value: 'at the bank',
  },
  {
    name: 'a drink',
    first: 'Ines > Tom: I prefer tea.',
    later: ['Ines > Tom: I prefer espresso these days.'],
    value: 'tea',
  },
  {
    name: 'a drink, with adverbs before the verb',
    first: 'Ines > Tom: I prefer tea in the morning.',
    later: ['Ines > Tom: Actually I now prefer coffee in the morning.'],
    value: 'tea in the morning',
  },
  {
    name: 'how a drink is taken',
    first: 'Tom > Ines: I like my coffee black.',
    later: ['Tom > Ines: I still really do like my coffee with milk.'],
    value: 'coffee black',
  },
  {
    name: 'a liking given up',
    first: 'Ines > Tom: I love coffee.',
    later: ["Ines > Tom: I don't drink coffee any more."],
    value: 'coffee',
  },
  {
    name: 'a liking given up for another in one breath',
    first: 'Ines > Tom: I love pickled fish.',
    later: ["Ines > Tom: I don't like pickled fish anymore, I eat noodles now."],
    value: 'pickled fish',
  },
  {
    name: 'a liking turned',
    first: 'Ines > Tom: I love cold soup.',
    later: ['Ines > Tom: I hate cold soup.'],
    value: 'cold soup',
  },
  {
    name: 'a number of pets',
    first: 'Tom > Priya: I have two dogs.',
    later: ['Tom > Priya: I have three dogs.'],
    value: 'two dogs',
  },
  {
    name: 'a seat',
    first: 'Tom > Ines: Your seat number is seat 27.',
    later: ['Tom > Ines: Your seat number is now seat 31.'],
    value: 'seat 27',
  },
  {
    name: 'a time, announced by somebody else',
    first: 'Ines > all: The workshop is on Thursday at 3 pm.',
    later: ['Tom > all: The workshop has now been moved to Friday at 4 pm.'],
    value: 'is on Thursday at 3 pm (2026-05-07 15:00)',
  },
];

describe('a newer statement of the same slot', () => {
  it.each(changes)('retires $name and keeps both', ({ first, later, value }) => {
    const facts = spoken([first], later);
    expect(retired(facts).map((fact) => fact.value)).toEqual([value]);
    const [old] = retired(facts);
    expect(old?.validTo).toBeGreaterThanOrEqual(validSince(old as Fact));
    expect(facts.some((fact) => fact.id === old?.supersededBy)).toBe(true);
  });
});

const bystanders: readonly { name: string; lines: string[] }[] = [
  { name: 'two allergies', lines: ["Tom > Ines: I'm allergic to nuts.", "Tom > Ines: I'm allergic to bees."] },
  { name: 'two likings', lines: ['Tom > Ines: I love jazz.', 'Tom > Ines: I love hiking in the Alps.'] },
  {
    name: 'a drink and how another is taken',
    lines: ['Tom > Ines: I prefer tea.', 'Tom > Ines: I like my coffee black.', 'Tom > Ines: I like my tea strong.'],
  },
  { name: 'two possessions', lines: ['Tom > Ines: I have two dogs.', 'Tom > Ines: I have a canoe.'] },
  {
    name: 'a temporary exception',
    lines: ['Tom > Ines: I prefer oat milk.', "Tom > Ines: Just this week I'd rather have soy milk."],
  },
  {
    name: 'a condition',
    lines: ['Tom > Ines: I prefer the window seat.', 'Tom > Ines: When I travel with kids, I prefer the aisle seat.'],
  },
  { name: "another person's report", lines: ['Tom > Ines: I prefer tea.', 'Ines > Priya: Tom prefers espresso.'] },
  { name: 'two people', lines: ['Tom > Ines: I prefer tea.', 'Ines > Tom: I prefer espresso.'] },
  { name: 'a refinement', lines: ['Tom > Ines: I prefer a letter.', 'Tom > Ines: I prefer a handwritten letter.'] },
  { name: 'a wish of the moment', lines: ['Tom > Ines: I prefer tea.', "Tom > Ines: I'd like a lemonade."] },
  { name: 'similar numbers', lines: ["Tom > Ines: I'm in room 101.", "Ines > Tom: I'm in room 102."] },
  { name: 'two schedules', lines: ['Ines > all: Dinner is at 8 pm.', 'Ines > all: The workshop is at 9 pm.'] },
  { name: 'a request', lines: ['Tom > Ines: I prefer email.', 'Tom > Ines: Just call me if you get lost.'] },
];

describe('nothing is retired by', () => {
  it.each(bystanders)('$name', ({ lines }) => {
    expect(retired(spoken(...lines.map((line) => [line])))).toEqual([]);
  });
});

describe('claimants and origins', () => {
  it("lets a person's own statement retire a report", () => {
    const facts = spoken(['Ines > Priya: Tom prefers espresso.'], ['Tom > Ines: I prefer tea.']);
    expect(retired(facts).map((fact) => fact.value)).toEqual(['espresso']);
  });

  it('keeps a contradiction between two reporters', () => {
    expect(retired(spoken(['Ines > Priya: Tom prefers espresso.'], ['Oskar > Priya: Tom prefers tea.']))).toEqual([]);
  });

  it('never lets inference retire a correction', () => {
    const [old, fresh] = factsOf(['Tom > Ines: I prefer tea.', 'Tom > Ines: I prefer espresso.']);
    expect(supersedeFacts(fresh as Fact, [{ ...(old as Fact), origin: 'correction' }])).toEqual([]);
  });

  it('retires a plan that is called off', () => {
    const facts = spoken(
      ["Tom > Ines: I'll book the pony ride for Sunday."],
      ["Ines > Tom: Let's cancel the pony ride."],
    );
    expect(retired(facts)).toHaveLength(1);
  });

  it('retires a fact that is told late', () => {
    const newer = factsOf(['Tom > Ines: I prefer tea.'], MONDAY + WEEK)[0] as Fact;
    const older = factsOf(['Tom > Ines: I prefer espresso.'], MONDAY)[0] as Fact;
    const [changed] = supersedeFacts(older, [newer]);
    expect(changed).toMatchObject({ id: older.id, supersededBy: newer.id, validTo: newer.saidAt });
  });
});

describe('laws', () => {
  const fact = fc.record({
    value: fc.constantFrom('tea', 'espresso', 'milk', 'not tea'),
    at: fc.nat(20),
    lasts: fc.boolean(),
  });

  it('intervals of different values of one slot never overlap', () => {
    fc.assert(
      fc.property(fc.array(fact, { minLength: 1, maxLength: 8 }), (given) => {
        const facts = given
          .map(({ value, at, lasts }, index): Fact => {
            return {
              id: `fact_${index}`,
              sessionId: 'session_1',
              kind: 'preference',
              text: `He prefers ${value}.`,
              subjectId: idOf('Tom'),
              speakerId: idOf('Tom'),
              addresseeIds: [],
              attribute: 'preference/drink',
              value,
              saidAt: MONDAY + at * 1000,
              ...(lasts ? { validFrom: MONDAY + at * 1000 + 500 } : {}),
              evidence: [`turn_${index}`],
              confidence: 0.9,
              origin: 'rules',
            };
          })
          .sort((a, b) => a.saidAt - b.saidAt);
        const settled = settle(facts);
        expect(settled).toHaveLength(facts.length);
        for (const a of settled) {
          for (const b of settled) {
            if (a.id >= b.id || isSameValue(a.value as string, b.value as string)) continue;
            const [left, right] = [a, b].map((one) => [validSince(one), one.validTo ?? Number.POSITIVE_INFINITY]) as [
              number[],
              number[],
            ];
            expect(Math.max(left[0]!, right[0]!)).toBeGreaterThanOrEqual(Math.min(left[1]!, right[1]!));
          }
        }
      }),
    );
  });
});
