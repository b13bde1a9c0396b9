import { listOf } from '../phrase.js';

/** What begins a turn, by what it does; every entry ends in its own punctuation. */
export const openers = {
  agree: [
    '{yes|yeah|yep|sure|of course},',
    '{okay|alright|fine|all right},',
    '{good point|true|fair question}.',
    'mm-hm,',
    '',
    '',
  ],
  ack: [
    '{okay|alright|got it|noted|understood|will do}.',
    '{ah|oh}, {okay|good|right}.',
    '{great|perfect|lovely|brilliant|nice|good}.',
    'fair enough.',
    'that helps.',
    '',
  ],
  thanks: [
    '{thanks|thank you|cheers|much appreciated}.',
    '{thanks a lot|oh, thanks|great, thanks}.',
    'ah, {thanks|thank you}.',
  ],
  surprise: [
    '{what|really|seriously|oh no|oh dear|ugh}?',
    '{huh|wow|goodness|hm|ha}.',
    '{wait|hold on|hang on},',
    '{no way|well, well|oh my}.',
    '',
  ],
  think: [
    '{well|um|uh|hm|let me think|let me see|so},',
    '{I mean|you know|honestly},',
    '{good question|where do I start|that depends}.',
    '{er|erm}...',
    '',
  ],
  start: [
    '{so|by the way|oh|listen|quick one|one more thing|before I forget|while I think of it|also},',
    '{okay|right|hey|now},',
    '',
    '',
    '',
  ],
} as const;

/** Words that any phrase may draw: people outside, moments, moods, ways. */
export const everydayWords: Readonly<Record<string, readonly string[]>> = {
  relative: listOf(
    'my brother-in-law; my neighbour; the girl from the office; my old flatmate; my mother; a colleague; the man downstairs; my godson; our landlady; my niece; a friend from school; the postman; my aunt; the lady next door',
  ),
  moment: listOf(
    'before lunch; after the rain; around noon; once it is dark; over the weekend; on the way home; first thing tomorrow; while the kettle boils; in the evening; by the end of the week; between two calls; at the crack of dawn; during the break; later this week',
  ),
  past: listOf(
    'last night; on Sunday; just now; before breakfast; the other day; this morning; on the way here; yesterday evening; a week ago; over lunch',
  ),
  mood: listOf(
    'relieved; a bit nervous; rather pleased; not thrilled; curious; torn; quite calm; slightly worried; hopeful; tired of it',
  ),
  manner: listOf(
    'slowly; by hand; properly; without a fuss; in one go; together; step by step; with gloves on; twice over; on the quiet; with the radio on',
  ),
  trouble: listOf(
    'my hands are full; my phone is nearly empty; I lost my list; I sit in the wrong place; I was late this morning; nobody told me; my glasses are at home; the weather turned; I got the wrong end of it; I had the day wrong',
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
];

/** Sentences that may follow a question. */
export const questionTails: readonly string[] = [
  '{I want to|I need to|I would like to|I have to} <chore> {before then|around it|<moment>}',
  '{I ask because|the thing is,|sorry,} <trouble>',
  '<relative> {asked|called|wrote to} me {about it|this morning|again}',
  "{just so|so that} {I can plan|nobody waits for nothing|we don't mix it up} {when we|while you} <chore>",
  "{no rush|whenever you can|I'm curious}, {I am still busy with|I have to look after|first I fetch} <object>",
  '{I was going to|I meant to} {write it on|put it next to|leave a note under} <object>, but <trouble>',
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
];

/** Reactions that name the thing: `<np>`. */
export const namingReactions: readonly string[] = [
  '{then|good, then} <np> {is one thing less to worry about|is off my list|can stay as it is}, {I can <chore>|finally|that leaves <object>}',
  '{I was|I had been} <mood> about <np>, {to be honest|you know|as you could tell}',
  "{I'll|let me|somebody should} {tell <relative>|make a note|warn the others} about <np> <moment>",
  'so {that settles|that is it for|we are done with} <np>, {unless somebody changes it|or is there more|as far as I am concerned}?',
  '{for|with} <np> I {only need|would not trust|would rather not ask} <relative>, {but thanks|so that helps|you know why}',
  '<np>, {right|okay|of course}, {I mixed it up with something else|I keep forgetting|I had it wrong} because <trouble>',
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
];

/** Words that a speaker slips in. */
export const fillers: readonly string[] = ['um', 'uh', 'you know', 'I mean', 'like', 'sort of', 'kind of', 'basically'];

/** A word of a third person between question and answer. */
export const chimes: readonly string[] = [
  '{I was wondering|I wanted to ask|people keep asking me} about that {too|as well|since yesterday|<past>}, {<relative> as well|while I had to <chore>|so I listen}',
  '{oh yes|right}, {that one|I remember|<relative> asked me too}, {go on|let us hear it|I am listening|<object> can wait}',
  '{sorry, I missed that|I only heard half}, {say it again <moment>|never mind me|I was looking at <object>|<trouble>}',
];

/** A third person joins. */
export const joins: readonly string[] = [
  'can I {still|also} <chore> {before that|then}, or {is that too late|does that clash}?',
  '{and then <object>|speaking of which, <object>}, {has <relative> got it|I will take it <moment>|is that still yours}?',
  "{I could|I can|happy to} <chore> {if that helps|while you do that|so you don't have to}",
  '{who has|does anybody have} <object>, {we will need that too|I just thought of it}?',
  '{you will|we will} need <object> {too|for that}, {mind|just saying|I suppose}',
];
