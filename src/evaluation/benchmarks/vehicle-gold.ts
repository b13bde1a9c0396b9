/** A dated event of a VehicleMemBench gold memory. */
export interface VehicleEvent {
  /** "2025-03-10 08:00". */
  minute: string;
  text: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Arguments of a tool call that say which part of the car is meant, not what it is set to. */
const PARTS: ReadonlySet<string> = new Set(['seat', 'zone', 'side', 'light', 'window', 'door', 'position']);

/**
 * Events of a gold memory, oldest first: `[March 10, 2025] At 8:00 AM, ...`, one or more a text, in any order. A further
 * time inside an event of one day is an event of its own. What has no readable date and time is counted.
 */
export function readEvents(goldMemory: string): { events: VehicleEvent[]; unreadable: number } {
  const events: VehicleEvent[] = [];
  let unreadable = 0;
  for (const part of goldMemory.split(/(?=\[\p{L}+ \d{1,2},? \d{4}\])/u)) {
    if (part.trim() === '') continue;
    const date = /^\[(\p{L}{3})\p{L}* (\d{1,2}),? (\d{4})\]/u.exec(part);
    const month = MONTHS.indexOf(date?.[1]?.toLowerCase() ?? '');
    const times = [...part.matchAll(/\b(?:at|around|by) (\d{1,2}):(\d{2}) ?([ap])\.?m\b/giu)];
    if (date === null || month < 0 || times.length === 0) {
      unreadable += 1;
      continue;
    }
    for (const [place, time] of times.entries()) {
      const hour = (Number(time[1]) % 12) + (time[3]?.toLowerCase() === 'p' ? 12 : 0);
      const pad = (value: number | string | undefined) => String(value).padStart(2, '0');
      const text = part.slice(time.index, times[place + 1]?.index).trim();
      events.push({ minute: `${date[3]}-${pad(month + 1)}-${pad(date[2])} ${pad(hour)}:${time[2]}`, text });
    }
  }
  return { events: events.sort((left, right) => (left.minute < right.minute ? -1 : 1)), unreadable };
}

/**
 * What the first tool call of an answer sets: its numbers, else its texts, as written; nothing when it only switches
 * something on or off. `f(seat="driver", value=44)` gives `44`.
 */
export function toolCallValues(calls: readonly string[]): string[] {
  const given = [...(calls[0] ?? '').matchAll(/(\w+)=("[^"]*"|[^,)"]+)/gu)]
    .filter(([, name]) => !PARTS.has(name as string))
    .map(([, , value]) => (value as string).trim());
  const numbers = given.filter((value) => /^-?\d+(?:\.\d+)?$/u.test(value));
  if (numbers.length > 0) return numbers;
  return given.filter((value) => value.startsWith('"')).map((value) => value.slice(1, -1));
}
