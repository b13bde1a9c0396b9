import type { GuardedReader } from '../privacy/guarded-store.js';
import { type RetrieveInput, type Retriever, retrieve } from '../retrieval/retrieve.js';
import { ablatePolicy, type PolicyLimits } from './ablations/ablate-policy.js';
import { withoutEdges, withoutNeighbours } from './ablations/ablate-reader.js';
import { withGoldEdges } from './ablations/gold-edges.js';
import { denseOnly, fullContext, hybrid, plainBm25, recency } from './baselines/baselines.js';
import type { GoldEdges } from './benchmarks/benchmark.js';

/**
 * How a case is put into a space. `given`: speakers by name; `voiced`: as recordings, from which the space finds and names the
 * speakers; `blind`: everything said by one speaker, and nobody known to ask.
 */
export type SpaceKind = 'given' | 'voiced' | 'blind';

/** Something that answers the questions of a set: the memory itself, an alternative, or the memory with a part taken out. */
export interface System {
  name: string;
  kind: 'memory' | 'baseline' | 'ablation';
  /** For the table's reader. */
  what: string;
  /** The set's own way (its primary space) when absent. */
  space?: SpaceKind;
  retriever?: Retriever;
  /** Made from the case's gold edges; such a system runs only on sets that have them. */
  withEdges?: (edges: ReadonlyMap<string, GoldEdges>) => Retriever;
}

/** The memory as it is. */
export const MEMORY = 'memory';

/** Every system that is compared, the memory first. */
export const systems: readonly System[] = [
  { name: MEMORY, kind: 'memory', what: 'as shipped' },
  { name: 'full context', kind: 'baseline', what: 'every turn, oldest first', retriever: fullContext },
  { name: 'recency', kind: 'baseline', what: 'the last 15 turns', retriever: recency },
  { name: 'bm25', kind: 'baseline', what: 'plain BM25, one turn a document', retriever: plainBm25 },
  { name: 'dense', kind: 'baseline', what: 'text vectors, one turn a document', retriever: denseOnly },
  { name: 'hybrid', kind: 'baseline', what: 'both by equal reciprocal rank fusion, one pass', retriever: hybrid },
  { name: 'speaker-blind', kind: 'baseline', what: 'the memory, everything said by one speaker', space: 'blind' },
  {
    name: 'without claims',
    kind: 'ablation',
    what: 'no fact and profile layer',
    retriever: ablated({ layers: ['interaction'] }),
  },
  {
    name: 'without edges',
    kind: 'ablation',
    what: 'no interaction edges, no filters by speaker or addressee',
    retriever: ablated({ peopleFilters: false }, withoutEdges),
  },
  { name: 'single round', kind: 'ablation', what: 'the first action only', retriever: ablated({ maxRounds: 1 }) },
  {
    name: 'without rewriting',
    kind: 'ablation',
    what: 'only the question as asked',
    retriever: ablated({ rewriting: false }),
  },
  {
    name: 'without neighbours',
    kind: 'ablation',
    what: 'every turn searched alone, no exchanges completed',
    retriever: ablated({ neighbours: false }, withoutNeighbours),
  },
  { name: 'given speakers', kind: 'ablation', what: 'speakers by name instead of by voice', space: 'given' },
  {
    name: 'gold addressees',
    kind: 'ablation',
    what: 'speakers by name, and the set’s own addressees and replies instead of inferred ones',
    space: 'given',
    withEdges: goldEdges,
  },
];

/** The systems of these names, or all; a name that is none gives undefined. */
export function chooseSystems(names: readonly string[] | undefined): readonly System[] | undefined {
  if (names === undefined) return systems;
  const chosen = names.map((name) => systems.find((system) => system.name === name));
  return chosen.every((system) => system !== undefined) ? chosen : undefined;
}

function ablated(
  limits: PolicyLimits,
  blind: (reader: GuardedReader) => GuardedReader = (reader) => reader,
): Retriever {
  return (input) => retrieve({ ...input, policy: ablatePolicy(input.policy, limits), reader: blind(input.reader) });
}

function goldEdges(edges: ReadonlyMap<string, GoldEdges>): Retriever {
  const readers = new WeakMap<GuardedReader, Promise<GuardedReader>>();
  return async (input: RetrieveInput) => {
    const reader = readers.get(input.reader) ?? withGoldEdges(input.reader, input.directory, edges);
    readers.set(input.reader, reader);
    return retrieve({ ...input, reader: await reader });
  };
}
