import { foldName, type PersonDirectory, personReference } from '../records/person-directory.js';
import type { Fact, PersonId, Turn, TurnId, Utterance, Voice, VoiceId } from '../records/records.js';
import type { ChangeDraft } from './change-draft.js';
import type { GuardedReader } from './guarded-store.js';

/** Rebuilds a voice's prototypes and statistics from what was heard; given by `speaker/recompute-voice.ts`. */
export type RecomputeVoice = (voice: Voice, utterances: readonly Utterance[]) => Voice;

/** Turns of one person that become another one's. */
export interface TurnsOnTheMove {
  draft: ChangeDraft;
  reader: GuardedReader;
  directory: PersonDirectory;
  from: PersonId;
  to: PersonId;
  /** The voice that gets them. */
  voiceId: VoiceId;
  /** As they were. */
  turns: readonly Turn[];
  /** Voices of `from`. */
  owned: ReadonlySet<VoiceId>;
}

/**
 * The voices that utterances left or joined (`moved`, as drafted) as what is theirs now makes them: they forget what went and
 * learn what came.
 */
export async function recomputeVoices(
  draft: ChangeDraft,
  reader: GuardedReader,
  voiceIds: Iterable<VoiceId>,
  moved: Iterable<TurnId>,
  recomputeVoice: RecomputeVoice,
): Promise<void> {
  for (const voiceId of new Set(voiceIds)) {
    const voice = await draft.read('voice', voiceId);
    if (voice === undefined) continue;
    const stored = await reader.find('utterance', { where: { voiceId } });
    const candidates = new Set([...stored.map(({ id }) => id), ...moved]);
    const drafted = await Promise.all([...candidates].map((id) => draft.read('utterance', id)));
    const own = drafted.filter((utterance): utterance is Utterance => utterance?.voiceId === voiceId);
    draft.put('voice', recomputeVoice(voice, own));
  }
}

/** What was made of the turns follows them: claims, edges, clues, and a name that rests on them alone (given on to a new person). */
export async function followTurns(move: TurnsOnTheMove, isNew: boolean): Promise<void> {
  await repointClaims(move);
  await repointEdges(move);
  await repointClues(move);
  await moveName(move, isNew);
}

/** An unnamed person left without any turn leaves the list. */
export async function hideWithoutTurns({ draft, reader, turns, owned, from }: TurnsOnTheMove): Promise<void> {
  const gone = new Set(turns.map(({ id }) => id));
  const limit = gone.size + 1;
  for (const voiceId of owned) {
    const left = await reader.find('turn', { where: { voiceId }, limit });
    if (left.some(({ id }) => !gone.has(id))) return;
  }
  const person = await draft.read('person', from);
  if (person !== undefined && person.displayName === undefined) draft.put('person', { ...person, unsupported: true });
}

/** Facts said in the moved turns, their profile entries and all their index documents follow to the other person. */
async function repointClaims(move: TurnsOnTheMove): Promise<void> {
  const { draft, reader, directory, from, to, voiceId, turns } = move;
  const moved = new Set(turns.map(({ id }) => id));
  const oldIds = directory.idsOf(from);
  const swapText = (text: string) =>
    oldIds.reduce((result, id) => result.replaceAll(personReference(id), personReference(to)), text);
  const factIds = new Set<string>();
  for (const { id: turnId } of turns) {
    await repointDocument(turnId, false);
    for (const { id } of await reader.find('fact', { where: { evidence: turnId } })) {
      const fact = await draft.read('fact', id);
      if (fact === undefined) continue;
      if (!moved.has(fact.evidence[0] ?? '') || factIds.has(fact.id) || !oldIds.includes(fact.speakerId)) continue;
      factIds.add(fact.id);
      const aboutSelf = fact.subjectId !== undefined && oldIds.includes(fact.subjectId);
      const record: Fact = { ...fact, speakerId: to };
      if (aboutSelf)
        Object.assign(record, { subjectId: to, text: swapText(fact.text), value: fact.value && swapText(fact.value) });
      draft.put('fact', record);
      await repointDocument(fact.id, aboutSelf);
    }
    for (const entry of await reader.find('profile', { where: { evidence: turnId } })) {
      if (entry.factId === undefined || !factIds.has(entry.factId) || !oldIds.includes(entry.personId)) continue;
      draft.put('profile', { ...entry, personId: to, value: swapText(entry.value) });
      await repointDocument(entry.id, true);
    }
  }
  async function repointDocument(id: string, aboutSelf: boolean): Promise<void> {
    const document = await draft.read('document', id);
    if (document === undefined) return;
    const record = { ...document, voiceId };
    if (aboutSelf && document.subjectId !== undefined) {
      record.subjectId = oldIds.includes(document.subjectId) ? to : document.subjectId;
      record.terms = document.terms
        .split(' ')
        .map((term) => (oldIds.includes(term) ? to : term))
        .join(' ');
    }
    draft.put('document', record);
  }
}

