import { MemoryError, ProviderError, throwIfAborted } from '../errors.js';
import type { Conversation, ConversationTurn } from '../memory/conversation.js';
import { knownFacts } from '../memory/fact/known-facts.js';
import { mergeFacts } from '../memory/fact/merge-facts.js';
import { proposeFacts } from '../memory/fact/propose-facts.js';
import { FACT_WINDOW, rememberFacts } from '../memory/remember-turn.js';
import type { LanguageModel } from '../providers/providers.js';
import { referencedPeople } from '../records/person-directory.js';
import type { Fact, FactTask, ModelUse, Session } from '../records/records.js';
import type { Change } from '../store/memory-store.js';
import { commitChanges, type IngestContext, retryIngest } from './ingest-context.js';

/** What a language model may use to read one session; what is reached first ends it. */
export interface FactBudget {
  calls: number;
  /** Of both directions together, as the server counts them. */
  tokens: number;
  /** Spent waiting for the model, ms. */
  ms: number;
}

/** Enough for some hundred turns of any size that a turn may have. */
export const DEFAULT_FACT_BUDGET: FactBudget = { calls: 600, tokens: 1_000_000, ms: 30 * 60_000 };

/** What the queue has done so far. Ids and counts only. */
export interface FactReport {
  /** Turns that the model has read. */
  turns: number;
  /** Facts it stated, those included that were known already. */
  facts: number;
  /** Turns that still wait: the model could not be reached. */
  left: number;
  warnings: string[];
}

/** Turns that a language model reads after they were stored, one by one in their order. They wait in the space itself. */
export interface FactQueue {
  /** There may be something to read. Returns at once. */
  wake(): void;
  /** Waits until everything is read or given up, or the model cannot be reached, and reports what was done since the last report. */
  settle(options?: { signal?: AbortSignal }): Promise<FactReport>;
  /** Stops; what was not read waits for the next opening. */
  close(): Promise<void>;
}

/** What the queue works with. */
export interface FactQueueOptions {
  model: LanguageModel;
  /** What is absent is the default. */
  budget: Partial<FactBudget> | undefined;
  /** What reading needs. */
  reading: Pick<IngestContext, 'store' | 'state' | 'ids'>;
  /** Brings `reading.state` up to date, unless somebody writes on it. */
  refresh(): Promise<void>;
  /** What a commit needs, up to date; called inside `write`, so that nobody else writes meanwhile. */
  context(): Promise<IngestContext>;
  /** Runs a step between other writes of this process. */
  write<T>(step: () => Promise<T>): Promise<T>;
  /** Told at once what a report says later. */
  onWarning?: ((warning: string) => void) | undefined;
}

/** A report that nobody asks for keeps this many. */
const MAX_WARNINGS = 100;

/**
 * A queue over the `task` records of the space. The model is asked outside of `write`, so nobody waits for it; its facts and the end
 * of the task are one commit. A turn is dropped when the model gives no usable reply, or when its session's budget is spent; when the
 * model cannot be reached, everything waits for the next `wake`.
 */
