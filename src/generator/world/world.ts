import type { CastMember, WorldFact } from '../scenario.js';
import type { SpokenLanguage } from '../spoken-language.js';
import type { BackgroundAttribute, MatterSeed, PictureSeed, PreferenceAttribute, Theme } from './theme.js';

/** Something the people of a scenario settle; `owner` knows about it, `asker` cares. */
export interface Matter {
  key: string;
  seed: MatterSeed;
  owner: CastMember;
  asker: CastMember;
}

/** What happens in the world in one session; the dialogue only tells it. */
export type WorldEvent = { key: string; session: number } & (
  | { kind: 'arrange'; matter: Matter; fact: WorldFact }
  | { kind: 'change'; matter: Matter; before: WorldFact; fact: WorldFact; reason: string }
  | { kind: 'correct'; matter: Matter; wrong: WorldFact; fact: WorldFact }
  | { kind: 'disagree'; matter: Matter; first: WorldFact; second: WorldFact }
  | { kind: 'resolve'; matter: Matter; fact: WorldFact; against: WorldFact; by: CastMember }
  | { kind: 'prefer-round'; attribute: PreferenceAttribute; host: CastMember; facts: readonly WorldFact[] }
  | { kind: 'prefer'; attribute: PreferenceAttribute; person: CastMember; before?: WorldFact; fact: WorldFact }
  | {
      kind: 'exception';
      attribute: PreferenceAttribute;
      person: CastMember;
      usual: WorldFact;
      fact: WorldFact;
      reason: string;
    }
  | { kind: 'background'; attribute: BackgroundAttribute; person: CastMember; teller: CastMember; fact: WorldFact }
  | { kind: 'secret'; teller: CastMember; hearer: CastMember; fact: WorldFact }
  | { kind: 'absence'; person: CastMember; teller: CastMember; fact: WorldFact; reason: string }
  | { kind: 'newcomer'; person: CastMember; host: CastMember }
  | { kind: 'picture'; person: CastMember; picture: PictureSeed; fact: WorldFact; imageId: string }
);

/** The state of affairs of a scenario over its weeks, from which dialogue, questions and gold are read. */
export interface World {
  language: SpokenLanguage;
  theme: Theme;
  cast: readonly CastMember[];
  timeZone: string;
  /** ISO 8601 instants of the sessions. */
  sessionStarts: readonly string[];
  /** Who is there in each session. */
  present: readonly (readonly CastMember[])[];
  facts: readonly WorldFact[];
  events: readonly WorldEvent[];
}
