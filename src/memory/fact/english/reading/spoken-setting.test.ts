import { describe, expect, it } from 'vitest';
import { withDigits } from './number-words.js';
import { spokenSetting, thingOf } from './spoken-setting.js';

const shown = (clause: string, before?: string) => {
  const setting = spokenSetting(clause, before);
  return setting === undefined ? undefined : `${setting.form} ${setting.attribute ?? '-'} = ${setting.value}`;
};

describe('spokenSetting', () => {
  it.each([
    ['set the oven to 180', 'order setting/oven = 180'],
    ['turn on the dehumidifier', 'order setting/dehumidifier = on'],
    ['close the shutters', 'order setting/shutter = close'],
    ['let me just drop this reading lamp down to five', 'own setting/reading-lamp = down to 5'],
    ['setting the projector to max', 'own setting/projector = max'],
    ['There, night mode is off', 'shown setting/night-mode = off'],
    ['kettle heat at seventy-five', 'shown setting/kettle-heat = 75'],
    ['muted notifications', 'shown setting/notification = muted'],
    ['the porch lamp needs to be red so that moths stay away', 'shown setting/porch-lamp = red'],
    ['keep the garden gate open at night', 'order setting/garden-gate@at-night = open'],
  ])('reads %j', (clause, expected) => {
    expect(shown(clause)).toBe(expected);
  });

  it.each([
    'turn left at the lights',
    'take a break',
    'pass the salt',
    'keep going',
    'look at that',
    'the bus is at seven',
    'the shop is closed',
    'close your eyes',
    'change the subject',
    'let us move the meeting to six',
    'is this thing on',
    'I am going to paint the hallway',
  ])('leaves %j alone', (clause) => {
    expect(shown(clause)).toBeUndefined();
  });

  it('lets a pronoun stand for the thing named before, and nothing where none was', () => {
    expect(shown('make it 6', 'lamp')).toBe('order setting/lamp = 6');
    expect(shown('make it 6')).toBe('order - = 6');
    expect(thingOf('the reading lamp is too dim')).toBe('reading lamp');
    expect(thingOf('we are late')).toBeUndefined();
  });
});

describe('withDigits', () => {
  it.each([
    ['at seventy-five', 'at 75'],
    ['nineteen degrees', '19 degrees'],
    ['twenty one', '21'],
    ['two hundred', 'two hundred'],
    ['someone', 'someone'],
  ])('writes %j as %j', (text, expected) => {
    expect(withDigits(text)).toBe(expected);
  });
});
