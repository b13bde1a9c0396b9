import { listOf } from '../phrase.js';
import type { AnecdoteTalk } from '../phrases.js';

/** English stories. */
export const englishAnecdoteTalk: AnecdoteTalk = {
  words: {
    hero: listOf(
      'my dentist; our old headmistress; the twins next door; a conductor on the night train; my cousin Milo; the choir leader; a man in a kilt; the new librarian; my first boss; two nuns; the goat farmer; a very small boy; the mayor; my driving instructor; a retired pilot; the plumber',
    ),
    deed: listOf(
      'locked himself into the cellar; swapped two suitcases; ordered ninety eggs by mistake; fell asleep in the sauna; painted the wrong fence; sang the anthem backwards; drove off with the ladder on the roof; returned a book after forty years; won a ham at the raffle; called the fire brigade over a candle; taught a crow to bark; walked into the wrong wedding; posted the car keys; glued a boot to the floor; bought the same lamp twice; mistook the judge for a waiter',
    ),
    scene: listOf(
      "at the harbour; behind the town hall; in a lift; during the minute of silence; on a Monday; in broad daylight; at a petrol station; on the ferry; under everybody's nose; halfway up the tower; in the middle of the market; outside the bank; at the swimming pool; between two sermons; in the quiet carriage; on the last day of school",
    ),
    outcome: listOf(
      "nobody noticed until Easter; the police just laughed; it made the local paper; they are friends to this day; the insurance paid half; the dog got the blame; we still tell it at Christmas; it took three men to undo it; the band played on; she married him anyway; the photo hangs in the pub; they had to change the rules; the soup went cold; half the street came to look; he never wore that hat again; it cost a week's wages",
    ),
    lesson: listOf(
      "never lend a ladder; always read the label; check both pockets; keep your receipts; don't argue with a goose; leave early; ask the locals; count twice; tie it down; smile and nod; bring a towel; trust the quiet one",
    ),
  },
  begin: [
    '{did I ever tell you|have I told you|you will not believe} how <hero> <deed> <scene>?',
    '{the other day|last winter|years ago} <hero> <deed> <scene>, and <outcome>',
    '{I thought of|that reminds me of} <hero>, who <deed> <scene>, {remember that|does that ring a bell}?',
    '{guess what|listen to this}: <hero> <deed>, <scene> {of all places|no less|just like that}',
  ],
  goOn: [
    "{no|never}! and {what then|how did it end|who found out}? {I hope|don't tell me} <outcome>",
    '{I heard it differently|that is only half of it}: it was <hero>, and <outcome>',
    '{typical|poor soul}, {I would have|anybody would have} {run|cried|done the same}, <scene>, {really|imagine}',
    '{was that the one who|is that the same person who} <deed>, or {do I mix them up|was that <hero>}?',
  ],
  end: [
    '{well|in the end}, <outcome>, {so|which only shows}: <lesson>',
    '<lesson>, {that is all I say|that is what I took from it|my grandmother used to say}',
    '{that|it} was <hero>, {I swear|I was there|ask anybody}, and <outcome>',
  ],
};
