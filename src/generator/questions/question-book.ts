import type { SpokenTurn } from '../dialogue/spoken-turn.js';
import type { Draw } from '../draw.js';
import { expandPhrase, type Slots } from '../phrase.js';
import type { QuestionPhrases } from '../phrases.js';
import type { CastMember, QuestionKind, ScenarioQuestion, WorldFact } from '../scenario.js';
import type { Matter, World } from '../world/world.js';

/** A question before it has an id, a difficulty and distractors. */
export interface QuestionDraft {
  question: string;
  answer: string;
  kind: QuestionKind;
  asker?: CastMember;
  evidence: readonly string[];
  superseded?: readonly string[];
  answerable?: boolean;
  manner: string;
  /** Questions of one topic are not asked twice in one manner. */
  topic: string;
}

/** What the makers of questions look things up in. */
export interface QuestionStage {
  world: World;
  turns: readonly SpokenTurn[];
  draw: Draw;
  phrases: QuestionPhrases;
  /** One of the templates with its slots filled. */
  ask(templates: readonly string[], slots: Slots): string;
  person(key: string): CastMember;
  turn(id: string): SpokenTurn | undefined;
  matter(fact: WorldFact): Matter | undefined;
  /** The telling words of a turn. */
  wordsOf(turn: SpokenTurn): ReadonlySet<string>;
  /** Turns that state the fact; with the question before them where the answer leans on it. */
  evidenceOf(fact: WorldFact): string[];
  /** Turns that state what held before the fact and no longer does, the latest first. */
  formerEvidenceOf(fact: WorldFact): string[];
}

/** Indexes a conversation for the makers of questions. */
export function createQuestionStage(world: World, turns: readonly SpokenTurn[], draw: Draw): QuestionStage {
  const { sentences } = world.language;
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const people = new Map(world.cast.map((member) => [member.key, member]));
  const matters = new Map(
    world.events.flatMap((event) => ('matter' in event ? [[event.matter.key, event.matter] as const] : [])),
  );
  const stating = new Map<string, SpokenTurn[]>();
  for (const turn of turns) for (const key of turn.asserts) stating.set(key, [...(stating.get(key) ?? []), turn]);
  const words = new Map<string, Set<string>>();
  const evidenceOf = (fact: WorldFact): string[] =>
    (stating.get(fact.key) ?? []).flatMap((turn) => {
      const name = matters.get(fact.subject)?.seed.name;
      const leans =
        (turn.act === 'answer' || turn.act === 'contradict') &&
        name !== undefined &&
        !turn.quote.toLowerCase().includes(name.toLowerCase());
      return leans && turn.replyTo !== undefined ? [turn.replyTo, turn.id] : [turn.id];
    });
  const formerEvidenceOf = (fact: WorldFact): string[] =>
    world.facts
      .filter((former) => former.supersededBy === fact.key)
      .flatMap((former) => [...evidenceOf(former), ...formerEvidenceOf(former)]);
  return {
    world,
    turns,
    draw,
    phrases: world.language.questions,
    ask: (templates, slots) => sentences.toSentence(expandPhrase(draw.pick(templates), slots, draw)),
    person: (key) => people.get(key) as CastMember,
    turn: (id) => byId.get(id),
    matter: (fact) => matters.get(fact.subject),
    wordsOf(turn) {
      const known = words.get(turn.id) ?? sentences.tellingWords(turn.text);
      words.set(turn.id, known);
      return known;
    },
    evidenceOf,
    formerEvidenceOf,
  };
}

/** The name by which a question calls somebody: the whole name, or the first where only one person has it. */
export function questionName(stage: QuestionStage, person: CastMember): string {
  const shared = stage.world.cast.some((other) => other !== person && other.firstName === person.firstName);
  return shared || stage.draw.chance(0.6) ? person.fullName : person.firstName;
}

/** Gives ids, difficulty and distractors. */
export function finishQuestion(draft: QuestionDraft, index: number, stage: QuestionStage): ScenarioQuestion {
  const { topic: _, asker, superseded = [], answerable = true, ...rest } = draft;
  return {
    id: `q${String(index + 1).padStart(3, '0')}`,
    ...rest,
    ...(asker === undefined ? {} : { asker: asker.fullName }),
    superseded,
    answerable,
    difficulty: difficultyOf(draft),
    distractors: distractorsOf(draft, stage),
  };
}

function difficultyOf({ kind, manner, superseded = [] }: QuestionDraft): ScenarioQuestion['difficulty'] {
  if (kind === 'multi_hop' || kind === 'conflict_detection' || superseded.length > 0 || manner === 'indirect')
    return 'hard';
  if (manner === 'verbatim' || manner === 'quoted') return 'easy';
  return 'medium';
}

const MAX_DISTRACTORS = 4;

/** Turns that share at least two telling words with the question and do not say the answer. */
function distractorsOf(draft: QuestionDraft, stage: QuestionStage): string[] {
  const { sentences } = stage.world.language;
  const answers = draft.kind.endsWith('attribution') || draft.answerable === false ? [] : draft.answer.split('; ');
  const wanted = sentences.tellingWords(draft.question);
  const known = new Set([...draft.evidence, ...(draft.superseded ?? [])]);
  return stage.turns
    .filter((turn) => !known.has(turn.id) && !answers.some((answer) => sentences.contains(turn.text, answer)))
    .map((turn) => ({ id: turn.id, shared: sharedWords(stage, turn, wanted) }))
    .filter(({ shared }) => shared >= 2)
    .sort((left, right) => right.shared - left.shared || (left.id < right.id ? -1 : 1))
    .slice(0, MAX_DISTRACTORS)
    .map(({ id }) => id);
}

function sharedWords(stage: QuestionStage, turn: SpokenTurn, wanted: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of stage.wordsOf(turn)) if (wanted.has(word)) shared += 1;
  return shared;
}
