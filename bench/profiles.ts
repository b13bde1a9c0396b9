import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askedAt, goldKey } from '../src/evaluation/benchmarks/benchmark.js';
import { isPersona } from '../src/evaluation/benchmarks/case-questions.js';
import { toolCallValues } from '../src/evaluation/benchmarks/vehicle-gold.js';
import { readVehicleQuestions, vehicleMemBench } from '../src/evaluation/benchmarks/vehiclemembench.js';
import { voxPolyBench } from '../src/evaluation/benchmarks/voxpolybench.js';
import { mean, personaCorrect } from '../src/evaluation/metrics.js';
import { claimsOnly, type ObservedClaim } from '../src/evaluation/profiles/observe-claims.js';
import { type ClaimTrial, scoreClaims } from '../src/evaluation/profiles/score-claims.js';
import { ownerByGold } from '../src/evaluation/profiles/vehicle-owner.js';
import { openQuestionSpace } from './question-spaces.js';

/** Options of {@link benchProfiles}. */
export interface ProfilesOptions {
  dataDirectory: string;
  outputDirectory: string;
  seed: number;
  print(line: string): void;
}

/** What came back for one question, before any gold is opened. */
interface Observation {
  caseId: string;
  questionId: string;
  people: readonly string[];
  claims: readonly ObservedClaim[];
}

interface PersonaAnswer {
  key: string;
  answer: string;
  evidence: readonly string[];
}

/**
 * Facts and profiles alone: what they return for questions about settings in a car (VehicleMemBench), and what a person who
 * changed their mind is told (persona questions of VoxPolyBench). Sets that are not there are left out.
 */
export async function benchProfiles(options: ProfilesOptions): Promise<{
  metrics: Record<string, number>;
  byKind: Record<string, { n: number } & Record<string, number>>;
  perItem: Record<string, unknown>[];
}> {
  const has = (name: string) => existsSync(join(options.dataDirectory, name));
  const observations = has(vehicleMemBench.name) ? await observeVehicles(options) : [];
  const answers = has(voxPolyBench.name) ? await askPersonas(options) : [];
  await mkdir(options.outputDirectory, { recursive: true });
  await writeFile(join(options.outputDirectory, 'profiles-answers.json'), JSON.stringify({ observations, answers }));
  const trials = observations.length === 0 ? [] : await pairUp(observations, options.dataDirectory);
  const { metrics, byKind } = scoreClaims(trials, vehicleMemBench.itemOf, options.seed);
  const personas = answers.length === 0 ? {} : await scorePersonas(answers, options.dataDirectory);
  return {
    metrics: { ...metrics, ...personas },
    byKind,
    perItem: trials.map(({ claims, gold }, at) => ({ ...observations[at], ...gold, claims })),
  };
}

async function observeVehicles(options: ProfilesOptions): Promise<Observation[]> {
  const observations: Observation[] = [];
  const cases = await vehicleMemBench.load(options.dataDirectory);
  for (const [place, item] of cases.entries()) {
    const space = await openQuestionSpace('given');
    try {
      await space.ingest(item);
      const people = [...new Set(item.turns.map(({ speaker }) => speaker))];
      for (const question of item.questions) {
        let claims: readonly ObservedClaim[] = [];
        const retriever = claimsOnly((seen) => {
          claims = seen;
        });
        await space.ask(question, { at: askedAt(item), retriever });
        observations.push({ caseId: item.id, questionId: question.id, people, claims });
      }
      options.print(`profiles ${place + 1}/${cases.length}: ${item.turns.length} turns`);
    } finally {
      await space.close();
    }
  }
  return observations;
}

async function pairUp(observations: readonly Observation[], dataDirectory: string): Promise<ClaimTrial[]> {
  const gold = await vehicleMemBench.openGold(dataDirectory);
  const rows = new Map((await readVehicleQuestions(dataDirectory)).map(({ id, rows: own }) => [id, own]));
  return observations.map(({ caseId, questionId, people, claims }) => {
    const expected = gold.get(goldKey(caseId, questionId));
    const row = rows.get(caseId)?.[Number(questionId.slice(1)) - 1];
    const values = toolCallValues(row?.new_answer ?? []);
    const owner = ownerByGold(row?.gold_memory ?? '', values, people);
    return {
      claims,
      gold: {
        kind: expected?.kind ?? 'unknown',
        minutes: expected?.evidence ?? [],
        values,
        ...(owner === undefined ? {} : { owner }),
      },
    };
  });
}

async function askPersonas(options: ProfilesOptions): Promise<PersonaAnswer[]> {
  const answers: PersonaAnswer[] = [];
  for (const item of await voxPolyBench.load(options.dataDirectory)) {
    const asked = item.questions.filter(({ asker }) => asker !== undefined);
    if (asked.length === 0) continue;
    const space = await openQuestionSpace('given');
    try {
      await space.ingest(item);
      for (const question of asked) {
        const { text: answer, evidence } = await space.ask(question, { at: askedAt(item) });
        answers.push({ key: goldKey(item.id, question.id), answer, evidence });
      }
    } finally {
      await space.close();
    }
  }
  return answers;
}

async function scorePersonas(
  answers: readonly PersonaAnswer[],
  dataDirectory: string,
): Promise<Record<string, number>> {
  const gold = await voxPolyBench.openGold(dataDirectory);
  const steady: number[] = [];
  const changed: { both: number; answered: number }[] = [];
  for (const { key, answer, evidence } of answers) {
    const expected = gold.get(key);
    if (expected?.answer === undefined || !isPersona(expected.kind)) continue;
    const right = personaCorrect(answer, expected.answer);
    if (expected.newer === undefined && expected.superseded === undefined) {
      steady.push(Number(right));
      continue;
    }
    // The gold answer is what once held where later turns speak against it, else what holds today.
    const other = expected.newer ?? expected.superseded ?? [];
    const shows = (turns: readonly string[]) => turns.some((turn) => evidence.includes(turn));
    changed.push({ both: Number(right && shows(expected.evidence) && shows(other)), answered: Number(right) });
  }
  const values = {
    personaUncontradicted: mean(steady),
    personaContradictedBoth: mean(changed.map(({ both }) => both)),
    personaContradictedGold: mean(changed.map(({ answered }) => answered)),
    personaQuestions: steady.length + changed.length,
    personaContradicted: changed.length,
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}
