/** What begins a turn, by what it does; every entry ends in its own punctuation. */
export const openers = {
  agree: [
    '{yes|yeah|yep|sure|right|of course},',
    '{okay|alright|fine},',
    '{good point|true}.',
    'mm-hm,',
    '{exactly|correct}.',
    '',
  ],
  ack: [
    '{okay|alright|got it|noted|understood|will do}.',
    '{ah|oh}, {okay|good|right}.',
    '{great|perfect|lovely|brilliant|nice|good}.',
    'cool.',
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
    '{huh|wow|goodness|hm}.',
    '{wait|hold on},',
    'you are joking.',
  ],
  think: ['{well|um|uh|hm|let me think|let me see|so},', '{I mean|you know},', 'good question.', '{er|erm}...', ''],
  start: [
    '{so|by the way|oh|listen|quick one|one more thing|before I forget|while I think of it|also},',
    '{okay|right|hey}, ',
    '',
    '',
    '',
  ],
} as const;

/** The purpose of an opener. */
export type OpenerKind = keyof typeof openers;

/** Sentences that may follow a statement. `<chore>` comes from the setting. */
export const statementTails: readonly string[] = [
  "{I'll|I can|let me} {remind you|write that down|put that on the list|send that round} {later|tonight|in a minute|before I go}",
  '{that|this} {gives|leaves} us {enough|a bit of|hardly any|just about enough} {room|slack|breathing space|time}',
  '{I|we} {still have to|really should|must} <chore> {before that|first|as well|at some point}',
  "{after that|then|meanwhile} {somebody could|we could|I'd like to|let's} <chore>",
  "{hope that's fine|shout if that's a problem|tell me if that's bad|speak up if that doesn't suit you}",
  "{don't let me forget|keep me honest|hold me to it|pin that somewhere}",
  '{I double-checked|I asked twice|it says so on the sheet|that came straight from the source}',
  '{not ideal|could be worse|better than last time|about time|no big drama}, {but|and} {it works|we will manage|I can live with it|here we are}',
  '{please|do} {pass that on|tell the others|keep that in mind|make a note}',
  "{that's why|so that's the reason} I {wanted to|couldn't} <chore> {yesterday|this morning|earlier}",
  '{otherwise|if not} {I|we} can <chore> {instead|in the meantime}',
  "{I'm|we're} {relieved|glad|a bit nervous|not thrilled|happy} about {it|that}",
];

/** Sentences that may follow a question. */
export const questionTails: readonly string[] = [
  '{I want to|I need to|I would like to} <chore> {before then|around it|and plan for that}',
  "{I lost track|I forgot|my notes are a mess|I wasn't there when you said it}",
  'somebody {asked|called|wrote to} me {about it|this morning}',
  "{just so|so that} {I can plan|nobody waits for nothing|we don't mix it up}",
  "{no rush|whenever you can|I'm curious}, {really|that's all}",
];

/** What people say when they only follow. */
export const reactions: readonly string[] = [
  '{that works for me|suits me|fine by me|no objections from me}',
  "{I can do that|I'll manage|leave it to me|consider it done}",
  "{I'll|let me} {note it|write it on my hand|put it in my phone|stick it on the fridge}",
  '{good to know|I had no idea|I was wondering about that|that explains a lot}',
  "{we'll|I'll} plan around {it|that}",
  '{makes sense|sounds right|fair enough}, {I would have guessed something like that|I was about to ask}',
  "{then|in that case} {I'll|I can|we could} <chore> {first|before|right after}",
  "{I'll tell|someone should tell} {the rest|the people who aren't here|everybody} {too|later}",
  "{that's|it's} {earlier|later|more|better|odder} than I {thought|expected|remembered}, {but okay|but good}",
];

/** A third person keeps the talk going. */
export const backChannels: readonly string[] = [
  'mm-hm.',
  'right, right.',
  'oh, lovely.',
  'ha, typical.',
  'good, good.',
  'sounds like it.',
  'I thought so.',
  'oh, not again.',
];

/** Words that a speaker slips in. */
export const fillers: readonly string[] = ['um', 'uh', 'you know', 'I mean', 'like', 'sort of', 'kind of', 'basically'];
