import { indexTerms } from '../../language/terms.js';
import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Fact } from '../../records/records.js';
import type { Conversation } from '../conversation.js';
import { isSameValue } from './same-value.js';

const IN_PLACE_OF =
  /\b(?:instead of|rather than|in place of) (?<old>[^,.(]+)|(?:不再要|不要|而不是|代替)(?<alt>[^，。（]+)/iu;
/** Slots in which one value can take the place of another. */
const CHOSEN = /^(?:preference|like|favourite|setting|habit|diet|hobby)\//u;
const MAX_ENTRIES = 8;

/**
 * A fact that says what it replaces ("mushrooms instead of artichokes") is about whatever the replaced value is about: it takes the
 * attribute under which the profile of its subject holds that value now, with its own condition. Other facts stay as they are.
 */
export async function underReplaced(fact: Fact, { directory }: Conversation, reader: GuardedReader): Promise<Fact> {
  const { subjectId, attribute } = fact;
  const groups = IN_PLACE_OF.exec(fact.text)?.groups;
  const old = (groups?.['old'] ?? groups?.['alt'])?.trim();
  if (old === undefined || subjectId === undefined || attribute === undefined || !CHOSEN.test(attribute)) return fact;
  const filter = { layers: ['profile' as const], subjectIds: directory.idsOf(subjectId) };
  const { hits } = await reader.searchText({ terms: indexTerms(old), filter, limit: MAX_ENTRIES });
  const entries = await reader.getMany(
    'profile',
    hits.map(({ document }) => document.id),
  );
  const held = entries.find(
    (entry) => entry.supersededBy === undefined && CHOSEN.test(entry.attribute) && isSameValue(entry.value, old),
  );
  const condition = attribute.split('@')[1];
  return held === undefined
    ? fact
    : { ...fact, attribute: [held.attribute.split('@')[0], condition].filter((part) => part !== undefined).join('@') };
}
