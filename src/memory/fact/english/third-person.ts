import type { TurnId } from '../../../records/records.js';
import type { ConversationTurn } from '../../conversation.js';
import { type Clause, clauses } from './clauses.js';
import { expandContractions } from './contractions.js';
import { stripAddress } from './openers.js';
import type { PersonTokens } from './person-tokens.js';
import type { Perspective } from './perspective.js';
import { KIN } from './phrases.js';

/** Whom "he" or "she" means: a person character, or a relative such as "<speaker>'s sister". */
export interface Third {
  text: string;
  /** Where the person was mentioned, when not in the current turn. */
  turnId?: TurnId;
}

const PRONOUN = /\b(?:he|she|him|his|her|hers)\b/iu;
const MALE = /\b(?:he|him|his)\b/iu;
const PEOPLE = /[\uE000-\uEFFF]/gu;
const RELATIVE = new RegExp(`\\bmy (${KIN})\\b`, 'giu');
const MALE_KIN = /(?:father|dad|brother|son|husband|boyfriend|fiancé|uncle|nephew|grandpa)$/iu;
const FEMALE_KIN = /(?:mother|mom|mum|sister|daughter|wife|girlfriend|fiancée|aunt|niece|grandma)$/iu;

/** The only person or relative that a third-person pronoun of the clause can mean; `undefined` when none or several. */
export function findThird(
  clause: Clause,
  window: readonly ConversationTurn[],
  tokens: PersonTokens,
  view: Perspective,
): Third | undefined {
  const pronoun = PRONOUN.exec(clause.text);
  if (!pronoun) return undefined;
  const male = MALE.test(pronoun[0]);
  const others = (text: string) =>
    [...new Set([...text.matchAll(PEOPLE)].map(([c]) => c))].filter((c) => c !== view.speaker && c !== view.addressee);
  const here = `${clause.before}. ${clause.text.slice(0, pronoun.index)}`;
  const relatives = [...here.matchAll(RELATIVE)]
    .map((match) => match[1]!.toLowerCase())
    .filter((kin) => !(male ? FEMALE_KIN : MALE_KIN).test(kin) && !/s$/u.test(kin))
    .map((kin) => `${view.speaker}'s ${kin}`);
  const mentioned = [...new Set([...relatives, ...others(spokenAbout(here))])];
  if (mentioned.length > 0) return mentioned.length === 1 ? { text: mentioned[0]! } : undefined;
  const earlier = window.slice(0, -1);
  const found = new Map<string, TurnId>();
  for (const { turn } of earlier) {
    const text = spokenAbout(tokens.replaceNames(expandContractions(turn.text)));
    for (const person of others(text)) found.set(person, turn.id);
  }
  if (found.size !== 1) return undefined;
  const [[text, turnId]] = [...found] as [[string, TurnId]];
  return { text, turnId };
}

/** A text without the names of those it calls. */
function spokenAbout(text: string): string {
  return clauses(text)
    .map((clause) => stripAddress(clause.text))
    .join('. ');
}
