import { describe, expect, it } from 'vitest';
import { type AddresseeItem, addresseesMatch, calibrationError, scoreAddressees } from './addressee.js';

function item(id: string, gold: string[], predicted: string[], more: Partial<AddresseeItem> = {}): AddresseeItem {
  return { id, gold, predicted, named: false, confidence: 1, ...more };
}

describe('addresseesMatch', () => {
  it('compares sets', () => {
    expect(addresseesMatch(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(addresseesMatch(['a', 'b'], ['a'])).toBe(false);
    expect(addresseesMatch(['everyone'], ['a', 'b', 'c'])).toBe(false);
    expect(addresseesMatch([], [])).toBe(true);
  });
});

describe('scoreAddressees', () => {
  it('splits by calls and by number of addressees', () => {
    const { metrics, byKind } = scoreAddressees([
      item('1', ['a'], ['a'], { named: true, goldReply: null, predictedReply: null }),
      item('2', ['a'], ['b'], { goldReply: '1', predictedReply: '1' }),
      item('3', ['everyone'], ['everyone'], { goldReply: '2', predictedReply: null }),
      item('4', ['a', 'b'], ['a']),
    ]);
    expect(metrics).toMatchObject({
      addresseeExact: 0.5,
      'addresseeExact.named': 1,
      'addresseeExact.unnamed': 1 / 3,
      replyExact: 2 / 3,
      'replyExact.answers': 1 / 2,
    });
    expect(byKind).toEqual({
      one: { n: 2, exact: 0.5 },
      everyone: { n: 1, exact: 1 },
      several: { n: 1, exact: 0 },
    });
  });

  it('names a further set by its suffix', () => {
    expect(Object.keys(scoreAddressees([item('1', ['a'], ['a'])], '.chat').metrics)).toEqual([
      'addresseeExact.chat',
      'ece.chat',
    ]);
  });
});

describe('calibrationError', () => {
  it('is zero for honest confidence and its gap otherwise', () => {
    const sure = Array.from({ length: 20 }, () => ({ confidence: 1, exact: true }));
    expect(calibrationError(sure)).toBe(0);
    expect(calibrationError(sure.map(() => ({ confidence: 0.9, exact: false })))).toBeCloseTo(0.9);
    expect(calibrationError([])).toBe(0);
  });
});
