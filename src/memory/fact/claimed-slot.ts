import { indexTerms } from '../../language/terms.js';
import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Fact } from '../../records/records.js';
import type { Conversation } from '../conversation.js';
import { keyWords } from './english/phrases.js';
import { isNegated, isSameValue, valueWords } from './same-value.js';

/** Attribute under which a statement is filed that takes back what was said about something. */
export const RETRACTION = 'retraction';

const IN_PLACE_OF =
  /\b(?:instead of|rather than|in place of) (?<old>[^,.(]+)|(?:不再要|不要|而不是|代替)(?<alt>[^，。（]+)/iu;
const DENIED = /\b(?:not|no longer|never)\b|不(?!要)|没|别/iu;
const ENDED = /\b(?:no longer|any ?more|any longer|stopped|gave up|given up|quit|done with)\b|不再|戒|已经不/iu;
/** Words of a denial that its claim does not have. */
const DENYING = new Set(
  'not no longer never do does did any more anymore stop stopped give gave given up quit be is now actually'.split(' '),
);
/** Slots in which one value can take the place of another. */
const CHOSEN = /^(?:preference|like|favourite|setting|habit|diet|hobby)\//u;
const MAX_CLAIMS = 8;

/**
 * A fact in the slot of the claim that it speaks about. One that says what it replaces ("mushrooms instead of artichokes") is about
 * whatever the replaced value is about; one that denies or takes back a claim of the same person ("I am not allergic to peanuts",
 * "forget what I said about tea") ends that claim: it takes its slot with the value denied. Conditions stay. Other facts stay as
 * they are.
 */
export async function inClaimedSlot(fact: Fact, conversation: Conversation, reader: GuardedReader): Promise<Fact> {
  const groups = IN_PLACE_OF.exec(fact.text)?.groups;
  const old = (groups?.['old'] ?? groups?.['alt'])?.trim();
  if (old !== undefined && CHOSEN.test(fact.attribute ?? '')) {
    const held = (await claimsNear(old, fact, conversation, reader)).find(
      ({ attribute, value }) => CHOSEN.test(attribute ?? '') && value !== undefined && isSameValue(value, old),
    );
    return held?.attribute === undefined ? fact : { ...fact, attribute: withCondition(held.attribute, fact.attribute) };
  }
  const takesBack = fact.attribute?.startsWith(`${RETRACTION}/`) === true;
  if (!takesBack && !(DENIED.test(fact.text) || ENDED.test(fact.text))) return fact;
  const told = takesBack ? (fact.value ?? '') : fact.text;
  const held = (await claimsNear(told, fact, conversation, reader)).find((claim) => isDenied(claim, fact, takesBack));
  if (held?.attribute === undefined || held.value === undefined || held.attribute === fact.attribute) return fact;
  return {
    ...fact,
    kind: held.kind,
    attribute: held.attribute,
    value: deniedValue(held.value),
  };
}

function deniedValue(value: string): string {
  if (isNegated(value)) return value.replace(/^(?:not?|no longer|never|without)\s+/iu, '');
  return /\p{Script=Han}/u.test(value) ? `不再${value}` : `no longer ${value}`;
}

/** Current claims of a fact's subject by the words of a text, nearest first. */
async function claimsNear(
  text: string,
  { subjectId, id }: Fact,
  { directory }: Conversation,
  reader: GuardedReader,
): Promise<Fact[]> {
  const terms = indexTerms(text.replace(/\{person:[^{}]*\}/gu, ' '));
  if (subjectId === undefined || terms.length === 0) return [];
  const filter = { layers: ['fact' as const], subjectIds: directory.idsOf(subjectId) };
  const { hits } = await reader.searchText({ terms, filter, limit: MAX_CLAIMS });
  const facts = await reader.getMany(
    'fact',
    hits.map(({ document }) => document.id),
  );
  const rank = new Map(hits.map(({ document }, place) => [document.id, place]));
  return facts
    .filter((fact) => fact.id !== id && fact.supersededBy === undefined && fact.attribute !== undefined)
    .sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}

function isDenied(claim: Fact, by: Fact, takesBack: boolean): boolean {
  if (claim.value === undefined || claim.attribute?.startsWith(`${RETRACTION}/`)) return false;
  if (claim.saidAt > by.saidAt || by.speakerId !== by.subjectId) return false;
  if (takesBack) {
    const about = valueWords(by.value ?? '');
    const held = new Set([...valueWords(claim.value), ...keyWords((claim.attribute ?? '').replace(/[/@-]/gu, ' '))]);
    return about.size > 0 && [...about].every((word) => held.has(word));
  }
  const denied = wordsOf(by.text);
  const claimed = wordsOf(claim.text);
  const inside = (words: ReadonlySet<string>) => words.size > 0 && [...words].every((word) => denied.has(word));
  return inside(claimed) || (!isNegated(claim.value) && ENDED.test(by.text) && inside(valueWords(claim.value)));
}

function wordsOf(text: string): Set<string> {
  const plain = text.replace(/\{person:[^{}]*\}|\([^)]*\)|（[^）]*）/gu, ' ');
  const words = /\p{Script=Han}/u.test(plain)
    ? indexTerms(plain.replace(/[不没再了]/gu, ''))
    : keyWords(plain).map(stemmed);
  return new Set(words.filter((word) => !DENYING.has(word)));
}

/** "drinks", "drinking" and "drink" are one word here. */
function stemmed(word: string): string {
  return indexTerms(word)[0] ?? word;
}

function withCondition(slot: string, given: string | undefined): string {
  const condition = given?.split('@')[1];
  return [slot.split('@')[0], condition].filter((part) => part !== undefined).join('@');
}
