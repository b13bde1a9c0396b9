import { describe, expect, it } from 'vitest';
import { factsOf, show } from '../../../../test/memory/dialogue.js';

const shown = (lines: readonly string[]) => factsOf(lines).map(show);

describe('a Chinese choice', () => {
  it('takes the matter of the question it answers, some turns later too', () => {
    expect(
      shown([
        'Tom > all: 先别走，你们要哪种热饮？',
        'Ines > Tom: 我嘛，就菊花茶，谢谢。',
        'Priya > Tom: 姜茶最适合我。',
        'Oskar > Tom: 我选普洱，没二话。',
      ]),
    ).toEqual([
      'preference | Ines选菊花茶（问：你们要哪种热饮）。 | preference/热饮 = 菊花茶',
      'preference | Priya选姜茶（问：你们要哪种热饮）。 | preference/热饮 = 姜茶',
      'preference | Oskar选普洱（问：你们要哪种热饮）。 | preference/热饮 = 普洱',
    ]);
  });

  it('names what it replaces, what it is about, and that it holds once', () => {
    expect(
      shown([
        'Ines > Tom: 我烦了菊花茶，以后改成大麦茶。',
        'Priya > Tom: 说到热饮，我换了，热可可，不要姜茶了。',
        'Oskar > Tom: 我以前喜欢普洱，现在喜欢热牛奶。',
        'Oskar > Tom: 就今天，我要美式咖啡，不要热牛奶。',
      ]),
    ).toEqual([
      'preference | Ines选大麦茶，不要菊花茶。 | preference/大麦茶 = 大麦茶',
      'preference | Priya选热可可，不要姜茶（关于热饮）。 | preference/热饮 = 热可可',
      'preference | Oskar选热牛奶，不要普洱。 | preference/热牛奶 = 热牛奶',
      'preference | Oskar这一次选美式咖啡，不要热牛奶。 | preference/美式咖啡@这一次 = 美式咖啡',
    ]);
  });

  it('is none where nobody was asked to choose', () => {
    expect(
      shown(['Ines > Tom: 我要走了。', 'Tom > Ines: 我喜欢你的画。']).filter((line) => line.includes('选')),
    ).toEqual([]);
  });
});
