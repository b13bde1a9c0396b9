import type { PersonDirectory } from '../records/person-directory.js';
import type { AddresseeLink } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { UnderstoodQuestion } from '../retrieval/understand-question.js';
import { anchorTurn } from './anchor-turn.js';
import type { Answer } from './answer.js';
import { refusal } from './refusal.js';

/** Below this share of what was said, the turn asked about is not held. */
const MIN_COVERAGE = 0.34;
/** Addressees this much less certain than the best one are left out. */
const CONFIDENCE_GAP = 0.2;

/** Who said it: the name straight from the graph. */
export function answerSpeaker(
  questionText: string,
  asked: UnderstoodQuestion,
  context: Context,
  directory: PersonDirectory,
): Answer {
  const anchor = anchorTurn(questionText, asked, context, directory);
  if (anchor === undefined || anchor.coverage < MIN_COVERAGE) return refusal(anchor?.coverage);
  const speaker = directory.personOfVoice(anchor.turn.voiceId);
  if (speaker === undefined) return refusal(anchor.coverage);
  const name = directory.displayName(speaker);
  return { text: name, refused: false, evidence: [anchor.turn.id], confidence: anchor.coverage };
}

/** To whom it was said: names from the edges of the turn. */
export function answerAddressee(
  questionText: string,
  asked: UnderstoodQuestion,
  context: Context,
  directory: PersonDirectory,
): Answer {
  const anchor = anchorTurn(questionText, asked, context, directory);
  if (anchor === undefined || anchor.coverage < MIN_COVERAGE) return refusal(anchor?.coverage);
  const interaction = context.interactions.get(anchor.turn.id);
  const links = [...(interaction?.addressees ?? [])].sort((a, b) => b.confidence - a.confidence);
  const certain = links.filter((link) => interaction?.toEveryone || link.confidence > bestOf(links) - CONFIDENCE_GAP);
  if (certain.length === 0) return refusal(anchor.coverage);
  const names = [...new Set(certain.map((link) => directory.displayName(link.personId)))];
  const confidence = anchor.coverage * Math.max(...certain.map((link) => link.confidence));
  return { text: joinNames(names), refused: false, evidence: [anchor.turn.id], confidence };
}

function bestOf(links: readonly AddresseeLink[]): number {
  return links[0]?.confidence ?? 0;
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
