import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPersonDirectory } from '../../records/person-directory.js';
import type { Interaction, Person, PersonId } from '../../records/records.js';
import type { ConversationTurn } from '../conversation.js';
import { inferInteraction } from './infer-interaction.js';

const SESSION = { id: 'session_1', label: 'S1', startedAt: 0, timeZone: 'UTC' };

function person(id: PersonId, number: number, displayName?: string): Person {
  const base = { id, createdAt: 0, number, aliases: [], nameEvidence: [] };
  return displayName === undefined ? base : { ...base, displayName };
}

const NAMED = [
  person('ana', 1, 'Ana Diaz'),
  person('bo', 2, 'Bo Lind'),
  person('cy', 3, 'Cy Okafor'),
  person('di', 4, 'Di Moss'),
];
const UNNAMED = ['ana', 'bo', 'cy', 'di'].map((id, index) => person(id, index + 1));

/** Runs a conversation in order, revisions included; one interaction a turn. */
function run(lines: readonly [PersonId, string][], people: readonly Person[] = NAMED): Interaction[] {
  const directory = createPersonDirectory(people, []);
  const turns: ConversationTurn[] = [];
  let present: PersonId[] = [];
  for (const [ordinal, [speakerId, text]] of lines.entries()) {
    present = [speakerId, ...present.filter((id) => id !== speakerId)];
    const id = `turn_${ordinal}`;
    const turn = { id, sessionId: 'session_1', ordinal, voiceId: speakerId, startedAt: ordinal * 1000, text };
    const previous = turns.slice(-12);
    const { current, revised } = inferInteraction(
      { turn, speakerId },
      { session: SESSION, previous, present, directory },
    );
    for (const better of revised) {
      const place = turns.findIndex((other) => other.turn.id === better.id);
      turns[place] = { ...(turns[place] as ConversationTurn), interaction: better };
    }
    turns.push({ turn, speakerId, interaction: current });
  }
  return turns.map((turn) => turn.interaction as Interaction);
}

function to(interaction: Interaction | undefined): string[] {
  if (interaction?.toEveryone) return ['everyone'];
  return (interaction?.addressees ?? []).map((link) => link.personId);
}

const OPENING: [PersonId, string][] = [
  ['ana', 'Hi everyone, shall we begin?'],
  ['bo', 'Hello all, I brought the list.'],
  ['cy', 'Hi everybody.'],
  ['di', 'Morning everyone.'],
];

