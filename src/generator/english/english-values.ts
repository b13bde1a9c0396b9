import type { Draw } from '../draw.js';
import type { CastMember } from '../scenario.js';
import { drawDate } from '../world/calendar.js';
import { createValueSource, type ValueSource } from '../world/matter-values.js';
import type { Theme } from '../world/theme.js';
import { englishNameOrigins } from './english-names.js';

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;
const minutes = ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'] as const;
const currencies = ['euros', 'dollars', 'pounds'] as const;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Values of matters as English speakers say them. */
export function createEnglishValues(theme: Theme, cast: readonly CastMember[], draw: Draw): ValueSource {
  const currency = draw.pick(currencies);
  const castNames = new Set(cast.flatMap((member) => [member.firstName, member.lastName]));
  return createValueSource(
    {
      price: (amount) => `${amount} ${currency}`,
      propose(seed, start) {
        switch (seed.kind) {
          case 'time':
            return `${draw.between(6, 21)}:${draw.pick(minutes)}`;
          case 'day':
            return drawDay(start, draw);
          case 'place':
            return draw.pick(theme.places);
          case 'count': {
            const count = draw.between(3, 48);
            return numberWords[count] ?? String(count);
          }
          case 'code':
            return `${seed.options[0] ?? 'number'} ${draw.between(11, 989)}`;
          case 'who':
            return drawOutsider(castNames, draw);
          case 'cost':
            return `${draw.between(4, 96) * (draw.chance(0.5) ? 10 : 5)} ${currency}`;
          default:
            return draw.pick(seed.options);
        }
      },
    },
    draw,
  );
}

/** As people say it: "Thursday the 14th". */
function drawDay(after: string, draw: Draw): string {
  const date = drawDate(after, draw);
  const day = date.getUTCDate();
  return `${weekdays[date.getUTCDay()]} the ${day}${ordinalEnding(day)}`;
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

function drawOutsider(castNames: ReadonlySet<string>, draw: Draw): string {
  const origin = draw.pick(englishNameOrigins);
  const last = draw.pick(origin.last.filter((name) => !castNames.has(name)));
  const sex = draw.pick(['she', 'he'] as const);
  const first = draw.pick(origin[sex].filter((name) => !castNames.has(name)));
  return draw.pick([`${sex === 'she' ? 'Mrs' : 'Mr'} ${last}`, `${first} ${last}`, `old ${last}`, `Dr ${last}`]);
}
