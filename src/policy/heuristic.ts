import type { Action, Policy, RetrievalState } from '../retrieval/retrieval.js';
import { type UnderstoodQuestion, understandQuestion } from '../retrieval/understand-question.js';

type RetrieveAction = Extract<Action, { kind: 'retrieve' }>;
/** A rule's proposal for a round; `undefined` when the rule has nothing to add. */
type Proposal = RetrieveAction | undefined;

/**
 * The untrained reference policy: fixed rules over the question's words and what is held. The first round searches the
 * interaction layer; later rounds ask for what kind of question is left open, in a fixed order, each once.
 */
export function createHeuristicPolicy(): Policy {
  return { id: 'heuristic', choose: async (state) => choose(state) };
}

function choose(state: RetrievalState): Action {
  const asked = understandQuestion(state.question, state.directory);
  if (state.round === 1) return firstSearch(state, asked);
  const next = proposals(state, asked)[state.round - 2];
  return next ?? { kind: 'stop', why: 'nothing is left to ask for' };
}

function proposals(state: RetrievalState, asked: UnderstoodQuestion): RetrieveAction[] {
  const first = state.trace[0]?.added ?? [];
  return [...profileSearches(state, asked), ...partSearches(asked), exchange(state, asked)].filter(
    (proposal) => proposal !== undefined && first.length >= 0,
  ) as RetrieveAction[];
}

function firstSearch(state: RetrievalState, asked: UnderstoodQuestion): RetrieveAction {
  const speaker = asked.speakerId ?? (asked.expects === 'preference' ? asked.asker?.personId : undefined);
  return {
    kind: 'retrieve',
    layer: 'interaction',
    tools: ['bm25', 'dense'],
    query: asked.focus === '' ? state.question.text : asked.focus,
    ...(speaker === undefined ? {} : { speaker }),
    ...(asked.addresseeId === undefined ? {} : { addressee: asked.addresseeId }),
  };
}

/** What a person prefers is kept in their profile; failing that, in facts about them. */
function profileSearches(state: RetrievalState, asked: UnderstoodQuestion): Proposal[] {
  const person = asked.asker?.personId ?? asked.people[0];
  if (asked.expects !== 'preference' || person === undefined) return [];
  const search = { kind: 'retrieve', tools: ['bm25', 'dense'], query: state.question.text, speaker: person } as const;
  return [{ ...search, layer: 'profile', filters: 'hard' }];
}

/** Parts of the question whose words no held turn covers get a search of their own. */
function partSearches(asked: UnderstoodQuestion): Proposal[] {
  if (asked.parts.length < 2) return [];
  return asked.parts.map((part) => ({
    kind: 'retrieve',
    layer: 'interaction',
    tools: ['bm25', 'dense'],
    query: part.text,
  }));
}

/** Who said what to whom is seen in the exchange around the turn. */
function exchange(state: RetrievalState, asked: UnderstoodQuestion): Proposal {
  const about = asked.expects === 'person-speaker' || asked.expects === 'person-addressee' || asked.quotes.length > 0;
  if (!about || state.context.turns.length === 0) return undefined;
  return { kind: 'retrieve', layer: 'interaction', tools: ['neighbours'], query: asked.focus };
}
