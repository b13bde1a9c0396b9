import type { Perspective } from '../english/perspective.js';

/** Whom or what a clause is about, and the rest of the clause. */
export interface ChineseSubject {
  /** Written out: a person character, "{person}的妈妈", or a noun. */
  text: string;
  /** The person character under which a fact about it is filed. */
  person?: string;
  /** A third person or thing, which a later 他, 她 or 它 can mean. */
  kind: 'speaker' | 'addressee' | 'person' | 'thing';
  rest: string;
  /** The turn that spoke of it, when not the current one. */
  turnId?: string;
}

const RELATIVE =
  '(?:爸妈|父母|爸爸|妈妈|老爸|老妈|爸|妈|婆婆|公公|岳父|岳母|丈母娘|嫂子|姐夫|妹夫|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|姐姐|弟弟|妹妹|表哥|表姐|表弟|表妹|堂哥|堂姐|堂弟|堂妹|哥|姐|弟|妹|叔叔|阿姨|舅舅|姑姑|老公|老婆|丈夫|妻子|太太|爱人|先生|儿子|女儿|孩子|宝宝|孙子|孙女|侄子|侄女|男朋友|女朋友|男友|女友|朋友|同事|同学|室友|邻居|老板|领导|老师|医生|教练|师傅|亲戚|家人|客户)';
const ROLE =
  '(?:(?:小|阿|老)(?!是|时|人|家|师|板|婆|公|区|心|学|孩|子|朋)\\p{Script=Han}(?=今|昨|明|有|没|不|说|在|要|会|是|去|来|把|对|的|也|还|都|想|$)|\\p{Script=Han}{1,2}(?:医生|大夫|老师|教授|经理|总|主任|师傅|阿姨|叔叔|先生|女士|小姐|护士|律师|教练|姐|哥|工)|房东|医生|大夫|老师|经理|老板|司机|保姆|邻居|客户|教练|师傅|护士|同事|领导|快递员|物业|中介)';
/** What opens a predicate: behind it stands what is said of the topic before it. */
const PREDICATE =
  '(?=(?:不是|是|在|有|要|会|能|可以|可能|应该|已经|都|就|才|还|也|不|没|又|很|太|最|比|从|到|被|把|给|对|每|刚|正|快|今天|明天|后天|昨天|前天|今年|明年|去年|这|那|上个?|下个?|周|星期|月底|年底|[一二三四五六七八九十两\\d]+[月号点]|早上|上午|中午|下午|晚上|平时|一般|现在|以前|以后|最近|有点|怕|想|住|说|让|叫|来|去|喜欢|讨厌|爱|觉得|出来|漏|坏|涨|降|开始|结束|改|取消|需要|得|属于|改|推迟|提前|换|挂|断|完成|做完|到期|丢|卖|修|送|打|看|订|买|接|放|停|关|开|走|跑|睡|[一二三四五六七八九十两\\d]{1,4}(?:块|元|百|千|万|分|度|岁|斤|公里|米|人)|花|用|过敏|高|低|疼|贵))';
/** Parts and papers of a body: the speaker's own, unless somebody else is spoken of. */
const OWN =
  /^(?:血糖|血压|血脂|体温|体重|头|牙|牙齿|腰|腿|脚|膝盖|胃|肚子|嗓子|眼睛|耳朵|手|肩膀|脖子|背|心脏|皮肤|鼻子|视力|听力|身体|睡眠|体检报告|成绩|数学|英语|语文)/u;

/** Whether a clause speaks of a part of somebody's body or of their papers without saying whose: the speaker's own. */
export function isOwnMatter(clause: string): boolean {
  return OWN.test(clause);
}

const NO_TOPIC =
  /^(?:天天|常常|经常|总是|预计|估计|希望|打算|准备|计划|决定|应该|可能|大概|也许|好像|觉得|听说|据说|看来|请问|麻烦|主要|今天|明天|后天|昨天|前天|现在|以前|以后|最近|平时|一般|晚上|早上|上午|下午|中午|刚才|上次|下次|这次|那次|这|那|这个|那个|这样|那样|每|有|没|不|要|会|能|可以|可能|应该|已经|都|就|才|还|也|又|很|太|最|比|从|到|被|把|给|对|在|是|去|来|再|先|只|正|快|如果|因为|虽然|月底|年底|[一二三四五六七八九十两\d]+|周|星期|礼拜|其中|已|曾|将|仍|一直|里面|外面|上面|下面|旁边|前面|后面|里头|外头|人|大家|别人|有人|没人|至少|剩下|下回|上回|这回|顺手|结果|原因|害得|但愿|怪不得|算下来|算起来|等等|好在|反正|早晚|过后|回头|到处|凡是|无论|不管|难得|难怪|多亏|提前|顺便|干脆|一起|一块|一人|各自|谁|哪|什么|怎)/u;

