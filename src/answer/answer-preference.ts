import { questionLanguage } from '../language/question-languages.js';
import { indexTerms, languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';
import type { Context, Question } from '../retrieval/retrieval.js';
import type { UnderstoodQuestion } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import { claimAnswer, listAnswer } from './claim-answer.js';
import { type ClaimMatch, claimMatcher, fitsLiking, heldClaims, isPreference } from './claims.js';

/** How sure an answer is: the question names the attribute, or only shares a word with it, or asks for anything. */
const CONFIDENCE = { named: 0.9, shared: 0.7, any: 0.6, nearest: 0.5 };

/** Which claims may answer: those that the question names, or also the nearest in meaning where it names none of them. */
export type PreferenceScope = 'named' | 'nearest';

/**
 * What a person prefers, from their profile: the current value first and the one before it after it. Only entries about
 * what the question asks for count: they share the kind of choice or a word with it, and with the noun it names
 * ("which hotel") when it names one. A question that names nothing is met by everything they like. `undefined` when no
 * such entry is held.
 */
export function answerPreference(
  question: Question,
  asked: UnderstoodQuestion,
  personId: PersonId,
  context: Context,
  directory: PersonDirectory,
  scope: PreferenceScope = 'nearest',
): Answer | undefined {
  const language = questionLanguage(languageOf(question.text).id);
  const dislikes = language?.asksDislike(question.text) ?? false;
  const own = heldClaims(context, directory, personId).filter(
    (claim) => isPreference(claim) && fitsLiking(claim, dislikes),
  );
  const topic = language?.topic(asked.whole.focus) ?? asked.whole.focus;
  if (indexTerms(topic).length === 0) return scope === 'named' ? undefined : listAnswer(own, directory, CONFIDENCE.any);
  const matchTopic = claimMatcher(question.text, topic);
  const head = language?.topic(asked.whole.head) ?? '';
  const matchHead = indexTerms(head).length === 0 ? matchTopic : claimMatcher(question.text, head);
  const wanted = new Set(indexTerms(question.text));
  const ranked = own
    .map((claim, rank) => {
      const match = matchTopic(claim);
      const score =
        overlap(wanted, `${claim.attribute.replace(/[@/_-]+/g, ' ')} ${claim.value}`) +
        overlap(wanted, claim.said) / 2 +
        2 / (1 + rank) +
        (match.named ? 2 : 0) +
        2 * match.share;
      return { claim, match, score };
    })
    .filter(({ claim, match }) => meets(match) && meets(matchHead(claim)))
    .sort((a, b) => b.score - a.score);
  const best = scope === 'named' ? ranked.find(({ match }) => match.named) : ranked[0];
  if (best === undefined) {
    const nearest = scope === 'nearest' ? own.find((claim) => claim.nearest && !claim.superseded) : undefined;
    return nearest === undefined ? undefined : claimAnswer(nearest, own, directory, CONFIDENCE.nearest);
  }
  return claimAnswer(best.claim, own, directory, best.match.named ? CONFIDENCE.named : CONFIDENCE.shared);
}

function meets({ share, named }: ClaimMatch): boolean {
  return named || share > 0;
}

function overlap(wanted: ReadonlySet<string>, text: string): number {
  return new Set(indexTerms(text).filter((term) => wanted.has(term))).size;
}
