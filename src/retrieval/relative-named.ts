import { indexTerms } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Evidence } from '../records/records.js';
import type { Context, Question } from './retrieval.js';
import type { UnderstoodQuestion } from './understand-question.js';

/** A question about somebody's relative, asked by the relative's name. */
export interface RelativeNamed {
  question: Question;
  /** Turns that tell the name. */
  evidence: Evidence;
}

const POSSESSED = /\{person:([a-z0-9_]+)\}(?:['’]s?\s+|的)(\p{L}+)/u;
const RELATION = /^relation\/([^/@]+)/u;

/**
 * A question about "Ana's brother" with his name in the place of these words, where what is held tells the name; `undefined` where it
 * does not. So two things said at different times join: who he is, and what he does.
 */
export function relativeNamed(
  question: Question,
  { whole }: Pick<UnderstoodQuestion, 'whole'>,
  { records, turns }: Context,
  directory: PersonDirectory,
): RelativeNamed | undefined {
  const match = POSSESSED.exec(whole.text);
  const [words = '', owner = '', kin = ''] = match ?? [];
  if (match === null) return undefined;
  const wanted = indexTerms(kin);
  const held = new Set(turns.map(({ id }) => id));
  for (const { fact, profile } of records) {
    const claim = profile ?? fact;
    const person = profile?.personId ?? fact?.subjectId;
    const relation = RELATION.exec(claim?.attribute ?? '')?.[1];
    if (claim?.value === undefined || relation === undefined || person === undefined) continue;
    if (claim.supersededBy !== undefined || directory.canonical(person) !== directory.canonical(owner)) continue;
    if (!indexTerms(relation).some((term) => wanted.includes(term))) continue;
    const evidence = claim.evidence.filter((id) => held.has(id));
    if (evidence.length === 0) continue;
    const text = `${whole.text.slice(0, match.index)}${claim.value}${whole.text.slice(match.index + words.length)}`;
    return { question: { ...question, text }, evidence };
  }
  return undefined;
}
