import { foldName } from '../records/person-directory.js';
import type { KinName, NameClue, Person, PersonId, VoiceId } from '../records/records.js';
import type { NameEvidence } from '../speaker/name-evidence.js';
import { assignNames, isFixed, type NameBinding, type NamingInput } from '../speaker/name-people.js';
import { bindKinWords, type KinBinding } from '../speaker/name-questions.js';
import { defaultSpeakerOptions } from '../speaker/speaker-options.js';
import type { Change } from '../store/memory-store.js';
import { cluesOfKey, cluesOfVoice, evidenceOf, type NameMemory } from './hear-names.js';
import { commitChanges, type IngestContext } from './ingest-context.js';

/** What the people around some voices could be called, and what was decided. */
export interface NamingResult {
  /** Who was named for the first time. */
  named: PersonId[];
  input: NamingInput;
  bindings: NameBinding[];
}

/** How far a decision looks: from people to the names they may have, to the other people who may have those, and once more. */
const REACH = 3;

/**
 * Binds names from what was said to the people of these voices and to those who compete with them, one to one, and commits what
 * changed. Reads only clues about these people and names: the cost does not grow with the history.
 */
export async function namePeople(
  context: IngestContext,
  memory: NameMemory,
  voiceIds: Iterable<VoiceId>,
): Promise<NamingResult> {
  const { state } = context;
  const input = await namingInput(context, memory, voiceIds);
  const bindings = assignNames(input);
  const kin = bindKinWords(input);
  const touched = new Set([...bindings, ...kin].map(({ personId }) => personId));
  const named: PersonId[] = [];
  const changes = [...touched].flatMap((id): Change[] => {
    const person = state.directory.person(id);
    if (person === undefined) return [];
    const binding = bindings.find(({ personId }) => personId === id);
    const words = kin.filter(({ personId }) => personId === id);
    const record = withKin(binding === undefined ? person : withName(person, binding), words);
    if (record === person) return [];
    if (person.displayName !== record.displayName) named.push(id);
    return [{ op: 'put', kind: 'person', record }];
  });
  await commitChanges(context, 'session-end', changes);
  memory.fresh.clear();
  for (const personId of named) context.onProgress?.({ kind: 'person-named', personId });
  return { named, input, bindings };
}

async function namingInput(
  context: IngestContext,
  memory: NameMemory,
  voiceIds: Iterable<VoiceId>,
): Promise<NamingInput> {
  const { directory } = context.state;
  const clues = new Map<string, NameClue>();
  const people = new Set<PersonId>();
  const keys = new Set<string>();
  let next = new Set([...voiceIds].flatMap((voiceId) => directory.personOfVoice(voiceId) ?? []));
  for (let round = 0; round < REACH && next.size > 0; round += 1) {
    const fresh: NameClue[] = [];
    for (const personId of next) {
      people.add(personId);
      for (const voiceId of directory.voicesOf(personId))
        fresh.push(...(await cluesOfVoice(context, memory, voiceId)).values());
    }
    for (const { key, kind } of fresh) {
      if (kind === 'kin' || keys.has(key)) continue;
      keys.add(key);
      fresh.push(...(await cluesOfKey(context, memory, key)).values());
    }
    for (const clue of fresh) clues.set(clue.id, clue);
    const supporters = fresh
      .filter(({ weight }) => weight > 0)
      .flatMap(({ voiceId }) => directory.personOfVoice(voiceId) ?? []);
    next = new Set(supporters.filter((id) => !people.has(id)));
  }
  const evidence = [...clues.values()]
    .map((clue) => evidenceOf(context, clue))
    .filter((item): item is NameEvidence => item !== undefined);
  for (const { personId } of evidence) people.add(personId);
  for (const key of keys) for (const id of directory.byName(key)) people.add(id);
  const records = [...people].flatMap((id) => directory.person(id) ?? []);
  return {
    evidence,
    people: records.map((person) => (isFaint(context, person) ? { ...person, unsupported: true } : person)),
  };
}

/** Net speech in milliseconds without which a provisional voice is nobody yet; the same on every scale of scores. */
const FAINT_MS = defaultSpeakerOptions.ghostMs;

/** Somebody heard too little to be named: the name would stay on a noise. */
function isFaint({ state }: IngestContext, person: Person): boolean {
  const voices = state.directory.voicesOf(person.id).map((id) => state.voices.get(id));
  const heardMs = voices.reduce((sum, voice) => sum + (voice?.statistics?.netSpeechMs ?? 0), 0);
  return heardMs < FAINT_MS && voices.every((voice) => voice?.status === 'provisional');
}

/** The person with what was decided about the name; the same record when nothing is new. */
function withName(person: Person, binding: NameBinding): Person {
  const fixed = isFixed(person);
  const displayName = fixed || !isBetterName(person, binding) ? person.displayName : binding.name;
  const shown = foldName(displayName ?? '');
  const renamed = displayName !== person.displayName;
  const candidates = [...person.aliases, ...binding.aliases, ...(renamed ? [person.displayName ?? ''] : [])];
  const aliases = [...new Map(candidates.map((alias) => [foldName(alias), alias])).entries()]
    .filter(([folded]) => folded !== '' && folded !== shown && folded !== shown.split(' ')[0])
    .map(([, alias]) => alias);
  if (!renamed && aliases.length <= person.aliases.length) return person;
  return {
    ...person,
    ...(displayName === undefined ? {} : { displayName }),
    aliases,
    nameSource: fixed ? (person.nameSource as 'transcript' | 'correction') : 'said',
    nameEvidence: [...new Set([...person.nameEvidence, ...binding.evidence])],
    ...(fixed ? {} : { nameWhy: binding.why, nameWeight: binding.weight }),
  };
}

/** A name bound earlier gives way only to a longer form of itself, or becomes an alias of a name given as such. */
function isBetterName(person: Person, { name }: NameBinding): boolean {
  if (person.displayName === undefined) return true;
  const [held, found] = [foldName(person.displayName), foldName(name)];
  return held !== found && !held.includes(' ') && (found.includes(' ') || found.split(' ')[0] !== held);
}

function withKin(person: Person, words: readonly KinBinding[]): Person {
  const held = person.kinNames ?? [];
  const fresh = words.filter(
    ({ word, saidBy }) => !held.some((name) => name.saidBy === saidBy && foldName(name.word) === foldName(word)),
  );
  if (fresh.length === 0) return person;
  const added = fresh.map(({ word, saidBy, evidence }): KinName => ({ word, saidBy, evidence }));
  return { ...person, kinNames: [...held, ...added] };
}
