import { describe, expect, it } from 'vitest';
import { chinese } from './chinese/chinese.js';
import { english } from './english/english.js';
import { defaultSessionCount, generateScenario } from './generate-scenario.js';
import { viewOfScenario } from './quality/case-view.js';
import { type Reading, readEvidence, readingShare, swappedEvidence } from './quality/evidence-reader.js';
import type { Scenario, WorldFact } from './scenario.js';

const SEEDS = 50;
const small = { sessions: 4, turnsPerSession: 30, questions: 50 };

/** Everything that must hold for any scenario; returns what does not. */
function faults(scenario: Scenario): string[] {
  const found: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) found.push(`${scenario.id}: ${what}`);
  };
  const people = new Map(scenario.cast.map((member) => [member.key, member]));
  const names = new Set(scenario.cast.map((member) => member.fullName));
  const factKeys = new Set(scenario.facts.map((fact) => fact.key));
  const order = new Map<string, number>();
  const stated = new Map<string, number>();
  check(names.size === scenario.cast.length, 'two people of one name');
  for (const session of scenario.sessions) {
    const here = new Set(session.present);
    for (const turn of session.turns) {
      const place = order.size;
      const isReplyEarlier =
        turn.replyTo === undefined || (order.has(turn.replyTo) && turn.replyTo.startsWith(`${session.id}_`));
      check(!order.has(turn.id), `turn id ${turn.id} twice`);
      check(isReplyEarlier, `${turn.id} answers nothing earlier in its session`);
      check(here.has(turn.speaker), `${turn.id} is spoken by somebody absent`);
      check(turn.to.length > 0 && !turn.to.includes(turn.speaker), `${turn.id} is spoken to nobody or oneself`);
      check(
        turn.to[0] === 'everyone' || turn.to.every((key) => here.has(key)),
        `${turn.id} is spoken to somebody absent`,
      );
      check(
        [...turn.asserts, ...turn.retracts].every((key) => factKeys.has(key)),
        `${turn.id} states an unknown fact`,
      );
      check(
        turn.retracts.every((key) => stated.has(key)),
        `${turn.id} takes back what nobody said`,
      );
      check(
        turn.mentions.every((key) => people.has(key)),
        `${turn.id} mentions a stranger`,
      );
      check(turn.endMs > turn.startMs, `${turn.id} takes no time`);
      order.set(turn.id, place);
      for (const key of turn.asserts) stated.set(key, place);
    }
  }
  for (const fact of scenario.facts) {
    check(stated.has(fact.key), `fact ${fact.key} (${fact.kind}) is never stated`);
    check(fact.supersededBy === undefined || factKeys.has(fact.supersededBy), `fact ${fact.key} gives way to nothing`);
    check(
      !isTakenBack(scenario, fact) || successor(scenario, fact)?.value !== fact.value,
      `fact ${fact.key} is put right by itself`,
    );
    check(fact.validTo === undefined || fact.validTo >= fact.validFrom, `fact ${fact.key} ends before it begins`);
  }
  const ids = new Set<string>();
  for (const question of scenario.questions) {
    check(!ids.has(question.id), `question id ${question.id} twice`);
    check(
      question.evidence.every((id) => order.has(id)),
      `${question.id} has evidence that is no turn`,
    );
    check(question.answerable === question.evidence.length > 0, `${question.id} answerable against its evidence`);
    check(
      question.superseded.every((id) => !question.evidence.includes(id)),
      `${question.id} superseded by itself`,
    );
    check(
      question.distractors.every((id) => !question.evidence.includes(id)),
      `${question.id} distracts with evidence`,
    );
    const answers = question.kind.endsWith('attribution') || !question.answerable ? [] : question.answer.split('; ');
    check(
      !question.distractors.some((id) => answers.some((answer) => says(scenario, id, answer))),
      `${question.id} distracts with its answer`,
    );
    check(
      question.superseded.length === 0 ||
        formerTurns(scenario, question).every((id) => question.superseded.includes(id)),
      `${question.id} forgets a former version`,
    );
    check(question.asker === undefined || names.has(question.asker), `${question.id} is asked by a stranger`);
    check(!question.kind.startsWith('personal') || question.asker !== undefined, `${question.id} needs an asker`);
    check(!question.kind.endsWith('attribution') || names.has(question.answer), `${question.id} names nobody`);
    ids.add(question.id);
  }
  return found;
}