export function createFactQueue(options: FactQueueOptions): FactQueue {
  const { model, reading, refresh, context, write, onWarning } = options;
  const { store } = reading;
  const budget = { ...DEFAULT_FACT_BUDGET, ...options.budget };
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;
  let report: FactReport = emptyReport();
  const warn = (warning: string) => {
    if (report.warnings.length < MAX_WARNINGS) report.warnings.push(warning);
    onWarning?.(warning);
  };

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await refresh();
      const [task] = await store.find('task', { limit: 1 });
      if (task === undefined) return;
      const session = await store.get('session', task.sessionId);
      const reached = session === undefined ? undefined : reachedLimit(session.modelUse, budget);
      if (reached !== undefined) {
        const dropped = await write(async () => giveUp(await context(), task.sessionId));
        warn(
          `The language model stops reading session ${task.sessionId}: its limit of ${reached} is reached. ${dropped} turns were not read by it.`,
        );
      } else await readTurn(task);
    }
  };

  const readTurn = async (task: FactTask): Promise<void> => {
    const scene = await sceneOf(task, reading);
    if (scene === undefined) return write(async () => finish(await context(), task, [], undefined));
    const started = performance.now();
    const proposal = await proposeFacts(model, scene.window, scene.conversation, {
      ids: reading.ids,
      signal: closing.signal,
    }).catch((error: unknown) => {
      if (!(error instanceof ProviderError) || error.code !== 'invalid_model_output') throw error;
      warn(`The language model gave no usable facts of turn ${task.id}.`);
      const { attempts = 1, inputTokens = 0, outputTokens = 0 } = error.details;
      const usage = { inputTokens: Number(inputTokens), outputTokens: Number(outputTokens) };
      return { facts: [], usage, attempts: Number(attempts) };
    });
    const { usage, attempts: calls } = proposal;
    const ms = Math.round(performance.now() - started);
    const used = { calls, tokens: usage.inputTokens + usage.outputTokens, ms };
    await write(async () => finish(await context(), task, proposal.facts, used, scene));
    report.turns += 1;
    report.facts += proposal.facts.length;
  };

  const start = (): void => {
    if (running !== undefined || closing.signal.aborted) {
      again = running !== undefined;
      return;
    }
    again = false;
    running = run()
      .catch((error: unknown) => {
        if (closing.signal.aborted) return;
        const code = error instanceof MemoryError ? error.code : 'internal';
        warn(`The language model could not read on (${code}); what was not read waits.`);
        again = false;
      })
      .finally(() => {
        running = undefined;
        if (again) start();
      });
  };

  return {
    wake: start,
    settle: async ({ signal } = {}) => {
      start();
      while (running !== undefined) {
        throwIfAborted(signal);
        await Promise.race([running, aborted(signal)]);
      }
      throwIfAborted(signal);
      const left = (await store.find('task')).length;
      const done = { ...report, left };
      report = emptyReport();
      return done;
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

function emptyReport(): FactReport {
  return { turns: 0, facts: 0, left: 0, warnings: [] };
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
}

function reachedLimit(used: ModelUse | undefined, budget: FactBudget): string | undefined {
  if (used === undefined) return undefined;
  if (used.calls >= budget.calls) return `${budget.calls} calls`;
  if (used.tokens >= budget.tokens) return `${budget.tokens} tokens`;
  return used.ms >= budget.ms ? `${Math.round(budget.ms / 1_000)} seconds` : undefined;
}

/** Ends every task of a session. */
async function giveUp(context: IngestContext, sessionId: string): Promise<number> {
  return retryIngest(context, async () => {
    const tasks = await context.store.find('task', { where: { sessionId } });
    const changes = tasks.map(({ id }): Change => ({ op: 'delete', kind: 'task', id }));
    await commitChanges(context, 'ingest', changes);
    return tasks.length;
  });
}

/** The window of a turn as it was, with today's people. */
interface Scene {
  window: ConversationTurn[];
  conversation: Conversation;
}

async function sceneOf(task: FactTask, { store, state }: FactQueueOptions['reading']): Promise<Scene | undefined> {
  const turn = await store.get('turn', task.id);
  const session: Session | undefined = await store.get('session', task.sessionId);
  if (turn === undefined || session === undefined || turn.text.trim() === '') return undefined;
  const { directory } = state;
  const turns = await store.find('turn', {
    where: { sessionId: session.id },
    ordinalFrom: Math.max(0, turn.ordinal - FACT_WINDOW),
    ordinalTo: turn.ordinal,
  });
  const ids = turns.map(({ id }) => id);
  const edges = new Map((await store.getMany('interaction', ids)).map((edge) => [edge.id, edge]));
  const window = turns.map((one): ConversationTurn => {
    const interaction = edges.get(one.id);
    const speakerId = directory.personOfVoice(one.voiceId) ?? one.voiceId;
    return { turn: one, speakerId, ...(interaction === undefined ? {} : { interaction }) };
  });
  const addressed = window.flatMap(({ interaction }) => (interaction?.addressees ?? []).map((link) => link.personId));
  const present = [...new Set([...window.map(({ speakerId }) => speakerId).reverse(), ...addressed])];
  return { window, conversation: { session, previous: window.slice(0, -1), present, directory } };
}

/** Writes a turn's facts, what they cost, and the end of its task, unless somebody else has ended it meanwhile. */
async function finish(
  context: IngestContext,
  task: FactTask,
  proposed: readonly Fact[],
  used: ModelUse | undefined,
  scene?: Scene,
): Promise<void> {
  await retryIngest(context, async () => {
    const { store, ids, embedder, signal } = context;
    const waiting = await store.get('task', task.id);
    if (waiting === undefined) return;
    const session = await store.get('session', task.sessionId);
    const changes: Change[] = [{ op: 'delete', kind: 'task', id: task.id }];
    if (session !== undefined && used !== undefined) {
      const { version: _, ...record } = session;
      changes.push({ op: 'put', kind: 'session', record: { ...record, modelUse: sum(record.modelUse, used) } });
    }
    const facts = scene === undefined ? [] : await stillTrue(proposed, scene, context);
    if (scene !== undefined && facts.length > 0) {
      const conversation = { ...scene.conversation, directory: context.state.directory };
      const window = scene.window.map(({ turn }) => turn.id);
      const known = await knownFacts(facts, window, conversation, store);
      const merged = mergeFacts(facts, known, conversation.directory);
      changes.push(...(await rememberFacts(merged, conversation, { reader: store, ids, embedder, signal })));
    }
    // Another process may have read the turn too, or written the session, since.
    const expects = [
      { kind: 'task' as const, id: task.id, version: waiting.version },
      ...(session === undefined ? [] : [{ kind: 'session' as const, id: session.id, version: session.version }]),
    ];
    await commitChanges(context, 'ingest', changes, { expects });
  });
}

/** Facts whose turns stand as they were read, and whose people are still known: some may have been forgotten meanwhile. */
async function stillTrue(facts: readonly Fact[], { window }: Scene, { store, state }: IngestContext): Promise<Fact[]> {
  const read = new Map(window.map(({ turn }) => [turn.id, turn.text]));
  const turns = await store.getMany('turn', [...read.keys()]);
  const unchanged = new Set(turns.filter(({ id, text }) => read.get(id) === text).map(({ id }) => id));
  const isKnown = (id: string) => state.directory.person(id) !== undefined;
  const kept = facts.filter((fact) => {
    const people = [fact.speakerId, ...(fact.subjectId === undefined ? [] : [fact.subjectId])];
    const named = referencedPeople(`${fact.text} ${fact.value ?? ''}`);
    return [...people, ...named].every(isKnown) && fact.evidence.every((id) => unchanged.has(id));
  });
  return kept.map((fact) => ({ ...fact, addresseeIds: fact.addresseeIds.filter(isKnown) }));
}

function sum(before: ModelUse | undefined, used: ModelUse): ModelUse {
  return {
    calls: (before?.calls ?? 0) + used.calls,
    tokens: (before?.tokens ?? 0) + used.tokens,
    ms: (before?.ms ?? 0) + used.ms,
  };
}
