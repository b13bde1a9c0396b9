import { describe, expect, it } from 'vitest';
import type { AskResult } from '../answer/answer-question.js';
import type { TurnInput } from '../ingest/turn-input.js';
import { open, type VoxPolyMem } from '../voxpolymem.js';
import type { GoldEdges } from './benchmarks/benchmark.js';
import { chooseSystems, type System, systems } from './systems.js';

const lines: readonly (readonly [speaker: string, text: string])[] = [
  ['Ada Berg', 'Bo, the kayak is in the boat house.'],
  ['Bo Lind', 'Good. The paddles are in the cellar.'],
  ['Cleo Marsh', 'I prefer the canoe.'],
  ['Ada Berg', 'Then take the canoe, and leave at nine.'],
  ...Array.from({ length: 16 }, (_, index) => ['Bo Lind', `Number ${index} of the shopping list is done.`] as const),
];
const turns = lines.map(
  ([speaker, text], index): TurnInput => ({
    session: 'S1',
    startedAt: '2025-01-06T10:00:00Z',
    speaker,
    text,
    id: `t${index + 1}`,
  }),
);
const gold = new Map<string, GoldEdges>(
  turns.map((turn) => [turn.id as string, { to: turn.id === 't4' ? ['Bo Lind'] : [], toEveryone: false }]),
);

async function withSpace<T>(run: (space: VoxPolyMem) => Promise<T>): Promise<T> {
  const space = await open(':memory:');
  try {
    await space.ingest({ kind: 'turns', turns });
    return await run(space);
  } finally {
    await space.close();
  }
}

function askAs(space: VoxPolyMem, { retriever, withEdges }: System, text: string): Promise<AskResult> {
  const own = withEdges?.(gold) ?? retriever;
  return space.ask(text, own === undefined ? {} : { retriever: own });
}

const byName = (name: string) => systems.find((system) => system.name === name) as System;
const listed = (result: AskResult) => result.context.flatMap((record) => record.turnExternalIds);

describe('systems', () => {
  it('all answer from a context of their own, the memory first', async () => {
    expect(systems[0]?.kind).toBe('memory');
    await withSpace(async (space) => {
      for (const system of systems) {
        const result = await askAs(space, system, 'Where is the kayak?');
        const longest = system.name === 'full context' ? turns.length : 15;
        expect(listed(result).length, system.name).toBeLessThanOrEqual(longest);
        expect(listed(result).length, system.name).toBeGreaterThan(0);
      }
    });
  });

  it('hold what their names say', async () => {
    await withSpace(async (space) => {
      const held = async (name: string, text: string) => listed(await askAs(space, byName(name), text));
      expect(await held('full context', 'anything')).toEqual(turns.map(({ id }) => id));
      expect((await held('recency', 'Where is the kayak?'))[0]).toBe('t20');
      expect(await held('bm25', 'kayak paddles')).toEqual(['t2', 't1']);
      expect(await held('hybrid', 'kayak')).toContain('t1');
      const layers = (await askAs(space, byName('without claims'), 'What does Cleo prefer?')).context;
      expect(new Set(layers.map(({ layer }) => layer))).toEqual(new Set(['interaction']));
      const single = await askAs(space, byName('single round'), 'What does Cleo prefer?');
      expect(single.rounds.filter(({ action }) => action.kind !== 'stop')).toHaveLength(1);
    });
  });

  it('take the gold edges, or none, instead of the inferred ones', async () => {
    await withSpace(async (space) => {
      const question = 'Who was told to take the canoe?';
      expect((await askAs(space, byName('gold addressees'), question)).text).toBe('Bo Lind');
      expect((await askAs(space, byName('without edges'), question)).text).not.toBe('Bo Lind');
    });
  });

  it('are chosen by name', () => {
    expect(chooseSystems(undefined)).toBe(systems);
    expect(chooseSystems(['memory', 'bm25'])?.map(({ name }) => name)).toEqual(['memory', 'bm25']);
    expect(chooseSystems(['nothing'])).toBeUndefined();
  });
});
