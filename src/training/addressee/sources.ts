import type { AddresseeSession, AddresseeTurn } from '../../evaluation/addressee-sets.js';
import type { Scenario } from '../../generator/scenario.js';
import { packFor } from '../../language/packs.js';
import { foldName } from '../../records/person-directory.js';

/** The sessions of a generated scenario with addressees and reply links by full name; kin words and nicknames stay as said. */
export function scenarioSessions(scenario: Scenario): AddresseeSession[] {
  const names = new Map(scenario.cast.map((member) => [member.key, member.fullName]));
  const nameOf = (key: string) => names.get(key) ?? key;
  const known = new Set(
    scenario.cast.flatMap(({ firstName, fullName, nickname }) =>
      [firstName, fullName, nickname ?? firstName].map(foldName),
    ),
  );
  return scenario.sessions.map((session) => ({
    id: `${scenario.id}/${session.id}`,
    spaceId: scenario.id,
    turns: session.turns.map(
      (turn): AddresseeTurn => ({
        id: turn.id,
        speaker: nameOf(turn.speaker),
        text: turn.text,
        stripped: withoutCalls(turn.text, scenario.language, known),
        gold: turn.to.map(nameOf),
        named: turn.explicit,
        goldReply: turn.replyTo ?? null,
        startMs: turn.startMs,
        endMs: turn.endMs,
        picture: turn.image !== undefined,
      }),
    ),
  }));
}

/** A text without the names that are called in it; itself when nothing else is said. */
export function withoutCalls(text: string, language: string, known: ReadonlySet<string>): string {
  let rest = text;
  for (const { start, end } of packFor(language, text).vocatives(text, known).reverse()) {
    const before = rest.slice(0, start).replace(/[,，]\s*$/u, '');
    const after = rest.slice(end);
    rest = before.trim() === '' ? after.replace(/^[\s,，:：!！.。?？]+/u, '') : before + after;
  }
  const plain = rest.trim();
  if (!/\p{L}/u.test(plain)) return text;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Sessions without times, as transcripts without clocks are. */
export function withoutTimes(session: AddresseeSession): AddresseeSession {
  return { ...session, turns: session.turns.map(({ startMs: _start, endMs: _end, ...turn }) => turn) };
}
