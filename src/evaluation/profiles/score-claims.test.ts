import { describe, expect, it } from 'vitest';
import type { ObservedClaim } from './observe-claims.js';
import { scoreClaims } from './score-claims.js';

const claim = (text: string, minute: string, owner: string, isCurrent = true): ObservedClaim => {
  return { layer: 'fact', text, owner, isCurrent, evidence: [`${minute}#1`] };
};
const gold = { kind: 'state_shift', minutes: ['m1', 'm2'], values: ['blue'], owner: 'Ada' };
const itemOf = (id: string) => id.split('#')[0] as string;

describe('scoreClaims', () => {
  it('scores minutes, today’s value and its owner', () => {
    const { metrics, byKind } = scoreClaims(
      [
        { claims: [claim('the panel is red', 'm1', 'Bo'), claim('the panel is blue', 'm9', 'Ada')], gold },
        { claims: [claim('the panel was blue', 'm1', 'Ada', false)], gold },
        { claims: [claim('blue is nice', 'm1', 'Bo'), claim('x', 'm2', 'Bo')], gold },
        { claims: [], gold: { kind: 'error_correction', minutes: ['m1'], values: [] } },
      ],
      itemOf,
      1,
    );
    expect(metrics).toMatchObject({
      claimRecallAt15: (0.5 + 0.5 + 1 + 0) / 4,
      valueInCurrent: 2 / 3,
      valueInFirst: 1 / 3,
      ownerRight: 1 / 2,
      'ownerRight.ofAll': 1 / 3,
      ownersAsked: 3,
      ownersFound: 2,
      ownerAbstentions: 1,
    });
    expect(byKind['error_correction']).toMatchObject({ n: 1, claimRecallAt15: 0 });
  });
});
