import { listOf } from '../phrase.js';

/** Something that people like differently. */
export interface PreferenceAttribute {
  key: string;
  /** "kind of soup" of "which kind of soup did I say I prefer". */
  kind: string;
  /** What a host asks everybody. */
  round: string;
  /** The question that only the preference of the asker answers. */
  application: string;
  /** The same asked about a person: `<name>`. */
  about: string;
  values: readonly string[];
}

const attribute = (
  key: string,
  kind: string,
  round: string,
  application: string,
  about: string,
  values: string,
): PreferenceAttribute => ({ key, kind, round, application, about, values: listOf(values) });

/** Preferences by attribute. Values are noun phrases that fit after "I prefer". */
export const preferenceAttributes: readonly PreferenceAttribute[] = [
  attribute(
    'news',
    'kind of notice',
    'how do you all want to hear about changes?',
    'Which way of telling me about a change suits me?',
    'How should changes be passed on to <name>?',
    'a handwritten note; a ring on the landline; a voice message; a photo of the plan; a calendar entry; an email with bullet points; a group chat post; a sticky note on the door',
  ),
  attribute(
    'hot-drink',
    'hot drink',
    'what can I bring everybody from the café?',
    'What should you order for me at the café?',
    'What should one bring <name> from the café?',
    'a flat white; ginger tea; hot chocolate with cinnamon; black coffee; peppermint tea; an oat latte; rooibos with milk; a double espresso',
  ),
  attribute(
    'seat',
    'seat',
    'where does everybody like to sit?',
    'Which seat should you keep for me?',
    'Which seat suits <name>?',
    'a window seat; the aisle; a spot near the door; the back row; a chair with armrests; the corner bench; the front row; a stool at the side',
  ),
  attribute(
    'breakfast',
    'breakfast',
    'what does everyone eat in the morning?',
    'What should be on my plate tomorrow morning?',
    'What does <name> eat in the morning?',
    'porridge with apple; rye toast; scrambled eggs; yoghurt with nuts; a cheese roll; miso soup; cold pizza; fruit salad',
  ),
  attribute(
    'music',
    'background music',
    'what should I put on while we work?',
    'What music should you put on for me?',
    'What should be playing when <name> works?',
    'piano jazz; rain sounds; old soul records; baroque guitar; no music at all; film scores; folk ballads; slow electronica',
  ),
  attribute(
    'reminder',
    'reminder',
    'how early should I remind each of you?',
    'How early should my reminder come?',
    'How much notice does <name> want?',
    'an hour ahead; the evening before; ten minutes ahead; two days ahead; the morning of the same day; a week ahead; just half an hour ahead',
  ),
  attribute(
    'room-temperature',
    'room temperature',
    'how warm should it be for you all?',
    'How should you set the heating for me?',
    'How should the heating be set for <name>?',
    'seventeen degrees; nineteen degrees; twenty-one degrees; twenty-three degrees; an open window; a fan on low; just a small heater at the feet',
  ),
  attribute(
    'snack',
    'snack',
    'what should I put in the snack bag for each of you?',
    'What should you pack for me to nibble?',
    'What should one pack for <name> to nibble?',
    'salted almonds; dried mango; rice crackers; an apple; dark chocolate; carrot sticks; pretzels; olives',
  ),
  attribute(
    'milk',
    'milk',
    'which milk shall I buy for you?',
    'What should you pour into my cereal?',
    'What does <name> pour into cereal?',
    'oat milk; whole milk; almond milk; goat milk; soy milk; skimmed milk; coconut milk; lactose-free milk',
  ),
  attribute(
    'pizza',
    'pizza topping',
    'what goes on your part of the pizza?',
    'What should be on my slice?',
    'What goes on the slice of <name>?',
    'artichokes; anchovies; pineapple; mushrooms; just tomato and basil; spicy salami; spinach and egg; roasted peppers',
  ),
  attribute(
    'lighting',
    'light',
    'what light do you need on your table?',
    'Which lamp should you switch on for me?',
    'Which lamp should be on for <name>?',
    'a warm desk lamp; bright daylight bulbs; candles; the dimmed ceiling light; a reading lamp from the left; a string of small bulbs; sunlight only',
  ),
  attribute(
    'notes',
    'kind of notes',
    'how do you want the notes after we finish?',
    'In what form should my notes be?',
    'In what form does <name> want notes?',
    'a one-page summary; a checklist; an audio recording; photos of the board; full minutes; a table with names; a mind map; three sentences',
  ),
  attribute(
    'payment',
    'way to settle up',
    'how will everyone pay their share?',
    'How will I pay my share?',
    'How will <name> pay a share?',
    'cash in an envelope; a bank transfer; a card at the till; a payment app; a cheque; vouchers; paying monthly',
  ),
  attribute(
    'transport',
    'way to get there',
    'how does each of you want to get there?',
    'What should you arrange so that I get there?',
    'What should be arranged so that <name> gets there?',
    'the tram; a shared taxi; my own bicycle; the early bus; walking; a lift with a neighbour; the scooter; the night train',
  ),
  attribute(
    'dessert',
    'dessert',
    'what sweet shall I order for you?',
    'Which sweet should you order for me?',
    'Which sweet should one order for <name>?',
    'lemon tart; plum crumble; vanilla custard; pistachio ice cream; rice pudding; baked pears; a cheese plate; sesame brittle',
  ),
  attribute(
    'pillow',
    'pillow',
    'what pillow does everyone want?',
    'What should lie on my bed?',
    'What should lie on the bed of <name>?',
    'a flat feather pillow; a memory foam pillow; two thin pillows; a buckwheat pillow; a rolled towel; a wool pillow; no pillow',
  ),
  attribute(
    'meeting-time',
    'time of day',
    'when are you all at your best?',
    'When should you plan my part?',
    'When should the part of <name> be planned?',
    'before nine; right after lunch; late afternoon; the evening; mid-morning; around sunrise; after dark',
  ),
  attribute(
    'handout',
    'handout',
    'how shall I print the papers for you?',
    'How should you print my copy?',
    'How should the copy for <name> be printed?',
    'large print; double-sided; in colour; on yellow paper; stapled on the left; as a booklet; two pages per sheet; with wide margins',
  ),
  attribute(
    'greeting-gift',
    'present',
    'what makes each of you happy as a present?',
    'What would be the right present for me?',
    'What would be the right present for <name>?',
    'a potted herb; a puzzle; good soap; a second-hand novel; warm socks; a jar of honey; theatre vouchers; a fountain pen',
  ),
  attribute(
    'exercise',
    'exercise',
    'how do you all keep fit?',
    'What should you put in my training plan?',
    'What belongs in the training plan of <name>?',
    'swimming; stair climbing; tai chi; rowing; skipping rope; long walks; table tennis; indoor climbing',
  ),
  attribute(
    'soup',
    'soup',
    'which soup should I heat up for each of you?',
    'Which soup should you heat up for me?',
    'Which soup should be heated up for <name>?',
    'tomato soup; chicken broth; pea soup; pumpkin soup; borscht; noodle soup; onion soup; lentil soup',
  ),
  attribute(
    'password-help',
    'way to get help',
    'if you get stuck, how should I help you?',
    'If I get stuck, how should you help me?',
    'How should one help <name> who is stuck?',
    'a short video; sitting next to me; a printed guide; a phone call; screenshots with arrows; letting me try first; a chat with examples',
  ),
];

