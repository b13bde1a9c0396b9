import type { Draw } from '../draw.js';
import type { CastMember } from '../scenario.js';
import type { SpokenLanguage } from '../spoken-language.js';
import type { FactBook } from './fact-book.js';
import type { Theme } from './theme.js';
import type { WorldEvent } from './world.js';

/** An event without its key; the list that collects events gives the keys. */
export type EventDraft = WorldEvent extends infer Each ? (Each extends WorldEvent ? Omit<Each, 'key'> : never) : never;

/** What the makers of events share. */
export interface WorldStage {
  language: SpokenLanguage;
  theme: Theme;
  cast: readonly CastMember[];
  present: readonly (readonly CastMember[])[];
  starts: readonly string[];
  facts: FactBook;
  draw: Draw;
  add(event: EventDraft): void;
}

/** Two different people of a session. */
export function drawPair(stage: WorldStage, session: number): [CastMember, CastMember] {
  const [one, two] = stage.draw.sample(stage.present[session] ?? [], 2);
  return [one as CastMember, two as CastMember];
}
