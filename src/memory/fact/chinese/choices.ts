/** A choice told in Chinese. */
export interface ChineseChoice {
  value: string;
  /** What was chosen until now. */
  replaced?: string;
  /** What the choice is about: 热饮. */
  topic?: string;
  /** It holds for this once. */
  once: boolean;
}

const VALUE = '(?<value>[^，,]{1,14}?)';
const OLD = '(?<old>[^，,]{1,14}?)';
const ONCE = /^(?:就今天|就这一次|就这一回|破个例|今天|这次|这一回)[，,]?/u;
const ABOUT = /^(?:说到|至于|要说|关于)(?<topic>[^，,]{1,10})[，,]/u;
const END = '(?:了|吧|就行|就好|就是|谢谢)?(?=[，,]|$)';
const CHANGES = [
  new RegExp(
    `^我?(?:不要|不再要|不喝|不吃|戒了|烦了|不用)${OLD}(?:了)?[，,](?:以后|现在|如今)?(?:改成|换成|改|就要|要|都是|都要|喜欢)${VALUE}${END}`,
    'u',
  ),
  new RegExp(`^我?(?:换了|改主意了|改了)[，,](?:要|改成|换成)?${VALUE}[，,](?:不要|不再要)${OLD}${END}`, 'u'),
  new RegExp(
    `^我?(?:以前|原来|从前|过去)(?:最)?(?:喜欢|爱|要|喝|吃|用)${OLD}[，,](?:现在|如今)(?:改成|换成|喜欢|非得|更喜欢|要|爱|喝|吃|用)${VALUE}${END}`,
    'u',
  ),
  new RegExp(`^我?(?:从|把)${OLD}(?:换成|改成)了?${VALUE}${END}`, 'u'),
  new RegExp(`^我?(?:要|来|用|得是|改成|换成)${VALUE}[，,](?:不要|而不是)${OLD}${END}`, 'u'),
];
const PICKS = [
  new RegExp(
    `^我(?:嘛[，,]?)?(?:还是|一般|平时|就|最|更)*(?:喜欢|习惯|爱|要|想要|选|投|宁愿要|就|来)${VALUE}${END}`,
    'u',
  ),
  new RegExp(`^(?:给我(?:记|来|留)?|让我挑就是|那就|就来|就是|来)${VALUE}${END}`, 'u'),
  new RegExp(`^${VALUE}(?:最适合我|对我来说最(?:好|方便)|最合我意|我最(?:喜欢|爱))`, 'u'),
];
const NO_THING =
  /^(?:你|您|他|她|它|我|这|那|什么|谁|怎么|知道|觉得|说|去|来|有|没|不|在|是|会|能|问|看|想|得|跟|和|给|把|被|再|先|一起|自己)/u;

/** The thing that a sentence picks where its speaker was asked to choose: undefined when it picks none. */
export function chineseChoice(sentence: string): ChineseChoice | undefined {
  return chosenBy(
    PICKS,
    sentence.replace(/^(?:我嘛|轮到我了|嗯|好)[，,]/u, (opener) => (opener.startsWith('我嘛') ? '我' : '')),
  );
}

/** A choice that says itself what it is about or what it replaces; undefined for any other sentence. */
export function chineseChange(sentence: string): ChineseChoice | undefined {
  const about = ABOUT.exec(sentence);
  const told = about === null ? sentence : sentence.slice(about[0].length);
  const once = ONCE.exec(told);
  const rest = once === null ? told : told.slice(once[0].length);
  const changed = chosenBy(CHANGES, rest);
  const found = changed ?? (about === null ? undefined : chosenBy(PICKS, rest));
  const topic = about?.groups?.['topic'];
  return found === undefined ? undefined : { ...found, once: once !== null, ...(topic === undefined ? {} : { topic }) };
}

/** What a question that lets people choose is about: its words without those of asking and persons; undefined when it lets nobody choose. */
export function chineseChoiceTopic(question: string): string | undefined {
  if (!/什么|哪|怎么|多少|多久|几/u.test(question) || !/[你您]|大家|各/u.test(question)) return undefined;
  if (!/要|喜欢|该|觉得|想|吃|喝|坐|通知|提醒|给|买|来|放|用|怎么/u.test(question)) return undefined;
  const told = question.split(/[，,：:]/u).at(-1) ?? question;
  const topic = told.replace(
    /你们|大家|各位|各人|你|您|我|各|要|喜欢|觉得|哪[种个样些儿里]?|什么样?的?|怎么|多少|多久|几[点个度]?|该|想|的时候|时候|呢|吗|[？?]/gu,
    '',
  );
  return /\p{Script=Han}/u.test(topic) ? topic.slice(0, 8) : undefined;
}

function chosenBy(shapes: readonly RegExp[], text: string): ChineseChoice | undefined {
  for (const shape of shapes) {
    const { value, old } = shape.exec(text)?.groups ?? {};
    if (value === undefined || NO_THING.test(value) || /[\uE000-\uEFFF]/u.test(value)) continue;
    return { value, once: false, ...(old === undefined ? {} : { replaced: old.replace(/了$/u, '') }) };
  }
  return undefined;
}
