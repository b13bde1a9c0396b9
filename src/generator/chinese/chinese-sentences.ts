import { createVarier } from '../dialogue/vary-words.js';
import type { SentenceRules } from '../spoken-language.js';
import { addChineseAsrErrors } from './chinese-asr-errors.js';
import { chineseSynonyms } from './chinese-synonyms.js';

const MIN_QUOTE_CHARACTERS = 9;
const MIN_CHARACTERS_TO_CUT = 12;
const MS_A_CHARACTER = 220;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** How Chinese sentences are made. */
export const chineseSentences: SentenceRules = {
  verbFor: () => '是',
  pronoun: ({ pronoun }) => (pronoun === 'she' ? { she: '她', her: '她的' } : { she: '他', her: '他的' }),
  toSentence,
  compose({ opener, calls, core, tail }, draw) {
    const call = calls.join('、');
    if (call === '') return finish(opener, core, tail);
    if (draw.next() < 0.75) return finish(opener, `${call}，${core}`, tail);
    return finish(opener, callAtEnd(core, call), tail);
  },
  withFiller(core, filler, draw) {
    const comma = core.indexOf('，');
    if (comma > 0 && draw.chance(0.6)) return `${core.slice(0, comma)}，${filler}，${core.slice(comma + 1)}`;
    return `${filler}，${core}`;
  },
  cutOff(core) {
    const plain = core.replace(/[。？！]$/u, '');
    if (plain.length < MIN_CHARACTERS_TO_CUT) return undefined;
    return `${plain.slice(0, Math.ceil(plain.length / 2)).replace(/[，、]$/u, '')}——`;
  },
  vary: createVarier(chineseSynonyms, '', ''),
  groupCalls: ['大家', '各位', '诸位', '你们几个', '大伙儿'],
  callsGroup: (sentence) => /大家|各位|大伙|你们/u.test(sentence),
  contains: (text, name) => text.includes(name),
  durationMs: (text) => text.length * MS_A_CHARACTER,
  addAsrErrors: addChineseAsrErrors,
  isQuotable: (sentence) => [...sentence].length >= MIN_QUOTE_CHARACTERS,
  tellingWords: (text) => {
    const words = [...segmenter.segment(text)].filter(({ isWordLike, segment }) => isWordLike && segment.length > 1);
    return new Set(words.map(({ segment }) => segment));
  },
};

/** Mends punctuation that empty alternatives left, and closes the sentence. */
function toSentence(text: string): string {
  const tidy = text
    .replace(/\s+/gu, '')
    .replace(/，{2,}/gu, '，')
    .replace(/^[，、]+/u, '')
    .replace(/，(?=[。？！—])/gu, '')
    .replace(/([。？！…])[，。]+/gu, '$1');
  if (tidy === '' || /[。？！…—][”’]?$/u.test(tidy)) return tidy;
  return `${tidy.replace(/[，、]$/u, '')}。`;
}

/** "…，小李？" at the end of the first sentence. */
function callAtEnd(core: string, call: string): string {
  const first = /^([^。？！]*)([。？！])/u.exec(core);
  if (first === null) return core.endsWith('—') ? `${call}，${core}` : `${core}，${call}`;
  return `${first[1]}，${call}${first[2]}${core.slice(first[0].length)}`;
}

function finish(opener: string, core: string, tail: string): string {
  return toSentence(`${opener}${toSentence(core)}${tail}`);
}
