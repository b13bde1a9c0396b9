import type { FactCase } from './fact-case.js';

/** Who people are, what they like and how they want to be reached. */
export const casesOfPeople: readonly FactCase[] = [
  {
    name: 'a light sleeper',
    lines: ["Ines > Tom: I'm a light sleeper, so please shut the door quietly."],
    facts: ['state | Ines is a light sleeper. | trait/light-sleeper = light sleeper'],
  },
  {
    name: 'two dogs',
    lines: ['Tom > Priya: I have two dogs and a very old cat.'],
    facts: ['state | Tom has two dogs and a very old cat. | possession/dog = two dogs and a very old cat'],
  },
  {
    name: 'a relative plays',
    lines: ['Priya > Tom: My daughter plays the violin.'],
    facts: ["state | Priya's daughter plays the violin. | family/daughter/play-violin = plays the violin"],
  },
  {
    name: 'home',
    lines: ['Oskar > Ines: I live in Leeds now.'],
    facts: ['state | Oskar lives in Leeds now. | location/home = in Leeds now'],
  },
  {
    name: 'employer',
    lines: ['Oskar > Ines: I work at a printing company.'],
    facts: ['state | Oskar works at a printing company. | work/employer = at a printing company'],
  },
  {
    name: 'occupation',
    lines: ["Priya > all: I'm a paramedic."],
    facts: ['state | Priya is a paramedic. | work/occupation = paramedic'],
  },
  {
    name: 'works as',
    lines: ['Tom > Ines: These days I work as a translator.'],
    facts: ['state | Tom works as a translator these days. | work/occupation = as a translator these days'],
  },
  {
    name: 'moved',
    lines: ['Ines > Tom: We moved to Ghent last May.'],
    facts: ['event | Ines and others moved to Ghent last May. | location/home = in Ghent'],
  },
  {
    name: 'grew up',
    lines: ['Tom > Ines: I grew up in Porto.'],
    facts: ['state | Tom grew up in Porto. | origin/place = in Porto'],
  },
  { name: 'age', lines: ['Oskar > Tom: I just turned 41.'], facts: ['state | Oskar just turned 41. | age = 41'] },
  {
    name: 'birthday',
    lines: ['Ines > Tom: My birthday is on 12 June.'],
    facts: ["state | Ines's birthday is on 12 June (2026-06-12). | birthday = 12 June"],
  },
  {
    name: 'phone number',
    lines: ['Tom > Priya: My phone number is 555 0199.'],
    facts: ["state | Tom's phone number is 555 0199. | detail/phone-number = 555 0199"],
  },
  {
    name: 'language',
    lines: ['Priya > Oskar: I speak Tamil and a bit of French.'],
    facts: ['state | Priya speaks Tamil and a bit of French. | language/tamil-french = Tamil and a bit of French'],
  },
  {
    name: 'habit',
    lines: ['Oskar > Ines: I usually get up at 5:30 on weekdays.'],
    facts: [
      'state | Oskar usually gets up at 5:30 on weekdays. | habit/wake-up@at-weekday = gets up at 5:30 on weekdays',
    ],
  },
  {
    name: 'weekly',
    lines: ['Tom > Ines: I go swimming every Thursday.'],
    facts: ['state | Tom goes swimming every Thursday.'],
  },
  {
    name: 'fear',
    lines: ["Priya > Tom: I'm terrified of heights."],
    facts: ['state | Priya is terrified of heights. | trait/terrified-height = terrified of heights'],
  },
  {
    name: 'skill',
    lines: ["Tom > all: I'm hopeless at parallel parking."],
    facts: [
      'state | Tom is hopeless at parallel parking. | trait/skill-parallel-parking = hopeless at parallel parking',
    ],
  },
  {
    name: 'illness',
    lines: ['Ines > Priya: I have asthma, so no scented candles.'],
    facts: ['state | Ines has asthma, so no scented candles. | health/asthma = asthma'],
  },
  {
    name: 'used to',
    lines: ['Oskar > Tom: I used to play the trumpet.'],
    facts: ['state | Oskar used to play the trumpet.'],
  },
  {
    name: 'prefers written',
    lines: ['Ines > Tom: I prefer a written agenda.'],
    facts: ['preference | Ines prefers a written agenda. | preference/contact = a written agenda'],
  },
  {
    name: 'actually like calls',
    lines: ["Tom > Ines: I actually like a handwritten letter, if that's easier."],
    facts: ['preference | Tom actually likes a handwritten letter. | preference/contact = a handwritten letter'],
  },
  {
    name: 'would rather',
    lines: ["Priya > Tom: I'd rather sit by the aisle, honestly."],
    facts: ['preference | Priya would rather sit by the aisle. | preference/seat = sit by the aisle'],
  },
  {
    name: 'asked about the channel',
    lines: ['Ines > Tom: Should I send the minutes by email or by text?', 'Tom > Ines: Email suits me best.'],
    facts: [
      'preference | Email suits Tom best (asked: should Ines send the minutes by email or by text). | preference/contact = email',
    ],
  },
  {
    name: 'for me',
    lines: ['Oskar > Ines: For me, a voicemail is best.'],
    facts: ['preference | Oskar prefers a voicemail. | preference/contact = a voicemail'],
  },
  {
    name: 'for me leave',
    lines: ['Oskar > Ines: For me, just leave a message with the porter.'],
    facts: ['preference | Oskar prefers a message with the porter. | preference/contact = a message with the porter'],
  },
  {
    name: 'best way',
    lines: ['Priya > Tom: The best way to reach me is Signal.'],
    facts: ['preference | The best way to reach Priya is Signal. | preference/contact = Signal'],
  },
  {
    name: 'favourite',
    lines: ['Tom > Ines: My favourite colour is dark green.'],
    facts: ["preference | Tom's favourite colour is dark green. | favourite/colour = dark green"],
  },
  {
    name: 'is my favourite',
    lines: ['Ines > Tom: Cardamom tea is my favourite.'],
    facts: ["preference | Cardamom tea is Ines's favourite. | like/cardamom-tea = cardamom tea"],
  },
  {
    name: 'hates',
    lines: ["Priya > Oskar: I can't stand fluorescent lights."],
    facts: ['preference | Priya cannot stand fluorescent lights. | preference/lighting = not fluorescent lights'],
  },
  {
    name: 'dislikes',
    lines: ["Tom > Ines: I don't like driving at night."],
    facts: ['preference | Tom does not like driving at night. | like/driving-night@at-night = not driving at night'],
  },
  {
    name: 'likes',
    lines: ['Oskar > Priya: I love hiking in the Alps.'],
    facts: ['preference | Oskar loves hiking in the Alps. | like/hiking-alp = hiking in the Alps'],
  },
  {
    name: 'over',
    lines: ['Ines > Tom: I prefer tea over coffee.'],
    facts: ['preference | Ines prefers tea over coffee. | preference/drink = tea'],
  },
  {
    name: 'conditional',
    lines: ['Tom > Ines: When I drive at night, I prefer the display dark.'],
    facts: [
      'preference | Tom prefers the display dark when Tom drives at night. | preference/lighting@when-drive-night = the display dark when Tom drives at night',
    ],
  },
  {
    name: 'temporary',
    lines: ["Priya > Tom: I prefer oat milk, but just this week I'd rather have soy milk."],
    facts: [
      'preference | Priya prefers oat milk. | preference/drink = oat milk',
      'preference | Priya would rather have soy milk just this week (2026-05-04 to 2026-05-10). | preference/drink@this-week = soy milk just this week (2026-05-04 to 2026-05-10)',
    ],
  },
  {
    name: 'instead',
    lines: ['Tom > Ines: Could you send me a paper copy instead?'],
    facts: ['preference | Tom prefers a paper copy (asked for it instead). | preference/contact = a paper copy'],
  },
  {
    name: 'from now on',
    lines: ['Ines > Tom: From now on, text me.'],
    facts: ['preference | Ines wants to be reached this way from now on: text. | preference/contact = text'],
  },
  {
    name: 'temperature',
    lines: ['Priya > Tom: 20 degrees is perfect for Oskar, but 22 degrees works better for me.'],
    facts: [
      'state | 20 degrees is perfect for Oskar.',
      'preference | 22 degrees works better for Priya. | preference/temperature = 22 degrees',
    ],
  },
  {
    name: 'own wish',
    lines: ["Ines > Tom: I'd like a big room near the garden."],
    facts: ['preference | Ines would like a big room near the garden. | preference/room = a big room near the garden'],
  },
  {
    name: 'momentary wish',
    lines: ["Ines > Tom: I'd like a coffee."],
    facts: ['preference | Ines would like a coffee.'],
  },
];
