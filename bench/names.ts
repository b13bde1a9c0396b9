import { type NameItem, type NameScore, scoreNames } from '../src/evaluation/name-binding.js';
import { createSeededIds } from '../src/ids.js';
import { endSession } from '../src/ingest/end-session.js';
import type { IngestContext } from '../src/ingest/ingest-context.js';
import { namePeople } from '../src/ingest/name-people.js';
import { openSession } from '../src/ingest/session-memory.js';
import { storeTurn } from '../src/ingest/store-turn.js';
import { guardStore } from '../src/privacy/guarded-store.js';
import { loadSpaceState } from '../src/privacy/space-state.js';
import { createRandom } from '../src/random.js';
import { foldName } from '../src/records/person-directory.js';
import { createInMemoryStore } from '../src/store/memory/in-memory-store.js';
import type { Change } from '../src/store/memory-store.js';
import type { NameDialogue } from './name-dialogues/name-dialogue.js';
import { nameDialogues } from './name-dialogues/name-dialogues.js';

const START = Date.UTC(2026, 0, 5, 9);
const DAY_MS = 86_400_000;
const TURN_MS = 4_000;

/** Names from written dialogues whose speakers are known by voice only, through the same steps as a recording. */
export async function benchNames(): Promise<NameScore> {
  const items: NameItem[] = [];
  for (const { about, dialogues } of nameDialogues) {
    for (const [place, dialogue] of dialogues.entries()) {
      const expected = expectedClaims(dialogue);
      items.push({
        id: dialogue.id,
        kind: about,
        sealed: place % 2 === 1,
        expected,
        found: await runDialogue(dialogue),
      });
    }
  }
  return scoreNames(items);
}

function expectedClaims({ names, aliases = {}, kin = [], askSame = [] }: NameDialogue): string[] {
  return [
    ...Object.entries(names).map(([voice, name]) => `${voice} is ${foldName(name)}`),
    ...Object.entries(aliases).flatMap(([voice, list]) => list.map((alias) => `${voice} also ${foldName(alias)}`)),
    ...kin.map(({ word, by, is }) => `${is} is ${foldName(word)} to ${by}`),
    ...askSame.map(([left, right]) => `${left} may be ${right}`),
  ];
}

/** The claims that the system makes about the voices of a dialogue. */
export async function runDialogue(dialogue: NameDialogue): Promise<string[]> {
  const store = guardStore(createInMemoryStore({ space: { id: 'space_1', createdAt: START, timeZone: 'UTC' } }));
  const sessions = dialogue.script.split(/\n\s*\n/u).map((part) =>
    part
      .trim()
      .split('\n')
      .map((line) => {
        const [voice = '', ...words] = line.trim().split(': ');
        return { voice, text: words.join(': ') };
      }),
  );
  const voices = [...new Set(sessions.flat().map(({ voice }) => voice))].sort();
  const people = voices.flatMap((voice, index): Change[] => [
    {
      op: 'put',
      kind: 'person',
      record: { id: `person_${voice}`, createdAt: START, number: index + 1, aliases: [], nameEvidence: [] },
    },
    {
      op: 'put',
      kind: 'voice',
      record: {
        id: `voice_${voice}`,
        personId: `person_${voice}`,
        createdAt: START,
        status: 'established',
        prototypes: [],
      },
    },
  ]);
  await store.commit({ action: 'ingest', actor: 'system', at: START, changes: people });
  const state = await loadSpaceState(store);
  const ids = createSeededIds(createRandom(1));
  const context: IngestContext = { store, state, ids, clock: { now: () => START }, actor: 'system', timeZone: 'UTC' };
  for (const [day, lines] of sessions.entries()) {
    const startedAt = new Date(START + day * DAY_MS).toISOString();
    const memory = await openSession(context, { session: `day ${day}`, startedAt });
    for (const [ordinal, { voice, text }] of lines.entries()) {
      const turn = {
        id: ids('turn'),
        sessionId: memory.session.id,
        ordinal,
        voiceId: `voice_${voice}`,
        startedAt: memory.session.startedAt + ordinal * TURN_MS,
        text,
      };
      await storeTurn(context, memory, { turn, identity: [] });
      if (memory.names.fresh.size > 0) await namePeople(context, memory.names, [...memory.names.fresh]);
    }
    await endSession(context, memory);
  }
  const voiceOf = (personId: string) => personId.replace('person_', '');
  const asked = await store.find('review', { where: { state: 'open' } });
  return [
    ...[...state.persons.values()].flatMap(({ id, displayName, aliases, kinNames = [] }) => [
      ...(displayName === undefined ? [] : [`${voiceOf(id)} is ${foldName(displayName)}`]),
      ...aliases.map((alias) => `${voiceOf(id)} also ${foldName(alias)}`),
      ...kinNames.map(({ word, saidBy }) => `${voiceOf(id)} is ${foldName(word)} to ${voiceOf(saidBy)}`),
    ]),
    ...asked
      .filter(({ kind }) => kind === 'same-person')
      .map(({ personIds }) => personIds.map(voiceOf).sort().join(' may be ')),
  ];
}
