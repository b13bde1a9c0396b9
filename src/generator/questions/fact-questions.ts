import type { WorldFact } from '../scenario.js';
import { type QuestionDraft, type QuestionStage, questionName } from './question-book.js';

/** Share of questions that name a matter otherwise than the conversation does. */
const OTHER_NAME = 0.06;

/** Share of facts about people that are asked about one by one: most questions are about things, as in the public case. */
const PERSON_SHARE = 0.2;

/** Facts that hold, each by itself. */
export function singleHopQuestions(stage: QuestionStage): QuestionDraft[] {
  return stage.world.facts.flatMap((fact) => {
    if (fact.kind !== 'arrangement' && !stage.draw.chance(PERSON_SHARE)) return [];
    if (fact.supersededBy !== undefined || fact.disputed || fact.temporary) return [];
    const draft = currentFactQuestion(stage, fact);
    return draft === undefined || isLaterVersion(stage, fact) ? [] : [draft];
  });
}

/** What holds now after a change, and what held before. */
export function temporalQuestions(stage: QuestionStage): QuestionDraft[] {
  return stage.world.facts.flatMap((fact): QuestionDraft[] => {
    if (fact.temporary) return exceptionQuestions(stage, fact);
    const former = stage.world.facts.filter((other) => other.supersededBy === fact.key && !other.disputed);
    if (former.length !== 1 || fact.disputed) return [];
    const [before] = former as [WorldFact];
    return fact.kind === 'preference' ? preferenceChange(stage, before, fact) : matterChange(stage, before, fact);
  });
}

/** Two people said different things, or one of them was mended: what holds? */
export function conflictQuestions(stage: QuestionStage): QuestionDraft[] {
  const { draw, phrases } = stage;
  return stage.world.facts.flatMap((fact): QuestionDraft[] => {
    const disputed = stage.world.facts.filter((other) => other.supersededBy === fact.key && other.disputed);
    const matter = stage.matter(fact);
    if (disputed.length === 0 || matter === undefined || fact.supersededBy !== undefined) return [];
    const other = matter.seed.otherName;
    const np = !phrases.isClause(other) && draw.chance(0.8) ? other : matter.seed.name;
    const wrong = disputed.find((other) => other.value !== fact.value) ?? (disputed[0] as WorldFact);
    const restated = disputed.filter((other) => other.value === fact.value);
    return [
      {
        question: stage.ask(disputed.length > 1 ? phrases.contradiction : phrases.correction, { np, old: wrong.value }),
        answer: fact.value,
        kind: 'conflict_detection',
        evidence: stage.evidenceOf(fact),
        superseded: disputed.filter((other) => !restated.includes(other)).flatMap((other) => stage.evidenceOf(other)),
        manner: 'verbatim',
        topic: fact.subject,
      },
    ];
  });
}

/** Pictures: the answer is in the caption. */
export function imageQuestions(stage: QuestionStage): QuestionDraft[] {
  return stage.world.facts
    .filter((fact) => fact.kind === 'picture')
    .map((fact): QuestionDraft => {
      const name = questionName(stage, stage.person(fact.source));
      return {
        question: stage.ask(stage.phrases.picture, { np: fact.attribute, name }),
        answer: fact.value,
        kind: 'image',
        evidence: stage.evidenceOf(fact),
        manner: 'verbatim',
        topic: fact.key,
      };
    });
}