/** A time in front of its subject: 明天上午我在家. */
const LEADING_TIME = new RegExp(
  `^(?:今天|明天|后天|昨天|前天|今晚|明晚|早上|上午|中午|下午|晚上|夜里|(?:这|下|上)?个?(?:周|星期|礼拜)[一二三四五六日天末]|(?:这|下|上)个?(?:月|周|星期)|今年|明年|去年|现在|以前|以后|平时|一般|最近|[一二三四五六七八九十\\d]+[月号点](?:半|份|钟)?|每天|有时候|其实|可能|当时)+(?:就|都)?(?=[我你您他她咱\\uE000-\\uEFFF]|${ROLE}|${RELATIVE})`,
  'u',
);
const OWNED = new RegExp(
  `^(?<owner>我们|我|你们|您|你|他|她|[\\uE000-\\uEFFF])(?:家)?的?(?<who>${RELATIVE})(?!的)`,
  'u',
);
const ROLE_SUBJECT = new RegExp(`^(?<who>${ROLE})`, 'u');
const BARE_RELATIVE = new RegExp(`^(?<who>${RELATIVE})(?:$|${PREDICATE})`, 'u');
/** Characters of verbs, particles and numbers, which no topic holds. */
const TOPIC_CHARACTER =
  '[[\\p{Script=Han}A-Za-z0-9]--[不没了着过得吗吧我你您他她要会能很真太再先请别把被给对跟和让叫在是有就都也还又才刚去来说想看听吃喝走怎什哪谁住咳一二三四五六七八九十两几个只每从到吓]]';
/** The nearest family of whoever speaks, without 我的. */
const OWN_FAMILY = /^(?:孩子|儿子|女儿|孙子|孙女|老公|老婆|太太|丈夫|妻子)(?!们|的|气|都)(?=\p{Script=Han}{2})/u;
/** A thing in front of the person who deals with it: 场地我订好了. */
const FRONTED = /^(?<thing>\p{Script=Han}{2,5})(?<who>我们|我|他|她)(?=\p{Script=Han}{2})/u;
const TOPIC = new RegExp(
  `^(?<who>(?:(?:我|你|您|他|她|[\\uE000-\\uEFFF])(?:们)?(?:家)?(?:的|那|这)?)?(?:${TOPIC_CHARACTER}|[周年晚聚班例大展]会|会议){2,8}?)${PREDICATE}`,
  'v',
);

/** 我爸厂里的老同事: somebody of a relative's, not the relative. */
const THEIRS = new RegExp(`^\\p{Script=Han}{0,4}的\\p{Script=Han}{1,5}?${PREDICATE}`, 'u');
const MALE =
  /(?:爸爸?|爷爷|公公|岳父|外公|姥爷|哥哥?|弟弟?|表哥|表弟|叔叔|舅舅|老公|丈夫|先生|儿子|孙子|男朋友|男友)$/u;
const FEMALE =
  /(?:妈妈?|奶奶|婆婆|岳母|外婆|姥姥|姐姐?|妹妹?|表姐|表妹|阿姨|姑姑|嫂子|老婆|妻子|太太|女儿|孙女|女朋友|女友|女士|小姐)$/u;
const SEVERAL = /(?:们|爸妈|父母|夫妻|俩|公司|学校|酒店|物业|医院|银行|中介)$/u;

/** The last third person and the last thing that were spoken of: what 他, 她 and 它 mean. */
export interface ChineseThirds {
  person?: ChineseSubject | undefined;
  thing?: ChineseSubject | undefined;
}

/** The subject that a clause names; undefined when it names none. `third` is whom 他, 她 or 它 means. */
export function chineseSubject(clause: string, view: Perspective, third: ChineseThirds): ChineseSubject | undefined {
  const time = LEADING_TIME.exec(clause)?.[0];
  if (time === undefined) return subjectAtStart(clause, view, third);
  const behind = subjectAtStart(clause.slice(time.length), view, third);
  return behind === undefined ? undefined : { ...behind, rest: time.replace(/[就都]$/u, '') + behind.rest };
}