/** Something about a person that stays. `<v>` is the value, `<name>` the person. */
export interface BackgroundAttribute {
  key: string;
  /** How the person says it. */
  states: string;
  /** How others say it of the person. */
  reports: string;
  question: string;
  otherQuestion: string;
  values: readonly string[];
}

const background = (
  key: string,
  states: string,
  reports: string,
  question: string,
  otherQuestion: string,
  values: string,
): BackgroundAttribute => ({ key, states, reports, question, otherQuestion, values: listOf(values) });

/** Background by attribute. */
export const backgroundAttributes: readonly BackgroundAttribute[] = [
  background(
    'hometown',
    '{I grew up in <v>|I was born in <v>, {you know|actually}|I spent my childhood in <v>}',
    '{<name> grew up in <v>|<name> comes from <v>}',
    'Where did <name> grow up?',
    'In which place did <name> live as a child?',
    'Valparaiso; Gdansk; Cork; Kumasi; Trieste; Izmir; Leeds; Pune; Tromso; Lyon; Oaxaca; Daegu',
  ),
  background(
    'pet',
    '{my dog|our dog|that dog of mine} {<v> chewed the remote|<v> slept on my coat|<v> stole a sausage} {again|yesterday|this morning}',
    '{<name> has a dog called <v>|the dog of <name> is called <v>}',
    "What is <name>'s dog called?",
    'What is the name of the animal that <name> keeps?',
    'Biscuit; Mocha; Rollo; Pepper; Juno; Widget; Nacho; Fennel; Otto; Clementine',
  ),
  background(
    'allergy',
    "{I am allergic to <v>|<v> {gives|give} me a rash, I'm allergic|I can't go near <v> because of my allergy}",
    '{<name> is allergic to <v>|<name> reacts badly to <v>}',
    'What is <name> allergic to?',
    'What gives <name> a reaction?',
    'kiwi; shellfish; bee stings; latex; walnuts; penicillin; lilies; mustard; mango; cat hair',
  ),
  background(
    'instrument',
    "{I play the <v>|I've been learning the <v>|I took up the <v> {last winter|two years ago}}",
    '{<name> plays the <v>|<name> is learning the <v>}',
    'Which instrument does <name> play?',
    'What does <name> make music with?',
    'cello; oboe; accordion; banjo; trombone; harp; ukulele; clarinet; viola; mandolin',
  ),
  background(
    'language',
    "{I'm learning <v>|I take <v> lessons|I'm doing an evening class in <v>}",
    '{<name> is learning <v>|<name> takes <v> lessons}',
    'Which language is <name> learning?',
    'What is <name> studying in the evening?',
    'Finnish; Swahili; Portuguese; Welsh; Korean; Arabic; Dutch; Greek; Basque; Hindi',
  ),
  background(
    'birthday',
    "{my birthday is <v>|I turn another year older <v>|I've got my birthday <v>}",
    "{<name>'s birthday is <v>|<name> has a birthday <v>}",
    "When is <name>'s birthday?",
    'On what date does <name> celebrate?',
    'on the third of March; on the ninth of June; on the twelfth of May; on the first of October; on the thirtieth of July; on the second of November; on the nineteenth of April; on the sixth of September',
  ),
  background(
    'former-job',
    '{I used to be a <v>|before all this I was a <v>|I worked as a <v> for {years|six years|a decade}}',
    '{<name> used to be a <v>|<name> once worked as a <v>}',
    'What did <name> use to be?',
    "What was <name>'s earlier job?",
    'tram driver; lifeguard; bookbinder; locksmith; flight attendant; beekeeper; translator; carpenter; piano tuner; postman',
  ),
  background(
    'hobby',
    "{I spend my evenings on <v>|my weekends go into <v>|I'm mad about <v> at the moment}",
    '{<name> is into <v>|<name> spends weekends on <v>}',
    'What does <name> do in free time?',
    'What is the pastime of <name>?',
    'model railways; bouldering; calligraphy; birdwatching; sourdough; origami; pottery; night photography; crosswords; wild swimming',
  ),
  background(
    'sister-city',
    '{my sister lives in <v>|my sister moved to <v>|I visit my sister in <v> {every spring|when I can}}',
    "{<name>'s sister lives in <v>|<name> has a sister in <v>}",
    "Where does <name>'s sister live?",
    "In which town can one find <name>'s sibling?",
    'Ghent; Halifax; Osaka; Bergen; Tunis; Graz; Denver; Porto; Wellington; Krakow',
  ),
  background(
    'car',
    '{I drive {an old|a battered|a second-hand} <v>|my <v> {failed its test|is in the garage|needs new wipers} again}',
    '{<name> drives a <v>|<name> owns an old <v>}',
    'What does <name> drive?',
    'Which vehicle belongs to <name>?',
    'Volvo estate; Fiat Panda; camper van; Skoda; Vespa; Land Rover; Toyota pickup; Citroen; milk float',
  ),
];
