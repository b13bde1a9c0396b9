import { listOf } from '../phrase.js';
import type { SmallTalkTopic } from '../phrases.js';

const words = (table: Record<string, string>): SmallTalkTopic['words'] =>
  Object.fromEntries(Object.entries(table).map(([slot, list]) => [slot, listOf(list)]));

/** Further subjects that belong to no setting. */
export const moreSmallTalkTopics: readonly SmallTalkTopic[] = [
  {
    open: [
      '{who knows|does anybody know|have you found out} how to get <stain> out of <cloth>?',
      'I spilled <stain> on <cloth> {again|this morning|in the meeting}, {can it be saved|what would you do}?',
    ],
    answer: [
      '{cold water|vinegar|baking soda} first, then {leave it in the sun|scrub it|pray}, {it worked on my <cloth>|trust me}',
      '<stain>? {burn it|call it a pattern|my mother used salt}, {I ruined <cloth> once|no kidding}',
    ],
    close: ['{salt it is|I will try that}, {and if not I dye it|wish me luck|it was a present, too}'],
    words: words({
      stain: 'red wine; beetroot; candle wax; engine oil; turmeric; ink; grass; chewing gum',
      cloth: 'a white shirt; the good tablecloth; wool trousers; a silk scarf; the sofa cushion; suede shoes',
    }),
  },
  {
    open: [
      '{my nephew|the little one|my daughter} {asked|wants to know} {why|whether} <wonder>, what {do I say|would you answer}?',
      'at <lesson> they {learn|talk about} {volcanoes|fractions|the moon} now, {did you have that|we never did}',
    ],
    answer: [
      '{tell the truth|make something up|ask back}, {children know anyway|it buys you time}, {mine once asked that at <lesson>|I still wonder}',
      '{because|well,} <wonder>, {is that so hard|I always believed that}?',
    ],
    close: ['{next question|and tomorrow}: whether <wonder>, {I can hardly wait|help}'],
    words: words({
      wonder:
        'fish get thirsty; the sea has a plug; cats dream; rain is old; shadows sleep; bees have knees; trees talk; the moon follows us',
      lesson: 'nursery; second grade; the swimming class; Sunday school; the holiday camp',
    }),
  },
  {
    open: [
      '{I am looking for|can you recommend} a {present|little something} for <person>, {not too dear|any ideas|by Friday}?',
      '<person> turns {forty|seventy|eighteen} and {has everything|wants nothing}, {help me|what now}?',
    ],
    answer: [
      "{how about|what about|get} <gift>, {you can't go wrong|mine loved that|or is that dull}?",
      '{not|anything but} <gift>, {believe me|we all gave that last time}, {a voucher|ask the children} {perhaps|instead}',
    ],
    close: [
      '<gift>, {hm, why not|I had that in mind|only if you come along}',
      '{cash in a card then|I will bake something}, {as always|and that is that}',
    ],
    words: words({
      person: 'my godmother; the caretaker; my swim coach; an old penfriend; our doctor; my stepfather',
      gift: 'a fern; a hand-made mug; a puzzle of the Alps; opera glasses; smoked salt; a bird feeder; a map of the stars; slippers',
    }),
  },
  {
    open: [
      'I {queued|waited} {an hour|forty minutes|half the morning} at <office>, {for a stamp|only to hear they close|and they sent me away}',
      '{has anybody|who has} dealt with <office> {lately|this year}? I need <paper>',
    ],
    answer: [
      "{go early|take a book|bring two copies}, and {never|don't} forget <paper>, {that is the trick|I learnt it the hard way}",
      '{they wanted|I needed} <paper> {in triplicate|with a photo|in blue ink}, {I kid you not|at <office>, yes}',
    ],
    close: [
      '{my number|their pen} {fell off|ran out}, {of course|I swear}',
      '<office> again on {Tuesday|Thursday}, {then|and} with <paper>',
    ],
    words: words({
      office:
        "the tax office; the vehicle registry; the post office; the residents' office; the bank; the customs desk",
      paper: 'a birth certificate; form seven; an old phone bill; two witnesses; a stamped copy; the pink slip',
    }),
  },
  {
    open: [
      '{we have|there are} <pest> in the <spot> {again|since May}, {what does one do|do you know a cure}?',
      'something {scratches|rustles|hums} in the <spot> at night, {could it be|I bet it is} <pest>?',
    ],
    answer: [
      '{peppermint oil|copper tape|a radio} {helps|did it for me}, {cheap too|at least against <pest>}',
      '{leave them be|let them}, <pest> {do no harm|were there first|move out in autumn}',
    ],
    close: [
      "{I named one|they wave at me by now}, {so it is too late|don't laugh}",
      'in the <spot>, {of all places|where I keep the jam}, {lovely|thank you very much}',
    ],
    words: words({
      pest: 'ants; moths; mice; wasps; silverfish; pigeons; a marten; snails',
      spot: 'pantry; roof; letter box; wardrobe; cellar; chimney; garden shed; wall',
    }),
  },
  {
    open: [
      'I {started|gave up|restarted} {running|meditating|getting up at six}, {it lasted|so far that makes} <span>, {are you proud|any advice}?',
      '{my doctor|the app|my sister} says I should {walk|drink|sleep} more, {as if|do you listen to that}?',
    ],
    answer: [
      '<span>? {that beats me|not bad}, I {quit|got bored|hurt my heel} after <span>',
      '{put your shoes by the bed|do it with a friend|reward yourself}, {it sounds silly|then it sticks}, {says <guru>|promise}',
    ],
    close: [
      '<guru> {would be proud|never had my knees}, {I fear|surely}',
      '{tomorrow|on Monday} {again|for real}, {hold me to it|probably}',
    ],
    words: words({
      span: 'two days; a whole week; eleven minutes; a month; until breakfast; five winters',
      guru: 'my physio; that woman on the radio; my grandfather; the yoga teacher; an old marathon man',
    }),
  },
];
