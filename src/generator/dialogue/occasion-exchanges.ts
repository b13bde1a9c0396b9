import type { WorldEvent } from '../world/world.js';
import { type Draft, nameFor, type Scene } from './draft.js';
import { reactions } from './talk-phrases.js';

type EventOf<K extends WorldEvent['kind']> = Extract<WorldEvent, { kind: K }>;

/** Two people and something that is not for the others. */
export function tellSecret(scene: Scene, { teller, hearer, fact }: EventOf<'secret'>): Draft[] {
  const tell: Draft = {
    speaker: teller,
    to: [hearer],
    core: scene.say(
      [
        '{this stays between us|keep it to yourself|not a word to the rest}: there is <v>',
        "{between you and me|don't tell the others}, it is about <v>",
      ],
      { v: fact.value },
    ),
    act: 'confide',
    calling: 0.9,
    asserts: [fact.key],
    gist: { verb: 'said', clause: '', about: 'something in confidence' },
  };
  const promise: Draft = {
    speaker: hearer,
    to: [teller],
    core: scene.say([
      '{my lips are sealed|I will not breathe a word|nobody hears it from me}, {I promise|you can rely on it}',
      '{wow|oh my}, {I am good at keeping quiet|not a soul will know}',
    ]),
    act: 'promise',
    answers: 0,
    opener: 'surprise',
  };
  return [tell, promise];
}

/** Somebody who is not there sends word. */
export function tellAbsence(scene: Scene, { person, teller, fact, reason }: EventOf<'absence'>): Draft[] {
  const name = nameFor(teller, person);
  const she = person.pronoun;
  const tell: Draft = {
    speaker: teller,
    to: 'everyone',
    core: scene.say(
      [
        "<name> {can't make it|won't be here} {today|this time}, there was <v>",
        '<name> {called|wrote} {earlier|just now}: <v>, so <she> {stays away|is not coming}',
      ],
      { name, v: fact.value, she },
    ),
    act: 'report',
    opener: 'start',
    asserts: [fact.key],
    mentions: [person],
    gist: { verb: 'said', clause: `why ${person.firstName} was missing`, about: person.firstName },
    tail: scene.say(
      ["<she> said, '{I will be there|count me in|save me a seat} <when>'", '{and|oh, and} <she> asked us to <chore>'],
      { she, when: reason },
    ),
  };
  const speaker = scene.other(teller);
  const react: Draft = {
    speaker,
    to: [teller],
    core: scene.say([
      '{poor thing|that is a pity|not again}, {should one of us call|give my best|I hope it is nothing worse}',
      ...reactions,
    ]),
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
    core: scene.say(
      [
        "{hello|hi}, {I'm|I am|my name is} <name>, {the new|I am your} <role>",
        '{good to meet you all|nice to be here}, {I am|call me} <name>, {I join you as|I come as} <role>',
      ],
      {
        name: person.nickname ?? person.firstName,
        role: person.role,
      },
    ),
    act: 'introduce',
    mentions: [person],
    gist: { verb: 'said', clause: 'hello as the new one', about: 'the new face' },
  };
  const welcome: Draft = {
    speaker: host,
    to: [person],
    core: scene.say([
      '{welcome|good to have you}, {just ask if anything is unclear|we are a noisy lot|you will know us in no time}',
      '{lovely that you came|we were short of hands}, {sit anywhere|have a seat}',
    ]),
    act: 'welcome',
    answers: 0,
    calling: 0.8,
  };
  const thanks: Draft = {
    speaker: person,
    to: [host],
    core: scene.say([
      '{I will do my best|I hope I can keep up}, {what is first|where do I start}?',
      '{that is kind|how kind}, {I brought biscuits|I have a hundred questions}',
    ]),
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
    core: scene.say(
      [
        '{look|here|have a look}, {this is|I took a picture of|that is} <np>',
        '{I want to show you|let me show you|can you see} <np>, {it is on my phone|here on the screen}',
      ],
      { np: picture.name },
    ),
    act: 'show',
    image: { id: imageId, uri: `images/${imageId}.png`, caption: `${capitalOf(picture.name)}: ${fact.value}` },
    asserts: [fact.key],
    gist: { verb: 'said', clause: `to look at ${picture.name}`, about: picture.name },
  };
  const react: Draft = {
    speaker: hearer,
    to: [person],
    core: scene.say([
      '{oh|ah}, {that is lovely|that is something|I did not expect that}, {who made it|when was that|can you send it to me}?',
      '{zoom in|wait, go back|show me again}, {I want to see the corner|is that what I think it is}?',
      '{very nice|hm, interesting|not bad at all}, {it looks bigger than I thought|the light is odd}',
    ]),
    act: 'react',
    answers: 0,
  };
  const reply: Draft = {
    speaker: person,
    to: [hearer],
    core: scene.say([
      '{I will|let me} send it {round|to you} {tonight|right away}',
      '{from this morning|I took it yesterday|a friend sent it}, {more or less by accident|with cold fingers}',
    ]),
    act: 'answer',
    answers: 1,
    opener: 'agree',
  };
  return [show, react, reply];
}

function capitalOf(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
