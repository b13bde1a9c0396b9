import { describe, expect, it } from 'vitest';
import { settingOf } from './setting-of.js';

const WHO = '\uE000';

describe('settingOf', () => {
  it.each([
    [`${WHO} likes the ambient light to be blue`, 'setting/ambient-light', 'blue'],
    [`${WHO} likes the seat heat at 3`, 'setting/seat-heat', 'at 3'],
    [`${WHO} usually keeps the instrument panel bright`, 'setting/instrument-panel', 'bright'],
    [`${WHO} will lower the instrument panel to 3`, 'setting/instrument-panel', 'to 3'],
    [`${WHO} turned the heating off`, 'setting/heating', 'off'],
  ])('%s', (clause, attribute, value) => {
    expect(settingOf(clause)).toMatchObject({ attribute, value });
  });

  it('keeps a condition in the slot', () => {
    expect(settingOf(`${WHO} set the light to blue when ${WHO} drives at night`)?.attribute).toMatch(
      /^setting\/light@/u,
    );
  });

  it('reads no setting where nothing says how a thing is to be', () => {
    for (const clause of [
      `${WHO} has a meeting at ten`,
      `${WHO} likes jazz`,
      'the light is blue',
      `${WHO} does not keep the door open`,
    ])
      expect(settingOf(clause)).toBeUndefined();
  });
});
