import type { AddresseeSession, AddresseeTurn } from '../../evaluation/addressee-sets.js';
import { followSession, type People, type Stripping } from '../../evaluation/follow-session.js';
import type { AddresseeModel } from '../../memory/interaction/addressee-model.js';
import { keyOf } from '../../memory/interaction/decide.js';
import { sceneBefore, sceneOf } from '../../memory/interaction/infer-interaction.js';
import { listReadings, rowOf } from '../../memory/interaction/options.js';
import type { Scene } from '../../memory/interaction/scene.js';

/** One turn to learn from: the features of its readings, and which of them agree with the gold. */
export interface Example {
  /** The conversation it is from: held out as a whole. */
  group: string;
  set: string;
  count: number;
  turn: Float32Array;
  /** The features of the options that are not 0: those of option `o` stand from `starts[o]` to `starts[o + 1]`. */
  starts: Int32Array;
  features: Uint8Array;
  values: Float32Array;
  /** Options with the same number are for the same people. */
  keys: Int16Array;
  /** 1 where the option has the right addressees. */
  addressee: Uint8Array;
  /** 1 where it has the right addressees and the right reply; absent where replies are not annotated. */
  reply?: Uint8Array;
  weight: number;
}

/** Whom a turn is for, as a set to learn from says it. */
export interface Gold {
  /** Alternatives: any of these sets of people is right; `['everyone']` for all. */
  addressees: readonly (readonly string[])[];
  /** Ids of the turns it answers; `[]` when it opens something, absent when not known. */
  replies?: readonly string[];
}

/** Makes an example of a scene; undefined when no reading agrees with the gold. */
export function toExample(
  scene: Scene,
  gold: Gold,
  people: People,
  { set, group, weight }: Origin,
): Example | undefined {
  const readings = listReadings(scene);
  const { turn, options } = readings;
  const wanted = new Set(
    gold.addressees.map((names) =>
      names[0] === 'everyone'
        ? 'everyone'
        : names
            .map((name) => people.of(name))
            .sort()
            .join(' '),
    ),
  );
  const names = options.map(keyOf);
  const addressee = Uint8Array.from(names, (key) => (wanted.has(key) ? 1 : 0));
  if (!addressee.includes(1)) return undefined;
  const replies = gold.replies;
  const reply =
    replies === undefined
      ? undefined
      : Uint8Array.from(options, (option, index) => {
          const answers = option.reply?.turn.id;
          const right = answers === undefined ? replies.length === 0 : replies.includes(answers);
          return addressee[index] === 1 && right ? 1 : 0;
        });
  const example = {
    group,
    set: scene.next === undefined ? set : `${set}+`,
    count: options.length,
    turn: Float32Array.from(turn),
    ...sparse(options.map((option) => rowOf(readings, option))),
    keys: Int16Array.from(names, (key) => names.indexOf(key)),
    addressee,
    weight,
  };
  return reply?.includes(1) ? { ...example, reply } : example;
}

function sparse(rows: readonly (readonly number[])[]): Pick<Example, 'starts' | 'features' | 'values'> {
  const starts = [0];
  const features: number[] = [];
  const values: number[] = [];
  for (const row of rows) {
    for (const [feature, value] of row.entries()) {
      if (value === 0) continue;
      features.push(feature);
      values.push(value);
    }
    starts.push(features.length);
  }
  return { starts: Int32Array.from(starts), features: Uint8Array.from(features), values: Float32Array.from(values) };
}

/** Where an example comes from and how much it counts. */
export interface Origin {
  set: string;
  group: string;
  weight: number;
  /** The set annotates what is answered: a line that calls several people says nothing about whom it is for. */
  repliesOnly?: boolean;
}

/** Turns heard before the first one to learn from. */
const LEAD = 60;

/** The examples of a session: every judged turn as it is when said, and again when the next turn is there. */
export function collectExamples(
  session: AddresseeSession,
  people: People,
  model: AddresseeModel,
  stripping: Stripping,
  origin: Origin,
): Example[] {
  const from = Math.max(0, session.turns.findIndex((turn) => turn.gold !== undefined) - LEAD);
  const judges = (turn: AddresseeTurn) =>
    turn.gold !== undefined &&
    !(stripping === 'scored' && (turn.stripped ?? turn.text) === turn.text && origin.repliesOnly !== true);
  return followSession(session, people, { stripping, model, from, judges }).flatMap(
    ({ turn, judged, conversation, next }) => {
      const gold = goldOf(turn, origin.repliesOnly === true);
      const scenes = [
        sceneOf(judged, conversation),
        ...(next === undefined ? [] : [sceneBefore(next.heard, next.conversation)]),
      ];
      return scenes.flatMap((scene) => {
        if (origin.repliesOnly === true && scene.current.cues.called.length > 1) return [];
        return toExample(scene, gold, people, origin) ?? [];
      });
    },
  );
}

function goldOf(turn: AddresseeTurn, repliesOnly: boolean): Gold {
  const gold = turn.gold ?? [];
  if (repliesOnly) return { addressees: gold.map((name) => [name]), replies: turn.parents ?? [] };
  const replies = turn.goldReply === undefined ? undefined : turn.goldReply === null ? [] : [turn.goldReply];
  return { addressees: [gold], ...(replies === undefined ? {} : { replies }) };
}
