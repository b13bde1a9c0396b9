import { describe, expect, it } from 'vitest';
import { factsOf, show } from '../../../../test/memory/dialogue.js';

const shown = (lines: readonly string[]) => factsOf(lines).map(show);
const round = 'Tom > all: Let me ask around: what goes on your part of the pizza?';

describe('a choice told as the answer to a question', () => {
  it('takes the matter of the question, however many answers came before', () => {
    expect(
      shown([
        round,
        "Ines > Tom: I'd go for anchovies every time.",
        'Priya > Tom: Since when?',
        'Oskar > Tom: Put me down for olives, please.',
        'Tom > all: Me, I am late again.',
        'Priya > Tom: For me nothing beats peppers.',
      ]).filter((line) => line.startsWith('preference')),
    ).toEqual([
      "preference | Ines prefers anchovies (asked: what goes on Ines's part of the pizza). | preference/pizza = anchovies",
      "preference | Oskar prefers olives (asked: what goes on Oskar's part of the pizza). | preference/pizza = olives",
      "preference | Priya prefers peppers (asked: what goes on Priya's part of the pizza). | preference/pizza = peppers",
    ]);
  });

  it('is filed with the turn that asked as further evidence', () => {
    const [fact] = factsOf([round, "Ines > Tom: I'd go for anchovies."]);
    expect(fact?.evidence).toEqual(['turn_session_1_1', 'turn_session_1_0']);
  });

  it('may be the bare thing, some turns later', () => {
    expect(
      shown([
        'Tom > Ines: What would you like for reminders?',
        'Oskar > Tom: Haha.',
        'Ines > Tom: A short text, please.',
      ]),
    ).toEqual([
      'preference | Ines prefers a short text (asked: what would Ines like for reminders). | preference/reminder = a short text',
    ]);
  });

  it('answers one question once', () => {
    expect(
      shown([round, "Ines > Tom: I'd go for anchovies.", 'Ines > Tom: Put me down for the early bus.']).filter((line) =>
        line.includes('bus'),
      ),
    ).toEqual([]);
  });

  it('is none where nobody was asked to choose', () => {
    expect(shown(['Tom > Ines: Which way did you come?', 'Ines > Tom: The green door.'])).toEqual([]);
    expect(
      shown(['Tom > Ines: Where were you?', 'Priya > Tom: The green door.']).filter((line) =>
        line.startsWith('preference'),
      ),
    ).toEqual([]);
  });

  it('names what it replaces, what it is about, and for how long', () => {
    expect(
      shown([
        'Ines > Tom: When it comes to the pizza topping, I switched: mushrooms instead of artichokes.',
        'Ines > Tom: I have gone off pretzels, these days I prefer salted almonds.',
        'Ines > Tom: I used to like an oat latte, but now it has to be cocoa.',
        "Ines > Tom: Just for today, I'll take tea instead of coffee.",
        'Ines > Tom: My usual soup is borscht.',
      ]),
    ).toEqual([
      'preference | Ines prefers mushrooms instead of artichokes (about the pizza topping). | preference/pizza-topping = mushrooms',
      'preference | Ines prefers salted almonds instead of pretzels. | preference/almond = salted almonds',
      'preference | Ines prefers cocoa instead of an oat latte. | preference/drink = cocoa',
      'preference | Ines prefers tea instead of coffee, Just for today (2026-05-04). | preference/drink@for-today = tea',
      'preference | Ines prefers borscht (about the soup). | preference/soup = borscht',
    ]);
    expect(
      shown(['Ines > Tom: I will take the bus instead of the train tomorrow.']).filter((line) =>
        line.startsWith('preference'),
      ),
    ).toEqual([]);
  });
});
