import type { Conversation, ConversationTurn } from '../../src/memory/conversation.js';
import { extractFacts } from '../../src/memory/fact/extract-facts.js';
import { createPersonDirectory, type PersonDirectory } from '../../src/records/person-directory.js';
import type { Fact, Person, PersonId } from '../../src/records/records.js';

/** A household and its guests; every test dialogue is spoken by some of them. */
export const PEOPLE = ['Ines', 'Tom', 'Priya', 'Oskar'] as const;

/** Monday, 2026-05-04, nine in the morning in Berlin. */
export const MONDAY = Date.UTC(2026, 4, 4, 7);
const ZONE = 'Europe/Berlin';

/** The directory that the test dialogues are read with. */
export function directoryOf(names: readonly string[] = PEOPLE): PersonDirectory {
  return createPersonDirectory(
    names.map((name, index): Person => {
      return { id: idOf(name), createdAt: 0, number: index + 1, displayName: name, aliases: [], nameEvidence: [] };
    }),
    [],
  );
}

/** The id of a test person. */
export function idOf(name: string): PersonId {
  return `person_${name.toLowerCase()}`;
}

const directory = directoryOf();
const LINE = /^(\w+)(?: > ([\w, ]+))?: (.*)$/;

/** Turns from lines such as "Ines > Tom: text", ten seconds apart; `> all` speaks to everyone, no `>` to nobody known. */
export function turnsOf(lines: readonly string[], startedAt = MONDAY, sessionId = 'session_1'): ConversationTurn[] {
  return lines.map((line, ordinal) => {
    const [, speaker = '', to = '', text = ''] = LINE.exec(line) ?? [];
    const names =
      to === 'all' ? PEOPLE.filter((name) => name !== speaker) : to.split(', ').filter((name) => name !== '');
    const id = `turn_${sessionId}_${ordinal}`;
    return {
      turn: { id, sessionId, ordinal, voiceId: `voice_${speaker}`, startedAt: startedAt + ordinal * 10_000, text },
      speakerId: idOf(speaker),
      interaction: {
        id,
        sessionId,
        addressees: names.map((name) => ({ personId: idOf(name), confidence: 0.9, why: 'test' })),
        toEveryone: to === 'all',
      },
    };
  });
}

/** The conversation as inference about the last of `turns` sees it. */
export function conversationOf(turns: readonly ConversationTurn[], startedAt = MONDAY): Conversation {
  return {
    session: { id: turns[0]?.turn.sessionId ?? 'session_1', label: 'S1', startedAt, timeZone: ZONE },
    previous: turns.slice(0, -1).slice(-12),
    present: PEOPLE.map(idOf),
    directory,
  };
}

let count = 0;

/** Facts of every turn of a dialogue, in order. */
export function factsOf(lines: readonly string[], startedAt = MONDAY, sessionId = 'session_1'): Fact[] {
  const turns = turnsOf(lines, startedAt, sessionId);
  return turns.flatMap((_, index) => {
    const upTo = turns.slice(0, index + 1);
    return extractFacts(upTo.slice(-4), conversationOf(upTo, startedAt), (kind) => {
      count += 1;
      return `${kind}_${count}`;
    });
  });
}

/** A fact in one readable line: "preference | Ines prefers tea. | preference/drink = tea". */
export function show(fact: Fact): string {
  const slot = fact.attribute === undefined ? '' : ` | ${fact.attribute} = ${directory.render(fact.value ?? '')}`;
  return `${fact.kind} | ${directory.render(fact.text)}${slot}`;
}
