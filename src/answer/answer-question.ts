import type { GuardedReader } from '../privacy/guarded-store.js';
import type { TextEmbedder } from '../providers/providers.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Instant, Layer } from '../records/records.js';
import type { Asker, Context, Policy, Question, RoundTrace } from '../retrieval/retrieval.js';
import { retrieve } from '../retrieval/retrieve.js';
import type { Answerer } from './answer.js';

/** A turn behind an answer, readable. */
export interface EvidenceTurn {
  turnId: string;
  externalId?: string;
  sessionId: string;
  /** The caller's name for the session. */
  session: string;
  speaker: string;
  at: Instant;
  text: string;
}

/** A record that was held for the answer. */
export interface HeldRecord {
  recordId: string;
  layer: Layer;
  /** Turns it carries, each once over the whole context, and the caller's ids of those turns where given. */
  turnIds: readonly string[];
  turnExternalIds: readonly string[];
  source: string;
}

/** An answer with everything that led to it. */
export interface AskResult {
  text: string;
  refused: boolean;
  confidence: number;
  evidence: readonly EvidenceTurn[];
  asker: { outcome: 'known' | 'doubtful' | 'unknown' | 'not-given'; personId?: string; name?: string };
  rounds: readonly RoundTrace[];
  context: readonly HeldRecord[];
}

/** What answering needs. */
export interface AnswerInput {
  question: Question;
  reader: GuardedReader;
  directory: PersonDirectory;
  embedder: TextEmbedder | undefined;
  policy: Policy;
  answerer: Answerer;
  signal?: AbortSignal | undefined;
}

/** Retrieves evidence in up to three rounds, answers from it, and makes the result readable (paper, section 3.3). */
export async function answerQuestion({ question, answerer, directory, ...rest }: AnswerInput): Promise<AskResult> {
  const { embedder, signal, ...search } = rest;
  const cancel = signal === undefined ? {} : { signal };
  const { context, trace } = await retrieve({
    question,
    directory,
    ...search,
    ...cancel,
    ...(embedder === undefined ? {} : { embedder }),
  });
  const answer = await answerer.answer(question, context, directory, cancel);
  const turns = new Map(context.turns.map((turn) => [turn.id, turn]));
  return {
    text: answer.text,
    refused: answer.refused,
    confidence: answer.confidence,
    evidence: answer.evidence.flatMap((id) => readableTurn(id, context, directory)),
    asker: readableAsker(question.asker, directory),
    rounds: trace,
    context: context.records.map((record) => ({
      recordId: record.id,
      layer: record.layer,
      turnIds: record.evidence,
      turnExternalIds: record.evidence.flatMap((id) => turns.get(id)?.externalId ?? []),
      source: record.source,
    })),
  };
}

function readableTurn(turnId: string, context: Context, directory: PersonDirectory): EvidenceTurn[] {
  const turn = context.turns.find((candidate) => candidate.id === turnId);
  if (turn === undefined) return [];
  const speaker = directory.personOfVoice(turn.voiceId);
  return [
    {
      turnId,
      ...(turn.externalId === undefined ? {} : { externalId: turn.externalId }),
      sessionId: turn.sessionId,
      session: context.sessions.get(turn.sessionId)?.label ?? turn.sessionId,
      speaker: speaker === undefined ? 'someone' : directory.displayName(speaker),
      at: turn.startedAt,
      text: turn.text,
    },
  ];
}

function readableAsker(asker: Asker | undefined, directory: PersonDirectory): AskResult['asker'] {
  if (asker === undefined) return { outcome: 'not-given' };
  if (asker.outcome === 'unknown') return { outcome: 'unknown' };
  return { outcome: asker.outcome, personId: asker.personId, name: directory.displayName(asker.personId) };
}
