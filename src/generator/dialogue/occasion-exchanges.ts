import { fillSlots } from '../phrase.js';
import type { WorldEvent } from '../world/world.js';
import { type Draft, nameFor, type Scene } from './draft.js';

type EventOf<K extends WorldEvent['kind']> = Extract<WorldEvent, { kind: K }>;

/** Two people and something that is not for the others. */
export function tellSecret(scene: Scene, { teller, hearer, fact }: EventOf<'secret'>): Draft[] {
  const tell: Draft = {
    speaker: teller,
    to: [hearer],
    core: scene.say(scene.talk.occasions.confide, { v: fact.value }),
    act: 'confide',
    calling: 0.9,
    asserts: [fact.key],
    gist: { verb: 'said', clause: '', about: scene.talk.occasions.gists.confidence },
  };
  const promise: Draft = {
    speaker: hearer,
    to: [teller],
    core: scene.say(scene.talk.occasions.promise),
    act: 'promise',
    answers: 0,
    opener: 'surprise',
  };
  return [tell, promise];
}

/** Somebody who is not there sends word. */
export function tellAbsence(scene: Scene, { person, teller, fact, reason }: EventOf<'absence'>): Draft[] {
  const name = nameFor(teller, person);
  const { she } = scene.language.sentences.pronoun(person);
  const { gists } = scene.talk.occasions;
  const tell: Draft = {
    speaker: teller,
    to: 'everyone',
    core: scene.say(scene.talk.occasions.absent, { name, v: fact.value, she }),
    act: 'report',
    opener: 'start',
    asserts: [fact.key],
    mentions: [person],
    gist: { verb: 'said', clause: fillSlots(gists.missing, { name: person.firstName }), about: person.firstName },
    tail: scene.say(scene.talk.occasions.absentTails, { she, when: reason }),
  };
  const speaker = scene.other(teller);
  const react: Draft = {
    speaker,
    to: [teller],
    core: scene.say(scene.talk.occasions.pity),
    act: 'react',
    answers: 0,
    opener: 'surprise',
  };
  return [tell, react];
}

/** A new person says hello. */
export function tellNewcomer(scene: Scene, { person, host }: EventOf<'newcomer'>): Draft[] {
  const hello: Draft = {
    speaker: person,
    to: 'everyone',
    core: scene.say(scene.talk.occasions.hello, {
      name: person.nickname ?? person.firstName,
      role: person.role,
    }),
    act: 'introduce',
    mentions: [person],
    gist: { verb: 'said', clause: scene.talk.occasions.gists.hello, about: scene.talk.occasions.gists.newFace },
  };
  const welcome: Draft = {
    speaker: host,
    to: [person],
    core: scene.say(scene.talk.occasions.welcome),
    act: 'welcome',
    answers: 0,
    calling: 0.8,
  };
  const thanks: Draft = {
    speaker: person,
    to: [host],
    core: scene.say(scene.talk.occasions.newcomerThanks),
    act: 'answer',
    answers: 1,
    opener: 'thanks',
  };
  return [hello, welcome, thanks];
}

/** Somebody shows a picture. What it shows is in its caption only. */
export function showPicture(scene: Scene, { person, picture, fact, imageId }: EventOf<'picture'>): Draft[] {
  const hearer = scene.other(person);
  const show: Draft = {
    speaker: person,
    to: scene.draw.chance(0.4) ? 'everyone' : [hearer],
    core: scene.say(scene.talk.occasions.show, { np: picture.name }),
    act: 'show',
    image: { id: imageId, uri: `images/${imageId}.png`, caption: `${capitalOf(picture.name)}: ${fact.value}` },
    asserts: [fact.key],
    gist: {
      verb: 'said',
      clause: fillSlots(scene.talk.occasions.gists.showed, { np: picture.name }),
      about: picture.name,
    },
  };
  const react: Draft = {
    speaker: hearer,
    to: [person],
    core: scene.say(scene.talk.occasions.pictureReactions),
    act: 'react',
    answers: 0,
  };
  const reply: Draft = {
    speaker: person,
    to: [hearer],
    core: scene.say(scene.talk.occasions.pictureReplies),
    act: 'answer',
    answers: 1,
    opener: 'agree',
  };
  return [show, react, reply];
}

function capitalOf(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
