import type { ExpectedAnswer } from '../language/question-language.js';
import { languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId, Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { UnderstoodQuestion } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import { nameTerms } from './name-terms.js';
import { refusal } from './refusal.js';
import { countWords, cutToWords, MAX_ANSWER_WORDS, sentences, withoutOpeners } from './shorten.js';
import { concerns, type Support, supportFor, turnText } from './support.js';

/** A sentence that may answer. */
interface Candidate {
  turn: Turn;
  text: string;
  score: number;
  support: number;
}

/** Share of the question's words that must be found in and around the answering turn. */
const MIN_SUPPORT = 0.3;
/** The best turn that cannot be about the person asked about may not say this much more than the one that can. */
const OTHER_PERSON_LEAD = 1.35;
/** A further sentence is given when it scores at least this share of the best one. */
const SECOND_SHARE = 0.6;

const SHAPES: Readonly<Partial<Record<ExpectedAnswer, RegExp>>> = {
  time: /\d|\b(?:noon|midnight|morning|afternoon|evening|tonight|today|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month|year|january|february|march|april|june|july|august|september|october|november|december|hour|minute|ago|last|next)\b/iu,
  number:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|couple|few|several|once|twice|double|half|no|none)\b/iu,
  place:
    /\b(?:at|in|to|from|near|by|on|behind|beside|inside|outside|under|over)\s+(?:the\s+|a\s+|an\s+|my\s+|our\s+|your\s+)?[\p{L}\p{N}]+/iu,
  preference: /\b(?:prefer|rather|like|love|favou?rite|want|enjoy|best|always|usually)\b/iu,
};

/** The sentence or sentences that answer, one for each part of a question that asks for several things. */
export function answerSentence(
  asked: UnderstoodQuestion,
  context: Context,
  directory: PersonDirectory,
  about?: PersonId,
): Answer {
  const names = nameTerms(asked.people, directory);
  const parts = asked.parts.length > 1 ? asked.parts : [asked.focus];
  const whole = supportFor(directory.render(asked.parts.join(' ')), context, names);
  const chosen: Candidate[] = [];
  const ranked = rank(asked, whole, context, directory);
  const best = pick(ranked, asked, context, directory, about);
  if (best === undefined) return refusal();
  if (parts.length > 1) {
    for (const part of parts) {
      const support = supportFor(directory.render(part), context, names);
      const found = pick(rank(asked, support, context, directory), asked, context, directory, about);
      if (found && !chosen.some((held) => held.text === found.text)) chosen.push(found);
    }
  }
  if (chosen.length === 0) chosen.push(best);
  const reply = replyTo(chosen[0]!, context);
  if (reply && !chosen.some((held) => held.turn.id === reply.turn.id)) chosen.push(reply);
  for (const candidate of ranked) {
    if (chosen.length >= Math.max(2, parts.length)) break;
    if (candidate.score < SECOND_SHARE * best.score) break;
    if (!chosen.some((held) => held.text === candidate.text)) chosen.push(candidate);
  }
  return write(chosen, whole, directory, best.support);
}

function rank(asked: UnderstoodQuestion, support: Support, context: Context, directory: PersonDirectory): Candidate[] {
  const shape = SHAPES[asked.expects];
  const candidates: Candidate[] = [];
  context.turns.forEach((turn, place) => {
    const around = support.around(turn);
    const speaker = directory.personOfVoice(turn.voiceId);
    const rightSpeaker = asked.speakerId === undefined ? 0 : speaker === asked.speakerId ? 0.15 : -0.15;
    for (const text of sentences(turnText(turn))) {
      const own = support.coverage(text);
      const shaped = shape ? (shape.test(text) ? 0.15 : -0.1) : 0;
      const asks = languageOf(text).isQuestion(text) && !/\bright\?$/i.test(text) ? -0.15 : 0;
      const slight = countWords(text) < 4 ? -0.15 : 0;
      const score = own + 0.4 * around + 0.25 / (1 + place / 3) + shaped + asks + slight + rightSpeaker;
      candidates.push({ turn, text, score, support: Math.max(own, around) });
    }
  });
  return candidates.sort((a, b) => b.score - a.score);
}

/** The best candidate that the question's person allows; `undefined` when what is held speaks of somebody else or too little. */
function pick(
  ranked: readonly Candidate[],
  asked: UnderstoodQuestion,
  context: Context,
  directory: PersonDirectory,
  about: PersonId | undefined,
): Candidate | undefined {
  const top = ranked[0];
  if (top === undefined || top.support < MIN_SUPPORT) return undefined;
  const person = about ?? asked.speakerId ?? (asked.people.length === 1 ? asked.people[0] : undefined);
  if (person === undefined) return top;
  const fitting = ranked.find((candidate) => concerns(candidate.turn, person, context, directory));
  if (fitting === undefined || fitting.support < MIN_SUPPORT) return undefined;
  return top.score > OTHER_PERSON_LEAD * fitting.score ? undefined : fitting;
}

/** When the best turn asks, whoever answered it says the answer. */
function replyTo(best: Candidate, context: Context): Candidate | undefined {
  if (!languageOf(best.text).isQuestion(best.text)) return undefined;
  const turn = context.turns.find((other) => context.interactions.get(other.id)?.replyTo?.turnId === best.turn.id);
  const text = turn ? sentences(turn.text)[0] : undefined;
  return turn && text ? { turn, text, score: best.score, support: best.support } : undefined;
}

function write(chosen: readonly Candidate[], support: Support, directory: PersonDirectory, confidence: number): Answer {
  const written: string[] = [];
  const evidence: string[] = [];
  let left = MAX_ANSWER_WORDS;
  chosen.forEach((candidate, index) => {
    const text = withoutOpeners(candidate.text, directory);
    const share = Math.floor(left / Math.min(2, chosen.length - index));
    const room = index === 0 && countWords(text) > share ? Math.max(share, left - 12) : left;
    if (index > 0 && countWords(text) > left) return;
    const cut = cutToWords(text, room, support.coverage);
    left -= countWords(cut);
    written.push(/[.!?…。！？]$/u.test(cut) ? cut : `${cut}.`);
    evidence.push(candidate.turn.id);
  });
  return {
    text: written.join(' '),
    refused: false,
    evidence: [...new Set(evidence)],
    confidence: Math.min(1, confidence),
  };
}
