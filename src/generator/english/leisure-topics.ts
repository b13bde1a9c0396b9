import { listOf } from '../phrase.js';
import type { SmallTalkTopic } from '../phrases.js';

const words = (table: Record<string, string>): SmallTalkTopic['words'] =>
  Object.fromEntries(Object.entries(table).map(([slot, list]) => [slot, listOf(list)]));

/** Subjects of free hours. */
export const leisureTopics: readonly SmallTalkTopic[] = [
  {
    open: [
      '{we|I} finally {saw|finished} <film> {last night|on the plane|in two sittings}, and {I am still cross about the ending|I cried at the wrong place|it was longer than my degree}',
      'is <film> {worth it|as good as they say|fit for children}, or {should I read the book|do I save my evening}?',
    ],
    answer: [
      '{the one with|is that where} <scene>? {I walked out|I have seen it twice|the music alone was worth it}',
      "{don't spoil it|no spoilers}, I {stopped halfway|am saving it|have the tickets already}",
      '{too loud|too clever|too sweet} for {me|my taste|a weekday}, {but <scene> was grand|though the dog was good|yet I stayed}',
    ],
    close: [
      '{fine|deal}, {popcorn is on you|we watch it together|I will risk it}',
      'I only {remember|care about} <scene> {anyway|now|to this day}',
    ],
    words: words({
      film: 'the submarine film; that courtroom thing; the musical about bees; the western with no horses; the new mystery; the one in black and white; the chess drama; the cooking contest',
      scene:
        'they cross the frozen lake; the grandmother drives the tank; nobody speaks for ten minutes; the train never comes; they find the letter in the piano; the cook throws the pan',
    }),
  },
  {
    open: [
      'my <garden> {have|had} {snails again|a bumper year|given up on me}, {what do you use|any advice|is it the soil}?',
      'does anybody want <crop>? {I have buckets of it|the bushes went mad|otherwise it goes on the heap}',
    ],
    answer: [
      '{coffee grounds|eggshells|copper tape|a hungry hedgehog}, {it works on my|I saved my} <garden> {with that|for one summer}',
      '<crop>! {yes please|not again|I still have yours from last year}, {I make soup of it|swap you for eggs|my freezer is full}',
      '{talk to them|repot them|leave them be}, {mine like the radio|everything comes back|they sense fear}',
    ],
    close: [
      '{hedgehog it is|I will try|soil, then}, {thank you|wish them luck}',
      '{bring a bag|a small jar will do|leave it at my door}, {neighbour|and thanks|I mean it}',
    ],
    words: words({
      garden: 'roses; beans; hostas; tomatoes; lettuces; strawberries; dahlias',
      crop: 'rhubarb; mint; squash; plums; chard; gooseberries; runner beans',
    }),
  },
  {
    open: [
      '{guess who|you know who} I {ran into|bumped into|saw} at the <shop>? {our old coach|your cousin, I think|the woman with the trumpet}',
      'the <shop> {closes down|changed hands|is open on Sundays} {apparently|now}, {did you know|where do we go then|I only heard today}',
    ],
    answer: [
      "{no|never}! {did you talk|has he changed|still that hat}? I haven't {been to|set foot in} the <shop> {since the fire|for a year}",
      '{they had|I loved} the <ware> there, {nobody else sells it|and the chat|what a shame}',
    ],
    close: [
      '{get well in time|go while you can}, the <ware> {is half price|runs out}',
      '{times change|that is life}, {we adapt|I order online|my mother will be sad}',
    ],
    words: words({
      shop: 'ironmonger; fish counter; corner bakery; garden centre; haberdashery; second-hand bookshop; cheese stall',
      ware: 'loose tea; brass screws; rye rolls; smoked eel; ribbon by the yard; map drawer; goat cheese',
    }),
  },
  {
    open: [
      'I {slept|dreamt} {badly|strangely}, <dream>, {and I was late for it|and you were there too|in my own kitchen}',
      '{do you ever|does anyone else} dream that <dream>? {I woke up shouting|twice this week}',
    ],
    answer: [
      '{cheese before bed|too much news|a full moon}, {my doctor says|it passes|try the other side}',
      '{mine is worse|I have the opposite}: <dream>, {every exam season|since school|and no trousers on}',
    ],
    close: [
      '{write it down|sell it to a film company}, {honestly|before it fades}',
      '{less cheese, then|I blame you now}, {good night|sweet dreams}',
    ],
    words: words({
      dream:
        'the stairs had no end; all my teeth were buttons; I had to sing in Latin; the car was made of bread; a whale sat in the bath; I could only walk backwards; the phone kept ringing under the floor',
    }),
  },
  {
    open: [
      'the <team> {lost|won|drew} {again|in the last minute|against ten men}, {were you there|did you hear the street|I could not look}',
      'who {plays|is in} on Saturday? {I put money on|my nephew plays for} the <team>',
    ],
    answer: [
      '{the referee|the keeper|the new trainer} {was asleep|deserves a statue|should try knitting}, {that is all I say|ask anybody}',
      'I {only watch the cup|gave up my season ticket|follow the <team> for the pies}, {sorry|so there|and the songs}',
    ],
    close: [
      '{next year|one day}, {as we say every year|mark my words}',
      'a <player> like that {comes once in a lifetime|should be banned|is worth the ticket}',
    ],
    words: words({
      team: "rowing eight; under-twelves; women's eleven; water polo side; works team; local nine; hockey girls",
      player: 'left wing; goalkeeper; captain; substitute; striker; cox',
    }),
  },
  {
    open: [
      'my {phone|screen|tablet} {shows|keeps asking about|has} <fault>, {is yours like that|did I press something|what did I do}?',
      '{after the update|since Friday} I get <fault> {all day|on every page}, {and nobody at the shop knows|help}',
    ],
    answer: [
      '{turn it off and on|pull the plug|hold both buttons}, {that cures most things|it worked for <fault>|do not ask me why}',
      '{mine too|same here}, {I got used to it|I blame the cloud|my son calls it progress}',
    ],
    close: [
      '{off and on, right|I tried that twice}, {it laughed at me|now it hums|fine, once more}',
      '{paper|a pencil} never {needs charging|crashed on me}',
    ],
    words: words({
      fault:
        "a spinning circle; upside-down pictures; Norwegian menus; a tiny green dot; someone else's birthdays; a locked calendar; three clocks at once",
    }),
  },
  {
    open: [
      '{we are|I am} {planning|saving for|talking about} <trip>, {have you been|what should one pack|is it mad}?',
      '{if I had a week|given the chance} I would do <trip> {tomorrow|with just a rucksack|and tell nobody}',
    ],
    answer: [
      '<trip>? {take good boots|book early|go in autumn}, {we were soaked|the food is worth it|my feet still hurt}',
      '{alone|with children|in that weather}? {brave|you will love it|send a postcard}',
    ],
    close: [
      '{boots, noted|autumn, then}, {and thick socks|thank you}',
      '{come along|join us}, {there is room|the more the merrier|think about it}',
    ],
    words: words({
      trip: 'the coast path; the night ferry; a week in a lighthouse; the canal by bicycle; the old salt road; a hut in the hills; the slow train north',
    }),
  },
  {
    open: [
      'I {found|inherited|was given} <thing> {at the flea market|from my uncle|with the flat}, {is it worth anything|does it work|what is it for}?',
      '{who needs|does anyone want} <thing>? {it takes up the hall|it hums at night|I have two now}',
    ],
    answer: [
      '{let me see it|bring it along}, {my father collected those|they fetch a fortune|it may be a fake}',
      '<thing>! {my grandmother had one|I threw one out|a museum might}, {polish it|keep it dry|do not plug it in}',
    ],
    close: [
      '{fake or not|fortune or not}, {it stays|I like it|it goes on the shelf}',
      '{it is yours|come and fetch it}, {bring a van|and a strong friend}',
    ],
    words: words({
      thing:
        'a ship in a bottle; a barber chair; an enamel sign; a box of glass slides; a travelling typewriter; a brass diving helmet; a harmonium; a stuffed pike',
    }),
  },
  {
    open: [
      '{the neighbours|the people above us} {started|took up} <noise>, {at six in the morning|through the wall|with feeling}',
      'how do you {live with|put a stop to} <noise>? {I have tried earplugs|I knocked once|I am losing my mind}',
    ],
    answer: [
      '{bake them a cake|write a polite note|play the bagpipes back}, {it worked once|it cannot hurt|we are friends now}',
      '{ours|mine} {is|was} <noise> {and a parrot|until midnight|every holiday}, {you get used to it|count yourself lucky}',
    ],
    close: [
      '{cake, then|a note it is}, {if I find the courage|on Sunday}',
      '{earplugs and patience|wax and wool}, {sigh|and a long walk}',
    ],
    words: words({
      noise:
        'drum lessons; furniture on wheels; opera; a treadmill; bowling, by the sound of it; clog dancing; a blender at dawn',
    }),
  },
  {
    open: [
      "I'm reading <book>, {it is slow|it keeps me up|I skip the battles}, {do you know it|whose idea was it}?",
      '{can you lend me|who has} something to read? {I finished <book>|nothing with murders|the waiting room had only <book>}',
    ],
    answer: [
      '<book>? {the ending is a cheat|I never got past page fifty|my whole family read it}, {try the first one|persevere|life is short}',
      '{I have a pile|help yourself}, {crime on the left|mostly poems|all with coffee stains}',
    ],
    close: [
      '{one more chapter|fifty pages}, {then I decide|I promise}',
      '{poems will do|a pile sounds good}, {I bring them back|no coffee stains from me}',
    ],
    words: words({
      book: 'a history of salt; the diary of a whaler; that fat family saga; a book about moss; the memoirs of a pickpocket; an atlas of lost islands; a novel without commas',
    }),
  },
  {
    open: [
      '{my {shoulder|hip|ankle}|this finger} {clicks|has gone stiff|predicts rain} {whenever I bend|since the move|on stairs}, {is that age|should I worry|do you hear it}?',
      "I have started <cure>, {every morning|on doctor's orders|because of my back}, {laugh all you like|and it helps|three days so far}",
    ],
    answer: [
      '<cure> {did wonders for me|is just fashion|cured my aunt}, {keep at it|so they say|or it was the tea}',
      '{welcome to the club|we are falling apart}, {mine clicks in two places|I creak like a ship}',
    ],
    close: [
      '{onward|chin up}, {creaking together|as long as we can walk}',
      '{tomorrow|right}, <cure> {for all of us|at seven|and no excuses}',
    ],
    words: words({
      cure: 'cold showers; standing on one leg; barefoot walks; stretching; an hour of swimming; turmeric milk; sleeping on the floor',
    }),
  },
  {
    open: [
      'what do you {give|get|buy} {somebody who has everything|a man of eighty|a teenager|people you hardly know}? {I thought of|is it too dull to take|last time I took} <gift>',
      'I {got|unwrapped|was handed} <gift> {for my birthday|from the office|for no reason}, {what would you do with it|do I look like I need it}?',
    ],
    answer: [
      '{vouchers|flowers|something to eat}, {nobody complains|safe and sound|and a card}, {or <gift>|never <gift>}',
      '{pass it on|keep it in the cupboard|wear it once}, {we all do|that is what cupboards are for}',
    ],
    close: [
      '{<gift> after all|flowers it is}, {thanks|decided}',
      '{I will wrap it again|it stays in the cupboard}, {guess who gets it|shh}',
    ],
    words: words({
      gift: 'a fondue set; scented candles; a singing fish; egg cups; a foot bath; a kite; monogrammed towels',
    }),
  },
];
