import type { SpokenTurn } from '../dialogue/spoken-turn.js';
import type { Draw } from '../draw.js';
import type { QuestionKind, ScenarioQuestion } from '../scenario.js';
import type { World } from '../world/world.js';
import { attributionQuestions } from './attribution-questions.js';
import { conflictQuestions, imageQuestions, singleHopQuestions, temporalQuestions } from './fact-questions.js';
import { adversarialQuestions, multiHopQuestions, personaQuestions } from './person-questions.js';
import { createQuestionStage, finishQuestion, type QuestionDraft } from './question-book.js';

/** Share of each kind: those of the public case, with room for pictures and a few more near misses. */
const mix: readonly (readonly [QuestionKind, number])[] = [
  ['addressee_attribution', 21],
  ['single_hop', 21],
  ['multi_hop', 9],
  ['speaker_attribution', 8],
  ['temporal', 7],
  ['adversarial', 4],
  ['conflict_detection', 2],
  ['image', 2],
];
const MIX_TOTAL = 85;

/** Questions of every kind about a conversation, about `count` of them, with gold read off the world. */
export function makeQuestions(
  world: World,
  turns: readonly SpokenTurn[],
  { count }: { count: number },
  draw: Draw,
): ScenarioQuestion[] {
  const stage = createQuestionStage(world, turns, draw);
  const candidates = new Map<QuestionKind, QuestionDraft[]>();
  for (const draft of [
    ...attributionQuestions(stage),
    ...singleHopQuestions(stage),
    ...temporalQuestions(stage),
    ...conflictQuestions(stage),
    ...imageQuestions(stage),
    ...multiHopQuestions(stage),
    ...adversarialQuestions(stage),
  ]) {
    candidates.set(draft.kind, [...(candidates.get(draft.kind) ?? []), draft]);
  }
  const scale = count / MIX_TOTAL;
  const chosen = mix.flatMap(([kind, share]) => choose(candidates.get(kind) ?? [], Math.round(share * scale), draw));
  const rounds = draw.shuffle(personaQuestions(stage));
  const persona = rounds.slice(0, Math.max(1, Math.round(scale))).flat();
  const kinds: readonly QuestionKind[] = [
    ...mix.map(([kind]) => kind),
    'personalization',
    'personalization_application',
  ];
  return [...chosen, ...persona]
    .sort((left, right) => kinds.indexOf(left.kind) - kinds.indexOf(right.kind))
    .map((draft, index) => finishQuestion(draft, index, stage));
}

/** Different topics first, the manners in turn, so that no manner swallows the others. */
function choose(drafts: readonly QuestionDraft[], count: number, draw: Draw): QuestionDraft[] {
  const queues = new Map<string, QuestionDraft[]>();
  for (const draft of draw.shuffle(drafts)) queues.set(draft.manner, [...(queues.get(draft.manner) ?? []), draft]);
  const manners = [...queues.keys()].sort();
  const chosen: QuestionDraft[] = [];
  const seen = new Set<string>();
  const texts = new Set<string>();
  for (
    let turn = 0;
    chosen.length < count && manners.some((manner) => (queues.get(manner) ?? []).length > 0);
    turn += 1
  ) {
    const next = queues.get(manners[turn % manners.length] as string)?.shift();
    if (next === undefined || seen.has(next.topic) || texts.has(`${next.question} ${next.asker?.key}`)) continue;
    seen.add(next.topic);
    texts.add(`${next.question} ${next.asker?.key}`);
    chosen.push(next);
  }
  return chosen;
}
