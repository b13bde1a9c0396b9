import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { memGallery } from '../../evaluation/benchmarks/mem-gallery.js';
import { voxPolyBench } from '../../evaluation/benchmarks/voxpolybench.js';
import { parseCaseTurns } from '../../ingest/transcripts/case-turns.js';
import { parseTurnLines } from '../../ingest/transcripts/turn-lines.js';
import { scenarioOf } from './set-scenario.js';
import { writeSet } from './write-set.js';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'voxpolymem-set-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const settings = { seed: 4, scenarios: 2, language: 'en', asrWordErrorRate: 0 } as const;
const contents = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => `${path.slice(folder.length)}\n${readFileSync(path, 'utf8')}`);

describe('writeSet', () => {
  it('writes the same bytes again, also over a broken run', async () => {
    const [one, two] = [newFolder(), newFolder()];
    const written = await writeSet({ ...settings, directory: one });
    const stop = new AbortController();
    const broken = writeSet({ ...settings, directory: two, signal: stop.signal, onScenario: () => stop.abort() });
    await expect(broken).rejects.toMatchObject({ code: 'aborted' });
    await writeSet({ ...settings, directory: two });
    expect(contents(two)).toEqual(contents(one));
    expect(contents(one)).toHaveLength(written.files);
    expect(written.scenarios).toBe(2);
  }, 20_000);

  it('refuses a folder with a set of other settings', async () => {
    const folder = newFolder();
    await writeSet({ ...settings, scenarios: 1, directory: folder });
    await expect(writeSet({ ...settings, scenarios: 1, seed: 5, directory: folder })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('is read by the loaders of both layouts, gold and pictures included', async () => {
    const folder = newFolder();
    await writeSet({ ...settings, scenarios: 1, directory: folder });
    const scenario = scenarioOf(settings, 0);
    const [loaded] = await voxPolyBench.load(folder);
    const gold = await voxPolyBench.openGold(folder);
    expect(loaded?.turns).toHaveLength(scenario.sessions.flatMap((session) => session.turns).length);
    expect(loaded?.turns.filter((turn) => turn.images !== undefined).length).toBeGreaterThan(0);
    expect(loaded?.questions).toHaveLength(scenario.questions.length);
    expect([...gold.values()].filter((entry) => !entry.answerable).length).toBeGreaterThan(0);
    expect([...gold.values()].every((entry) => entry.unscorable === 0)).toBe(true);
    const full = readFileSync(join(folder, `package/output/gen3/${scenario.id}/full_case.json`), 'utf8');
    expect(parseCaseTurns(full).map((turn) => turn.text)).toEqual(loaded?.turns.map((turn) => turn.text));
    const [topic] = await memGallery.load(folder);
    expect(topic?.questions.length).toBeGreaterThan(40);
  });

  it('keeps gold out of what a system reads', async () => {
    const folder = newFolder();
    await writeSet({ ...settings, scenarios: 1, directory: folder });
    const scenario = scenarioOf(settings, 0);
    const lines = readFileSync(join(folder, `transcripts/${scenario.id}/S1.jsonl`), 'utf8');
    expect(parseTurnLines(lines).turns).toHaveLength(scenario.sessions[0]?.turns.length ?? 0);
    const view = readFileSync(
      join(folder, `package/evaluation/versions/oracle_speakers_v1/inputs/${scenario.id}/full_case.json`),
      'utf8',
    );
    for (const word of ['addressee', 'reply', 'evidence', 'qa_pairs', 'speech_act', 'answer"']) {
      expect(view).not.toContain(`"${word}`);
      expect(lines).not.toContain(`"${word}`);
    }
  });

  it('writes Mandarin sets', async () => {
    const written = await writeSet({ ...settings, scenarios: 2, language: 'zh', directory: newFolder() });
    expect(written.questions).toBeGreaterThan(60);
  });
});
