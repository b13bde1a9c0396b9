import { describe, expect, it } from 'vitest';
import { createPersonDirectory } from '../../records/person-directory.js';
import type { Interaction, Person, PersonId } from '../../records/records.js';
import type { ConversationTurn } from '../conversation.js';
import { checkModel, contributions, probabilities, shippedModel } from './addressee-model.js';
import { explain } from './explain.js';
import { sceneBefore, sceneOf } from './infer-interaction.js';
import { messageFeatures } from './message-features.js';
import { featureNames, KINDS, listReadings, type Readings, rowOf } from './options.js';
import { takeOutlook } from './outlook.js';
import { personFeatures } from './person-features.js';
import { readTurn } from './scene.js';
import { measureTopics } from './topics.js';

const SESSION = { id: 'session_1', label: 'S1', startedAt: 0, timeZone: 'UTC' };
const PEOPLE: Person[] = ['Ana', 'Bo', 'Cy', 'Di'].map((displayName, index) => ({
  id: displayName.toLowerCase(),
  createdAt: 0,
  number: index + 1,
  displayName,
  aliases: [],
  nameEvidence: [],
}));
const directory = createPersonDirectory(PEOPLE, []);

interface Line {
  by: PersonId;
  text: string;
  to?: readonly PersonId[];
  answers?: number;
  picture?: boolean;
}

function conversation(lines: readonly Line[]) {
  const turns = lines.map(({ by, text, to, answers, picture }, ordinal): ConversationTurn => {
    const id = `turn_${ordinal}`;
    const images = picture === true ? { images: [{ id: `${id}/picture` }] } : {};
    const turn = { id, sessionId: 'session_1', ordinal, voiceId: by, startedAt: ordinal * 5000, text, ...images };
    if (to === undefined) return { turn, speakerId: by };
    const addressees = to.map((personId) => ({ personId, confidence: 0.9, why: '' }));
    const base: Interaction = { id, sessionId: 'session_1', addressees, toEveryone: false };
    const replyTo = { turnId: `turn_${answers}`, confidence: 0.9, why: '' };
    return { turn, speakerId: by, interaction: answers === undefined ? base : { ...base, replyTo } };
  });
  const current = turns.at(-1) as ConversationTurn;
  const present = [...new Set(turns.map(({ speakerId }) => speakerId).reverse())];
  return { current, around: { session: SESSION, previous: turns.slice(0, -1), present, directory } };
}

const TALK: Line[] = [
  { by: 'di', text: 'Here I am.' },
  { by: 'ana', text: 'Bo, did you water the fern?', to: ['bo'] },
  { by: 'cy', text: 'Di, is it raining?', to: ['di'] },
  { by: 'bo', text: 'Yes, the fern is fine.' },
];

function featureOf(readings: Readings, name: string, person: PersonId): number {
  const option = readings.options.find(({ kind, personIds, reply }) => {
    return kind === 'person' && personIds[0] === person && reply === undefined;
  });
  if (option === undefined) return Number.NaN;
  return rowOf(readings, option)[featureNames.option.indexOf(name)] as number;
}

describe('listReadings', () => {
  const { current, around } = conversation(TALK);
  const readings = listReadings(sceneOf(current, around));

  it('offers everybody near with and without a turn to answer, everyone and nobody', () => {
    const found = readings.options.map(({ kind, personIds, reply }) =>
      [kind, personIds.join(), reply?.turn.id].join(' '),
    );
    expect(found).toContain('person ana turn_1');
    expect(found).toContain('person cy ');
    expect(found).toContain('pair cy,di turn_2');
    expect(found).toContain('nobody  ');
    expect(found.some((option) => option.startsWith('everyone'))).toBe(true);
    expect(found.some((option) => /person bo/u.test(option))).toBe(false);
  });

  it('measures turn-taking, topics and what is pending', () => {
    expect(featureOf(readings, 'calledMePending', 'ana')).toBe(1);
    expect(featureOf(readings, 'calledMePending', 'cy')).toBe(0);
    expect(featureOf(readings, 'justSpoke', 'cy')).toBe(1);
    expect(featureOf(readings, 'topic', 'ana')).toBeGreaterThan(0);
    expect(featureOf(readings, 'topic', 'cy')).toBe(0);
    expect(featureOf(readings, 'shareOfContacts', 'ana')).toBe(1);
    expect(featureOf(readings, 'floor', 'di')).toBeGreaterThan(0);
  });

  it('sees who was the last to show a picture', () => {
    const shown = conversation([{ ...(TALK[0] as Line), picture: true }, ...TALK.slice(1)]);
    const found = listReadings(sceneOf(shown.current, shown.around));
    expect(featureOf(found, 'showedLast', 'di')).toBe(1);
    expect(featureOf(found, 'showedLast', 'ana')).toBe(0);
    expect(featureOf(readings, 'showedLast', 'di')).toBe(0);
  });

  it('offers those called together, and the one answered before another is called', () => {
    const both = conversation([...TALK.slice(0, 2), { by: 'bo', text: 'It is fine. Cy and Di, come here.' }]);
    const kinds = listReadings(sceneOf(both.current, both.around)).options.map(({ kind, personIds }) => [
      kind,
      ...personIds,
    ]);
    expect(kinds).toContainEqual(['called', 'cy', 'di']);
    expect(kinds).toContainEqual(['answer-then-call', 'cy', 'di', 'ana']);
  });

  it('has one value for each feature name, and finite ones', () => {
    expect(readings.turn).toHaveLength(featureNames.turn.length);
    for (const option of readings.options) {
      const row = rowOf(readings, option);
      expect(row).toHaveLength(KINDS.length + personFeatures.length + messageFeatures.length);
      expect(row.every(Number.isFinite)).toBe(true);
    }
    expect(new Set(featureNames.option).size).toBe(featureNames.option.length);
  });
});

