import model from 'wink-eng-lite-web-model';
import winkNLP, { type PartOfSpeech } from 'wink-nlp';

/** A word with its universal part of speech; offsets are UTF-16 units of the tagged text. */
export interface TaggedWord {
  text: string;
  lower: string;
  tag: PartOfSpeech;
  start: number;
  end: number;
}

/** A name that the tagger knows, in place of each private-use character that stands for a person. */
const STAND_IN = 'Anna';
const PERSON = /[\uE000-\uEFFF]/gu;
/** Texts whose tags are kept: the turns around the current one are read again and again. */
const KEPT_TEXTS = 256;
/** Words that the tagger takes for names or nouns at the start of a sentence. */
const CLOSED: Readonly<Record<string, PartOfSpeech>> = {
  mine: 'PRON',
  ours: 'PRON',
  yours: 'PRON',
  hers: 'PRON',
  "'s": 'PART',
  both: 'DET',
  i: 'PRON',
};

let tagger: ReturnType<typeof winkNLP> | undefined;
const kept = new Map<string, readonly TaggedWord[]>();

/** Words of an English text with universal part-of-speech tags (wink-nlp's lite model); people are private-use characters. */
export function tagWords(text: string): readonly TaggedWord[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_TEXTS) kept.delete(kept.keys().next().value as string);
  const tagged = tagFresh(text);
  kept.set(text, tagged);
  return tagged;
}

function tagFresh(text: string): TaggedWord[] {
  tagger ??= winkNLP(model, ['sbd', 'pos']);
  const { its } = tagger;
  const tokens = tagger.readDoc(text.replace(PERSON, STAND_IN)).tokens();
  const tags = tokens.out(its.pos) as PartOfSpeech[];
  const result: TaggedWord[] = [];
  let at = 0;
  for (const [index, spelled] of (tokens.out() as string[]).entries()) {
    while (/\s/u.test(text.charAt(at))) at += 1;
    const person = spelled.startsWith(STAND_IN) && /[\uE000-\uEFFF]/u.test(text.charAt(at));
    const length = person ? spelled.length - STAND_IN.length + 1 : spelled.length;
    const word = text.slice(at, at + length);
    const lower = word.toLowerCase();
    result.push({
      text: word,
      lower,
      tag: person ? 'PROPN' : (CLOSED[lower] ?? tags[index] ?? 'X'),
      start: at,
      end: at + length,
    });
    at += length;
  }
  return joinedByHyphens(result);
}

/** "mother-in-law", "sleep-deprived" and "forty-two" as one word each, with the tag of what closes them. */
function joinedByHyphens(words: readonly TaggedWord[]): TaggedWord[] {
  const result: TaggedWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as TaggedWord;
    const [before, next] = [result.at(-1), words[at + 1]];
    const tight = before?.end === word.start && next?.start === word.end;
    if (word.text !== '-' || !tight || next === undefined || before === undefined || !/[\p{L}\d]$/u.test(before.text)) {
      result.push(word);
      continue;
    }
    const lower = `${before.lower}-${next.lower}`;
    const tag = lower.endsWith('-in-law') ? 'NOUN' : next.tag === 'VERB' ? 'ADJ' : next.tag;
    result[result.length - 1] = { text: `${before.text}-${next.text}`, lower, tag, start: before.start, end: next.end };
    at += 1;
  }
  return result;
}
