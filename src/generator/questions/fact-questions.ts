import { beFor } from '../dialogue/draft.js';
import { matterPhrases } from '../dialogue/matter-phrases.js';
import { expandPhrase, tidySentence } from '../phrase.js';
import type { WorldFact } from '../scenario.js';
import { backgroundAttributes, preferenceAttributes } from '../world/preference-list.js';
import { type QuestionDraft, type QuestionStage, questionName } from './question-book.js';

/** Share of questions that name a matter otherwise than the conversation does. */
const OTHER_NAME = 0.1;

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
  const { draw } = stage;
  return stage.world.facts.flatMap((fact): QuestionDraft[] => {
    const disputed = stage.world.facts.filter((other) => other.supersededBy === fact.key && other.disputed);
    const matter = stage.matter(fact);
    if (disputed.length === 0 || matter === undefined || fact.supersededBy !== undefined) return [];
    const other = matter.seed.otherName;
    const np = !isClause(other) && draw.chance(0.5) ? other : matter.seed.name;
    const wrong = disputed.find((other) => other.value !== fact.value) ?? (disputed[0] as WorldFact);
    const templates =
      disputed.length > 1
        ? [
            'People contradicted each other about <np>. What turned out to be right?',
            'Two different things were said about <np>; which one holds?',
            'Somebody claimed <old> for <np>. What holds in the end?',
          ]
        : [
            '<old> was said for <np> and then taken back. What is right?',
            'Which statement about <np> replaced the mistaken <old>?',
          ];
    const restated = disputed.filter((other) => other.value === fact.value);
    return [
      {
        question: tidySentence(expandPhrase(draw.pick(templates), { np, old: wrong.value }, draw)),
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
  const { draw } = stage;
  return stage.world.facts
    .filter((fact) => fact.kind === 'picture')
    .map((fact): QuestionDraft => {
      const name = questionName(stage, stage.person(fact.source));
      const templates = [
        'What can be seen in the picture of <np> that <name> showed?',
        'What did the photo of <np> show?',
        '<name> showed a picture of <np>; what was in it?',
      ];
      return {
        question: tidySentence(expandPhrase(draw.pick(templates), { np: fact.attribute, name }, draw)),
        answer: fact.value,
        kind: 'image',
        evidence: stage.evidenceOf(fact),
        manner: 'verbatim',
        topic: fact.key,
      };
    });
}

const clauseQuestions = [
  'What was said about <np>?',
  'What do we know about <np>?',
  'What was settled about <np>?',
] as const;

/** Whether another name is a clause ("when the stalls are up"). */
export function isClause(name: string): boolean {
  return /^(?:when|where|what|how|who) /u.test(name);
}

/** The question about a fact as it stands, if the fact is of a kind that is asked about. */
export function currentFactQuestion(stage: QuestionStage, fact: WorldFact): QuestionDraft | undefined {
  const { draw } = stage;
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
    const templates = isClause(np) ? clauseQuestions : matterPhrases[matter.seed.kind].questions;
    const text = expandPhrase(draw.pick(templates), { np, is: beFor(np) }, draw);
    return { ...common, question: tidySentence(text), manner: isOther ? 'paraphrased' : 'verbatim' };
  }
  const name = questionName(stage, stage.person(fact.subject) ?? stage.person(fact.source));
  if (fact.kind === 'background') {
    const attribute = backgroundAttributes.find((entry) => entry.key === fact.attribute);
    if (attribute === undefined) return undefined;
    const isOther = draw.chance(OTHER_NAME);
    const text = expandPhrase(isOther ? attribute.otherQuestion : attribute.question, { name }, draw);
    return { ...common, question: text, manner: isOther ? 'paraphrased' : 'verbatim' };
  }
  if (fact.kind === 'preference') {
    const attribute = preferenceAttributes.find((entry) => entry.key === fact.attribute);
    if (attribute === undefined) return undefined;
    const isOther = draw.chance(OTHER_NAME);
    const text = isOther
      ? attribute.about
      : draw.pick([`Which ${attribute.kind} does <name> prefer?`, `What ${attribute.kind} does <name> like?`]);
    return { ...common, question: expandPhrase(text, { name }, draw), manner: isOther ? 'paraphrased' : 'verbatim' };
  }
  if (fact.kind === 'report') return { ...common, question: `What kept ${name} away?`, manner: 'paraphrased' };
  return undefined;
}

function isLaterVersion(stage: QuestionStage, fact: WorldFact): boolean {
  return stage.world.facts.some((other) => other.supersededBy === fact.key);
}

function matterChange(stage: QuestionStage, before: WorldFact, fact: WorldFact): QuestionDraft[] {
  const { draw } = stage;
  const matter = stage.matter(fact);
  if (matter === undefined) return [];
  const np = matter.seed.name;
  const slots = { np, is: beFor(np) };
  const phrases = matterPhrases[matter.seed.kind];
  const ask = (templates: readonly string[]) => tidySentence(expandPhrase(draw.pick(templates), slots, draw));
  const drafts: QuestionDraft[] = [];
  if (fact.supersededBy === undefined) {
    drafts.push({
      question: ask(phrases.now),
      answer: fact.value,
      kind: 'temporal',
      evidence: stage.evidenceOf(fact),
      superseded: stage.evidenceOf(before),
      manner: 'now',
      topic: fact.subject,
    });
  }
  const isFirst = !stage.world.facts.some((other) => other.supersededBy === before.key);
  if (isFirst) {
    drafts.push({
      question: ask(phrases.before),
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
  const { draw } = stage;
  const kind = preferenceAttributes.find((entry) => entry.key === fact.attribute)?.kind ?? '';
  const name = questionName(stage, stage.person(fact.subject));
  const evidence = stage.evidenceOf(fact);
  const superseded = stage.evidenceOf(before);
  return [
    {
      question: draw.pick([`Which ${kind} does ${name} prefer now?`, `What ${kind} does ${name} like by now?`]),
      answer: fact.value,
      kind: 'temporal',
      evidence,
      superseded,
      manner: 'now',
      topic: `${fact.subject} ${fact.attribute}`,
    },
    {
      question: draw.pick([
        `Which ${kind} did ${name} prefer before the change of mind?`,
        `What ${kind} did ${name} like at first?`,
      ]),
      answer: before.value,
      kind: 'temporal',
      evidence: superseded,
      manner: 'before',
      topic: `${fact.subject} ${fact.attribute}`,
    },
  ];
}

function exceptionQuestions(stage: QuestionStage, fact: WorldFact): QuestionDraft[] {
  const kind = preferenceAttributes.find((entry) => entry.key === fact.attribute)?.kind ?? '';
  const name = questionName(stage, stage.person(fact.subject));
  return [
    {
      question: stage.draw.pick([
        `Which ${kind} did ${name} want for one day only?`,
        `What ${kind} did ${name} ask for as an exception?`,
      ]),
      answer: fact.value,
      kind: 'temporal',
      evidence: stage.evidenceOf(fact),
      manner: 'exception',
      topic: `${fact.subject} ${fact.attribute}`,
    },
  ];
}
