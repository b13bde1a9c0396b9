import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWord } from './fold.js';
import { contentWords, indexTerms, languageOf, words } from './terms.js';

const WORDS = [
  ...['peanut', 'Peanuts', 'café', 'CAFÉ', 'running', 'Zoë', 'naïve', '7:20', '2023-05-08', '412', '10th', 'Wi-Fi'],
  ...[
    '{person:person_3k9x}',
    '{person:person_2b}',
    '东京塔',
    '北京烤鸭',
    '東京タワー',
    'カメラ',
    'Привет',
    'ёлка',
    'مرحبا',
    '서울',
  ],
];

describe('indexTerms', () => {
  it('folds, stems, drops stop words and possessives', () => {
    expect(indexTerms('Milo’s cafés are opening, and Rosa’s running')).toEqual(['milo', 'cafe', 'open', 'rosa', 'run']);
  });

  it('keeps references, clock times and dates whole', () => {
    expect(indexTerms('{person:person_3k9} leaves at 7:20 on 2023-05-08')).toEqual([
      'person_3k9',
      'leav',
      '7:20',
      '2023-05-08',
    ]);
  });

  it('writes numbers one way', () => {
    expect(indexTerms('the 10th of 1,200')).toEqual(['10', '1200']);
  });

  it('does not split a word at an accent', () => {
    for (const word of ['Zoë', 'Łukasz', 'Ångström', 'crème', 'Nguyễn', 'Straße', 'Ελένη', 'Алёна']) {
      expect(indexTerms(word)).toHaveLength(1);
      expect(indexTerms(word.normalize('NFD'))).toEqual(indexTerms(word.normalize('NFC')));
    }
  });

  it('finds two-character Chinese and Japanese words wherever they stand', () => {
    expect(indexTerms('我昨天在北京吃了烤鸭')).toEqual(expect.arrayContaining([...indexTerms('北京')]));
    expect(indexTerms('我昨天在北京吃了烤鸭')).toEqual(expect.arrayContaining([...indexTerms('烤鸭')]));
    expect(indexTerms('明日は東京に行きます')).toEqual(expect.arrayContaining([...indexTerms('東京')]));
    expect(indexTerms('新しいカメラを買った')).toEqual(expect.arrayContaining([...indexTerms('カメラ')]));
    expect(indexTerms('我的猫很可爱')).toEqual(expect.arrayContaining([...indexTerms('猫')]));
  });

  it('keeps the voicing marks of Japanese and the vowels of Indic scripts', () => {
    expect(indexTerms('がっこう')).not.toEqual(indexTerms('かっこう'));
    expect(indexTerms('हिन्दी')).toEqual(['हिन्दी']);
  });

  it('indexes every word of mixed languages', () => {
    expect(indexTerms('我喜欢 running shoes')).toEqual(expect.arrayContaining(['喜欢', 'run', 'shoe']));
  });

  it('finds in a document what a query of its words asks for', () => {
    const document = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(document, fc.nat(), fc.nat(), (chosen, from, length) => {
        const start = from % chosen.length;
        const query = chosen.slice(start, start + 1 + (length % (chosen.length - start)));
        expect(indexTerms(chosen.join(' '))).toEqual(expect.arrayContaining([...indexTerms(query.join(' '))]));
      }),
    );
  });

  it('finds every pair of neighbouring Han characters of a document', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[甲-界]{2,12}$/u), fc.nat(), (text, place) => {
        const at = place % (text.length - 1);
        const pairs = indexTerms(text.slice(at, at + 2)).filter((term) => term.length === 2);
        expect(indexTerms(text)).toEqual(expect.arrayContaining(pairs));
      }),
    );
  });

  it('gives no empty term and never fails, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const term of indexTerms(text)) {
          expect(term).not.toBe('');
          expect(term).not.toMatch(/\s/u);
        }
      }),
    );
  });
});

describe('foldWord', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldWord(foldWord(text))).toBe(foldWord(text));
      }),
    );
  });
});

describe('words', () => {
  it('gives places that hold the word', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS, '，', '—', '...', '“Hi”')), (parts) => {
        const text = parts.join(' ');
        for (const word of words(text)) expect(text.slice(word.start, word.end)).toBe(word.text);
      }),
    );
  });
});

describe('contentWords', () => {
  it('keeps words unstemmed, without stop words and references', () => {
    expect(contentWords('{person:p1} is allergic to peanuts, isn’t she?')).toEqual(['allergic', 'peanuts']);
  });
});

describe('languageOf', () => {
  it('tells English, Chinese and others apart', () => {
    expect(languageOf('Where is the station?').id).toBe('en');
    expect(languageOf('peanut allergies').id).toBe('en');
    expect(languageOf('车站在哪里？').id).toBe('zh');
    expect(languageOf('駅はどこですか').id).toBe('und');
    expect(languageOf('Где вокзал?').id).toBe('und');
    expect(languageOf('').id).toBe('und');
  });
});

it('long texts are cut into words in time that grows with their length, as whole ones are', () => {
  const long = 'Nora keeps 12 umbrellas; \u738b\u82b3\u559c\u6b22\u8336\u3002 '.repeat(2000);
  const short = long.slice(0, long.length / 1000);
  expect(words(long).map(({ text }) => text)).toEqual(
    Array.from({ length: 1000 }, () => words(short).map(({ text }) => text)).flat(),
  );
  for (const { text, start, end } of words(long).slice(-50)) expect(long.slice(start, end)).toBe(text);
  expect(indexTerms('\u738b\u82b3\u559c\u6b22\u8336'.repeat(50_000)).length).toBeGreaterThan(200_000);
});
