import type { ExpectedAnswer, QuestionLanguage, QuestionReading } from '../question-language.js';
import { englishAnswerShape } from './answer-shapes.js';
import { englishAsksAboutAsker, englishFirstPerson, englishNameAsker } from './asker.js';
import { englishOpeningFiller } from './openers.js';
import { englishNamesSubject, englishNegates, englishYesOrNo } from './polarity.js';
import { englishAsksDislike, englishAsksPast, englishAsksState, englishTopic } from './question-topic.js';
import { englishAsksRole, englishTellsRole } from './roles.js';
import { attributeWords, slotOf, slotOfAttribute } from './slots.js';

const PERSON = String.raw`\{person:([a-z0-9_]+)\}`;
const SAYING =
  '(?:said|say|says|saying|told|tell|tells|telling|ask|asks|asked|asking|mention|mentions|mentioned|mentioning|' +
  'suggest|suggests|suggested|suggesting|recommend|recommends|recommended|recommending|remind|reminds|reminded|' +
  'reminding|state|states|stated|claim|claims|claimed|explain|explains|explained|announce|announced|promise|' +
  'promised|promising|propose|proposed|reply|replied|replying|respond|responded|responding|answer|answered|request|' +
  'requested|requesting|offer|offered|offering|warn|warned|warning|confirm|confirmed|confirming|admit|admitted|' +
  'describe|described|speak|speaks|spoke|speaking|talk|talks|talked|talking|address|addressed|addressing|message|' +
  'messaged|messaging|text|texted|texting|thank|thanked|thanking|invite|invited|inviting|complain|complained|' +
  'bring up|brought up|point out|pointed out|direct|directed|directing|send|sent|sending|write|wrote|writing|' +
  'greet|greeted|call|called|calling|advise|advised|advising|agree|agreed|insist|insisted|wonder|wonders|wondered|' +
  'want(?:ed|s)?\\s+to\\s+(?:know|hear|learn)|turn(?:ed|s)?\\s+to|raise|raised|remark|remarked|comment|commented|' +
  'note|noted|inquire|inquired|bring\\s+up)';
const AUXILIARY = '(?:did|does|do|was|is|were|are|has|have|had|will|would|can|could|should|might|may)';
const WH = '(?:what|which|when|where|who|whom|whose|why|how)';

const WHO_SPOKE = new RegExp(
  String.raw`\bwho(?:ever)?\s+(?:was\s+it\s+that\s+|(?:was|is|were|are|has|had|have)\s+|(?:did|does)\s+the\s+|(?:first|also|else|later|originally|once|initially|\w+ly)\s+)*${SAYING}\b\s*`,
  'i',
);
const TO_WHOM = new RegExp(
  String.raw`\b(?:to\s+|with\s+)?who(?:m|ever)?\s+(?:else\s+)?${AUXILIARY}\s+${PERSON}(?:\s+\w+)?\s+(?:\w+ing\s+(?:to\s+)?)?`,
  'i',
);
/** What is left of a question that says nothing of what was said ("Who did Ana talk to?"). */
const ONLY_SPEAKING = new RegExp(String.raw`^\W*(?:${SAYING}\W*)?(?:(?:to|with)\b\W*)?$`, 'i');
const RECEIVER =
  /\b(?:being\s+|was\s+|were\s+|is\s+|been\s+)(?:spoken|talked|addressed|told|asked|directed|messaged)(?:\s+to)?\b|\b(?:addressee|recipient|listener)\b/i;
