import { wordList } from '../word-list.js';

/** Words that carry no content for search. Negations, question-free content and "may" (the month) are not among them. */
export const STOP_WORDS = wordList(`
  a an the this that these those there here
  i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers
  herself it its itself they them their theirs themselves
  am is are was were be been being do does did doing done have has had having
  will would shall should can could might must ought
  i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll we're we've we'd we'll
  they're they've they'd they'll that's that'd that'll there's there'd there'll here's what's who's where's how's when's
  why's let's isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't won't wouldn't can't couldn't
  shouldn't mustn't shan't mightn't ain't im ive dont didnt doesnt isnt arent wasnt wont cant youre thats whats lets
  gonna wanna gotta
  and or but nor so yet if then else than because as while of at by for with about against between into through to from
  up down in out on off over under again further once upon per via
  what which who whom whose when where why how
  all any both each few more most other some such only own same too very just also even still
  oh ah um uh uhm hmm mm mhm er yeah yep yes ok okay well hey hi hello
`);

/** Everyday words that show that a text is English. */
export const ENGLISH_MARKERS = wordList(`
  the and is are was were be been you your i i'm i'll i've it it's that that's this these we they he she of to for with
  what when where which who how do does did don't have has had will would can could not my our there about please thanks
`);
