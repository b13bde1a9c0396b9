import type { Conversation, ConversationTurn } from '../../conversation.js';
import type { PersonTokens } from '../english/person-tokens.js';
import type { SpokenStatement } from '../spoken-statement.js';
import { chineseChange, chineseChoice, chineseChoiceTopic } from './choices.js';
import { chineseClauses } from './clauses.js';

/** So many turns an answer may come after its question: everybody answers a question to all in turn. */
const REACH = 12;
const SENTENCE = /[^。！!？?；;\n]+[。！!？?；;\n]*/gu;
const FILLED = /(?:[呃唔嗯啊哦]+(?:……|…|[，,]))/gu;
/** A call or a filler may stand in front: the choice opens at one of the first commas. */
const OPENINGS = 3;

/** What a turn says of its speaker's choices, and the turn without these sentences. */
export function chineseChoices(
  text: string,
  speaker: string,
  current: ConversationTurn,
  conversation: Conversation,
  tokens: PersonTokens,
): { statements: SpokenStatement[]; rest: string } {
  const statements: SpokenStatement[] = [];
  let rest = text;
  const subjectId = tokens.person(speaker);
  for (const [sentence] of text.matchAll(SENTENCE)) {
    if (/[？?]/u.test(sentence) || subjectId === undefined) continue;
    const openings = openingsOf(
      sentence
        .replace(/[。！!；;\n]+$/u, '')
        .replace(FILLED, '')
        .trim(),
    );
    const change = firstOf(openings, chineseChange);
    const choice = change ?? firstOf(openings, chineseChoice);
    const asked = change === undefined && choice !== undefined ? openQuestion(current, conversation) : undefined;
    if (choice === undefined || (change === undefined && asked === undefined)) continue;
    const { value, replaced, topic, once } = choice;
    const about = asked?.topic ?? topic ?? value;
    const said = `{person:${subjectId}}${once ? '这一次' : ''}选${value}`;
    const behind = [
      replaced === undefined ? '' : `，不要${replaced}`,
      topic === undefined ? '' : `（关于${topic}）`,
      asked === undefined ? '' : `（问：${asked.text}）`,
    ].join('');
    statements.push({
      kind: 'preference',
      text: `${said}${behind}。`,
      subjectId,
      attribute: `preference/${about}${once ? '@这一次' : ''}`,
      value,
      confidence: 0.7,
      evidence: asked === undefined ? [] : [asked.turnId],
    });
    rest = rest.replace(sentence, '');
  }
  return { statements, rest };
}

function openingsOf(plain: string): string[] {
  const parts = plain.split(/[，,]/u);
  return parts.slice(0, OPENINGS).map((_, index) => parts.slice(index).join('，').trim());
}

function firstOf<T>(texts: readonly string[], read: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const found = read(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The nearest question before that lets people choose and that the speaker has not answered yet. */
function openQuestion(
  current: ConversationTurn,
  { previous }: Conversation,
): { text: string; topic: string; turnId: string } | undefined {
  for (const { turn, speakerId } of previous.slice(-REACH).reverse()) {
    const said = chineseClauses(turn.text);
    if (speakerId === current.speakerId && said.some(({ text, question }) => !question && chineseChoice(text)))
      return undefined;
    const asks = said.findLast(({ text, question }) => question && chineseChoiceTopic(text) !== undefined);
    const topic = asks === undefined ? undefined : chineseChoiceTopic(asks.text);
    if (asks !== undefined && topic !== undefined) return { text: asks.text, topic, turnId: turn.id };
  }
  return undefined;
}
