import { join } from 'node:path';
import { type AddresseeItem, type AddresseeScore, scoreAddressees } from '../src/evaluation/addressee.js';
import type { Conversation, ConversationTurn } from '../src/memory/conversation.js';
import { inferInteraction } from '../src/memory/interaction/infer-interaction.js';
import { createPersonDirectory, type PersonDirectory } from '../src/records/person-directory.js';
import type { Interaction, Person, PersonId, Session } from '../src/records/records.js';
import {
  type AddresseeSession,
  type AddresseeTurn,
  hasSet,
  loadH2hMemAddressees,
  loadIrcAddressees,
  loadVoxPolyAddressees,
} from './addressee-sets.js';

/** Turns that inference may see before the current one. */
const WINDOW = 12;
const START = Date.UTC(2026, 0, 5, 9);
const TURN_MS = 4000;

/** Which lines lose their leading call before the system sees them. */
type Stripping = 'none' | 'scored' | 'every';

/**
 * Addressee and reply inference, turn by turn in order, speakers given, everything else hidden; a turn may be revised
 * once, by the turn after it. People exist from their first turn on. The VoxPolyBench case must be there; IRC and H2HMem
 * are reported beside it when they are.
 */
export async function benchAddressee(options: { dataDirectory: string; seed: number }): Promise<AddresseeScore> {
  const main = scoreAddressees(runAll(loadVoxPolyAddressees(options.dataDirectory), 'none'));
  const report = (sessions: readonly AddresseeSession[], stripping: Stripping, suffix: string) => {
    const score = scoreAddressees(runAll(sessions, stripping), suffix);
    Object.assign(main.metrics, score.metrics);
    Object.assign(main.byKind, score.byKind);
  };
  if (hasSet(options.dataDirectory, join('irc', 'dev'))) {
    const irc = loadIrcAddressees(options.dataDirectory);
    report(irc, 'none', '.irc');
    report(irc, 'scored', '.ircStripped');
    report(irc, 'every', '.ircEveryStripped');
  }
  if (hasSet(options.dataDirectory, 'h2hmem')) {
    const dialogues = loadH2hMemAddressees(options.dataDirectory);
    report(dialogues, 'scored', '.h2hStripped');
    report(dialogues, 'every', '.h2hEveryStripped');
  }
  return main;
}

function runAll(sessions: readonly AddresseeSession[], stripping: Stripping): AddresseeItem[] {
  const spaces = new Map<string, People>();
  return sessions.flatMap((session) => {
    const people = spaces.get(session.spaceId) ?? createPeople();
    spaces.set(session.spaceId, people);
    return runSession(session, people, stripping);
  });
}

function runSession(session: AddresseeSession, people: People, stripping: Stripping): AddresseeItem[] {
  const record: Session = { id: session.id, label: session.id, startedAt: START, timeZone: 'UTC' };
  const previous: ConversationTurn[] = [];
  let present: PersonId[] = [];
  const items: AddresseeItem[] = [];
  /** The scored turn just before, as the system saw it: the next turn may correct it. */
  let waiting: ConversationTurn | undefined;
  for (const [ordinal, turn] of session.turns.entries()) {
    const speakerId = people.of(turn.speaker);
    present = [speakerId, ...present.filter((id) => id !== speakerId)];
    const text = stripping === 'every' ? (turn.stripped ?? turn.text) : turn.text;
    const at = (spoken: string): ConversationTurn => ({
      turn: {
        id: turn.id,
        sessionId: session.id,
        ordinal,
        voiceId: speakerId,
        startedAt: START + ordinal * TURN_MS,
        text: spoken,
      },
      speakerId,
    });
    const conversation: Conversation = {
      session: record,
      previous: previous.slice(-WINDOW),
      present,
      directory: people.directory(),
    };
    const heard = at(text);
    const { current, revised } = inferInteraction(heard, conversation);
    for (const interaction of revised) replace(previous, interaction);
    const last = items.at(-1);
    if (waiting !== undefined && last !== undefined) {
      const seen = { ...conversation, previous: [...conversation.previous.slice(0, -1), waiting] };
      const [better] = inferInteraction(heard, seen).revised;
      if (better !== undefined) Object.assign(last, predictionOf(better, people));
    }
    if (turn.gold !== undefined) {
      const alone = stripping === 'scored' && turn.stripped !== undefined && turn.stripped !== turn.text;
      const judged = alone ? at(turn.stripped as string) : heard;
      const first = alone ? inferInteraction(judged, conversation).current : current;
      items.push(itemOf(turn, first, people));
      waiting = { ...judged, interaction: first };
    } else {
      waiting = undefined;
    }
    previous.push({ ...heard, interaction: current });
  }
  return items;
}

function replace(turns: ConversationTurn[], interaction: Interaction): void {
  const index = turns.findLastIndex((turn) => turn.turn.id === interaction.id);
  const turn = turns[index];
  if (turn !== undefined) turns[index] = { ...turn, interaction };
}

function itemOf(turn: AddresseeTurn, interaction: Interaction, people: People): AddresseeItem {
  const item = { id: turn.id, gold: turn.gold ?? [], named: turn.named, ...predictionOf(interaction, people) };
  return turn.goldReply === undefined ? item : { ...item, goldReply: turn.goldReply };
}

function predictionOf(interaction: Interaction, people: People) {
  const confidences = interaction.addressees.map((link) => link.confidence);
  return {
    predicted: interaction.toEveryone
      ? ['everyone']
      : interaction.addressees.map((link) => people.directory().displayName(link.personId)),
    confidence: confidences.length === 0 ? 0 : Math.min(...confidences),
    predictedReply: interaction.replyTo?.turnId ?? null,
    why: interaction.addressees[0]?.why ?? '',
  };
}

interface People {
  of(name: string): PersonId;
  directory(): PersonDirectory;
}

function createPeople(): People {
  const persons: Person[] = [];
  let directory = createPersonDirectory(persons, []);
  return {
    of(name) {
      const known = persons.find((person) => person.displayName === name);
      if (known !== undefined) return known.id;
      const number = persons.length + 1;
      const id = `person_${number}`;
      persons.push({ id, createdAt: START, number, displayName: name, aliases: [], nameEvidence: [] });
      directory = createPersonDirectory(persons, []);
      return id;
    },
    directory: () => directory,
  };
}
