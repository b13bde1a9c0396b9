import type { Introduction } from '../language-pack.js';

/** A name in a script with capitals: one or two words that have them. */
const CASED = "(?<name>\\p{Lu}[\\p{L}\\p{M}'’-]+(?: \\p{Lu}[\\p{L}\\p{M}'’-]+)?)";
/** A name in a script without them: one word, or two of Arabic or Hebrew. */
const PLAIN = '(?<name>[\\p{L}\\p{M}]{2,})';
const START = '(?<=^|[\\s,.!?¡¿;:،؟。！？、—-])';
const END = '(?=\\s*(?:[,.!?;:،؟。！？、—-]|$))';

/** Set phrases that mean nothing but "my name is", whatever the language of the rest. */
const NAMED = [
  'меня зовут',
  'мо[её] имя',
  'мене звати',
  'казвам се',
  'зовут меня',
  'me llamo',
  'mi nombre es',
  'me chamo',
  'meu nome é',
  'mi chiamo',
  'il mio nome è',
  'em dic',
  "je m['’]appelle",
  'mon nom est',
  "moi,? c['’]est",
  'ich hei(?:ß|ss)e',
  'mein name ist',
  'ik heet',
  'mijn naam is',
  'jag heter',
  'jeg heter',
  'jeg hedder',
  'nimeni on',
  'benim adım',
  'mam na imię',
  'nazywam się',
  'jmenuji se',
  'volám sa',
  'mă numesc',
  'a nevem',
  'με λένε',
  'το όνομά μου είναι',
  'tôi tên là',
  'nama saya',
  'jina langu ni',
];

/** "I am": a name only when a capitalised word and then a mark follow. German is left out, its nouns have capitals too. */
const I_AM = ['(?:а |и )?я', 'soy', 'yo soy', '(?:eu )?sou(?: [oa])?', '(?:io )?sono', 'je suis', 'ik ben', 'jag är'];

const RELATIVE =
  '(?:моя|мой|наша|наш|mi|mis|nuestr[oa]|mon|ma|notre|meine?|unser[e]?|mijn|min|minha|meu|mio|mia|(?:il mio|la mia))';
const PRESENTED = `(?:познакомьтесь,?\\s*)?(?:это|(?:es)?t[ea] es|este es|esta es|te presento a|os presento a|voici|c['’]est|je (?:te|vous) présente|das ist|dit is|det här är|esta é|este é|(?:questo|questa) è|ti presento)`;

const cased = (phrases: readonly string[], end = '') =>
  new RegExp(`${START}(?:${phrases.join('|')})\\s+${CASED}${end}`, 'giu');

interface Pattern {
  pattern: RegExp;
  kind: Introduction['kind'];
  capital: boolean;
}

const PATTERNS: readonly Pattern[] = [
  { pattern: cased(NAMED), kind: 'self', capital: true },
  { pattern: cased(I_AM, END), kind: 'self', capital: true },
  {
    pattern: new RegExp(`${START}${PRESENTED}\\s+${RELATIVE}\\s+[\\p{L}]+,?\\s+${CASED}${END}`, 'giu'),
    kind: 'other',
    capital: true,
  },
  { pattern: new RegExp(`${START}познакомьтесь,?\\s*(?:это\\s+)?${CASED}${END}`, 'giu'), kind: 'other', capital: true },
  { pattern: new RegExp(`${START}(?:اسمي|إسمي|שמי|קוראים לי)\\s+${PLAIN}`, 'gu'), kind: 'self', capital: false },
  { pattern: new RegExp(`${START}(?:اسم من)\\s+${PLAIN}`, 'gu'), kind: 'self', capital: false },
  {
    pattern: new RegExp(
      `${START}هذ[اه]\\s+(?:أخي|أختي|أمي|أبي|ابني|ابنتي|زوجي|زوجتي|صديقي|صديقتي|زميلي|زميلتي)\\s+${PLAIN}`,
      'gu',
    ),
    kind: 'other',
    capital: false,
  },
  { pattern: new RegExp(`${START}मेरा नाम\\s+${PLAIN}(?=\\s+है)`, 'gu'), kind: 'self', capital: false },
  {
    pattern:
      /(?<=^|[、。！？\s]|は)(?<name>[\p{Script=Han}\p{Script=Katakana}ー]{1,8}|[\p{Script=Hiragana}]{2,6})(?=(?:と申し|といい|と言い)ます)/gu,
    kind: 'self',
    capital: false,
  },
  {
    pattern: /名前は(?<name>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,8}?)(?=です|だ|と)/gu,
    kind: 'self',
    capital: false,
  },
  {
    pattern: /(?:제|내) 이름은\s*(?<name>\p{Script=Hangul}{2,4}?)(?=이?(?:라고|에요|예요|이야)|입니다|[.,!?]|$)/gu,
    kind: 'self',
    capital: false,
  },
  { pattern: /(?:저는|나는)\s*(?<name>\p{Script=Hangul}{2,4}?)(?=이?라고)/gu, kind: 'self', capital: false },
];

/**
 * Introductions by set phrases of many languages. They are unmistakable, so they are also read in texts that a pack claims:
 * a short French sentence looks like English to a detector.
 */
export function introductionsInAnyLanguage(text: string): Introduction[] {
  const found: Introduction[] = [];
  for (const { pattern, kind, capital } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const written = match.groups?.['name'] as string;
      const name = capital ? withCapitals(written) : written;
      if (name === '') continue;
      const start = match.index + match[0].lastIndexOf(written);
      const end = start + name.length;
      if (found.some((other) => other.start < end && start < other.end)) continue;
      found.push({ name, start, end, kind });
    }
  }
  return found.sort((left, right) => left.start - right.start);
}

/** The patterns ignore case for their phrases; the name must have its capitals all the same. */
function withCapitals(name: string): string {
  const [first = '', second] = name.split(' ');
  if (!/^\p{Lu}/u.test(first)) return '';
  return second !== undefined && /^\p{Lu}/u.test(second) ? name : first;
}
