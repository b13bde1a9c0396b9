import { listOf } from '../phrase.js';
import type { CastNames } from '../world/build-cast.js';

/** Family names of the cast and of outsiders. */
export const chineseFamilyNames: readonly string[] = listOf(
  '王; 李; 张; 刘; 陈; 杨; 赵; 黄; 周; 吴; 徐; 孙; 马; 朱; 胡; 郭; 何; 林; 罗; 梁; 宋; 郑; 谢; 韩; 唐; 冯; 董; 程; 袁; 邓',
);

const NICKNAMED = 0.35;

/** Chinese use of names: family name first; friends use the given name, "小" or "老" with the family name, or a doubled syllable. */
export const chineseNames: CastNames = {
  origins: [
    {
      origin: 'Chinese',
      she: listOf(
        '秀英; 丽娟; 雪梅; 佳怡; 晓燕; 静雯; 思琪; 雨桐; 美玲; 淑芬; 欣然; 若曦; 桂兰; 海霞; 梦瑶; 玉珍; 采薇; 春晖',
      ),
      he: listOf(
        '建国; 志强; 浩然; 明轩; 文博; 国栋; 子涵; 海涛; 伟杰; 少华; 一鸣; 俊峰; 德顺; 永康; 立新; 宝林; 天佑; 书恒',
      ),
      last: chineseFamilyNames,
    },
  ],
  fullName: (first, last) => `${last}${first}`,
  nickname(first, last, draw) {
    if (!draw.chance(NICKNAMED)) return undefined;
    const end = first.at(-1) ?? first;
    return draw.pick([`小${last}`, `老${last}`, `${end}${end}`, `阿${end}`]);
  },
  namesake: (_first, last, draw) => draw.pick([`小${last}`, `老${last}`]),
  parent: { she: ['妈', '老妈', '妈妈'], he: ['爸', '老爸', '爸爸'] },
  elder: { she: ['姥姥', '姑姑', '外婆'], he: ['爷爷', '舅舅', '外公'] },
};
