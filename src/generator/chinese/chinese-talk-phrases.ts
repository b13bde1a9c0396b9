import { listOf } from '../phrase.js';
import type { OpenerKind } from '../phrases.js';

/** What begins a turn, by what it does; every entry ends in its own punctuation. */
export const openers: Readonly<Record<OpenerKind, readonly string[]>> = {
  agree: ['{对|是啊|行|好|可以|没错}，', '{好的|成|那行|没问题}，', '{说得对|有道理|问得好}。', '嗯，', '', ''],
  ack: [
    '{好|行|知道了|明白|收到|记下了}。',
    '{哦|啊}，{好|对|是这样}。',
    '{太好了|挺好|不错|真好}。',
    '也行。',
    '这下清楚了。',
    '',
  ],
  thanks: ['{谢谢|多谢|谢啦|辛苦了}。', '{太谢谢了|哎，谢谢|那真谢谢}。', '啊，{谢谢|谢了}。'],
  surprise: [
    '{什么|真的|不会吧|哎呀|啊}？',
    '{哟|哇|天哪|咦|哈}。',
    '{等等|慢着|等一下}，',
    '{不可能|怎么会|我的天}。',
    '',
  ],
  think: [
    '{嗯|那个|我想想|让我看看|这个嘛}，',
    '{我是说|你也知道|说实话}，',
    '{问得好|从哪儿说起呢|看情况}。',
    '{呃|唔}……',
    '',
  ],
  start: ['{对了|哎|听我说|问一句|还有个事|差点忘了|趁我想起来|另外}，', '{好|来|哎|那么}，', '', '', ''],
};

/** Words that any phrase may draw: people outside, moments, moods, ways. */
export const everydayWords: Readonly<Record<string, readonly string[]>> = {
  relative: listOf(
    '我姐夫; 我邻居; 单位的小姑娘; 我老室友; 我妈; 一个同事; 楼下大爷; 我干儿子; 房东; 我侄女; 老同学; 快递员; 我姑妈; 隔壁太太; 修车的',
  ),
  moment: listOf(
    '午饭前; 雨停了以后; 中午前后; 天黑以后; 周末; 回家路上; 明天一早; 等水开的工夫; 今晚; 这礼拜之内; 趁休息; 后半晌; 天亮之前; 吃完饭',
  ),
  past: listOf('昨晚; 星期天; 刚才; 早饭前; 前几天; 今天早上; 来的路上; 昨天傍晚; 一个礼拜前; 中午吃饭的时候; 上个月'),
  mood: listOf('松了口气; 有点紧张; 挺满意; 不太乐意; 好奇; 左右为难; 挺平静; 有点担心; 有了盼头; 烦透了; 哭笑不得'),
  manner: listOf('慢慢; 用手; 好好; 悄悄; 一口气; 一块儿; 一步一步; 戴着手套; 分两回; 趁早; 边听广播边'),
  trouble: listOf(
    '我腾不出手; 我手机快没电了; 我把单子弄丢了; 我坐错了位子; 我今早迟到了; 没人告诉我; 我眼镜落家里了; 天变了; 我弄反了; 我把日子记岔了; 我嗓子哑了',
  ),
};

/** Sentences that may follow a statement. */
export const statementTails: readonly string[] = [
  '{我|让我}<moment>{再提醒你|写下来|添到单子上|给大家发一遍}',
  '这样{我们|大家}{还有点|正好有|没多少}{时间|余地|工夫}<chore>',
  '{我|我们}{还得|真该|总得}{先|}<chore>{，<moment>|}',
  '{完了以后|回头|<moment>}{谁去|我们|我想}<manner><chore>',
  '{有问题就说|不方便就喊一声}，{不然|要不}我{就|<moment>就}<chore>了',
  '我{核对过了|问了两遍|看了纸上写的|听<relative>说的}，{可还是|所以}<mood>',
  '{不算理想|还行吧|比上回强|早该这样了}，{不过|就是}<object>{先放放|更要紧|还没着落|另说}',
  '{麻烦|记得}{跟<relative>说一声|<moment>告诉别人|<chore>的时候想着点}',
  '怪不得{我|我们}<past>{非要|没能|急着}<chore>',
  '<relative>{也问了|一直问|想知道}，{现在你们都知道了|我当时答不上来|顺便说一句}',
  '{这事|说真的}我<mood>，因为<trouble>',
  '{你看行吗|这样可以吧|来得及吗}，还是{我们|我}先<chore>？',
  '{你能|谁能|麻烦你}{在那之前|<moment>}<chore>吗？',
  '{怎么样|有意见吗|满意吧}，{毕竟|考虑到}<object>{还在那儿|没弄好|等着用}？',
];

