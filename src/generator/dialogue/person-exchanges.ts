import { fillSlots } from '../phrase.js';
import type { PersonTalk } from '../phrases.js';
import type { CastMember } from '../scenario.js';
import type { WorldEvent } from '../world/world.js';
import { type Draft, nameFor, type Scene } from './draft.js';

type EventOf<K extends WorldEvent['kind']> = Extract<WorldEvent, { kind: K }>;

/** Somebody asks all; one after the other says what they like. */
export function tellPreferenceRound(scene: Scene, event: EventOf<'prefer-round'>): Draft[] {
  const { draw } = scene;
  const { host, attribute } = event;
  const ask: Draft = {
    speaker: host,
    to: 'everyone',
    core: scene.say(scene.talk.persons.askAll, {
      round: attribute.round,
    }),
    act: 'ask-all',
    gist: { verb: 'asked', clause: gistOf(scene, 'askAll', attribute.kind, host), about: attribute.kind },
  };
  const drafts: Draft[] = [ask];
  for (const fact of draw.shuffle(event.facts)) {
    const person = scene.present.find((member) => member.key === fact.subject) as CastMember;
    const own = person.key === host.key;
    const listener = own ? scene.other(host) : host;
    drafts.push({
      speaker: person,
      to: own ? 'everyone' : [host],
      core: scene.say(scene.talk.persons.prefer, { v: fact.value }),
      act: 'prefer',
      ...(own ? {} : { answers: 0 }),
      opener: own ? 'start' : draw.pick(['think', 'agree']),
      asserts: [fact.key],
      gist: {
        verb: 'said',
        clause: gistOf(scene, 'prefers', attribute.kind, person),
        about: gistOf(scene, 'liking', attribute.kind, person),
      },
      ...(draw.chance(0.5) ? { tail: scene.say(scene.talk.persons.preferTails) } : {}),
    });
    if (!own && draw.chance(0.35)) {
      drafts.push({
        speaker: host,
        to: [person],
        core: scene.say(scene.talk.persons.takeNote),
        act: 'take-note',
        answers: drafts.length - 1,
        opener: 'ack',
      });
    } else if (draw.chance(0.18) && listener !== person) {
      const teaser = scene.other(person, host);
      if (teaser.key !== person.key) {
        drafts.push({
          speaker: teaser,
          to: [person],
          core: scene.say(scene.talk.persons.tease),
          act: 'tease',
          answers: drafts.length - 1,
        });
      }
    }
  }
  return drafts;
}

/** Somebody says what they like, or like by now. */
export function tellPreference(scene: Scene, { attribute, person, before, fact }: EventOf<'prefer'>): Draft[] {
  const { draw } = scene;
  const hearer = scene.other(person);
  const changed = before !== undefined;
  const core = changed
    ? scene.say(scene.talk.persons.preferNow, { v: fact.value, old: before.value, kind: attribute.kind })
    : scene.say(scene.talk.persons.preferFirst, { v: fact.value, kind: attribute.kind });
  const tell: Draft = {
    speaker: person,
    to: [hearer],
    core,
    act: changed ? 'prefer-now' : 'prefer',
    opener: 'start',
    asserts: [fact.key],
    ...(before === undefined ? {} : { retracts: [before.key] }),
    gist: {
      verb: 'said',
      clause: gistOf(scene, 'likes', attribute.kind, person),
      about: gistOf(scene, 'liking', attribute.kind, person),
    },
    ...(draw.chance(0.4) ? { tail: scene.say(scene.talk.persons.preferTails) } : {}),
  };
  const react: Draft = {
    speaker: hearer,
    to: [person],
    core: scene.say(scene.talk.persons.preferReactions),
    act: 'react',
    answers: 0,
    opener: changed ? 'surprise' : 'ack',
  };
  return [tell, react];
}

/** For one day only it is something else. */
export function tellException(scene: Scene, { attribute, person, usual, fact, reason }: EventOf<'exception'>): Draft[] {
  const hearer = scene.other(person);
  const tell: Draft = {
    speaker: person,
    to: [hearer],
    core: scene.say(scene.talk.persons.except, { v: fact.value, old: usual.value }),
    act: 'except',
    opener: 'start',
    asserts: [fact.key],
    gist: {
      verb: 'said',
      clause: gistOf(scene, 'needed', '', person),
      about: gistOf(scene, 'liking', attribute.kind, person),
    },
    tail: scene.say(scene.talk.persons.exceptTails, { why: reason }),
  };
  const react: Draft = {
    speaker: hearer,
    to: [person],
    core: scene.say(scene.talk.persons.exceptConfirm),
    act: 'confirm',
    answers: 0,
    opener: 'ack',
  };
  return [tell, react];
}

/** Somebody tells of their own life, or of another's. */
export function tellBackground(scene: Scene, { attribute, person, teller, fact }: EventOf<'background'>): Draft[] {
  const { draw } = scene;
  const own = person.key === teller.key;
  const hearer = scene.other(person, teller);
  const name = nameFor(teller, person);
  const core = own
    ? scene.say([attribute.states], { v: fact.value })
    : scene.say([attribute.reports], { v: fact.value, name });
  const gistName = own ? scene.language.sentences.pronoun(person).she : person.firstName;
  const tell: Draft = {
    speaker: teller,
    to: [hearer],
    core,
    act: own ? 'tell-self' : 'tell-other',
    opener: 'start',
    asserts: [fact.key],
    ...(own ? {} : { mentions: [person] }),
    gist: { verb: 'said', clause: '', about: `${gistName} ${attribute.key}` },
    ...(draw.chance(0.5) ? { tail: scene.say(scene.talk.persons.backgroundTails) } : {}),
  };
  const react: Draft = {
    speaker: hearer,
    to: [teller],
    core: scene.say(scene.talk.persons.backgroundReactions),
    act: 'react',
    answers: 0,
    opener: 'surprise',
  };
  const more: Draft = {
    speaker: teller,
    to: [hearer],
    core: scene.say(scene.talk.persons.backgroundMore),
    act: 'answer',
    answers: 1,
    opener: 'think',
  };
  if (!own && draw.chance(0.7)) {
    return [
      tell,
      {
        ...more,
        speaker: person,
        to: [teller],
        answers: 0,
        core: scene.say(scene.talk.persons.backgroundProtest),
      },
    ];
  }
  return draw.chance(0.6) ? [tell, react, more] : [tell, react];
}

function gistOf(scene: Scene, gist: keyof PersonTalk['gists'], kind: string, person: CastMember): string {
  const { she } = scene.language.sentences.pronoun(person);
  return fillSlots(scene.talk.persons.gists[gist], { kind, she });
}
