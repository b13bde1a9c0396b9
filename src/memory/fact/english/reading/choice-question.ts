import { tagWords } from '../../../../language/english/tagger.js';
import { slug } from '../phrases.js';

/** A question that lets whoever it is for choose, and what about. */
export interface ChoiceQuestion {
  text: string;
  /** Last part of the attribute that an answer fills: "soup", "snack-bag". */
  topic: string;
}

const INVITES =
  /^(?:and |so |but |then )*(?:(?:for|in|on|with|by|at) )?(?:what|which|how|when|where|who)\b(?!.*\b(?:was|were|did|happened|had|been)\b).*\b(?:you|your|yours|everyone|everybody|each|all|anyone|we|us|one|[\uE000-\uEFFF])/iu;
const CHOOSES =
  /\b(?:would|should|shall|will|may|do|does|can|could|is|are|goes|go|like|want|prefer|need|have|take|order|buy|get|bring|put|send|set|use)\b/iu;
/** Words that only tell that something is asked for. */
const EMPTY =
  /^(?:part|kind|sort|type|way|form|thing|one|share|side|case|question|answer|anyone|everyone|everybody|each|all|best|people|folks|guys|team|round|turn|bit|lot|choice|preference|favou?rite|idea|person|table|people|sure|much|many|long|often|think|thinks|want|wants|need|needs|know|mean|say|feel|feels|like|likes|do|go|get|order|prefer|take|make|sure|going|guess|see)s?$/iu;
const OPENER = /^(?:what|which|how|when|where|who)$/u;
const KIND: Readonly<Record<string, string>> = { when: 'time', where: 'place' };

/** Reads a question, in its asker's words; undefined when it lets nobody choose. */
export function choiceQuestion(asked: string): ChoiceQuestion | undefined {
  const text = (asked.split(/[:–—]\s+/u).at(-1) ?? asked).trim();
  if (!INVITES.test(text) || !CHOOSES.test(text) || text.split(/\s+/u).length > 16) return undefined;
  const words = tagWords(text);
  const opener = words.findIndex(({ lower }) => OPENER.test(lower));
  const content = words
    .slice(opener + 1)
    .filter(({ lower, text: word }) => !EMPTY.test(lower) && !/[\uE000-\uEFFF]/u.test(word));
  const nouns = content.filter(({ tag }) => tag === 'NOUN' || tag === 'PROPN');
  const next = words[opener + 1];
  const determined =
    /^(?:what|which)$/u.test(words[opener]?.lower ?? '') &&
    content[0] === next &&
    !/^(?:AUX|VERB)$/u.test(next?.tag ?? '');
  const told = determined ? content.slice(0, 1) : nouns.slice(0, 2);
  const others = content.filter(({ tag }) => tag === 'ADJ' || tag === 'VERB');
  const named = slug((told.length > 0 ? told : others).map(({ lower }) => lower).join(' '), 2);
  const kind = KIND[words[opener]?.lower ?? ''];
  const topic = [kind, named].filter((part) => part !== undefined && part !== '').join('-');
  return topic === '' ? undefined : { text, topic };
}
