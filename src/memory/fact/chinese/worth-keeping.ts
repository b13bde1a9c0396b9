import type { FactKind } from '../../../records/records.js';
import { isOwnMatter } from './subjects.js';

const JUNK =
  /^(?:(?:对不起|谢谢|知道|好的|是的)+|下一[个首页位]|不用谢.*|(?:我|也)?(?:不知道|是|先走)了?|吓.*跳|太好了|真不错|好香|真香|可爱|没关系|没问题|没事|知道|谢谢|多谢|对不起|抱歉|不好意思|不客气|辛苦|再说|随便|随你|忘不了|别忘|听见|真的|假的|当然|可以|不会|不行|行|好|舍不得|怎么办|加油|恭喜|慢走|小心|再见|拜拜|晚安|早上好|晚上好|你好|您好|欢迎|请坐|请进|等一下|稍等|算了|听不清|没听清|开玩笑|逗|老样子|还行|看情况|差不多|是这样|不是|是|对|嗯|哦|应该的|一言为定|就这样|就这么(?:定|办|说)|说好了|明白|了解|收到|严重|来了|走了|到了|开饭|吃饭|喝茶|看吧|想想|记住|记得|放心|别急|别担心|不用|不着急|快点|快吃|快来|过来|坐)[了吧的呢嘛]*$/u;
/** Exclamations and judgements of the moment. */
const EXCLAIMED = /^(?:好|真|太|这么|多么?|怎么这么|可|够)(?!像|几|多次)\p{Script=Han}{1,3}(?:了|的)?$/u;
/** A judgement and no more. */
const JUDGED =
  /^(?:[一二三四五六七八九十两\d]点|也|都|还|是|挺|很|真|太|不太|不|非常|特别)*(?:好|不错|棒|行|可以|美|香|漂亮|贵|厉害|有意思|可惜|奇怪|好玩|好吃|好看|对|重要|早|晚|远|久|慢|快|吵|累|难|冷|热|香|瘦|胖|多|少)(?:的|了)?$/u;
/** Exaggeration. */
const OVERDONE = /死(?:我)?了$|^快.*死|[百千万]遍|得(?:能|要|可以|想)?(?:吃下|死|疯|飞|不得了)/u;
const ORDERED = /^(?:请|别|快|不要|不许|给我|帮我|让我|记得|麻烦)|(?:吧|一下|一点|看看|试试)$/u;
const PROVERB =
  /^听说|^(?:时间|人生|失败|成功|生活|爱情|金钱|知识|健康|友谊|梦想)(?:是|就|过|如|像|最|不)|^(?:人|做人|出门|凡事|天下|有时候|生活|时间)(?:嘛|就|总|是|在外|要)/u;
/** What only tells of talking, knowing and remembering, or points at what was said. */
const TALKED =
  /^(?:可|就|也|都|先|再|早|才|还|给|会|过后|回头|马上|刚才|到处|一直|大概|没|不|好像|又|真|真的|只|只是|已经|当然|其实|以前|天黑以后)*(?:知道|记得|记住|没记错|忘了?(?!.{3})|明白|懂|承认|发誓|保证(?!金)|猜|相信|佩服|同意|在场|求之不得|等不及|回来|来了|告诉|跟.{1,3}(?:说|讲)|提(?=一|醒|到|过)|说(?=了|一|过|句|真|实|的|什么|得)|问(?=一|了|过|问)|听(?=的|你|到|起来|出)|看(?=还|是|出|得|来|这|那)|谢|担心(?!.{3})|放心|想想|等(?=一|等|着))/u;
/** Liking without what is liked. */
const LIKES_NOTHING = /^(?:挺|很|也|都|最|真|还|更|就|特别)*(?:喜欢|爱|讨厌|想|希望|习惯|愿意|不愿意)[了的]?$/u;
/** "一句", "一下": said of saying; "这样", "那个": said before. */
const POINTS =
  /[说提问讲记看插][一两]?[句下声嘴遍]$|(?:这样|那样|这么|那么|这个|那个|这些|那些|这|那|它)[了的]?$|^(?:这|那)(?:只|就|才|都|也)?是/u;
/** 你一走我又得问: one thing whenever another. */
const WHENEVER = /^.{0,3}一\p{Script=Han}{1,3}(?:就|又|准|便|总|[我你他她\uE000-\uEFFF])/u;
/** What a predicate that leaves its subject out may open with: a verb, an adverb, a time, a negation. */
const OPENS_PREDICATE =
  /^(?:[不没也都就才还又已正刚从每被把给对跟和在是有要会能可去来到做吃喝看说让买卖住学教打开关修放带用写读接送喜爱怕想需得换改取订付花坐走跑睡醒病疼咳搬养戒退请完断坏漏涨降毕结离生过搭丢忘扔][^的]|今|明|昨|后天|上|下|周|早|晚|最近|平时|一般|以前|现在|曾经|常|总|天天|准备|打算|计划|决定|希望|讨厌|预计|预约|[\d一二三四五六七八九十两]+(?:点|月|号|岁|年|天|周|块|元|个月|小时|分钟|分))/u;
