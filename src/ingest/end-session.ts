import type { ConversationTurn } from '../memory/conversation.js';
import { inferInteraction } from '../memory/interaction/infer-interaction.js';
import { reviseEdges } from '../memory/remember-turn.js';
import { mergePeople } from '../privacy/correct-people.js';
import { refusedPairs } from '../privacy/refused-pairs.js';
import { foldName } from '../records/person-directory.js';
import type { Interaction, MergeReason, Person, PersonId, Session } from '../records/records.js';
import {
  type NearMerge,
  planGhosts,
  planQuestions,
  planSeparations,
  type Separation,
} from '../speaker/leftover-voices.js';
import type { VoiceMerge } from '../speaker/merge-voices.js';
import { reconcileSession } from '../speaker/reconcile-session.js';
import type { VoiceRegistry } from '../speaker/voice-registry.js';
import type { Change } from '../store/memory-store.js';
import { askPeople } from './ask-people.js';
import { hearNames } from './hear-names.js';
import { heardTogether } from './heard-together.js';
import { commitChanges, type IngestContext } from './ingest-context.js';
import { namePeople } from './name-people.js';
import { RECENT_TURNS, type SessionMemory } from './session-memory.js';
import { settleTurns } from './settle-turns.js';

/** Score of the next best person where there is none. */
const NONE = Number.NEGATIVE_INFINITY;
const BETTER_HEARD = 'the whole session heard, another voice explains it better';

/** So many times the net speech that a ghost lacks makes somebody of a voice that was only labelled. */
const HEARD_ENOUGH = 2;

/**
 * What a session's end brings (paper, section 3.1): the session's turns are scored again,
 * fragments of one voice are joined, unsupported voices vanish into their
 * nearest or from the list of people, names are bound from what was said, what fell just short becomes a question, and edges
 * inferred before a name was known are inferred again.
 */
export async function endSession(
  context: IngestContext,
  memory: SessionMemory,
  registry?: VoiceRegistry,
): Promise<void> {
  const { session, names } = memory;
  await commitChanges(context, 'session-end', await hearNames(context, names, 'end'));
  const heardOf = [...names.byVoice.keys()];
  const near = registry === undefined ? [] : await reconcile(context, memory, registry);
  const present = memory.present.flatMap((id) => context.state.directory.voicesOf(id));
  const naming = await namePeople(context, names, [...heardOf, ...present]);
  await askPeople(context, near, naming, memory.doubts);
  if (memory.speakersChanged || naming.named.length > 0) await reinferEdges(context, session);
  const stored = await context.store.get('session', session.id);
  if (stored !== undefined) {
    const [last] = await context.store.find('turn', { where: { sessionId: session.id }, descending: true, limit: 1 });
    const endedAt = last?.endedAt ?? last?.startedAt ?? session.startedAt;
    await commitChanges(context, 'session-end', [{ op: 'put', kind: 'session', record: { ...stored, endedAt } }]);
  }
  context.onProgress?.({ kind: 'session-ended', sessionId: session.id });
}

/** Scores the session again, joins what is one voice and hides what is nobody. Gives the pairs that were nearly joined. */
async function reconcile(context: IngestContext, memory: SessionMemory, registry: VoiceRegistry): Promise<NearMerge[]> {
  const { session, concurrent } = memory;
  const { state, store } = context;
  const { options } = registry;
  const refused = await refusedPairs(store, state.directory);
  const heard = () => [...state.voices.values()].filter((voice) => voice.model !== undefined);
  const plan = () => ({
    voices: heard(),
    sessionId: session.id,
    cohort: registry.cohort,
    concurrent: concurrent.pairs(),
    mayJoin: (left: PersonId, right: PersonId) =>
      !refused(left, right) && mayBeOne(state.directory.person(left), state.directory.person(right)),
    mayMove: (from: PersonId, to: PersonId) => !refused(from, to),
  });
  const utterances = await store.find('utterance', { where: { sessionId: session.id } });
  const { merges, moves } = reconcileSession({ ...plan(), utterances }, options);
  await settleTurns(
    context,
    memory,
    moves.map(({ turnId, intoVoiceId, score, heldScore }) => ({
      ...{ turnId, intoVoiceId, score, learns: score >= options.update },
      reason: { ...(Number.isFinite(heldScore) ? { heldScore } : {}), why: BETTER_HEARD },
    })),
  );
  for (const merge of merges) await joinVoices(context, session, merge);
  const ghosts = planGhosts(plan(), options);
  for (const { voiceId: fromVoiceId, intoVoiceId, score = 0, runnerUpScore = NONE, why } of ghosts) {
    if (intoVoiceId !== undefined)
      await joinVoices(context, session, { fromVoiceId, intoVoiceId, score, runnerUpScore, why });
  }
  await hideUnsupported(
    context,
    ghosts.flatMap(({ voiceId, intoVoiceId }) => (intoVoiceId === undefined ? [voiceId] : [])),
    options.ghostMs,
  );
  registry.remove([...state.voices.values()].flatMap(({ id, model }) => (model === undefined ? [id] : [])));
  registry.apply(heard());
  const isOpen = async (near: NearMerge) => !(await wereHeardTogether(context, near.voiceIds));
  const unnamed: Separation[] = [];
  for (const { voiceId, mayBe } of planSeparations(plan(), options)) {
    if (isNamed(context, voiceId)) continue;
    unnamed.push(mayBe !== undefined && (await isOpen(mayBe)) ? { voiceId, mayBe } : { voiceId });
  }
  await markUnconfirmed(context, unnamed);
  const near = unnamed.flatMap(({ mayBe }) => mayBe ?? []);
  for (const pair of planQuestions(plan(), options)) if (await isOpen(pair)) near.push(pair);
  return near;
}

