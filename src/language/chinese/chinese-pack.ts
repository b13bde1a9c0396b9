import type { LanguagePack } from '../language-pack.js';
import { wordList } from '../word-list.js';
import { chineseIntroductions, chineseVocatives } from './names.js';
import { chineseTimes } from './times.js';

const STOP_WORDS = wordList(`
  的 了 着 过 地 得 是 在 有 和 与 或 但 而 也 都 就 还 又 很 太 更 最 不 我 你 您 他 她 它 们 这 那 哪 谁 什 么 吗 呢 吧 啊 呀
  嗯 哦 个 把 被 给 对 从 到 向 为 以 及 之 其 要 会 能 可 说 去 来 上 下 里 我们 你们 他们 她们 它们 咱们 大家 我的 你的 他的 她的 这个
  那个 什么 怎么 这些 那些 就是 不是 还是 但是 所以 因为 如果 可以 是的 好的 了吗 了吧 是不 是我 是你 在我 我在 我是
`);

/** Chinese in simplified characters: pairs of characters for search, names, calls, questions and times. */
export const chinesePack: LanguagePack = {
  id: 'zh',
  detect(text) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
    const other = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
    return letters === 0 || other > 0 ? 0 : han / letters;
  },
  stem: (word) => word,
  isStopWord: (word) => STOP_WORDS.has(word),
  introductions: chineseIntroductions,
  vocatives: chineseVocatives,
  isQuestion: (text) => /[?？]|[吗呢么](?=[。！!\s，,]|$)|^(?:谁|什么|哪|怎么|为什么|几点|多少)/u.test(text),
  secondPerson: (text) => (/[你您]/u.test(text.replace(/你知道吗?|谢谢[你您]/gu, '')) ? 1 : 0),
  addressesGroup: (text) => /大家|各位|诸位|你们|同学们|朋友们|有人|谁(?:有|要|想|知道|能)/u.test(text),
  saidAside: (text) =>
    /^[\s，,]*(?:让我(?:想想|看看)(?=[，,。.…]|$)|我(?:想想|看看)(?=[，,。.…]|$)|我(?:刚才)?(?:把|放).*(?:放|到)哪|上面写着|自言自语|喂[，,]您好)/u.test(
      text,
    ),
  replyOpening(text) {
    if (/^[\s，,]*(?:谢谢|多谢|感谢|太谢谢)/u.test(text)) return 'thanks';
    return /^[\s，,]*(?:是的|是啊|对啊?|好的|好啊|好吧|可以|没问题|没有|不是|不行|不用|当然|行|嗯|不客气)/u.test(text)
      ? 'answer'
      : undefined;
  },
  greetsNewcomer: (text) => /^(?:欢迎|快请进|请进|请坐|你好，?欢迎)/u.test(text.trim()),
  times: chineseTimes,
};
