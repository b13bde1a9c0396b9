import type { Draw } from '../draw.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Zones of the scenarios, with the hours of standard time ahead of UTC. */
const zones = [
  ['Europe/Lisbon', 0],
  ['Europe/Berlin', 1],
  ['America/New_York', -5],
  ['Asia/Tokyo', 9],
  ['Africa/Lagos', 1],
  ['Australia/Brisbane', 10],
] as const;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A zone and the starts of the sessions: one to six days apart, by day and early evening. */
export function drawCalendar(count: number, draw: Draw): { timeZone: string; starts: string[] } {
  const [timeZone, ahead] = draw.pick(zones);
  let day = Date.UTC(draw.between(2024, 2026), draw.between(0, 11), draw.between(1, 28));
  const starts = Array.from({ length: count }, () => {
    const at = day + (draw.between(8, 19) - ahead) * HOUR_MS + draw.between(0, 11) * 5 * 60_000;
    day += draw.between(1, 6) * DAY_MS;
    return new Date(at).toISOString();
  });
  return { timeZone, starts };
}

/** A day one to twenty days after an instant, as people say it: "Thursday the 14th". */
export function drawDay(after: string, draw: Draw): string {
  const date = new Date(Date.parse(after) + draw.between(2, 20) * DAY_MS);
  const day = date.getUTCDate();
  return `${weekdays[date.getUTCDay()]} the ${day}${ordinalEnding(day)}`;
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