/**
 * Unnamed people with nothing but ghost voices leave the list, their turns stay; whoever was hidden and speaks enough comes back.
 * Turns that only got a ghost's label count here, though its voice did not learn from them: somebody of few words is no noise. A
 * voice without a voiceprint, kept since borders vouch for its turn, supports nobody: it may be music.
 */
async function hideUnsupported(
  context: IngestContext,
  ghostVoiceIds: readonly string[],
  enoughMs: number,
): Promise<void> {
  const { state, store } = context;
  const ghosts = new Set(ghostVoiceIds);
  const heardMs = async (voiceId: string) => {
    if (state.voices.get(voiceId)?.prototypes.length === 0) return 0;
    const utterances = await store.find('utterance', { where: { voiceId } });
    return utterances.reduce((sum, { netSpeechMs }) => sum + netSpeechMs, 0);
  };
  const changes: Change[] = [];
  for (const person of state.directory.people) {
    const voiceIds = state.directory.voicesOf(person.id);
    const isGhost =
      person.displayName === undefined && voiceIds.length > 0 && voiceIds.every((voiceId) => ghosts.has(voiceId));
    if (!isGhost && person.unsupported !== true) continue;
    const total = (await Promise.all(voiceIds.map(heardMs))).reduce((sum, ms) => sum + ms, 0);
    const { unsupported, ...listed } = person;
    const hide = isGhost && total < HEARD_ENOUGH * enoughMs;
    if (hide && unsupported !== true)
      changes.push({ op: 'put', kind: 'person', record: { ...person, unsupported: true } });
    if (!hide && unsupported === true && total >= enoughMs) changes.push({ op: 'put', kind: 'person', record: listed });
  }
  await commitChanges(context, 'session-end', changes);
}

/** Whether the people behind two voices ever spoke over each other, in earlier sessions too. */
async function wereHeardTogether({ state, store }: IngestContext, voiceIds: readonly string[]): Promise<boolean> {
  const [left, right] = voiceIds.map((voiceId) => state.directory.personOfVoice(voiceId));
  return left !== undefined && right !== undefined && heardTogether(store, state.directory, left, right);
}

function isNamed({ state }: IngestContext, voiceId: string): boolean {
  return state.directory.person(state.directory.personOfVoice(voiceId) ?? '')?.displayName !== undefined;
}

/** Notes who may be somebody better known, and of whom that is no longer so. */
async function markUnconfirmed(context: IngestContext, unnamed: readonly Separation[]): Promise<void> {
  const { directory } = context.state;
  const changes = unnamed.flatMap(({ voiceId, mayBe }): Change[] => {
    const person = directory.person(directory.personOfVoice(voiceId) ?? '');
    if (person === undefined || (mayBe !== undefined) === (person.unconfirmed === true)) return [];
    const { unconfirmed: _, ...confirmed } = person;
    return [{ op: 'put', kind: 'person', record: mayBe === undefined ? confirmed : { ...person, unconfirmed: true } }];
  });
  await commitChanges(context, 'session-end', changes);
}

/** People with two different names are not joined by ear. */
function mayBeOne(left: Person | undefined, right: Person | undefined): boolean {
  if (left?.displayName === undefined || right?.displayName === undefined) return true;
  return foldName(left.displayName) === foldName(right.displayName);
}

async function joinVoices(
  context: IngestContext,
  session: Session,
  { fromVoiceId, intoVoiceId, score, runnerUpScore, why }: Omit<VoiceMerge, 'margin'>,
): Promise<void> {
  const { state, store, actor, clock } = context;
  const personOf = async (voiceId: string) => store.get('person', state.directory.personOfVoice(voiceId) ?? '');
  const [from, into] = [await personOf(fromVoiceId), await personOf(intoVoiceId)];
  if (from === undefined || into === undefined || from.id === into.id) return;
  if (await wereHeardTogether(context, [fromVoiceId, intoVoiceId])) return;
  const lead = Number.isFinite(runnerUpScore) ? { runnerUpScore, margin: score - runnerUpScore } : {};
  const reason: MergeReason = { sessionId: session.id, score, ...lead, why };
  const batch = await mergePeople(store, from, into, { actor, at: clock.now(), reason });
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
