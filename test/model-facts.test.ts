import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createExtractiveAnswerer } from '../src/answer/extractive.js';
import { ProviderError, throwIfAborted } from '../src/errors.js';
import type { GenerateRequest } from '../src/providers/providers.js';
import { type OpenOptions, open, type VoxPolyMem } from '../src/voxpolymem.js';
import { type ScriptedReply, scriptedLanguageModel, wordsOf } from './fixtures/scripted-language-model.js';

let folder: string;
let memory: VoxPolyMem | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facts-'));
});
afterEach(async () => {
  await memory?.close();
  await rm(folder, { recursive: true });
});

async function openWith(languageModel: OpenOptions['languageModel'], more: OpenOptions = {}): Promise<VoxPolyMem> {
  memory = await open(join(folder, 'a.voxpolymem'), { languageModel, textEmbedder: false, ...more });
  return memory;
}

const turn = (id: string, speaker: string, text: string) => ({
  session: 'S1',
  startedAt: '2026-03-02T18:00:00Z',
  speaker,
  text,
  id,
});
const ingest = (space: VoxPolyMem, ...turns: ReturnType<typeof turn>[]) => space.ingest({ kind: 'turns', turns });

/** The last turn that a request shows, and its label. */
const lastTurn = (request: GenerateRequest) => {
  const rows = wordsOf(request)
    .split('\n')
    .filter((line) => line.startsWith('{"id":"t'));
  return JSON.parse(rows.at(-1)!) as { id: string; speaker: string; text: string };
};
const nothing = { kind: 'state', attribute: null, value: null, validFrom: null, validTo: null, confidence: 0.9 };

/** A model that turns every "X is Y" of a turn into a fact of its speaker. */
const reader = (request: GenerateRequest): ScriptedReply => {
  const { id, speaker, text } = lastTurn(request);
  const said = /([\w ]+ is [\w ]+)/.exec(text)?.[1];
  const facts =
    said === undefined
      ? []
      : [{ ...nothing, text: `{${speaker}} says that ${said}`, subject: speaker, evidence: [id] }];
  return { json: { facts } };
};
const unreachable = new ProviderError('provider_failed', 'Gone.', { provider: 'x', retryable: true });

async function factsOf(space: VoxPolyMem) {
  const facts: { text: string; evidence: string[]; origin: string; subjectId: string }[] = [];
  for await (const { kind, record } of space.export()) if (kind === 'fact') facts.push(record as (typeof facts)[0]);
  return facts;
}
const waiting = async (space: VoxPolyMem) => (await space.doctor.report()).counts.task;