const FUNCTION = /[的了着过吧啊呢嘛吗很太真就也都还又不没有是在会要能可以这那个一下点儿来去说得]/gu;
const NUMBER = /[半一二三四五六七八九十两百千\d]/u;

/** Whether what a clause says of its subject is worth keeping; `own` when the subject stands in the clause. */
export function isWorthKeepingInChinese(clause: string, rest: string, own: boolean): boolean {
  const plain = rest.trim().replace(/^(?:今天|现在|昨天|刚才|这次)(?=真|太|好|很|这么)/u, '');
  if (
    JUNK.test(clause) ||
    PROVERB.test(clause) ||
    OVERDONE.test(clause) ||
    /一下$|最重要$|就行$|算了$|别|不许|(?:行|好|对|是){3}|^(?:让|叫|请)|^应该是/u.test(clause)
  )
    return false;
  if (/^(.{2,6})\1$/u.test(clause) || /^(?:可真|可会|真会|老人家|踩着?)/u.test(plain)) return false;
  if (TALKED.test(plain) || LIKES_NOTHING.test(plain) || POINTS.test(plain) || WHENEVER.test(clause)) return false;
  if (
    /(?:^|[上里边])[有是在会能要]$|^[\d半一二三四五六七八九十两几多]+(?:年|天|个?月|周|次|遍|回)了?$|要.{1,4}就/u.test(
      plain,
    )
  )
    return false;
  if (!own && !OPENS_PREDICATE.test(plain) && !isOwnMatter(plain)) return false;
  if (plain === '' || JUNK.test(plain) || EXCLAIMED.test(plain) || JUDGED.test(plain)) return false;
  if ((!own || /一点$/u.test(plain)) && ORDERED.test(plain)) return false;
  if (own && /[得不]了$/u.test(plain)) return true;
  const content = plain.replace(FUNCTION, '').replace(/[\s\uE000-\uEFFF]/gu, '');
  return content.length >= (own || isOwnMatter(plain) ? 2 : 3) || (content.length >= 1 && NUMBER.test(plain));
}

/** The kind of fact that a clause states; `ahead` when it names a time to come. */
export function chineseKind(rest: string, ahead: boolean): FactKind {
  if (/喜欢|爱[吃喝看听玩]|讨厌|最爱|希望|宁愿|偏爱|更想|想(?!起|到)|最舒服|习惯(?!了)/u.test(rest))
    return 'preference';
  if (/决定|定了(?!$)|选了|同意/u.test(rest)) return 'decision';
  if (/^(?:觉得|认为|估计|猜|感觉|以为)/u.test(rest)) return 'belief';
  if (
    /^是.*(?:妈妈?|爸爸?|奶奶|爷爷|老公|老婆|妻子|丈夫|儿子|女儿|哥哥?|姐姐?|弟弟?|妹妹?|朋友|同学|同事|邻居)$|结婚/u.test(
      rest,
    )
  )
    return 'relationship';
  if (/^(?:来|给|带|去)[^了过]+$/u.test(rest)) return 'plan';
  if (ahead || /打算|准备|计划|要去|会去|将要|(?:^|[^不需])要(?!是|求|紧)|就搬|会(?:来|去|到|晚|给|把)/u.test(rest))
    return 'plan';
  if (/[了过](?:[^一-龥]|$)|[^为除]了|刚|昨天|上次|前天|已经|以前/u.test(rest)) return 'event';
  return 'state';
}

const TOLD_TO =
  /^(?:少|多|尝|快|再|先|别|看|听|等|帮|给|忘|放心|说|试|坐|拿|吃|喝|记|小心|注意|慢|猜|想|知道|真|太|好|怎么|那么|这么|还不|又)|(\p{Script=Han})\1/u;

const VERB =
  /[是在有要会能去来到做吃喝看说给让把被买卖住学教打开关修放带用写读听等接送敏喜爱想觉得需换改取订付花坐走跑睡醒病疼痛咳了过怕搬养戒退请休完成断坏漏涨降毕结离生死]/u;

/** Whether a clause has no verb and only adds to the one before: 五天, 三号场, 苏州人. */
export function isChineseFragment(clause: string): boolean {
  return clause.length <= 10 && !VERB.test(clause);
}

/** Whether a fragment tells something: 真的 and 老实讲 do not. */
export function addsToStatement(fragment: string): boolean {
  return fragment.length >= 2 && !JUNK.test(fragment) && !/^[真对不没老就也行好确当其反总]|[说讲]$/u.test(fragment);
}

/** Whether a clause only tells its listener to do something. */
export function isOrder(rest: string): boolean {
  return TOLD_TO.test(rest) && !/[会要]|过敏/u.test(rest);
}
