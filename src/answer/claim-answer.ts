import type { PersonDirectory } from '../records/person-directory.js';
import type { Answer } from './answer.js';
import { type Claim, currentFirst } from './claims.js';
import { countWords, MAX_ANSWER_WORDS } from './shorten.js';

/** Most values that an open question ("what does she like?") is answered with. */
const MAX_LISTED = 3;

/** The value that holds now, and the one before it after it: "in Ghent (before: in Leeds)". */
export function claimAnswer(
  claim: Claim,
  claims: readonly Claim[],
  directory: PersonDirectory,
  confidence: number,
): Answer {
  const sameSlot = claims.filter((other) => other.attribute === claim.attribute).sort(currentFirst);
  const current = sameSlot[0] ?? claim;
  const earlier = sameSlot.find((other) => other.superseded && other.value !== current.value);
  const value = directory.render(current.value);
  const text = earlier ? `${value} (before: ${directory.render(earlier.value)})` : value;
  const evidence = [...new Set([...current.evidence, ...(earlier?.evidence ?? [])])];
  return { text, refused: false, evidence, confidence };
}

/** The current values of several claims; `undefined` when none holds now. */
export function listAnswer(
  claims: readonly Claim[],
  directory: PersonDirectory,
  confidence: number,
): Answer | undefined {
  const values: string[] = [];
  const evidence = new Set<string>();
  for (const claim of claims.filter(({ superseded }) => !superseded)) {
    const value = directory.render(claim.value);
    const words = countWords([...values, value].join(' '));
    if (values.length >= MAX_LISTED || words > MAX_ANSWER_WORDS || values.includes(value)) continue;
    values.push(value);
    for (const id of claim.evidence) evidence.add(id);
  }
  return values.length === 0
    ? undefined
    : { text: values.join(', '), refused: false, evidence: [...evidence], confidence };
}