const successor = (scenario: Scenario, fact: WorldFact) =>
  scenario.facts.find((other) => other.key === fact.supersededBy);

/** Claimed by one person only and taken back, so that another value must hold. */
const isTakenBack = (scenario: Scenario, fact: WorldFact) =>
  fact.disputed === true && scenario.facts.filter((other) => other.supersededBy === fact.supersededBy).length === 1;

const turnsOf = (scenario: Scenario) => scenario.sessions.flatMap((session) => session.turns);

function says(scenario: Scenario, id: string, answer: string): boolean {
  const rules = (scenario.language === 'zh' ? chinese : english).sentences;
  return turnsOf(scenario).some((turn) => turn.id === id && rules.contains(turn.text, answer));
}

/** Turns that state an earlier version with another value than the one that the question's evidence states. */
function formerTurns(scenario: Scenario, question: Scenario['questions'][number]): string[] {
  const turns = turnsOf(scenario);
  const stated = turns.filter((turn) => question.evidence.includes(turn.id)).flatMap((turn) => turn.asserts);
  const older = (key: string): WorldFact[] =>
    scenario.facts.filter((fact) => fact.supersededBy === key).flatMap((fact) => [fact, ...older(fact.key)]);
  const keys = new Set(stated.flatMap(older).flatMap((fact) => (fact.value === question.answer ? [] : [fact.key])));
  return turns.filter((turn) => turn.asserts.some((key) => keys.has(key))).map((turn) => turn.id);
}

/** Marks of the machinery that a matcher could use, anywhere in what a system reads. */
function leaks(scenario: Scenario): string[] {
  const texts = [
    ...scenario.sessions.flatMap((session) => session.turns.flatMap((turn) => [turn.text, turn.image?.caption ?? ''])),
    ...scenario.questions.map((question) => question.question),
  ];
  const machinery = /[<>{}|_]|\bS\d+\b|\bT\d{3}\b|\b[pfme]\d+\b|undefined|null|NaN|\bIMG| {2}/u;
  const keys = scenario.facts
    .filter((fact) => fact.kind === 'preference' || fact.kind === 'background' || fact.kind === 'secret')
    .map((fact) => fact.attribute)
    .filter((key) => key.includes('-'));
  return texts.filter((text) => machinery.test(text) || keys.some((key) => text.includes(key)));
}

