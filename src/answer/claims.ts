import { questionLanguage } from '../language/question-languages.js';
import { indexTerms, languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Evidence, Instant, PersonId, TurnId } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';

/** Something held about a person that one value at a time fills: a profile entry, or a fact with a slot. */
export interface Claim {
  id: string;
  personId: PersonId;
  attribute: string;
  value: string;
  since: Instant;
  /** A newer claim holds in its place. */
  superseded: boolean;
  evidence: Evidence;
  /** The words of the held turns behind it: a choice is seldom told without the question it answers. */
  said: string;
  /** The record was found by likeness of meaning, best of its search. */
  nearest: boolean;
}

/** The claims of a context about one person, or about anybody, with the evidence turns that it holds. */
export function heldClaims(context: Context, directory: PersonDirectory, personId?: PersonId): Claim[] {
  const held = new Map(context.turns.map((turn) => [turn.id, turn.text]));
  const claims = context.records.flatMap(({ fact, profile, source }): Omit<Claim, 'said'>[] => {
    const nearest = /dense #1$/u.test(source);
    if (profile) {
      const { id, attribute, value, since, evidence, supersededBy } = profile;
      const superseded = supersededBy !== undefined;
      const person = directory.canonical(profile.personId);
      return [{ id, personId: person, attribute, value, since, superseded, evidence, nearest }];
    }
    if (fact?.subjectId === undefined || fact.attribute === undefined || fact.value === undefined) return [];
    const { id, attribute, value, evidence, supersededBy } = fact;
    const since = fact.validFrom ?? fact.saidAt;
    const superseded = supersededBy !== undefined;
    const person = directory.canonical(fact.subjectId);
    return [{ id, personId: person, attribute, value, since, superseded, evidence, nearest }];
  });
  return claims
    .map((claim) => {
      const evidence = claim.evidence.filter((id) => held.has(id));
      return { ...claim, evidence, said: evidence.map((id) => held.get(id)).join(' ') };
    })
    .filter((claim) => claim.evidence.length > 0 && (personId === undefined || claim.personId === personId));
}

/** Turns of which every held claim is superseded, and at least one is held. */
export function staleTurns(claims: readonly Claim[]): Set<TurnId> {
  const current = new Set(claims.filter((claim) => !claim.superseded).flatMap((claim) => claim.evidence));
  const retired = claims.filter((claim) => claim.superseded).flatMap((claim) => claim.evidence);
  return new Set(retired.filter((id) => !current.has(id)));
}

/** How a claim meets what a question is about. */
export interface ClaimMatch {
  /** Share of the question's topic found in the names of the attribute or in the value. */
  share: number;
  /** The question names the attribute itself, or the everyday choice it belongs to. */
  named: boolean;
}

/** Compares claims with the topic of a question. A question without a topic is met by nothing. */
export function claimMatcher(questionText: string, topic: string): (claim: Claim) => ClaimMatch {
  const language = questionLanguage(languageOf(questionText).id);
  const terms = [...new Set(indexTerms(topic))];
  const slot = topic === '' ? undefined : language?.slotOf(topic);
  return ({ attribute, value, said }) => {
    const kin = KIN.exec(attribute)?.[1];
    if (kin !== undefined && !terms.some((term) => indexTerms(kin).includes(term))) return { share: 0, named: false };
    const names = new Set(indexTerms(language?.attributeWords(attribute) ?? attribute));
    const held = new Set([...names, ...indexTerms(value), ...indexTerms(said)]);
    const kind = language?.slotOfAttribute(attribute) ?? language?.slotOf(value);
    const sameSlot = slot !== undefined && slot === kind;
    const found = terms.filter((term) => held.has(term) || (sameSlot && language?.slotOf(term) === slot)).length;
    return {
      share: terms.length === 0 ? 0 : found / terms.length,
      named: sameSlot || terms.some((term) => names.has(term)),
    };
  };
}

/** Claims about somebody's relative are met only by questions that name the relative. */
const KIN = /^family\/([^/@]+)/u;

/** Latest first, those that hold now before those that held. */
export function currentFirst(left: Claim, right: Claim): number {
  return Number(left.superseded) - Number(right.superseded) || right.since - left.since;
}

/** Attributes that tell what somebody likes best; an allergy or a possession is no preference. */
const PREFERENCE = /^(?:preference|favourite|like)\//u;
const NEGATED = /^(?:not|no)\s/iu;

/** Whether a claim tells what somebody likes. */
export function isPreference({ attribute }: Claim): boolean {
  return PREFERENCE.test(attribute);
}

/** Whether a claim is no preference, or one of the asked direction: likings, or what somebody does not like. */
export function fitsLiking(claim: Claim, dislikes: boolean): boolean {
  return !isPreference(claim) || NEGATED.test(claim.value) === dislikes;
}
