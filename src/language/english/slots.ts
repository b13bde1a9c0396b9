/** One everyday choice for which a person has one preference at a time. */
export interface Slot {
  /** Last part of the attribute: `preference/contact`. */
  id: string;
  /** Words in a value or in the question before it that show this slot. */
  signs: RegExp;
  /** General words under which the slot is searched; they go into the index beside the value. */
  words: string;
}

/** The ontology of everyday slots, the more telling signs first. Add a line to teach another choice. */
export const slots: readonly Slot[] = [
  {
    id: 'contact',
    signs:
      /\b(?:(?:phone|video|quick|short) calls?|calls?|phone|texts?|texting|sms|e-?mails?|emailing|messages?|messaging|voice ?mails?|voice notes?|pdfs?|print-?outs?|(?:written|printed|paper|hard|digital) \w+|letters?|notifications?|push alerts?|reminders?|chats?|whatsapp|signal|telegram|slack|updates?|newsletters?|notes?|shared (?:\w+ )?(?:note|doc|document|calendar)|be (?:contacted|notified|reached|reminded|informed)|reach (?:me|you)|keep (?:me|you) (?:posted|updated)|in writing|in person)\b/iu,
    words: 'contact reach news update updates message notify communication channel',
  },
  {
    id: 'seat',
    signs:
      /\b(?:seats?|seating|aisle|window seat|front row|back row|exit row|middle seat|headrest|lumbar|recline[dr]?)\b/iu,
    words: 'seat seating place sit',
  },
  {
    id: 'lighting',
    signs:
      /\b(?:lights?|lighting|lamps?|dim(?:med|mer)?|display|screen|brightness|brighter|bright|ambient|backlight)\b/iu,
    words: 'light lighting brightness lamp',
  },
  {
    id: 'volume',
    signs: /\b(?:volume|louder|loud|quieter music|turned (?:up|down)|mute[d]?)\b/iu,
    words: 'volume sound loud',
  },
  {
    id: 'music',
    signs:
      /\b(?:music|songs?|playlists?|radio|podcasts?|audiobooks?|jazz|rock|pop|classical|hip.?hop|techno|country music|folk|metal|blues|albums?|bands?)\b/iu,
    words: 'music song radio listen audio',
  },
  {
    id: 'drink',
    signs:
      /\b(?:drinks?|coffees?|teas?|water|juices?|wines?|beers?|lattes?|espressos?|cappuccinos?|flat whites?|milk|sodas?|cola|lemonade|cocktails?|smoothies?|decaf|matcha|cocoa|hot chocolate|cider|whisk(?:e)?y|gin)\b/iu,
    words: 'drink beverage order',
  },
  {
    id: 'diet',
    signs:
      /\b(?:vegetarian|vegan|pescatarian|gluten.?free|dairy.?free|lactose.?free|nut.?free|halal|kosher|low.?carb|keto|low.?salt|sugar.?free|plant.?based)\b/iu,
    words: 'diet food eat meal',
  },
  {
    id: 'food',
    signs:
      /\b(?:food|foods|dish(?:es)?|meals?|breakfast|lunch|dinner|supper|snacks?|dessert|cuisine|italian|thai|indian|chinese|mexican|japanese|pizza|pasta|sushi|salad|soup|rice|noodles|burgers?|tacos|curry|chicken|fish|steak|toast|eggs|cereal|porridge|cake|ice cream|chocolate|fruit|vegetables|restaurants?)\b/iu,
    words: 'food eat meal dish restaurant',
  },
  {
    id: 'temperature',
    signs:
      /\b(?:temperature|degrees?|celsius|fahrenheit|heating|heater|heat|air ?con(?:ditioning)?|a\/?c|thermostat|warmer|cooler|warm|cool|cold|chilly|\d+ ?°)\b/iu,
    words: 'temperature climate heating cooling degrees',
  },
  {
    id: 'room',
    signs:
      /\b(?:(?:hotel|quiet|corner|meeting|conference|double|single|twin|upstairs|downstairs) rooms?|rooms?|floor|suite|balcony|(?:twin|double|king|queen) beds?|sea view|elevator)\b/iu,
    words: 'room hotel bedroom floor',
  },
  {
    id: 'wake-up',
    signs: /\b(?:wake(?:s|-| )?up|waking up|wakes?|alarms?|get(?:s|ting)? up|early riser|early start)\b/iu,
    words: 'wake alarm morning time get up',
  },
  { id: 'bedtime', signs: /\b(?:bedtime|go(?:es)? to (?:bed|sleep)|lights out)\b/iu, words: 'bedtime sleep night' },
  {
    id: 'route',
    signs: /\b(?:route|highway|motorway|freeway|back roads?|scenic|toll roads?|navigation|directions)\b/iu,
    words: 'route road navigation way',
  },
  {
    id: 'transport',
    signs:
      /\b(?:taxis?|cabs?|trains?|bus(?:es)?|bikes?|bicycle|cycling|driving|walking|metro|subway|tram|flights?|flying|ferry|shuttle|carpool|lift|ride)\b/iu,
    words: 'transport travel commute ride',
  },
  {
    id: 'payment',
    signs: /\b(?:cash|credit card|debit card|invoice|bank transfer|contactless|paypal)\b/iu,
    words: 'pay payment',
  },
  {
    id: 'meeting',
    signs: /\b(?:meetings?|stand-?ups?|morning slots?|afternoon slots?|calls? before|agenda|minutes)\b/iu,
    words: 'meeting schedule time',
  },
  {
    id: 'color',
    signs: /\b(?:colou?rs?|red|green|blue|yellow|orange|purple|violet|pink|white|black|grey|gray|turquoise|beige)\b/iu,
    words: 'color colour',
  },
  { id: 'gift', signs: /\b(?:gifts?|presents?)\b/iu, words: 'gift present' },
];

