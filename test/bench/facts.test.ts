import { describe, expect, it } from 'vitest';
import { addedDistractors } from '../../bench/fact-pages/added-distractors.js';
import { distractors } from '../../bench/fact-pages/distractors.js';
import type { FactPage } from '../../bench/fact-pages/fact-page.js';
import { factPages } from '../../bench/fact-pages/fact-pages.js';
import { pageFacts, pageTurns } from '../../bench/fact-pages/parse-fact-page.js';
import { addedPages, sealedPages } from '../../bench/fact-pages/split.js';
import { echoFacts, factsFrom } from '../../bench/facts.js';
import { type FoundFact, type GoldFact, statesFact } from '../../src/evaluation/match-facts.js';
import { scoreFacts } from '../../src/evaluation/score-facts.js';
import { createRandom } from '../../src/random.js';

const KINDS = ['event', 'state', 'preference', 'relationship', 'plan', 'belief', 'decision'];

/** The gold fact as the system would keep it: filed under the first of its subjects that its statement fits. */
function asFound(gold: GoldFact, place: number): FoundFact {
  const fact = { id: `fact ${place}`, kind: gold.kind, statement: gold.statement, claimant: gold.claimant ?? '' };
  const options = gold.subjects.map((subject) => ({
    ...fact,
    evidence: gold.evidence,
    ...(gold.speakers.includes(subject) ? { subject } : {}),
  }));
  return options.find((option) => statesFact(option, gold)) as FoundFact;
}

const items = (change: (facts: readonly FoundFact[], gold: readonly GoldFact[], page: number) => FoundFact[]) =>
  factPages.map((page, place) => {
    const gold = pageFacts(page);
    const { id, language } = page;
    return { id, language, sealed: sealedPages.has(id), gold, found: change(gold.map(asFound), gold, place) };
  });

describe('the pages of gold facts', () => {
  it('are at least 58 with 16 Chinese ones, 8 to 20 turns and two to five people each, and hold at least 900 facts', () => {
    expect(factPages.length).toBeGreaterThanOrEqual(58);
    expect(factPages.filter(({ language }) => language === 'zh').length).toBeGreaterThanOrEqual(16);
    expect(new Set(factPages.map(({ id }) => id)).size).toBe(factPages.length);
    for (const page of factPages) {
      const turns = pageTurns(page);
      expect(turns.map(({ number }) => number)).toEqual(turns.map((_, place) => place + 1));
      expect(turns.length).toBeGreaterThanOrEqual(8);
      expect(turns.length).toBeLessThanOrEqual(20);
      expect(turns.every(({ speaker, text }) => speaker !== '' && text !== '')).toBe(true);
      const people = new Set(turns.map(({ speaker }) => speaker)).size;
      expect(people).toBeGreaterThanOrEqual(2);
      expect(people).toBeLessThanOrEqual(5);
    }
    const required = factPages.flatMap(pageFacts).filter(({ optional }) => !optional);
    expect(required.length).toBeGreaterThanOrEqual(900);
  });

  it('hold facts that are well formed and satisfy their own key', () => {
    for (const page of factPages) {
      const facts = pageFacts(page);
      const turns = pageTurns(page);
      const labels = facts.map(({ label }) => label);
      for (const fact of facts) {
        expect(KINDS).toContain(fact.kind);
        expect(fact.evidence.length).toBeLessThanOrEqual(4);
        for (const turn of fact.evidence) expect(turns[turn - 1], fact.statement).toBeDefined();
        if (fact.claimant !== undefined) expect(fact.speakers).toContain(fact.claimant);
        if (fact.supersedes !== undefined) expect(labels).toContain(fact.supersedes);
        expect(asFound(fact, 0), fact.statement).toBeDefined();
      }
    }
  });

  it('are sealed by a draw, half of each language but for those added later', () => {
    expect(factPages.slice(-addedPages.size).map(({ id }) => id)).toEqual([...addedPages]);
    const first = factPages.slice(0, -addedPages.size);
    const drawn = (['en', 'zh'] as const).flatMap((language) => {
      const ids = first.filter((page) => page.language === language).map(({ id }) => id);
      return createRandom(2026)
        .shuffle(ids)
        .slice(Math.floor(ids.length / 2));
    });
    expect([...sealedPages].sort()).toEqual(drawn.sort());
  });

  it('go with at least 350 distractor turns, each once, the first 224 where they were', () => {
    expect([distractors.en.length, distractors.zh.length]).toEqual([164, 60]);
    const all = [distractors, addedDistractors].flatMap(({ en, zh }) => [...en, ...zh]);
    expect(all.length).toBeGreaterThanOrEqual(350);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('scoring facts', () => {
  it('gives perfect facts 1 and 1', () => {
    const { metrics } = scoreFacts(items((facts) => [...facts]));
    for (const suffix of ['', '.tuning']) {
      expect(metrics[`factPrecision${suffix}`]).toBe(1);
      expect(metrics[`factRecall${suffix}`]).toBe(1);
    }
  });

  it('gives nothing for facts that are filed under somebody else', () => {
    const { metrics } = scoreFacts(items((facts) => facts.map((fact) => ({ ...fact, subject: 'Somebody Else' }))));
    expect(metrics['factRecall']).toBe(0);
    expect(metrics['factPrecision']).toBe(0);
  });

  it('gives little to whoever repeats every turn as a fact about its speaker, and next to nothing for another person', () => {
    const echo = (shift: number) =>
      scoreFacts(items((_, __, page) => echoFacts(factPages[page] as FactPage, shift))).metrics;
    expect(echo(0)['factPrecision']).toBeLessThan(0.5);
    expect(echo(0)['factRecall']).toBeLessThan(0.5);
    expect(echo(1)['factPrecision']).toBeLessThan(0.1);
  });

  it('calls a fact that is kept twice a duplicate, and wrong', () => {
    const { metrics } = scoreFacts(items((facts) => [...facts, ...facts]));
    expect(metrics['factRecall']).toBe(1);
    expect(metrics['factPrecision']).toBeCloseTo(0.5, 1);
  });

  it('sees whether the newer fact retires the older one', () => {
    const retiring = (facts: readonly FoundFact[], gold: readonly GoldFact[]) =>
      facts.map((fact, place) => {
        const label = gold[place]?.label;
        const newer = facts[gold.findIndex(({ supersedes }) => supersedes !== undefined && supersedes === label)];
        return newer === undefined ? fact : { ...fact, supersededBy: newer.id };
      });
    expect(scoreFacts(items(retiring)).metrics['replacedRight']).toBe(1);
    expect(scoreFacts(items((facts) => [...facts])).metrics['replacedRight']).toBe(0);
  });
});

describe('reading facts through the library', () => {
  it('names subject, speaker and turn', async () => {
    const turn = { session: 's', startedAt: '2026-03-12T10:00' };
    const facts = await factsFrom([
      { ...turn, speaker: 'Nora', text: "I'm allergic to peanuts.", id: '1' },
      { ...turn, speaker: 'Theo', text: 'Good to know.', id: '2' },
    ]);
    expect(facts).toMatchObject([{ subject: 'Nora', claimant: 'Nora', evidence: [1] }]);
  });
});
