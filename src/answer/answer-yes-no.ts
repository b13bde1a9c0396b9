import { questionLanguage } from '../language/question-languages.js';
import { languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';
import type { UnderstoodQuestion } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';
import { nameTerms, withoutReferences } from './name-terms.js';
import type { SaidSentence } from './rank-sentences.js';
import { countWords, cutToWords, MAX_ANSWER_WORDS, sentences, withoutOpeners } from './shorten.js';
import { type Support, supportFor, type Wanted } from './support.js';

/** Statements that hold so much less than the best one are about something else. */
const NEAR_BEST = 0.85;
/** A question that holds so much of the one asked is the same question: the reply to it says yes or no. */
const SAME_QUESTION = 0.6;

/** A statement that says yes or no to a question. */
interface Verdict {
  said: SaidSentence;
  yes: boolean;
}

/**
 * Says yes or no with the statement that shows it. Two people's statements that contradict each other are both given with who and
 * when, the later one first; when one person said both, the later one counts and the earlier one is told after it.
 */
export function answerYesNo(
  asked: UnderstoodQuestion,
  ranked: readonly SaidSentence[],
  context: Context,
  directory: PersonDirectory,
): Answer | undefined {
  const language = questionLanguage(languageOf(withoutReferences(asked.whole.text)).id);
  if (language === undefined) return undefined;
  const verdicts = verdictsOf(asked, ranked, context, directory);
  const first = verdicts[0];
  if (first === undefined) return undefined;
  const against = verdicts.find(({ yes }) => yes !== first.yes);
  const both = against === undefined ? [first] : [first, against].sort((a, b) => compare(b.said.turn, a.said.turn));
  const word = ({ yes }: Verdict) => (yes ? language.yes : language.no);
  const timeZone = (turn: Turn) => context.sessions.get(turn.sessionId)?.timeZone ?? 'UTC';
  const who = ({ said: { turn } }: Verdict) => {
    const speaker = directory.personOfVoice(turn.voiceId);
    const day = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: timeZone(turn),
    });
    return `${speaker === undefined ? 'someone' : directory.displayName(speaker)}, ${day.format(turn.startedAt)}`;
  };
  const room = Math.floor((MAX_ANSWER_WORDS - 2 * both.length) / both.length) - (both.length > 1 ? 5 : 2);
  const coverage = supportFor(wantedBy(asked, directory), context).coverage;
  const text = both
    .map((verdict) => {
      const cut = cutToWords(withoutOpeners(verdict.said.text, directory), room, coverage);
      const full = /[.!?…。！？]["'”’]?$/u.test(cut) ? cut : `${cut}.`;
      const speaker = directory.personOfVoice(verdict.said.turn.voiceId);
      if (both.length > 1) return `${word(verdict)} (${who(verdict)}): ${full}`;
      const own = language.firstPerson(cut) && speaker !== undefined ? `${directory.displayName(speaker)}: ` : '';
      return `${word(verdict)}. ${own}${full}`;
    })
    .join(' ');
  return {
    text: countWords(text) > MAX_ANSWER_WORDS ? cutToWords(text, MAX_ANSWER_WORDS, () => 0) : text,
    refused: false,
    evidence: [...new Set(both.map(({ said }) => said.turn.id))],
    confidence: Math.min(1, Math.max(...both.map(({ said }) => said.support))),
  };
}

function wantedBy({ focus, people }: UnderstoodQuestion, directory: PersonDirectory): Wanted {
  const rendered = withoutReferences(focus);
  const text = questionLanguage(languageOf(rendered).id)?.statement(rendered) ?? rendered;
  return { text, ignore: nameTerms(people, directory) };
}

function compare(one: Turn, other: Turn): number {
  return one.startedAt - other.startedAt || one.ordinal - other.ordinal;
}

/** The statements nearest to the question, each turn once, with what they say to it. */
function verdictsOf(
  asked: UnderstoodQuestion,
  ranked: readonly SaidSentence[],
  context: Context,
  directory: PersonDirectory,
): Verdict[] {
  const language = questionLanguage(languageOf(withoutReferences(asked.whole.text)).id);
  const denied = language?.negates(asked.whole.text) ?? false;
  const support = supportFor(wantedBy(asked, directory), context);
  const most = Math.max(0, ...ranked.filter(({ signs }) => signs.asks === 0).map(({ signs }) => signs.coverage));
  const seen = new Set<string>();
  const verdicts: Verdict[] = [];
  for (const said of ranked) {
    if (said.signs.asks > 0 || said.signs.coverage < NEAR_BEST * most || seen.has(said.turn.id)) continue;
    seen.add(said.turn.id);
    const replied = repliesTo(said.turn, context);
    const same = replied !== undefined && support.coverage(replied.text) >= SAME_QUESTION;
    const opening = same ? language?.yesOrNo(sentences(said.turn.text).find((text) => text !== '') ?? '') : undefined;
    const clause = nearestClause(said.text, support);
    const negated = questionLanguage(languageOf(clause).id)?.negates(clause) ?? false;
    verdicts.push({ said, yes: opening === undefined ? negated === denied : opening === 'yes' });
  }
  return verdicts;
}

/** The clause of a sentence that holds most of what is asked for: what another one denies is another matter. */
function nearestClause(sentence: string, { coverage }: Support): string {
  const clauses = sentence.split(/[,;:—–，；]\s*|\s+(?:but|and|because|although|though|so|since|while)\s+/u);
  return clauses.reduce((best, clause) => (coverage(clause) > coverage(best) ? clause : best), clauses[0] ?? sentence);
}

function repliesTo(turn: Turn, context: Context): Turn | undefined {
  const link = context.interactions.get(turn.id)?.replyTo;
  const other = link && context.turns.find(({ id }) => id === link.turnId);
  return other && languageOf(other.text).isQuestion(other.text) ? other : undefined;
}
