import type { TaggedWord } from '../../../../language/english/tagger.js';
import { isPast } from '../verbs.js';
import type { Frame } from './frame.js';
import { isNotMeant } from './not-meant.js';
import { isPerson } from './noun-phrase.js';
import { isSoftTalk } from './soft-talk.js';

const LIGHT =
  /^(?:am|is|are|was|were|be|been|being|do|does|did|done|have|has|had|will|would|can|could|shall|should|may|might|must|get|gets|got|go|goes|went|come|comes|came|say|says|said|tell|tells|told|think|thinks|thought|know|knows|knew|see|saw|look|looks|mean|means|let|make|makes|made|take|takes|put|try|keep|need|want|wants|like|likes|seem|seems|guess|sure|right|okay|ok|fine|good|great|nice|lovely|bad|well|sorry|afraid|glad|happy|true|wrong|thing|things|way|lot|bit|one|time|something|anything|everything|nothing|idea|course|point|so|too|very|really|just|here|there|now|then|again|please|yes|no|kidding|joking|ready|welcome|back|next|other|same)$/u;
const EVALUATION =
  /^(?:good|great|nice|lovely|wonderful|fantastic|amazing|awesome|brilliant|perfect|excellent|beautiful|terrible|horrible|awful|bad|sad|funny|hilarious|weird|strange|crazy|mad|cool|fun|fine|okay|ok|right|wrong|true|sure|fair|cute|sweet|sweetheart|angel|star|legend|hero|genius|rascal|joy|delight|shame|pity|dream|nightmare|joke|crime|mess|treat|blessing|impressive|interesting|exciting|boring|annoying|adorable|gorgeous|delicious|tasty|yummy|kind|stupid|silly|ridiculous|incredible|unbelievable|special|important|hard|easy|difficult|tough|worth|clear|obvious|best|worst|better|worse|much|enough|it|that|this|all|point|thing|idea|progress|news|luck|deal|sense|problem|question|relief|surprise|cold|hot|warm|late|early|loud)$/u;
const TALK =
  /^(?:know|knew|see|mean|guess|suppose|wonder|wondered|bet|hear|heard|understand|thank|apologi[sz]e|wish|forget|forgot|remember|say|said|tell|told|ask|asked|repeat|agree|disagree|imagine|promise|figured?|assume|doubt|care|mind|worry|appreciate|hope|look|sound|believe|think|thought|feel|complain|owe|love|miss|propose|like|need|want)$/u;
const HOLDS_A_CLAUSE =
  /^(?:think|thinks|believe|believes|hope|hopes|guess|reckon|suppose|suspect|doubt|expect|expects|fear|fears|imagine|bet)$/u;
const MOOD =
  /^(?:sorry|afraid|sure|glad|kidding|joking|serious|done|here|fine|good|okay|ok|ready|happy|curious|in|back|there|right|wrong|so|with|all|just|listening|coming|lost|impressed|proud|excited|jealous|starving|confused|honest|grateful|thankful|off|on|out)$/u;
const DUMMY =
  /^(?:it|that|this|these|those|one|everything|something|anything|nothing|what|who|which|both|mine|yours|hers|ours|theirs|everyone|everybody|someone|somebody|anyone|nobody|people|here)$/u;
const TOWARDS_YOU =
  /^(?:know|see|mean|say|said|think|thought|look|sound|seem|want|need|mind|remember|understand|believe|imagine|tell|feel|bet|hear|try|keep|go|make|get|deserve|guess|wish|expect|love|like|learn|start|end|ask|wait|let|call|use|take|put|prove|proven|proved|shown|helped|inspired|worked|breaking|kidding|joking|killing|pulling|scaring|teasing)$/u;

/** What may be said of a thing without saying anything: "bad", "late" or "loud" say something of a hip or a train. */
const PRAISE = new RegExp(
  EVALUATION.source.replace(
    /\|(?:bad|better|worse|hard|cold|hot|warm|late|early|loud|difficult|easy|much|enough)(?=\||\))/gu,
    '',
  ),
  'u',
);

const UTTERING =
  /^(?:whispered|shouted|laughed|smiled|nodded|sighed|replied|answered|cried|yelled|winked|shrugged|blushed|froze|screamed|sneezed)$/u;

/** "The light is out", "the shop is back". */
const PARTICLE = /^(?:out|on|off|away|back|over|up|down|open|closed|gone|late|early)$/u;

