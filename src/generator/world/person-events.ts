import type { CastMember, WorldFact } from '../scenario.js';
import type { PreferenceAttribute } from './theme.js';
import type { WorldStage } from './world-stage.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Adds what people like, who they are, what they keep quiet, who comes new and who is missing. */
export function addPersonEvents(stage: WorldStage): void {
  addPreferenceRounds(stage);
  addSinglePreferences(stage);
  addBackgrounds(stage);
  addPictures(stage);
  addSecret(stage);
  for (const [session, there] of stage.present.entries()) addAbsence(stage, session, there);
  const newcomer = stage.cast.find((member) => member.joinsAt > 0);
  if (newcomer !== undefined) {
    const others = (stage.present[newcomer.joinsAt] ?? []).filter((member) => member !== newcomer);
    stage.add({ kind: 'newcomer', session: newcomer.joinsAt, person: newcomer, host: stage.draw.pick(others) });
  }
}

const usual = (stage: WorldStage, session: number, person: CastMember, attribute: PreferenceAttribute, value: string) =>
  stage.facts.add(session, person.key, attribute.key, value, 'preference', person.key);

/** Two attributes about which everybody present speaks in turn; later one changes for good and one for a single day. */
function addPreferenceRounds(stage: WorldStage): void {
  const { draw, starts } = stage;
  const attributes = draw.sample(stage.language.subjects.preferences, 2);
  for (const [position, attribute] of attributes.entries()) {
    const latest = Math.max(0, Math.floor(starts.length / 2));
    const whole = stage.present.flatMap((there, session) =>
      there.length >= stage.cast.length - 1 && session <= latest ? [session] : [],
    );
    const session = whole.length > 0 ? draw.pick(whole) : Math.min(latest, starts.length - 1);
    const there = stage.present[session] ?? [];
    const values = draw.sample(attribute.values, there.length);
    const facts = there.map((person, index) => usual(stage, session, person, attribute, values[index] ?? ''));
    stage.add({ kind: 'prefer-round', session, attribute, host: draw.pick(there), facts });
    const [changing, excepting] = draw.sample(there, 2);
    if (position === 0) laterPreference(stage, attribute, session, changing, facts);
    laterException(stage, attribute, session, excepting, facts);
  }
}

function laterPreference(
  stage: WorldStage,
  attribute: PreferenceAttribute,
  session: number,
  person: CastMember | undefined,
  facts: readonly WorldFact[],
): void {
  const when = laterSession(stage, session, person);
  const before = facts.find((fact) => fact.subject === person?.key);
  if (when === undefined || person === undefined || before === undefined) return;
  const taken = new Set(facts.map((fact) => fact.value));
  const free = attribute.values.filter((value) => !taken.has(value));
  if (free.length === 0) return;
  const fact = usual(stage, when, person, attribute, stage.draw.pick(free));
  stage.facts.supersede(before, fact, when);
  stage.add({ kind: 'prefer', session: when, attribute, person, before, fact });
}

function laterException(
  stage: WorldStage,
  attribute: PreferenceAttribute,
  session: number,
  person: CastMember | undefined,
  facts: readonly WorldFact[],
): void {
  const when = laterSession(stage, session, person);
  const base = facts.find((fact) => fact.subject === person?.key);
  if (when === undefined || person === undefined || base?.supersededBy !== undefined || base === undefined) return;
  const free = attribute.values.filter((value) => !facts.some((fact) => fact.value === value));
  if (free.length === 0) return;
  const validTo = new Date(Date.parse(stage.starts[when] ?? '') + DAY_MS).toISOString();
  const fact = stage.facts.add(when, person.key, attribute.key, stage.draw.pick(free), 'preference', person.key, {
    temporary: true,
    validTo,
  });
  const reason = stage.draw.pick(stage.theme.reasons);
  stage.add({ kind: 'exception', session: when, attribute, person, usual: base, fact, reason });
}

