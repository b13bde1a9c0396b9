import type { Random } from '../random.js';
import { answerTokens, containsGold, containsTokens, MAX_ANSWER_WORDS, wordCount } from './answer-text.js';

/** Whether an answer of at most 30 words contains every `;`-separated part of the gold as whole tokens. */
export function answerContained(answer: string, gold: string): boolean {
  return wordCount(answer) <= MAX_ANSWER_WORDS && containsGold(answer, gold);
}

/**
 * Whether the answer names the gold person and no second one of `people`. A first name stands for its bearer when
 * nobody else in the case has it.
 */
export function attributionExact(answer: string, gold: string, people: readonly string[]): boolean {
  const named = peopleNamed(answer, [...new Set([...people, gold])]);
  return named.size === 1 && named.has(gold);
}

/** The people whom a text names, by full name or by a first name that only they have. */
export function peopleNamed(text: string, people: readonly string[]): Set<string> {
  let tokens = answerTokens(text.replace(/['’]s\b/gu, ''));
  const named = new Set<string>();
  const byLength = [...people].sort((a, b) => answerTokens(b).length - answerTokens(a).length);
  for (const person of byLength) {
    const name = answerTokens(person);
    while (containsTokens(tokens, name)) {
      named.add(person);
      tokens = withoutRun(tokens, name);
    }
  }
  const firstNames = people.map((person) => answerTokens(person)[0]);
  for (const [index, first] of firstNames.entries()) {
    const isUnique = first !== undefined && firstNames.filter((other) => other === first).length === 1;
    if (isUnique && tokens.includes(first)) named.add(people[index] as string);
  }
  return named;
}

function withoutRun(tokens: readonly string[], run: readonly string[]): string[] {
  const start = tokens.findIndex((_, at) => run.every((token, offset) => tokens[at + offset] === token));
  return [...tokens.slice(0, start), '|', ...tokens.slice(start + run.length)];
}

/** Whether a persona answer contains the gold of the person who asks. */
export function personaCorrect(answer: string, gold: string): boolean {
  return answerContained(answer, gold);
}

/** Mean of the defined values; undefined when there are none. */
export function mean(values: Iterable<number | undefined>): number | undefined {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    if (value === undefined) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? undefined : sum / count;
}

/** The value below which a share `q` (0 to 1) of the values lies, by linear interpolation; undefined for no values. */
export function quantile(values: readonly number[], q: number): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const position = q * (sorted.length - 1);
  const below = sorted[Math.floor(position)] as number;
  const above = sorted[Math.ceil(position)] as number;
  return below + (above - below) * (position - Math.floor(position));
}

/** A percentile bootstrap interval of the mean (95 %, 1,000 resamples of the items); undefined for no values. */
export function bootstrapInterval(values: readonly number[], random: Random): [low: number, high: number] | undefined {
  if (values.length === 0) return undefined;
  const means = Array.from({ length: 1000 }, () => {
    let sum = 0;
    for (let draw = 0; draw < values.length; draw += 1) {
      sum += values[Math.floor(random.next() * values.length)] as number;
    }
    return sum / values.length;
  });
  return [quantile(means, 0.025) as number, quantile(means, 0.975) as number];
}
