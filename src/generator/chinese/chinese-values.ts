import type { Draw } from '../draw.js';
import type { CastMember } from '../scenario.js';
import { drawDate } from '../world/calendar.js';
import { createValueSource, type ValueSource } from '../world/matter-values.js';
import type { Theme } from '../world/theme.js';
import { chineseFamilyNames } from './chinese-names.js';

const digits = '零一二三四五六七八九十';
const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const;
const periods = [
  ['早上', 6, 8],
  ['上午', 9, 11],
  ['下午', 1, 5],
  ['晚上', 6, 9],
] as const;
const minutes = ['', '半', '一刻', '三刻', '十分', '二十', '四十', '五十'] as const;
const titles = ['师傅', '老板', '大哥', '阿姨', '老师', '经理', '大夫', '主任'] as const;
const letters = 'ABCDEFGHJK';

/** Values of matters as Chinese speakers say them. */
export function createChineseValues(theme: Theme, cast: readonly CastMember[], draw: Draw): ValueSource {
  const families = chineseFamilyNames.filter((name) => !cast.some((member) => member.lastName === name));
  return createValueSource(
    {
      price: (amount) => `${amount}块`,
      propose(seed, start) {
        switch (seed.kind) {
          case 'time': {
            const [period, low, high] = draw.pick(periods);
            return `${period}${inWords(draw.between(low, high)).replace(/^二$/u, '两')}点${draw.pick(minutes)}`;
          }
          case 'day': {
            const date = drawDate(start, draw);
            return `${inWords(date.getUTCDate())}号星期${weekdays[date.getUTCDay()]}`;
          }
          case 'place':
            return draw.pick(theme.places);
          case 'count':
            return `${inWords(draw.between(3, 48))}${seed.options[0] ?? '个'}`;
          case 'code':
            return `${letters.charAt(draw.between(0, letters.length - 1))}${draw.between(101, 989)}`;
          case 'who':
            return `${draw.pick(families)}${draw.pick(titles)}`;
          case 'cost':
            return `${draw.between(4, 96) * (draw.chance(0.5) ? 50 : 10)}块`;
          default:
            return draw.pick(seed.options);
        }
      },
    },
    draw,
  );
}

/** A number up to 99 in words: "二十三". */
function inWords(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  if (tens === 0) return digits.charAt(ones);
  return `${tens === 1 ? '' : digits.charAt(tens)}十${ones === 0 ? '' : digits.charAt(ones)}`;
}