/** Everyday names of whole families of attributes, by the first parts of their path. */
const families: readonly (readonly [prefix: string, words: string])[] = [
  ['location/home', 'live reside residence address city town country house move'],
  ['location/staying', 'stay hotel'],
  ['home/', 'live household'],
  ['work/', 'work job employer company occupation profession career office'],
  ['allergy/', 'allergic allergies intolerant avoid'],
  ['diet/', 'diet food eat avoid'],
  ['relation/', 'relative related'],
  ['family/', 'relative'],
  ['possession/', 'own pet'],
  ['health/', 'health illness sick condition medical'],
  ['study/', 'study studies school university college course subject'],
  ['hobby/', 'hobby hobbies play sport instrument'],
  ['age/', 'age old birthday'],
  ['origin/', 'origin born grew native hometown'],
];

const byId = new Map(slots.map((slot) => [slot.id, slot]));

/** Slots of which one way at a time holds for a person, whatever it was asked for. */
const EVERYDAY_CHOICES = new Set([
  'contact',
  'temperature',
  'seat',
  'lighting',
  'volume',
  'wake-up',
  'room',
  'bedtime',
]);

/** Whether a slot is a choice between ways of one and the same thing. */
export function isEverydayChoice(slot: string): boolean {
  return EVERYDAY_CHOICES.has(slot);
}

/** The slot of a value; words of the question or of the rest of the sentence decide when the value has no sign. */
export function slotOf(value: string, context = ''): string | undefined {
  const found = slots.find((slot) => slot.signs.test(value)) ?? slots.find((slot) => slot.signs.test(context));
  return found?.id;
}

/** The slot that the last part of an attribute names, `undefined` when it names none. */
export function slotOfAttribute(attribute: string): string | undefined {
  const last = attribute.split('@')[0]?.split('/').at(-1) ?? '';
  return byId.has(last) ? last : slotOf(last.replaceAll('-', ' '));
}

/** Searchable words of an attribute: its own parts and, for a known slot, its everyday names. */
export function attributeWords(attribute: string): string {
  const [path = '', condition = ''] = attribute.split('@');
  const parts = path.split('/');
  const slot = byId.get(parts.at(-1) ?? '');
  const family = families.find(([prefix]) => path.startsWith(prefix))?.[1];
  return [...parts, condition, slot?.words ?? '', family ?? '']
    .join(' ')
    .replaceAll('-', ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
