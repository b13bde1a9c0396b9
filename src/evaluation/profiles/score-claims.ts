import { createRandom } from '../../random.js';
import { bootstrapInterval, mean } from '../metrics.js';
import { evidenceRecallAtK, listedItems } from '../ranking-metrics.js';
import type { ObservedClaim } from './observe-claims.js';
import { mentionsAll } from './vehicle-owner.js';

/** What a question about a setting should have been given. */
export interface ClaimGold {
  kind: string;
  /** Minutes of the events behind it. */
  minutes: readonly string[];
  /** What the answer sets; empty when it only switches something. */
  values: readonly string[];
  /** Whose setting it is; undefined where the gold does not say so readably. */
  owner?: string;
}

/** One question with the claims that came back, best first. */
export interface ClaimTrial {
  claims: readonly ObservedClaim[];
  gold: ClaimGold;
}

/** Kinds in which today's value is asked for: what is current is told apart from what was. */
const ABOUT_TODAY: ReadonlySet<string> = new Set(['state_shift', 'preference_conflict']);

/** Scores claims returned for questions about settings (docs/metrics.md, Profiles). */
export function scoreClaims(
  trials: readonly ClaimTrial[],
  itemOf: (externalId: string) => string,
  seed: number,
): { metrics: Record<string, number>; byKind: Record<string, { n: number } & Record<string, number>> } {
  const kinds = [...new Set(trials.map(({ gold }) => gold.kind))].sort();
  return {
    metrics: scoreAll(trials, itemOf, seed),
    byKind: Object.fromEntries(
      kinds.map((kind) => {
        const own = trials.filter(({ gold }) => gold.kind === kind);
        return [kind, { n: own.length, ...scoreAll(own, itemOf, seed) }];
      }),
    ),
  };
}

function scoreAll(
  trials: readonly ClaimTrial[],
  itemOf: (externalId: string) => string,
  seed: number,
): Record<string, number> {
  const recalls = trials.flatMap(({ claims, gold }) => {
    const listed = listedItems(claims.map(({ evidence }) => ({ items: evidence.map(itemOf) })));
    return evidenceRecallAtK(listed, gold.minutes, 15) ?? [];
  });
  const today = trials.filter(({ gold }) => ABOUT_TODAY.has(gold.kind) && gold.values.length > 0);
  const owned = trials.filter(({ gold }) => gold.owner !== undefined);
  const answered = owned.flatMap((trial) => {
    const holder = holderOf(trial);
    return holder === undefined ? [] : [Number(holder.owner === trial.gold.owner)];
  });
  const interval = bootstrapInterval(recalls, createRandom(seed));
  return defined({
    claimRecallAt15: mean(recalls),
    'claimRecallAt15.low95': interval?.[0],
    'claimRecallAt15.high95': interval?.[1],
    valueInCurrent: mean(today.map((trial) => Number(holderOf(trial) !== undefined))),
    valueInFirst: mean(
      today.map(({ claims, gold }) =>
        Number(
          holds(
            claims.find(({ isCurrent }) => isCurrent),
            gold,
          ),
        ),
      ),
    ),
    ownerRight: mean(answered),
    'ownerRight.ofAll': owned.length === 0 ? undefined : answered.reduce((sum, right) => sum + right, 0) / owned.length,
    ownersAsked: owned.length,
    ownersFound: answered.length,
    ownerAbstentions: trials.length - owned.length,
    claimsReturned: mean(trials.map(({ claims }) => claims.length)),
  });
}

/** The best current claim that holds the values. */
function holderOf({ claims, gold }: ClaimTrial): ObservedClaim | undefined {
  return claims.find((claim) => claim.isCurrent && holds(claim, gold));
}

function holds(claim: ObservedClaim | undefined, { values }: ClaimGold): boolean {
  return claim !== undefined && values.length > 0 && mentionsAll(claim.text, values);
}

function defined(values: Record<string, number | undefined>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}
