import fc from 'fast-check';
import { expect, it } from 'vitest';
import { open, type TurnInput, type VoxPolyMem } from '../src/index.js';

const NAMES = ['Ann', 'Bob', 'Cem'] as const;
let number = 0;

function said(speaker: string, text: string): TurnInput {
  number += 1;
  return { session: 'S1', startedAt: '2026-03-02T18:00:00Z', id: `t${number}`, speaker, text };
}

/** Every fact with its speaker's name today, and the name that the turn behind it was said under. */
async function factsOf(memory: VoxPolyMem) {
  const records: Record<string, Record<string, unknown>[]> = {};
  for await (const { kind, record } of memory.export()) {
    records[kind] ??= [];
    records[kind].push(record as Record<string, unknown>);
  }
  const of = (kind: string, id: unknown) => records[kind]?.find((record) => record['id'] === id);
  return (records['fact'] ?? []).map((fact) => {
    const turn = of('turn', (fact['evidence'] as string[])[0]);
    const voice = of('voice', turn?.['voiceId']);
    return {
      speaker: of('person', fact['speakerId'])?.['displayName'],
      subject: of('person', fact['subjectId'])?.['displayName'],
      text: String(fact['renderedText']),
      isCurrent: fact['supersededBy'] === undefined,
      saidBy: voice?.['label'],
    };
  });
}

it('a claim made while two people counted as one goes back to who said it', async () => {
  const memory = await open(':memory:');
  await memory.ingest({
    kind: 'turns',
    turns: [said('Ann', 'I prefer green tea in the morning.'), said('Bob', 'I prefer coffee in the morning.')],
  });
  await memory.people.merge('Ann', 'Bob');
  await memory.ingest({
    kind: 'turns',
    turns: [said('Ann', 'I love opera.'), said('Ann', 'I prefer cocoa in the morning.')],
  });
  await memory.people.undo();
  const facts = await factsOf(memory);
  expect(facts.length).toBeGreaterThanOrEqual(4);
  for (const fact of facts) {
    expect(fact.speaker).toBe(fact.saidBy);
    expect(fact.subject).toBe(fact.saidBy);
    expect(fact.text).toContain(String(fact.saidBy));
  }
  const current = facts.filter((fact) => fact.isCurrent).map((fact) => fact.text);
  expect(current.some((text) => text.startsWith('Bob') && text.includes('coffee'))).toBe(true);
  const love = await memory.ask('Who loves opera?');
  expect(love.text).toContain('Ann');
  expect(love.text).not.toContain('Bob');
  const preference = await memory.ask('What do I prefer in the morning?', { as: 'Bob' });
  expect(preference.text).toContain('coffee');
  expect(preference.text).not.toContain('cocoa');
  await memory.close();
});

it('undo gives everything back to who said it, whatever is said and corrected in between', async () => {
  const name = fc.constantFrom(...NAMES);
  const step = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('say' as const), name, thing: fc.constantFrom('tea', 'jam') }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('merge' as const), name, into: name }) },
    fc.record({ kind: fc.constant('undo' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const memory = await open(':memory:');
      await memory.ingest({
        kind: 'turns',
        turns: NAMES.map((speaker) => said(speaker, 'I prefer milk in the morning.')),
      });
      for (const action of steps) {
        if (action.kind === 'say') {
          const text = `I prefer ${action.thing} in the morning.`;
          await memory.ingest({ kind: 'turns', turns: [said(action.name, text)] });
        } else if (action.kind === 'undo') await memory.people.undo().catch(() => undefined);
        else await memory.people.merge(action.name, action.into).catch(() => undefined);
      }
      for (;;)
        if (
          await memory.people.undo().then(
            () => false,
            () => true,
          )
        )
          break;
      const facts = await factsOf(memory);
      for (const fact of facts) expect([fact.speaker, fact.subject]).toEqual([fact.saidBy, fact.saidBy]);
      for (const speaker of NAMES)
        expect(facts.filter((fact) => fact.isCurrent && fact.saidBy === speaker).length).toBeGreaterThanOrEqual(1);
      await memory.close();
    }),
    { numRuns: 25 },
  );
}, 60_000);
