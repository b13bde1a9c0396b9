import type { WorldFact } from '../scenario.js';

/** Collects facts with their validity. */
export interface FactBook {
  add(
    session: number,
    subject: string,
    attribute: string,
    value: string,
    kind: WorldFact['kind'],
    source: string,
    extra?: Partial<Pick<WorldFact, 'temporary' | 'knownTo' | 'validTo'>>,
  ): WorldFact;
  /** From this session on the new fact holds in place of the old one. */
  supersede(old: WorldFact, fresh: WorldFact, session: number): void;
  /** Somebody said otherwise, or took it back at once. */
  dispute(fact: WorldFact): void;
  all(): readonly WorldFact[];
}

/** A fact book over sessions that start at these instants. */
export function createFactBook(starts: readonly string[]): FactBook {
  const facts: WorldFact[] = [];
  return {
    add(session, subject, attribute, value, kind, source, extra = {}) {
      const fact: WorldFact = {
        key: `f${facts.length + 1}`,
        subject,
        attribute,
        value,
        kind,
        validFrom: starts[session] ?? '',
        source,
        ...extra,
      };
      facts.push(fact);
      return fact;
    },
    supersede(old, fresh, session) {
      Object.assign(old, { supersededBy: fresh.key, validTo: starts[session] ?? '' });
    },
    dispute(fact) {
      Object.assign(fact, { disputed: true });
    },
    all: () => facts,
  };
}
