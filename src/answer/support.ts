import { indexTerms, languageOf } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId, Turn } from '../records/records.js';
import type { Context } from '../retrieval/retrieval.js';

/** How well the turns of a context cover words. */
export interface Support {
  /** Share of the wanted terms' weight that a text covers, 0 to 1. */
  coverage(text: string): number;
  /** Coverage by a turn together with those beside it that are held (half weight). */
  around(turn: Turn): number;
  /** Number of terms wanted. */
  size: number;
}

/** Terms rare among the held turns count more. A wanted text without terms covers nothing. */
export function supportFor(wanted: string, context: Context, ignore: ReadonlySet<string> = new Set()): Support {
  const terms = [...new Set(indexTerms(wanted))].filter((term) => !ignore.has(term));
  const texts = new Map(context.turns.map((turn) => [turn.id, new Set(turnTerms(turn))]));
  const weights = new Map(
    terms.map((term) => {
      const holders = [...texts.values()].filter((held) => held.has(term)).length;
      return [term, 1 + Math.log((1 + context.turns.length) / (1 + holders)) / 2];
    }),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const share = (covered: (term: string) => number) =>
    total === 0 ? 0 : terms.reduce((sum, term) => sum + (weights.get(term) ?? 0) * covered(term), 0) / total;
  const beside = new Map(context.turns.map((turn) => [`${turn.sessionId} ${turn.ordinal}`, turn]));
  return {
    size: terms.length,
    coverage: (text) => {
      const held = new Set(indexTerms(text));
      return share((term) => (held.has(term) ? 1 : 0));
    },
    around: (turn) => {
      const own = texts.get(turn.id);
      const near = [-2, -1, 1, 2].flatMap((offset) => {
        const other = beside.get(`${turn.sessionId} ${turn.ordinal + offset}`);
        return other ? [texts.get(other.id)!] : [];
      });
      return share((term) => (own?.has(term) ? 1 : near.some((held) => held.has(term)) ? 0.5 : 0));
    },
  };
}

/** Index terms of a turn: its words and its images' captions. */
export function turnTerms(turn: Turn): string[] {
  return indexTerms(turnText(turn));
}

/** What a turn says and shows. */
export function turnText(turn: Turn): string {
  return [turn.text, ...(turn.images ?? []).map((image) => image.caption ?? '')]
    .filter((text) => text !== '')
    .join('\n');
}

/** Whether a turn can be about a person: they said it, were named in it, or were spoken to as "you". */
export function concerns(turn: Turn, personId: PersonId, context: Context, directory: PersonDirectory): boolean {
  if (directory.personOfVoice(turn.voiceId) === personId) return true;
  const names = new Set(indexTerms(directory.displayName(personId)));
  if (turnTerms(turn).some((term) => names.has(term))) return true;
  const addressed = context.interactions
    .get(turn.id)
    ?.addressees.some((link) => directory.canonical(link.personId) === personId);
  return addressed === true && languageOf(turn.text).secondPerson(turn.text) > 0;
}
