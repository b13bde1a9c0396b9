import type { TurnId } from '../../../records/records.js';
import type { Conversation, ConversationTurn } from '../../conversation.js';
import { type Clause, clauses } from './clauses.js';
import { expandContractions } from './contractions.js';
import { stripAddress } from './openers.js';
import type { PersonTokens } from './person-tokens.js';
import { ground } from './perspective.js';
import { type Choice, picks } from './reading/choice-of.js';
import { type ChoiceQuestion, choiceQuestion } from './reading/choice-question.js';
import { splitQuestion } from './reading/split-clauses.js';

/** So many turns an answer may come after its question: everybody answers a question to all in turn. */
const REACH = 12;
/** A thing named without a word more answers what was asked just now. */
const BARE_REACH = 4;

const WISHES = /\b(?:like|want|prefer|rather|should|shall|need|favou?rite|would|fancy|each|all|everyone|everybody)\b/iu;

/** A question of an earlier turn that stands open for the current speaker. */
export interface OpenQuestion extends ChoiceQuestion {
  turnId: TurnId;
}

/**
 * The question that a choice of the current speaker answers: the one that the reply edge names, else the nearest one that lets
 * the speaker choose and was put to them or to everyone, else one that was put to somebody else and goes round. Its text has people as characters. Undefined when none stands open.
 */
export function openQuestion(
  current: ConversationTurn,
  { previous }: Conversation,
  tokens: PersonTokens,
  { bare, weak }: Pick<Choice, 'bare' | 'weak'>,
): OpenQuestion | undefined {
  const near = previous.slice(bare ? -BARE_REACH : -REACH).reverse();
  const replied = near.find(({ turn }) => turn.id === current.interaction?.replyTo?.turnId);
  let round: OpenQuestion | undefined;
  for (const one of replied === undefined ? near : [replied, ...near]) {
    const said = clauses(tokens.replaceNames(expandContractions(one.turn.text)));
    if (one !== replied && hasChosen(one, said, current)) return round;
    const own = concerns(one, current, bare);
    if (!own && bare) continue;
    const asked = said.filter(({ question }) => question);
    for (const { text } of asked.reverse()) {
      const found = choiceQuestion(stripAddress(splitQuestion(text).asked));
      if (found === undefined || (weak && !WISHES.test(found.text))) continue;
      const view = { speaker: tokens.token(one.speakerId), addressee: tokens.token(current.speakerId) };
      const open = { ...found, text: ground(found.text, view).text, turnId: one.turn.id };
      if (own) return open;
      round ??= open;
    }
    if (bare && asked.length > 0) return undefined;
  }
  return round;
}

/** Whoever has chosen since a question has answered it. */
function hasChosen(one: ConversationTurn, said: readonly Clause[], current: ConversationTurn): boolean {
  return (
    one.speakerId === current.speakerId && said.some(({ text, question }) => !question && picks(stripAddress(text)))
  );
}

function concerns({ speakerId, interaction }: ConversationTurn, current: ConversationTurn, bare: boolean): boolean {
  const open = interaction === undefined || interaction.toEveryone || interaction.addressees.length === 0;
  if (speakerId === current.speakerId) return !bare && open;
  return open || interaction.addressees.some(({ personId }) => personId === current.speakerId);
}
