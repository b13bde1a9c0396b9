/** One clause of a Chinese turn. */
export interface ChineseClause {
  text: string;
  question: boolean;
  /** Place of its sentence in the turn. */
  sentence: number;
}

const SENTENCE = /[^。！!？?；;\n]+[。！!？?；;\n]*/gu;
const ASKS =
  /[吗么](?:$|[啊呀])|谁|什么(?!都)|哪[里儿个些天种]|(?<![没不])怎么(?!.*都)|为什么|几[点个号岁]|多少|多久|是不是|有没有|能不能|要不要|好不好|行不行|可不可以|会不会|(?<!给|跟|和|在|还)(\p{Script=Han})不\1|呢$|[了过]没有?$|行不$/u;
/** Play, recital and hearsay from print: nothing in the turn is meant as said. */
const RECITED =
  /[“"「『]|从前|[上下]辈子|这一?[局轮关盘]我?|前方.{1,6}米|请.{1,6}(?:行驶|通行|掉头)|往[前左右]走|[左右]拐|(?:如果|要是|假如)我(?:当了?|成了|变成|做了)|歌里|歌词|广告|书[里上](?:说|写)|牌子|屏幕|电影里|小说|电视[里上]|游戏里|台词|笑话|假装|假设|念(?:道|到)|谚语|俗话|老话|提示音|语音(?:说|播)|天气预报|(?:导航|手机|软件|系统|助手|音箱|闹钟|短信|通知)(?:上)?(?:说|提醒|显示|播报)|唱道|^有(?:个|一个)(?:人|男人|女人|和尚|小孩|农夫)|中了?彩票|会飞|变成|(?:如果|要是|假如)(?:我|你|当初)(?:是|当初|有|生|能)/u;
const OPENERS =
  /^(?:唔|呃|哎呀|哎哟|哎|唉|啊|哦|噢|喔|嗯|呃|哈+|哇|对了|好吧|好的|是的|是啊|对啊|没错|不过|但是|可是|但|所以|然后|其实|反正|那么|那就|那(?![天年次时边个里种位只条张件家些辆本场份套])(?=[我你您他她]|\p{Script=Han}{2})|可(?=[\uE000-\uEFFF我你您他她])|而且|并且|因为|还有|另外|顺便|听着|说真的|老实说|告诉(?:你|你们|大家)(?:个事|一件事)?|跟(?:你|你们|大家)说个?(?:事|一下)?|你知道吗?|还不是|就是说|主要是|可惜|幸好|原来|当然|确实|真的)(?=.)[，,…\s]*/u;
const PARTICLES = /(?:嘛|呀|啊|呢|啦|哦|哈|喔|诶|咯|哟|呗|嘞|的啦)+$/u;

/** Clauses of a turn without openers and closing particles, in order; none when the turn recites or plays. */
export function chineseClauses(text: string): ChineseClause[] {
  if (RECITED.test(text)) return [];
  return [...text.matchAll(SENTENCE)].flatMap(([sentence], place) => {
    const asks = /[？?]/u.test(sentence);
    const tagged =
      /(?:是这个意思吗|是吗|对吧|对吗|对不对|是不是|好吗|好不好|行吗|行不行|行不|可以吗|可以不|怎么样|如何|没错吧)[？?]/u.test(
        sentence,
      );
    const parts = sentence
      .replace(/[。！!？?；;\n]+$/u, '')
      .split(/[，,：:]\s*|(?<=\p{Script=Han})\s+(?=[\p{Script=Han}\uE000-\uEFFF])/u);
    return parts.flatMap((part, index): ChineseClause[] => {
      const plain = bare(part);
      const question = tagged || ASKS.test(plain) || (asks && index === parts.length - 1);
      return plain === '' ? [] : [{ text: plain, question, sentence: place }];
    });
  });
}

function bare(part: string): string {
  let text = part.trim();
  for (let step = 0; step < 4; step += 1) {
    const next = text.replace(OPENERS, '');
    if (next === text) break;
    text = next;
  }
  return text.replace(PARTICLES, '').trim();
}