describe('generateScenario', () => {
  it(`makes ${SEEDS} seeds x 2 scenarios in which everything holds, nothing leaks and the evidence can be read`, () => {
    const found: string[] = [];
    const right: Reading[] = [];
    const swapped: Reading[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      for (const index of [seed % 7, 7 + (seed % 11)]) {
        const scenario = generateScenario({ seed, index, ...small });
        found.push(...faults(scenario), ...leaks(scenario));
        const view = viewOfScenario(scenario);
        right.push(...readEvidence(view, (question) => question.evidence));
        swapped.push(...readEvidence(view, swappedEvidence(view)));
      }
    }
    expect(found).toEqual([]);
    for (const kind of new Set(right.map((reading) => reading.kind)))
      expect(readingShare(right.filter((reading) => reading.kind === kind)), kind).toBeGreaterThanOrEqual(0.95);
    expect(readingShare(swapped)).toBeLessThan(0.05);
  }, 60_000);

  it('is checked by checks that see a fault and a leak', () => {
    const scenario = generateScenario({ seed: 1, index: 0, ...small });
    const [first, ...rest] = scenario.sessions as [Scenario['sessions'][number], ...Scenario['sessions']];
    const [turn, ...turns] = first.turns as [(typeof first.turns)[number], ...typeof first.turns];
    const spoil = (change: Partial<typeof turn>): Scenario => ({
      ...scenario,
      sessions: [{ ...first, turns: [{ ...turn, ...change }, ...turns] }, ...rest],
    });
    expect(leaks(spoil({ text: 'See S1_T001.' }))).toHaveLength(1);
    expect(leaks(spoil({ text: 'Fact f12 holds.' }))).toHaveLength(1);
    expect(faults(spoil({ to: [turn.speaker] }))).toHaveLength(1);
    expect(faults(spoil({ replyTo: 'S1_T020' }))).toHaveLength(1);
    expect(
      faults({ ...scenario, questions: scenario.questions.map((question) => ({ ...question, evidence: [] })) }).length,
    ).toBeGreaterThan(9);
  });

  it('holds at full size, with a question of every kind', () => {
    const scenario = generateScenario({ seed: 9, index: 1 });
    expect(faults(scenario)).toEqual([]);
    expect(leaks(scenario)).toEqual([]);
    expect(new Set(scenario.questions.map((question) => question.kind)).size).toBe(10);
    expect(scenario.questions.length).toBeGreaterThan(70);
    expect(new Set(scenario.questions.map((question) => question.difficulty))).toEqual(
      new Set(['easy', 'medium', 'hard']),
    );
  });

  it('is the same for the same seed and another for another', () => {
    const one = JSON.stringify(generateScenario({ seed: 5, index: 2, ...small }));
    expect(JSON.stringify(generateScenario({ seed: 5, index: 2, ...small }))).toBe(one);
    expect(JSON.stringify(generateScenario({ seed: 6, index: 2, ...small }))).not.toBe(one);
  });

  it('has 176 sessions over 18 scenarios', () => {
    const counts = Array.from({ length: 18 }, (_, index) => defaultSessionCount(index));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(176);
  });

  it('puts recogniser errors in on demand and leaves gold alone', () => {
    const clean = generateScenario({ seed: 5, index: 2, ...small });
    const noisy = generateScenario({ seed: 5, index: 2, ...small, asrErrors: { wordErrorRate: 0.2, bare: true } });
    expect(faults(noisy)).toEqual([]);
    expect(noisy.facts).toEqual(clean.facts);
    expect(
      noisy.sessions.flatMap((session) => session.turns).every((turn) => turn.text === turn.text.toLowerCase()),
    ).toBe(true);
  });
});

describe('a Chinese scenario', () => {
  it('holds for many seeds and leaks nothing', () => {
    const found: string[] = [];
    for (let seed = 1; seed <= 25; seed += 1) {
      const scenario = generateScenario({ seed, index: seed, language: chinese, ...small });
      found.push(...faults(scenario), ...leaks(scenario), ...foreignWords(scenario));
    }
    expect(found).toEqual([]);
  });

  it('has questions of every kind, and recogniser errors on demand', () => {
    const options = { seed: 3, index: 0, language: chinese };
    const scenario = generateScenario(options);
    expect(new Set(scenario.questions.map((question) => question.kind)).size).toBe(10);
    expect(scenario.questions.length).toBeGreaterThan(70);
    const noisy = generateScenario({ ...options, asrErrors: { wordErrorRate: 0.2 } });
    expect(faults(noisy)).toEqual([]);
    expect(noisy.facts).toEqual(scenario.facts);
    expect(noisy.sessions[1]?.turns[3]?.text).not.toBe(scenario.sessions[1]?.turns[3]?.text);
  });
});

/** Latin letters but those of codes have no place in Chinese talk. */
function foreignWords(scenario: Scenario): string[] {
  const texts = scenario.sessions.flatMap((session) => session.turns.map((turn) => turn.text));
  return texts.filter((text) => /[a-z]|[A-Z]{2}| |，，|。。|，。|^，/u.test(text));
}
