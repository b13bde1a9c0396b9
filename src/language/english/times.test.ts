import { afterEach, describe, expect, it } from 'vitest';
import { englishTimes } from './times.js';

/** Wednesday 5 March 2025, 15:30 in Los Angeles; already Thursday in UTC. */
const SPOKEN = { at: Date.UTC(2025, 2, 5, 23, 30), timeZone: 'America/Los_Angeles' };
const machineZone = process.env['TZ'];

function read(text: string): string[] {
  return englishTimes(text, SPOKEN).map((mention) => {
    expect(text.slice(mention.start, mention.end)).toBe(mention.text);
    return [mention.from, mention.to].map((at) => new Date(at).toISOString().slice(0, 16)).join(' ');
  });
}

const CASES: [string, string][] = [
  ['See you tomorrow', '2025-03-06T08:00 2025-03-07T08:00'],
  ['next Friday works', '2025-03-14T07:00 2025-03-15T07:00'],
  ['on Friday', '2025-03-07T08:00 2025-03-08T08:00'],
  ['We went there on Friday', '2025-02-28T08:00 2025-03-01T08:00'],
  ['last Friday', '2025-02-28T08:00 2025-03-01T08:00'],
  ['in two weeks', '2025-03-19T07:00 2025-03-20T07:00'],
  ['the train at 7:20', '2025-03-06T15:20 2025-03-06T15:21'],
  ['on Sunday at 3pm', '2025-03-09T22:00 2025-03-09T22:01'],
  ['The table is booked for 1:15', '2025-03-05T21:15 2025-03-05T21:16'],
  ['last week', '2025-02-24T08:00 2025-03-03T08:00'],
  ['this weekend', '2025-03-08T08:00 2025-03-10T07:00'],
  ['this morning', '2025-03-05T08:00 2025-03-06T08:00'],
  ['back in May 2023', '2023-05-01T07:00 2023-06-01T07:00'],
  ['on 8 May 2023', '2023-05-08T07:00 2023-05-09T07:00'],
  ['I moved in 2019', '2019-01-01T08:00 2020-01-01T08:00'],
  ['three weeks ago', '2025-02-12T08:00 2025-02-13T08:00'],
];

describe('englishTimes', () => {
  afterEach(() => {
    if (machineZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = machineZone;
  });

  it.each(CASES)('resolves "%s" in the zone where it was said', (text, span) => {
    expect(read(text)).toEqual([span]);
  });

  it('gives the same on a machine in any zone', () => {
    for (const zone of ['Asia/Tokyo', 'America/New_York', 'Pacific/Chatham']) {
      process.env['TZ'] = zone;
      for (const [text, span] of CASES) expect(read(text)).toEqual([span]);
    }
  });

  it.each([
    ...['for two hours', 'twenty minutes later', 'every Friday', 'on Fridays', '24/7', 'room 412', '10-12 people'],
    ...['the sun is up', 'I may go', 'I sat down', 'march on', '1.5 hours', 'right now', 'version 2.10.3'],
  ])('leaves "%s" alone', (text) => {
    expect(read(text)).toEqual([]);
  });
});
