import { fillSlots, type Slots } from '../phrase.js';
import type { CastMember, WorldFact } from '../scenario.js';
import type { Matter, WorldEvent } from '../world/world.js';
import type { Draft, Gist, Scene } from './draft.js';

type EventOf<K extends WorldEvent['kind']> = Extract<WorldEvent, { kind: K }>;

/** Somebody asks or announces what was settled. */
export function tellArrangement(scene: Scene, { matter, fact }: EventOf<'arrange'>): Draft[] {
  const { draw } = scene;
  const phrases = scene.language.matters[matter.seed.kind];
  const slots = slotsOf(scene, matter, fact);
  if (draw.chance(0.5)) {
    const ask = askDraft(scene, matter, slots);
    const short = draw.chance(0.25);
    const answer: Draft = {
      ...base(matter.owner, [matter.asker], scene.say(short ? phrases.answer : phrases.tell, slots), 'answer'),
      answers: 0,
      opener: 'think',
      asserts: [fact.key],
      gist: gistOf(scene, 'said', phrases.gistTell, matter),
      ...maybeTail(scene, 0.55),
    };
    return [ask, answer, ...after(scene, matter.asker, matter.owner, 1, matter.seed.name)];
  }
  const toAll = draw.chance(0.22);
  const tell: Draft = {
    ...base(matter.owner, toAll ? 'everyone' : [matter.asker], scene.say(phrases.tell, slots), 'tell'),
    opener: 'start',
    asserts: [fact.key],
    gist: gistOf(scene, 'said', phrases.gistTell, matter),
    ...maybeTail(scene, 0.7),
  };
  return [tell, ...after(scene, matter.asker, matter.owner, 0, matter.seed.name)];
}

/** What was settled changes, with a reason. */
export function tellChange(scene: Scene, { matter, before, fact, reason }: EventOf<'change'>): Draft[] {
  const phrases = scene.language.matters[matter.seed.kind];
  const { owner } = matter;
  const hearer = scene.present.some((member) => member.key === matter.asker.key && member.key !== owner.key)
    ? (scene.present.find((member) => member.key === matter.asker.key) as CastMember)
    : scene.other(owner);
  const core = scene.say(phrases.change, { ...slotsOf(scene, matter, fact), old: before.value });
  const tell: Draft = {
    ...base(owner, scene.draw.chance(0.25) ? 'everyone' : [hearer], core, 'change'),
    opener: 'start',
    asserts: [fact.key],
    retracts: [before.key],
    gist: gistOf(scene, 'said', phrases.gistChange, matter),
    tail: scene.say(scene.talk.matters.changeTails, {
      why: reason,
    }),
  };
  const react: Draft = {
    ...base(
      hearer,
      [owner],
      scene.say(scene.draw.chance(0.5) ? scene.talk.namingReactions : scene.talk.reactions, { np: matter.seed.name }),
      'react',
    ),
    answers: 0,
    opener: scene.draw.pick(['surprise', 'ack']),
  };
  return [tell, react, ...third(scene, owner, hearer, 0)];
}

/** Somebody remembers it wrongly and is mended at once. */
export function tellCorrection(scene: Scene, { matter, wrong, fact }: EventOf<'correct'>): Draft[] {
  const phrases = scene.language.matters[matter.seed.kind];
  const slip: Draft = {
    ...base(matter.asker, [matter.owner], scene.say(phrases.tell, slotsOf(scene, matter, wrong)), 'slip'),
    opener: 'start',
    asserts: [wrong.key],
    tail: scene.say(scene.talk.matters.slipTails),
    gist: gistOf(scene, 'said', phrases.gistTell, matter),
  };
  const mend: Draft = {
    ...base(
      matter.owner,
      [matter.asker],
      scene.say(phrases.correct, { ...slotsOf(scene, matter, fact), old: wrong.value }),
      'correct',
    ),
    answers: 0,
    asserts: [fact.key],
    retracts: [wrong.key],
    gist: gistOf(scene, 'said', phrases.gistTell, matter),
  };
  return [slip, mend, ...after(scene, matter.asker, matter.owner, 1, matter.seed.name)];
}

