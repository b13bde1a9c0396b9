import type { CaseView, ViewTurn } from './case-view.js';
import { viewLanguages } from './view-language.js';

/** Shares of turns whose addressees a trivial rule finds exactly. */
export interface AddresseeFloors {
  turns: number;
  previousOther: number;
  calledElsePrevious: number;
  /** The same rule on turns that do and do not call somebody. */
  calledElsePreviousNamed: number;
  calledElsePreviousUnnamed: number;
}

/** Runs "the previous other speaker" and "whoever is called by name, else the previous other speaker" over cases. */
export function addresseeFloors(cases: readonly CaseView[]): AddresseeFloors {
  const hits = { previous: 0, called: 0, named: 0, unnamed: 0 };
  let turns = 0;
  let named = 0;
  for (const view of cases) {
    for (const session of view.sessions) {
      for (const [index, turn] of session.turns.entries()) {
        const previous = previousOther(session.turns, index);
        const called = calledIn(turn, view);
        const guess = called.length > 0 ? called : previous;
        turns += 1;
        if (isSame(previous, turn.to)) hits.previous += 1;
        const isHit = isSame(guess, turn.to);
        if (isHit) hits.called += 1;
        if (turn.explicit) named += 1;
        if (turn.explicit && isHit) hits.named += 1;
        if (!turn.explicit && isHit) hits.unnamed += 1;
      }
    }
  }
  const share = (count: number, of: number) => (of === 0 ? 0 : count / of);
  return {
    turns,
    previousOther: share(hits.previous, turns),
    calledElsePrevious: share(hits.called, turns),
    calledElsePreviousNamed: share(hits.named, named),
    calledElsePreviousUnnamed: share(hits.unnamed, turns - named),
  };
}

/** Names that stand as a call: between punctuation, at the beginning or at the end; "everyone" for the group. */
export function calledIn(turn: ViewTurn, view: CaseView): string[] {
  const language = viewLanguages[view.language];
  if (language.callsGroup(turn.text)) return ['everyone'];
  return [...view.callings].flatMap(([person, names]) =>
    person !== turn.speaker && names.some((name) => language.calls(turn.text, name)) ? [person] : [],
  );
}

function previousOther(turns: readonly ViewTurn[], index: number): string[] {
  const speaker = turns[index]?.speaker;
  for (let before = index - 1; before >= 0; before -= 1) {
    const other = turns[before]?.speaker;
    if (other !== undefined && other !== speaker) return [other];
  }
  return [];
}

function isSame(guess: readonly string[], gold: readonly string[]): boolean {
  return guess.length === gold.length && guess.every((name) => gold.includes(name));
}
