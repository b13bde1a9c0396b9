import { tagWords } from '../../../../language/english/tagger.js';
import { conditionIn, qualifier, slug } from '../phrases.js';
import { frameOf } from './frame.js';
import { isPerson, nounPhraseAt } from './noun-phrase.js';

/** How a person wants a thing to be, or has put it. */
export interface Setting {
  attribute: string;
  value: string;
  /** The thing is put so now, whatever the tense of the announcement. */
  changed: boolean;
}

const WANTING =
  /^(?:like|likes|liked|love|loves|prefer|prefers|want|wants|need|needs|keep|keeps|leave|leaves|hate|hates)$/u;
const CHANGING =
  /^(?:set|sets|setting|lower|lowers|lowered|lowering|raise|raises|raised|raising|turn|turns|turned|turning|switch|switches|switched|switching|dim|dims|dimmed|adjust|adjusts|adjusted|adjusting|increase|increased|decrease|decreased|reduce|reduced|crank|cranked|tilt|tilted|recline|reclined|change|changed|changing|bump|bumped)$/u;
const MANNER = /^(?:at|on|off|to|in|around|below|above|between|under|over|up|down|without)$/u;
const END =
  /\s+(?:because|so that|so|since|while|but|and|,|please|instead|though|today|now|again|when|whenever|if|unless)\b.*$|[,;].*$/iu;

/**
 * The thing that a grounded clause with a person as subject says how to have ("likes the light at three", "keeps the blinds
 * closed", "lowers the panel to 3"), by its grammar alone: verb, noun phrase, and a complement of manner, degree or state.
 */
export function settingOf(clause: string): Setting | undefined {
  const words = tagWords(clause);
  const frame = frameOf(words);
  if (frame === undefined || !isPerson(words[frame.subject.from]) || frame.negated) return undefined;
  const main = words.findIndex(
    ({ lower }, index) =>
      index >= frame.subject.to && index <= frame.finite + 3 && (CHANGING.test(lower) || WANTING.test(lower)),
  );
  if (main < 0) return undefined;
  const changed = CHANGING.test(words[main]?.lower ?? '');
  let at = main + 1;
  const particle = changed && /^(?:on|off|up|down)$/u.test(words[at]?.lower ?? '') ? words[at]?.lower : undefined;
  if (particle !== undefined) at += 1;
  const thing = nounPhraseAt(words, at);
  if (thing === undefined || words[at]?.tag === 'NUM' || words[at]?.tag === 'PRON') {
    if (words[at]?.tag !== 'PRON' || thing === undefined || thing.to - thing.from < 2) return undefined;
  }
  if (thing.to - thing.from === 1 && isPerson(words[thing.from])) return undefined;
  const name = slug(
    clause.slice(words[thing.from]?.start, words[thing.to - 1]?.end).replace(/[\uE000-\uEFFF](?:'s)?/gu, ''),
    3,
  );
  const next = words[thing.to];
  const said =
    next === undefined
      ? ''
      : clause
          .slice(next.start)
          .replace(END, '')
          .replace(conditionIn(clause) ?? '', '')
          .replace(/^to (?:be|stay|remain|show|read) /iu, '');
  const manner =
    next !== undefined &&
    (MANNER.test(next.lower) ||
      next.tag === 'ADJ' ||
      next.tag === 'NUM' ||
      (next.tag === 'VERB' && /(?:ed|en)$/u.test(next.lower)) ||
      (next.tag === 'ADV' && words[thing.to + 1]?.tag === 'ADJ'));
  const value = [particle, manner ? said.trim() : ''].filter((part) => part !== undefined && part !== '').join(' ');
  if (
    name === '' ||
    value === '' ||
    (next?.lower === 'to' &&
      !changed &&
      !/^to (?:be|stay|remain|show|read)\b|^to \p{L}*\d/iu.test(clause.slice(next.start)))
  )
    return undefined;
  if (!changed && /^(?:in|up)$/u.test(next?.lower ?? '')) return undefined;
  if (/^sets?$/u.test(words[main]?.lower ?? '') && particle !== undefined) return undefined;
  return { attribute: `setting/${name}${qualifier(clause)}`, value, changed };
}
