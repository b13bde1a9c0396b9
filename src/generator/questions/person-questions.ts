import { fillSlots } from '../phrase.js';
import type { CastMember, WorldFact } from '../scenario.js';
import { currentFactQuestion } from './fact-questions.js';
import { type QuestionDraft, type QuestionStage, questionName } from './question-book.js';

/** One text, as many answers as people: only who asks tells them apart. Grouped by attribute. */
export function personaQuestions(stage: QuestionStage): QuestionDraft[][] {
  return stage.world.events.flatMap((event) => {
    if (event.kind !== 'prefer-round') return [];
    const { attribute } = event;
    const recall = stage.ask(stage.phrases.recall, { kind: attribute.kind });
    const drafts = event.facts.flatMap((stated): QuestionDraft[] => {
      const fact = latest(stage, stated);
      const common = {
        answer: fact.value,
        asker: stage.person(fact.subject),
        evidence: stage.evidenceOf(fact),
        superseded: stage.formerEvidenceOf(fact),
        topic: fact.key,
      };
      return [
        { ...common, question: recall, kind: 'personalization', manner: 'recall' },
        { ...common, question: attribute.application, kind: 'personalization_application', manner: 'application' },
      ];
    });
    return [drafts];
  });
}

/** Two facts in one question, or one that leads to the other through a person. */
export function multiHopQuestions(stage: QuestionStage): QuestionDraft[] {
  return [...pairQuestions(stage), ...bridgeQuestions(stage)];
}

function pairQuestions(stage: QuestionStage): QuestionDraft[] {
  const { draw, world } = stage;
  const holding = draw.shuffle(
    world.facts.filter((fact) => fact.kind === 'arrangement' && fact.supersededBy === undefined && !fact.disputed),
  );
  const drafts: QuestionDraft[] = [];
  for (let index = 0; index + 1 < holding.length; index += 2) {
    const one = currentFactQuestion(stage, holding[index] as WorldFact);
    const two = currentFactQuestion(stage, holding[index + 1] as WorldFact);
    if (one === undefined || two === undefined) continue;
    drafts.push({
      question: stage.phrases.pair(one.question, two.question),
      answer: `${one.answer}; ${two.answer}`,
      kind: 'multi_hop',
      evidence: [...new Set([...one.evidence, ...two.evidence])],
      manner: 'pair',
      topic: `${one.topic} ${two.topic}`,
    });
  }
  return drafts;
}

/** "Which soup suits the person who asked when the ferry leaves?" */
function bridgeQuestions(stage: QuestionStage): QuestionDraft[] {
  const { draw, world, turns, phrases } = stage;
  const { preferences, backgrounds } = world.language.subjects;
  const known = world.facts.filter(
    (fact) =>
      (fact.kind === 'preference' || fact.kind === 'background') &&
      fact.supersededBy === undefined &&
      !fact.temporary &&
      fact.subject === fact.source,
  );
  const clauses = new Map<string, number>();
  for (const { gist } of turns)
    if (gist !== undefined)
      clauses.set(`${gist.verb}${gist.clause}`, (clauses.get(`${gist.verb}${gist.clause}`) ?? 0) + 1);
  return draw.sample(known, 4).flatMap((fact): QuestionDraft[] => {
    const bridges = turns.filter(
      ({ speaker, gist }) =>
        speaker === fact.subject &&
        gist !== undefined &&
        gist.clause !== '' &&
        gist.otherName !== undefined &&
        clauses.get(`${gist.verb}${gist.clause}`) === 1,
    );
    if (bridges.length === 0) return [];
    const bridge = draw.pick(bridges);
    const name = fillSlots(phrases.bridge[bridge.gist?.verb ?? 'said'], { clause: bridge.gist?.clause ?? '' });
    const preference = preferences.find((entry) => entry.key === fact.attribute);
    const background = backgrounds.find((entry) => entry.key === fact.attribute);
    const template = preference === undefined ? background?.question : phrases.preference[0];
    if (template === undefined || !phrases.takesBridge(template)) return [];
    return [
      {
        question: stage.ask([template], { name, kind: preference?.kind ?? '' }),
        answer: fact.value,
        kind: 'multi_hop',
        evidence: [...new Set([bridge.id, ...stage.evidenceOf(fact)])],
        manner: 'bridge',
        topic: `${bridge.id} ${fact.key}`,
      },
    ];
  });
}