describe('inferInteraction', () => {
  it('takes people called by name, one or several', () => {
    const all = run([...OPENING, ['ana', 'Cy, can you read it?'], ['bo', 'Ana, Di, here is the plan.']]);
    expect(to(all[4])).toEqual(['cy']);
    expect(all[4]?.addressees[0]?.confidence).toBeGreaterThan(0.9);
    expect(to(all[5])).toEqual(['ana', 'di']);
  });

  it('knows words for the whole group', () => {
    const all = run([...OPENING, ['ana', 'Okay guys, let’s start.']]);
    expect(to(all[4])).toEqual(['everyone']);
    expect(all[4]?.addressees.map((link) => link.personId).sort()).toEqual(['bo', 'cy', 'di']);
  });

  it('takes an answer for the one who asked, also across an interruption', () => {
    const all = run([
      ...OPENING,
      ['ana', 'Cy, did you find the key?'],
      ['bo', 'Di, is it raining?'],
      ['cy', 'Yes, it was in the drawer.'],
      ['di', 'No, the sky is clear.'],
    ]);
    expect(to(all[6])).toEqual(['ana']);
    expect(all[6]?.replyTo?.turnId).toBe('turn_4');
    expect(to(all[7])).toEqual(['bo']);
    expect(all[7]?.replyTo?.turnId).toBe('turn_5');
  });

  it('does not take somebody talked about for somebody talked to', () => {
    const all = run([...OPENING, ['bo', 'The soup is ready.'], ['ana', 'Cy, I think Bo needs a bigger spoon.']]);
    expect(to(all[5])).not.toContain('bo');
  });

  it('takes words to oneself for nobody', () => {
    const all = run([...OPENING, ['bo', 'Now where did I put my keys.']]);
    expect(all[4]?.addressees).toEqual([]);
    expect(all[4]?.toEveryone).toBe(false);
  });

  it('judges a turn anew when the next one answers it', () => {
    const before = run([...OPENING, ['bo', 'Is the train at seven?']]);
    const after = run([...OPENING, ['bo', 'Is the train at seven?'], ['ana', 'Yes, Bo, at seven.']]);
    expect(to(before[4])).not.toEqual(['ana']);
    expect(to(after[4])).toEqual(['ana']);
    expect(to(after[5])).toEqual(['bo']);
  });

  it('learns who is meant by a word for a relative from who answers', () => {
    const all = run([
      ...OPENING,
      ['di', 'Mom, where is my coat?'],
      ['bo', 'On the chair, Di.'],
      ['cy', 'Ana, pass the salt.'],
      ['di', 'Mom, and my hat?'],
    ]);
    expect(to(all[4])).toEqual(['bo']);
    expect(to(all[7])).toEqual(['bo']);
  });

  it('works by alternation while nobody has a name', () => {
    const all = run(
      [
        ['ana', 'Shall we have tea?'],
        ['bo', 'Yes, green tea.'],
        ['ana', 'With sugar?'],
        ['bo', 'No, plain.'],
      ],
      UNNAMED,
    );
    expect(to(all[0])).toEqual(['bo']);
    expect(to(all[1])).toEqual(['ana']);
    expect(to(all[2])).toEqual(['bo']);
    expect(all[3]?.replyTo?.turnId).toBe('turn_2');
  });

  it('finds a call in Chinese and in a language without a pack', () => {
    const people = [person('ana', 1, '张伟'), person('bo', 2, 'Анна'), person('cy', 3, '小雨')];
    const all = run(
      [
        ['ana', '大家好'],
        ['bo', 'Привет'],
        ['cy', '张伟，你觉得呢？'],
        ['ana', 'Анна, где ты?'],
      ],
      people,
    );
    expect(to(all[2])).toEqual(['ana']);
    expect(to(all[3])).toEqual(['bo']);
  });

  it('leaves a name that two people bear open, unless one is present', () => {
    const people = [person('ana', 1, 'Sam Lee'), person('bo', 2, 'Bo'), person('cy', 3, 'Sam Roy')];
    const apart = run(
      [
        ['ana', 'Hi all'],
        ['bo', 'Sam, ready?'],
      ],
      people,
    );
    expect(to(apart[1])).toEqual(['ana']);
    expect(apart[1]?.addressees[0]?.confidence).toBeGreaterThan(0.9);
  });

  it('says why without names, and never addresses the speaker', () => {
    const text = fc.constantFrom(
      ...['Thanks!', 'Ana, look.', 'Bo and Cy are late.', 'Is it far?', 'Hi everyone', 'Mom, wait', 'Di?', '好的', ''],
    );
    const line = fc.tuple(fc.constantFrom('ana', 'bo', 'cy', 'di'), text);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 15 }), (lines) => {
        for (const [index, interaction] of run(lines).entries()) {
          for (const link of interaction.addressees) {
            expect(link.personId).not.toBe(lines[index]?.[0]);
            expect(link.confidence).toBeGreaterThan(0);
            expect(link.confidence).toBeLessThanOrEqual(1);
            expect(link.why).not.toMatch(/\b(?:Ana|Bo|Cy|Di)\b/u);
          }
          const reply = interaction.replyTo;
          if (reply !== undefined) expect(Number(reply.turnId.slice(5))).toBeLessThan(index);
        }
      }),
      { numRuns: 60 },
    );
  });
});
