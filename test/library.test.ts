import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open, type TurnInput, type VoxPolyMem } from '../src/index.js';

const MARKER = 'zyxomarkerquince';
let folder = '';
let path = '';
let memory: VoxPolyMem;

const turns: TurnInput[] = [
  {
    session: 'S1',
    startedAt: '2026-03-02T18:00:00Z',
    timeZone: 'Europe/Berlin',
    id: 't1',
    speaker: 'Ana Ruiz',
    text: 'Hi Ben, I prefer green tea in the evening.',
  },
  { session: 'S1', id: 't2', speaker: 'Ben Cole', text: 'Thanks, Ana. The plumber comes tomorrow at ten.' },
  { session: 'S1', id: 't3', speaker: 'Ana Ruiz', text: `Ben, the code word for the shed is ${MARKER}.` },
  {
    session: 'S2',
    startedAt: '2026-03-09T18:00:00Z',
    timeZone: 'Europe/Berlin',
    id: 't4',
    speaker: 'Ben Cole',
    text: 'Ana, shall we order the blue tiles for the kitchen?',
  },
  {
    session: 'S2',
    id: 't5',
    speaker: 'Ana Ruiz',
    text: 'Yes, Ben. Actually, I prefer hot chocolate in the evening now.',
  },
];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'voxpolymem-library-'));
  path = join(folder, 'space.voxpolymem');
  memory = await open(path);
  await memory.ingest({ kind: 'turns', turns });
});

afterEach(async () => {
  await memory.close().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

function filesHold(marker: string): string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(marker));
}

describe('the library', () => {
  it('answers who, to whom and what is preferred now, with evidence, also after reopening', async () => {
    await memory.close();
    memory = await open(path);
    const who = await memory.ask('Who said that the plumber comes?');
    expect(who.text).toContain('Ben Cole');
    expect(who.evidence.map((turn) => turn.externalId)).toContain('t2');
    expect((await memory.ask('Who was Ben talking to when he asked about the blue tiles?')).text).toContain('Ana Ruiz');
    const preference = await memory.ask('What do I prefer in the evening?', { as: 'Ana' });
    expect(preference.asker).toMatchObject({ outcome: 'known', name: 'Ana Ruiz' });
    expect(preference.text.indexOf('hot chocolate')).toBeGreaterThanOrEqual(0);
    expect(preference.evidence.map((turn) => turn.externalId)).toContain('t5');
  });

  it('says so when what is asked for was never spoken of', async () => {
    expect(await memory.ask('When does the plumber come?')).toMatchObject({ refused: false });
    expect(await memory.ask('When does the electrician come?')).toMatchObject({ refused: true, evidence: [] });
    expect(await memory.ask('What do I prefer in the evening?')).toMatchObject({
      refused: true,
      asker: { outcome: 'not-given' },
    });
  });

  it('holds at most 15 records with 15 turns, each turn once', async () => {
    const { context } = await memory.ask('What did they talk about?');
    const carried = context.flatMap((record) => record.turnIds);
    expect(context.length).toBeLessThanOrEqual(15);
    expect(carried.length).toBeLessThanOrEqual(15);
    expect(new Set(carried).size).toBe(carried.length);
  });

  it('answers with the new name the moment somebody is renamed, and with the old one after undo', async () => {
    await memory.people.rename('Ben Cole', 'Benedict Cole');
    expect((await memory.ask('Who said that the plumber comes?')).text).toContain('Benedict Cole');
    await memory.people.undo();
    expect((await memory.ask('Who said that the plumber comes?')).text).toContain('Ben Cole');
  });

  it('skips turns that are already stored, so that a broken run can be repeated', async () => {
    const report = await memory.ingest({ kind: 'turns', turns });
    expect(report.turnIds).toEqual([]);
    expect(report.warnings).toHaveLength(1);
  });

  it('forgets a turn without leaving a byte of it', async () => {
    expect((await memory.ask(`What is ${MARKER}?`)).evidence.map((turn) => turn.externalId)).toContain('t3');
    expect(filesHold(MARKER).length).toBeGreaterThan(0);
    const receipt = await memory.forget({ kind: 'turn', id: 't3' });
    expect(receipt.deleted.turn).toBe(1);
    expect(receipt.verification).toEqual({ recordsFound: 0, searchHits: 0, evidenceLinks: 0, audioFound: 0 });
    expect(filesHold(MARKER)).toEqual([]);
    const answer = await memory.ask(`What is ${MARKER}?`);
    expect(answer.evidence.map((turn) => turn.externalId)).not.toContain('t3');
    await memory.close();
    expect(filesHold(MARKER)).toEqual([]);
  });

  it('forgets a person and a session', async () => {
    await memory.forget({ kind: 'person', id: 'Ben Cole' });
    expect((await memory.people.list()).map((person) => person.name)).toEqual(['Ana Ruiz']);
    const { counts } = await memory.doctor.report();
    expect(counts.turn).toBe(3);
    await memory.forget({ kind: 'session', id: 'S1' });
    expect((await memory.doctor.report()).counts.turn).toBe(1);
    await expect(memory.forget({ kind: 'turn', id: 'no such turn' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('exports every turn, fact and profile entry, and no voiceprint', async () => {
    const lines = [];
    for await (const line of memory.export()) lines.push(line);
    expect(lines.filter((line) => line.kind === 'turn')).toHaveLength(5);
    expect(lines.some((line) => line.kind === 'profile')).toBe(true);
    expect(JSON.stringify(lines)).not.toContain('"vector"');
  });

  it('rebuilds its index and still finds everything', async () => {
    const before = await memory.ask('When does the plumber come?');
    const { documents } = await memory.doctor.reindex();
    expect(documents).toBe((await memory.doctor.report()).counts.document);
    const after = await memory.ask('When does the plumber come?');
    // People named later than the first turn are known to the new index, so ranks below the first may differ.
    expect(after.context[0]?.recordId).toBe(before.context[0]?.recordId);
    const ids = (result: typeof before) => result.context.map((record) => record.recordId).toSorted();
    expect(ids(after)).toEqual(ids(before));
  });

  it('refuses nonsense with a code and stores nothing of it', async () => {
    const bad: TurnInput[] = [{ session: 'S9', speaker: 'Ana Ruiz', text: 'No start.' }];
    await expect(memory.ingest({ kind: 'turns', turns: bad })).rejects.toMatchObject({ code: 'invalid_argument' });
    await expect(memory.ask('')).rejects.toMatchObject({ code: 'invalid_argument' });
    await expect(memory.ask('Who?', { as: 'Nobody Known' })).rejects.toMatchObject({ code: 'not_found' });
    expect((await memory.doctor.report()).counts.turn).toBe(5);
  });

  it('stops between turns when aborted and keeps what was acknowledged', async () => {
    const controller = new AbortController();
    const more = turns.map(
      (turn, index): TurnInput => ({ ...turn, session: 'S3', startedAt: '2026-03-20T10:00:00Z', id: `more${index}` }),
    );
    const running = memory.ingest(
      { kind: 'turns', turns: more },
      { signal: controller.signal, onProgress: (event) => event.kind === 'turn-stored' && controller.abort() },
    );
    await expect(running).rejects.toMatchObject({ code: 'aborted' });
    expect((await memory.doctor.report()).counts.turn).toBe(6);
  });
});
