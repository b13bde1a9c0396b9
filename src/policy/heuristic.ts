import type { Action, Policy, RetrievalState } from '../retrieval/retrieval.js';
import { understandQuestion } from '../retrieval/understand-question.js';

/** The untrained reference policy: fixed rules over what the question's words say. Deterministic. */
export function createHeuristicPolicy(): Policy {
  return { id: 'heuristic', choose: async (state) => choose(state) };
}

function choose(state: RetrievalState): Action {
  const asked = understandQuestion(state.question, state.directory);
  if (state.round === 1)
    return {
      kind: 'retrieve',
      layer: 'interaction',
      tools: ['bm25', 'dense'],
      query: state.question.text,
      ...(asked.speakerId ? { speaker: asked.speakerId } : {}),
    };
  return { kind: 'stop', why: 'one round' };
}
