/** One clause of a turn, still in the speaker's words. */
export interface Clause {
  text: string;
  question: boolean;
  /** What stands before it in the same turn. */
  before: string;
}

const ABBREVIATION = /(?:\b(?:mr|mrs|ms|dr|prof|st|vs|e\.g|i\.e|etc|approx|no|jr|sr)|(?<!['’])\b[a-z])\.$/iu;
const SENTENCE_END = /([.!?…]+["')\]]*)(\s+|$)|\n+/gu;

/** Subject words and verbs that show that a conjunction opens a new clause and not another noun. */
const SUBJECT = '(?:I|we|you|he|she|they|it|there|that|this|my|our|your|his|her|their|the|[\\uE000-\\uEFFF])';
const CLAUSE_BREAK = new RegExp(
  `;\\s+|:\\s+(?=${SUBJECT}\\b)|\\s+[–—-]+\\s+|—|(?<=\\bany ?(?:more|longer)),\\s+|,?\\s+but\\s+|,?\\s+(?:although|though|whereas|even though)\\s+(?=${SUBJECT}\\b)|` +
    `,\\s+(?:and|so|or|plus|yet)\\s+(?:then\\s+|also\\s+)?(?=(?:${SUBJECT}|let us|please)(?:\\b|\\s|'))|` +
    '\\s+(?:and|so|because|since)\\s+(?=(?:I|we|he|she|they)\\s)|(?<=\\p{L})-\\s+|' +
    '\\s+(?:and|so)\\s+(?=(?:the|it|that|this|there|my|our|his|her|their)\\s+(?:\\w+\\s+){0,2}(?:is|are|was|were|has|have|will)\\b)|' +
    ',\\s+(?=(?:it|that|this)\\s+(?:is|was|has|had|made|makes|feels|felt|gave|gives|helps|helped|took|takes|really|totally|just)\\b)|' +
    `,\\s+(?=(?:I|we|he|she|they|you)\\s+(?:am|are|is|have|has|will|would|can|cannot|do|did|was|were|need|want|like|love|think|prefer|just|really|always|usually|never)\\b)`,
  'gu',
);

/** Splits a text into sentences, keeping "7.30", "a.m." and "Dr." whole. */
export function sentences(text: string): { text: string; question: boolean }[] {
  const found: { text: string; question: boolean }[] = [];
  let start = 0;
  const push = (end: number, mark: string) => {
    const sentence = text.slice(start, end).trim();
    if (sentence !== '') found.push({ text: sentence, question: mark.includes('?') });
  };
  for (const match of text.matchAll(SENTENCE_END)) {
    const mark = match[1] ?? '';
    const upTo = match.index + mark.length;
    const head = text.slice(start, upTo);
    if (mark === '.' && upTo < text.length && ABBREVIATION.test(head) && !/[ap]\.m\.$/iu.test(head)) continue;
    if (/[ap]\.m\.$/iu.test(head) && /^\s+[\p{Ll}\d]/u.test(text.slice(upTo))) continue;
    push(match.index, mark);
    start = match.index + match[0].length;
  }
  push(text.length, '');
  return found;
}

/** Sentences split at conjunctions that open a new clause; conditions ("if", "when", "unless") stay with their clause. */
export function clauses(text: string): Clause[] {
  const result: Clause[] = [];
  let before = '';
  for (const sentence of sentences(text)) {
    let start = 0;
    const parts: string[] = [];
    for (const match of sentence.text.matchAll(CLAUSE_BREAK)) {
      const left = sentence.text.slice(start, match.index).trim();
      if (/^(?:if|when|whenever|unless|once|as soon as|while|after|before|since|because)\b/iu.test(left)) continue;
      if (
        /^(?:and |but |so |also )?(?:for|on|in|at|after|with|as|by|from|during|before|in case of) /iu.test(left) &&
        !/\b(?:is|are|am|was|will|have|has|had|do|did)\b/iu.test(left)
      )
        continue;
      if (left.split(/\s+/u).length < 2 && !/^(?:yes|no|yeah|sure|thanks|sorry)$/iu.test(left)) continue;
      if (/^and|^\s+and/u.test(match[0]) && /^(?:\S+\s+)?\S+$/u.test(left)) continue;
      parts.push(left);
      start = match.index + match[0].length;
    }
    parts.push(sentence.text.slice(start).trim());
    for (const [index, part] of parts.entries()) {
      if (part === '') continue;
      result.push({ text: part, question: sentence.question && index === parts.length - 1, before });
      before = before === '' ? part : `${before}. ${part}`;
    }
  }
  return result;
}