describe('facts by a language model', () => {
  it('come after the turns are stored, in order, one call a turn', async () => {
    const model = scriptedLanguageModel(reader);
    const space = await openWith(model);
    await ingest(
      space,
      turn('a', 'Ana', 'The kite is red.'),
      turn('b', 'Ben', 'Yes!'),
      turn('c', 'Ben', 'My bag is blue.'),
    );
    expect(await space.settle()).toEqual({ turns: 3, facts: 2, left: 0, warnings: [] });
    expect(model.requests.map((request) => lastTurn(request).text)).toEqual([
      'The kite is red.',
      'Yes!',
      'My bag is blue.',
    ]);
    const facts = (await factsOf(space)).filter(({ origin }) => origin === 'model');
    expect(facts.map(({ text }) => text.replace(/\{[^}]*\}/, 'X'))).toEqual([
      'X says that The kite is red',
      'X says that My bag is blue',
    ]);
    expect(await waiting(space)).toBe(0);
    expect(await space.settle()).toEqual({ turns: 0, facts: 0, left: 0, warnings: [] });
  });

  it('do not hold up an ingest, and survive a restart', async () => {
    let answer = () => {};
    const slow = scriptedLanguageModel(reader);
    const generate = slow.generate;
    slow.generate = async (request) => {
      throwIfAborted(request.signal);
      await new Promise<void>((resolve, reject) => {
        answer = resolve;
        request.signal?.addEventListener('abort', () => reject(unreachable));
      });
      return generate(request);
    };
    const space = await openWith(slow, { answerer: createExtractiveAnswerer() });
    await ingest(space, turn('a', 'Ana', 'The kite is red.'), turn('b', 'Ben', 'My bag is blue.'));
    expect((await space.ask('What colour is the kite?')).context[0]?.turnExternalIds).toEqual(['a']);
    answer();
    await space.close();
    const model = scriptedLanguageModel(reader);
    const later = await openWith(model);
    const { turns } = await later.settle();
    expect(turns).toBeGreaterThanOrEqual(1);
    expect((await factsOf(later)).filter(({ origin }) => origin === 'model')).toHaveLength(2);
    expect(lastTurn(model.requests.at(-1)!).text).toBe('My bag is blue.');
  });

  it('wait while the model cannot be reached, and say so', async () => {
    const model = scriptedLanguageModel(unreachable, reader);
    const warnings: string[] = [];
    const space = await openWith(model, { onWarning: (warning) => warnings.push(warning) });
    await ingest(space, turn('a', 'Ana', 'The kite is red.'));
    const report = await space.settle();
    if (report.left > 0) expect((await space.settle()).left).toBe(0);
    expect(warnings).toEqual(['The language model could not read on (provider_failed); what was not read waits.']);
    expect((await factsOf(space)).some(({ origin }) => origin === 'model')).toBe(true);
  });

  it('are given up for a turn when the model talks nonsense twice', async () => {
    const space = await openWith(scriptedLanguageModel('Sure!', 'Sure!', reader));
    await ingest(space, turn('a', 'Ana', 'The kite is red.'), turn('b', 'Ben', 'My bag is blue.'));
    const { turns, facts, warnings } = await space.settle();
    expect([turns, facts]).toEqual([2, 1]);
    expect(warnings).toEqual([expect.stringMatching(/^The language model gave no usable facts of turn turn_\w+\.$/)]);
  });

  it.each([
    [{ calls: 2 }, 'limit of 2 calls'],
    [{ tokens: 200 }, 'limit of 200 tokens'],
  ])('stop at the budget %j of a session, also after a restart, with a warning', async (factBudget, words) => {
    const lines = ['a', 'b', 'c', 'd'].map((id) => turn(id, 'Ana', `The ${id} is red.`));
    const space = await openWith(scriptedLanguageModel(reader), { factBudget });
    await ingest(space, ...lines);
    const report = await space.settle();
    expect(report).toMatchObject({ turns: 2, left: 0, warnings: [expect.stringContaining(words)] });
    expect(report.warnings[0]).toContain('2 turns were not read by it');
    await space.close();
    const later = await openWith(scriptedLanguageModel(reader), { factBudget });
    await ingest(later, turn('e', 'Ana', 'The e is red.'));
    expect(await later.settle()).toMatchObject({ turns: 0, warnings: [expect.stringContaining(words)] });
  });

  it('are one with what was known already, with all evidence', async () => {
    const space = await openWith(scriptedLanguageModel(reader));
    await ingest(
      space,
      turn('a', 'Ana', 'The kite is red.'),
      turn('b', 'Ben', 'No.'),
      turn('c', 'Ana', 'The kite is red, really.'),
    );
    await space.settle();
    const facts = (await factsOf(space)).filter(({ text }) => text.includes('says that'));
    expect(facts).toHaveLength(1);
    expect(facts[0]?.evidence).toHaveLength(2);
  });

  it('fall with their turn, also when it is forgotten while the model reads', async () => {
    const model = scriptedLanguageModel(reader);
    const space = await openWith(model);
    const generate = model.generate;
    let forgotten = false;
    model.generate = async (request) => {
      const reply = await generate(request);
      if (!forgotten && lastTurn(request).text.includes('kite')) {
        forgotten = true;
        await space.forget({ kind: 'turn', id: 'a' });
      }
      return reply;
    };
    await ingest(space, turn('a', 'Ana', 'The kite is red.'), turn('b', 'Ben', 'My bag is blue.'));
    expect((await space.settle()).left).toBe(0);
    const texts = (await factsOf(space)).map(({ text }) => text).join('\n');
    expect(texts).toContain('bag');
    expect(texts).not.toContain('kite');
  });

  it('are written once when two processes read the same turn', async () => {
    const space = await openWith(scriptedLanguageModel(unreachable));
    await ingest(space, turn('a', 'Ana', 'The kite is red.'));
    await space.settle();
    const other = await open(join(folder, 'a.voxpolymem'), {
      languageModel: scriptedLanguageModel((request) => reader(request)),
      textEmbedder: false,
    });
    const third = await open(join(folder, 'a.voxpolymem'), {
      languageModel: scriptedLanguageModel((request) => reader(request)),
      textEmbedder: false,
    });
    await Promise.all([other.settle(), third.settle()]);
    await Promise.all([other.close(), third.close()]);
    expect((await factsOf(space)).filter(({ origin }) => origin === 'model')).toHaveLength(1);
  });

  it('are not asked for when turned off, and then nothing waits', async () => {
    const model = scriptedLanguageModel(reader);
    const space = await openWith(model, { factBudget: false });
    await ingest(space, turn('a', 'Ana', 'The kite is red.'));
    expect(await space.settle()).toMatchObject({ turns: 0, left: 0 });
    expect([model.requests.length, await waiting(space)]).toEqual([0, 0]);
  });
});
