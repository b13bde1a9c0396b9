import { listOf } from '../phrase.js';
import type { AnecdoteTalk } from '../phrases.js';

/** English stories. */
export const englishAnecdoteTalk: AnecdoteTalk = {
  words: {
    hero: listOf(
      'my dentist; our old headmistress; the twins next door; a conductor on the night train; my cousin Milo; the choir leader; a man in a kilt; the new librarian; my first boss; two nuns; the goat farmer; a very small boy; the mayor; my driving instructor; a retired pilot; the plumber; the organist; my grandfather; a lady with a parrot; our old maths teacher; the ferryman; two brothers from the mill; a magician; the chemist; my aunt Rosa; a trainee at the bank; the lighthouse keeper; our former landlord; a bride; the referee; the clockmaker; an inspector; the beekeeper; a tourist with one shoe; the night porter; a juggler; the widow at number six',
    ),
    deed: listOf(
      'got locked in the cellar; swapped two suitcases; ordered ninety eggs by mistake; fell asleep in the sauna; painted the wrong fence; sang the anthem backwards; drove off with the ladder on the roof; returned a book after forty years; won a ham at the raffle; called the fire brigade over a candle; taught a crow to bark; walked into the wrong wedding; posted the car keys; glued a boot to the floor; bought the same lamp twice; mistook the judge for a waiter; rowed to the wrong island; set the clock back a whole day; watered a plastic palm for years; slept through the earthquake; sold the same bicycle twice; knocked on every door in the street; put salt into the sugar bowls; caught a swan with a coat; wrote the speech on a napkin; came dressed for a costume party; hung the flag upside down; drove the bus home by mistake; swallowed a prize coin; lost a tooth to a toffee; answered the wrong telephone; danced with the coat stand; bought an island of rubble; followed the wrong funeral; baked a key into the bread; painted over the house number; shook hands with a dummy; left the choir locked in',
    ),
    scene: listOf(
      "at the harbour; behind the town hall; in a lift; during the minute of silence; on a Monday; in broad daylight; at a petrol station; on the ferry; under everybody's nose; halfway up the tower; in the middle of the market; outside the bank; at the swimming pool; between two sermons; in the quiet carriage; on the last day of school; on the roof of the school; in a snowstorm; at the weighing scales; on live radio; next to the fountain; during the power cut; on the very first day; at the airport; in front of the bishop; after midnight; at the foot of the stairs; by the duck pond; on the top deck of a bus; at the charity auction; between acts two and three",
    ),
    outcome: listOf(
      "nobody noticed until Easter; the police just laughed; it made the local paper; they are friends to this day; the insurance paid half; the dog got the blame; we still tell it at Christmas; it took three men to undo it; the band played on; she married him anyway; the photo hangs in the pub; they had to change the rules; the soup went cold; half the street came to look; he never wore that hat again; it cost a week's wages; the key turned up in a shoe; a plaque marks the spot; they blamed the wind; the mayor sent flowers; nobody has sat there since; it ended with tea and cake; the neighbours moved away; a lawyer was needed; the parrot repeats it still; the bill came in instalments; everyone claimed to have been there; the choir made a song of it; they had to use a crane; the town voted on it; it snowed the next day; a goat ate the proof; the story reached Canada",
    ),
    lesson: listOf(
      "never lend a ladder; always read the label; check both pockets; keep your receipts; don't argue with a goose; leave early; ask the locals; count twice; tie it down; smile and nod; bring a towel; trust the quiet one; lock the gate; ask twice; never wear new shoes; bring your own chair; read it aloud first; feed the cat before you go; don't sign on a Friday; keep a spare; let the other one drive; wash your hands of it",
    ),
  },
  begin: [
    '{my favourite story is|the best one is still} how <hero> <deed>, {have you heard it|stop me if you know it}?',
    '{on the stairs|over dinner|in the queue} I heard that <hero> <deed> <scene>, {can you believe it|what would you have done}?',
    '{nothing beats the day|you missed the day} <hero> <deed> <scene>, <outcome>',
    '{did I ever tell you|have I told you|you will not believe} how <hero> <deed> <scene>?',
    '{the other day|last winter|years ago} <hero> <deed> <scene>, and <outcome>',
    '{I thought of|that reminds me of} <hero>, who <deed> <scene>, {remember that|does that ring a bell}?',
    '{guess what|listen to this}: <hero> <deed>, <scene> {of all places|no less|just like that}',
  ],
  goOn: [
    '{wait, was that before|hang on, is that before} <outcome>, or {did I dream it|am I thinking of <hero>}?',
    'and <relative> {believed it|paid for it|stood by and watched}? {I|anyone} would have {laughed|gone home|called the papers}',
    '{lucky|foolish|brave} {man|soul}, {one of us would still|my lot would still} be {paying|explaining it|in hiding}',
    '{did nobody|why did nobody} {warn him|stop it|take a picture}? <scene>, {of all the places|in front of everyone|you say}',
    "{no|never}! and {what then|how did it end|who found out}? {I hope|don't tell me} <outcome>",
    '{I heard it differently|that is only half of it}: it was <hero>, and <outcome>',
    '{typical|poor soul}, {I would have|anybody would have} {run|cried|done the same}, <scene>, {really|imagine}',
    '{was that the one who|is that the same person who} <deed>, or {do I mix them up|was that <hero>}?',
  ],
  end: [
    '{ask me what became of|do you know what happened to} <hero>? <outcome>, {that is what|more is not known|the end}',
    '{whenever I|each time we} <chore>, I {think of|hear about|picture} <hero>, {and laugh|and check twice|and say nothing}',
    '{long story short|to cut it short}, <outcome>, {and <hero> was never asked|and I kept the cutting|so there}',
    '{well|in the end}, <outcome>, {so|which only shows}: <lesson>',
    '<lesson>, {that is all I say|that is what I took from it|my grandmother used to say}',
    '{that|it} was <hero>, {I swear|I was there|ask anybody}, and <outcome>',
  ],
};
