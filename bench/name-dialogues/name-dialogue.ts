/**
 * A conversation written by hand whose speakers are known only by voice. Lines are "voice: words"; a blank line starts another
 * session, another day.
 */
export interface NameDialogue {
  id: string;
  script: string;
  /** Who must be named what; every other voice must stay unnamed. */
  names: Readonly<Record<string, string>>;
  /** Other names the voice's person must also be found by. */
  aliases?: Readonly<Record<string, readonly string[]>>;
  /** Kin words in context: `word` said by `by` means `is`. Any other one is wrong. */
  kin?: readonly { word: string; by: string; is: string }[];
  /** Pairs of voices about whom it must be asked whether they are one person. */
  askSame?: readonly (readonly [string, string])[];
}

/** Dialogues of one case of naming. Even places (0, 2, ...) were for tuning; odd places are sealed and only scored. */
export interface NameDialogueSet {
  about: string;
  dialogues: readonly NameDialogue[];
}
