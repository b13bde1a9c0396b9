import { describe, expect, it } from 'vitest';
import { packFor } from '../packs.js';
import { universalPack } from './universal-pack.js';

describe('universalPack', () => {
  it('serves languages without a pack, by tag or by text', () => {
    expect(packFor('fr-CA', 'bonjour').id).toBe('und');
    expect(packFor(undefined, 'Здравствуйте').id).toBe('und');
    expect(packFor('en-GB', 'Здравствуйте').id).toBe('en');
    expect(packFor('und', 'what is that').id).toBe('en');
  });

  it('never alters a word', () => {
    for (const word of ['здравствуйте', 'مرحبا', 'कैसे', 'déjà']) expect(universalPack.stem(word)).toBe(word);
  });

  it('finds known names set off by a comma, in any script', () => {
    const known = new Set(['анна', 'ليلى']);
    expect(universalPack.vocatives('Анна, где ты?', known)).toMatchObject([{ name: 'Анна', position: 'leading' }]);
    expect(universalPack.vocatives('شكرا، ليلى.', known)).toMatchObject([{ name: 'ليلى', position: 'trailing' }]);
    expect(universalPack.vocatives('Анна пришла', known)).toEqual([]);
  });

  it('knows questions by their mark', () => {
    expect(universalPack.isQuestion('كيف حالك؟')).toBe(true);
    expect(universalPack.isQuestion('Всё хорошо.')).toBe(false);
  });
});
