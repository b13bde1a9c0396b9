import type { ConversationTurn } from '../memory/conversation.js';
import { inferInteraction } from '../memory/interaction/infer-interaction.js';
import { reviseEdges } from '../memory/remember-turn.js';
import { mergePeople } from '../privacy/correct-people.js';
import { foldName } from '../records/person-directory.js';
import type { Interaction, Person, PersonId, Session } from '../records/records.js';
import { planGhosts, planMerges } from '../speaker/merge-voices.js';
import type { VoiceRegistry } from '../speaker/voice-registry.js';
import { commitChanges, type IngestContext } from './ingest-context.js';
import { namePeople } from './name-people.js';
import type { SessionMemory } from './session-memory.js';

/** Turns of context for one inference, as during ingest. */
const RECENT_TURNS = 12;

/**
 * What a session's end brings (paper, section 3.1): fragments of one voice are joined, unsupported voices vanish into their
 * nearest, names are bound from what was said, and edges inferred before a name was known are inferred again.
 */
export async function endSession(
  context: IngestContext,
  { session, namesChanged, concurrent }: SessionMemory,
  registry?: VoiceRegistry,
): Promise<void> {
  if (registry !== undefined) await joinFragments(context, session, registry, concurrent.pairs());
  const named = await namePeople(context, [session]);
  if (namesChanged || named.length > 0) await reinferEdges(context, session);
  const stored = await context.store.get('session', session.id);
  if (stored !== undefined) {
    const [last] = await context.store.find('turn', { where: { sessionId: session.id }, descending: true, limit: 1 });
    const endedAt = last?.endedAt ?? last?.startedAt ?? session.startedAt;
    await commitChanges(context, 'session-end', [{ op: 'put', kind: 'session', record: { ...stored, endedAt } }]);
  }
  context.onProgress?.({ kind: 'session-ended', sessionId: session.id });
}

async function joinFragments(
  context: IngestContext,
  session: Session,
  registry: VoiceRegistry,
  concurrent: ReadonlySet<string>,
): Promise<void> {
  const { state } = context;
  const heard = () => [...state.voices.values()].filter((voice) => voice.model !== undefined);
  const plan = () => ({
    voices: heard(),
    sessionId: session.id,
    cohort: registry.cohort,
    concurrent,
    mayJoin: (left: PersonId, right: PersonId) => mayBeOne(state.directory.person(left), state.directory.person(right)),
  });
  for (const merge of planMerges(plan(), registry.options)) {
    await joinVoices(context, merge.fromVoiceId, merge.intoVoiceId);
  }
  for (const ghost of planGhosts(plan(), registry.options)) {
    if (ghost.intoVoiceId !== undefined) await joinVoices(context, ghost.voiceId, ghost.intoVoiceId);
  }
  registry.apply(heard());
}

/** People with two different names are not joined by ear. */
function mayBeOne(left: Person | undefined, right: Person | undefined): boolean {
  if (left?.displayName === undefined || right?.displayName === undefined) return true;
  return foldName(left.displayName) === foldName(right.displayName);
}

async function joinVoices(context: IngestContext, fromVoiceId: string, intoVoiceId: string): Promise<void> {
  const { state, store, actor, clock } = context;
  const personOf = async (voiceId: string) => store.get('person', state.directory.personOfVoice(voiceId) ?? '');
  const [from, into] = [await personOf(fromVoiceId), await personOf(intoVoiceId)];
  if (from === undefined || into === undefined || from.id === into.id) return;
  const batch = await mergePeople(store, from, into, { actor, at: clock.now() });
  await commitChanges(context, 'merge', batch.changes, { undoable: true });
  context.onProgress?.({ kind: 'people-merged', fromPersonId: from.id, intoPersonId: into.id });
}

/** The session's edges, inferred again from its first turn on with the names known now. */
async function reinferEdges(context: IngestContext, session: Session): Promise<void> {
  const { store, state } = context;
  const { directory } = state;
  const edges = new Map<string, Interaction>();
  const done: ConversationTurn[] = [];
  const present: PersonId[] = [];
  for (const turn of await store.find('turn', { where: { sessionId: session.id } })) {
    const speakerId = directory.personOfVoice(turn.voiceId) ?? turn.voiceId;
    present.splice(0, present.length, speakerId, ...present.filter((id) => id !== speakerId));
    const previous = done
      .slice(-RECENT_TURNS)
      .map((entry) => ({ ...entry, interaction: edges.get(entry.turn.id) ?? entry.interaction }));
    const { current, revised } = inferInteraction(
      { turn, speakerId },
      { session, previous: previous as ConversationTurn[], present: [...present], directory },
    );
    for (const interaction of [current, ...revised]) edges.set(interaction.id, interaction);
    done.push({ turn, speakerId, interaction: current });
  }
  await commitChanges(context, 'session-end', await reviseEdges([...edges.values()], store));
}
