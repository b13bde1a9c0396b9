import type { MatterKind } from '../themes/theme.js';

/** Ways to speak about one kind of matter. Slots: `<np>` the matter, `<is>` its verb, `<v>` the value, `<old>` the former one. */
export interface MatterPhrases {
  ask: readonly string[];
  /** Short answers that lean on the question. */
  answer: readonly string[];
  tell: readonly string[];
  change: readonly string[];
  /** A wrong statement is mended at once or later. */
  correct: readonly string[];
  /** Third person, present: "when the cake tasting is". */
  gistAsk: string;
  gistTell: string;
  gistChange: string;
  questions: readonly string[];
  now: readonly string[];
  before: readonly string[];
}

/** English phrases by kind of matter. */
export const matterPhrases: Readonly<Record<MatterKind, MatterPhrases>> = {
  time: {
    ask: [
      '{when|what time} <is> <np>{ again|}?',
      '{remind me|do you know|can you check|did they say|any idea|have you heard} {when|what time} <np> <is>?',
      'what time did {you|they|we} {settle on|agree on|put down|get} for <np>?',
      'have we got {a time|an hour} for <np> {yet|by now}?',
      'how early do we have to be there for <np>?',
    ],
    answer: [
      '<v>{, I think we said|, as far as I know|, give or take|, on the dot|, if nobody moves it|}',
      '{they gave us|they put us down for|somebody wrote down} <v>',
      'it should be <v>{, unless someone changes it|, that is what the slip says|}',
      '{we agreed on|my note says|the message said|I have it as} <v>',
    ],
    tell: [
      '<np> <is> at <v>',
      '{I|they} {booked|fixed|arranged|put|scheduled} <np> for <v>',
      '{they confirmed|I got a call about|we are set with} <np>, {it is|that will be} <v>',
      '<v> is when <np> {starts|begins|is due}',
      '{we have|you can count on|the plan is} <v> for <np>',
      'for <np> {be ready by|write down|think of} <v>',
    ],
    change: [
      '<np> {has been moved|got pushed|slid|had to go} from <old> to <v>',
      'they {shifted|rescheduled|moved} <np>, {it is <v> now|now we have <v>}',
      'forget <old>, <np> <is> at <v> {now|instead}',
      "<np> won't be at <old> after all, {we have <v>|they offered <v>|it is <v>}",
    ],
    correct: [
      '{no|wait|hang on|sorry}, <np> <is> at <v>, not <old>',
      '{it|that} was never <old>, <np> <is> at <v>',
      'I have to correct that: <v> for <np>, not <old>',
    ],
    gistAsk: 'when <np> <is>',
    gistTell: 'what time <np> <is>',
    gistChange: 'the new time for <np>',
    questions: [
      'What time <is> <np>?',
      'When <is> <np>?',
      'At what time should one be ready for <np>?',
      'What time was given for <np>?',
    ],
    now: [
      'What time <is> <np> now?',
      'After the changes, what time <is> <np>?',
      'Which time holds for <np> at present?',
    ],
    before: [
      'What time was <np> before it was moved?',
      'What was the original time for <np>?',
      'When was <np> first supposed to be?',
    ],
  },
  day: {
    ask: [
      '{which day|when} <is> <np>{ again|}?',
      '{do we have|did we get} {a date|a day} for <np> {yet|already}?',
      '{has anyone|did you} {heard|figured out|noted}, which day <is> <np>?',
      'what does the calendar say about <np>?',
    ],
    answer: [
      '<v>{, it says here|, I am fairly sure|, if I read my scrawl right|}',
      '{they said|we picked|I noted|the email says} <v>',
      "{it's down for|it falls on|that would be} <v>",
    ],
    tell: [
      '<np> <is> on <v>',
      '{they fixed|I pencilled in|we got} <np> {for|on} <v>',
      '{keep|block} <v> {free|in your diaries} for <np>',
      "<v> {is|it is} for <np>, {that's settled|they wrote to me}",
    ],
    change: [
      '<np> {moves|has moved|was put off} from <old> to <v>',
      'instead of <old> {they want to do|we get} <np> on <v>',
      '<old> is off for <np>, {the new day is <v>|we are looking at <v>}',
    ],
    correct: [
      '{no|careful|wait}, <np> <is> on <v>, not <old>',
      "{you're thinking of something else|that's not right}, <np> <is> on <v> rather than <old>",
    ],
    gistAsk: 'on which day <np> <is>',
    gistTell: 'on which day <np> <is>',
    gistChange: 'the new day for <np>',
    questions: [
      'On which day <is> <np>?',
      'Which day was fixed for <np>?',
      'What date was named for <np>?',
      'When should one keep the day free for <np>?',
    ],
    now: ['On which day <is> <np> now?', 'After the changes, on which day <is> <np>?'],
    before: ['On which day was <np> first planned?', 'Which day did <np> have before it moved?'],
  },
  place: {
    ask: [
      'where <is> <np>{ again| now|}?',
      '{has anyone seen|does anybody know what happened to|who moved|I am looking for} <np>?',
      '{where did you put|where do we keep} <np>?',
      "I can't find <np>, {any idea|do you know where|can you help}?",
    ],
    answer: [
      '{try|look|check} <v>',
      '{should be|must be|I saw it all} <v>{, unless somebody took it|, I think|, at least this morning|}',
      '<v>{, same as ever|, right where we left things|, believe it or not|}',
    ],
    tell: [
      '<np> <is> <v> {from now on|for the time being|now}',
      'I {put|left|stored} <np> <v>',
      'you will find <np> <v>',
      '{if anyone needs|whoever looks for|for those who want} <np>, {look|go and look} <v>',
    ],
    change: [
      'I moved <np>, {look <v> now|you find that <v> now|<v> {is|was} better}',
      '<np> <is> no longer <old> but <v>',
      "don't look <old> for <np>, {we keep that <v> now|try <v>}",
    ],
    correct: ['{no|actually|sorry}, <np> <is> <v>, not <old>', "<old>? {that's not where I saw it|no}, <np> <is> <v>"],
    gistAsk: 'where <np> <is>',
    gistTell: 'where <np> <is>',
    gistChange: 'where <np> <is> kept now',
    questions: [
      'Where <is> <np>?',
      'Where can one find <np>?',
      'In which spot should one look for <np>?',
      'Where did somebody leave <np>?',
    ],
    now: ['Where <is> <np> now?', 'After it was moved, where can one find <np>?'],
    before: ['Where was <np> kept earlier?', 'Where did one find <np> at first?'],
  },
  count: {
    ask: [
      'how many <np> {do we need|are we talking about|should I order|did you count}?',
      '{did we settle|have you worked out|can you tell me} how many <np> we need?',
      "what's the number for <np> {now|again}?",
    ],
    answer: [
      '<v>{ should do|, last time I counted|, to be on the safe side|}',
      '{I make it|put down|the list says|let us say} <v>',
    ],
    tell: [
      'we {need|ordered|will take|have} <v> <np>',
      '{I counted|I put in for|they promised us} <v> <np>',
      '<v> <np>, {that is what I have|that is the figure|no more and no less}',
    ],
    change: [
      '{make that|we are up to|it is now} <v> <np>, {not <old>|instead of <old>}',
      'we need <v> <np> now, <old> {was too optimistic|was the old number|will not do}',
    ],
    correct: ['{no|hold on|sorry}, {it was|we said} <v> <np>, not <old>', "<old> can't be right, I counted <v> <np>"],
    gistAsk: 'how many <np> there should be',
    gistTell: 'how many <np> there should be',
    gistChange: 'the new number of <np>',
    questions: ['How many <np> were counted on?', 'How many <np> are needed?', 'What number of <np> was named?'],
    now: ['How many <np> are needed now?', 'After the change, how many <np> are there to be?'],
    before: ['How many <np> were planned at first?', 'What was the earlier number of <np>?'],
  },
  code: {
    ask: [
      "{what's|what was|who has} the number for <np>{ again|}?",
      '{do you have|can you read me|did you write down} the number for <np>?',
      'which number do I need for <np>?',
    ],
    answer: [
      '<v>{, I have it here|, it is on the slip|, write it down this time|}',
      '{it says|they sent me|the paper says} <v>',
    ],
    tell: [
      '<np> {is|has} <v>',
      '{note this down|for your phones|somebody write this down}: <np>, <v>',
      '{they gave us|we were assigned|it came through:} <v> for <np>',
    ],
    change: ['<np> {is <v> now|has changed to <v>}, no longer <old>', 'they swapped <old> for <v>, I mean for <np>'],
    correct: ['{no|sorry}, <np> {is|has} <v>, not <old>', 'you read the wrong line, <np> {is|has} <v> and not <old>'],
    gistAsk: 'which number belongs to <np>',
    gistTell: 'which number belongs to <np>',
    gistChange: 'the new number for <np>',
    questions: ['What is the number for <np>?', 'Which number belongs to <np>?', 'Which number was given for <np>?'],
    now: ['What is the number for <np> now?', 'Which number is valid for <np> after the change?'],
    before: ['What was the first number for <np>?', 'Which number did <np> have before?'],
  },
  who: {
    ask: [
      'who {does|is doing|takes care of|is in charge of|did we get for} <np>?',
      '{have we found|did you find} {somebody|anyone} for <np>?',
      'whom do I call about <np>?',
    ],
    answer: ['<v>{, as always|, I believe|, who else|, if the money is right|}', '{I asked|we got|it will be} <v>'],
    tell: [
      '<v> {does|takes care of|is in charge of|agreed to do} <np>',
      '{I got|we hired|they sent} <v> for <np>',
      'for <np> {call|ask|go to} <v>',
    ],
    change: ['<old> dropped out, so <v> {does|takes over} <np>', '<np> {goes to|is with} <v> now, not <old> any more'],
    correct: ['{no|not quite}, <v> does <np>, not <old>', "it isn't <old>, <np> {is with|went to} <v>"],
    gistAsk: 'who takes care of <np>',
    gistTell: 'who takes care of <np>',
    gistChange: 'who takes over <np>',
    questions: [
      'Who takes care of <np>?',
      'Who was found for <np>?',
      'Whom should one call about <np>?',
      'Who is in charge of <np>?',
    ],
    now: ['Who takes care of <np> now?', 'After the change, who does <np>?'],
    before: ['Who was to do <np> at first?', 'Who had <np> before?'],
  },
  pick: {
    ask: [
      '{what did we choose|what are we going with|have we decided|where do we stand} for <np>?',
      '<np>, {what will it be|what do you think|what shall I put down}?',
      '{did you make up your mind|did anyone decide|was anything decided} {about|on} <np>?',
    ],
    answer: [
      '{I say|let us take|I am for|we settled on|put down} <v>',
      '<v>{, definitely|, no question|, that got the most votes|, I could live with that|}',
    ],
    tell: [
      'for <np> we {take|go with|chose|settled on} <v>',
      '<np>: {it is|that will be|we said} <v>',
      '{I talked to everybody and|after all that} <v> {won|it is} for <np>',
    ],
    change: [
      '<np> {is <v> now|has changed to <v>} instead of <old>',
      'we dropped <old>, {so it is <v> for <np>|and take <v> for <np>}',
    ],
    correct: ['{no|wait}, for <np> we said <v>, not <old>', '<old> was just an idea, <np> {will be|is} <v>'],
    gistAsk: 'what was chosen for <np>',
    gistTell: 'what was chosen for <np>',
    gistChange: 'the new choice for <np>',
    questions: ['What was chosen for <np>?', 'What did people settle on for <np>?', 'What will it be for <np>?'],
    now: ['What is the choice for <np> now?', 'After the change, what will be taken for <np>?'],
    before: ['What was the first choice for <np>?', 'What had been picked for <np> before it changed?'],
  },
  cost: {
    ask: [
      'how much {is|was|do they want for} <np>?',
      '{what did|what do} they {charge|quote us} for <np>?',
      'did you get a price for <np>?',
    ],
    answer: ['<v>{, all in|, before tax|, which is steep|, not too bad|}', '{they want|it came to|the quote says} <v>'],
    tell: ['<np> {costs|comes to|sets us back} <v>', '{I paid|they quoted|we agreed on} <v> for <np>'],
    change: [
      '<np> {went up|changed} from <old> to <v>',
      'they {lowered|revised} the price, <np> {costs|is} <v> now, not <old>',
    ],
    correct: ['{no|sorry}, <np> {costs|was} <v>, not <old>', '<old> was another bill, <np> {costs|is} <v>'],
    gistAsk: 'how much <np> <is>',
    gistTell: 'what <np> costs',
    gistChange: 'the new price of <np>',
    questions: ['How much does one pay for <np>?', 'What does <np> cost?', 'What was the price of <np>?'],
    now: ['What does <np> cost now?', 'What is the current price of <np>?'],
    before: ['What was the first price of <np>?', 'How much was <np> before the price changed?'],
  },
  state: {
    ask: ['{what is wrong with|what happened to|how is} <np>?', 'did you {look at|try} <np> {today|yet}?'],
    answer: ['it <v>{, sadly|, I am afraid|, just like last year|}', "{I tried it and|don't laugh, but} it <v>"],
    tell: [
      '<np> <v>{ again| since yesterday|}',
      '{bad news|heads up|just so you know}, <np> <v>',
      'I {looked at|tested} <np> and it <v>',
    ],
    change: ['<np> <v> now, {on top of everything|that is new}', 'it gets worse, <np> <v>'],
    correct: ['{no|well}, <np> <v>, {it is nothing else|that is all}', '{that is not the trouble|no}, <np> <v>'],
    gistAsk: 'what is wrong with <np>',
    gistTell: 'what is wrong with <np>',
    gistChange: 'what is wrong with <np>',
    questions: ['What is the trouble with <np>?', 'What is wrong with <np>?', 'What did somebody notice about <np>?'],
    now: ['What is wrong with <np> now?'],
    before: ['What was wrong with <np> at first?'],
  },
};

/** What the other person of a disagreement says: `<v>` against the first value. */
export const contradictPhrases: readonly string[] = [
  "{that's not what I heard|are you sure|I don't think so}, {I have|I was told|my list says} <v> for <np>",
  '{hm, no|really}? {they told me|I wrote down} <v> for <np>',
  'one of us is wrong, because {I have|I noted} <v> {there|for that}',
];

/** How a third person ends a disagreement. */
export const resolvePhrases: readonly string[] = [
  '{I called and asked|I looked it up|I checked with them}: <np>, it is <v> and not <old>',
  'about <np>, {you were right|it turns out}, {it is|we have} <v>, so forget <old>',
  'to settle <np>: <v>, {the other one|<old>} was a mistake',
];
