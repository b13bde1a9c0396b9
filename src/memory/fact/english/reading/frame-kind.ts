import type { TaggedWord } from '../../../../language/english/tagger.js';
import type { FactKind } from '../../../../records/records.js';
import { isPast } from '../verbs.js';
import type { Frame } from './frame.js';

const LIKING =
  /^(?:like|likes|liked|love|loves|loved|hate|hates|hated|prefer|prefers|preferred|enjoy|enjoys|dislike|dislikes|fancy|want|wants|wanted|adore|favou?rs?|rather)$/u;
const BELIEF =
  /^(?:recommends?|recommended|think|thinks|thought|believe|believes|believed|guess|reckon|reckons|suppose|suspects?|doubts?|hopes?|swears?|expects?|assumes?|suggests?|fears?|seems?)$/u;
const DECIDING = /^(?:decide|decided|decides|chose|chosen|agreed|opted|settled|resolved)$/u;
const STATIVE =
  /^(?:am|is|are|was|were|be|been|have|has|had|know|knows|knew|live|lives|lived|work|works|worked|need|needs|needed|own|owns|belong|belongs|cost|costs|used|weigh|weighs|could|contains?|means?|lacks?|remains?|stays?)$/u;
const KIN_PREDICATE =
  /\b(?:is|are|was) (?:\S+'s |the |an? |my |our |his |her )?(?:\p{L}+ )?(?:mother|father|mum|mom|dad|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|aunt|uncle|cousin|niece|nephew|grandma|grandpa|grandmother|grandfather|neighbou?r|boss|colleague|flatmate|roommate|best friend|friend|married)s?\b/iu;

/** Means to do something, or has to. */
const INTENDS =
  /\b(?:wants?|would like|hopes?|plans?|means?|intends?|is|are|am) (?:(?:supposed|due|meant|scheduled|planning|hoping|aiming|looking|set) )?to (?!be\b)\p{L}/u;

/** The kind of fact that a frame states; `ahead` when it names a time to come. */
export function kindOf(frame: Frame, ahead: boolean): FactKind {
  const { words, finite, main } = frame;
  const verb = (words[main] as TaggedWord).lower;
  const auxiliary = (words[finite] as TaggedWord).lower;
  const after = words[main + 1]?.lower;
  const text = words.map(({ text: word }) => word).join(' ');
  if (INTENDS.test(text)) return 'plan';
  if (LIKING.test(verb)) return 'preference';
  if (
    /\b(?:is|are|am|was|were) (?:(?:not|so|pretty|quite|very|fairly|almost) )*(?:sure|certain|convinced)\b/u.test(text)
  )
    return 'belief';
  if (BELIEF.test(verb)) return 'belief';
  if (DECIDING.test(verb)) return 'decision';
  if (/^(?:will|shall)$/u.test(auxiliary) || /\b(?:going|about) to \p{L}/iu.test(text)) return 'plan';
  if (/^(?:have|has|need|needs|must)$/u.test(verb) && after === 'to') return 'plan';
  if (KIN_PREDICATE.test(text)) return 'relationship';
  if (ahead && !isPast(verb)) return 'plan';
  if (/ing$/u.test(verb) && /^(?:am|is|are)$/u.test(auxiliary) && words.length - main > 1) return 'plan';
  if (STATIVE.test(verb)) return 'state';
  if (isPast(verb))
    return /^(?:am|is|are|was|were)$/u.test(auxiliary) && main !== finite && auxiliary !== 'was' && auxiliary !== 'were'
      ? 'state'
      : 'event';
  return 'state';
}
