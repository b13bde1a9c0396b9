import type { ConversationTurn } from '../../../conversation.js';
import { clauses } from '../clauses.js';
import { expandContractions } from '../contractions.js';
import { stripAddress } from '../openers.js';
import type { PersonTokens } from '../person-tokens.js';
import type { Perspective } from '../perspective.js';
import { type Mention, mentionsIn } from './antecedents.js';
import { resolvePronouns } from './pronouns.js';

/** How many turns back a mention, by name or by pronoun, still explains a pronoun. */
const REACH = 3;

/** What the turns before the current one mention, sentence by sentence, oldest first; pronouns carry a mention on. */
export function earlierMentions(
  earlier: readonly ConversationTurn[],
  tokens: PersonTokens,
  perspectiveOf: (turn: ConversationTurn) => Perspective,
): Mention[][] {
  let turns: Mention[][][] = [];
  for (const one of earlier) {
    const view = perspectiveOf(one);
    const sentences: Mention[][] = [];
    for (const clause of clauses(tokens.replaceNames(expandContractions(one.turn.text)))) {
      const stripped = stripAddress(clause.text);
      if (stripped === '') continue;
      const resolved = resolvePronouns(stripped, [...turns.flat(), ...sentences], view);
      const mentions = [
        ...resolved.meant,
        ...mentionsIn(resolved.text, view, one.turn.id, clause.text.startsWith(stripped)),
      ];
      if (mentions.length > 0) sentences.push(mentions);
    }
    turns = [...turns, sentences].slice(-REACH);
  }
  return turns.flat();
}
