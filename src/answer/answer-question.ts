import { MemoryError } from '../errors.js';
import type { GuardedReader } from '../privacy/guarded-store.js';
import type { TextEmbedder } from '../providers/providers.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Instant, Layer, Turn } from '../records/records.js';
import type { Asker, Context, Policy, Question, RoundTrace } from '../retrieval/retrieval.js';
import { type Retriever, retrieve } from '../retrieval/retrieve.js';
import { understandQuestion } from '../retrieval/understand-question.js';
import type { Answer, Answerer } from './answer.js';
import { lacksAsker, refusal } from './refusal.js';

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
  /** How it came about, where that is out of the ordinary: a model failed and another way answered. */
  note?: string;
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
  /** Searches in place of the loop. */
  retriever?: Retriever | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Retrieves evidence in up to three rounds, answers from it, and makes the result readable (paper, section 3.3). A
 * question about an asker who is not known for sure reaches no answerer. An answer without evidence becomes a refusal;
 * evidence that the context does not hold is `invalid_model_output`.
 */
export async function answerQuestion({ question, answerer, directory, ...rest }: AnswerInput): Promise<AskResult> {
  const { embedder, retriever = retrieve, signal, ...search } = rest;
  const cancel = signal === undefined ? {} : { signal };
  const { context, trace } = await retriever({
    question,
    directory,
    ...search,
    ...cancel,
    ...(embedder === undefined ? {} : { embedder }),
  });
  const answer = lacksAsker(understandQuestion(question, directory))
    ? refusal()
    : checked(await answerer.answer(question, context, directory, cancel), answerer.id, context);
  const turns = new Map(context.turns.map((turn) => [turn.id, turn]));
  return {
    text: answer.text,
    refused: answer.refused,
    confidence: answer.confidence,
    ...(answer.note === undefined ? {} : { note: answer.note }),
    evidence: answer.evidence.map((id) => readableTurn(turns.get(id)!, context, directory)),
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

/** What an answerer returned, or a refusal where it claims something and names no turn behind it. */
function checked(answer: Answer, answererId: string, context: Context): Answer {
  const held = new Set(context.turns.map((turn) => turn.id));
  const unknown = answer.evidence.filter((id) => !held.has(id)).length;
  if (unknown > 0 || !(answer.confidence >= 0 && answer.confidence <= 1)) {
    throw new MemoryError(
      'invalid_model_output',
      `Answerer ${answererId} named ${unknown} evidence turns that its context does not hold, or a confidence outside 0 to 1.`,
      { details: { answererId, unknownEvidence: unknown, confidence: answer.confidence } },
    );
  }
  const claims = !answer.refused && answer.text.trim() !== '' && answer.evidence.length > 0;
  if (claims) return { ...answer, evidence: [...new Set(answer.evidence)] };
  return { ...refusal(answer.confidence), ...(answer.note === undefined ? {} : { note: answer.note }) };
}

function readableTurn(turn: Turn, context: Context, directory: PersonDirectory): EvidenceTurn {
  const speaker = directory.personOfVoice(turn.voiceId);
  return {
    turnId: turn.id,
    ...(turn.externalId === undefined ? {} : { externalId: turn.externalId }),
    sessionId: turn.sessionId,
    session: context.sessions.get(turn.sessionId)?.label ?? turn.sessionId,
    speaker: speaker === undefined ? 'someone' : directory.displayName(speaker),
    at: turn.startedAt,
    text: turn.text,
  };
}

function readableAsker(asker: Asker | undefined, directory: PersonDirectory): AskResult['asker'] {
  if (asker === undefined) return { outcome: 'not-given' };
  if (asker.outcome === 'unknown') return { outcome: 'unknown' };
  return { outcome: asker.outcome, personId: asker.personId, name: directory.displayName(asker.personId) };
}
