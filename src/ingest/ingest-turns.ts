import { MemoryError, throwIfAborted } from '../errors.js';
import { foldName } from '../records/person-directory.js';
import type { ImageAttachment, Person, Turn, Voice } from '../records/records.js';
import type { Change } from '../store/memory-store.js';
import { endSession } from './end-session.js';
import type { IngestContext } from './ingest-context.js';
import { openSession, type SessionMemory } from './session-memory.js';
import { storeTurn } from './store-turn.js';
import type { TurnInput } from './turn-input.js';

/** What an ingest has done. */
export interface IngestReport {
  turnIds: string[];
  sessionIds: string[];
  /** What was left out or doubtful; ids and counts, never contents. */
  warnings: string[];
}

/** Ingests turns whose speakers are known by label, one commit a turn. A turn whose `id` is already stored is skipped, so a broken run can be repeated. */
export async function ingestTurns(
  context: IngestContext,
  turns: Iterable<TurnInput> | AsyncIterable<TurnInput>,
): Promise<IngestReport> {
  const report: IngestReport = { turnIds: [], sessionIds: [], warnings: [] };
  let memory: SessionMemory | undefined;
  let skipped = 0;
  for await (const input of turns) {
    throwIfAborted(context.signal);
    checkTurn(input);
    if (memory?.session.label !== input.session) {
      if (memory !== undefined) await endSession(context, memory);
      memory = await openSession(context, input);
      report.sessionIds.push(memory.session.id);
    }
    if (input.id !== undefined && (await isStored(context, input.id))) {
      skipped += 1;
      continue;
    }
    const { voiceId, changes } = labelledSpeaker(context, memory, input.speaker);
    const turn = toTurn(context, memory, input, voiceId);
    await storeTurn(context, memory, { turn, identity: changes });
    report.turnIds.push(turn.id);
  }
  if (memory !== undefined) await endSession(context, memory);
  if (skipped > 0) report.warnings.push(`${skipped} turns were already stored and were skipped.`);
  return report;
}

function checkTurn(input: TurnInput): void {
  if (input.session.trim() === '' || input.speaker.trim() === '') {
    throw new MemoryError('invalid_argument', 'Every turn needs a session and a speaker; give both as non-empty text.');
  }
  if (input.startMs !== undefined && input.endMs !== undefined && input.endMs < input.startMs) {
    throw new MemoryError(
      'invalid_argument',
      'A turn ends before it starts; check `startMs` and `endMs` (milliseconds).',
    );
  }
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
