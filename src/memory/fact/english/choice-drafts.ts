import { isEverydayChoice, slotOf } from '../../../language/english/slots.js';
import type { Conversation, ConversationTurn } from '../../conversation.js';
import { RETRACTION } from '../claimed-slot.js';
import { sentences } from './clauses.js';
import type { Draft } from './draft.js';
import { openQuestion } from './open-question.js';
import { stripAddress } from './openers.js';
import type { PersonTokens } from './person-tokens.js';
import { headNoun, qualifier, slug } from './phrases.js';
import { changedChoice } from './reading/changed-choice.js';
import { choiceOf } from './reading/choice-of.js';

/** Who chooses, and what they may be answering. */
export interface Chooser {
  /** Person character of the current speaker. */
  speaker: string;
  current: ConversationTurn;
  conversation: Conversation;
  tokens: PersonTokens;
}

/**
 * What a clause, in its speaker's own words, picks, filed under what an earlier question asks for. `stated` is what the clause says
 * by itself: an everyday choice that its own words show stays, and a bare thing is no choice where it already says something.
 */
export function draftOfChoice(stripped: string, stated: readonly Draft[], chooser: Chooser): Draft | undefined {
  const { speaker, current, conversation, tokens } = chooser;
  const choice = choiceOf(stripped);
  if (choice === undefined || isOneWay(stated) || (choice.bare && stated.length > 0)) return undefined;
  const asked = openQuestion(current, conversation, tokens, choice);
  if (asked === undefined) return undefined;
  const text = `${speaker} prefers ${choice.value}`;
  return {
    statement: {
      pattern: 'choice',
      kind: 'preference',
      text,
      subject: speaker,
      attribute: `preference/${asked.topic}${qualifier(stripped)}`,
      value: choice.value,
      confidence: 0.7,
    },
    shown: `${text} (asked: ${asked.text})`,
    evidence: [asked.turnId],
  };
}

/** "Forget what I said about tea". */
const TAKEN_BACK =
  /^(?:please |just )*(?:forget|ignore|disregard|scratch|strike|delete) (?:what|everything|anything|all|whatever)(?: that)? I (?:just |once |ever )?(?:said|told \S+|mentioned)(?: \p{L}+)? (?:about|on) (?:the |my )?(?<about>.+)$/iu;

function draftOfRetraction(about: string, speaker: string): Draft {
  const text = `${speaker} takes back what ${speaker} said about ${about}`;
  const attribute = `${RETRACTION}/${slug(about, 3)}`;
  return {
    statement: {
      pattern: 'retraction',
      kind: 'decision',
      text,
      subject: speaker,
      attribute,
      value: about,
      confidence: 0.8,
    },
    shown: text,
    evidence: [],
  };
}

/** Sentences that change or name a choice, and the text without them. */
export function changesIn(text: string, speaker: string): { drafts: Draft[]; rest: string } {
  const drafts: Draft[] = [];
  let rest = text;
  for (const { text: sentence } of sentences(text)) {
    const said = stripAddress(sentence);
    const about = TAKEN_BACK.exec(said)?.groups?.['about'];
    if (about !== undefined) {
      drafts.push(draftOfRetraction(about, speaker));
      rest = rest.replace(sentence, '');
      continue;
    }
    const change = changedChoice(said);
    if (change === undefined) continue;
    const { value, topic, replaced, once } = change;
    const matter = slug(topic ?? '', 3) || slotOf(value) || headNoun(value);
    const told = `${speaker} prefers ${value}${replaced === undefined ? '' : ` instead of ${replaced}`}`;
    const named = topic === undefined ? told : `${told} (about the ${topic})`;
    drafts.push({
      statement: {
        pattern: 'changed-choice',
        kind: 'preference',
        text: told,
        subject: speaker,
        attribute: `preference/${matter}${once === undefined ? '' : qualifier(once)}`,
        value,
        confidence: 0.8,
      },
      shown: once === undefined ? named : `${named}, ${once}`,
      evidence: [],
    });
    rest = rest.replace(sentence, '');
  }
  return { drafts, rest };
}

/** Whether a preference fills an everyday choice that its own words show. */
function isOneWay(stated: readonly Draft[]): boolean {
  return stated.some(({ statement: { attribute = '', value = '' } }) => {
    const slot = attribute.split('@')[0]?.replace(/^preference\//u, '') ?? '';
    return attribute.startsWith('preference/') && isEverydayChoice(slot) && slotOf(value) === slot;
  });
}
