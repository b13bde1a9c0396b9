import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/records/records.js';
import { open } from '../../src/voxpolymem.js';

/** Facts of turns said on Monday, 4 May 2026, nine in the morning in Berlin, by text. */
async function factsOf(lines: readonly string[], timeZone = 'Europe/Berlin'): Promise<Map<string, Fact>> {
  const space = await open(':memory:', { actor: 'test' });
  try {
    const turns = lines.map((text) => {
      return { session: 'monday', startedAt: '2026-05-04T09:00:00+02:00', timeZone, speaker: 'Tom', text };
    });
    await space.ingest({ kind: 'turns', turns });
    const facts = new Map<string, Fact>();
    for await (const { kind, record } of space.export()) {
      if (kind === 'fact') facts.set((record as Fact & { renderedText: string }).renderedText, record as Fact);
    }
    return facts;
  } finally {
    await space.close();
  }
}

describe('times of facts', () => {
  it('dates what hangs on an event by the day of the event', async () => {
    const facts = await factsOf([
      'The workshop is on Friday.',
      'I leave the day after the workshop.',
      'I will arrive two days before the workshop.',
    ]);
    const leaves = facts.get('Tom leaves the day after the workshop (2026-05-09).');
    expect(leaves?.validFrom).toBe(Date.parse('2026-05-09T00:00:00+02:00'));
    expect(leaves?.validTo).toBe(Date.parse('2026-05-10T00:00:00+02:00'));
    expect([...facts.keys()].find((text) => text.includes('arrive'))).toContain(
      'two days before the workshop (2026-05-06)',
    );
  });

  it('leaves it open where nothing dates the event', async () => {
    const [text = ''] = [...(await factsOf(['I leave the day after the workshop.'])).keys()];
    expect(text).not.toContain('2026');
  });

  it('does the same in Chinese', async () => {
    const facts = await factsOf(['展览下周五开始。', '我展览的第二天出差。']);
    expect([...facts.values()].find(({ text }) => text.includes('出差'))?.validFrom).toBe(
      Date.parse('2026-05-16T00:00:00+02:00'),
    );
  });

  it('keeps durations and recurrences in words, and weeks ahead as days', async () => {
    const facts = await factsOf([
      'I have physiotherapy every Tuesday at ten.',
      'The course takes three weeks.',
      'We meet Lena in two weeks.',
    ]);
    const texts = [...facts.keys()];
    expect(texts).toContain('Tom has physiotherapy every Tuesday at ten.');
    expect(texts).toContain('The course takes three weeks.');
    expect(texts.find((text) => text.includes('Lena'))).toContain('in two weeks (2026-05-18)');
  });

  it('resolves by the zone of the session', async () => {
    const [first] = [...(await factsOf(['The dentist is tomorrow at 3 pm.'], 'Asia/Tokyo')).values()];
    expect(first?.validFrom).toBe(Date.parse('2026-05-05T15:00:00+09:00'));
  });
});
