import type { Draw } from '../draw.js';
import type { CastMember } from '../scenario.js';
import type { MatterSeed, Theme } from '../themes/theme.js';
import { drawDay } from './calendar.js';
import { nameOrigins } from './names.js';

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

/** Draws values of matters; within a scenario no value is drawn twice as long as there are others. */
export interface ValueSource {
  of(seed: MatterSeed, sessionStart: string): string;
  /** Another value, for a price not far from the former one. */
  near(seed: MatterSeed, sessionStart: string, former: string): string;
}

/** A value source for one scenario. Names of outsiders are none of the cast's. */
export function createValueSource(theme: Theme, cast: readonly CastMember[], draw: Draw): ValueSource {
  const used = new Set<string>();
  const currency = draw.pick(currencies);
  const castNames = new Set(cast.flatMap((member) => [member.firstName, member.lastName]));
  const propose = (seed: MatterSeed, start: string): string => {
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
  };
  const of = (seed: MatterSeed, start: string): string => {
    let value = propose(seed, start);
    for (let attempt = 0; attempt < 40 && used.has(value); attempt += 1) value = propose(seed, start);
    used.add(value);
    return value;
  };
  return {
    of,
    near(seed, start, former) {
      if (seed.kind !== 'cost') return of(seed, start);
      const amount = Number.parseInt(former, 10);
      const value = `${Math.max(5, Math.round((amount * draw.pick([0.75, 0.85, 1.1, 1.2, 1.35])) / 5) * 5)} ${currency}`;
      used.add(value);
      return value;
    },
  };
}

function drawOutsider(castNames: ReadonlySet<string>, draw: Draw): string {
  const origin = draw.pick(nameOrigins);
  const last = draw.pick(origin.last.filter((name) => !castNames.has(name)));
  const sex = draw.pick(['she', 'he'] as const);
  const first = draw.pick(origin[sex].filter((name) => !castNames.has(name)));
  return draw.pick([`${sex === 'she' ? 'Mrs' : 'Mr'} ${last}`, `${first} ${last}`, `old ${last}`, `Dr ${last}`]);
}
