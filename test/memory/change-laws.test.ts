import { describe, expect, it } from 'vitest';
import type { TurnInput } from '../../src/ingest/turn-input.js';
import type { ProfileEntry } from '../../src/records/records.js';
import { open } from '../../src/voxpolymem.js';
import { type ChangeLaw, chineseLaws, englishLaws } from './change-laws.js';

const PEOPLE = ['Tom', 'Ines', 'Leah'];
const DAY_MS = 86_400_000;
const MAY = Date.UTC(2026, 4, 4, 9);

/** Everybody has said good morning a week before: their names are known. */
function turnsOf(lines: readonly string[]): TurnInput[] {
  const turns = PEOPLE.map((speaker): TurnInput => {
    return { session: 'before', startedAt: new Date(MAY - 7 * DAY_MS).toISOString(), speaker, text: 'Good morning.' };
  });
  let week = 0;
  for (const [index, line] of lines.entries()) {
    if (line === '--') {
      week += 1;
      continue;
    }
    const [, speaker = '', text = ''] = /^(\w+): (.*)$/u.exec(line) ?? [];
    const startedAt = new Date(MAY + week * 7 * DAY_MS).toISOString();
    turns.push({ session: `week ${week}`, startedAt, startMs: index * 10_000, speaker, text });
  }
  return turns;
}

async function profilesAfter(lines: readonly string[]): Promise<{ shown: string[]; entries: ProfileEntry[] }> {
  const space = await open(':memory:', { actor: 'test' });
  try {
    await space.ingest({ kind: 'turns', turns: turnsOf(lines) });
    const names = new Map<string, string>();
    const entries: (ProfileEntry & { renderedValue?: string })[] = [];
    for await (const { kind, record } of space.export()) {
      if (kind === 'person') names.set((record as { id: string }).id, (record as { displayName: string }).displayName);
      if (kind === 'profile') entries.push(record as ProfileEntry & { renderedValue?: string });
    }
    const shown = entries.map((entry) => {
      const { personId, claimantId = personId, attribute, renderedValue, value, supersededBy } = entry;
      const by = claimantId === personId ? [] : [`by ${names.get(claimantId)}`];
      const marks = [...by, ...(supersededBy === undefined ? [] : ['past'])].join(', ');
      return `${names.get(personId)} ${attribute} = ${renderedValue ?? value}${marks === '' ? '' : ` (${marks})`}`;
    });
    return { shown: shown.sort(), entries };
  } finally {
    await space.close();
  }
}

const check = async ({ lines, holds }: ChangeLaw) => {
  const { shown, entries } = await profilesAfter(lines);
  expect(shown).toEqual([...holds].sort());
  for (const entry of entries) {
    expect(entry.evidence.length).toBeGreaterThan(0);
    if (entry.supersededBy !== undefined) {
      expect(entry.until).toBe(entries.find(({ id }) => id === entry.supersededBy)?.since);
    }
  }
};

describe('what changes in a profile and what stays', () => {
  it.each(englishLaws)('$name', check);
});

describe('画像里什么变、什么不变', () => {
  it.each(chineseLaws)('$name', check);
});
