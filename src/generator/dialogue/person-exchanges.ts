import type { CastMember } from '../scenario.js';
import type { WorldEvent } from '../world/world.js';
import { type Draft, nameFor, type Scene } from './draft.js';

type EventOf<K extends WorldEvent['kind']> = Extract<WorldEvent, { kind: K }>;

const preferWays: readonly string[] = [
  'I prefer <v>{, if nobody minds|, to be honest|, always have|}',
  '{for me|in my case} {it is|make it|that would be} <v>{, please|}',
  '<v> {works best|is the thing|does it} for me',
  "{I'd go for|I'd rather have|I would take|my pick is} <v> {any day|every time|if I may}",
  "{put me down for|you can't go wrong with|I am happiest with} <v>",
];

/** Somebody asks all; one after the other says what they like. */
export function tellPreferenceRound(scene: Scene, event: EventOf<'prefer-round'>): Draft[] {
  const { draw } = scene;
  const { host, attribute } = event;
  const ask: Draft = {
    speaker: host,
    to: 'everyone',
    core: scene.say(
      ['{one question for all|before we go on|so I get it right|let me ask around}: <round>', '<round>'],
      {
        round: attribute.round,
      },
    ),
    act: 'ask-all',
    gist: { verb: 'asked', clause: `about the ${attribute.kind} everybody likes`, about: attribute.kind },
  };
  const drafts: Draft[] = [ask];
  for (const fact of draw.shuffle(event.facts)) {
    const person = scene.present.find((member) => member.key === fact.subject) as CastMember;
    const own = person.key === host.key;
    const listener = own ? scene.other(host) : host;
    drafts.push({
      speaker: person,
      to: own ? 'everyone' : [host],
      core: scene.say(preferWays, { v: fact.value }),
      act: 'prefer',
      ...(own ? {} : { answers: 0 }),
      opener: own ? 'start' : draw.pick(['think', 'agree']),
      asserts: [fact.key],
      gist: {
        verb: 'said',
        clause: `what ${attribute.kind} ${pronounOf(person)} ${person.pronoun === 'they' ? 'prefer' : 'prefers'}`,
        about: attribute.kind,
      },
      ...(draw.chance(0.5) ? { tail: scene.say(preferTails) } : {}),
    });
    if (!own && draw.chance(0.35)) {
      drafts.push({
        speaker: host,
        to: [person],
        core: scene.say([
          '{I will|let me} {note that|remember that|keep that in mind}',
          '{easy|that is easy enough|no trouble at all}',
          '{so that makes|that is} {one more|another way}, {fine|all right}',
        ]),
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
          core: scene.say([
            '{of course you do|why am I not surprised|since when}?',
            '{we are very different|my brother is the same|I could never}, {you know that|honestly|really}',
          ]),
          act: 'tease',
          answers: drafts.length - 1,
        });
      }
    }
  }
  return drafts;
}

const preferTails: readonly string[] = [
  '{anything else|the rest} {gets lost on me|makes me grumpy|is wasted on me|just confuses me}',
  "{I tried other ways|people keep offering me other things}, {it never lasts|it doesn't work|no luck}",
  'my {father|aunt|old boss} {taught me that|was the same}',
  "{that's|it's} been {so|like that} for {years|ages|as far back as I remember}",
  "{call me odd|don't laugh|I know, I know}, {but it helps|but there it is}",
];

