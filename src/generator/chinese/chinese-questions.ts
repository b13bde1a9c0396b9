import type { QuestionPhrases } from '../phrases.js';

/** How questions are put in Chinese. */
export const chineseQuestions: QuestionPhrases = {
  addressee: {
    quoted: [
      '<name>说“<quote>”的时候，是在跟谁说话？',
      '“<quote>”这句话，<name>是对谁说的？',
      '<name>的那句“<quote>”是说给谁听的？',
    ],
    paraphrased: ['<name><told><clause>的时候，是在跟谁说话？', '<name>是跟谁<told><clause>的？'],
    indirectAsked: ['<name>关于<about>的问题是问谁的？', '<about>的事，<name>是向谁打听的？'],
    indirectSaid: ['<name>关于<about>的话是对谁说的？', '<about>的事，<name>是讲给谁的？'],
  },
  speaker: {
    quoted: ['“<quote>”这句话是谁说的？', '是谁说了“<quote>”？', '“<quote>”，这是谁的话？'],
    asked: ['是谁问<clause>的？', '谁打听过<clause>？', '<clause>，这是谁提的问题？'],
    said: ['是谁告诉大家<clause>的？', '谁说过<clause>？', '是谁讲的<clause>？'],
  },
  told: { asked: '问', said: '说' },
  preference: ['<name>喜欢什么<kind>？', '<name>要哪种<kind>？'],
  preferenceNow: ['<name>现在喜欢什么<kind>？', '<name>如今要哪种<kind>？'],
  preferenceBefore: ['<name>改主意之前喜欢什么<kind>？', '<name>一开始要哪种<kind>？'],
  preferenceException: ['<name>只有一天破例要的<kind>是什么？', '<name>哪种<kind>是只要了一回的？'],
  recall: ['我说过我喜欢什么<kind>？', '我最喜欢哪种<kind>？', '关于<kind>，我跟你说过什么？'],
  absence: ['<name>为什么没来？'],
  contradiction: [
    '关于<np>大家说法不一，最后哪个对？',
    '<np>有两种说法，哪种算数？',
    '有人说<np>是<old>，最后到底是什么？',
  ],
  correction: ['<np>先说成<old>，后来收回了，正确的是什么？', '<np>把说错的<old>换成了什么？'],
  picture: ['<name>给大家看的<np>，照片里有什么？', '<np>的照片拍的是什么？', '<name>拿出<np>的照片，上面是什么？'],
  clause: ['关于<np>说了什么？'],
  isClause: () => false,
  pair: (one, two) => `${one.replace(/[？?]$/u, '')}，还有，${two}`,
  bridge: { asked: '问<clause>的那个人', said: '告诉大家<clause>的那个人' },
  takesBridge: () => true,
  secret: ['<name>悄悄说了什么事？'],
  notMentioned: '对话里没有提到。',
};
