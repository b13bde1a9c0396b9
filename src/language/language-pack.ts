import type { Instant } from '../records/records.js';

/** A name as it occurs in a text; offsets are UTF-16 units. */
export interface NameMention {
  name: string;
  start: number;
  end: number;
}

/** Somebody says who somebody is. */
export interface Introduction extends NameMention {
  /** `self`: "I'm Nora". `other`: "this is my sister Ana", said of somebody present. */
  kind: 'self' | 'other';
  /** A further name of whom the text introduces: "call me Bas", "we call her Kit". */
  nickname?: true;
  /** The kin word by which the speaker presents somebody: "my sister Ana". */
  kin?: string;
  /** "This is Vienna" may as well present a place: not enough alone. */
  weak?: true;
}

/** Somebody is called by name. */
export interface Vocative extends NameMention {
  position: 'leading' | 'middle' | 'trailing';
  /** A word for a relative ("Mom") in the place of a name; it names nobody in a directory. */
  kin?: true;
}

/** A time expression resolved against the moment it was said; `to` is exclusive. */
export interface TimeMention {
  text: string;
  start: number;
  end: number;
  from: Instant;
  to: Instant;
}

/** When and where something was said: what relative times are resolved against. */
export interface SpokenAt {
  at: Instant;
  /** IANA zone. */
  timeZone: string;
}

/** What one language knows. One folder a language; unknown languages get the Unicode fallback of `language/terms.ts`. */
export interface LanguagePack {
  /** BCP 47 primary tag. */
  readonly id: string;
  /** Whether a text looks like this language, 0 to 1. */
  detect(text: string): number;
  /** Index form of one word (stem); the word is already lower-case. */
  stem(word: string): string;
  isStopWord(word: string): boolean;
  introductions(text: string): Introduction[];
  /** Words at places where a person is called, whether or not the name is known; `knownNames` are folded names that may also be found in weaker places. */
  vocatives(text: string, knownNames: ReadonlySet<string>): Vocative[];
  isQuestion(text: string): boolean;
  /** "you", "your": 0 none, 1 clear. */
  secondPerson(text: string): number;
  /** "everyone", "you all", "guys". */
  addressesGroup(text: string): boolean;
  /** Said to nobody present: to oneself, read aloud, on the telephone ("let me see", "it says here"). */
  saidAside?(text: string): boolean;
  /** How a turn that reacts to an earlier one opens: with thanks, with yes, no or agreement; undefined when it does not show. */
  replyOpening(text: string): 'thanks' | 'answer' | undefined;
  /** How somebody speaks to whom has just been presented ("welcome"), and so is not that person. */
  greetsNewcomer?(text: string): boolean;
  /** Time expressions, left to right, without overlaps. */
  times(text: string, spoken: SpokenAt): TimeMention[];
}
