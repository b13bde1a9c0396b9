import { knownNamesOf } from '../memory/interaction/known-names.js';
import { foldName } from '../records/person-directory.js';
import type { NameClue, NameClueKind, PersonId, VoiceId } from '../records/records.js';
import type { NameEvidence, NamingTurn } from '../speaker/name-evidence.js';
import { createNameListener, type NameListener } from '../speaker/name-listener.js';
import { isFixed } from '../speaker/name-people.js';
import type { Change } from '../store/memory-store.js';
import type { IngestContext } from './ingest-context.js';

/** What is kept about names while a session is ingested: the listener, and the stored clues read so far. */
export interface NameMemory {
  readonly listener: NameListener;
  readonly byVoice: Map<VoiceId, Map<string, NameClue>>;
  readonly byKey: Map<string, Map<string, NameClue>>;
  /** Voices with clues that no naming has looked at yet. */
  readonly fresh: Set<VoiceId>;
}

/** Clues of one kind kept for a voice and a name: more of the same would change no decision, only grow with the history. */
const KEPT: Readonly<Record<NameClueKind, number>> = {
  self: 3,
  nickname: 3,
  introduced: 3,
  answered: 8,
  thanked: 8,
  kin: 6,
  'called-it': 2,
};

/** For one session. */
export function createNameMemory(): NameMemory {
  return { listener: createNameListener(), byVoice: new Map(), byKey: new Map(), fresh: new Set() };
}

/** Listens to a turn, or to the end of the session, and gives the clues to store with it. Reads what is stored about the names in it only. */
export async function hearNames(
  context: IngestContext,
  memory: NameMemory,
  entry: NamingTurn | 'end',
  directory = context.state.directory,
): Promise<Change[]> {
  const known = knownNamesOf(directory).keys;
  const evidence = entry === 'end' ? memory.listener.finish() : memory.listener.hear(entry, known);
  const changes: Change[] = [];
  for (const item of evidence) {
    const key = foldName(item.name);
    if (key === '' || !isWorthKeeping(context, item, key)) continue;
    const held = [...(await cluesOfVoice(context, memory, item.voiceId)).values()];
    const same = held.filter((clue) => clue.key === key && clue.kind === item.kind);
    const alike = item.kind === 'kin' ? same.filter((clue) => clue.saidByVoiceId === item.saidByVoiceId) : same;
    if (alike.length >= KEPT[item.kind]) continue;
    const record = clueOf(context.ids('clue'), item, key);
    await cluesOfKey(context, memory, key);
    noteClue(memory, record);
    changes.push({ op: 'put', kind: 'clue', record });
  }
  return changes;
}

function clueOf(id: string, item: NameEvidence, key: string): NameClue {
  const { sessionId, voiceId, saidByVoiceId, kind, name, weight, turnIds } = item;
  return { id, sessionId, voiceId, saidByVoiceId, kind, name, key, weight, evidence: turnIds };
}

function noteClue(memory: NameMemory, clue: NameClue): void {
  memory.byVoice.get(clue.voiceId)?.set(clue.id, clue);
  memory.byKey.get(clue.key)?.set(clue.id, clue);
  memory.fresh.add(clue.voiceId);
}

/** Names that a transcript or a person fixed need no more support, and nobody else can get them by being called. */
function isWorthKeeping({ state }: IngestContext, item: NameEvidence, key: string): boolean {
  const { directory } = state;
  if (item.kind === 'kin') return !directory.byKinWord(item.name, item.saidById).includes(item.personId);
  const person = directory.person(item.personId);
  if (person?.refusedNames?.includes(key) === true) return false;
  const fixedBearers = directory.byName(item.name).filter((id) => {
    const bearer = directory.person(id);
    return bearer !== undefined && isFixed(bearer);
  });
  if (person !== undefined && isFixed(person)) return item.kind === 'nickname' && fixedBearers.length === 0;
  return fixedBearers.length === 0 || item.kind === 'self' || item.kind === 'nickname';
}

/** Every stored clue about a voice, read once a session. */
export async function cluesOfVoice(context: IngestContext, memory: NameMemory, voiceId: VoiceId) {
  return readOnce(memory.byVoice, voiceId, () => context.store.find('clue', { where: { voiceId } }));
}

/** Every stored clue about a name, read once a session. */
export async function cluesOfKey(context: IngestContext, memory: NameMemory, key: string) {
  return readOnce(memory.byKey, key, () => context.store.find('clue', { where: { key } }));
}

async function readOnce(
  held: Map<string, Map<string, NameClue>>,
  key: string,
  read: () => Promise<readonly NameClue[]>,
): Promise<Map<string, NameClue>> {
  const known = held.get(key);
  if (known !== undefined) return known;
  const clues = new Map((await read()).map((clue) => [clue.id, clue]));
  held.set(key, clues);
  return clues;
}

/** A stored clue as evidence about the people of today; undefined when one of its voices is gone, or both are one person by now. */
export function evidenceOf(context: IngestContext, clue: NameClue): NameEvidence | undefined {
  const { directory } = context.state;
  const personId: PersonId | undefined = directory.personOfVoice(clue.voiceId);
  const saidById = directory.personOfVoice(clue.saidByVoiceId);
  if (personId === undefined || saidById === undefined) return undefined;
  const aboutOneself = clue.kind === 'self' || clue.kind === 'nickname' || clue.kind === 'called-it';
  if (personId === saidById && !aboutOneself) return undefined;
  const { name, kind, weight, sessionId, voiceId, saidByVoiceId, evidence } = clue;
  return { personId, saidById, voiceId, saidByVoiceId, name, kind, weight, sessionId, turnIds: evidence };
}
