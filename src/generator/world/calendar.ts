import type { Draw } from '../draw.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Where and when the people of a language meet. */
export interface CalendarWords {
  /** Zones with the hours of standard time ahead of UTC. */
  zones: readonly (readonly [string, number])[];
}

/** A zone and the starts of the sessions: one to six days apart, by day and early evening. */
export function drawCalendar(
  { zones }: CalendarWords,
  count: number,
  draw: Draw,
): { timeZone: string; starts: string[] } {
  const [timeZone, ahead] = draw.pick(zones);
  let day = Date.UTC(draw.between(2024, 2026), draw.between(0, 11), draw.between(1, 28));
  const starts = Array.from({ length: count }, () => {
    const at = day + (draw.between(8, 19) - ahead) * HOUR_MS + draw.between(0, 11) * 5 * 60_000;
    day += draw.between(1, 6) * DAY_MS;
    return new Date(at).toISOString();
  });
  return { timeZone, starts };
}

/** A day two to twenty days after an instant. */
export function drawDate(after: string, draw: Draw): Date {
  return new Date(Date.parse(after) + draw.between(2, 20) * DAY_MS);
}
