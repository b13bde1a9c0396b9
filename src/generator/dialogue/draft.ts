import type { Draw } from '../draw.js';
import { expandPhrase, type Slots } from '../phrase.js';
import type { OpenerKind, TalkPhrases } from '../phrases.js';
import type { CastMember, ScenarioImage } from '../scenario.js';
import type { SpokenLanguage } from '../spoken-language.js';
import type { Theme } from '../world/theme.js';

/** How a turn may be told of afterwards, without its words. */
export interface Gist {
  verb: 'asked' | 'said';
  /** "when the cake tasting is". */
  clause: string;
  /** Name of the thing, and another name for it. */
  about: string;
  otherName?: string;
}

/** A turn before it is put into words entirely: no call, opener or tail yet. */
export interface Draft {
  speaker: CastMember;
  to: readonly CastMember[] | 'everyone';
  /** One or two clauses, without closing full stop. */
  core: string;
  act: string;
  /** Position in the exchange of the draft that this one answers. */
  answers?: number;
  opener?: OpenerKind;
  tail?: string;
  /** Probability of calling an addressee by name; by the act's habit when absent. */
  calling?: number;
  asserts?: readonly string[];
  retracts?: readonly string[];
  mentions?: readonly CastMember[];
  gist?: Gist;
  image?: ScenarioImage;
  /** Spoken as it is: no opener, tail or filler. */
  bare?: boolean;
}

/** What the makers of exchanges work with. */
export interface Scene {
  language: SpokenLanguage;
  talk: TalkPhrases;
  theme: Theme;
  draw: Draw;
  present: readonly CastMember[];
  /** A phrase with slots; `<chore>` and `<object>` are drawn from the setting unless given. */
  say(templates: readonly string[], slots?: Slots): string;
  /** A remark of the setting that nobody has made yet, while there are any. */
  remark(): string | undefined;
  /** Anybody but these. */
  other(...than: readonly CastMember[]): CastMember;
}

/** Share of common phrases that are put otherwise. */
const VARIED = 0.7;

/** Builds the scene of one session. Remarks are taken from the list, so that each is made once in a scenario. */
export function createScene(
  language: SpokenLanguage,
  theme: Theme,
  present: readonly CastMember[],
  remarks: string[],
  draw: Draw,
): Scene {
  const { talk, sentences } = language;
  const vary = (text: string) => sentences.vary(text, VARIED, draw);
  return {
    language,
    talk,
    theme,
    draw,
    present,
    say(templates, slots = {}) {
      const words: Record<string, string> = {
        chore: draw.pick(theme.chores),
        object: draw.pick(theme.objects),
        reason: draw.pick(theme.reasons),
      };
      for (const [slot, list] of Object.entries(talk.everydayWords)) words[slot] = draw.pick(list);
      return expandPhrase(draw.pick(templates), { ...words, ...slots }, draw, vary).trim();
    },
    remark: () => remarks.pop(),
    other(...than) {
      const rest = present.filter((member) => !than.some((known) => known.key === member.key));
      return draw.pick(rest.length > 0 ? rest : present);
    },
  };
}

/** How one person calls another: kin word, nickname or first name. */
export function nameFor(speaker: CastMember, person: CastMember): string {
  return speaker.calls[person.key] ?? person.nickname ?? person.firstName;
}
