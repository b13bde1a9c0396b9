/** How the measurements read one language. */
export interface ViewLanguage {
  /** Words as BM25 and the counts of words see them. */
  terms(text: string): string[];
  /** All words in small letters. */
  words(text: string): string[];
  wordCount(text: string): number;
  isQuestion(text: string): boolean;
  /** Whether the turn calls the group, and whether a name stands in it as a call. */
  callsGroup(text: string): boolean;
  calls(text: string, name: string): boolean;
  reader: ReaderLanguage;
}

/** How the reader of evidence reads one language; everything it compares went through `plain`. */
export interface ReaderLanguage {
  plain(text: string): string;
  /** Where an answer stands in a text for the last time; negative when it does not. */
  find(text: string, answer: string): number;
  length(answer: string): number;
  /** What a question's wording asks for, and what an answer is, where they tell. */
  shapeAsked(question: string): string | undefined;
  shapeOf(answer: string): string | undefined;
  /** Whether what stands before or after an answer takes it back. */
  takesBack(before: string, after: string): boolean;
  /** Whether a question is about an exception. */
  isException(question: string): boolean;
}

const plainEnglish = (text: string) =>
  text
    .toLowerCase()
    .replace(/(\d):(\d)/gu, '$1x$2')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\s*\.\s*/gu, ' ')
    .trim();

const english: ViewLanguage = {
  terms: (text) => text.toLowerCase().match(/[a-z0-9]+/gu) ?? [],
  words: (text) =>
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [],
  wordCount: (text) => text.split(/\s+/u).length,
  isQuestion: (text) => text.includes('?'),
  callsGroup: (text) =>
    /(?:^|[,.!?] |\b(?:hi|hello|okay|so) )(?:everyone|everybody|folks|all of you|guys|team|all)(?=[,.!?])/iu.test(text),
  calls: (text, name) =>
    new RegExp(
      `(?:^|[,.!?—] |\\b(?:hi|hey|hello|thanks|okay|oh|and|sure|yes|yeah) )${name}(?=[,.!?—]|$| and \\p{Lu})`,
      'iu',
    ).test(text),
  reader: {
    plain: plainEnglish,
    find: (text, answer) => ` ${text} `.lastIndexOf(` ${answer} `),
    length: (answer) => answer.split(' ').length,
    shapeAsked(question) {
      if (
        /^(?:What|At what) time (?:is|are|was|one|should|\w+ (?:is|are)|holds)|^Which time holds|original time/u.test(
          question,
        )
      )
        return 'clock';
      if (/^(?:On which|Which) day|keep the day free|^What date/u.test(question)) return 'day';
      if (/^How many|number of/u.test(question)) return 'count';
      if (/^How much (?:does|was)|\bcosts?\b|price/u.test(question)) return 'money';
      return undefined;
    },
    shapeOf(answer) {
      if (/^\d+:\d\d$/u.test(answer)) return 'clock';
      if (/^\w+day the \d/u.test(answer)) return 'day';
      if (/^\d+ (?:euros|dollars|pounds)$/u.test(answer)) return 'money';
      return /^(?:\d+|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/u.test(answer) ? 'count' : undefined;
    },
    takesBack: (before) =>
      /(?:not|instead of|rather than|from|used to like|forget|never|no longer|after that|next time|next occasion|comes up again|time after this|don t look|not for|gone off|gave up on|done with) ?$/u.test(
        before,
      ),
    isException: (question) => /exception|one day only/u.test(question),
  },
};

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const segments = (text: string) =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

const chinese: ViewLanguage = {
  terms: segments,
  words: segments,
  wordCount: (text) => segments(text).length,
  isQuestion: (text) => text.includes('？'),
  callsGroup: (text) => /(?:^|[，。！？])(?:大家|各位|诸位|你们几个|大伙儿)(?:好)?(?=[，。！？])/u.test(text),
  calls: (text, name) => new RegExp(`(?:^|[，。！？、…])${name}(?=[，。！？、])`, 'u').test(text),
  reader: {
    plain: (text) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(),
    find: (text, answer) => text.lastIndexOf(answer),
    length: (answer) => answer.length,
    shapeAsked(question) {
      if (/几点|什么时间/u.test(question)) return 'clock';
      if (/哪天|哪一天|几号/u.test(question)) return 'day';
      if (/要多少？|数量|备多少|数目/u.test(question)) return 'count';
      if (/多少钱|价钱|变价/u.test(question)) return 'money';
      return undefined;
    },
    shapeOf(answer) {
      if (/^(?:早上|上午|下午|晚上).+点/u.test(answer)) return 'clock';
      if (/号星期.$/u.test(answer)) return 'day';
      if (/^\d+块$/u.test(answer)) return 'money';
      return /^[一二三四五六七八九十]+[个盏袋双份张副箱件间条家屉只把]$/u.test(answer) ? 'count' : undefined;
    },
    takesBack: (before, after) =>
      /(?:不是|不要|不在|从|别记|别去|别再说|把|戒了|烦了|以前喜欢|还是|还照旧)$/u.test(before) ||
      /^(?:不行|不作数|不要了|来不了|别记了|是弄错|想得太好|是老数字|不够用|不可能|只是随口|是另一张)/u.test(after),
    isException: (question) => /破例|只要了一回/u.test(question),
  },
};

/** The measurements' reading of a language. */
export const viewLanguages: Readonly<Record<'en' | 'zh', ViewLanguage>> = { en: english, zh: chinese };
