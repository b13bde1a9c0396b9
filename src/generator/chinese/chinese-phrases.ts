import type { ChineseMatter } from './chinese-words.js';

/** Ways to speak about one kind of matter: `<np>` the matter, `<v>` the value, `<old>` the former one. */
export interface ChineseMatterPhrases {
  ask: readonly string[];
  tell: readonly string[];
  answer: readonly string[];
  change: readonly string[];
  questions: readonly string[];
  now: readonly string[];
  before: readonly string[];
  gist: string;
}

/** Phrases by kind of matter. */
export const chineseMatterPhrases: Readonly<Record<ChineseMatter['kind'], ChineseMatterPhrases>> = {
  time: {
    ask: ['<np>{是|定在|约在}几点{来着|呢|}？', '你{知道|记得}<np>是几点吗？'],
    tell: ['<np>{定在|约在|是}<v>', '{他们说|刚通知}<np>是<v>', '<v>{就是|是}<np>的时间，{别迟到|记一下}'],
    answer: ['<v>{，我记在本子上了|，没错的话|吧|}', '{应该是|说好的是}<v>'],
    change: ['<np>从<old>{改到|挪到}<v>了', '<np>不是<old>了，{现在是|改成}<v>'],
    questions: ['<np>是几点？', '<np>定在什么时间？'],
    now: ['<np>现在是几点？', '改过以后<np>是几点？'],
    before: ['<np>原来是几点？'],
    gist: '<np>的时间',
  },
  place: {
    ask: ['<np>{放哪儿了|在哪儿}{啊|呢|}？', '谁{看见|拿了}<np>？'],
    tell: ['我把<np>{放在|搁在|收在}<v>了', '<np>在<v>，{要用自己拿|别再找了}'],
    answer: ['{在|就在}<v>{，早上还看见|，应该没人动|}', '你去<v>找找'],
    change: ['<np>不在<old>了，{挪到|放到}<v>了'],
    questions: ['<np>放在哪儿？', '去哪里可以找到<np>？'],
    now: ['<np>现在放在哪儿？'],
    before: ['<np>原来放在哪儿？'],
    gist: '<np>放在哪儿',
  },
  count: {
    ask: ['<np>要{几个|多少}？', '<np>的数量定了吗？'],
    tell: ['<np>{一共|总共}要<v>', '我{订了|数过了}，<np>是<v>'],
    answer: ['<v>{，够用了|，宁可多一点|}', '{算下来|我看}<v>'],
    change: ['<np>不是<old>了，{改成|要}<v>'],
    questions: ['<np>一共要多少？', '<np>的数量是多少？'],
    now: ['<np>现在要多少？'],
    before: ['<np>原来说要多少？'],
    gist: '<np>的数量',
  },
  pick: {
    ask: ['<np>选{什么|哪个}{好|呢|}？', '<np>大家{定了没有|想好了吗}？'],
    tell: ['<np>{就选|定了|我们用}<v>{吧|了|}', '商量来商量去，<np>还是<v>'],
    answer: ['{我投|就要|还是}<v>{，不用想|，大家都同意|}'],
    change: ['<np>不要<old>了，{换成|改成}<v>'],
    questions: ['<np>最后选了什么？', '<np>定的是什么？'],
    now: ['<np>现在定的是什么？'],
    before: ['<np>一开始选的是什么？'],
    gist: '<np>选什么',
  },
  who: {
    ask: ['<np>找谁{啊|呢|}？', '<np>谁负责{来着|}？'],
    tell: ['<np>{找的是|请了|交给}<v>', '<v>{负责|来弄}<np>'],
    answer: ['{找|请的是}<v>{，靠得住|，去年也是|}'],
    change: ['<old>来不了，<np>{换成|改由}<v>{了|}'],
    questions: ['<np>由谁负责？', '<np>找的是谁？'],
    now: ['<np>现在由谁负责？'],
    before: ['<np>原来由谁负责？'],
    gist: '<np>找谁',
  },
  cost: {
    ask: ['<np>要多少钱？', '<np>{报价|价钱}出来了吗？'],
    tell: ['<np>{要|花了|谈到}<v>', '我问过了，<np><v>'],
    answer: ['<v>{，不算贵|，有点肉疼|，包安装|}'],
    change: ['<np>从<old>{涨到|变成}<v>了'],
    questions: ['<np>多少钱？', '<np>花了多少？'],
    now: ['<np>现在多少钱？'],
    before: ['<np>原来多少钱？'],
    gist: '<np>的价钱',
  },
};

/** How people say what they like. */
export const chinesePreferWays: readonly string[] = [
  '我{喜欢|还是要|习惯}<v>{，一直这样|，别的不行|}',
  '{给我来|我就要}<v>{吧|，谢谢|}',
  '<v>{最适合我|最好|对我来说最方便}',
];

/** How somebody changes a habit, and how it differs for one day. */
export const chineseChangeWays = {
  change: ['我不{要|用}<old>了，以后{改成|都是}<v>', '<kind>我换了，从<old>换成<v>'],
  exception: ['就今天{要|来}<v>，明天还是<old>', '只有这一次{要|换成}<v>，平时还是<old>'],
};

/** Small talk: a beginning, an answer, an end. */
export const chineseChat = {
  open: [
    '{你|您}能{帮忙|抽空}<chore>吗？{我手上都是泥|我腾不出手|今天实在来不及}',
    '<object>{谁用过|还要不要|是不是该换了}？{我看旧得不行|放在那儿碍事|上次就想问}',
    '昨天{路上堵了|地铁停了|楼上吵了|我睡了}{一个小时|半天|大半夜}，{困死我了|真受不了|现在还头疼}',
    '我们{先|要不要先}<chore>？{不然又忘了|天黑就不好弄了|趁人都在}',
    '听说{周末|后天|下礼拜}要{下雨|降温|刮大风}，<object>{得收起来|怎么办|要不要盖一下}',
    '{孩子|我妈|我同事}{昨天|前天|刚才}问起<object>，我{都不知道怎么说|一时没想起来|只好笑笑}',
  ],
  answer: [
    '{行|好|可以}，我{先<chore>|喝口水|打个电话}就{来|去|弄}',
    '{别提了|可不是|谁说不是呢}，我{昨天|刚才|上回}<chore>{弄到半夜|差点摔跤|还没弄完}',
    '<object>{先放着|我来收|让我看看}，{回头|晚上|等一下}再{说|弄|商量}',
    '{我倒觉得还好|没那么严重|哪有那么多事}，{先<chore>再说|你别急|慢慢来}',
    '{不行|算了}，{我腰疼|我还得<chore>|<reason>}',
  ],
  close: [
    '{辛苦了|多谢|那就好}，{回头请你吃饭|我记着呢|有事叫我}',
    '{那我先|我去}<chore>{了|，很快}',
    '{知道了|明白}，{我跟大家说一声|我写下来|不耽误}',
  ],
  react: [
    '{好|行|嗯}，{记下了|知道了|我安排一下}',
    '{那<chore>得早点|这样我先<chore>}',
    '{怎么|真的}？{我还以为不是呢|我记错了|没想到}',
    '{太好了|那就放心了}，{我告诉别人|不用再问了}',
  ],
};
