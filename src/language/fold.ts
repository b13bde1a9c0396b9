const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ё: 'е',
};

/** Straight apostrophes and quotes for typographic ones, one UTF-16 unit each, so that offsets stay. */
export function straighten(text: string): string {
  return text.replace(/[\u2018\u2019\u201B\u02BC\uFF07]/gu, "'").replace(/[\u201C\u201D\u201F\uFF02]/gu, '"');
}

/**
 * Index form of a word: width, case and the accents of Latin and Greek letters folded, Arabic and Hebrew pointing
 * removed. Marks that make letters (Japanese voicing, Indic vowels, Cyrillic й) stay. Idempotent.
 */
export function foldWord(word: string): string {
  const lower = straighten(word).normalize('NFKC').toLowerCase();
  return lower
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}]\p{M}*)[\u0300-\u036F]/gu, '')
    .replace(/[\u0640\u064B-\u0652\u0670\u0591-\u05BD\u05BF\u05C1\u05C2\u05C7]/gu, '')
    .normalize('NFC')
    .replace(/[ßøłđæœıё]/gu, (letter) => LATIN_LETTERS[letter] as string);
}

/** The form in which names compare: `foldName` of the records, without accents and case. */
export function nameKey(name: string): string {
  return straighten(name)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
