import { nameKey } from '../fold.js';
import type { Introduction, Vocative } from '../language-pack.js';
import { wordList } from '../word-list.js';

/** The hundred commonest family names and a few of two characters; a name without one is taken only after 我叫. */
const FAMILY_NAMES = wordList(`
  王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 高 林 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹 彭 曾 肖 田 董 袁 潘 于 蒋 蔡 余 杜
  叶 程 苏 魏 吕 丁 任 沈 姚 卢 姜 崔 钟 谭 陆 汪 范 金 石 廖 贾 夏 韦 付 方 白 邹 孟 熊 秦 邱 江 尹 薛 闫 段 雷 侯 龙 史 陶 黎 贺
  顾 毛 郝 龚 邵 万 钱 严 覃 武 戴 莫 孔 向 汤 欧阳 司马 上官 诸葛 小 老 阿
`);
const NOT_NAMES = wordList(`
  今天 明天 昨天 现在 刚才 最近 那个 这个 好的 好吧 可以 谢谢 对了 没事 不过 但是 因为 所以 如果 然后 其实 当然 是的 没有 不是 对
  好 嗯 哦 来 大家 各位 你们 我们 高兴 中国人 学生 老师 医生 白天 何时 万一 方便 向来 马上 高考 小心 老实 小时 金钱 严格
`);
const KIN_WORDS = wordList(
  '妈妈 妈 爸爸 爸 爷爷 奶奶 外公 外婆 姥姥 姥爷 哥哥 哥 姐姐 姐 弟弟 妹妹 叔叔 阿姨 舅舅 姑姑 老公 老婆 宝贝',
);
const RELATION =
  '(?:妹妹|姐姐|哥哥|弟弟|妈妈|爸爸|朋友|同事|同学|老公|老婆|丈夫|妻子|儿子|女儿|老师|老板|经理|室友|邻居|男朋友|女朋友|表[姐妹哥弟]|堂[姐妹哥弟])';
const HAN_NAME = '(?<name>\\p{Script=Han}{2,3}|\\p{Lu}\\p{L}+)';
const BORDER = '(?=[，,。.！!？?、；;\\s]|$|是|来自|在|从)';
const SELF = new RegExp(`(?:我叫做?|我的名字(?:是|叫))${HAN_NAME}${BORDER}`, 'gu');
const NICKNAME = new RegExp(`叫我${HAN_NAME}${BORDER}`, 'gu');
const SELF_WEAK = new RegExp(`(?:我是|这里是)${HAN_NAME}${BORDER}`, 'gu');
const OTHER = new RegExp(
  `(?:这是|这位是|介绍一下[，,]?(?:这是|这位是)?)(?:我(?:们)?的?|你(?:们)?的?)?(?<kin>${RELATION})?[，,]?${HAN_NAME}${BORDER}`,
  'gu',
);

function isName(word: string): boolean {
  if (NOT_NAMES.has(word) || new RegExp(`^${RELATION}$`, 'u').test(word)) return false;
  return /^\p{Lu}/u.test(word) || FAMILY_NAMES.has(word.slice(0, 1)) || FAMILY_NAMES.has(word.slice(0, 2));
}

/** 我是…, 我叫…, 这是我妹妹…. */
export function chineseIntroductions(text: string): Introduction[] {
  const read = (pattern: RegExp, kind: Introduction['kind'], accept: (name: string) => boolean) =>
    [...text.matchAll(pattern)].flatMap((match): Introduction[] => {
      const name = match.groups?.['name'] as string;
      const start = match.index + match[0].lastIndexOf(name);
      const kin = match.groups?.['kin'];
      const found = { name, start, end: start + name.length, kind, ...(KIN_WORDS.has(kin ?? '') ? { kin } : {}) };
      return accept(name) ? [found as Introduction] : [];
    });
  const nicknames = read(NICKNAME, 'self', (name) => !NOT_NAMES.has(name));
  return [
    ...read(SELF, 'self', (name) => !NOT_NAMES.has(name)),
    ...nicknames.map((introduction): Introduction => ({ ...introduction, nickname: true })),
    ...read(SELF_WEAK, 'self', isName),
    ...read(OTHER, 'other', isName),
  ].sort((left, right) => left.start - right.start);
}

/** Names set off by a comma at the head of a sentence, at its end, or after 谢谢 and 你好. */
export function chineseVocatives(text: string, knownNames: ReadonlySet<string>): Vocative[] {
  const found: Vocative[] = [];
  const pattern =
    /(?<=^|[，,。.！!？?；;]\s*|(?:谢谢|你好|您好|嗨|喂|好的|嘿))(?<name>\p{Script=Han}{1,4}|\p{Lu}\p{L}+)(?=[，,。.！!？?：:]|$)/gu;
  for (const match of text.matchAll(pattern)) {
    const written = match.groups?.['name'] as string;
    const kin = KIN_WORDS.has(written);
    const known = knownNames.has(nameKey(written));
    const start = match.index;
    const end = start + written.length;
    const leading = /^(?:谢谢|你好|您好|嗨|喂|好的|嘿|[，,]|\s)*$/u.test(text.slice(0, start));
    const closes = /^(?:[。.！!？?]|\s*$)/u.test(text.slice(end));
    if (!kin && !known && !(isName(written) && (leading || closes) && !/^\p{Script=Han}$/u.test(written))) continue;
    const position = leading ? 'leading' : closes ? 'trailing' : 'middle';
    found.push(kin ? { name: written, start, end, position, kin: true } : { name: written, start, end, position });
  }
  return found;
}