/** Somebody says what they like, or like by now. */
export function tellPreference(scene: Scene, { attribute, person, before, fact }: EventOf<'prefer'>): Draft[] {
  const { draw } = scene;
  const hearer = scene.other(person);
  const changed = before !== undefined;
  const core = changed
    ? scene.say(
        [
          '{I have gone off|I gave up on|I am done with} <old>, {from now on|these days} {I prefer|it is} <v>',
          'when it comes to the <kind>, {I switched|I changed my mind}: <v> {instead of|rather than} <old>',
          'I used to like <old>, but {now|by now} {I prefer|it has to be} <v>',
        ],
        { v: fact.value, old: before.value, kind: attribute.kind },
      )
    : scene.say(
        [
          'with the <kind> {I am simple|I am picky}: {I prefer <v>|it has to be <v>|<v>, nothing else}',
          'my {usual|favourite} <kind> is <v>',
          'if it is about the <kind>, {I would always take|give me|I prefer} <v>',
        ],
        { v: fact.value, kind: attribute.kind },
      );
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
      clause: `which ${attribute.kind} ${pronounOf(person)} ${person.pronoun === 'they' ? 'like' : 'likes'}`,
      about: attribute.kind,
    },
    ...(draw.chance(0.4) ? { tail: scene.say(preferTails) } : {}),
  };
  const react: Draft = {
    speaker: hearer,
    to: [person],
    core: scene.say([
      "{I'll|let me} remember that {for next time|when I go shopping}",
      '{good to know|interesting}, {I had you down for something else|I would not have guessed}',
      "{since when|what happened}? {not that I mind|I'm only asking}",
    ]),
    act: 'react',
    answers: 0,
    opener: changed ? 'surprise' : 'ack',
  };
  return [tell, react];
}

/** For one day only it is something else. */
export function tellException(scene: Scene, { person, usual, fact, reason }: EventOf<'exception'>): Draft[] {
  const hearer = scene.other(person);
  const tell: Draft = {
    speaker: person,
    to: [hearer],
    core: scene.say(
      [
        '{just for today|only this once|just this one time}, {I will take|make it|I need} <v> instead of <old>',
        '{today|this time} {I need|it has to be} <v>, but {after that|next time} <old> again',
      ],
      { v: fact.value, old: usual.value },
    ),
    act: 'except',
    opener: 'start',
    asserts: [fact.key],
    gist: { verb: 'said', clause: `what ${pronounOf(person)} needed just this once`, about: usual.attribute },
    tail: scene.say(['{because|since} <why>', '<why>, {you see|that is why}'], { why: reason }),
  };
  const react: Draft = {
    speaker: hearer,
    to: [person],
    core: scene.say([
      '{so tomorrow|and next time} {back to normal|the usual again}, {right|I take it}?',
      "{only for today|just today}, {I've got that|understood}",
    ]),
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
  const gistName = own ? pronounOf(person) : person.firstName;
  const tell: Draft = {
    speaker: teller,
    to: [hearer],
    core,
    act: own ? 'tell-self' : 'tell-other',
    opener: 'start',
    asserts: [fact.key],
    ...(own ? {} : { mentions: [person] }),
    gist: { verb: 'said', clause: '', about: `${gistName} ${attribute.key}` },
    ...(draw.chance(0.5) ? { tail: scene.say(backgroundTails) } : {}),
  };
  const react: Draft = {
    speaker: hearer,
    to: [teller],
    core: scene.say([
      '{I never knew that|you never told me|how did I miss that}, {tell me more|go on|that is wonderful}',
      '{my cousin|a friend of mine|our old teacher} {is the same|has that too|would love that}',
      '{really|is that so}? {how did that come about|since when|what is it like}?',
    ]),
    act: 'react',
    answers: 0,
    opener: 'surprise',
  };
  const more: Draft = {
    speaker: teller,
    to: [hearer],
    core: scene.say([
      '{it is a long story|ask me over dinner|there is not much to tell}, {some other time|really|remind me}',
      '{oh, for ages|a few years now|longer than you think}, {nobody ever asks|it just happened|one gets used to it}',
    ]),
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
        core: scene.say([
          '{why do you tell everybody|must you bring that up|you remembered}, {I am flattered|how embarrassing}',
          '{guilty|true}, {no need to shout it|and I stand by it|what can I say}',
        ]),
      },
    ];
  }
  return draw.chance(0.6) ? [tell, react, more] : [tell, react];
}

const backgroundTails: readonly string[] = [
  '{I may have mentioned it|did I ever say|nobody believes me}, {but it is true|it is a long story}',
  '{that is|it is} why {mornings are slow|I look like this|my phone is full of pictures}',
  '{it keeps me busy|it costs me a fortune|it makes me happy}, {more or less|in a way}',
];

/** "she", "he" or "they" as a subject. */
export function pronounOf(person: CastMember): string {
  return person.pronoun;
}
