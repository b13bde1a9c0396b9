import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ExportLine, open, type TurnInput, type VoxPolyMem } from '../src/index.js';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.js';
import { sampleSpace } from './contracts/store-samples.js';

const START = { session: 'S1', startedAt: '2026-03-02T18:00:00Z' };
const turns: TurnInput[] = [
  { ...START, id: 't1', speaker: 'Oona Vexley', text: 'Hi Ben, I prefer green tea in the evening.' },
  { ...START, id: 't2', speaker: 'Ben Cole', text: 'Thanks, Oona. My sister is Oona Vexley and I like her.' },
  { ...START, id: 't3', speaker: 'Ben Cole', text: 'Oona loves opera. Oona, I prefer coffee in the morning.' },
  {
    ...START,
    id: 't4',
    speaker: 'Cara Cole',
    text: 'Ben, OONA’S umbrella stays here.',
    images: [{ caption: 'Óona at sea' }],
  },
  { ...START, id: 't5', speaker: 'Cara Cole', text: 'Ben, the ferry leaves at ten.' },
];
let folder = '';
let path = '';
let memory: VoxPolyMem;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'voxpolymem-forget-'));
  path = join(folder, 'space.voxpolymem');
  memory = await open(path);
  await memory.ingest({ kind: 'turns', turns });
});

afterEach(async () => {
  await memory.close().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

async function exported(): Promise<ExportLine[]> {
  const lines: ExportLine[] = [];
  for await (const line of memory.export()) if (line.kind !== 'journal') lines.push(line);
  return lines;
}

function bytesHold(name: string): boolean {
  return readdirSync(folder).some((file) =>
    readFileSync(join(folder, file)).toString('latin1').toLowerCase().includes(name),
  );
}

describe('forgetting a person', () => {
  it('leaves no reference to them anywhere', async () => {
    const [oona] = (await memory.people.list()).filter(({ name }) => name === 'Oona Vexley');
    const id = oona?.id ?? '';
    const before = JSON.stringify(await exported());
    expect(before).toContain(`{person:${id}}`);
    const receipt = await memory.forget({ kind: 'person', id });
    expect(JSON.stringify(await exported())).not.toContain(id);
    expect(receipt.verification).toMatchObject({ recordsFound: 0, searchHits: 0, evidenceLinks: 0 });
    await memory.close();
    const store = await openSqliteStore(path, { createSpace: () => sampleSpace });
    expect(JSON.stringify(await store.find('document'))).not.toContain(id);
    await store.close();
  });

  it('counts what was really deleted and says who still names them', async () => {
    const counts = (await memory.doctor.report()).counts;
    const receipt = await memory.forget({ kind: 'person', id: 'Oona Vexley' });
    const after = (await memory.doctor.report()).counts;
    for (const kind of ['turn', 'interaction', 'utterance', 'fact', 'profile', 'document', 'voice', 'person'] as const)
      expect(receipt.deleted[kind] ?? 0, kind).toBe(counts[kind] - after[kind]);
    expect(receipt.mentionsLeft).toBe(3);
  });

  it('replaces their name in what others said when asked to, to the last byte', async () => {
    expect(bytesHold('oona') && bytesHold('vexley')).toBe(true);
    const receipt = await memory.forget({ kind: 'person', id: 'Oona Vexley' }, { redactMentions: true });
    expect(receipt.mentionsLeft).toBe(0);
    const told = (await exported()).filter(({ kind }) => kind === 'turn').map(({ record }) => record);
    expect(told).toHaveLength(4);
    expect(told).toContainEqual(
      expect.objectContaining({ externalId: 't4', text: 'Ben, [erased]’S umbrella stays here.' }),
    );
    expect(JSON.stringify(told)).toContain('[erased] at sea');
    expect((await memory.ask('What does Ben prefer in the morning?')).text).toContain('coffee');
    expect((await memory.ask('When does the ferry leave?')).text).toContain('ten');
    await memory.close();
    expect(bytesHold('oona')).toBe(false);
    expect(bytesHold('vexley')).toBe(false);
    expect(bytesHold('óona')).toBe(false);
  });

  it('leaves a name alone that somebody else bears too', async () => {
    const receipt = await memory.forget({ kind: 'person', id: 'Ben Cole' }, { redactMentions: true });
    expect(receipt.mentionsLeft).toBe(0);
    const names = (await memory.people.list()).map(({ name }) => name);
    expect(names).toEqual(['Oona Vexley', 'Cara Cole']);
    expect(JSON.stringify(await exported())).toContain('Cara Cole');
    expect(JSON.stringify(await exported())).not.toContain('Ben');
  });

  it('stops before the commit when aborted', async () => {
    const target = { kind: 'person', id: 'Ben Cole' } as const;
    await expect(memory.forget(target, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
    expect((await memory.doctor.report()).counts.turn).toBe(5);
  });
});

it('an erasure whose process ended before the purge is finished when the space is opened', async () => {
  await memory.close();
  const store = await openSqliteStore(path, { createSpace: () => sampleSpace });
  const doomed = (await store.find('turn', { where: { externalId: 't5' } }))[0]?.id ?? '';
  const stated = (await store.find('fact', {})).filter(({ evidence }) => evidence.includes(doomed));
  const ofTurn = (['turn', 'document', 'interaction'] as const).map((kind) => ({ kind, id: doomed }));
  const ofFacts = stated.flatMap(({ id }) => (['fact', 'document'] as const).map((kind) => ({ kind, id })));
  const changes = [...ofTurn, ...ofFacts].map((record) => ({ op: 'delete' as const, ...record }));
  await store.commit({ action: 'forget', actor: 'test', at: 1, changes, wipeJournalOf: [doomed] });
  expect(bytesHold('ferry leaves')).toBe(true);
  memory = await open(path);
  expect(bytesHold('ferry leaves')).toBe(false);
  await store.close();
});

it('the file of a space is for its owner alone', () => {
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
