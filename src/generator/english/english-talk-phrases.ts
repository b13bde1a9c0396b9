import { listOf } from '../phrase.js';

/** What begins a turn, by what it does; every entry ends in its own punctuation. */
export const openers = {
  agree: [
    '{yes|yeah|yep|sure|of course},',
    '{okay|alright|fine|all right},',
    '{good point|true|quite}.',
    'mm-hm,',
    '',
    '',
  ],
  ack: [
    '{okay|alright|got it|noted|understood|will do}.',
    '{ah|oh}, {okay|good|right}.',
    '{great|perfect|lovely|brilliant|nice|good|splendid|excellent|sounds good|very well}.',
    '{fair enough|so be it|as you say}.',
    '{that helps|that is a start|good to hear}.',
    '',
  ],
  thanks: [
    '{thanks|thank you|cheers|much appreciated}.',
    '{thanks a lot|oh, thanks|great, thanks}.',
    'ah, {thanks|thank you}.',
  ],
  surprise: [
    '{what|really|seriously|oh no|oh dear|ugh}?',
    '{huh|wow|goodness|hm|ha|blimey|gosh|oof|good grief}.',
    '{wait|hold on|hang on},',
    '{no way|well, well|oh my|you are joking|I never|fancy that}.',
    '',
  ],
  think: [
    '{well|um|uh|hm|let me think|let me see|so},',
    '{I mean|you know|honestly|to be fair|if you ask me|off the top of my head},',
    '{let me see now|bear with me|one second}.',
    '{er|erm}...',
    '',
  ],
  start: [
    '{so|by the way|oh|listen|quick one|one more thing|before I forget|also|now then|look|tell you what|oh, and|say|small thing|come to think of it|right, so},',
    '{okay|right|hey|now},',
    '',
    '',
    '',
  ],
} as const;

/** Words that any phrase may draw: people outside, moments, moods, ways. */
export const everydayWords: Readonly<Record<string, readonly string[]>> = {
  relative: listOf(
    'my brother-in-law; my neighbour; the girl from the office; my old flatmate; my mother; a colleague; the man downstairs; my godson; our landlady; my niece; a friend from school; the postman; my aunt; the lady next door; my cousin; the caretaker; my stepfather; somebody from the gym; the vet; my hairdresser; my boss; a woman at the bus stop; my old teacher; the baker; my sister; a chap from the club; my grandmother; the students upstairs; our tax adviser; my twin; the window cleaner; an old customer; my daughter; the cashier; my nephew; the librarian',
  ),
  moment: listOf(
    'before lunch; after the rain; around noon; once it is dark; over the weekend; on the way home; first thing tomorrow; while the kettle boils; in the evening; by the end of the week; between two calls; at the crack of dawn; during the break; later this week; as soon as the shop opens; in an hour or so; right after work; on my day off; before anybody wakes up; when the sun is out; at the next stop; tonight; on Thursday; when the phone stops ringing; during the news; before I forget; next month; between breakfast and the bus',
  ),
  past: listOf(
    'last night; on Sunday; just now; before breakfast; the other day; this morning; on the way here; yesterday evening; a week ago; over lunch; in the queue; last month; on the phone; at the weekend; half an hour ago; in passing; at the door; two days running; while you were out; on Tuesday',
  ),
  mood: listOf(
    'relieved; a bit nervous; rather pleased; not thrilled; curious; torn; quite calm; slightly worried; hopeful; tired of it; in two minds; cheerful; lost for words; half asleep; sceptical; more than happy; a little cross; impatient; at ease; none the wiser; pleasantly surprised; somewhat jealous',
  ),
  manner: listOf(
    'slowly; by hand; properly; without a fuss; in one go; together; step by step; with gloves on; twice over; on the quiet; with the radio on; in shifts; for practice; the old way; without a plan; one after the other; as a surprise; in peace; against the clock; with a list in hand',
  ),
  trouble: listOf(
    'my hands are full; my phone is nearly empty; I lost my list; I sit in the wrong place; I was late this morning; nobody told me; my glasses are at home; the weather turned; I got the wrong end of it; I had the day wrong; my knee is acting up; the bus was early; I promised too much; my pen ran dry; there is a queue outside; I slept badly; the radio is too loud; my shoes are soaked; I cannot read my own writing; the lift is stuck; somebody took my chair; I am two coffees short; my calendar is a mess; the dog ate the note; I was thinking of something else; my bag is still in the car',
  ),
};

