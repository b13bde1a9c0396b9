import type { Slots } from '../phrase.js';
import type { CastMember, WorldFact } from '../scenario.js';
import type { Matter, WorldEvent } from '../world/world.js';
import { beFor, type Draft, type Gist, type Scene } from './draft.js';
import { contradictPhrases, matterPhrases, resolvePhrases } from './matter-phrases.js';
import { backChannels, namingReactions, questionTails, reactions, statementTails } from './talk-phrases.js';

type EventOf<K extends WorldEvent['kind']> = Extract<WorldEvent, { kind: K }>;

/** Somebody asks or announces what was settled. */
export function tellArrangement(scene: Scene, { matter, fact }: EventOf<'arrange'>): Draft[] {
  const { draw } = scene;
  const phrases = matterPhrases[matter.seed.kind];
  const slots = slotsOf(matter, fact);
  if (draw.chance(0.5)) {
    const ask = askDraft(scene, matter, slots);
    const short = draw.chance(0.25);
    const answer: Draft = {
      ...base(matter.owner, [matter.asker], scene.say(short ? phrases.answer : phrases.tell, slots), 'answer'),
      answers: 0,
      opener: 'think',
      asserts: [fact.key],
      gist: gistOf('said', phrases.gistTell, matter),
      ...maybeTail(scene, 0.55),
    };
    return [ask, answer, ...after(scene, matter.asker, matter.owner, 1, matter.seed.name)];
  }
  const toAll = draw.chance(0.22);
  const tell: Draft = {
    ...base(matter.owner, toAll ? 'everyone' : [matter.asker], scene.say(phrases.tell, slots), 'tell'),
    opener: 'start',
    asserts: [fact.key],
    gist: gistOf('said', phrases.gistTell, matter),
    ...maybeTail(scene, 0.7),
  };
  return [tell, ...after(scene, matter.asker, matter.owner, 0, matter.seed.name)];
}

/** What was settled changes, with a reason. */
export function tellChange(scene: Scene, { matter, before, fact, reason }: EventOf<'change'>): Draft[] {
  const phrases = matterPhrases[matter.seed.kind];
  const { owner } = matter;
  const hearer = scene.present.some((member) => member.key === matter.asker.key && member.key !== owner.key)
    ? (scene.present.find((member) => member.key === matter.asker.key) as CastMember)
    : scene.other(owner);
  const core = scene.say(phrases.change, { ...slotsOf(matter, fact), old: before.value });
  const tell: Draft = {
    ...base(owner, scene.draw.chance(0.25) ? 'everyone' : [hearer], core, 'change'),
    opener: 'start',
    asserts: [fact.key],
    retracts: [before.key],
    gist: gistOf('said', phrases.gistChange, matter),
    tail: scene.say(['{because|since} <why>', 'the thing is, <why>', '<why>, {apparently|it seems|they say}'], {
      why: reason,
    }),
  };
  const react: Draft = {
    ...base(
      hearer,
      [owner],
      scene.say(scene.draw.chance(0.5) ? namingReactions : reactions, { np: matter.seed.name }),
      'react',
    ),
    answers: 0,
    opener: scene.draw.pick(['surprise', 'ack']),
  };
  return [tell, react, ...third(scene, owner, hearer, 0)];
}

/** Somebody remembers it wrongly and is mended at once. */
export function tellCorrection(scene: Scene, { matter, wrong, fact }: EventOf<'correct'>): Draft[] {
  const phrases = matterPhrases[matter.seed.kind];
  const slip: Draft = {
    ...base(matter.asker, [matter.owner], scene.say(phrases.tell, slotsOf(matter, wrong)), 'slip'),
    opener: 'start',
    asserts: [wrong.key],
    tail: scene.say([
      '{right|correct}?',
      '{is that|was it} {still so|how we left it}?',
      "{that's what I remember|if I am not mistaken}",
    ]),
    gist: gistOf('said', phrases.gistTell, matter),
  };
  const mend: Draft = {
    ...base(
      matter.owner,
      [matter.asker],
      scene.say(phrases.correct, { ...slotsOf(matter, fact), old: wrong.value }),
      'correct',
    ),
    answers: 0,
    asserts: [fact.key],
    retracts: [wrong.key],
    gist: gistOf('said', phrases.gistTell, matter),
  };
  return [slip, mend, ...after(scene, matter.asker, matter.owner, 1, matter.seed.name)];
}

/** Two people say different things and leave it open. */
export function tellDisagreement(scene: Scene, { matter, first, second }: EventOf<'disagree'>): Draft[] {
  const phrases = matterPhrases[matter.seed.kind];
  const claim: Draft = {
    ...base(matter.owner, [matter.asker], scene.say(phrases.tell, slotsOf(matter, first)), 'claim'),
    opener: 'start',
    asserts: [first.key],
    gist: gistOf('said', phrases.gistTell, matter),
  };
  const against: Draft = {
    ...base(matter.asker, [matter.owner], scene.say(contradictPhrases, slotsOf(matter, second)), 'contradict'),
    answers: 0,
    opener: 'surprise',
    asserts: [second.key],
    gist: gistOf('said', phrases.gistTell, matter),
  };
  const open: Draft = {
    ...base(
      matter.owner,
      [matter.asker],
      scene.say([
        "{then|well} one of us {should ask|has to check|misread it}, {I'll find out|let me call them|we'll see}",
        '{strange|odd}, {I was sure|I could have sworn}, {can somebody check|who can find out}?',
      ]),
      'leave-open',
    ),
    answers: 1,
    opener: 'think',
  };
  return [claim, against, open];
}

