import { tagWords } from '../../../../language/english/tagger.js';
import { conditionIn, qualifier, slug } from '../phrases.js';
import { frameOf } from './frame.js';
import { isPerson } from './noun-phrase.js';
import { withDigits } from './number-words.js';

/** How somebody has, or will have, a thing around them, said without telling who does it. */
export interface SpokenSetting {
  /** `setting/reading-light`; undefined where only a pronoun names the thing and nothing before tells which. */
  attribute?: string;
  value: string;
  /** `order`: to whoever can do it; `own`: the speaker does it; `shown`: it is so now, or is to be so. */
  form: 'order' | 'own' | 'shown';
  /** The clause without its frame: "lower the panel to 3". */
  text: string;
  /** Person character of whose thing it is, where the clause says so: "set Ann's seat to 24". */
  owner?: string;
}

const ADJUSTS =
  '(?:set|sett|lower|rais|turn|switch|mut|unmut|dimm?|brighten|adjust|increas|decreas|crank|reduc|enabl|disabl|activat|deactivat|tilt|reclin|maximi[sz]|minimi[sz]|max|bump|reset|resett|clos|open|shut|shutt|resum|paus|zoom)';
const PLACES = '(?:drop|dropp|bring|put|putt|keep|leav|mov|chang|mak|start|stop|stopp|play|fold|get|gett|hav|go)';
/** "There, the light is off", "okay then: ...": the speaker has just done it. */
const LEAD =
  /^(?:(?:there(?: (?:we|you) go)?|okay|all ?right|right|hm+|ugh|whew|wait|actually|hang on|no)[,.:—– -]+)+/iu;
const ASKS =
  /^(?:before|after|if|when|because|until|since|while|is|are|was|were|does|do|did|has|have|what|which|who|where|when|why|how)\b/iu;
const OWN =
  /^(?:just |now )?(?:let (?:me|us)|I (?:will|shall|am|am going to|would like to)|we (?:will|should|can|could|are)) /iu;
const ASKING =
  /^(?:(?:can|could|would|will) (?:you|[\uE000-\uEFFF]) )?(?:please |just |now |go ahead and |quickly |also )*/iu;
const VERB = new RegExp(
  `^(?:just |quickly |please |also |now )*(?:(?<adjusts>${ADJUSTS}(?:e|ing)?)|(?<places>${PLACES}(?:e|ing)?))(?= )(?<rest>.+)$`,
  'iu',
);
const PARTICLE = /^ ?(?<particle>on|off|up|down|out|back)(?= |$)/iu;
const COMPLEMENT =
  /^(?:all the way |back |a bit |a little |right |just |way )*(?:to|at|on|off|up|down|in|out|around|below|above|between|as|forward|back|low|high|open|closed|shut)\b/iu;
const BEFORE_COMPLEMENT =
  /(?<=\S) (?=(?:(?:all the way|back|a bit|a little|right|just|way) )*(?:to|at|on|off|up|down|in|out|around|below|above|between|as|forward|back|open|closed|shut|low|high|blowing|\d+)\b)/iu;
