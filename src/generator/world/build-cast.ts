import type { Draw } from '../draw.js';
import type { CastMember } from '../scenario.js';
import type { Theme } from './theme.js';

/** First and last names of one origin. */
export interface NameOrigin {
  origin: string;
  she: readonly string[];
  he: readonly string[];
  last: readonly string[];
}

/** The names of a language and how they are used. */
export interface CastNames {
  origins: readonly NameOrigin[];
  fullName(first: string, last: string): string;
  /** What friends say instead of the first name, if they do. */
  nickname(first: string, last: string, draw: Draw): string | undefined;
  /** What one of two people of one first name goes by. */
  namesake(first: string, last: string, draw: Draw): string;
  /** Kin words for a parent, and for somebody older outside the closest family. */
  parent: Readonly<Record<'she' | 'he', readonly string[]>>;
  elder: Readonly<Record<'she' | 'he', readonly string[]>>;
}

const pronouns = ['she', 'he'] as const;

/** Four to six people of a setting: names of several origins, sometimes one first name twice, a family with kin words. */
export function buildCast(names: CastNames, theme: Theme, sessionCount: number, draw: Draw): CastMember[] {
  const size = draw.pick([4, 5, 5, 5, 6]);
  const roles = draw.sample(theme.roles, size);
  const origins = drawOrigins(names, size, draw);
  const familyOrigin = origins[0] as NameOrigin;
  const familySize = theme.household ? 3 : draw.chance(0.3) ? 2 : 0;
  const familyName = draw.pick(familyOrigin.last);
  const taken = new Set<string>();
  const cast = roles.map((role, position): CastMember => {
    const inFamily = position < familySize;
    const origin = inFamily ? familyOrigin : (origins[position] as NameOrigin);
    const sex = draw.pick(pronouns);
    const free = origin[sex].filter((name) => !taken.has(name));
    const firstName = draw.pick(free.length > 0 ? free : origin[sex]);
    taken.add(firstName);
    const lastNames = origin.last.filter((name) => inFamily || name !== familyName);
    const lastName = inFamily ? familyName : draw.pick(lastNames);
    const nickname = names.nickname(firstName, lastName, draw);
    return {
      key: `p${position + 1}`,
      fullName: names.fullName(firstName, lastName),
      firstName,
      lastName,
      ...(nickname === undefined ? {} : { nickname }),
      pronoun: sex,
      origin: origin.origin,
      role,
      calls: {},
      joinsAt: 0,
    };
  });
  return withNewcomer(withNamesake(names, withKin(names, cast, familySize, draw), draw), sessionCount, draw);
}

function drawOrigins({ origins }: CastNames, size: number, draw: Draw): NameOrigin[] {
  const drawn = draw.sample(origins, size);
  return Array.from({ length: size }, (_, place) => drawn[place % drawn.length] as NameOrigin);
}

/** A parent or grandparent whom the younger ones call by the kin word; two grown members stay on first names. */
function withKin(names: CastNames, cast: readonly CastMember[], familySize: number, draw: Draw): CastMember[] {
  if (familySize < 3) return [...cast];
  const [elder, other] = cast as [CastMember, CastMember, ...CastMember[]];
  const wordFor = (member: CastMember, words: CastNames['parent']) => {
    return draw.pick(member.pronoun === 'she' ? words.she : words.he);
  };
  const calls: Record<string, string> = { [elder.key]: wordFor(elder, names.parent) };
  if (draw.chance(0.5)) calls[other.key] = wordFor(other, names.elder);
  return cast.map((member, position) => (position === 2 ? { ...member, calls } : member));
}

/** Sometimes two people outside the family share a first name; one of them then goes by another name. */
function withNamesake(names: CastNames, cast: readonly CastMember[], draw: Draw): CastMember[] {
  const [, , , candidate] = cast;
  const model = cast.find((member) => {
    return member.nickname === undefined && member.key !== candidate?.key && member.lastName !== candidate?.lastName;
  });
  if (candidate === undefined || model === undefined || !draw.chance(0.3)) return [...cast];
  return cast.map((member) =>
    member === candidate
      ? {
          ...candidate,
          firstName: model.firstName,
          fullName: names.fullName(model.firstName, candidate.lastName),
          pronoun: model.pronoun,
          nickname: names.namesake(model.firstName, candidate.lastName, draw),
        }
      : member,
  );
}

function withNewcomer(cast: readonly CastMember[], sessionCount: number, draw: Draw): CastMember[] {
  if (cast.length < 5 || sessionCount < 4) return [...cast];
  const joinsAt = draw.between(2, Math.max(2, Math.floor(sessionCount / 2)));
  return cast.map((member, position) => (position === cast.length - 1 ? { ...member, joinsAt } : member));
}
