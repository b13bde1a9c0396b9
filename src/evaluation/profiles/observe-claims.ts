import type { PersonDirectory } from '../../records/person-directory.js';
import type { Action, Context, Policy } from '../../retrieval/retrieval.js';
import { type Retriever, retrieve } from '../../retrieval/retrieve.js';

/** A fact or profile entry that was returned for a question. */
export interface ObservedClaim {
  layer: 'fact' | 'profile';
  /** What it says, with today's names. */
  text: string;
  /** Whom it is about, by name. */
  owner?: string;
  /** Nothing later has replaced it. */
  isCurrent: boolean;
  /** Caller's ids of the turns behind it. */
  evidence: readonly string[];
}

/** A context holds no more. */
const MOST_CLAIMS = 15;
const LAYERS = ['fact', 'profile'] as const;

/** Searches facts, then profiles, for the question as it stands, and no turns. */
const claimsPolicy: Policy = {
  id: 'claims-only',
  choose: async ({ round, question }): Promise<Action> => {
    const layer = LAYERS[round - 1];
    if (layer === undefined) return { kind: 'stop', why: 'both layers were searched' };
    const limit = layer === 'fact' ? { limit: MOST_CLAIMS } : {};
    return { kind: 'retrieve', layer, tools: ['bm25', 'dense'], query: question.text, ...limit };
  },
};

/** A retriever of facts and profile entries alone; `observe` is told what each question's context holds. */
export function claimsOnly(observe: (claims: readonly ObservedClaim[]) => void): Retriever {
  return async (input) => {
    const found = await retrieve({ ...input, policy: claimsPolicy });
    observe(claimsOf(found.context, input.directory));
    return found;
  };
}

function claimsOf(context: Context, directory: PersonDirectory): ObservedClaim[] {
  const turns = new Map(context.turns.map((turn) => [turn.id, turn.externalId]));
  return context.records.flatMap((record): ObservedClaim[] => {
    const evidence = record.evidence.flatMap((id) => turns.get(id) ?? []);
    const { fact, profile } = record;
    const personId = fact?.subjectId ?? profile?.personId;
    const owner = personId === undefined ? {} : { owner: directory.displayName(directory.canonical(personId)) };
    const text = fact?.text ?? (profile === undefined ? undefined : `${profile.attribute} ${profile.value}`);
    if (text === undefined) return [];
    const layer = fact === undefined ? 'profile' : 'fact';
    const isCurrent = (fact ?? profile)?.supersededBy === undefined;
    return [{ layer, text: directory.render(text), isCurrent, evidence, ...owner }];
  });
}
