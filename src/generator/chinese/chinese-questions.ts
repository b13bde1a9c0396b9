import type { SpokenTurn } from '../dialogue/spoken-turn.js';
import type { Draw } from '../draw.js';
import { expandPhrase } from '../phrase.js';
import type { QuestionKind, ScenarioQuestion, WorldFact } from '../scenario.js';
import { chineseMatterPhrases } from './chinese-phrases.js';
import { type ChineseMatter, chinesePreferences } from './chinese-words.js';
import type { ChineseWorld } from './chinese-world.js';

/** The answer of a Chinese question that must be refused. */
export const notMentionedInChinese = '对话里没有提到。';

const ATTRIBUTIONS = 10;
const MIN_QUOTE = 8;

/** Questions about a Chinese scenario, with gold read off the world. */
export function makeChineseQuestions(
  world: ChineseWorld,
  turns: readonly SpokenTurn[],
  draw: Draw,
): ScenarioQuestion[] {
  const rows: Omit<ScenarioQuestion, 'id'>[] = [];
  const full = (key: string) => world.cast.find((member) => member.key === key)?.fullName ?? key;
  const add = (
    kind: QuestionKind,
    question: string,
    answer: string,
    evidence: string[],
    extra: Partial<ScenarioQuestion> = {},
  ) => {
    rows.push({
      kind,
      question,
      answer,
      evidence,
      superseded: [],
      difficulty: 'medium',
      answerable: true,
      distractors: [],
      manner: 'verbatim',
      ...extra,
    });
  };
  const evidenceOf = (fact: WorldFact) =>
    turns.flatMap((turn) => {
      if (!turn.asserts.includes(fact.key)) return [];
      return turn.replyTo === undefined || turn.text.includes(fact.subject) || fact.kind === 'preference'
        ? [turn.id]
        : [turn.replyTo, turn.id];
    });
  for (const fact of world.facts.all()) {
    const former = world.facts.all().find((other) => other.supersededBy === fact.key);
    if (fact.kind === 'arrangement') {
      const phrases = chineseMatterPhrases[fact.attribute as ChineseMatter['kind']];
      const ask = (templates: readonly string[]) => expandPhrase(draw.pick(templates), { np: fact.subject }, draw);
      if (former !== undefined) {
        add('temporal', ask(phrases.now), fact.value, evidenceOf(fact), {
          superseded: evidenceOf(former),
          manner: 'now',
          difficulty: 'hard',
        });
        add('temporal', ask(phrases.before), former.value, evidenceOf(former), { manner: 'before' });
      } else if (fact.supersededBy === undefined) {
        add('single_hop', ask(phrases.questions), fact.value, evidenceOf(fact), { difficulty: 'easy' });
      }
    } else if (fact.kind === 'preference' && fact.supersededBy === undefined && !fact.temporary) {
      const preference = chinesePreferences.find((entry) => entry.key === fact.attribute);
      if (preference === undefined) continue;
      const extra = { asker: full(fact.subject), superseded: former === undefined ? [] : evidenceOf(former) };
      add('personalization', `我说过我喜欢什么${preference.kind}？`, fact.value, evidenceOf(fact), {
        ...extra,
        manner: 'recall',
      });
      add('personalization_application', preference.application, fact.value, evidenceOf(fact), {
        ...extra,
        manner: 'application',
      });
    }
  }
  const counts = new Map<string, number>();
  for (const turn of turns) counts.set(turn.quote, (counts.get(turn.quote) ?? 0) + 1);
  const quotable = draw.shuffle(
    turns.filter((turn) => turn.quote.length >= MIN_QUOTE && counts.get(turn.quote) === 1 && turn.to[0] !== 'everyone'),
  );
  for (const [index, turn] of quotable.slice(0, ATTRIBUTIONS).entries()) {
    if (index % 3 === 2)
      add('speaker_attribution', `“${turn.quote}”这句话是谁说的？`, full(turn.speaker), [turn.id], {
        manner: 'quoted',
      });
    else
      add(
        'addressee_attribution',
        `${full(turn.speaker)}说“${turn.quote}”的时候，是在跟谁说话？`,
        full(turn.to[0] as string),
        [turn.id],
        { manner: 'quoted' },
      );
  }
  const settled = new Set(world.facts.all().map((fact) => fact.subject));
  for (const object of world.theme.objects.filter((name) => !settled.has(name)).slice(0, 2)) {
    add('adversarial', `${object}花了多少钱？`, notMentionedInChinese, [], {
      answerable: false,
      manner: 'never-settled',
    });
  }
  return rows.map((row, index) => ({ id: `q${String(index + 1).padStart(3, '0')}`, ...row }));
}