function subjectAtStart(clause: string, view: Perspective, third: ChineseThirds): ChineseSubject | undefined {
  const owned = OWNED.exec(clause);
  if (owned) {
    const owner = ownerOf(owned.groups?.['owner'] ?? '', view, third);
    if (owner === undefined) return undefined;
    const who = owned.groups?.['who'] ?? '';
    const rest = clause.slice(owned[0].length);
    const theirs = THEIRS.exec(rest)?.[0];
    return theirs === undefined
      ? { text: `${owner.text}的${who}`, ...filed(owner), kind: 'person', rest }
      : { text: `${owner.text}的${who}${theirs}`, kind: 'person', rest: rest.slice(theirs.length) };
  }
  const pronoun = /^(?:我们|咱们|咱俩|我俩|咱|我|你们|您|你|他们|她们|它们|他|她|它|[\uE000-\uEFFF])(?!的)/u.exec(
    clause,
  )?.[0];
  if (pronoun !== undefined) {
    const rest = clause.slice(pronoun.length);
    const inner = /^(?:我|你|您|他|她)$/u.test(pronoun) ? OWN.exec(rest) : null;
    const who = ownerOf(pronoun, view, third);
    return who === undefined ? undefined : inner ? { ...who, text: who.text, rest } : { ...who, rest };
  }
  const role = ROLE_SUBJECT.exec(clause)?.[0];
  if (role !== undefined) return { text: role, kind: 'person', rest: clause.slice(role.length) };
  const day =
    /^(?:下|这|上)?个?(?:周|星期|礼拜)[一二三四五六日天末]|^[一二三四五六七八九十\d]+月[一二三四五六七八九十\d]*[号日]?|^(?:今天|明天|后天)/u.exec(
      clause,
    )?.[0];
  if (day !== undefined && /^是[^不]/u.test(clause.slice(day.length)))
    return { text: day, kind: 'thing', rest: clause.slice(day.length) };
  const own = OWN_FAMILY.exec(clause)?.[0];
  if (own !== undefined)
    return { text: `${view.speaker}的${own}`, person: view.speaker, kind: 'person', rest: clause.slice(own.length) };
  const relative = BARE_RELATIVE.exec(clause)?.[0];
  if (relative !== undefined) return { text: relative, kind: 'person', rest: clause.slice(relative.length) };
  const possessed = /^[我你您他她](?:们)?的(?!明|今|去|昨|上|下|这)/u.exec(clause)?.[0];
  if (possessed !== undefined) {
    const owner = ownerOf(possessed.slice(0, -1), view, third);
    return owner === undefined
      ? undefined
      : { ...owner, text: `${owner.text}的`, kind: 'thing', rest: clause.slice(possessed.length) };
  }
  const fronted = FRONTED.exec(clause)?.groups;
  if (fronted !== undefined && !NO_TOPIC.test(clause)) {
    const who = ownerOf(fronted['who'] ?? '', view, third);
    const thing = fronted['thing'] ?? '';
    const rest = clause.slice(thing.length + (fronted['who'] ?? '').length);
    return who === undefined ? undefined : { ...who, rest: `${thing}${rest}` };
  }
  const body = OWN.exec(clause)?.[0];
  if (body !== undefined) return undefined;
  const topic = NO_TOPIC.test(clause) ? undefined : TOPIC.exec(clause)?.[0];
  if (topic === undefined) return undefined;
  const owner = /^[我你您他她\uE000-\uEFFF]/u.test(topic) ? ownerOf(topic.charAt(0), view, third) : undefined;
  const somebody = new RegExp(`(?:${RELATIVE}|${ROLE})$`, 'u').test(topic);
  return {
    text: owner === undefined ? topic : `${owner.text}${topic.slice(1)}`,
    ...(owner === undefined ? {} : filed(owner)),
    kind: somebody ? 'person' : 'thing',
    rest: clause.slice(topic.length),
  };
}

function ownerOf(word: string, view: Perspective, third: ChineseThirds): ChineseSubject | undefined {
  if (/^(?:我们|咱们|咱俩|我俩|咱)$/u.test(word))
    return { text: `${view.speaker}他们`, person: view.speaker, kind: 'speaker', rest: '' };
  if (word === '我') return { text: view.speaker, person: view.speaker, kind: 'speaker', rest: '' };
  if (/^[你您]/u.test(word)) {
    return view.addressee === undefined
      ? undefined
      : { text: view.addressee, person: view.addressee, kind: 'addressee', rest: '' };
  }
  if (/^[他她]们/u.test(word)) return SEVERAL.test(third.person?.text ?? '') ? third.person : undefined;
  if (word === '他') return FEMALE.test(third.person?.text ?? '') ? undefined : third.person;
  if (word === '她') return MALE.test(third.person?.text ?? '') ? undefined : third.person;
  if (word.startsWith('它')) return third.thing;
  return { text: word, person: word, kind: 'person', rest: '' };
}

function filed({ person }: ChineseSubject): { person?: string } {
  return person === undefined ? {} : { person };
}

/** Persons in place of 我, 你 and the like inside a predicate; undefined when one of them is nobody known. */
export function chinesePersons(text: string, view: Perspective, third: ChineseThirds): string | undefined {
  let unknown = false;
  const result = text.replace(/我们|咱们|我|你们|您|你|他们|她们|他|她|它(?!们)/gu, (word) => {
    const who = ownerOf(word, view, third);
    unknown ||= who === undefined;
    return who?.text ?? word;
  });
  return unknown ? undefined : result.replace(new RegExp(`([\\uE000-\\uEFFF])(?=${RELATIVE})`, 'gu'), '$1的');
}
