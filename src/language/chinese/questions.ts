import type { ExpectedAnswer, QuestionLanguage, QuestionReading } from '../question-language.js';

const REFERENCE = /\{person:([a-z0-9_]+)\}/;
const SAYING = '(?:说|讲|提到|提过|提起|问|建议|答应|要求|承诺|抱怨|回答|表示|告诉)';
const WHO_SPOKE = new RegExp(`(?:是)?谁(?:刚才|曾经|曾|最先|先|还|昨天|今天)*${SAYING}(?:过|了|的)?`, 'u');
const TO_WHOM = new RegExp(
  `(?:对|跟|和|向|给)谁(?:刚才|曾经|曾)*${SAYING}?(?:过|了|的)?|(?:告诉|问|通知|提醒|叫)(?:过|了)?谁`,
  'u',
);
const PREFERENCE = /喜欢|偏好|偏爱|最爱|爱[吃喝看听玩]|想要|更愿意|宁愿|讨厌/u;
const KINDS: readonly (readonly [ExpectedAnswer, RegExp])[] = [
  ['preference', PREFERENCE],
  [
    'preference',
    /(?:该|应该).*(?:我|\{person:[a-z0-9_]+\}).*(?:什么|哪|多少|多久|怎么)|(?:该|应该|怎么).*(?:告诉|通知|提醒|叫)(?:我|\{person)|给(?:我|\{person:[a-z0-9_]+\}).*(?:什么|哪|多少|怎么)/u,
  ],
  ['time', /什么时候|什么时间|几点|哪天|何时|几号|哪一年|星期几|多久/u],
  ['place', /哪里|哪儿|什么地方|在哪/u],
  ['number', /多少|几[个位张岁只次杯本]/u],
  ['person', /谁/u],
  ['yes-no', /吗|是不是|有没有|能不能/u],
];
const PICTURE = /照片|图片|相片|画面|截图/u;
/** Words of asking: "请告诉我", "我想知道". */
const REQUEST =
  /(?:请|能|可以|麻烦)?(?:你|您)?(?<!怎么|多久|怎样)(?:告诉|提醒)(?:一下)?我|我(?:想|要)(?:知道|问)(?:一下)?|我不(?:知道|记得)|请问/gu;
const FIRST_PERSON = /我(?!们)/u;
const UNMARKED_QUOTE = /谁(?:刚才)?说(?:过)?[:：,，]?我(?!们).*$/u;
const ASKING =
  /什么样的?|什么|哪[个些种]?|怎么样?|怎样|几[个位]?|多少|[谁吗呢吧啊？?，,。]|是不是|有没有|最|更|比较|平时|通常|现在|东西|种类/gu;
const STATE = /住|工作|上班|职业|过敏|电话|生日|几岁|多大|结婚|[妻丈]夫?子?|孩子|兄弟|姐妹|养|喜欢|爱|讨厌/u;

function read(text: string): QuestionReading {
  const toWhom = TO_WHOM.exec(text);
  const spoke = toWhom ? null : WHO_SPOKE.exec(text);
  const frame = toWhom ?? spoke;
  const rest = frame ? text.slice(frame.index + frame[0].length) : text;
  const speakerId = toWhom ? REFERENCE.exec(text.slice(0, toWhom.index))?.[1] : undefined;
  const focus = /[\p{L}\p{N}]/u.test(rest) ? rest : text;
  const kind = KINDS.find(([, signs]) => signs.test(text))?.[0] ?? 'thing';
  return {
    expects: toWhom ? 'person-addressee' : spoke ? 'person-speaker' : kind,
    ...(speakerId ? { speakerId } : {}),
    focus,
    head: '',
    kindWord: '',
    clock: /几点/u.test(text),
    duration: /多久|多长时间|几岁|多大|几[天年个小时周]+/u.test(text),
    several: /哪些|有谁|都有|谁(?:会|要|有|喜欢|去)/u.test(text),
    main: focus,
    picture: PICTURE.test(text),
  };
}

/** Chinese questions, the main kinds: who said (谁说), to whom (对谁说), preferences (喜欢什么), time, place, number. */
export const chineseQuestions: QuestionLanguage = {
  id: 'zh',
  firstPerson: (text) => FIRST_PERSON.test(text),
  asksAboutAsker: (text) => FIRST_PERSON.test(text.replace(UNMARKED_QUOTE, ' ').replace(REQUEST, ' ')),
  nameAsker: (text, reference) => text.replace(/我(?!们)/gu, reference),
  read,
  topic: (text) =>
    text
      .replace(/\{person:[a-z0-9_]+\}的?/gu, ' ')
      .replace(new RegExp(PREFERENCE, 'gu'), ' ')
      .replace(ASKING, ' ')
      .trim(),
  asksState: (text) => STATE.test(text),
  asksRole: (text) => /做什么(?:工作|的)|什么(?:工作|职业)|职业是/u.test(text),
  tellsRole: (sentence, name) =>
    new RegExp(
      `(?:我|${name ?? '我'})(?:现在)?(?:是.{0,8}(?:师|员|生|工人|医生|教授|经理|老板|厨师|司机|护士|会计)|在.{1,12}(?:工作|上班))`,
      'u',
    ).test(sentence),
  asksPast: (text) => /以前|之前|从前|原来|过去|曾经/u.test(text),
  asksDislike: (text) => /讨厌|不喜欢|不爱/u.test(text),
  reportsAsking: (text) => /问/u.test(text),
  asksIdentity: (text) => /^.{1,8}是谁\W*$|^谁是.{1,8}$/u.test(text),
  tellsIdentity: (sentence) => /是|叫/u.test(sentence),
  yes: '是',
  no: '不是',
  statement: (text) =>
    text
      .replace(/是不是/gu, '是')
      .replace(/有没有/gu, '有')
      .replace(/[吗呢吧嘛？?]/gu, ''),
  namesSubject: () => false,
  negates: (text) =>
    /不(?!但|仅|只|过|错)|没(?!事|问题)|别|从未|无/u.test(
      text.replace(/是不是|有没有|能不能|会不会|要不要|好不好/gu, ' '),
    ),
  yesOrNo: (text) =>
    /^(?:嗯|哦)?[，,]?(?:不|没|没有|还没)/u.test(text)
      ? 'no'
      : /^(?:嗯|哦)?[，,]?(?:是|对|有|好|会|当然|没错)/u.test(text)
        ? 'yes'
        : undefined,
  openingFiller: (text) => /^(?:(?:嗯|好的?|是的?|对|哦|那个|其实|不过)[，,]\s*)+/u.exec(text)?.[0] ?? '',
  slotOf: () => undefined,
  slotOfAttribute: () => undefined,
  attributeWords: (attribute) => attribute.replace(/[@/_-]+/gu, ' '),
  shape: (expects, clock) =>
    clock ? /\d|[一二三四五六七八九十两]点/u : expects === 'number' ? /\d|[一二三四五六七八九十百千两]/u : undefined,
  describedPerson: () => undefined,
  parts: (text) => [text],
  asksSeveralThings: () => false,
};
