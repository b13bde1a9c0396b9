import { answerTokens, containsTokens } from '../answer-text.js';
import { readEvents } from '../benchmarks/vehicle-gold.js';

/**
 * Whom a setting belongs to by the gold memory: who speaks or sets in the newest event that mentions all values of the answer.
 * Undefined (an abstention) when no event mentions them or the sentence that does names nobody.
 */
export function ownerByGold(
  goldMemory: string,
  values: readonly string[],
  people: readonly string[],
): string | undefined {
  if (values.length === 0) return undefined;
  const agreeing = readEvents(goldMemory).events.filter(({ text }) => mentionsAll(text, values));
  const newest = agreeing.at(-1);
  return newest === undefined ? undefined : subjectOf(newest.text, values, people);
}

/** Whether a text holds every value as whole words. */
export function mentionsAll(text: string, values: readonly string[]): boolean {
  const tokens = answerTokens(text);
  return values.every((value) => containsTokens(tokens, answerTokens(value)));
}

/** The person who leads the first sentence that mentions a value; "she", "he" and the car lead back to whoever led before. */
function subjectOf(text: string, values: readonly string[], people: readonly string[]): string | undefined {
  let subject: string | undefined;
  for (const sentence of sentencesOf(text)) {
    const outside = sentence.replace(/(?<!\p{L})['‘“"].*?['’”"](?!\p{L})/gu, ' ');
    subject = leaderOf(outside, people) ?? subject;
    if (values.some((value) => mentionsAll(sentence, [value]))) return subject;
  }
  return undefined;
}

/** Sentences, quotations kept whole: a stop inside one ends no sentence of the teller's. */
function sentencesOf(text: string): string[] {
  return text.match(/(?:(?<!\p{L})['‘“"].*?['’”"](?!\p{L})|[^.!?])+[.!?]*/gu) ?? [];
}

function leaderOf(sentence: string, people: readonly string[]): string | undefined {
  const places = people.flatMap((person) => {
    const [first = person] = person.split(/\s+/u);
    const place = sentence.search(new RegExp(`(?<!\\p{L})${escaped(first)}(?!\\p{L})`, 'u'));
    return place < 0 ? [] : [{ person, place }];
  });
  const pronoun = sentence.search(/(?<!\p{L})(?:she|he|they|the car|the system)(?!\p{L})/iu);
  const best = places.sort((left, right) => left.place - right.place)[0];
  return best === undefined || (pronoun >= 0 && pronoun < best.place) ? undefined : best.person;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