/** Sentences that may follow a statement. */
export const statementTails: readonly string[] = [
  "{I'll|I can|let me} {remind you|write that down|put that on the list|send that round} <moment>",
  '{that|this} {gives|leaves} us {enough|a bit of|hardly any|just about enough} {room|slack|breathing space|time} to <chore>',
  '{I|we} {still have to|really should|must|need to} <chore> {before that|first|as well|at some point|<moment>}',
  "{after that|then|meanwhile|<moment>} {somebody could|we could|I'd like to|let's} <chore> <manner>",
  "{hope that's fine|shout if that's a problem|tell me if that's bad}, {otherwise|if not} I {just|will} <chore> <moment>",
  '{I double-checked|I asked twice|it says so on the sheet|<relative> told me}, {and still|so} I am <mood>',
  '{not ideal|could be worse|better than last time|about time}, but <object> {can wait|matters more|comes first|is another story}',
  '{please|do} {pass that on to <relative>|tell the others <moment>|keep that in mind when you <chore>}',
  "that's {why|the reason} {I wanted to|I couldn't|we had to} <chore> <past>",
  '<relative> {asked|wanted to know|kept asking} {about it|the same thing}, {so now you all know|and I had no answer|by the way}',
  "{I'm|we're} <mood> about {it|that}, {to be frank|I admit|between us}, because <trouble>",
  '{does that work for you|is that all right|will you manage}, or {shall we|should I} <chore> instead?',
  '{can you|could you|would you} <chore> {until then|around it|<moment>}?',
  '{what do you think|any objections|are you happy with that}, {given|considering} <object>?',
  '{I know it is|granted, it is} {short notice|not what we wanted|a nuisance}, {blame <relative>|but <relative> insisted|I would have asked first}',
  '{it is written|I left a note} {on the back of <object>|beside <object>|where you found <object>}, {in case|should anybody ask|for the next one}',
  '{<relative> laughed|<relative> frowned|<relative> shrugged} when I {said so|told the story|brought it up} <past>',
  '{so you need not|which means nobody has to|so please do not} <chore> {on account of that|because of me|a second time}',
  '{took me|it took} {three calls|an hour of music on hold|more patience than I have} to {find out|get that|hear as much}',
  '{I would|you may want to} {check again|ask once more|keep an eye on it} <moment>, {just in case|knowing us|things change}',
  '{the rest|everything else} {is up to you|we can sort out <moment>|I leave to whoever wants to <chore>}',
  '{funny enough|oddly}, <relative> {guessed right|had bet on it|knew before me}',
  '{and yes|yes}, I {wrote it down|have it in writing|asked them to spell it} {this time|for once}',
  'that {cheered me up|got me out of bed|cost me my lunch break} <past>',
];

/** Sentences that may follow a question. */
export const questionTails: readonly string[] = [
  '{I want to|I need to|I would like to|I have to} <chore> {before then|around it|<moment>}',
  '{I ask because|the thing is,|sorry,} <trouble>',
  '<relative> {asked|called|wrote to} me {about it|this morning|again}',
  "{just so|so that} {I can plan|nobody waits for nothing|we don't mix it up} {when we|while you} <chore>",
  "{no rush|whenever you can|I'm curious}, {I am still busy with|I have to look after|first I fetch} <object>",
  '{I was going to|I meant to} {write it on|put it next to|leave a note under} <object>, but <trouble>',
  '{it slipped my mind|I must have dozed off|I heard it once and lost it}, {sorry|as usual|my fault entirely}',
  '<relative> {bet me a cake|says one thing|swears it is otherwise}, {and I would like to win|I trust you more|so tell me}',
  '{if you know|if anybody knows}, {I can stop looking|I can <chore> in peace|that saves me a call}',
  '{last I heard|the last I knew} {it was open|there were two versions|nobody was sure}, but that was <past>',
  'my {head|memory} is {a sieve|full of <object>|not what it was} {today|lately|since the flu}',
];

/** What people say when they only follow. */
export const reactions: readonly string[] = [
  '{that works for me|suits me|fine by me|no objections from me}, {I can|I might|then I} <chore> <moment>',
  "{I'll|let me} {note it|write it on my hand|put it in my phone|stick it on the fridge} before I <chore>",
  '{good to know|I had no idea|I was wondering about that|that explains a lot}, {<relative> said something else|and I am <mood>|I nearly gave up}',
  "{we'll|I'll} plan around {it|that}, even if we {still|then} have to <chore> <manner>",
  '{makes sense|sounds right}, {I would have guessed something like that|I was about to ask}, {because|since} <trouble>',
  "{then|in that case} {I'll|I can|we could} <chore> {first|before|right after|<moment>}, {right|agreed|yes}?",
  "{I'll tell|someone should tell} <relative> {too|later|<moment>}, {it concerns|think of} <object>",
  "{that's|it's} {earlier|later|more|better|odder} than I {thought|expected|remembered}, {but okay|but good|and I am <mood>}",
  '{and|but} what about <object>, {does that stay|do we need that then|who looks after that}?',
  '{I hope|let us hope} {it stays that way|nobody changes it|we all remember}, <trouble>',
  '{duly noted|in the book it goes}, {right beside <object>|in capital letters|with a little star}',
  "{I can live with that|that's no hardship|could be a lot worse}, {I had feared|<relative> predicted} {something else|a long discussion|the opposite}",
  '{you should have seen|I wish you had seen} {<relative>|my face} {when I heard <past>|the moment I guessed it|last time}',
  '{so I can stop|which means I can stop} {asking around|lying awake|pestering <relative>}, {what a relief|at last|bless you}',
  '{hm, then|right, so} somebody must <chore> {sooner than planned|<moment>|after all}, {any takers|and not me for once|shall we draw lots}?',
  '{say no more|enough said}, {I am on it|consider it done|I will pass the word}, {<object> or not|whatever <relative> says|come what may}',
  '{the second|the minute} you {leave|turn round} I will {forget it|have to ask again|mix it up}, {so write it on <object>|be warned|you know me}',
];