/** A turn that only moved turns answer was meant for their speaker; nobody speaks to themselves. */
async function repointEdges(move: TurnsOnTheMove): Promise<void> {
  const { reader, directory, from, to, turns, owned } = move;
  const moved = new Set(turns.map(({ id }) => id));
  const oldIds = new Set(directory.idsOf(from));
  const toIds = new Set([to, ...directory.idsOf(to)]);
  for (const { id } of turns) {
    await swapAddressees(move, id, (personId) => (toIds.has(personId) ? undefined : personId));
    const asked = (await reader.get('interaction', id))?.replyTo?.turnId;
    if (asked === undefined) continue;
    const replies = await reader.find('interaction', { where: { replyToTurnId: asked } });
    const others = await reader.getMany(
      'turn',
      replies.map((reply) => reply.id).filter((reply) => !moved.has(reply)),
    );
    if (others.some((turn) => owned.has(turn.voiceId))) continue;
    const asker = (await reader.get('turn', asked))?.voiceId ?? '';
    const isOwn = moved.has(asked) || toIds.has(directory.personOfVoice(asker) ?? '');
    const meant = isOwn ? undefined : to;
    await swapAddressees(move, asked, (personId) => (oldIds.has(personId) ? meant : personId));
  }
}

async function swapAddressees(
  { draft, reader }: TurnsOnTheMove,
  turnId: TurnId,
  swap: (personId: PersonId) => PersonId | undefined,
): Promise<void> {
  const swapAll = (ids: readonly PersonId[]) => [...new Set(ids.flatMap((id) => swap(id) ?? []))];
  const differs = (ids: readonly PersonId[]) => ids.some((id) => swap(id) !== id);
  const interaction = await draft.read('interaction', turnId);
  if (interaction === undefined || !differs(interaction.addressees.map(({ personId }) => personId))) return;
  const links = interaction.addressees.flatMap((link) => {
    const personId = swap(link.personId);
    return personId === undefined ? [] : [{ ...link, personId }];
  });
  draft.put('interaction', {
    ...interaction,
    addressees: [...new Map(links.map((link) => [link.personId, link])).values()],
  });
  const facts = (await reader.find('fact', { where: { evidence: turnId } })).filter(
    ({ evidence }) => evidence[0] === turnId,
  );
  for (const { id } of facts) {
    const fact = await draft.read('fact', id);
    if (fact !== undefined && differs(fact.addresseeIds))
      draft.put('fact', { ...fact, addresseeIds: swapAll(fact.addresseeIds) });
  }
  for (const id of [turnId, ...facts.map((fact) => fact.id)]) {
    const document = await draft.read('document', id);
    if (document !== undefined && differs(document.addresseeIds))
      draft.put('document', { ...document, addresseeIds: swapAll(document.addresseeIds) });
  }
}

/** What the moved turns showed about names they show about the other voice. */
async function repointClues({ draft, reader, turns, voiceId }: TurnsOnTheMove): Promise<void> {
  for (const turn of turns) {
    for (const { id } of await reader.find('clue', { where: { evidence: turn.id } })) {
      const clue = await draft.read('clue', id);
      if (clue === undefined) continue;
      const swap = (old: VoiceId) => (old === turn.voiceId ? voiceId : old);
      draft.put('clue', { ...clue, voiceId: swap(clue.voiceId), saidByVoiceId: swap(clue.saidByVoiceId) });
    }
  }
}

/** Weight of clues in the turns that stay from which a name stays with them; one call that was answered. */
const KEEPS_NAME = 1;

/** A name heard in moved turns only is the name of whom they belong to. */
async function moveName({ draft, reader, turns, owned, from, to }: TurnsOnTheMove, isNew: boolean): Promise<void> {
  const [old, other] = [await draft.read('person', from), await draft.read('person', to)];
  if (old?.nameSource !== 'said' || other === undefined) return;
  const moved = new Set(turns.map(({ id }) => id));
  const own = (await reader.getMany('turn', old.nameEvidence)).filter((turn) => owned.has(turn.voiceId));
  if (own.length === 0 || own.some(({ id }) => !moved.has(id))) return;
  const full = foldName(old.displayName ?? '');
  const clues = (await Promise.all([...owned].map((voiceId) => reader.find('clue', { where: { voiceId } })))).flat();
  const left = clues.filter(
    ({ key, kind, evidence }) =>
      kind !== 'kin' && (key === full || key === full.split(' ')[0]) && !evidence.some((id) => moved.has(id)),
  );
  if (left.reduce((sum, { weight }) => sum + weight, 0) >= KEEPS_NAME) return;
  const { displayName, nameSource, nameWhy, nameWeight, ...unnamed } = old;
  draft.put('person', { ...unnamed, aliases: [], nameEvidence: [] });
  if (!isNew || displayName === undefined) return;
  draft.put('person', {
    ...other,
    displayName,
    nameSource,
    aliases: old.aliases,
    nameEvidence: old.nameEvidence,
    ...(nameWhy === undefined ? {} : { nameWhy }),
    ...(nameWeight === undefined ? {} : { nameWeight }),
  });
}