/** The question about a fact as it stands, if the fact is of a kind that is asked about. */
export function currentFactQuestion(stage: QuestionStage, fact: WorldFact): QuestionDraft | undefined {
  const { draw, phrases } = stage;
  const { subjects, matters, sentences } = stage.world.language;
  const evidence = stage.evidenceOf(fact);
  if (evidence.length === 0) return undefined;
  const common = {
    answer: fact.value,
    kind: 'single_hop' as const,
    evidence,
    topic: `${fact.subject} ${fact.attribute}`,
  };
  if (fact.kind === 'arrangement') {
    const matter = stage.matter(fact);
    if (matter === undefined) return undefined;
    const isOther = matter.seed.otherName !== matter.seed.name && draw.chance(OTHER_NAME);
    const np = isOther ? matter.seed.otherName : matter.seed.name;
    const templates = phrases.isClause(np) ? phrases.clause : matters[matter.seed.kind].questions;
    const question = stage.ask(templates, { np, is: sentences.verbFor(np) });
    return { ...common, question, manner: isOther ? 'paraphrased' : 'verbatim' };
  }
  const name = questionName(stage, stage.person(fact.subject) ?? stage.person(fact.source));
  if (fact.kind === 'background') {
    const attribute = subjects.backgrounds.find((entry) => entry.key === fact.attribute);
    if (attribute === undefined) return undefined;
    const isOther = draw.chance(OTHER_NAME);
    const question = stage.ask([isOther ? attribute.otherQuestion : attribute.question], { name });
    return { ...common, question, manner: isOther ? 'paraphrased' : 'verbatim' };
  }
  if (fact.kind === 'preference') {
    const attribute = subjects.preferences.find((entry) => entry.key === fact.attribute);
    if (attribute === undefined) return undefined;
    const isOther = draw.chance(OTHER_NAME);
    const question = stage.ask(isOther ? [attribute.about] : phrases.preference, { name, kind: attribute.kind });
    return { ...common, question, manner: isOther ? 'paraphrased' : 'verbatim' };
  }
  if (fact.kind === 'report')
    return { ...common, question: stage.ask(phrases.absence, { name }), manner: 'paraphrased' };
  return undefined;
}

function isLaterVersion(stage: QuestionStage, fact: WorldFact): boolean {
  return stage.world.facts.some((other) => other.supersededBy === fact.key);
}

function matterChange(stage: QuestionStage, before: WorldFact, fact: WorldFact): QuestionDraft[] {
  const matter = stage.matter(fact);
  if (matter === undefined) return [];
  const np = matter.seed.name;
  const slots = { np, is: stage.world.language.sentences.verbFor(np) };
  const phrases = stage.world.language.matters[matter.seed.kind];
  const drafts: QuestionDraft[] = [];
  if (fact.supersededBy === undefined) {
    drafts.push({
      question: stage.ask(phrases.now, slots),
      answer: fact.value,
      kind: 'temporal',
      evidence: stage.evidenceOf(fact),
      superseded: stage.formerEvidenceOf(fact),
      manner: 'now',
      topic: fact.subject,
    });
  }
  const isFirst = !stage.world.facts.some((other) => other.supersededBy === before.key);
  if (isFirst) {
    drafts.push({
      question: stage.ask(phrases.before, slots),
      answer: before.value,
      kind: 'temporal',
      evidence: stage.evidenceOf(before),
      manner: 'before',
      topic: fact.subject,
    });
  }
  return drafts;
}

function preferenceChange(stage: QuestionStage, before: WorldFact, fact: WorldFact): QuestionDraft[] {
  const { phrases } = stage;
  const slots = preferenceSlots(stage, fact);
  const topic = `${fact.subject} ${fact.attribute}`;
  return [
    {
      question: stage.ask(phrases.preferenceNow, slots),
      answer: fact.value,
      kind: 'temporal',
      evidence: stage.evidenceOf(fact),
      superseded: stage.formerEvidenceOf(fact),
      manner: 'now',
      topic,
    },
    {
      question: stage.ask(phrases.preferenceBefore, slots),
      answer: before.value,
      kind: 'temporal',
      evidence: stage.evidenceOf(before),
      manner: 'before',
      topic,
    },
  ];
}

function exceptionQuestions(stage: QuestionStage, fact: WorldFact): QuestionDraft[] {
  return [
    {
      question: stage.ask(stage.phrases.preferenceException, preferenceSlots(stage, fact)),
      answer: fact.value,
      kind: 'temporal',
      evidence: stage.evidenceOf(fact),
      manner: 'exception',
      topic: `${fact.subject} ${fact.attribute}`,
    },
  ];
}

function preferenceSlots(stage: QuestionStage, fact: WorldFact): { kind: string; name: string } {
  const attribute = stage.world.language.subjects.preferences.find((entry) => entry.key === fact.attribute);
  return { kind: attribute?.kind ?? '', name: questionName(stage, stage.person(fact.subject)) };
}