/** Near misses: what nobody said, what another said, and what was said in confidence. */
export function adversarialQuestions(stage: QuestionStage): QuestionDraft[] {
  return [...neverSettled(stage), ...neverTold(stage), ...secrets(stage)];
}

function neverSettled(stage: QuestionStage): QuestionDraft[] {
  const { draw, world } = stage;
  const settled = new Set(world.events.flatMap((event) => ('matter' in event ? [event.matter.seed.name] : [])));
  return world.theme.matters
    .filter((seed) => !settled.has(seed.name))
    .flatMap((seed): QuestionDraft[] => {
      const like = world.facts.find(
        (fact) => fact.kind === 'arrangement' && stage.matter(fact)?.seed.kind === seed.kind,
      );
      const model = like === undefined ? undefined : currentFactQuestion(stage, like);
      const name = like === undefined ? undefined : stage.matter(like)?.seed.name;
      if (model === undefined || name === undefined || !model.question.includes(name)) return [];
      return [
        refused(
          stage,
          model.question.replace(name, seed.name),
          'never-settled',
          `never ${seed.name}`,
          draw.pick(world.cast),
          false,
        ),
      ];
    });
}

function neverTold(stage: QuestionStage): QuestionDraft[] {
  const { draw, world } = stage;
  return draw.sample(world.language.subjects.backgrounds, 4).flatMap((attribute): QuestionDraft[] => {
    const told = world.facts.filter((fact) => fact.attribute === attribute.key);
    const silent = world.cast.filter((member) => !told.some((fact) => fact.subject === member.key));
    if (told.length === 0 || silent.length === 0) return [];
    const name = questionName(stage, draw.pick(silent));
    return [
      refused(
        stage,
        stage.ask([attribute.question], { name }),
        'another-person',
        `untold ${attribute.key}`,
        draw.pick(world.cast),
        false,
      ),
    ];
  });
}

function refused(
  stage: QuestionStage,
  question: string,
  manner: string,
  topic: string,
  asker: CastMember,
  isAsked: boolean,
): QuestionDraft {
  return {
    question,
    answer: stage.phrases.notMentioned,
    kind: 'adversarial',
    evidence: [],
    answerable: false,
    manner,
    topic,
    ...(isAsked ? { asker } : {}),
  };
}

function secrets(stage: QuestionStage): QuestionDraft[] {
  return stage.world.facts
    .filter((fact) => fact.kind === 'secret')
    .flatMap((fact): QuestionDraft[] => {
      const teller = stage.person(fact.source);
      const question = stage.ask(stage.phrases.secret, { name: teller.fullName });
      const hearer = stage.person((fact.knownTo ?? []).find((key) => key !== fact.source) ?? fact.source);
      const outsider = stage.world.cast.find((member) => !(fact.knownTo ?? []).includes(member.key));
      const told: QuestionDraft = {
        question,
        answer: fact.value,
        kind: 'adversarial',
        asker: hearer,
        evidence: stage.evidenceOf(fact),
        manner: 'confided',
        topic: fact.key,
      };
      return outsider === undefined
        ? [told]
        : [told, refused(stage, question, 'not-for-the-asker', `${fact.key} hidden`, outsider, true)];
    });
}

function latest(stage: QuestionStage, fact: WorldFact): WorldFact {
  const next = stage.world.facts.find((other) => other.key === fact.supersededBy);
  return next === undefined ? fact : latest(stage, next);
}
