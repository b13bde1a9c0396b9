import { describe, expect, it } from 'vitest';
import { factsOf, show } from '../../../../test/memory/dialogue.js';

const facts = (...lines: string[]) => factsOf(lines).map(show);

describe('facts of Chinese dialogues', () => {
  it('names the speaker, the listener and their relatives', () => {
    expect(facts('Ines > Tom: 我对花生过敏，我妈不吃辣。')).toEqual([
      'state | Ines对花生过敏。 | allergy/花生 = 花生',
      'state | Ines的妈不吃辣。',
    ]);
    expect(facts('Ines > Tom: 你的车修好了，明天可以来取。')).toContain('event | Tom的车修好了。');
  });

  it('dates plans and keeps habits undated', () => {
    expect(facts('Ines > Tom: 我下周三要去上海出差。')).toEqual(['plan | Ines下周三（2026-05-13）要去上海出差。']);
    expect(facts('Ines > Tom: 我每天早上都跑步五公里。')).toEqual(['state | Ines每天早上都跑步五公里。']);
  });

  it('keeps preferences with their slots, and what is no longer liked', () => {
    expect(facts('Ines > Tom: 我喜欢喝绿茶。')).toEqual(['preference | Ines喜欢喝绿茶。 | like/喝绿茶 = 喝绿茶']);
    expect(facts('Ines > Tom: 我不想学钢琴了。')).toEqual(['preference | Ines不想学钢琴了。 | like/学钢琴 = 不学钢琴']);
  });

  it('joins short answers with their questions', () => {
    expect(facts('Ines > Tom: 以后通知您，打电话还是发短信？', 'Tom > Ines: 发短信吧。')).toEqual([
      'preference | Tom希望发短信。 | like/发短信 = 发短信',
    ]);
    expect(facts('Ines > Tom: 谁把窗户关了？', 'Tom > Ines: 是我关的。')).toHaveLength(1);
  });

  it('reads 他 and 她 as the last third person who was named', () => {
    expect(facts('Ines > Tom: 我表弟一月来上海实习，他对猫毛过敏。').at(-1)).toContain('Ines的表弟对猫毛过敏。');
  });

  it('leaves courtesy, orders, questions, proverbs, quotations and play out', () => {
    for (const text of [
      '太好了，谢谢你！',
      '快点过来坐。',
      '你喜欢吃辣的吗？',
      '时间过得真快。',
      '歌里唱的，“我把外套忘在了海边。”',
      '如果我是亿万富翁，我就天天躺着。',
      '没问题，再见。',
      '这么贵！',
    ])
      expect(facts(`Ines > Tom: ${text}`), text).toEqual([]);
  });
});
