import { indexTerms } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Layer } from '../records/records.js';
import { mentionedPeople } from './mentioned-people.js';

/** A query as the tools take it. */
export interface QueryText {
  /** Index terms; in the fact and profile layers people are their tokens, in the interaction layer their spoken names. */
  terms: readonly string[];
  /** Text without names, for dense vectors; the whole text when nothing else is in it. */
  plain: string;
}

/** Prepares a query (which may hold references) for one layer. */
export function queryText(query: string, layer: Layer, directory: PersonDirectory): QueryText {
  const rendered = directory.render(query);
  const { referenced, people } = mentionedPeople(rendered, directory);
  const nameless = referenced
    .replace(/\{person:[a-z0-9_]+\}(?:['’]s)?/g, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const tokens = people.flatMap((id) => directory.idsOf(id));
  return {
    terms: layer === 'interaction' ? indexTerms(rendered) : [...indexTerms(nameless), ...tokens],
    plain: nameless === '' ? rendered : nameless,
  };
}
