import type { GuardedReader } from '../privacy/guarded-store.js';
import type { Fact, ProfileEntry } from '../records/records.js';

/** The facts that profile entries were made of, by id; entries that were made by hand have none. */
export async function factsBehind(
  entries: readonly ProfileEntry[],
  reader: Pick<GuardedReader, 'getMany'>,
): Promise<Map<string, Fact>> {
  const facts = await reader.getMany(
    'fact',
    entries.flatMap(({ factId }) => factId ?? []),
  );
  return new Map(facts.map((fact) => [fact.id, fact]));
}
