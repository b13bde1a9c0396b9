import type { Gist } from '../dialogue/draft.js';
import type { SpokenTurn } from '../dialogue/spoken-turn.js';
import { type QuestionDraft, type QuestionStage, questionName } from './question-book.js';

/** Who was spoken to, and who spoke: quoted, paraphrased and indirect. */
export function attributionQuestions(stage: QuestionStage): QuestionDraft[] {
  const quotes = countBy(stage.turns, (turn) => plain(turn.quote));
  const told = countBy(stage.turns, (turn) => gistKey(turn));
  const toldBySpeaker = countBy(stage.turns, (turn) => `${turn.speaker} ${gistKey(turn)}`);
  return stage.turns.flatMap((turn): QuestionDraft[] => {
    if (turn.act === 'confide') return [];
    const isQuotable = stage.world.language.sentences.isQuotable(turn.quote) && quotes.get(plain(turn.quote)) === 1;
    const drafts: QuestionDraft[] = [];
    const toOne = turn.to.length === 1 && turn.to[0] !== 'everyone';
    if (isQuotable && toOne) drafts.push(addressee(stage, turn, 'quoted'));
    if (isQuotable) drafts.push(speaker(stage, turn, 'quoted'));
    if (turn.gist !== undefined && turn.gist.clause !== '') {
      if (toOne && toldBySpeaker.get(`${turn.speaker} ${gistKey(turn)}`) === 1) {
        drafts.push(addressee(stage, turn, 'paraphrased'), addressee(stage, turn, 'indirect'));
      }
      if (told.get(gistKey(turn)) === 1) drafts.push(speaker(stage, turn, 'paraphrased'));
    }
    return drafts;
  });
}

function addressee(stage: QuestionStage, turn: SpokenTurn, manner: QuestionDraft['manner']): QuestionDraft {
  const { phrases } = stage;
  const asked = stage.person(turn.speaker);
  const slots = {
    name: questionName(stage, asked),
    ...stage.world.language.sentences.pronoun(asked),
    ...contentOf(stage, turn),
  };
  const indirect = turn.gist?.verb === 'asked' ? phrases.addressee.indirectAsked : phrases.addressee.indirectSaid;
  const templates =
    manner === 'quoted'
      ? phrases.addressee.quoted
      : manner === 'paraphrased'
        ? phrases.addressee.paraphrased
        : indirect;
  const answered = stage.turns.find((other) => other.replyTo === turn.id && turn.to.includes(other.speaker));
  const neighbour = turn.explicit ? undefined : (answered?.id ?? turn.replyTo);
  return {
    question: stage.ask(templates, slots),
    answer: stage.person(turn.to[0] as string).fullName,
    kind: 'addressee_attribution',
    evidence: neighbour === undefined ? [turn.id] : [turn.id, neighbour],
    manner,
    topic: turn.id,
  };
}

function speaker(stage: QuestionStage, turn: SpokenTurn, manner: QuestionDraft['manner']): QuestionDraft {
  const { quoted, asked, said } = stage.phrases.speaker;
  const templates = manner === 'quoted' ? quoted : turn.gist?.verb === 'asked' ? asked : said;
  return {
    question: stage.ask(templates, contentOf(stage, turn)),
    answer: stage.person(turn.speaker).fullName,
    kind: 'speaker_attribution',
    evidence: [turn.id],
    manner,
    topic: turn.id,
  };
}

/** What was said, for a question: in another's words where there are some. */
function contentOf(stage: QuestionStage, turn: SpokenTurn): Record<string, string> {
  const gist = turn.gist;
  const other = gist?.otherName;
  const about = gist === undefined ? '' : other !== undefined && stage.draw.chance(0.06) ? other : gist.about;
  return {
    quote: turn.quote.replace(/[.。]$/u, '').replaceAll('"', "'"),
    told: stage.phrases.told[gist?.verb ?? 'said'],
    clause:
      gist === undefined ? '' : stage.phrases.isClause(about) ? gist.clause : gist.clause.replace(gist.about, about),
    about,
  };
}

function gistKey(turn: SpokenTurn): string {
  const gist: Gist | undefined = turn.gist;
  return gist === undefined ? '' : `${gist.verb} ${gist.clause} ${gist.about}`;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
