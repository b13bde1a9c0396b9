import type { FactCase } from './fact-case.js';

/** Pronouns, questions with their answers, retractions, and what must not become a fact. */
export const casesOfContext: readonly FactCase[] = [
  {
    name: 'she, one candidate',
    lines: ['Ines > Tom: Priya came by earlier.', 'Tom > Ines: She hates cold soup.'],
    facts: ['preference | Priya hates cold soup. | like/cold-soup = not cold soup'],
  },
  {
    name: 'he, two candidates',
    lines: ['Ines > Priya: Tom and Oskar came by.', 'Priya > Ines: He hates cold soup.'],
    facts: [],
  },
  {
    name: 'his, own relative',
    lines: ['Ines > Tom: My brother moved to Malta. He works as a diver.'],
    facts: [
      "state | Ines's brother moved to Malta.",
      "state | Ines's brother works as a diver. | family/brother/work-diver = works as a diver",
    ],
  },
  { name: 'it, nothing known', lines: ['Tom > Ines: It works best when it is warm.'], facts: [] },
  {
    name: 'you, several',
    lines: ["Ines > Tom, Priya: I'll bring your coats."],
    facts: ["plan | Ines will bring Tom and Priya's coats."],
  },
  {
    name: 'you, everyone',
    lines: ["Tom > all: I'll print your badges."],
    facts: ["plan | Tom will print everyone's badges."],
  },
  { name: 'advice is no fact', lines: ['Ines > Tom: You should get some rest.'], facts: [] },
  {
    name: 'yes to a statement',
    lines: ['Ines > Tom: Are you vegetarian?', 'Tom > Ines: Yes, I am.'],
    facts: ['state | Tom is vegetarian. | diet/regime = vegetarian'],
  },
  {
    name: 'no to a statement',
    lines: ['Ines > Tom: Do you eat fish?', 'Tom > Ines: No.'],
    facts: ['state | Tom does not eat fish. | diet/fish = no fish'],
  },
  {
    name: 'tag question',
    lines: ['Tom > Ines: Our train leaves at 7 pm tomorrow, right?', "Ines > Tom: Yes, that's right."],
    facts: [
      "plan | Tom's train leaves at 7 pm tomorrow (2026-05-05 19:00). | schedule/train = leaves at 7 pm tomorrow (2026-05-05 19:00)",
    ],
  },
  {
    name: 'where do you live',
    lines: ['Ines > Oskar: Where do you live?', 'Oskar > Ines: In Bergen.'],
    facts: ['state | Oskar lives in Bergen. | location/home = in Bergen'],
  },
  {
    name: 'window or aisle',
    lines: ['Tom > Priya: Window or aisle?', 'Priya > Tom: Window, please.'],
    facts: ['preference | Priya prefers window (asked: window or aisle). | preference/seat = window'],
  },
  {
    name: 'what to drink',
    lines: ['Ines > Oskar: What would you like to drink?', 'Oskar > Ines: Apple juice, please.'],
    facts: ['preference | Oskar would like apple juice.'],
  },
  {
    name: 'answer to another question',
    lines: ['Ines > Tom: How was the film?', 'Tom > Ines: Long.'],
    facts: ['state | The film was long.'],
  },
  { name: 'quotation', lines: ['Tom > Ines: He said "I live in Rome and I hate pasta" in the play.'], facts: [] },
  { name: 'compliment', lines: ['Priya > Tom: I love your new glasses.'], facts: [] },
  {
    name: 'no longer',
    lines: ['Tom > Ines: I no longer work at the bank.'],
    facts: ['state | Tom no longer works at the bank. | work/employer = no longer works at the bank'],
  },
  {
    name: 'not any more',
    lines: ["Ines > Tom: I don't drink coffee any more."],
    facts: ['state | Ines does not drink coffee any more. | diet/coffee = no coffee'],
  },
  {
    name: 'quit',
    lines: ['Priya > Tom: I quit smoking.'],
    facts: ['state | Priya quit smoking. | habit/smoking = no longer smoking'],
  },
  {
    name: 'nickname',
    lines: ['Oskar > all: Everyone calls me Oz.'],
    facts: ['state | Everyone calls Oskar Oz. | alias/oz = Oz'],
  },
  {
    name: 'recommendation',
    lines: ['Tom > Ines: For lunch, I recommend the noodle bar.'],
    facts: ['belief | For lunch, Tom recommends the noodle bar.'],
  },
  {
    name: 'no sesame',
    lines: ["Ines > Tom: Could you make sure there's no garlic on anything Priya orders?"],
    facts: ['state | No garlic on anything Priya orders. | diet/garlic = no garlic'],
  },
  {
    name: 'late change of mind',
    lines: ["Tom > Ines: Actually, I changed my mind. I'd rather have the corner office."],
    facts: ['preference | Tom would rather have the corner office. | preference/office = the corner office'],
  },
  {
    name: 'a named pet',
    lines: ['Tom > Ines: My dog Rex is scared of thunder.'],
    facts: [
      "relationship | Rex is Tom's dog. | relation/dog/rex = Rex",
      "state | Tom's dog Rex is scared of thunder. | family/dog/scared-thunder = is scared of thunder",
    ],
  },
  {
    name: 'relative first',
    lines: ['Ines > Tom: Marta is my sister.'],
    facts: ["relationship | Marta is Ines's sister. | relation/sister/marta = Marta"],
  },
  {
    name: 'for news, own practice',
    lines: ["Tom > all: For club news, I'll use a shared calendar so nobody has to ask."],
    facts: [
      'preference | For club news, Tom will use a shared calendar so nobody has to ask. | preference/contact = a shared calendar',
    ],
  },
  { name: 'dark there', lines: ['Tom > Ines: We left the bikes there.'], facts: [] },
  {
    name: 'the same words twice',
    lines: ["Ines > Tom: I'm vegetarian. I'm vegetarian."],
    facts: ['state | Ines is vegetarian. | diet/regime = vegetarian'],
  },
  { name: 'echo', lines: ['Ines > Tom: Shelf 9.', 'Tom > Ines: Shelf 9, got it.'], facts: [] },
  { name: 'thanks with a name', lines: ["Oskar > Tom: Thanks, Tom, you're a star."], facts: [] },
  {
    name: 'wish to do',
    lines: ['Priya > all: I want to see the old windmill.'],
    facts: ['plan | Priya wants to see the old windmill.'],
  },
  {
    name: 'supposed',
    lines: ["Oskar > Ines: I'm supposed to water the plants on Saturday."],
    facts: ['plan | Oskar is supposed to water the plants on Saturday (2026-05-09).'],
  },
  {
    name: 'recurrent time is not dated',
    lines: ['Tom > Priya: I have band practice every Tuesday.'],
    facts: ['state | Tom has band practice every Tuesday.'],
  },
  {
    name: 'two clauses, one unsafe',
    lines: ['Ines > Tom: It was loud, but I bought a new fan yesterday.'],
    facts: ['event | Ines bought a new fan yesterday (2026-05-03).'],
  },
  {
    name: 'negated plan',
    lines: ["Tom > Ines: I'm not going to renew the lease."],
    facts: ['plan | Tom is not going to renew the lease.'],
  },
  {
    name: 'aiming for',
    lines: ["Priya > Oskar: We're aiming for a 9:20 a.m. start."],
    facts: ['plan | Priya and others are aiming for a 9:20 a.m. (2026-05-04 09:20) start.'],
  },
  {
    name: 'kitchen quality',
    lines: ['Tom > Ines: The kitchen is peanut-free.'],
    facts: ['state | The kitchen is peanut-free.'],
  },
  {
    name: 'answer with options and reason',
    lines: ['Ines > Tom: Should I call or email?', "Tom > Ines: Email is easier for me because I'm in class."],
    facts: [
      'preference | Email is easier for Tom (asked: should Ines call or email). | preference/contact = email',
      'state | Tom is in class.',
    ],
  },
  {
    name: 'statement by somebody else',
    lines: ['Oskar > Ines: Tom prefers the train.'],
    facts: ['preference | Tom prefers the train. | preference/transport = the train'],
  },
  {
    name: 'about the addressee',
    lines: ["Ines > Tom: You're allergic to bees."],
    facts: ['state | Tom is allergic to bees. | allergy/bee = bees'],
  },
];
