import { localTime } from '../language/zone.js';
import { assignFacts, type FoundFact, type GoldFact, statesFact } from './match-facts.js';

/** One conversation: what should be known from it, and what the system keeps. */
export interface FactPageItem {
  id: string;
  language: 'en' | 'zh';
  /** Sealed pages are scored only; rules are written while looking at the others. */
  sealed: boolean;
  gold: readonly GoldFact[];
  found: readonly FoundFact[];
}

/** How a found fact fared. `duplicate` and `false` are wrong; `optional` counts neither way. */
export type FactVerdict = 'right' | 'optional' | 'duplicate' | 'false';

/** A page with the verdict on each found fact and the gold facts that nothing stated. */
export interface ScoredFactPage {
  id: string;
  language: 'en' | 'zh';
  sealed: boolean;
  verdicts: { verdict: FactVerdict; found: FoundFact; gold?: GoldFact }[];
  missed: GoldFact[];
}

/**
 * Judges the found facts of a page. Required gold facts are assigned first, one to one and as many as possible; what is left
 * over may still state an optional one. A second statement of a fact is a duplicate.
 */
export function judgeFacts({ id, language, sealed, gold, found }: FactPageItem): ScoredFactPage {
  const required = gold.filter(({ optional }) => !optional);
  const optional = gold.filter((fact) => fact.optional);
  const places = assignFacts(required.length, found.length, (at, place) =>
    statesFact(found[place] as FoundFact, required[at] as GoldFact),
  );
  const goldOf = new Map(places.flatMap((place, at) => (place === undefined ? [] : [[place, required[at]]])));
  return {
    id,
    language,
    sealed,
    verdicts: found.map((fact, place) => {
      const right = goldOf.get(place);
      if (right !== undefined) return { verdict: 'right', found: fact, gold: right };
      const allowed = optional.find((each) => statesFact(fact, each));
      if (allowed !== undefined) return { verdict: 'optional', found: fact, gold: allowed };
      const again = required.find((each) => statesFact(fact, each));
      return again === undefined
        ? { verdict: 'false', found: fact }
        : { verdict: 'duplicate', found: fact, gold: again };
    }),
    missed: required.filter((_, at) => places[at] === undefined),
  };
}

/** Shares over pages, without a suffix for the sealed ones, `.tuning` for the others, and both by kind and language. */
export function scoreFacts(items: readonly FactPageItem[]): {
  metrics: Record<string, number>;
  byKind: Record<string, { n: number } & Record<string, number>>;
  pages: ScoredFactPage[];
} {
  const pages = items.map(judgeFacts);
  const metrics: Record<string, number> = {};
  const byKind: Record<string, { n: number } & Record<string, number>> = {};
  for (const [suffix, part] of [
    ['', pages.filter(({ sealed }) => sealed)],
    ['.tuning', pages.filter(({ sealed }) => !sealed)],
  ] as const) {
    const all = { pages: part.length, ...shares(part), ...details(part) };
    for (const [name, value] of Object.entries(all)) metrics[`${name}${suffix}`] = value;
    for (const language of ['en', 'zh'] as const) {
      byKind[`${language}${suffix}`] = withCount(part.filter((page) => page.language === language));
    }
    const kinds = new Set(
      part
        .flatMap(({ missed, verdicts }) => [...missed, ...verdicts.map(({ found }) => found)])
        .map(({ kind }) => kind),
    );
    for (const kind of [...kinds].sort())
      byKind[`${kind}${suffix}`] = withCount(part.map((page) => ofKind(page, kind)));
  }
  return { metrics, byKind, pages };
}

/** A fact counts for the kind that the annotator gave it; one that matches nothing, for the kind that it was found as. */
function ofKind(page: ScoredFactPage, kind: GoldFact['kind']): ScoredFactPage {
  return {
    ...page,
    verdicts: page.verdicts.filter(({ found, gold }) => (gold ?? found).kind === kind),
    missed: page.missed.filter((fact) => fact.kind === kind),
  };
}

function withCount(pages: readonly ScoredFactPage[]) {
  const { factsExpected, ...rest } = shares(pages);
  return { n: factsExpected, ...rest };
}

function shares(pages: readonly ScoredFactPage[]) {
  const verdicts = pages.flatMap((page) => page.verdicts.map(({ verdict }) => verdict));
  const right = verdicts.filter((verdict) => verdict === 'right').length;
  const counted = verdicts.filter((verdict) => verdict !== 'optional').length;
  const expected = right + pages.reduce((sum, { missed }) => sum + missed.length, 0);
  const factPrecision = share(right, counted);
  const factRecall = share(right, expected);
  return {
    factsExpected: expected,
    factsFound: verdicts.length,
    factPrecision,
    factRecall,
    factF1: right === 0 ? 0 : (2 * factPrecision * factRecall) / (factPrecision + factRecall),
  };
}

/** What else is right about the facts that were found: kind, claimant, first day, and that the newer retires the older. */
function details(pages: readonly ScoredFactPage[]) {
  const pairs = pages.flatMap(({ verdicts }) =>
    verdicts.flatMap(({ verdict, found, gold }) => (verdict === 'right' && gold ? [{ found, gold }] : [])),
  );
  const claimed = pairs.filter(({ gold }) => gold.claimant !== undefined);
  const dated = pairs.filter(({ gold }) => gold.validFrom !== undefined);
  const replaced = pages.flatMap(({ verdicts }) =>
    verdicts.flatMap(({ found: newer, gold }) => {
      const older = verdicts.find((each) => each.gold?.label !== undefined && each.gold.label === gold?.supersedes);
      return older === undefined ? [] : [older.found.supersededBy === newer.id];
    }),
  );
  return {
    duplicates: pages.flatMap(({ verdicts }) => verdicts).filter(({ verdict }) => verdict === 'duplicate').length,
    kindRight: share(pairs.filter(({ found, gold }) => found.kind === gold.kind).length, pairs.length),
    claimantRight: share(claimed.filter(({ found, gold }) => found.claimant === gold.claimant).length, claimed.length),
    firstDayRight: share(
      dated.filter(({ found, gold }) => firstDay(found, gold) === gold.validFrom).length,
      dated.length,
    ),
    replacedFound: replaced.length,
    replacedRight: share(replaced.filter(Boolean).length, replaced.length),
  };
}

function firstDay({ validFrom }: FoundFact, { timeZone }: GoldFact): string | undefined {
  if (validFrom === undefined) return undefined;
  const { year, month, day } = localTime(validFrom, timeZone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
