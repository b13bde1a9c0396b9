import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MemoryError, ProviderError } from '../../errors.js';
import type { GenerateRequest, LanguageModel } from '../../providers/providers.js';
import { chinese } from '../chinese/chinese.js';
import { finishScenario, type ToldScenario, tellScenario } from '../generate-scenario.js';
import { loadSetScenario } from '../output/set-scenario.js';
import { writeSet } from '../output/write-set.js';
import { viewOfScenario } from '../quality/case-view.js';
import { readEvidence, readingShare } from '../quality/evidence-reader.js';
import { applyRealisation } from './apply-realisation.js';
import { faultOfScene, type WrittenScene } from './check-scene.js';
import { sceneAnchors } from './scene-anchors.js';
import { wordSession } from './word-session.js';

const folder = mkdtempSync(join(tmpdir(), 'voxpolymem-realise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Row = { line: number; speaker: string; addressees: string[]; draft: string };

/** A model that says every draft in its own way, unless told to reply otherwise. */
function scriptedModel(reply?: (rows: Row[], call: number) => unknown): LanguageModel & { calls: number } {
  const model = {
    id: 'scripted',
    calls: 0,
    async generate({ messages }: GenerateRequest) {
      model.calls += 1;
      const prompt = String(messages[1]?.content);
      const block = prompt.slice(prompt.indexOf('<lines>\n') + 8, prompt.indexOf('\n</lines>'));
      const rows = block.split('\n').map((line) => JSON.parse(line) as Row);
      const own = { lines: rows.map(({ draft, ...row }) => ({ ...row, text: `${draft} That is how I see it.` })) };
      const text = JSON.stringify(reply?.(rows, model.calls) ?? own);
      return { text, finish: 'stop' as const, usage: { inputTokens: 10, outputTokens: 5 } };
    },
    close: async () => undefined,
  };
  return model;
}

const told = tellScenario({ seed: 6, index: 2, sessions: 3, turnsPerSession: 24, questions: 40 });
const wordAll = async (model: LanguageModel, of: ToldScenario = told) =>
  (await Promise.all([0, 1, 2].map((session) => wordSession(of, session, model)))).flatMap(({ scenes }) => scenes);

describe('wording scenes with a model', () => {
  it("keeps the gold and takes the model's words", async () => {
    const scenes = await wordAll(scriptedModel());
    expect(scenes.filter((scene) => scene.fallback !== undefined)).toEqual([]);
    const scenario = finishScenario(applyRealisation(told, scenes));
    const plain = finishScenario(told);
    const turns = scenario.sessions.flatMap((session) => session.turns);
    expect(turns.every((turn) => turn.text.endsWith('That is how I see it.'))).toBe(true);
    expect(scenario.facts).toEqual(plain.facts);
    const gold = (of: typeof scenario) =>
      of.sessions.flatMap((session) =>
        session.turns.map(({ id, speaker, to, asserts, replyTo }) => [id, speaker, to, asserts, replyTo]),
      );
    expect(gold(scenario)).toEqual(gold(plain));
    expect(turns.every((turn, index) => index === 0 || turn.endMs > turn.startMs)).toBe(true);
    expect(readingShare(readEvidence(viewOfScenario(scenario), (question) => question.evidence))).toBeGreaterThan(0.95);
  });

  it('works in Chinese', async () => {
    const mandarin = tellScenario({ seed: 6, index: 2, language: chinese, sessions: 3, turnsPerSession: 24 });
    const model = scriptedModel((rows) => ({
      lines: rows.map(({ draft, ...row }) => ({ ...row, text: `${draft}我是这么看的。` })),
    }));
    expect((await wordAll(model, mandarin)).filter((scene) => scene.fallback !== undefined)).toEqual([]);
  });

  it('asks once more with what is wrong, and then keeps the words of the grammar', async () => {
    const spoiling = (times: number) => {
      const tries = new Map<string, number>();
      return scriptedModel((rows) => {
        const key = rows.map((row) => row.draft).join();
        tries.set(key, (tries.get(key) ?? 0) + 1);
        return (tries.get(key) ?? 0) > times ? undefined : { lines: [] };
      });
    };
    const mended = spoiling(1);
    expect((await wordAll(mended)).filter((scene) => scene.fallback !== undefined)).toEqual([]);
    const scenes = await wordAll(spoiling(2));
    expect(scenes.every((scene) => scene.fallback === 'invalid_model_output' && scene.texts === undefined)).toBe(true);
    expect(
      finishScenario(applyRealisation(told, scenes)).sessions.map((session) => session.turns.map((turn) => turn.text)),
    ).toEqual(finishScenario(told).sessions.map((session) => session.turns.map((turn) => turn.text)));
  });

  it('keeps the words of the grammar when the model fails, and stops when it is told to', async () => {
    const failing = (error: Error): LanguageModel => ({ ...scriptedModel(), generate: () => Promise.reject(error) });
    const lost = new ProviderError('provider_timeout', 'Too late.', { provider: 'x', retryable: true });
    const scenes = await wordAll(failing(lost));
    expect(scenes.every((scene) => scene.fallback === 'provider_timeout')).toBe(true);
    await expect(wordAll(failing(new MemoryError('aborted', 'Stopped.')))).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('a written scene', () => {
  const scenes = [0, 1, 2].flatMap((session) => sceneAnchors(told, session));
  const drafts = (scene: (typeof scenes)[number]): WrittenScene => ({
    lines: scene.lines.map(({ line, speaker, addressees, turn }) => ({
      line,
      speaker: speaker.fullName,
      addressees: addressees === 'everyone' ? ['everyone'] : addressees.map((person) => person.fullName),
      text: turn.text,
    })),
  });
  const anchored = scenes.find((scene) =>
    scene.lines.some(({ turn, keep }) => turn.act === 'answer' && keep.length > 0),
  );
  const spoilt = (change: (line: WrittenScene['lines'][number]) => object, scene = anchored) => {
    if (scene === undefined) return 'no scene';
    const place = scene.lines.findIndex(({ keep }) => keep.length > 0);
    const { lines } = drafts(scene);
    const written = { lines: lines.map((line, index) => (index === place ? { ...line, ...change(line) } : line)) };
    return faultOfScene(written, scene, told.world);
  };

  it('is right as the grammar said it', () => {
    expect(scenes.map((scene) => faultOfScene(drafts(scene), scene, told.world)).filter(Boolean)).toEqual([]);
  });

  it('is refused for a lost value, another speaker or addressee, a mark, a number, a stranger and a secret', () => {
    const secret = told.world.facts.find((fact) => fact.kind === 'secret')?.value ?? '';
    const stranger = told.world.cast.find(
      (person) =>
        !anchored?.lines.some(({ speaker, addressees, named }) =>
          [speaker, ...(addressees === 'everyone' ? [] : addressees), ...named].includes(person),
        ),
    );
    expect(spoilt(() => ({ text: 'I forgot.' }))).toContain('must say');
    expect(spoilt(() => ({ speaker: 'Somebody Else' }))).toContain('is spoken by');
    expect(spoilt(() => ({ addressees: ['everyone', 'all'] }))).toContain('is spoken to');
    expect(spoilt(({ text }) => ({ text: `${text} See S1_T004.` }))).toContain('a mark that nobody speaks');
    expect(spoilt(({ text }) => ({ text: `${text} And 7391 more.` }))).toContain('number 7391');
    expect(spoilt(({ text }) => ({ text: `${text} Also ${secret}.` }))).toContain('what is not told here');
    expect(spoilt(({ text }) => ({ text: `${text} Ask ${stranger?.firstName}.` }))).toContain('must not name');
    expect(faultOfScene({ lines: [] }, scenes[0] as (typeof scenes)[number], told.world)).toContain('There must be');
  });
});

describe('a set in the words of a model', () => {
  it('says what the model did, asks for nothing twice and is read back', async () => {
    const settings = { seed: 6, scenarios: 1, language: 'en', asrWordErrorRate: 0 } as const;
    const refusing = scriptedModel((rows) =>
      rows.some((row) => row.draft.startsWith('Hi')) ? { lines: [] } : undefined,
    );
    const directory = join(folder, 'set');
    const stop = new AbortController();
    const broken = writeSet({
      ...settings,
      directory,
      realiser: refusing,
      signal: stop.signal,
      onRealisedSession: () => stop.abort(),
    });
    await expect(broken).rejects.toMatchObject({ code: 'aborted' });
    const before = refusing.calls;
    const written = await writeSet({ ...settings, directory, realiser: refusing });
    const all = refusing.calls;
    expect(all).toBeGreaterThan(before);
    await writeSet({ ...settings, directory, realiser: refusing });
    expect(refusing.calls).toBe(all);
    const manifest = JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8'));
    expect(manifest.settings.realiser).toBe('scripted');
    expect(manifest.realised).toEqual(written.realised);
    expect(manifest.realised.scenes).toBeGreaterThan(100);
    expect(Object.keys(manifest.sha256).filter((path) => path.startsWith('realised/'))).toHaveLength(10);
    const scenario = await loadSetScenario(directory, manifest.settings, 0);
    const text = readFileSync(join(directory, `transcripts/${scenario.id}/S2.jsonl`), 'utf8');
    expect(text).toContain('That is how I see it.');
    expect(text).toContain(JSON.stringify(scenario.sessions[1]?.turns[0]?.text));
    expect(readFileSync(join(directory, 'DATASHEET.md'), 'utf8')).toContain('`scripted` worded the scenes');
  }, 20_000);
});
