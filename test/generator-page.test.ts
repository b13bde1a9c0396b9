import { describe, expect, it } from 'vitest';
import { generatorPage, type MeasuredSet } from '../bench/generator-page.js';
import { generateScenario } from '../src/generator/generate-scenario.js';
import { viewOfScenario } from '../src/generator/quality/case-view.js';
import { measureQuality } from '../src/generator/quality/measure-quality.js';

function measured(origin: MeasuredSet['origin'], ...indexes: number[]): MeasuredSet {
  const options = { seed: 31, sessions: 4, questions: 40 };
  const cases = indexes.map((index) => viewOfScenario(generateScenario({ ...options, index })));
  return { name: `${origin} set`, cases, quality: measureQuality(cases), origin };
}

describe('the page of the generator', () => {
  it('sets generated conversations beside the public case', () => {
    const page = generatorPage('npm run bench -- generator', [measured('generated', 0, 1), measured('public', 2)]);
    for (const heading of ['Bounds', 'Conversation', 'Trivial rules', 'Questions', 'Novelty of wording'])
      expect(page).toContain(`<h2>${heading}</h2>`);
    expect(page).toContain('<th scope="col">public set</th>');
    expect(page.match(/<svg /gu)?.length).toBe(6);
    expect(page).not.toMatch(/NaN|undefined/u);
  });

  it('says that nothing was compared without the public case', () => {
    expect(generatorPage('x', [measured('generated', 3)])).toContain('Not compared');
  });
});