/** Later somebody settles the disagreement. */
export function tellResolution(scene: Scene, { matter, fact, against, by }: EventOf<'resolve'>): Draft[] {
  const hearer = scene.other(by);
  const settle: Draft = {
    ...base(
      by,
      scene.draw.chance(0.6) ? 'everyone' : [hearer],
      scene.say(resolvePhrases, { ...slotsOf(matter, fact), old: against.value }),
      'resolve',
    ),
    opener: 'start',
    asserts: [fact.key],
    retracts: [against.key],
    gist: gistOf('said', matterPhrases[matter.seed.kind].gistTell, matter),
  };
  return [settle, ...after(scene, hearer, by, 0, matter.seed.name)];
}

/** Somebody takes up a known matter again without saying what was settled: same words, no answer. */
export function revisitMatter(scene: Scene, matter: Matter): Draft[] {
  const [one, two] = scene.draw.sample(scene.present, 2) as [CastMember, CastMember];
  const np = matter.seed.name;
  const ask: Draft = {
    ...base(
      one,
      [two],
      scene.say(
        [
          '{are we still on for|is everything ready for|did anything change about|do I have to do anything about} <np>?',
          '{does <relative> know|who told <relative>|was <relative> asked} about <np>, or {should I call|is that our job}?',
          'can I {still|also} <chore> {without messing up|and still have|and not forget} <np>?',
          '{I said to <relative>|I promised <relative>} that we would {think of|not forget|talk about} <np> {again|<moment>}',
          '{have you told|did you warn|did anyone tell} {the others|the new people|my sister} about <np>?',
          '{should I|do you want me to|shall I} {ask|remind them|call} about <np> {again|once more}?',
          'I {keep thinking about|had a dream about|am a bit worried about} <np>, {do you think it will be fine|is that silly}?',
        ],
        { np },
      ),
      'revisit',
    ),
    opener: 'start',
    gist: {
      verb: 'asked',
      clause: `whether anything was open about ${np}`,
      about: np,
      otherName: matter.seed.otherName,
    },
  };
  const answer: Draft = {
    ...base(
      two,
      [one],
      scene.say([
        "{as far as I know|I think|from what I hear} {nothing changed|all is well|it's as we left it|it stays as it is}",
        "{I would leave it|don't worry about it|I would not touch it}, {we have enough on our plates|it took long enough to settle}",
        '{they promised to call|I am waiting for a message|somebody will write} {about it|by tonight|soon}',
        "{I'll|let me} ask {around|once more|on the way home} and {tell you|let you know}",
      ]),
      'reassure',
    ),
    answers: 0,
    opener: scene.draw.pick(['agree', 'think']),
    ...maybeTail(scene, 0.45),
  };
  return [ask, answer, ...third(scene, one, two, 1)];
}

function askDraft(scene: Scene, matter: Matter, slots: Slots): Draft {
  const phrases = matterPhrases[matter.seed.kind];
  return {
    ...base(matter.asker, [matter.owner], scene.say(phrases.ask, slots), 'ask'),
    opener: 'start',
    gist: gistOf('asked', phrases.gistAsk, matter),
    ...(scene.draw.chance(0.5) ? { tail: scene.say(questionTails) } : {}),
  };
}

/** The listener takes note; sometimes a third person joins. */
function after(scene: Scene, hearer: CastMember, teller: CastMember, answered: number, np: string): Draft[] {
  const { draw } = scene;
  const drafts: Draft[] = [];
  if (draw.chance(0.7)) {
    drafts.push({
      ...base(hearer, [teller], scene.say(draw.chance(0.55) ? namingReactions : reactions, { np }), 'react'),
      answers: answered,
      opener: draw.pick(['ack', 'thanks', 'ack', 'surprise']),
      ...maybeTail(scene, 0.25),
    });
  }
  const [reply] = drafts;
  const joined =
    reply !== undefined && draw.chance(0.65)
      ? third(scene, teller, hearer, answered + 1)
      : third(scene, hearer, teller, answered);
  return [...drafts, ...joined];
}

function third(scene: Scene, hearer: CastMember, teller: CastMember, answered: number): Draft[] {
  const { draw } = scene;
  const bystander = scene.present.find((member) => member !== hearer && member !== teller && draw.chance(0.4));
  if (bystander === undefined || draw.chance(0.45)) return [];
  if (draw.chance(0.3))
    return [
      {
        ...base(bystander, [teller], scene.say(backChannels), 'back-channel'),
        answers: answered,
        bare: true,
        calling: 0,
      },
    ];
  const core = scene.say([
    'can I {still|also} <chore> {before that|then}, or {is that too late|does that clash}?',
    '{and then <object>|speaking of which, <object>}, {has <relative> got it|I will take it <moment>|is that still yours}?',
    "{I could|I can|happy to} <chore> {if that helps|while you do that|so you don't have to}",
    '{who has|does anybody have} <object>, {we will need that too|I just thought of it}?',
    '{you will|we will} need <object> {too|for that}, {mind|just saying|I suppose}',
  ]);
  return [{ ...base(bystander, [teller], core, 'join'), answers: answered, opener: draw.pick(['think', 'start']) }];
}

function maybeTail(scene: Scene, probability: number): { tail?: string } {
  return scene.draw.chance(probability) ? { tail: scene.say(statementTails) } : {};
}

function base(speaker: CastMember, to: Draft['to'], core: string, act: string): Draft {
  return { speaker, to, core, act };
}

function slotsOf(matter: Matter, fact: WorldFact): Slots {
  const np = matter.seed.name;
  return { np, v: fact.value, is: beFor(np) };
}

function gistOf(verb: Gist['verb'], template: string, matter: Matter): Gist {
  const np = matter.seed.name;
  const clause = template.replace('<np>', np).replace('<is>', beFor(np));
  return { verb, clause, about: np, otherName: matter.seed.otherName };
}
