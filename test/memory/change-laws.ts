/** A small dialogue, `--` a week of silence, and what the profiles then hold. */
export interface ChangeLaw {
  name: string;
  lines: readonly string[];
  /** "Tom drink: espresso" current entries, `(past)` behind those that ended; order does not matter. */
  holds: readonly string[];
}

/** English dialogues about what changes and what does not. */
export const englishLaws: readonly ChangeLaw[] = [
  {
    name: 'a newer value of the same choice',
    lines: ['Tom: I prefer tea, Ines.', '--', "Tom: I'd rather have espresso these days, Ines."],
    holds: ['Tom preference/drink = tea (past)', 'Tom preference/drink = espresso'],
  },
  {
    name: 'there and back again',
    lines: ['Tom: I prefer tea.', '--', 'Tom: I prefer espresso.', '--', 'Tom: I prefer tea.'],
    holds: [
      'Tom preference/drink = tea (past)',
      'Tom preference/drink = espresso (past)',
      'Tom preference/drink = tea',
    ],
  },
  {
    name: 'a correction by denial',
    lines: ["Tom: I'm allergic to peanuts, Ines.", '--', "Tom: I'm not allergic to peanuts after all."],
    holds: ['Tom allergy/peanut = peanuts (past)', 'Tom allergy/peanut = no longer peanuts'],
  },
  {
    name: 'a retraction by topic',
    lines: ['Tom: I prefer tea, Ines.', '--', 'Tom: Forget what I said about tea, Ines.'],
    holds: ['Tom preference/drink = tea (past)', 'Tom preference/drink = no longer tea'],
  },
  {
    name: 'a retraction of something never said',
    lines: ['Tom: I prefer tea, Ines.', '--', 'Tom: Forget what I said about the garage.'],
    holds: ['Tom preference/drink = tea'],
  },
  {
    name: 'a temporary exception',
    lines: ['Tom: I prefer tea, Ines.', '--', "Tom: Only this week I'd prefer espresso, Ines."],
    holds: ['Tom preference/drink = tea', 'Tom preference/drink@this-week = espresso'],
  },
  {
    name: 'an exception for today names what it replaces',
    lines: ['Tom: A text works best for me, Ines.', '--', "Tom: Just for today, I'll take a call instead of a text."],
    holds: ['Tom preference/contact = a text', 'Tom preference/contact@for-today = a call'],
  },
  {
    name: 'a condition behind',
    lines: ['Tom: I keep the blinds open.', '--', 'Tom: I keep the blinds closed at night.'],
    holds: ['Tom setting/blind = open', 'Tom setting/blind@at-night = closed'],
  },
  {
    name: 'a condition in front',
    lines: ['Tom: At night I keep the blinds closed.', '--', 'Tom: I keep the blinds open.'],
    holds: ['Tom setting/blind@at-night = closed', 'Tom setting/blind = open'],
  },
  {
    name: 'a condition with a clause',
    lines: ['Tom: I prefer jazz, Ines.', '--', 'Tom: When I drive at night, I prefer silence.'],
    holds: [
      'Tom preference/music = jazz',
      'Tom preference/silence@when-drive-night = silence when Tom drives at night',
    ],
  },
  {
    name: "another person's report beside nothing",
    lines: ['Ines: Leah avoids peanuts, Tom.'],
    holds: ['Leah diet/peanut = no peanuts (by Ines)'],
  },
  {
    name: "a person's own word against a report",
    lines: ['Ines: Leah avoids peanuts, Tom.', '--', "Leah: I don't avoid peanuts, Tom."],
    holds: ['Leah diet/peanut = no peanuts (by Ines, past)', 'Leah diet/peanut = peanuts'],
  },
  {
    name: "a report against a person's own word",
    lines: ["Tom: I'm allergic to nuts, Ines.", '--', "Ines: Tom isn't allergic to nuts, Leah."],
    holds: ['Tom allergy/nut = nuts'],
  },
  {
    name: 'a reporter who learns better',
    lines: ['Ines: Tom prefers tea, Leah.', '--', 'Ines: Tom prefers espresso now, Leah.'],
    holds: ['Tom preference/drink = tea (by Ines, past)', 'Tom preference/drink = espresso (by Ines)'],
  },
  {
    name: 'two reporters who differ',
    lines: ['Leah: Tom prefers tea, Ines.', '--', 'Ines: Tom prefers cocoa, Leah.'],
    holds: ['Tom preference/drink = tea (by Leah)'],
  },
  {
    name: 'a report of a move',
    lines: ['Tom: I live in Leeds, Ines.', '--', 'Ines: Tom moved to Ghent, Leah.'],
    holds: ['Tom location/home = in Leeds'],
  },
  {
    name: 'a move',
    lines: ['Tom: I live in Leeds, Ines.', '--', 'Tom: I moved to Ghent last week, Ines.'],
    holds: ['Tom location/home = in Leeds (past)', 'Tom location/home = in Ghent'],
  },
  {
    name: 'the same said by two people is two matters',
    lines: ["Tom: I'm vegan, Ines.", '--', "Ines: I'm not vegan, Tom."],
    holds: ['Tom diet/regime = vegan', 'Ines diet/regime = not vegan'],
  },
  {
    name: 'two wishes about one thing',
    lines: ['Tom: I want the heating at 20, Ines.', '--', 'Ines: I want the heating at 24, Tom.'],
    holds: ['Tom setting/heating = at 20', 'Ines setting/heating = at 24'],
  },
  {
    name: 'likings beside each other',
    lines: ['Tom: I like cats, Ines.', '--', 'Tom: I like dogs, Ines.'],
    holds: ['Tom like/cat = cats', 'Tom like/dog = dogs'],
  },
  {
    name: 'a liking and an unlike dislike',
    lines: ['Tom: I love hiking, Ines.', '--', "Tom: I don't like running, Ines."],
    holds: ['Tom like/hiking = hiking', 'Tom like/running = not running'],
  },
  {
    name: 'unrelated facts',
    lines: ['Tom: My shoe size is 42, Ines.', '--', 'Tom: I have a cat, Ines.', '--', 'Tom: I prefer the window seat.'],
    holds: ['Tom detail/shoe-size = 42', 'Tom possession/cat = a cat', 'Tom preference/seat = the window seat'],
  },
  {
    name: 'meals are not each other',
    lines: ['Tom: For breakfast I prefer porridge, Ines.', '--', 'Tom: For dinner I prefer soup, Ines.'],
    holds: ['Tom preference/breakfast = porridge', 'Tom preference/dinner = soup'],
  },
  {
    name: 'something given up',
    lines: ['Tom: I play the violin, Ines.', '--', 'Tom: I no longer play the violin, Ines.'],
    holds: ['Tom hobby/violin = the violin (past)', 'Tom hobby/violin = no longer the violin'],
  },
  {
    name: 'a change that names its predecessor',
    lines: ['Tom: I prefer coffee, Ines.', '--', 'Tom: I changed my mind about coffee: I prefer tea, Ines.'],
    holds: ['Tom preference/drink = coffee (past)', 'Tom preference/drink = tea'],
  },
  {
    name: 'a change takes the matter of its predecessor',
    lines: [
      'Tom: With the pizza, I prefer olives.',
      '--',
      'Tom: I have gone off olives, these days I prefer artichokes.',
    ],
    holds: ['Tom preference/pizza = olives (past)', 'Tom preference/pizza = artichokes'],
  },
  {
    name: 'numbers of a person',
    lines: ['Tom: My phone number is 555 1234, Ines.', '--', 'Tom: My phone number is 555 9999, Ines.'],
    holds: ['Tom detail/phone-number = 555 1234 (past)', 'Tom detail/phone-number = 555 9999'],
  },
  {
    name: 'a favourite that changes',
    lines: ['Tom: My favourite colour is green, Ines.', '--', 'Tom: My favourite colour is blue now, Ines.'],
    holds: ['Tom favourite/colour = green (past)', 'Tom favourite/colour = blue'],
  },
  {
    name: 'an order corrected at once',
    lines: ['Tom: The lamp is too dim. Set it to eight, Ines.', 'Ines: Fine.', 'Tom: No, make it 6.'],
    holds: ['Tom setting/lamp = 8 (past)', 'Tom setting/lamp = 6'],
  },
  {
    name: 'an order for somebody else',
    lines: ["Ines: Set Leah's seat to 24, Tom."],
    holds: ['Leah setting/seat = 24 (by Ines)'],
  },
];