/** Sentences that may follow a question. */
export const questionTails: readonly string[] = [
  '我{想|得|打算}{在那之前|<moment>}<chore>',
  '{我问是因为|是这样，|不好意思，}<trouble>',
  '<relative>{今早|又|刚才}{问我|打电话来|发消息来}了',
  '{省得|免得}{到时候抓瞎|大家白等|弄混}，{我们|你们}还要<chore>呢',
  '{不急|有空再说|我就是好奇}，我{还在忙|得看着|先去拿}<object>',
  '本来想{写在|贴到|压在}<object>上{的|}，可是<trouble>',
];

/** What people say when they only follow. */
export const reactions: readonly string[] = [
  '{我没问题|正合我意|我这儿行|不反对}，我{可以|就}<moment><chore>',
  '{我|让我}{记一笔|写手上|存手机里|贴冰箱上}，{再|回头}去<chore>',
  '{幸好你说了|我真不知道|我正纳闷呢|这就说得通了}，{<relative>说的不一样|我<mood>|差点放弃了}',
  '那就{围着它安排|按这个来}，哪怕还得<manner><chore>',
  '{有道理|听着对}，{我猜也差不多|正想问呢}，{因为|谁叫}<trouble>',
  '{那|这样的话}{我|我们}{先|<moment>}<chore>，{对吧|同意吗|行不行}？',
  '{我|得有人}{也|<moment>}告诉<relative>，{跟他有关|别忘了<object>}',
  '{比我想的|比我记的}{早|晚|多|好|怪}，{不过行|也好|我<mood>}',
  '{那|可}<object>呢，{还留着吗|还用得上吗|谁管}？',
  '但愿{别再变|没人改|都记得住}，<trouble>',
];

/** Reactions that name the thing: `<np>`. */
export const namingReactions: readonly string[] = [
  '{那|好}<np>{就不用操心了|可以划掉了|就这么着}，{我能<chore>了|总算|只剩<object>了}',
  '<np>这事我{一直|之前}<mood>，{说实话|你也看得出来}',
  '{我|让我|得有人}<moment>{告诉<relative>|记下来|提醒大家}<np>的事',
  '那<np>就{算定了|到此为止|说好了}，{除非再改|还有别的吗|我这儿没问题}',
  '<np>{嘛|的话}，{我只要|我可不信|我不想问}<relative>，{谢了|这下好办|你懂的}',
  '<np>，{对|好|是了}，{我跟别的弄混了|我老忘|我记错了}，<trouble>',
];

/** A third person keeps the talk going. */
export const backChannels: readonly string[] = [
  '嗯嗯，你接着说，<object>不急。',
  '对对，<relative><past>也这么说。',
  '哟，<relative>就是这样的人。',
  '哈，老样子，<manner>来嘛。',
  '好好，那<object>呢？',
  '听着像。',
  '我<past>就这么想。',
  '哎呀，又来了，我刚想<chore>。',
  '行，<manner>来。',
  '可不是嘛。',
];

/** Words that a speaker slips in. */
export const fillers: readonly string[] = ['那个', '就是', '嗯', '呃', '怎么说呢', '反正', '这个'];

/** A word of a third person between question and answer. */
export const chimes: readonly string[] = [
  '{我也想问|我正要问|老有人问我}这个，{<relative>也问|我还得<chore>|你说吧我听着}',
  '{哦对|是}，{那件事|我记得|<relative>也问过}，{说吧|我听着|<object>先放着}',
  '{没听清|我只听了一半}，{<moment>再说一遍|别管我|我刚才在看<object>|<trouble>}',
];

/** A third person joins. */
export const joins: readonly string[] = [
  '{那之前|那时候}我还能<chore>吗，{还是来不及了|会不会撞上}？',
  '{还有|说到这个，}<object>，{<relative>拿走了吗|我<moment>拿|还是你的吗}？',
  '{我可以|我来|乐意}<chore>，{要是有用的话|你忙你的|省得你跑}',
  '{谁有|有没有人带}<object>，{也用得着|我刚想起来}？',
  '{你|咱们}{还|也}得用<object>，{提醒一句|我就说说|应该是}',
];
