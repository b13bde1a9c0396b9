import type { ConversationTurn } from '../../conversation.js';
import { clauses, sentences } from './clauses.js';
import { expandContractions } from './contractions.js';
import type { Draft } from './draft.js';
import { stripAddress } from './openers.js';
import type { PersonTokens } from './person-tokens.js';
import { ground, type Perspective } from './perspective.js';
import { type SpokenSetting, spokenSetting, thingOf } from './reading/spoken-setting.js';

const FRAMES: Readonly<Record<SpokenSetting['form'], string>> = {
  order: 'asked for this',
  own: 'adjusts something',
  shown: 'says how it is set',
};

/**
 * The setting that a clause without a telling subject speaks of, with the sentence before it in its turn, which often tells why.
 * `stated` is what the clause says otherwise: a claim with a slot of its own stays. Undefined when it sets nothing.
 */
export function draftOfSetting(
  stripped: string,
  before: string,
  stated: readonly Draft[],
  { view, window, tokens }: { view: Perspective; window: readonly ConversationTurn[]; tokens: PersonTokens },
): Draft | undefined {
  if (stated.some(({ statement: { attribute } }) => attribute !== undefined && !attribute.startsWith('setting/')))
    return undefined;
  const told = settingClause(stripped);
  const setting = spokenSetting(told, undefined);
  const pointed = setting !== undefined && setting.attribute === undefined;
  const thing = pointed ? thingBefore(`${before}. ${stripped.slice(0, -told.length)}`, window, tokens) : undefined;
  const found = thing === undefined ? setting : spokenSetting(told, thing.name);
  if (found === undefined) return undefined;
  const grounded = ground(found.text, view);
  if (grounded.unsafe && thing === undefined && found.attribute === undefined) return undefined;
  const why = reasonIn(`${before}. ${stripped.slice(0, -told.length)}`, view);
  const said = `${view.speaker} ${FRAMES[found.form]}: ${grounded.text}${thing === undefined ? '' : ` (the ${thing.name})`}`;
  const text = why === undefined ? said : `${said} (said before it: ${why})`;
  return {
    statement: {
      pattern: 'spoken-setting',
      kind: 'event',
      text,
      subject: found.owner ?? view.speaker,
      ...(found.attribute === undefined ? {} : { attribute: found.attribute, value: found.value }),
      confidence: 0.6,
    },
    shown: text,
    evidence: thing?.turnId === undefined ? [] : [thing.turnId],
  };
}

/** A setting may stand behind its reason in one clause: "my hands are freezing, crank the heat up". */
function settingClause(stripped: string): string {
  if (spokenSetting(stripped, undefined) !== undefined) return stripped;
  const starts = [...stripped.matchAll(/(?:,|;| [–—-]|—)\s*(?:so |and |then |but )?|\s(?:so|and|then) /giu)];
  const parts = starts.map((match) => stripped.slice(match.index + match[0].length));
  return parts.find((part) => spokenSetting(part, undefined) !== undefined) ?? stripped;
}

function reasonIn(before: string, view: Perspective): string | undefined {
  const last =
    sentences(before.replace(/[\s,;–—-]+(?:so|and|then|but)?\s*$/iu, ''))
      .at(-1)
      ?.text.replace(/^[.\s]+/u, '') ?? '';
  if (last === '') return undefined;
  const { text, unsafe } = ground(stripAddress(last), view);
  return unsafe || text === '' ? undefined : text;
}

/** The last thing that was adjusted or complained of, in this turn or the ones before it. */
function thingBefore(
  before: string,
  window: readonly ConversationTurn[],
  tokens: PersonTokens,
): { name: string; turnId?: string } | undefined {
  const here = clauses(before).findLast(({ text }) => thingOf(stripAddress(text)) !== undefined);
  if (here !== undefined) return { name: thingOf(stripAddress(here.text)) as string };
  for (const { turn } of window.slice(0, -1).reverse()) {
    for (const { text } of clauses(tokens.replaceNames(expandContractions(turn.text))).reverse()) {
      const name = thingOf(stripAddress(text));
      if (name !== undefined) return { name, turnId: turn.id };
    }
  }
  return undefined;
}