const STATE =
  /^(?<thing>(?:the |my |this )?[\p{L}\d][\p{L}\d '-]{1,40}?),? (?:(?:is|are) )?(?:now |all |just )*(?<state>(?:set|turned|switched|kept|put|back|up|down|all the way)(?: \p{L}+)? (?:to|at|on|off) .+|(?:set|turned|switched) (?:on|off|up|down)|on|off|muted|unmuted|engaged|enabled|disabled|activated|deactivated|locked|unlocked)$/iu;
/** "Leg support at thirty": a measure without a verb. */
const MEASURED =
  /^(?<thing>(?:the |my |this )?[\p{L}][\p{L} '-]{1,40}?),? (?<state>(?:at|to|on) (?:level |number |about |around )?(?:\d+|max\w*|min\w*|full|low|medium|high)\b.{0,20})$/iu;
const DONE =
  /^(?<state>muted|unmuted|disabled|enabled|activated|deactivated|dimmed|lowered|raised|closed|opened) (?<thing>(?:the |my |this )?[\p{L}-]+(?: [\p{L}-]+){0,3})$/iu;
const WANTED =
  /^(?<thing>(?:the|my|this) [\p{L}\d' -]{2,40}?) (?:needs?|has|have|ought|is supposed) to (?:be|stay|remain|show|read) (?<state>.+)$/iu;
const CUT =
  /\s+(?:because|so that|so|since|while|but|and|please|instead|though|today|again|when|whenever|if|unless|for (?:me|now|today|this))\b.*$|\s*[,;:—–].*$|\.\.\..*$|….*$/iu;
const NO_THING =
  /^(?:bit|lot|way|time|minute|second|moment|day|week|place|mind|attention|eye|hand|track|door to|fun|care|part|fire|deal|point|idea|plan|plans|meeting|subject|topic|story|road|journey|street|corner|left|right|light of|page)$/iu;
const TIME = /(?:^| )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|night|noon|midnight)s?$/iu;
const POINTING = /^(?:it|this|that|them|those|these)$/iu;

/**
 * Reads a clause that has no telling subject as a setting, by its grammar alone: an order, what its speaker is doing, or the state
 * that a thing is in or is to be in. `before` names the thing that "it" can mean. Undefined for any other clause.
 */
export function spokenSetting(said: string, before: string | undefined): SpokenSetting | undefined {
  const clause = said.replace(LEAD, '');
  if (ASKS.test(clause)) return undefined;
  const own = OWN.exec(clause);
  const bare = clause.slice(own?.[0].length ?? ASKING.exec(clause)?.[0].length ?? 0);
  const verb = VERB.exec(bare)?.groups;
  if (verb !== undefined) {
    const form = own !== null || /ing$/iu.test(verb['adjusts'] ?? verb['places'] ?? '') ? 'own' : 'order';
    return acted(bare, verb, form, before);
  }
  if (own !== null) return undefined;
  const plain = withDigits(clause.replace(CUT, ''));
  const state = (WANTED.exec(clause) ?? DONE.exec(plain) ?? STATE.exec(plain) ?? measured(plain))?.groups;
  return state === undefined ? undefined : shown(clause, state['thing'] ?? '', state['state'] ?? '');
}

function measured(plain: string): RegExpExecArray | null {
  const found = MEASURED.exec(plain);
  return found === null || frameOf(tagWords(plain)) !== undefined ? null : found;
}

/** The thing that a clause adjusts or complains of, for a pronoun after it: "the reading light is too dim". */
export function thingOf(clause: string): string | undefined {
  const setting = spokenSetting(clause, undefined)?.attribute;
  if (setting !== undefined) return setting.split('@')[0]?.replace('setting/', '').replaceAll('-', ' ');
  const said =
    /^(?:the|this|that|my|these|those) (?<thing>[\p{L}\d' -]{2,30}?) (?:is|are|was|were|feels?|seems?|gets?|keeps?) /iu.exec(
      clause,
    )?.groups?.['thing'];
  return said === undefined ? undefined : nameOf(said);
}

function acted(
  bare: string,
  verb: Partial<Record<string, string>>,
  form: SpokenSetting['form'],
  before: string | undefined,
): SpokenSetting | undefined {
  const said = (verb['adjusts'] ?? verb['places'] ?? '').toLowerCase();
  const rest = (verb['rest'] ?? '').trim();
  const led = PARTICLE.exec(rest)?.groups?.['particle'];
  const object = (led === undefined ? rest : rest.slice(led.length)).replace(conditionIn(bare) ?? '', '').trim();
  if (led !== undefined && (object === '' || (verb['places'] !== undefined && /ing$/u.test(said)))) return undefined;
  if (/^to /iu.test(object)) {
    const becomes = /^(?:switch|chang)/u.test(said) || /\d/u.test(withDigits(object));
    return becomes ? switched(bare, object, form, before) : undefined;
  }
  const whole = object.replace(CUT, '').split(BEFORE_COMPLEMENT)[0]?.trim() ?? '';
  const owner = /^(?<owner>[\uE000-\uEFFF])'s /u.exec(whole)?.groups?.['owner'];
  const named = owner === undefined ? whole : whole.slice(owner.length + 3);
  const after = object.slice(whole.length).replace(CUT, '').trim();
  if (!isThing(named) || /^(?:your |\p{L}+ing$)/iu.test(named)) return undefined;
  const pointed = POINTING.test(named);
  const value = [led, after].filter((part) => part !== undefined && part !== '').join(' ');
  const complete = COMPLEMENT.test(value);
  const places = verb['places'] !== undefined;
  const makes = /^mak/u.test(said) && /\d/u.test(withDigits(after));
  if (places && !complete && !makes) return undefined;
  if (/^mak/u.test(said) && !makes) return undefined;
  if (/^(?:keep|bring|leav)/u.test(said) && /^(?:up|out|in)$/u.test(value)) return undefined;
  if (/^(?:is|are|was|were|has|had|will|can|and|or|of)\b/iu.test(rest)) return undefined;
  if (/^(?:go|get|hav)/u.test(said) && !/\d/u.test(withDigits(value))) return undefined;
  const thing = pointed ? before : nameOf(named);
  if (thing === undefined && !pointed) return undefined;
  if (pointed && value === '') return undefined;
  const set = finished(thing, value === '' ? said.replace(/(?:ting|ing)$/u, '') : value, form, bare);
  return owner === undefined ? set : { ...set, owner };
}

function isThing(named: string): boolean {
  const words = tagWords(named);
  const last = words.at(-1);
  if (last === undefined || words.length > 6 || words.some(isPerson) || words[0]?.tag === 'ADP') return false;
  return POINTING.test(named) || /^(?:NOUN|PROPN|ADJ|NUM|VERB|X)$/u.test(last.tag);
}

/** "Switch to English": only what it becomes is named. */
function switched(
  bare: string,
  object: string,
  form: SpokenSetting['form'],
  before: string | undefined,
): SpokenSetting | undefined {
  const value = object.replace(CUT, '').trim();
  const words = value.split(' ').length;
  return value === '' || words > 6 ? undefined : finished(words === 1 ? before : undefined, value, form, bare);
}

function shown(clause: string, thing: string, state: string): SpokenSetting | undefined {
  const name = nameOf(thing);
  const words = tagWords(thing);
  const noun = words.at(-1);
  if (
    name === undefined ||
    noun === undefined ||
    isPerson(words[0]) ||
    (words[0]?.tag === 'VERB' && /ing$/u.test(words[0].lower)) ||
    words.some(({ lower, tag }) => tag === 'AUX' || /^(?:any|some|every)thing$|^(?:up|out|not|cannot)$/u.test(lower)) ||
    TIME.test(name) ||
    !/^(?:NOUN|PROPN|ADJ|VERB|NUM)$/u.test(noun.tag)
  )
    return undefined;
  const value = state.replace(CUT, '').trim();
  return value === '' || value.split(/\s+/u).length > 8 ? undefined : finished(name, value, 'shown', clause);
}

function finished(thing: string | undefined, value: string, form: SpokenSetting['form'], text: string): SpokenSetting {
  const attribute = thing === undefined ? '' : slug(thing, 3);
  return {
    ...(attribute === '' ? {} : { attribute: `setting/${attribute}${qualifier(text)}` }),
    value: withDigits(value).replace(/^(?:(?:set|turned|back|put) )?(?:to|at) (?=\S)/iu, ''),
    form,
    text,
  };
}

function nameOf(said: string): string | undefined {
  const plain = said.replace(/^(?:the|my|this|that|your|our|a|an|all) /iu, '').trim();
  const words = plain.split(/\s+/u);
  const head = words.at(-1) ?? '';
  return plain === '' ||
    words.length > 5 ||
    NO_THING.test(head) ||
    /[\uE000-\uEFFF]|^(?:it|there|here|what|who|everything|something)\b/iu.test(plain) ||
    /^\d+$/u.test(plain)
    ? undefined
    : plain;
}
