import { type AddresseeModel, contributions } from './addressee-model.js';
import { messageFeatures } from './message-features.js';
import { KINDS, type Option, type OptionKind, type Readings, rowOf } from './options.js';
import { personFeatures } from './person-features.js';

/** What the kinds of readings that are not one person say of themselves. */
const KIND_WORDS: Readonly<Record<OptionKind, string | undefined>> = {
  person: undefined,
  called: 'several were called',
  'answer-then-call': 'one is answered, then another is called',
  pair: 'joins two who are in conversation',
  everyone: 'opens something for everyone',
  nobody: 'for nobody who is there',
};

const WORDS: readonly (string | undefined)[] = [
  ...KINDS.map((kind) => KIND_WORDS[kind]),
  ...[...personFeatures, ...messageFeatures].map(({ why }) => why),
];
const FIRST_OF_MESSAGE = KINDS.length + personFeatures.length;

/** A second reason is told when it weighs at least so much of the first. */
const SECOND = 0.4;

/** Why a reading was taken, in words without names: the features that raise its score most. */
export function explain(model: AddresseeModel, readings: Readings, option: Option): { person: string; reply: string } {
  const weights = contributions(model, readings, rowOf(readings, option));
  const person = strongest(weights, 0, FIRST_OF_MESSAGE);
  return {
    person: KIND_WORDS[option.kind] ?? person ?? 'is present',
    reply: strongest(weights, FIRST_OF_MESSAGE, WORDS.length) ?? person ?? 'takes up what was said',
  };
}

function strongest(weights: readonly number[], from: number, to: number): string | undefined {
  const found = new Map<string, number>();
  for (let index = from; index < to; index += 1) {
    const words = WORDS[index];
    const weight = weights[index] as number;
    if (words !== undefined && weight > 0) found.set(words, (found.get(words) ?? 0) + weight);
  }
  const [first, second] = [...found].sort((left, right) => right[1] - left[1]);
  if (first === undefined) return undefined;
  return second !== undefined && second[1] >= SECOND * first[1] ? `${first[0]}; ${second[0]}` : first[0];
}
