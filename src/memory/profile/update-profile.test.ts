import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf, idOf, MONDAY } from '../../../test/memory/dialogue.js';
import type { Fact, ProfileEntry } from '../../records/records.js';
import { updateProfile } from './update-profile.js';

const WEEK = 7 * 86_400_000;
let count = 0;
const ids = (kind: string) => `${kind}_p${count++}`;

function profileOf(facts: readonly Fact[], start: readonly ProfileEntry[] = []): ProfileEntry[] {
  const held = new Map(start.map((entry) => [entry.id, entry]));
  for (const fact of facts) for (const entry of updateProfile(fact, [...held.values()], ids)) held.set(entry.id, entry);
  return [...held.values()];
}

const spoken = (...sessions: readonly (readonly string[])[]) =>
  profileOf(sessions.flatMap((lines, index) => factsOf(lines, MONDAY + index * WEEK, `session_${index}`)));
const values = (entries: readonly ProfileEntry[]) =>
  entries.map((entry) => `${entry.attribute} = ${entry.value}${entry.supersededBy === undefined ? '' : ' (past)'}`);

describe('updateProfile', () => {
  it('keeps what people say of themselves and of each other', () => {
    const entries = spoken([
      "Tom > Ines: I'm vegetarian, and Oskar can't eat gluten.",
      'Ines > Tom: My sister Marta lives in Rome.',
      'Priya > Tom: I prefer a written agenda.',
    ]);
    expect(values(entries)).toEqual([
      'diet/regime = vegetarian',
      'diet/gluten = no gluten',
      'relation/sister/marta = Marta',
      'family/sister/live-rome = lives in Rome',
      'preference/contact = a written agenda',
    ]);
    expect(entries[1]).toMatchObject({ personId: idOf('Oskar'), claimantId: idOf('Tom') });
  });

  it('keeps the old value with its end when a newer one comes', () => {
    const entries = spoken(
      ['Tom > Ines: I really like a handwritten letter.'],
      ['Ines > Tom: Shall I ring you or leave a note?', 'Tom > Ines: A phone call is easiest for me.'],
    );
    expect(values(entries)).toEqual([
      'preference/contact = a handwritten letter (past)',
      'preference/contact = a phone call',
    ]);
    const [past, now] = entries;
    expect(past?.until).toBe(now?.since);
    expect(past?.supersededBy).toBe(now?.id);
  });

  it('gathers the evidence of a repeated value in one entry', () => {
    const [entry, ...others] = spoken(["Tom > Ines: I'm allergic to nuts."], ["Tom > Priya: I'm allergic to nuts."]);
    expect(others).toEqual([]);
    expect(entry?.evidence).toEqual(['turn_session_0_0', 'turn_session_1_0']);
  });

  it("does not let a report retire a person's own word", () => {
    expect(values(spoken(['Tom > Ines: I prefer tea.'], ['Ines > Priya: Tom prefers espresso.']))).toEqual([
      'preference/drink = tea',
    ]);
  });

  it('never overwrites a correction by inference, and merges agreement into it', () => {
    const [tea, espresso, again] = factsOf([
      'Tom > Ines: I prefer tea.',
      'Tom > Ines: I prefer espresso.',
      'Tom > Ines: I prefer tea.',
    ]) as [Fact, Fact, Fact];
    const corrected = profileOf([{ ...tea, origin: 'correction' }]);
    expect(updateProfile(espresso, corrected, ids)).toEqual([]);
    expect(updateProfile(again, corrected, ids)).toMatchObject([
      { origin: 'correction', evidence: [...tea.evidence, ...again.evidence] },
    ]);
    expect(updateProfile({ ...espresso, origin: 'correction' }, corrected, ids)).toHaveLength(2);
  });

  it('leaves plans, events and facts about nobody out', () => {
    expect(
      spoken([
        "Tom > Ines: I'll lend you a ladder.",
        'Tom > Ines: The gate code is 4471.',
        'Tom > all: Dinner is at 8 pm.',
      ]),
    ).toEqual([]);
  });

  it('keeps entries of one attribute apart in time, each with evidence', () => {
    const given = fc.record({
      value: fc.constantFrom('tea', 'espresso', 'milk'),
      at: fc.nat(20),
      own: fc.boolean(),
      corrected: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(given, { maxLength: 10 }), (statements) => {
        const facts = statements.map(({ value, at, own, corrected }, index): Fact => {
          return {
            id: `fact_${index}`,
            sessionId: 'session_1',
            kind: 'preference',
            text: value,
            subjectId: idOf('Tom'),
            speakerId: own ? idOf('Tom') : idOf('Ines'),
            addresseeIds: [],
            attribute: 'preference/drink',
            value,
            saidAt: MONDAY + at,
            evidence: [`turn_${index}`],
            confidence: 0.9,
            origin: corrected ? 'correction' : 'rules',
          };
        });
        const entries = profileOf(facts);
        for (const entry of entries) expect(entry.evidence.length).toBeGreaterThan(0);
        for (const a of entries) {
          for (const b of entries) {
            if (a.id === b.id) continue;
            const start = Math.max(a.since, b.since);
            const end = Math.min(a.until ?? Number.POSITIVE_INFINITY, b.until ?? Number.POSITIVE_INFINITY);
            expect(start).toBeGreaterThanOrEqual(end);
          }
        }
      }),
    );
  });
});
