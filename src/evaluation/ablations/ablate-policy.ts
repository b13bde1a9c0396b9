import type { Layer } from '../../records/records.js';
import type { Action, Policy, RetrievalState, RoundTrace } from '../../retrieval/retrieval.js';
import { actionSignature } from '../../retrieval/retrieve.js';

/** What a policy may not do. */
export interface PolicyLimits {
  /** Layers that may be searched; all when absent. */
  layers?: readonly Layer[];
  /** False: no filter by speaker or addressee. */
  peopleFilters?: boolean;
  /** False: only the question as asked is searched. */
  rewriting?: boolean;
  /** False: no search of the turns around held ones. */
  neighbours?: boolean;
  maxRounds?: number;
}

/** Proposals passed over in one round before it stops. */
const PATIENCE = 10;

/**
 * The same policy under limits. A proposal that they forbid, or that they make the same as an earlier action, is passed over as if it
 * had been carried out, and the policy proposes again; it sees its own proposals in the trace, not what became of them.
 */
export function ablatePolicy(policy: Policy, limits: PolicyLimits): Policy {
  const proposals = new WeakMap<Action, Action>();
  return {
    id: policy.id,
    choose: async (state, options) => {
      if (state.round > (limits.maxRounds ?? Number.POSITIVE_INFINITY)) return stop('no further round is allowed');
      const done = new Set(state.trace.map(({ action }) => actionSignature(action)));
      const passed: RoundTrace[] = [];
      while (passed.length < PATIENCE) {
        const trace = state.trace.map((entry) => ({ ...entry, action: proposals.get(entry.action) ?? entry.action }));
        const proposal = await policy.choose({ ...state, trace: [...trace, ...passed] }, options);
        if (proposal.kind === 'stop') return proposal;
        const action = limit(proposal, limits, state);
        if (action !== undefined && !done.has(actionSignature(action))) {
          proposals.set(action, proposal);
          return action;
        }
        passed.push({ round: state.round, action: proposal, added: [], displaced: [] });
      }
      return stop('nothing allowed is left to ask for');
    },
  };
}

function stop(why: string): Action {
  return { kind: 'stop', why };
}

function limit(
  proposal: Extract<Action, { kind: 'retrieve' }>,
  limits: PolicyLimits,
  { question }: RetrievalState,
): Action | undefined {
  if (limits.layers !== undefined && !limits.layers.includes(proposal.layer)) return undefined;
  const tools = limits.neighbours === false ? proposal.tools.filter((tool) => tool !== 'neighbours') : proposal.tools;
  if (tools.length === 0) return undefined;
  const { speaker: _, addressee: __, ...rest } = proposal;
  const people = limits.peopleFilters === false ? rest : proposal;
  return { ...people, tools, ...(limits.rewriting === false ? { query: question.text } : {}) };
}