describe('sceneBefore', () => {
  it('judges the turn before with who spoke next', () => {
    const { current, around } = conversation([...TALK, { by: 'ana', text: 'Thanks, Bo.' }]);
    const scene = sceneBefore(current, around);
    expect(scene.current.turn.id).toBe('turn_3');
    const readings = listReadings(scene);
    expect(featureOf(readings, 'isNext', 'ana')).toBe(1);
    expect(featureOf(readings, 'isNextCallingMe', 'ana')).toBe(1);
    expect(featureOf(readings, 'isNextThanking', 'ana')).toBe(1);
    expect(featureOf(readings, 'isNext', 'cy')).toBe(0);
  });
});

describe('takeOutlook', () => {
  it('follows threads and answers by the reply links so far', () => {
    const lines: Line[] = [
      { by: 'ana', text: 'Bo, where is the key?', to: ['bo'] },
      { by: 'cy', text: 'It rains.', to: ['di'] },
      { by: 'bo', text: 'On the hook.', to: ['ana'], answers: 0 },
      { by: 'ana', text: 'Which hook?' },
    ];
    const { current, around } = conversation(lines);
    const outlook = takeOutlook(sceneOf(current, around));
    expect(outlook.threads[0]).toBe(outlook.threads[2]);
    expect(outlook.threads[1]).not.toBe(outlook.threads[0]);
    expect(outlook.answers('turn_0')).toEqual({ count: 1, mine: false });
    expect([...outlook.inThread(outlook.threads[0] as number)].sort()).toEqual(['ana', 'bo']);
    expect(outlook.mine).toBe(2);
  });
});

describe('measureTopics', () => {
  it('weighs rare words more than common ones', () => {
    const lines = ['tea fern', 'tea moss', 'tea lake', 'tea fern'].map((text) => ({ by: 'ana', text }));
    const { around, current } = conversation(lines);
    const window = [...around.previous, current].map((turn) => readTurn(turn, around));
    const [first, second, , last] = window as [(typeof window)[0], (typeof window)[0], unknown, (typeof window)[0]];
    const topics = measureTopics(window);
    expect(topics.cosine(first, last)).toBeCloseTo(1);
    expect(topics.cosine(first, second)).toBeLessThan(0.2);
    expect(topics.shared(first, last)).toBeGreaterThan(topics.shared(first, second));
  });
});

describe('the model', () => {
  const { current, around } = conversation(TALK);
  const readings = listReadings(sceneOf(current, around));
  const model = shippedModel();

  it('gives probabilities that sum to 1', () => {
    const shares = probabilities(model, readings);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  });

  it('explains a choice by what raised it, in words', () => {
    const option = readings.options.find(({ reply }) => reply?.turn.id === 'turn_1') as Readings['options'][number];
    const weights = contributions(model, readings, rowOf(readings, option));
    expect(Math.max(...weights)).toBeGreaterThan(0);
    const { person, reply } = explain(model, readings, option);
    expect(person).toMatch(/^[a-z][\p{L} ;,]+$/u);
    expect(reply).toMatch(/^[a-z][\p{L} ;,]+$/u);
  });

  it('is refused when it was trained for other features', () => {
    expect(() => checkModel({ ...model, turnFeatures: ['other'] })).toThrow('other features');
  });
});
