import { describe, expect, it } from 'vitest';
import { conversationOf, directoryOf, factsOf, idOf, turnsOf } from '../../test/memory/dialogue.js';
import type { Fact } from '../records/records.js';
import { factDocument, profileDocument, turnDocument } from './index-document.js';

const lines = ['Tom > Ines: Priya, I prefer a phone call on Sundays.'];
const turns = turnsOf(lines);
const { session } = conversationOf(turns);
const terms = (document: { terms: string }) => document.terms.split(' ');

describe('index documents', () => {
  it('finds a turn by its words, pictures, people and date', () => {
    const current = turns[0]!;
    const picture = {
      caption: 'a red kayak',
      visibleText: 'ZARN',
      takenAt: Date.UTC(2024, 4, 1),
      hash: '00ff00000000000a',
    };
    const turn = { ...current.turn, images: [{ id: 'image_1', ...picture }] };
    const document = turnDocument(turn, current.interaction, session, directoryOf());
    expect(terms(document)).toEqual(expect.arrayContaining(['call', 'kayak', idOf('Priya'), '2026-05-04']));
    expect(terms(document)).toEqual(expect.arrayContaining(['zarn', '2024-05-01', 'picture1xff']));
    expect(document).toMatchObject({ layer: 'interaction', evidence: [turn.id], addresseeIds: [idOf('Ines')] });
  });

  it('finds a fact by its reference and by the general words of its slot', () => {
    const [fact] = factsOf(lines) as [Fact];
    const document = factDocument(fact, session);
    expect(terms(document)).toEqual(expect.arrayContaining([idOf('Tom'), 'contact', 'reach', 'call']));
    expect(document.subjectId).toBe(idOf('Tom'));
    expect(document).not.toHaveProperty('vector');
  });

  it('finds a profile entry likewise, and carries a vector with its model', () => {
    const entry = {
      id: 'profile_1',
      personId: idOf('Tom'),
      attribute: 'preference/contact',
      value: 'a phone call',
      since: session.startedAt,
      evidence: ['turn_1'],
      origin: 'rules' as const,
    };
    const model = { modelId: 'm', dimension: 2 };
    const document = profileDocument(entry, session, undefined, { vector: new Float32Array([1, 0]), model });
    expect(terms(document)).toEqual(expect.arrayContaining([idOf('Tom'), 'call', 'contact']));
    expect(document).toMatchObject({ layer: 'profile', evidence: ['turn_1'], vectorModel: model });
  });
});
