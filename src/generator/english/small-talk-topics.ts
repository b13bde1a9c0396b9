import { listOf } from '../phrase.js';
import type { SmallTalkTopic } from '../phrases.js';

const words = (table: Record<string, string>): SmallTalkTopic['words'] =>
  Object.fromEntries(Object.entries(table).map(([slot, list]) => [slot, listOf(list)]));

/** Subjects that belong to no setting. */
export const smallTalkTopics: readonly SmallTalkTopic[] = [
  {
    open: [
      'did you see that <sky> {this morning|last night|on the way here}?',
      '{they say|the radio promises|my knee predicts} <weather> {for the weekend|by Friday|until next week}',
      'it was <feel> when I {left home|walked over|got up}, {was it the same for you|how was it over your way}?',
    ],
    answer: [
      '{I only noticed|all I saw was} <feel> air and {a bus that splashed me|my own breath|wet shoes}',
      'I {brought|forgot|lost} my <gear>, so {of course it will pour|I am ready|you know what that means}',
      "as long as we get <weather> {before|after} we <chore>, {I won't complain|fine}",
    ],
    close: [
      '{fingers crossed|knock on wood}, {I hung the washing out|my plants need it|the gutters are full}',
      'then {take|bring} a <gear>, {better safe|you never know}',
    ],
    words: words({
      sky: 'rainbow over the depot; red sky; fog bank; double halo round the moon; hail; lightning',
      weather: 'sleet; a heat wave; drizzle; a clear frost; thunderstorms; a dry spell; gusts; mild evenings',
      feel: 'bitterly cold; muggy; strangely warm; crisp; clammy; windy',
      gear: 'scarf; parasol; rain hat; woolly jumper; pair of gumboots; thin jacket',
    }),
  },
  {
    open: [
      'what did you {end up cooking|have for supper|eat} {yesterday|last night|on Sunday}?',
      "{I tried|we made} <dish> {for the first time|from my aunt's recipe|without a recipe}, {it was <taste>|guess how it went}",
      'does anyone know {how to save|what goes with|whether one can freeze} <dish>?',
    ],
    answer: [
      '<dish> again, {it came out <taste>|the children refused it|I burnt the bottom}',
      "{add|try} <spice> {at the end|early on|with a little butter}, {that's my only trick|it changes everything}",
      '{I live on|I could eat|give me} <dish> {these days|every day|and a spoon}',
    ],
    close: [
      'now I am hungry, {thanks a lot|what have you done}',
      '{next time|on Friday} I {bring|want} <dish>, {deal|agreed}?',
      '<spice>, I {would never have|always} thought of that',
    ],
    words: words({
      dish: 'stuffed cabbage; shakshuka; fish pie; jollof rice; mushroom stroganoff; gnocchi; kimchi pancakes; lamb tagine; corn chowder; spinach curry; potato dumplings; ramen; moussaka; black bean soup',
      taste: 'far too salty; surprisingly good; a bit bland; sour; perfect; like cardboard',
      spice: 'smoked paprika; a bay leaf; lemon zest; cumin; fresh dill; a splash of vinegar; nutmeg',
    }),
  },
  {
    open: [
      'how was your {trip in|way here|drive}? {I sat|I stood} <jam>',
      'the <line> {was|is} <delay> again, {did you take it too|how did you come}?',
      'I {cycled|walked} today, {it is faster than the <line>|you should try|never again}',
    ],
    answer: [
      '{I left early|I slept in|I got a lift} and {still|luckily} {avoided|met} <jam>',
      "the <line>? {always <delay>|don't ask|I gave up on it years ago}",
      '{somebody|a man with a <cargo>} {blocked the door|slept on my shoulder|sang all the way}',
    ],
    close: [
      '{one day|soon} I {move closer|buy a bicycle|learn to fly}',
      'a <cargo>, {of all things|on the <line>|really}?',
    ],
    words: words({
      line: 'number nine bus; ring road; regional train; underground; tram; coastal road; ferry',
      delay: 'half an hour late; packed; cancelled; closed for works; crawling',
      jam: 'behind a combine harvester; at the level crossing; in a queue to the bridge; next to a broken lorry; at a red light for ten minutes',
      cargo: 'tuba; goldfish in a bag; ladder; wedding cake; rolled-up carpet; crate of hens',
    }),
  },
  {
    open: [
      'have you {seen|finished|started} <show> {yet|too}? {no spoilers|I need to talk about it}',
      'I {read|heard|watched} <show> until {two|one|late} and {now I regret it|it was worth it|I cried}',
      '{can you recommend|who knows} something like <show> {for a rainy day|for my mother|for the train}?',
    ],
    answer: [
      '{only the first half|twice, in fact|not yet}, {the ending is <view>|people say it is <view>|I found it <view>}',
      '<show> {put me to sleep|kept me up|is on my list}, {honestly|what did you think}',
      '{I liked the <part>|the <part> alone is worth it|only the <part> annoyed me}',
    ],
    close: [
      '{the <part>|that ending}, {exactly|yes}, I {had to pause it|laughed out loud|did not see it coming}',
      "{fine|all right}, I'll {give it another go|borrow yours|wait for the film}",
    ],
    words: words({
      show: "that lighthouse series; the chess documentary; the new detective novel; the podcast about lost ships; the cooking contest; the miners' musical; the robot cartoon; the biography of the mountaineer",
      view: 'rushed; brilliant; too sad; silly; far-fetched; clever',
      part: 'music; dog; narrator; courtroom scene; first chapter; costume; villain',
    }),
  },
  {
    open: [
      'you look <state>, {rough night|did you sleep at all|good weekend}?',
      'my <body> {hurts|aches|is stiff} {since|after} <cause>, {I am getting old|any tips}?',
      '{I slept|we went to bed} at <hour>, {so be gentle with me|and I feel great}',
    ],
    answer: [
      "{the baby upstairs|my neighbour's alarm|a mosquito} {went off|kept at it} {all night|from four|until dawn}",
      "{try|I swear by} <cure>, {my grandmother did|it can't hurt|twice a day}",
      '{oh|ah}, that is {just|only} <cause>, {it will pass|I know the feeling}',
    ],
    close: [
      '<cure>? {I will try anything|you sound like my doctor}',
      '{coffee first|a nap later}, {then I am human|and no more questions}',
    ],
    words: words({
      state: 'worn out; chipper; pale; sunburnt; suspiciously awake',
      body: 'left shoulder; neck; lower back; big toe; right wrist; jaw',
      cause: 'that box; the long drive; gardening; sleeping on the sofa; the dance class; carrying the shopping',
      hour: 'nine like a child; three; half past eleven; one in the morning',
      cure: 'a hot bath with salt; ginger and honey; ten minutes of stretching; a cold spoon; cherry stones in a sock',
    }),
  },
  {
    open: [
      'my <device> {died|froze|updated itself} {in the middle of a call|overnight|again}, {who knows about these things|of course today}',
      'does your <device> also <quirk>?',
      'I {finally bought|am thinking of selling|inherited} a <device>, {any regrets|what do you say|wish me luck}',
    ],
    answer: [
      '{turn it off and on|take the battery out|hit it gently}, {that is all I know|works for my <device>}',
      'mine {used to|does}, it would <quirk> {every morning|at night|for no reason}',
      "{never|don't} buy a <device> {in a sale|from a cousin|before you try it}, {trust me|I learnt}",
    ],
    close: [
      '{I miss|give me back} the {old one|days of paper|phone with a cord}',
      'so it is {not just me|a known thing}, {what a relief|good}',
    ],
    words: words({
      device:
        'laptop; smart kettle; fitness watch; car radio; vacuum robot; e-reader; pair of headphones; tablet; alarm clock',
      quirk: 'beep without reason; switch to Danish; run hot; forget the date; talk to itself; lose the cursor',
    }),
  },
  {
    open: [
      "we {went|were} {to|at} <outing> {on Saturday|on Sunday|over the weekend}, {you would have loved it|I can't recommend it}",
      'any plans for {the weekend|Friday night|your day off}? {I might go to <outing>|I need ideas}',
      'have you been to <outing> {lately|yet|with the children}?',
    ],
    answer: [
      '{<outing>|that place}? {too crowded|I adore it|only for the <treat>}',
      '{I will sleep|we paint the fence|my in-laws come}, {nothing fancy|pray for me}',
      '{take|bring} {cash|good shoes|patience} and {try|get} the <treat>',
    ],
    close: [
      'the <treat> {alone|there} is {worth the trip|overrated|a dream}',
      "{let's go together|tell me how it was|send a postcard}, {I mean it|promise}",
    ],
    words: words({
      outing:
        'the flea market; the aquarium; the castle ruin; the pottery fair; the thermal baths; the rowing regatta; the model train show; the botanical garden; the open-air cinema',
      treat: 'waffles; view from the tower; pickled herring; second-hand stall; free samples; old carousel; plum cake',
    }),
  },
  {
    open: [
      'the {neighbours|people upstairs|new family} {bought|borrowed|adopted} a <beast>, {can you believe it|and now I hear it all day}',
      'I saw a <beast> {by the bins|in the car park|on the roof}, {I swear|at seven in the morning}',
      'would you {ever keep|let your children have} a <beast>?',
    ],
    answer: [
      'a <beast> {would|could} <deed> in my flat, {no thank you|and I would let it}',
      'my {uncle|teacher|old landlord} had a <beast>, it used to <deed>',
      "{as long as|only if} it doesn't <deed>, {why not|I say yes}",
    ],
    close: [
      '{I want|we need} pictures of that <beast>, {no excuses|please}',
      '{poor|lucky} thing, {I hope it has a name|they live for decades, too}',
    ],
    words: words({
      beast: 'peacock; ferret; three-legged cat; husky; parrot; tortoise; micro pig; barn owl; pair of goats',
      deed: 'eat the curtains; open the fridge; shout at the postman; hide the keys; sleep in the sink; dig up the tulips',
    }),
  },
  {
    open: [
      'I {signed up for|dropped out of|might try} a <course> course, {mock me|ask me why|my sister talked me into it}',
      'have you ever tried <course>? {my sister swears by it|I need a hobby}',
    ],
    answer: [
      '<course> {is harder than it looks|ruined my thumbs|made me patient}, {but fun|believe me}',
      "{you|with your nerves}? {I give it a week|you'll be brilliant|I would pay to see that}",
      "{bring|buy} {your own apron|thick socks|a cushion}, {the rest they have there|that's my advice}",
    ],
    close: [
      '{challenge accepted|we will see about that}, {ask me in spring|you come along}',
      'now I {want to|have to} {prove it|see your certificate}',
    ],
    words: words({
      course:
        'glass-blowing; salsa; bread baking; bookbinding; fencing; bicycle repair; choir singing; life drawing; sign language; beekeeping',
    }),
  },
  {
    open: [
      'the price of <good> {is a joke|went up again|made me laugh out loud}, {have you noticed|what do you pay}?',
      'where do you {get|buy} your <good>? {mine is always stale|I am tired of the supermarket}',
    ],
    answer: [
      '{at the market|from my neighbour|online}, {half the price|but go early|and it lasts}',
      'I {stopped buying|grow my own|share} <good>, {problem solved|long ago}',
      '{everything|the rent|petrol} {too|as well}, {I feel it every month|we cook with water}',
    ],
    close: [
      '{take me along|write down the address|buy two for me} {next time|please}',
      '{we should|let us} {open a shop|keep hens|start a club} {then|some day}',
    ],
    words: words({
      good: 'olive oil; butter; coffee beans; strawberries; printer ink; haircuts; bread; cat food; stamps; batteries',
    }),
  },
];