function laterSession(stage: WorldStage, session: number, person: CastMember | undefined): number | undefined {
  const later = stage.present.flatMap((there, index) =>
    index > session && there.some((member) => member === person) ? [index] : [],
  );
  return later.length === 0 ? undefined : stage.draw.pick(later);
}

/** Preferences that one person drops into the talk. */
function addSinglePreferences(stage: WorldStage): void {
  const { draw, starts } = stage;
  const known = new Set(stage.facts.all().map((fact) => fact.attribute));
  const free = draw.shuffle(stage.language.subjects.preferences.filter((attribute) => !known.has(attribute.key)));
  for (let index = 0; index < Math.ceil(starts.length * 0.7); index += 1) {
    const attribute = free[index % free.length] as PreferenceAttribute;
    const session = draw.between(0, starts.length - 1);
    const person = draw.pick(stage.present[session] ?? []);
    const taken = stage.facts.all().filter((fact) => fact.attribute === attribute.key);
    if (taken.some((fact) => fact.subject === person.key)) continue;
    const value = draw.pick(attribute.values.filter((entry) => !taken.some((fact) => fact.value === entry)));
    stage.add({ kind: 'prefer', session, attribute, person, fact: usual(stage, session, person, attribute, value) });
  }
}

function addBackgrounds(stage: WorldStage): void {
  const { draw, starts } = stage;
  const used = new Set<string>();
  for (let index = 0; index < starts.length * 1.4; index += 1) {
    const attribute = draw.pick(stage.language.subjects.backgrounds);
    const session = draw.between(0, starts.length - 1);
    const [person, teller] = draw.sample(stage.present[session] ?? [], 2) as [CastMember, CastMember];
    const value = draw.pick(attribute.values);
    if (used.has(`${person.key} ${attribute.key}`) || used.has(value)) continue;
    used.add(`${person.key} ${attribute.key}`).add(value);
    const isOwn = draw.chance(0.75);
    const speaker = isOwn ? person : teller;
    const fact = stage.facts.add(session, person.key, attribute.key, value, 'background', speaker.key);
    stage.add({ kind: 'background', session, attribute, person, teller: speaker, fact });
  }
}

function addPictures(stage: WorldStage): void {
  const { draw, theme, starts } = stage;
  for (const [index, picture] of draw.shuffle(theme.pictures).entries()) {
    const session = draw.between(0, starts.length - 1);
    const person = draw.pick(stage.present[session] ?? []);
    const detail = draw.pick(picture.details);
    const fact = stage.facts.add(session, `picture-${index + 1}`, picture.name, detail, 'picture', person.key);
    stage.add({
      kind: 'picture',
      session,
      person,
      picture,
      fact,
      imageId: `IMG_${String(index + 1).padStart(3, '0')}`,
    });
  }
}

function addSecret(stage: WorldStage): void {
  const { draw, starts } = stage;
  const session = draw.between(Math.min(1, starts.length - 1), starts.length - 1);
  const [teller, hearer] = draw.sample(stage.present[session] ?? [], 2) as [CastMember, CastMember];
  const [topic, value] = draw.pick(stage.language.subjects.secrets);
  const knownTo = [teller.key, hearer.key];
  const fact = stage.facts.add(session, teller.key, `secret-${topic}`, value, 'secret', teller.key, { knownTo });
  stage.add({ kind: 'secret', session, teller, hearer, fact });
}

function addAbsence(stage: WorldStage, session: number, there: readonly CastMember[]): void {
  const { draw } = stage;
  const missing = stage.cast.find((member) => member.joinsAt <= session && !there.includes(member));
  if (missing === undefined) return;
  const reason = draw.pick(stage.language.subjects.absences);
  const fact = stage.facts.add(
    session,
    missing.key,
    `absence-${session + 1}`,
    reason,
    'report',
    (there[0] as CastMember).key,
  );
  const teller = draw.pick(there);
  Object.assign(fact, { source: teller.key });
  stage.add({
    kind: 'absence',
    session,
    person: missing,
    teller,
    fact,
    reason: draw.pick(stage.language.subjects.returns),
  });
}
