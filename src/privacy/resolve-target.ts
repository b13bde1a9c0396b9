import type { ErasureTarget } from './erase.js';
import type { GuardedReader } from './guarded-store.js';
import { personByNameOrId } from './people.js';
import type { SpaceState } from './space-state.js';

/** The id of what is to be erased, which callers may give by name, label or their own id. */
export async function resolveTarget(
  reader: GuardedReader,
  state: SpaceState,
  { kind, id }: ErasureTarget,
): Promise<string> {
  if (kind === 'person') return personByNameOrId(state, id);
  if ((await reader.get(kind, id)) !== undefined) return id;
  const [found] =
    kind === 'session'
      ? await reader.find('session', { where: { label: id } })
      : await reader.find('turn', { where: { externalId: id } });
  return found?.id ?? id;
}
