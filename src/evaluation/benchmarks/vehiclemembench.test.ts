import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../test/fixtures/data-folder.js';
import { readEvents, toolCallValues } from './vehicle-gold.js';
import { parseHistory, vehicleMemBench } from './vehiclemembench.js';

const folder = dataFolder();

const history = `[2025-03-10 08:00] Ada Berg: Make the panel green.
[2025-03-10 08:00] Bo Lind: Green: nice.
[2025-03-10 08:59] Ada Berg: We are there.
[2025-03-12 19:30] Bo Lind: White is better at night.
`;

describe('vehicleMemBench', () => {
  it('makes a minute one item and a long silence a new session', () => {
    const turns = parseHistory(history);
    expect(turns.map(({ session, startMs, speaker, text, id }) => [session, startMs, speaker, text, id])).toEqual([
      ['2025-03-10 08:00', 0, 'Ada Berg', 'Make the panel green.', '2025-03-10 08:00#1'],
      ['2025-03-10 08:00', 0, 'Bo Lind', 'Green: nice.', '2025-03-10 08:00#2'],
      ['2025-03-10 08:00', 59 * 60_000, 'Ada Berg', 'We are there.', '2025-03-10 08:59#3'],
      ['2025-03-12 19:30', 0, 'Bo Lind', 'White is better at night.', '2025-03-12 19:30#4'],
    ]);
    expect(vehicleMemBench.itemOf('2025-03-10 08:00#2')).toBe('2025-03-10 08:00');
    expect(() => parseHistory('no time here')).toThrowError(expect.objectContaining({ code: 'corrupt_data' }));
  });

  it('finds the minutes of the gold and counts those that nobody spoke in', async () => {
    await folder.put('vehiclemembench/history_7.txt', history);
    await folder.put('vehiclemembench/qa_7.json', {
      related_to_vehicle_preference: [
        {
          gold_memory:
            '[March 12, 2025] At 7:30 PM, Bo set it to white.\n[March 10, 2025] At 8:00 AM, Ada set it to green.\n[May 1, 2025] At 1:00 PM, Bo slept.',
          reasoning_type: 'state_shift',
          query: 'At 9:00 PM, Bo drove. He asked for his panel.',
          new_answer: ['panel_set_color(color="white")'],
        },
      ],
    });
    const [loaded] = await vehicleMemBench.load(folder.path);
    expect(loaded?.questions).toEqual([{ id: 'q1', text: 'At 9:00 PM, Bo drove. He asked for his panel.' }]);
    expect((await vehicleMemBench.openGold(folder.path)).get('7/q1')).toEqual({
      kind: 'state_shift',
      answer: 'white',
      evidence: ['2025-03-10 08:00', '2025-03-12 19:30'],
      unscorable: 1,
      answerable: true,
    });
  });

  it('names the history that is missing', async () => {
    await folder.put('vehiclemembench/history_1.txt', history);
    await folder.put('vehiclemembench/qa_2.json', { related_to_vehicle_preference: [] });
    await expect(vehicleMemBench.load(folder.path)).rejects.toThrow(/history_2\.txt/);
  });
});

describe('readEvents', () => {
  it('reads noon, midnight and two times of a day, oldest first, and counts the unreadable', () => {
    const { events, unreadable } = readEvents(
      '[April 2, 2025] At 12:05 AM, it rained.\n[April 1, 2025] At 12:00 PM, Bo said so. At 1:05 PM, Bo said no.\n[April 3, 2025] Later.\nnothing',
    );
    expect(events.map(({ minute }) => minute)).toEqual(['2025-04-01 12:00', '2025-04-01 13:05', '2025-04-02 00:05']);
    expect(unreadable).toBe(1);
  });
});

describe('toolCallValues', () => {
  it.each([
    [['f(seat="driver", value=44)'], ['44']],
    [['f(color="blue")', 'g(value=3)'], ['blue']],
    [['f(zone="all", enabled=true)'], []],
    [['f(temperature=-3.5, zone="all")'], ['-3.5']],
    [[], []],
  ])('%j sets %j', (calls, values) => {
    expect(toolCallValues(calls)).toEqual(values);
  });
});
