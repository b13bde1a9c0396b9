import type { FactCase } from './fact-case.js';

/** Allergies, needs and relatives. */
export const casesOfNeeds: readonly FactCase[] = [
  {
    name: 'allergy',
    lines: ["Priya > all: I'm allergic to peanuts and shellfish."],
    facts: [
      'state | Priya is allergic to peanuts and shellfish. | allergy/peanut = peanuts',
      'state | Priya is allergic to peanuts and shellfish. | allergy/shellfish = shellfish',
    ],
  },
  {
    name: 'reported allergy',
    lines: ['Ines > Tom: Priya avoids peanuts.'],
    facts: ['state | Priya avoids peanuts. | diet/peanut = no peanuts'],
  },
  {
    name: 'none on orders',
    lines: ["Ines > Tom: No sesame on Priya's orders, please."],
    facts: ["state | No sesame on Priya's orders. | diet/sesame = no sesame"],
  },
  {
    name: 'diet',
    lines: ["Tom > Ines: I'm vegetarian, and Oskar can't eat gluten."],
    facts: [
      'state | Tom is vegetarian. | diet/regime = vegetarian',
      'state | Oskar cannot eat gluten. | diet/gluten = no gluten',
    ],
  },
  {
    name: 'allergy mentioned',
    lines: ['Tom > Priya: I told the kitchen about your dairy allergy.'],
    facts: ['state | Priya has a dairy allergy. | allergy/dairy = dairy'],
  },
  {
    name: "relative's allergy",
    lines: ['Oskar > Ines: My son is allergic to wasp stings.'],
    facts: ["state | Oskar's son is allergic to wasp stings. | family/son/allergy/wasp-sting = wasp stings"],
  },
  {
    name: 'not allergic',
    lines: ["Tom > Ines: I'm not allergic to cats."],
    facts: ['state | Tom is not allergic to cats. | allergy/cat = not cats'],
  },
  {
    name: 'need',
    lines: ['Priya > Ines: I need a step-free entrance.'],
    facts: ['state | Priya needs a step-free entrance. | need/entrance = a step-free entrance'],
  },
  {
    name: 'need to keep',
    lines: ['Ines > Tom: Priya needs to keep her insulin cold.'],
    facts: ["state | Priya needs to keep Priya's insulin cold. | need/insulin-cold = keep Priya's insulin cold"],
  },
  {
    name: 'asked about allergies',
    lines: ['Ines > Tom: Do you have any allergies?', 'Tom > Ines: Just penicillin.'],
    facts: ['state | Tom is allergic to penicillin. | allergy/penicillin = penicillin'],
  },
  { name: 'no allergies', lines: ['Ines > Tom: Any allergies?', 'Tom > Ines: No, none.'], facts: [] },
  {
    name: 'sister',
    lines: ['Ines > Tom: My sister Marta is visiting next week.'],
    facts: [
      "relationship | Marta is Ines's sister. | relation/sister/marta = Marta",
      "state | Ines's sister Marta is visiting next week (2026-05-11 to 2026-05-17). | family/sister/visiting-next = is visiting next week (2026-05-11 to 2026-05-17)",
    ],
  },
  {
    name: 'known husband',
    lines: ['Ines > Priya: Tom is my husband.'],
    facts: ["relationship | Tom is Ines's husband. | relation/husband = Tom"],
  },
  {
    name: 'siblings',
    lines: ['Priya > Ines: Oskar and I are cousins.'],
    facts: ['relationship | Oskar and Priya are cousins. | relation/cousin/person_priya = Priya'],
  },
  {
    name: 'kids',
    lines: ['Tom > Priya: We have three kids.'],
    facts: ['relationship | Tom and others have three kids. | family/kid = three kids'],
  },
  {
    name: 'boss',
    lines: ['Oskar > Tom: My boss is called Renate.'],
    facts: ["relationship | Renate is Oskar's boss. | relation/boss = Renate"],
  },
];
