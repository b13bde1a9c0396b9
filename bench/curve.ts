import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createModelSet } from '../src/adapters/model-set.js';
import { MemoryError } from '../src/errors.js';
import { quantile } from '../src/evaluation/metrics.js';
import type { TextEmbedder } from '../src/providers/providers.js';
import { createRandom } from '../src/random.js';
import { open } from '../src/voxpolymem.js';
import { type Alternative, type AlternativeRecord, openLanceDb, openMiniSearch } from './alternatives.js';
import { fillInBulk } from './bulk-space.js';
import { createGeneratedConversation, type GeneratedConversation } from './generated-conversation.js';

/** Options of {@link benchCurve}. */
export interface CurveOptions {
  seed: number;
  /** Numbers of turns, ascending. */
  sizes: readonly number[];
  print(line: string): void;
}

const QUESTIONS = 100;
const WARM_UP = 5;
/** Turns that an ordinary ingest puts first, so that everybody who speaks is known. */
const FIRST = 100;
const CHUNK = 10_000;
/** Seconds after which an alternative is not filled any further and left out, and after which nobody is asked any further. */
const FILL_LIMIT = 1200;
const ASK_LIMIT = 120;
const MIB = 2 ** 20;

/**
 * What a question costs as a space grows: `ask` of the memory (understanding, all rounds, answer), against one search of a full-text
 * engine in memory and one of an embedded vector database (question embedded, 15 best), over the same turns and questions in one
 * run. Turns are written in bulk. An alternative that cannot be filled within the time limit is left out from that size on; whoever
 * answers slowly is asked fewer questions.
 */
export async function benchCurve({ seed, sizes, print }: CurveOptions): Promise<{
  metrics: Record<string, number>;
  byKind: Record<string, { n: number } & Record<string, number>>;
  perItem: Record<string, unknown>[];
}> {
  const folder = await mkdtemp(join(tmpdir(), 'voxpolymem-curve-'));
  const models = createModelSet({});
  try {
    const embedder = await models.textEmbedder();
    if (embedder === undefined)
      throw new MemoryError('missing_dependency', 'There is no text embedder to compare with.');
    let alternatives = [openMiniSearch(), await openLanceDb(join(folder, 'lance'))].filter((one) => one !== undefined);
    if (alternatives.length < 2) print('lancedb is not installed: npm ci --prefix bench/alternatives');
    const path = join(folder, 'space', 'text.voxpolymem');
    const conversation = createGeneratedConversation(createRandom(seed));
    await startSpace(path, conversation);
    const metrics: Record<string, number> = {};
    let filled = 0;
    for (const size of sizes) {
      const questions = Array.from({ length: QUESTIONS + WARM_UP }, () => conversation.question());
      const texts: { id: string; text: string }[] = [];
      const seconds = await timed(() =>
        fillInBulk(path, conversation, { from: Math.max(FIRST, filled), to: size, onTurn: (turn) => texts.push(turn) }),
      );
      metrics[`fillSeconds.memory.${size}`] = seconds;
      Object.assign(metrics, await askMemory(path, questions, size));
      const able: Alternative[] = [];
      for (const alternative of alternatives) {
        const fillSeconds = await fillAlternative(alternative, texts, size, embedder);
        if (fillSeconds === undefined) {
          print(`${alternative.name} was not filled with ${size} turns within ${FILL_LIMIT} s: left out from here on`);
          continue;
        }
        metrics[`fillSeconds.${alternative.name}.${size}`] = fillSeconds;
        Object.assign(metrics, await askAlternative(alternative, questions, size, embedder));
        able.push(alternative);
      }
      alternatives = able;
      metrics[`sizeMiB.memory.${size}`] = (await bytesUnder(join(folder, 'space'))) / MIB;
      metrics[`sizeMiB.lancedb.${size}`] = (await bytesUnder(join(folder, 'lance'))) / MIB;
      filled = size;
      const shown = ['memory', ...able.map(({ name }) => name)].map(
        (name) => `${name} ${(metrics[`askP50Ms.${name}.${size}`] ?? 0).toFixed(1)} ms`,
      );
      print(`${size} turns: p50 ${shown.join(', ')}`);
    }
    return { metrics, byKind: {}, perItem: [] };
  } finally {
    await models.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startSpace(path: string, conversation: GeneratedConversation): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const space = await open(path, { actor: 'bench' });
  try {
    const turns = Array.from({ length: FIRST }, (_, index) => conversation.turn(index));
    await space.ingest({ kind: 'turns', turns });
  } finally {
    await space.close();
  }
}

async function askMemory(path: string, questions: readonly string[], size: number): Promise<Record<string, number>> {
  const space = await open(path, { actor: 'bench' });
  try {
    return latencies('memory', size, await timeEach(questions, (text) => space.ask(text)));
  } finally {
    await space.close();
  }
}

/** Seconds that filling took; undefined when it took longer than the limit. */
async function fillAlternative(
  alternative: Alternative,
  texts: readonly { id: string; text: string }[],
  size: number,
  embedder: TextEmbedder,
): Promise<number | undefined> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  for (let start = 0; start < texts.length; start += CHUNK) {
    if (seconds() > FILL_LIMIT) return undefined;
    await alternative.add(await toRecords(texts.slice(start, start + CHUNK), embedder));
  }
  await alternative.settle(size);
  return seconds();
}

async function askAlternative(
  alternative: Alternative,
  questions: readonly string[],
  size: number,
  embedder: TextEmbedder,
): Promise<Record<string, number>> {
  const search = async (text: string) => {
    const [vector] = await embedder.embed([text], { as: 'query' });
    return alternative.search({ text, vector: vector ?? new Float32Array(embedder.dimension) });
  };
  return latencies(alternative.name, size, await timeEach(questions, search));
}

async function toRecords(
  texts: readonly { id: string; text: string }[],
  embedder: TextEmbedder,
): Promise<AlternativeRecord[]> {
  const vectors = await embedder.embed(
    texts.map(({ text }) => text),
    { as: 'document' },
  );
  return texts.map(({ id, text }, at) => ({ id, text, vector: vectors[at] ?? new Float32Array(embedder.dimension) }));
}

/** Milliseconds of each question after the first few, as many as the limit leaves time for. */
async function timeEach(questions: readonly string[], ask: (text: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const started = performance.now();
  for (const question of questions) {
    times.push(1000 * (await timed(() => ask(question))));
    if (times.length > WARM_UP && performance.now() - started > 1000 * ASK_LIMIT) break;
  }
  return times.slice(WARM_UP);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
}

function latencies(name: string, size: number, times: readonly number[]): Record<string, number> {
  return {
    [`askP50Ms.${name}.${size}`]: quantile(times, 0.5) ?? 0,
    [`askP95Ms.${name}.${size}`]: quantile(times, 0.95) ?? 0,
    [`asked.${name}.${size}`]: times.length,
  };
}

async function bytesUnder(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
