import type { IdSource } from '../../ids.js';
import type { LanguagePack } from '../../language/language-pack.js';
import { packFor } from '../../language/packs.js';
import type { Fact } from '../../records/records.js';
import type { Conversation, ConversationTurn } from '../conversation.js';
import { chineseStatements } from './chinese/chinese-statements.js';
import { englishStatements } from './english/spoken-statements.js';
import type { SpokenStatement } from './spoken-statement.js';

/** Languages with fact rules; a text in any other one gives no facts, and its turn is still remembered. */
const RULES: Readonly<
  Record<
    string,
    (window: readonly ConversationTurn[], conversation: Conversation, pack: LanguagePack) => SpokenStatement[]
  >
> = {
  en: englishStatements,
  zh: chineseStatements,
};
const LATIN_ONLY = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;
/** Facts below this are not worth a record. */
const MIN_CONFIDENCE = 0.4;

/**
 * Facts that the last turn of `window` states by rule, read with the up to three turns before it. Self-contained:
 * people are references, relative times are dated against the session's clock; whatever cannot be grounded safely is
 * left out, so an empty list is a normal result.
 */
export function extractFacts(window: readonly ConversationTurn[], conversation: Conversation, ids: IdSource): Fact[] {
  const current = window.at(-1);
  if (current === undefined || current.turn.text.trim() === '') return [];
  const { turn, speakerId, interaction } = current;
  const pack = packFor(turn.language, turn.text);
  const english = packFor('en', '');
  const rules = RULES[pack.id] ?? (turn.language === undefined && LATIN_ONLY.test(turn.text) ? RULES['en'] : undefined);
  if (rules === undefined) return [];
  const seen = new Set<string>();
  const facts: Fact[] = [];
  for (const statement of rules(window, conversation, RULES[pack.id] === undefined ? english : pack)) {
    const key = `${statement.attribute ?? ''}|${statement.value ?? ''}|${statement.text}`;
    if (statement.confidence < MIN_CONFIDENCE || seen.has(key)) continue;
    seen.add(key);
    facts.push({
      id: ids('fact'),
      sessionId: turn.sessionId,
      kind: statement.kind,
      text: statement.text,
      ...(statement.subjectId === undefined ? {} : { subjectId: statement.subjectId }),
      speakerId,
      addresseeIds: (interaction?.addressees ?? []).map((link) => link.personId),
      ...(statement.attribute === undefined ? {} : { attribute: statement.attribute, value: statement.value }),
      saidAt: turn.startedAt,
      ...(statement.validFrom === undefined ? {} : { validFrom: statement.validFrom }),
      ...(statement.validTo === undefined ? {} : { validTo: statement.validTo }),
      evidence: [...new Set([turn.id, ...statement.evidence])],
      confidence: statement.confidence,
      origin: 'rules',
    });
  }
  return facts;
}
