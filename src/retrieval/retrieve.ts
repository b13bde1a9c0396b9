import { throwIfAborted } from '../errors.js';
import type { GuardedReader } from '../privacy/guarded-store.js';
import type { TextEmbedder } from '../providers/providers.js';
import type { PersonDirectory } from '../records/person-directory.js';
import { buildContext, emptyContext } from './context.js';
import { withPredecessors } from './predecessors.js';
import { queryText } from './query-text.js';
import { rankTurns } from './rank-turns.js';
import type { Candidate, RankedList } from './ranked-list.js';
import { createRememberingReader } from './remembering-reader.js';
import type { Action, Context, Policy, Question, RoundTrace, Tool } from './retrieval.js';
import { actionFilters, type RetrieveAction } from './search-filters.js';
import { withSuccessors } from './successors.js';
import { bm25 } from './tools/bm25.js';
import { dense } from './tools/dense.js';
import { imageToImage } from './tools/image-to-image.js';
import { neighbours } from './tools/neighbours.js';
import { shippedRanking, type TurnRanking } from './turn-ranking.js';
import { understandQuestion } from './understand-question.js';

/** What the loop needs. */
export interface RetrieveInput {
  question: Question;
  reader: GuardedReader;
  directory: PersonDirectory;
  embedder?: TextEmbedder;
  policy: Policy;
  /** Scores found turns; the shipped one by default. */
  ranking?: TurnRanking;
  maxRounds?: number;
  maxRecords?: number;
  signal?: AbortSignal;
}

/** Finds the context of a question. {@link retrieve} is the one in use; baselines and ablations of the evaluation stand in for it. */
export type Retriever = (input: RetrieveInput) => Promise<{ context: Context; trace: RoundTrace[] }>;

/** Shares of the tools in the fusion: static word vectors are a weak voice beside a good lexical index. */
const TOOL_WEIGHTS: Readonly<Record<Tool, number>> = { bm25: 1, dense: 0.35, neighbours: 0.3, 'image-to-image': 2 };
const LAYER_WEIGHTS = { interaction: 1, fact: 0.75, profile: 1.5 } as const;
/** Share of the verbatim question beside a rewritten query. */
const VERBATIM_SHARE = 0.5;
/** How many held turns a `neighbours` search starts from. */
const ANCHORS = 2;

/**
 * The retrieval loop (paper, section 3.3): in each round the policy picks one action, its lists join those of earlier
 * rounds, and the context is filled anew from all of them, so a later round can displace an earlier record. The verbatim
 * question is always searched too. Stops when the policy says so, repeats itself, or after `maxRounds` (3). The trace has
 * one entry per search and one for a stop before the last round. Throws `aborted`.
 */
export async function retrieve(input: RetrieveInput): Promise<{ context: Context; trace: RoundTrace[] }> {
  const { question, directory, policy, maxRounds = 3, maxRecords = 15, signal } = input;
  const ranking = input.ranking ?? shippedRanking();
  const limits = { maxRecords, maxTurns: maxRecords };
  const lists = new Map<string, RankedList>();
  const trace: RoundTrace[] = [];
  const done = new Set<string>();
  const records = createRememberingReader(input.reader);
  const asked = understandQuestion(question, directory);
  let context = emptyContext;
  for (let round = 1; round <= maxRounds; round += 1) {
    throwIfAborted(signal);
    const state = { question, directory, round, context, trace };
    const action = await policy.choose(state, signal ? { signal } : {});
    const signature = actionSignature(action);
    if (action.kind === 'stop' || done.has(signature)) {
      const stop: Action = action.kind === 'stop' ? action : { kind: 'stop', why: 'the policy repeated an action' };
      trace.push({ round, action: stop, added: [], displaced: [] });
      break;
    }
    done.add(signature);
    for (const list of await runAction(action, round, context, lists, input)) lists.set(list.key, list);
    const ranked = await rankTurns([...lists.values()], asked, records, ranking);
    const complete = await withPredecessors(await withSuccessors(ranked, records), input.reader);
    const next = await buildContext(complete, limits, records);
    const before = new Set(context.records.map((record) => record.id));
    const after = new Set(next.records.map((record) => record.id));
    trace.push({
      round,
      action,
      added: [...after].filter((id) => !before.has(id)),
      displaced: [...before].filter((id) => !after.has(id)),
    });
    context = next;
  }
  return { context, trace };
}

/** The same words for the same action, whatever the order of its tools or fields. */
export function actionSignature(action: Action): string {
  if (action.kind === 'stop') return 'stop';
  const { layer, tools, query, speaker, addressee, session, after, before, filters, limit } = action;
  return JSON.stringify([layer, [...tools].sort(), query, speaker, addressee, session, after, before, filters, limit]);
}

async function runAction(
  action: RetrieveAction,
  round: number,
  context: Context,
  known: ReadonlyMap<string, RankedList>,
  input: RetrieveInput,
): Promise<RankedList[]> {
  const searches: { tool: Tool; action: RetrieveAction; share: number }[] = [];
  const rewritten = action.tools.includes('bm25') && action.query !== input.question.text;
  for (const tool of action.tools) {
    searches.push({ tool, action, share: rewritten && tool === 'bm25' ? 1 - VERBATIM_SHARE : 1 });
  }
  if (rewritten) searches.push({ tool: 'bm25', action: verbatim(action, input.question.text), share: VERBATIM_SHARE });
  const lists = await Promise.all(
    searches.map(async ({ tool, action: search, share }): Promise<RankedList | undefined> => {
      const key = `${tool} ${actionSignature({ ...search, tools: [] })}`;
      if (known.has(key) && tool !== 'neighbours') return undefined;
      const candidates = await runTool(tool, search, context, input);
      const weight = TOOL_WEIGHTS[tool] * LAYER_WEIGHTS[search.layer] * share;
      const asked = search.query === input.question.text;
      return { key, tool, round, verbatim: asked, weight, candidates };
    }),
  );
  return lists.filter((list) => list !== undefined);
}

/** The question as asked, over everything that hard filters allow. */
function verbatim(action: RetrieveAction, query: string): RetrieveAction {
  if (action.filters === 'hard') return { ...action, query };
  return { kind: 'retrieve', layer: action.layer, tools: ['bm25'], query };
}

async function runTool(
  tool: Tool,
  action: RetrieveAction,
  context: Context,
  { question, reader, directory, embedder, signal }: RetrieveInput,
): Promise<Candidate[]> {
  if (tool === 'image-to-image') return imageToImage(question.picture, reader);
  if (tool === 'neighbours') return neighbours(context.turns.slice(0, ANCHORS), reader);
  const filters = { ...actionFilters(action, directory), limit: action.limit };
  const query = queryText(action.query, action.layer, directory);
  return tool === 'bm25'
    ? bm25(query.terms, action.layer, filters, reader)
    : dense(query.plain, action.layer, filters, reader, embedder, signal);
}
