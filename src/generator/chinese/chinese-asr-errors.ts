import type { AsrErrorOptions } from '../dialogue/asr-errors.js';
import type { Draw } from '../draw.js';

const soundAlikes: Readonly<Record<string, string>> = {
  在: '再',
  再: '在',
  做: '作',
  作: '做',
  他: '她',
  她: '他',
  它: '他',
  的: '得',
  得: '的',
  地: '的',
  像: '向',
  向: '像',
  是: '事',
  事: '是',
  到: '道',
  道: '到',
  以: '已',
  已: '以',
  坐: '做',
  记: '寄',
  问: '闻',
  换: '患',
  要: '药',
  定: '订',
  订: '定',
  带: '戴',
  进: '近',
  近: '进',
  后: '厚',
  园: '原',
  原: '园',
  见: '件',
  份: '分',
};
const dropped = new Set([...'的了吧呢啊嘛就也都']);

/** A Chinese text as a recogniser might have written it: characters of like sound, lost particles, doubled characters. */
export function addChineseAsrErrors(text: string, options: AsrErrorOptions, draw: Draw): string {
  const written = [...text]
    .map((character) => {
      if (!/\p{Script=Han}/u.test(character) || !draw.chance(options.wordErrorRate)) return character;
      const alike = soundAlikes[character];
      if (alike !== undefined) return alike;
      if (dropped.has(character)) return '';
      return draw.chance(0.3) ? `${character}${character}` : character;
    })
    .join('');
  return options.bare ? written.replace(/[^\p{L}\p{N}]/gu, '') : written;
}