/** Chinese dialogues of the same kinds. */
export const chineseLaws: readonly ChangeLaw[] = [
  {
    name: '换了住处',
    lines: ['Tom: 我住在上海。', '--', 'Tom: 我搬到北京了。'],
    holds: ['Tom location/home = 上海 (past)', 'Tom location/home = 北京'],
  },
  {
    name: '换了工作',
    lines: ['Tom: 我在学校工作。', '--', 'Tom: 我在医院工作。'],
    holds: ['Tom work/place = 学校 (past)', 'Tom work/place = 医院'],
  },
  {
    name: '更正过敏',
    lines: ['Tom: 我对花生过敏。', '--', 'Tom: 我对花生不过敏。'],
    holds: ['Tom allergy/花生 = 花生 (past)', 'Tom allergy/花生 = 不再花生'],
  },
  {
    name: '两种过敏',
    lines: ['Tom: 我对花生过敏。', '--', 'Tom: 我对牛奶过敏。'],
    holds: ['Tom allergy/花生 = 花生', 'Tom allergy/牛奶 = 牛奶'],
  },
  {
    name: '不再喜欢',
    lines: ['Tom: 我喜欢喝茶。', '--', 'Tom: 我不喜欢喝茶了。'],
    holds: ['Tom like/喝茶 = 喝茶 (past)', 'Tom like/喝茶 = 不喝茶'],
  },
  {
    name: '又喜欢了',
    lines: ['Tom: 我喜欢走路。', '--', 'Tom: 我不喜欢走路了。', '--', 'Tom: 我喜欢走路。'],
    holds: ['Tom like/走路 = 走路 (past)', 'Tom like/走路 = 不走路 (past)', 'Tom like/走路 = 走路'],
  },
  {
    name: '就今天',
    lines: ['Tom: 我喜欢茶。', '--', 'Tom: 就今天，我要咖啡，不要茶。'],
    holds: ['Tom like/茶 = 茶', 'Tom like/茶@这一次 = 咖啡'],
  },
  {
    name: '说到早饭',
    lines: ['Tom: 说到早饭，我要小米粥。', '--', 'Tom: 说到早饭，我换了，油条，不要小米粥了。'],
    holds: ['Tom preference/早饭 = 小米粥 (past)', 'Tom preference/早饭 = 油条'],
  },
  {
    name: '换掉说过的',
    lines: ['Tom: 说到热饮，我要姜茶。', '--', 'Tom: 我不要姜茶了，以后改成大麦茶。'],
    holds: ['Tom preference/热饮 = 姜茶 (past)', 'Tom preference/热饮 = 大麦茶'],
  },
  {
    name: '从一样换成另一样',
    lines: ['Tom: 说到热饮，我要咖啡。', '--', 'Tom: 我从咖啡换成茶了。'],
    holds: ['Tom preference/热饮 = 咖啡 (past)', 'Tom preference/热饮 = 茶'],
  },
  {
    name: '两个人不一样',
    lines: ['Ines: 我喜欢茶。', '--', 'Tom: 我不喜欢茶。'],
    holds: ['Ines like/茶 = 茶', 'Tom like/茶 = 不茶'],
  },
  {
    name: '两样都喜欢',
    lines: ['Tom: 我喜欢猫。', '--', 'Tom: 我喜欢狗。'],
    holds: ['Tom like/猫 = 猫', 'Tom like/狗 = 狗'],
  },
  {
    name: '老家和住处',
    lines: ['Tom: 我是上海人。', '--', 'Tom: 我住在北京。'],
    holds: ['Tom origin = 上海人', 'Tom location/home = 北京'],
  },
  {
    name: '养猫和住处',
    lines: ['Tom: 我养了一只猫。', '--', 'Tom: 我住在上海。'],
    holds: ['Tom pet/一只猫 = 一只猫', 'Tom location/home = 上海'],
  },
];
