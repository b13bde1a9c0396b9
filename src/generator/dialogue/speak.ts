import type { Draw } from '../draw.js';
import { expandPhrase, tidySentence } from '../phrase.js';
import type { CastMember } from '../scenario.js';
import { type Draft, nameFor, toSentence } from './draft.js';
import { fillers, openers } from './talk-phrases.js';

/** How much a scenario's people stumble. */
export interface SpeakingStyle {
  /** Probability of a filler in a turn. */
  fillerRate: number;
}

/** A draft in words. */
export interface Wording {
  text: string;
  /** Sentence of the draft's core as it stands in the text, but for the first letter. */
  quote: string;
  explicit: boolean;
}

const groupCalls = ['everyone', 'everybody', 'folks', 'all of you', 'guys', 'team'] as const;
const lowerable = new Set(
  'the my somebody half that every nobody whoever we she our your there someone no take four a an this it one two everything her uncle whatever'.split(
    ' ',
  ),
);

/**
 * Puts a draft into words: opener, call, core, tail. `answersLast` tells that the turn answers the one before it, so that
 * nobody needs to be called.
 */
export function wordDraft(draft: Draft, answersLast: boolean, style: SpeakingStyle, draw: Draw): Wording {
  const quote = toSentence(draft.core);
  if (draft.bare) return { text: quote, quote, explicit: /\b(?:everyone|everybody|folks|all)\b/iu.test(quote) };
  const call = drawCall(draft, answersLast, draw);
  const opener = draft.opener === undefined ? '' : expandPhrase(draw.pick(openers[draft.opener]), {}, draw);
  const core = withFiller(draft.core, style, draw);
  const tail = draft.tail === undefined ? '' : toSentence(draft.tail);
  return { text: join(opener, call?.words, core, tail, draw), quote, explicit: call?.byName ?? false };
}

function drawCall(draft: Draft, answersLast: boolean, draw: Draw): { words: string; byName: boolean } | undefined {
  const { to, speaker } = draft;
  if (to === 'everyone') {
    return draw.chance(draft.calling ?? 0.4) ? { words: draw.pick(groupCalls), byName: true } : undefined;
  }
  const probability = draft.calling ?? (answersLast ? 0.42 : draft.answers === undefined ? 0.77 : 0.66);
  if (!draw.chance(probability)) return undefined;
  const names = to.map((person) => callFor(speaker, person, draw));
  return { words: names.join(' and '), byName: to.some((person) => speaker.calls[person.key] === undefined) };
}

/** Mostly the usual name; now and then the first name in place of the nickname. */
function callFor(speaker: CastMember, person: CastMember, draw: Draw): string {
  const usual = nameFor(speaker, person);
  return usual === person.nickname && draw.chance(0.25) ? person.firstName : usual;
}

function join(opener: string, call: string | undefined, core: string, tail: string, draw: Draw): string {
  const start = opener === '' || /[,]\s*$/u.test(opener) ? lowerFirst(core) : core;
  if (call === undefined) return finish(opener, start, tail);
  const called = /^(.*[^.?!,])([.?!])$/u.exec(opener.trim());
  if (called !== null && draw.chance(0.5)) return finish(`${called[1]}, ${call}${called[2]}`, core, tail);
  const where = draw.next();
  if (where < 0.62) return finish(opener, `${call}, ${lowerFirst(core)}`, tail);
  return finish(opener, callAtEnd(start, call), tail);
}

/** "…, Leah?" at the end of the first sentence. */
function callAtEnd(core: string, call: string): string {
  const first = /^([^.?!]*[^.?!\d])([.?!])(?=\s|$)/u.exec(core);
  if (first === null) return /[.?!]$/u.test(core) ? `${call}, ${core}` : `${core}, ${call}`;
  return `${first[1]}, ${call}${first[2]}${core.slice(first[0].length)}`;
}

function finish(opener: string, core: string, tail: string): string {
  const body = /[.?!…]["”']?$/u.test(core.trim()) ? core.trim() : `${core.trim()}.`;
  return tidySentence(`${opener} ${body} ${tail}`);
}

function lowerFirst(text: string): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  return lowerable.has(first.toLowerCase()) && first !== 'I' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function withFiller(core: string, style: SpeakingStyle, draw: Draw): string {
  if (!draw.chance(style.fillerRate)) return core;
  const filler = draw.pick(fillers);
  const comma = core.indexOf(', ');
  if (comma > 0 && draw.chance(0.6)) return `${core.slice(0, comma)}, ${filler}, ${core.slice(comma + 2)}`;
  return `${filler}, ${lowerFirst(core)}`;
}
