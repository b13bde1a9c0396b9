import { throwIfAborted } from '../errors.js';
import { foldName } from '../records/person-directory.js';
import type { ImageAttachment, Person, Turn, Voice } from '../records/records.js';
import type { Change } from '../store/memory-store.js';
import { endSession } from './end-session.js';
import { type IngestContext, retryIngest } from './ingest-context.js';
import { openSession, rereadSession, type SessionMemory } from './session-memory.js';
import { storeTurn } from './store-turn.js';
import { createStoredTurns, type StoredTurns } from './stored-turns.js';
import type { TurnInput } from './turn-input.js';
import { parseTurnInput } from './turn-schema.js';

/** What an ingest has done. */
export interface IngestReport {
  turnIds: string[];
  sessionIds: string[];
  /** Turns that an earlier run had stored already and that were left alone. */
  skipped: number;
  /** What was left out or doubtful; ids and counts, never contents. */
  warnings: string[];
}

/** An empty report. */
export function createReport(): IngestReport {
  return { turnIds: [], sessionIds: [], skipped: 0, warnings: [] };
}

/** Notes the turns that were skipped and the session, once it is stored. */
export function noteSession(report: IngestReport, { session, isNew }: SessionMemory): void {
  if (!isNew && !report.sessionIds.includes(session.id)) report.sessionIds.push(session.id);
}

/**
 * Ingests turns whose speakers are known by label, one commit a turn. A turn that is already stored (its `id`, or without one
 * its start and text) is skipped, so a broken run can be repeated. Throws `invalid_argument` for an unusable turn; turns given
 * as an array are all checked before the first is stored.
 */
export async function ingestTurns(
  context: IngestContext,
  turns: Iterable<TurnInput> | AsyncIterable<TurnInput>,
): Promise<IngestReport> {
  throwIfAborted(context.signal);
  const checked = Array.isArray(turns) ? turns.map(parseTurnInput) : turns;
  const report = createReport();
  const storedTurns = createStoredTurns(context);
  let memory: SessionMemory | undefined;
  for await (const given of checked) {
    throwIfAborted(context.signal);
    const input = parseTurnInput(given);
    if (memory?.session.label !== input.session) {
      if (memory !== undefined) await closeSession(context, memory);
      memory = await openSession(context, input);
    }
    const current = memory;
    const reread = async () => {
      await rereadSession(context, current);
      storedTurns.reread();
    };
    const turnId = await retryIngest(context, () => storeInput(context, current, storedTurns, input), reread);
    if (turnId === undefined) report.skipped += 1;
    else report.turnIds.push(turnId);
    noteSession(report, current);
  }
  if (memory !== undefined) await closeSession(context, memory);
  if (report.skipped > 0) report.warnings.push(skippedWarning(report.skipped));
  return report;
}

/** What a report says about turns that were skipped. */
export function skippedWarning(skipped: number): string {
  return skipped === 1
    ? '1 turn was already stored and was skipped.'
    : `${skipped} turns were already stored and were skipped.`;
}

async function closeSession(context: IngestContext, memory: SessionMemory): Promise<void> {
  await retryIngest(
    context,
    () => endSession(context, memory),
    () => rereadSession(context, memory),
  );
}

/** Stores a turn and gives its id; undefined when it is stored already. */
async function storeInput(
  context: IngestContext,
  memory: SessionMemory,
  storedTurns: StoredTurns,
  input: TurnInput,
): Promise<string | undefined> {
  if (input.id !== undefined && (await isStored(context, input.id))) return undefined;
  if (input.id === undefined && input.startMs !== undefined) {
    const at = memory.session.startedAt + input.startMs;
    if (await storedTurns.take(memory, at, (turn) => turn.text === input.text)) return undefined;
  }
  const { voiceId, changes } = labelledSpeaker(context, memory, input.speaker);
  const turn = toTurn(context, memory, input, voiceId);
  await storeTurn(context, memory, { turn, identity: changes });
  storedTurns.own(turn.id);
  return turn.id;
}

async function isStored(context: IngestContext, externalId: string): Promise<boolean> {
  return (await context.store.find('turn', { where: { externalId }, limit: 1 })).length > 0;
}

function toTurn(context: IngestContext, memory: SessionMemory, input: TurnInput, voiceId: string): Turn {
  const { session, nextOrdinal } = memory;
  const previousAt = memory.recent.at(-1)?.turn.startedAt ?? session.startedAt;
  const images = input.images?.map((image): ImageAttachment => ({ ...image, id: image.id ?? context.ids('image') }));
  return {
    id: context.ids('turn'),
    sessionId: session.id,
    ordinal: nextOrdinal,
    voiceId,
    startedAt: input.startMs === undefined ? previousAt : session.startedAt + input.startMs,
    text: input.text,
    ...(input.endMs === undefined ? {} : { endedAt: session.startedAt + input.endMs }),
    ...(input.id === undefined ? {} : { externalId: input.id }),
    ...(images === undefined || images.length === 0 ? {} : { images }),
  };
}

const ANONYMOUS_LABEL = /^(?:speaker|spk|unknown|voice|person)[\s_-]*\d*$/iu;

/**
 * The voice that a transcript label stands for; an unknown label opens one, bound to the person of that name. A
 * diarizer's label ("Speaker 1") names nobody and means nothing outside its session.
 */
function labelledSpeaker(
  context: IngestContext,
  memory: SessionMemory,
  speaker: string,
): { voiceId: string; changes: Change[] } {
  const { state, ids, clock } = context;
  const isAnonymous = ANONYMOUS_LABEL.test(speaker.trim());
  const label = isAnonymous ? `${memory.session.label}/${speaker.trim()}` : speaker.trim();
  const folded = foldName(label);
  for (const voice of state.voices.values()) {
    if (voice.label !== undefined && foldName(voice.label) === folded) return { voiceId: voice.id, changes: [] };
  }
  const known = isAnonymous
    ? undefined
    : state.directory.people.find((person) => foldName(person.displayName ?? '') === folded);
  const person: Person = known ?? {
    id: ids('person'),
    createdAt: clock.now(),
    number: state.nextPersonNumber(),
    aliases: [],
    nameEvidence: [],
    ...(isAnonymous ? {} : { displayName: label, nameSource: 'transcript' }),
  };
  const voice: Voice = {
    id: ids('voice'),
    personId: person.id,
    createdAt: clock.now(),
    status: 'labelled',
    label,
    prototypes: [],
  };
  return {
    voiceId: voice.id,
    changes: [
      ...(known === undefined ? [{ op: 'put' as const, kind: 'person' as const, record: person }] : []),
      { op: 'put', kind: 'voice', record: voice },
    ],
  };
}
