import { describe, expect, it } from 'vitest';
import { chinese } from '../chinese/chinese.js';
import { createDraw } from '../draw.js';
import { english } from '../english/english.js';
import { buildCast } from './build-cast.js';
import type { Theme } from './theme.js';

describe('buildCast', () => {
  it('gives no two people one whole name, however often two share a first name', () => {
    let shared = 0;
    for (const language of [english, chinese])
      for (let seed = 0; seed < 600; seed += 1) {
        const theme = language.subjects.themes[seed % language.subjects.themes.length] as Theme;
        const cast = buildCast(language.names, theme, 10, createDraw(seed, 'cast'));
        expect(new Set(cast.map((member) => member.fullName)).size).toBe(cast.length);
        if (new Set(cast.map((member) => member.firstName)).size < cast.length) shared += 1;
      }
    expect(shared).toBeGreaterThan(100);
  });
});
