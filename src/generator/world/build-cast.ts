import type { Draw } from '../draw.js';
import type { CastMember } from '../scenario.js';
import type { Theme } from '../themes/theme.js';
import { type NameOrigin, nameOrigins, nicknames } from './names.js';

const pronouns = ['she', 'he'] as const;

/** Four to six people of a setting: names of several origins, sometimes one first name twice, a family with kin words. */
export function buildCast(theme: Theme, sessionCount: number, draw: Draw): CastMember[] {
  const size = draw.pick([4, 5, 5, 5, 6]);
  const roles = draw.sample(theme.roles, size);
  const origins = draw.sample(nameOrigins, size);
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
    const short = nicknames[firstName];
    return {
      key: `p${position + 1}`,
      fullName: `${firstName} ${lastName}`,
      firstName,
      lastName,
      ...(short !== undefined && draw.chance(0.7) ? { nickname: short } : {}),
      pronoun: sex,
      origin: origin.origin,
      role,
      calls: {},
      joinsAt: 0,
    };
  });
  return withNewcomer(withNamesake(withKin(cast, familySize, draw), draw), sessionCount, draw);
}

/** A parent or grandparent whom the younger ones call by the kin word; two grown members stay on first names. */
function withKin(cast: readonly CastMember[], familySize: number, draw: Draw): CastMember[] {
  if (familySize < 3) return [...cast];
  const [elder, other] = cast as [CastMember, CastMember, ...CastMember[]];
  const wordOf = (member: CastMember) =>
    member.pronoun === 'she' ? draw.pick(['Mum', 'Mom', 'Mama']) : draw.pick(['Dad', 'Papa', 'Pop']);
  const calls: Record<string, string> = { [elder.key]: wordOf(elder) };
  if (draw.chance(0.5)) {
    calls[other.key] =
      other.pronoun === 'she' ? draw.pick(['Gran', 'Auntie', 'Nana']) : draw.pick(['Grandpa', 'Uncle', 'Opa']);
  }
  return cast.map((member, position) => (position === 2 ? { ...member, calls } : member));
}

/** Sometimes two people outside the family share a first name; one of them then goes by a short form of the last name. */
function withNamesake(cast: readonly CastMember[], draw: Draw): CastMember[] {
  const [, , , candidate] = cast;
  const model = cast.find((member) => member.nickname === undefined && member.key !== candidate?.key);
  if (candidate === undefined || model === undefined || !draw.chance(0.3)) return [...cast];
  const initial = `${model.firstName} ${candidate.lastName.charAt(0)}.`;
  return cast.map((member) =>
    member === candidate
      ? {
          ...candidate,
          firstName: model.firstName,
          fullName: `${model.firstName} ${candidate.lastName}`,
          pronoun: model.pronoun,
          nickname: draw.chance(0.5) ? candidate.lastName : initial.replace('.', ''),
        }
      : member,
  );
}

function withNewcomer(cast: readonly CastMember[], sessionCount: number, draw: Draw): CastMember[] {
  if (cast.length < 5 || sessionCount < 4) return [...cast];
  const joinsAt = draw.between(2, Math.max(2, Math.floor(sessionCount / 2)));
  return cast.map((member, position) => (position === cast.length - 1 ? { ...member, joinsAt } : member));
}
