/** Turn ids that an entry names: those the case knows, and how many it does not know. */
export type TurnIdReader = (entry: string) => { known: string[]; unknown: number };

/**
 * Reads turn ids tolerantly: as written, else by session and turn number (`S1_T001`, `s1:t1`, `S01-T0001`), several joined
 * in one entry, and ranges (`S4_T007..T012`, `S4_T007-S4_T012`).
 */
export function turnIdReader(turnIds: Iterable<string>): TurnIdReader {
  const exact = new Set(turnIds);
  const byNumbers = new Map([...exact].map((id) => [numbersOf(id), id]));
  return (entry) => {
    const whole = entry.trim();
    if (exact.has(whole)) return { known: [whole], unknown: 0 };
    const named = new Set<string>();
    for (const match of whole.matchAll(/S(\d+)\W?_?T(\d+)(?:\s*(?:\.\.+|-|–|to)\s*(?:S\d+\W?_?)?T(\d+))?/giu)) {
      const [, session, first, last = first] = match;
      for (let turn = Number(first); turn <= Math.min(Number(last), Number(first) + 100); turn += 1)
        named.add(`${Number(session)}/${turn}`);
    }
    if (named.size === 0) return { known: [], unknown: 1 };
    const known = [...named].flatMap((numbers) => byNumbers.get(numbers) ?? []);
    return { known, unknown: named.size - known.length };
  };
}

/** All turns that a list of evidence names, each once; an entry may be an object that holds its id. */
export function readTurnIds(
  entries: readonly unknown[],
  read: TurnIdReader,
): { evidence: string[]; unscorable: number } {
  const evidence = new Set<string>();
  let unscorable = 0;
  for (const entry of entries) {
    const { known, unknown } = read(textOf(entry));
    for (const id of known) evidence.add(id);
    unscorable += unknown;
  }
  return { evidence: [...evidence], unscorable };
}

function numbersOf(id: string): string {
  const match = /S(\d+)\W?_?T(\d+)/iu.exec(id);
  return match === null ? id : `${Number(match[1])}/${Number(match[2])}`;
}

function textOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  if (typeof entry === 'object' && entry !== null) {
    const { turn_id: turnId, id } = entry as { turn_id?: unknown; id?: unknown };
    return String(turnId ?? id ?? '');
  }
  return String(entry ?? '');
}