/** Who a clause is about, before its person words are replaced. */
export type SubjectKind = 'speaker' | 'speakers' | 'addressee' | 'other' | 'dummy' | 'existence';

/** Whom or what the subject of a frame names. */
export function subjectKind({ words, subject }: Frame): SubjectKind {
  const first = words[subject.from] as TaggedWord;
  if (subject.to - subject.from === 1) {
    if (first.lower === 'i') return 'speaker';
    if (first.lower === 'we') return 'speakers';
    if (first.lower === 'you') return 'addressee';
    if (first.lower === 'there') return 'existence';
    if (DUMMY.test(first.lower)) return 'dummy';
  }
  if (words.slice(subject.from, subject.to).some(({ lower }) => lower === 'you')) return 'addressee';
  return 'other';
}

/** Whether a declarative clause says something about its subject that a listener would keep. */
export function isWorthKeeping(frame: Frame, unresolved: readonly string[]): boolean {
  const { words, finite, main, negated } = frame;
  const kind = subjectKind(frame);
  const verb = (words[main] as TaggedWord).lower;
  const modal = (words[finite] as TaggedWord).lower;
  const rest = words.slice(main + 1);
  if (unresolved.length > 0 || kind === 'dummy') return false;
  if (isNotMeant(frame) || isSoftTalk(frame)) return false;
  if ((kind === 'speaker' || kind === 'speakers') && TALK.test(verb)) {
    const object = HOLDS_A_CLAUSE.test(verb) || /^(?:feel|owe|love|miss|like|need|want)$/u.test(verb);
    if (!object || !hasContent(rest.filter((word) => !isPerson(word)))) return false;
  }
  if (
    kind === 'addressee' &&
    (TOWARDS_YOU.test(verb) ||
      /^(?:should|could|must|would|may|might|will|shall)$/u.test(modal) ||
      (/^(?:can|cannot|do|will)$/u.test(modal) && negated) ||
      rest.some(({ lower }) => lower === 'mute'))
  )
    return false;
  if (/^(?:am|is|are|was|were|been|be)$/u.test(verb)) {
    const said = rest.filter(({ tag }) => tag !== 'PUNCT' && tag !== 'ADV' && tag !== 'PART' && tag !== 'DET');
    const first = said[0];
    if (kind === 'addressee' && /^(?:a|an|the|such|so)$/u.test(rest[0]?.lower ?? '') && rest.length < 4) return false;
    if (first === undefined) return kind === 'other' && PARTICLE.test(rest[0]?.lower ?? '') && isThing(frame);
    if (said.length === 1 && isPerson(first)) return false;
    if (
      (kind === 'speaker' || kind === 'speakers' || kind === 'addressee') &&
      MOOD.test(first.lower) &&
      !hasContent(said.slice(1))
    )
      return false;
    if (
      said
        .filter(({ tag }) => tag === 'ADJ' || tag === 'NOUN' || tag === 'VERB')
        .every(({ lower }) => (isThing(frame) ? PRAISE : EVALUATION).test(lower)) &&
      !said.some(({ tag }) => tag === 'NUM' || tag === 'PROPN')
    )
      return said.some(({ tag }) => tag === 'ADP') && hasContent(said);
  }
  const verbCounts = !LIGHT.test(verb) && (words[main] as TaggedWord).tag === 'VERB';
  if (kind === 'existence')
    return hasContent(rest) && rest.some(({ tag }) => tag === 'DET' || tag === 'NUM' || tag === 'PROPN');
  const happened =
    verbCounts && !UTTERING.test(verb) && isPast(verb) && kind === 'other' && (isThing(frame) || isNamed(frame));
  const passive = main !== finite && /^(?:am|is|are|was|were|been|has|have|had)$/u.test(modal) && !/ing$/u.test(verb);
  return hasContent(rest) || (verbCounts && (negated || passive || happened || rest.length > 0));
}

function isNamed({ words, subject }: Frame): boolean {
  return words[subject.to - 1]?.tag === 'PROPN';
}

function isThing({ words, subject }: Frame): boolean {
  return subject.to - subject.from > 1 && !isPerson(words[subject.to - 1]);
}

function hasContent(words: readonly TaggedWord[]): boolean {
  return words.some(
    ({ tag, lower }) =>
      ((tag === 'NOUN' || tag === 'VERB' || tag === 'ADJ') && !LIGHT.test(lower) && !EVALUATION.test(lower)) ||
      tag === 'PROPN' ||
      tag === 'NUM',
  );
}