const CLAUSE = /\b(?:when|as|while)\s+(?:he|she|they|it|\{person:[a-z0-9_]+\})\s+(\w+(?:\s+up|\s+out)?)\b\s*(.*)$/i;
const SPEAKER_SAYS = new RegExp(
  String.raw`\b(?:did|does|do|has|have|had)\s+${PERSON}\s+(?:\w+ly\s+)?${SAYING}\b|${PERSON}\s+(?:\w+ly\s+)?${SAYING}\b|\baccording to\s+${PERSON}`,
  'i',
);
const LISTENER = new RegExp(
  String.raw`\b(?:told|tell|telling|to|ask|asked|asking|remind|reminded|with|promise|promised|advised?|warn(?:ed)?|for)\s+${PERSON}`,
  'i',
);
const PREFERENCE =
  /\b(?:prefer(?:s|red|ence|ences)?|favou?rites?|(?:would|do|does|did)\s+\S+\s+(?:rather|like\s+best|like\s+to\s+(?:be|get|have|receive)|usually\s+(?:like|want)))\b|\bwhat\s+(?:else\s+)?(?:do|does)\s+\S+\s+(?:not\s+|really\s+)?(?:like|love|enjoy|adore|hate|dislike)\W*$/i;
const SERVE_ME =
  /\b(?:how|where|when|what|which)\b(?:.*\bshould\s+(?!I\b)(?:\S+\s+)*(?:me|my|mine|\{person:[a-z0-9_]+\}['’]s)\b|.*\bshould\s+(?:my|mine)\b)/i;
const SERVE_SOMEONE =
  /\bhow\s+should\s+(?:you|we|i|one|they|people)\s+(?:send|reach|contact|tell|inform|update|notify|serve|wake|address|greet|call|give|deliver)\b/i;
const TIME =
  /^\W*(?:(?:at|by|on|in|from|until|since|for)\s+)?(?:when\b|(?:what|which)\s+(?:\w+\s+)?(?:time|date|day|month|year|hour|week|weekday)\b|how\s+(?:long|soon|early|late|old|often)\b)/i;
const NUMBER =
  /\b(?:how\s+(?:many|much|far|big|tall|large)\b|(?:what|which)\s+(?:\w+\s+){0,2}(?:number|amount|price|cost|total|budget|count)\b|what\s+is\s+the\s+(?:\w+\s+){0,2}(?:number|amount|price|cost|total|budget)\b)/i;
const PLACE =
  /^\W*(?:(?:from|to|in|at)\s+)?(?:where\b|(?:what|which)\s+(?:\w+\s+)?(?:place|city|country|town|street|room|platform|entrance|location|restaurant|cafe|museum|state|venue|area|store|shop)\b)/i;
const YES_NO =
  /^\W*(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|isn't|aren't|don't|doesn't|didn't|hasn't)\b/i;

/** The frame of a polite question; what it asks begins behind it. */
const POLITE = new RegExp(
  String.raw`^\W*(?:please\s+)?(?:can|could|would|will|do|did)\s+(?:you|anyone|anybody|someone|somebody)\s+(?:please\s+)?(?:tell|show|remind|remember|recall|know|say)\b(?:\s+(?:me|us))?\s+(?=${WH}\b)`,
  'i',
);
const ASKED =
  /\b(?:ask(?:s|ed|ing)?|request\w*|inquir\w*|wonder\w*|question|want(?:ed|s)?\s+to\s+(?:know|hear|learn))\b/i;
/** Roundabout ways of asking who spoke and to whom, and the plain ones. */
const ROUNDABOUT: readonly (readonly [from: RegExp, to: string])[] = [
  [
    /\bwho\s+(?:was|is|were|are)\s+(?:it|the\s+(?:person|one|man|woman|people))\s+(?:that\s+|whom?\s+)?(?=\{person:)/iu,
    'who did ',
  ],
  [
    /\bwho\s+(?:was|is)\s+(?:it|the\s+(?:person|one|man|woman))\s+(?:that|who)\s+(?=\p{L}+(?:ed|d|ght|poke|aid|old)\b)/iu,
    'who ',
  ],
  [
    /\bwhose\s+(?:\w+\s+)?(?:words?|sentences?|remarks?|lines?|comments?|questions?|statements?|quotes?|quotations?)\s+(?:was|were|is|are)\s*(?:it|these|this|those|that)?\s*[:,]?/iu,
    'who said ',
  ],
];

const WH_WORD = new RegExp(String.raw`\b${WH}\b`, 'i');
/** "Who has a ladder?", "list the tools", "what are the names". */
const SEVERAL =
  /^\W*(?:(?:and|so)\s+)?who\s+(?:else\s+|all\s+)?(?!(?:is|was|are|were)\s+(?:the|our|your|their|his|her|a|an|\{)|said|told|asked)\p{L}+\b|\b(?:list|name|enumerate)\s+(?:all|the|some|every)\b|\bwhat\s+(?:are|were)\s+(?:the|all|some)\b/iu;
/** Longer questions describe one thing; characters. */
const MAX_LIST_QUESTION = 160;
const PLURAL =
  /(?:\b(?!(?:this|does|was|has|its|his|species|series|news|lens)$)\p{L}{2,}(?<!s|u|i)s|people|children|men|women)$/iu;
/** What only tells what is measured: "how old", "how long". */
const MEASURE =
  /\bhow\s+(old|long|often|frequently|far|tall|big|large|expensive|soon|early|late)\b|\b(called|named)\W*$|^\W*how\s+(?:do|does|did|can)\b.*\b(get|go|travel|come)\b/iu;
const DURATION = /\bhow\s+(?:long(?!\s+ago)|old|often|frequently)\b/iu;
const CLOCK = /\b(?:what|which)\s+(?:\w+\s+)?(?:time|hour)\b|\bo['’]clock\b/i;
/** "which bridge does …", "what kind of soup is …", "how many chairs will …". */
const HEAD = new RegExp(
  String.raw`\b(?:what|which|how\s+(?:many|much))\s+(?:(?:kinds?|types?|sorts?|specific|exact|particular)\s+(?:of\s+)?)*((?:(?!${AUXILIARY}\b|that\b|to\b|of\b|for\b|in\b|on\b|and\b|or\b|\{)[\p{L}\p{N}'’-]+\s*){1,3}?)(?=\s*(?:${AUXILIARY}\b|that\b|to\b|of\b|for\b|in\b|on\b|and\b|or\b|\{|[?,.]|$))`,
  'iu',
);
/** "what is the song that …". */
const NAMED_HEAD =
  /\bwhat\s+(?:is|was|are|were|will\s+be)\s+(?:the|my|our|your|his|her|their)\s+((?:[\p{L}\p{N}'’-]+\s*){1,3}?)(?=\s*(?:\b(?:that|which|who|to|of|for|in|on|at|about|from|with|and|or|after|before)\b|[?,.]|$))/iu;
/** A question and the clause that hangs on it; a clause that opens the text is the question itself. */
const SUBORDINATE =
  /^(.*\p{L}{3,}.*?),?\s+(?:that|which|whom|when|after|before|while|because|since|if|unless|until)\s+\S/iu;
const PICTURE =
  /\b(?:photos?|pictures?|images?|photographs?|screenshots?|drawings?|paintings?|selfies?|visual\w*|looks?\s+like|depict\w*|shown|visible|wearing|colou?rs?|logos?|background)\b/i;
/** Heads that only tell the kind of answer. */
const TYPE_WORD =
  /^(?:time|date|day|year|month|hour|number|amount|place|spot|thing|kind|type|sort|name|way|answer|plan|trouble|problem|issue|matter)s?$/i;
/** The noun of a part that leans on the question before it ("evening walk should …"). */
const NOUN_PART = new RegExp(
  String.raw`^((?:(?!${AUXILIARY}\b)[\p{L}\p{N}'’-]+\s*){1,3}?)(?=\s+${AUXILIARY}\b|[?.]?$)`,
  'iu',
);
const FRAME =
  /\b(?:(?:what|which)\s+)?(?:kinds?|types?|sorts?)\s+of\b|\baccording\s+to\s+the\s+(?:conversation|message|chat|dialogue|discussion|talk)\b|\b(?:with|in)\s+(?:his|her|their|the)\s+(?:words?|questions?|remarks?|message|comments?)(?:\s+(?:about|on|regarding))?(?!\p{L})|\b(?:his|her|their)\s+(?:words?|questions?|remarks?|messages?|comments?)\s+(?:about|on|regarding)\b|\b(?:in|during|from)\s+(?:the|this|our|their)\s+(?:conversation|chat|dialogue|discussion|talk)s?\b|\bbased\s+on\s+(?:the|this|our|their)\s+(?:conversation|chat|dialogue|discussion|talk)s?\b/giu;

function clauseOf(text: string): string | undefined {
  const match = CLAUSE.exec(text);
  return match?.[2]?.trim() ? match[2] : undefined;
}

function expectedKind(asked: string): ExpectedAnswer {
  const text = asked.replace(POLITE, '');
  if (PREFERENCE.test(text) || SERVE_ME.test(text) || SERVE_SOMEONE.test(text)) return 'preference';
  if (TIME.test(text)) return 'time';
  if (NUMBER.test(text)) return 'number';
  if (PLACE.test(text)) return 'place';
  if (/^\W*(?:\w+\s+)?who(?:m|se)?\b/i.test(text)) return 'person';
  if (YES_NO.test(text)) return 'yes-no';
  return 'thing';
}

function read(text: string): QuestionReading {
  const said = readSaying(text);
  const head = headOf(text);
  const kind = TYPE_WORD.test(head);
  return {
    ...said,
    focus: withoutFrame(said.focus),
    head: kind ? '' : head,
    kindWord: kind
      ? head
      : (MEASURE.exec(text)
          ?.slice(1)
          .find((word) => word !== undefined) ?? ''),
    clock: CLOCK.test(text),
    duration: DURATION.test(text),
    several:
      SEVERAL.test(text) ||
      (PLURAL.test(head) && text.length <= MAX_LIST_QUESTION && !/\bhow\s+(?:many|much)\b/iu.test(text)),
    main: SUBORDINATE.exec(said.focus)?.[1] ?? said.focus,
    picture: PICTURE.test(text),
  };
}

function headOf(text: string): string {
  const leans = !WH_WORD.test(text) && !YES_NO.test(text);
  return (HEAD.exec(text) ?? NAMED_HEAD.exec(text) ?? (leans ? NOUN_PART.exec(text) : null))?.[1]?.trim() ?? '';
}

/** Drops words that belong to asking and not to what is asked; the text itself when nothing else would be left. */
function withoutFrame(text: string): string {
  const bare = text.replace(FRAME, ' ').replace(/\s+/g, ' ').trim();
  return /\p{L}{3}/u.test(bare) ? bare : text;
}

function readSaying(asked: string): Pick<QuestionReading, 'expects' | 'speakerId' | 'addresseeId' | 'focus'> {
  const text = ROUNDABOUT.reduce((plain, [from, to]) => plain.replace(from, to), asked);
  const asksWho = /\bwhom?\b/i.test(text);
  const toWhom = asksWho ? TO_WHOM.exec(text) : null;
  if (toWhom && (new RegExp(SAYING, 'i').test(text.slice(toWhom.index)) || CLAUSE.test(text))) {
    const rest = text.slice(toWhom.index + toWhom[0].length);
    return {
      expects: 'person-addressee',
      ...(toWhom[1] ? { speakerId: toWhom[1] } : {}),
      focus: clauseOf(text) ?? (ONLY_SPEAKING.test(rest) ? '' : rest || text),
    };
  }
  if (asksWho && RECEIVER.test(text)) {
    const speaker = SPEAKER_SAYS.exec(text) ?? new RegExp(String.raw`\bby\s+${PERSON}`, 'i').exec(text);
    const speakerId = speaker?.slice(1).find((id) => id !== undefined);
    return {
      expects: 'person-addressee',
      ...(speakerId ? { speakerId } : {}),
      focus: clauseOf(text) ?? text.replace(RECEIVER, ' '),
    };
  }
  const spoke = asksWho ? WHO_SPOKE.exec(text) : null;
  if (spoke) {
    const rest = text.slice(spoke.index + spoke[0].length);
    const listener = new RegExp(String.raw`^(?:to\s+|with\s+)?${PERSON}`, 'i').exec(rest) ?? LISTENER.exec(rest);
    return {
      expects: 'person-speaker',
      ...(listener?.[1] ? { addresseeId: listener[1] } : {}),
      focus: clauseOf(text) ?? (rest || text),
    };
  }
  const says = SPEAKER_SAYS.exec(text);
  const speakerId = says?.slice(1).find((id) => id !== undefined);
  const listener = speakerId ? LISTENER.exec(text.slice((says?.index ?? 0) + 1)) : null;
  return {
    expects: expectedKind(text),
    ...(speakerId ? { speakerId } : {}),
    ...(listener?.[1] && listener[1] !== speakerId ? { addresseeId: listener[1] } : {}),
    focus: speakerId ? text.replace(says?.[0] ?? '', ` {person:${speakerId}} `) : text,
  };
}

/** "does the person who brought the ladder prefer?": the words up to the last verb. */
const DESCRIBED =
  /\b(?:does|do|did|will|would|can|has|have)\s+((?:the\s+(?:person|one|man|woman|guy|girl|boy)|whoever|somebody|someone)\s+(?:who|that)\s+(.+?))(?=\s+\p{L}+(?:\s+(?:best|most|to|for|in|at|about))?\W*$)/iu;

function describedPerson(text: string): { question: string; start: number; end: number } | undefined {
  const match = DESCRIBED.exec(text);
  const [whole = '', phrase = '', clause = ''] = match ?? [];
  if (match === null) return undefined;
  const start = match.index + whole.length - phrase.length;
  return { question: `Who ${clause}?`, start, end: start + phrase.length };
}

const CLAUSE_JOIN = new RegExp(
  String.raw`(?:,\s*|\s+)(?:and|or|but)\s+(?:also\s+)?(?=(?:(?:at|by|on|in|from|to|for)\s+)?${WH}\b)`,
  'i',
);
const NOUN_JOIN = /(?:,\s*|\s+)(?:and|or)\s+/i;

function parts(text: string): string[] {
  const clauses = text.split(CLAUSE_JOIN).filter((part) => /\p{L}/u.test(part));
  if (clauses.length > 1) return clauses;
  const nouns = text.split(NOUN_JOIN).filter((part) => /\p{L}/u.test(part));
  return nouns.length > 1 ? nouns : [text];
}

const IDENTITY = /^\W*who(?:\s+(?:is|was|are|were)|['’]s)\s+(?:the|our|your|their|his|her|a|an)\s+[\p{L}\s-]+\W*$/iu;
const IDENTIFIES = /\bI(?:\s+am|['’]m)\b|(?<=\p{L}[\s,]+)(?!I\b)\p{Lu}\p{Ll}+/u;

/** English questions: frames ("who was … talking to when she said …"), expected answers, parts. */
export const englishQuestions: QuestionLanguage = {
  id: 'en',
  firstPerson: englishFirstPerson,
  asksAboutAsker: englishAsksAboutAsker,
  nameAsker: englishNameAsker,
  topic: englishTopic,
  asksState: englishAsksState,
  asksRole: englishAsksRole,
  tellsRole: englishTellsRole,
  asksPast: englishAsksPast,
  asksDislike: englishAsksDislike,
  reportsAsking: (text) => ASKED.test(text),
  yes: 'Yes',
  no: 'No',
  statement: (text) => text,
  namesSubject: englishNamesSubject,
  negates: englishNegates,
  yesOrNo: englishYesOrNo,
  openingFiller: englishOpeningFiller,
  slotOf: (text) => slotOf(text),
  slotOfAttribute,
  attributeWords,
  asksIdentity: (text) => IDENTITY.test(text),
  tellsIdentity: (sentence) => IDENTIFIES.test(sentence),
  read,
  describedPerson,
  parts,
  shape: englishAnswerShape,
  asksSeveralThings: (text) => CLAUSE_JOIN.test(text),
};
