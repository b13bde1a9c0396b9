import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk, TALK_START } from '../../test/fixtures/talk.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Asker } from './retrieval.js';
import { understandQuestion } from './understand-question.js';

let directory: PersonDirectory;
beforeAll(async () => {
  ({ directory } = await createTripTalk());
});
const read = (text: string, asker?: Asker) =>
  understandQuestion({ text, at: TALK_START, timeZone: 'UTC', ...(asker ? { asker } : {}) }, directory);

describe('understandQuestion', () => {
  it.each([
    ['Who was Nora Vale talking to when she asked about the cabin?', 'person-addressee', 'person_n'],
    ['Whom did Nora tell about the paddles?', 'person-addressee', 'person_n'],
    ['Who did Kai send his message to about the canoe?', 'person-addressee', 'person_k'],
    ['Who was the person being spoken to when "bring three paddles" was said?', 'person-addressee', undefined],
    ['Who said that the ferry leaves early?', 'person-speaker', undefined],
    ['Who first mentioned the lighthouse?', 'person-speaker', undefined],
    ['Who was the person Kai addressed with the words "mind the wet step"?', 'person-addressee', 'person_k'],
    ['Who did Kai turn to when he asked about the canoe?', 'person-addressee', 'person_k'],
    ['Whose words were these: "mind the wet step"?', 'person-speaker', undefined],
    ['Who wanted to know when the ferry leaves?', 'person-speaker', undefined],
    ['Who repaired the radio?', 'person', undefined],
    ['Can you tell me where the bakery is?', 'place', undefined],
    ['What did Kai say about the radio?', 'thing', 'person_k'],
    ['What time does the ferry leave?', 'time', undefined],
    ['How many paddles are needed?', 'number', undefined],
    ['Where is the bakery?', 'place', undefined],
    ['Is there a bakery?', 'yes-no', undefined],
    ['Which music does Emil prefer?', 'preference', undefined],
  ])('%s', (text, expects, speakerId) => {
    const asked = read(text);
    expect(asked.expects).toBe(expects);
    expect(asked.speakerId).toBe(speakerId);
  });

  it('tells what was said before from what is said now', () => {
    expect(read('Who said "mind the wet step"').tellsSituation).toBe(false);
    expect(read('Kai got into the boat. He told Nora: "Mind the wet step."').tellsSituation).toBe(true);
  });

  it('finds whom something was said to', () => {
    expect(read('What did Kai say to Nora about the canoe?')).toMatchObject({
      speakerId: 'person_k',
      addresseeId: 'person_n',
    });
    expect(read('Who told Kai to bring paddles?')).toMatchObject({
      expects: 'person-speaker',
      addresseeId: 'person_k',
    });
  });

  it('takes "I" for a known asker, softly for a doubtful one and for nobody otherwise', () => {
    const text = 'What did I say about the cabin?';
    expect(read(text, { outcome: 'known', personId: 'person_e' })).toMatchObject({
      aboutAsker: true,
      asker: { personId: 'person_e', sure: true },
      speakerId: 'person_e',
    });
    const doubtful = read(text, { outcome: 'doubtful', personId: 'person_e' });
    expect(doubtful.asker).toEqual({ personId: 'person_e', sure: false });
    expect(doubtful.speakerId).toBeUndefined();
    expect(read(text, { outcome: 'unknown' })).toMatchObject({ aboutAsker: true });
    expect(read(text, { outcome: 'unknown' }).asker).toBeUndefined();
  });

  it('does not take words inside a quotation for the asker', () => {
    expect(read('Who said, "I can bring the canoe paddles"?').aboutAsker).toBe(false);
  });

  it('lists everybody who shares a name without choosing one', () => {
    const asked = read('What did Vale say?');
    expect(asked.speakerId).toBeUndefined();
    expect(read('What did Nora and Emil plan?').people).toEqual(['person_n', 'person_e']);
  });

  it('splits a question that asks for several things', () => {
    const asked = read('Which cabin did they take, and what time does the ferry leave?');
    expect(asked.asksSeveralThings).toBe(true);
    expect(asked.parts.map(({ expects, clock }) => [expects, clock])).toEqual([
      ['thing', false],
      ['time', true],
    ]);
  });

  it('names what is asked for', () => {
    expect(read('What kind of boat is used?').whole.head).toBe('boat');
    expect(read('How many paddles will we need?').whole.head).toBe('paddles');
  });
});
