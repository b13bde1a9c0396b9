import type { SpokenTurn } from '../dialogue/spoken-turn.js';
import type { ToldScenario } from '../generate-scenario.js';
import type { CastMember, WorldFact } from '../scenario.js';

/** What a line of a scene must keep, whoever words it. */
export interface LineAnchor {
  /** From 1, in the scene. */
  line: number;
  turn: SpokenTurn;
  speaker: CastMember;
  addressees: readonly CastMember[] | 'everyone';
  /** Line of the scene that this one answers. */
  answers?: number;
  /** What must stand in the line word for word: values stated or taken back, and names of matters. */
  keep: readonly string[];
  /** People spoken about, who must be named. */
  named: readonly CastMember[];
}

/** One exchange, or two that go on side by side. */
export interface SceneAnchors {
  session: number;
  scene: number;
  lines: readonly LineAnchor[];
}

/** The scenes of a session, in order. Sentences that the grammar said as a whole (introductions, endings) are scenes too. */
export function sceneAnchors({ world, turns }: ToldScenario, session: number): SceneAnchors[] {
  const people = new Map(world.cast.map((member) => [member.key, member]));
  const facts = new Map(world.facts.map((fact) => [fact.key, fact]));
  const matters = [...new Set(world.events.flatMap((event) => ('matter' in event ? [event.matter.seed.name] : [])))];
  return grouped(turns[session] ?? []).map((group): SceneAnchors => {
    const lineOf = new Map(group.map((turn, index) => [turn.id, index + 1]));
    const lines = group.map((turn, index): LineAnchor => {
      const answers = turn.replyTo === undefined ? undefined : lineOf.get(turn.replyTo);
      return {
        line: index + 1,
        turn,
        speaker: people.get(turn.speaker) as CastMember,
        addressees: turn.to[0] === 'everyone' ? 'everyone' : turn.to.map((key) => people.get(key) as CastMember),
        ...(answers === undefined ? {} : { answers }),
        keep: kept(turn, facts, matters),
        named: turn.mentions.flatMap((key) => people.get(key) ?? []),
      };
    });
    return { session, scene: group[0]?.scene ?? 0, lines };
  });
}

function kept(turn: SpokenTurn, facts: ReadonlyMap<string, WorldFact>, matters: readonly string[]): string[] {
  const values = [...turn.asserts, ...turn.retracts].flatMap((key) => facts.get(key)?.value ?? []);
  const text = turn.text.toLowerCase();
  return [...new Set([...values, ...matters])].filter((words) => text.includes(words.toLowerCase()));
}

function grouped(turns: readonly SpokenTurn[]): SpokenTurn[][] {
  const groups: SpokenTurn[][] = [];
  for (const turn of turns) {
    const last = groups.at(-1);
    if (last?.[0]?.scene === turn.scene) last.push(turn);
    else groups.push([turn]);
  }
  return groups;
}
