import { expandPhrase } from '../phrase.js';
import type { CastMember } from '../scenario.js';
import { type Draft, nameFor, type Scene } from './draft.js';

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

/**
 * Puts a draft into words: opener, call, core, tail. `answersLast` tells that the turn answers the one before it, so that
 * nobody needs to be called.
 */
export function wordDraft(draft: Draft, answersLast: boolean, style: SpeakingStyle, scene: Scene): Wording {
  const { draw, talk } = scene;
  const { sentences } = scene.language;
  const quote = sentences.toSentence(draft.core);
  if (draft.bare) return { text: quote, quote, explicit: sentences.callsGroup(quote) };
  const call = drawCall(draft, answersLast, scene);
  const opener = draft.opener === undefined ? '' : expandPhrase(draw.pick(talk.openers[draft.opener]), {}, draw);
  const core = draw.chance(style.fillerRate)
    ? sentences.withFiller(draft.core, draw.pick(talk.fillers), draw)
    : draft.core;
  const tail = draft.tail === undefined ? '' : sentences.toSentence(draft.tail);
  const text = sentences.compose({ opener, calls: call.names, core, tail }, draw);
  return { text, quote, explicit: call.byName };
}

function drawCall(draft: Draft, answersLast: boolean, scene: Scene): { names: readonly string[]; byName: boolean } {
  const { draw } = scene;
  const { to, speaker } = draft;
  const nobody = { names: [], byName: false };
  if (to === 'everyone') {
    const { groupCalls } = scene.language.sentences;
    return draw.chance(draft.calling ?? 0.4) ? { names: [draw.pick(groupCalls)], byName: true } : nobody;
  }
  const probability = draft.calling ?? (answersLast ? 0.42 : draft.answers === undefined ? 0.77 : 0.66);
  if (!draw.chance(probability)) return nobody;
  return {
    names: to.map((person) => callFor(speaker, person, scene)),
    byName: to.some((person) => speaker.calls[person.key] === undefined),
  };
}

/** Mostly the usual name; now and then the first name in place of the nickname. */
function callFor(speaker: CastMember, person: CastMember, { draw }: Scene): string {
  const usual = nameFor(speaker, person);
  return usual === person.nickname && draw.chance(0.25) ? person.firstName : usual;
}