/** Reactions that name the thing: `<np>`. */
export const namingReactions: readonly string[] = [
  '{then|good, then} <np> {is one thing less to worry about|is off my list|can stay as it is}, {I can <chore>|finally|that leaves <object>}',
  '{I was|I had been} <mood> about <np>, {to be honest|you know|as you could tell}',
  "{I'll|let me|somebody should} {tell <relative>|make a note|warn the others} about <np> <moment>",
  'so {that settles|that is it for|we are done with} <np>, {unless somebody changes it|or is there more|as far as I am concerned}?',
  '{for|with} <np> I {only need|would not trust|would rather not ask} <relative>, {but thanks|so that helps|you know why}',
  '<np>, {right|okay|of course}, {I mixed it up with something else|I keep forgetting|I had it wrong} because <trouble>',
  '{everybody|<relative>} keeps {talking about|asking for|dreaming of} <np>, {now I have an answer|good that I heard|and nobody ever writes it down}',
  '{I would have sworn|my money was} {otherwise|on something else} with <np>, {but fine|shows what I know|you live and learn}',
  '{thank heavens|good thing}, <np> {had me worried|was the last open point|kept me guessing} <past>',
  "{let's|we could} drink to <np> <moment>, {it deserves it|I bring the cups|<relative> would}",
];

/** A third person keeps the talk going. */
export const backChannels: readonly string[] = [
  'mm-hm, go on, <object> can wait.',
  'right, right, <relative> said so <past>.',
  'oh, lovely, that is <relative> all over.',
  'ha, typical, <manner> of course.',
  'good, good, and <object>?',
  'sounds like it, yes.',
  'I thought so <past>.',
  'oh, not again, I just wanted to <chore>.',
  'yes, <manner>, please.',
  'oh, that again.',
  'no, really, <past>?',
  'you can say that twice.',
  '<relative> would agree.',
  'well, if you say so.',
  'hm, hm, <manner>, I see.',
  'that makes two of us.',
  'and here I thought <object> was the problem.',
  'true, true.',
  'wait until <relative> hears that.',
];

/** Words that a speaker slips in. */
export const fillers: readonly string[] = ['um', 'uh', 'er', 'you know', 'I mean', 'like', 'well', 'hm'];

/** A word of a third person between question and answer. */
export const chimes: readonly string[] = [
  '{I was wondering|I wanted to ask|people keep asking me} about that {too|as well|since yesterday|<past>}, {<relative> as well|while I had to <chore>|so I listen}',
  '{oh yes|right}, {that one|I remember|<relative> asked me too}, {go on|let us hear it|I am listening|<object> can wait}',
  '{sorry, I missed that|I only heard half}, {say it again <moment>|never mind me|I was looking at <object>|<trouble>}',
  '{now that is|there you have} {a good question|what I asked myself <past>|the very thing}, {<relative> could not tell me|I am all ears|do answer}',
  '{hold on|one moment}, {let me fetch a pen|I want to hear this too|not while I <chore>}',
  '{careful|mind you}, <relative> {asked the same|got a different answer|was told off for asking} <past>',
];

/** A third person joins. */
export const joins: readonly string[] = [
  'can I {still|also} <chore> {before that|then}, or {is that too late|does that clash}?',
  '{and then <object>|speaking of which, <object>}, {has <relative> got it|I will take it <moment>|is that still yours}?',
  "{I could|I can|happy to} <chore> {if that helps|while you do that|so you don't have to}",
  '{who has|does anybody have} <object>, {we will need that too|I just thought of it}?',
  '{you will|we will} need <object> {too|for that}, {mind|just saying|I suppose}',
  '{while you are at it|since we are on it}, {somebody should|could one of us} <chore>, {it has been days|I keep forgetting|or has <relative> done it}?',
  '{that reminds me|which brings me to} <object>, <relative> {wants it back|has been asking|left a message}',
  "{don't forget|remember} {to <chore>|that <relative> comes too|<object>}, {is all I say|please|or we start again}",
];

/** Somebody breaks in. */
export const interruptions: readonly string[] = [
  '{sorry, before you go on|hold that thought|one second}, {who took <object>?|somebody has to <chore>|<trouble>}',
  '{wait, was that|hang on, you mean} <past>, {with <relative>|when we had to <chore>|and nobody told me}?',
  '{sorry to cut in|forgive me}, {the kettle|the door|my phone|<relative>} {just now|again}, {carry on|back in a second|where were you?}',
  'no, {let me guess|do not tell me}, {<relative> again|it was <object>|it ended badly}?',
];

/** The first goes on. */
export const resumptions: readonly string[] = [
  '{as I was saying|where was I|anyway, from the top|may I finish}: <rest>',
  '{no, no|not at all|just listen}, <rest>',
  '{I had not finished|let me get to the end}, <rest>',
];