/** Two people say different things and leave it open. */
export function tellDisagreement(scene: Scene, { matter, first, second }: EventOf<'disagree'>): Draft[] {
  const phrases = scene.language.matters[matter.seed.kind];
  const claim: Draft = {
    ...base(matter.owner, [matter.asker], scene.say(phrases.tell, slotsOf(scene, matter, first)), 'claim'),
    opener: 'start',
    asserts: [first.key],
    gist: gistOf(scene, 'said', phrases.gistTell, matter),
  };
  const against: Draft = {
    ...base(
      matter.asker,
      [matter.owner],
      scene.say(scene.talk.matters.contradict, slotsOf(scene, matter, second)),
      'contradict',
    ),
    answers: 0,
    opener: 'surprise',
    asserts: [second.key],
    gist: gistOf(scene, 'said', phrases.gistTell, matter),
  };
  const open: Draft = {
    ...base(matter.owner, [matter.asker], scene.say(scene.talk.matters.leaveOpen), 'leave-open'),
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
      scene.say(scene.talk.matters.resolve, { ...slotsOf(scene, matter, fact), old: against.value }),
      'resolve',
    ),
    opener: 'start',
    asserts: [fact.key],
    retracts: [against.key],
    gist: gistOf(scene, 'said', scene.language.matters[matter.seed.kind].gistTell, matter),
  };
  return [settle, ...after(scene, hearer, by, 0, matter.seed.name)];
}

/** Somebody takes up a known matter again without saying what was settled: same words, no answer. */
export function revisitMatter(scene: Scene, matter: Matter): Draft[] {
  const [one, two] = scene.draw.sample(scene.present, 2) as [CastMember, CastMember];
  const np = matter.seed.name;
  const ask: Draft = {
    ...base(one, [two], scene.say(scene.talk.matters.revisit, { np }), 'revisit'),
    opener: 'start',
    gist: {
      verb: 'asked',
      clause: fillSlots(scene.talk.matters.revisitGist, { np }),
      about: np,
      otherName: matter.seed.otherName,
    },
  };
  const answer: Draft = {
    ...base(two, [one], scene.say(scene.talk.matters.reassure), 'reassure'),
    answers: 0,
    opener: scene.draw.pick(['agree', 'think']),
    ...maybeTail(scene, 0.45),
  };
  return [ask, answer, ...third(scene, one, two, 1)];
}

function askDraft(scene: Scene, matter: Matter, slots: Slots): Draft {
  const phrases = scene.language.matters[matter.seed.kind];
  return {
    ...base(matter.asker, [matter.owner], scene.say(phrases.ask, slots), 'ask'),
    opener: 'start',
    gist: gistOf(scene, 'asked', phrases.gistAsk, matter),
    ...(scene.draw.chance(0.5) ? { tail: scene.say(scene.talk.questionTails) } : {}),
  };
}

/** The listener takes note; sometimes a third person joins. */
function after(scene: Scene, hearer: CastMember, teller: CastMember, answered: number, np: string): Draft[] {
  const { draw } = scene;
  const drafts: Draft[] = [];
  if (draw.chance(0.7)) {
    drafts.push({
      ...base(
        hearer,
        [teller],
        scene.say(draw.chance(0.55) ? scene.talk.namingReactions : scene.talk.reactions, { np }),
        'react',
      ),
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
        ...base(bystander, [teller], scene.say(scene.talk.backChannels), 'back-channel'),
        answers: answered,
        bare: true,
        calling: 0,
      },
    ];
  const core = scene.say(scene.talk.joins);
  return [{ ...base(bystander, [teller], core, 'join'), answers: answered, opener: draw.pick(['think', 'start']) }];
}

function maybeTail(scene: Scene, probability: number): { tail?: string } {
  return scene.draw.chance(probability) ? { tail: scene.say(scene.talk.statementTails) } : {};
}

function base(speaker: CastMember, to: Draft['to'], core: string, act: string): Draft {
  return { speaker, to, core, act };
}

function slotsOf(scene: Scene, matter: Matter, fact: WorldFact): Slots {
  const np = matter.seed.name;
  return { np, v: fact.value, is: scene.language.sentences.verbFor(np) };
}

function gistOf(scene: Scene, verb: Gist['verb'], template: string, matter: Matter): Gist {
  const np = matter.seed.name;
  const clause = fillSlots(template, { np, is: scene.language.sentences.verbFor(np) });
  return { verb, clause, about: np, otherName: matter.seed.otherName };
}
