import { describe, expect, it } from 'vitest';
import { chinesePack } from './chinese-pack.js';

const NOBODY: ReadonlySet<string> = new Set();
const SPOKEN = { at: Date.UTC(2025, 2, 5, 4), timeZone: 'Asia/Shanghai' };

describe('chinesePack', () => {
  it.each([
    ['大家好，我是李明。', 'self', '李明'],
    ['我叫小红', 'self', '小红'],
    ['我叫Nora，请多关照', 'self', 'Nora'],
    ['这是我妹妹王芳。', 'other', '王芳'],
  ])('hears the introduction in %s', (text, kind, name) => {
    expect(chinesePack.introductions(text)).toMatchObject([{ kind, name }]);
  });

  it.each(['我是学生', '我是中国人', '我是今天来的', '这是我的书'])('hears none in %s', (text) => {
    expect(chinesePack.introductions(text)).toEqual([]);
  });

  it('hears calls at the borders of a sentence', () => {
    expect(chinesePack.vocatives('张伟，你觉得呢？', NOBODY)).toMatchObject([{ name: '张伟', position: 'leading' }]);
    expect(chinesePack.vocatives('谢谢，妈妈。', NOBODY)).toMatchObject([{ name: '妈妈', kin: true }]);
    expect(chinesePack.vocatives('你觉得怎么样，小雨？', new Set(['小雨']))).toMatchObject([{ position: 'trailing' }]);
    expect(chinesePack.vocatives('张伟知道这件事', new Set(['张伟']))).toEqual([]);
    expect(chinesePack.vocatives('今天，我们去公园。', NOBODY)).toEqual([]);
  });

  it('knows questions, the second person and the group', () => {
    expect(chinesePack.isQuestion('你吃了吗')).toBe(true);
    expect(chinesePack.isQuestion('我吃了。')).toBe(false);
    expect(chinesePack.secondPerson('你去哪儿？')).toBe(1);
    expect(chinesePack.secondPerson('谢谢你')).toBe(0);
    expect(chinesePack.addressesGroup('大家好')).toBe(true);
    expect(chinesePack.replyOpening('谢谢你的帮助')).toBe('thanks');
    expect(chinesePack.replyOpening('好的，没问题')).toBe('answer');
  });

  it.each([
    ['明天下午3点见', '2025-03-06T07:00'],
    ['下周', '2025-03-09T16:00'],
    ['去年', '2023-12-31T16:00'],
    ['昨天', '2025-03-03T16:00'],
    ['2023年5月8日', '2023-05-07T16:00'],
  ])('resolves %s', (text, from) => {
    const [mention] = chinesePack.times(text, SPOKEN);
    expect(new Date(mention?.from ?? 0).toISOString().slice(0, 16)).toBe(from);
  });
});
