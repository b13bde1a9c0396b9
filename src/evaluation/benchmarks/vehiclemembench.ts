import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { MemoryError } from '../../errors.js';
import type { TurnInput } from '../../ingest/turn-input.js';
import { type Benchmark, findFiles, type Gold, goldKey, hasKey, readMembers } from './benchmark.js';
import { readEvents, toolCallValues } from './vehicle-gold.js';

const questionsSchema = z.object({
  related_to_vehicle_preference: z.array(
    z.object({
      gold_memory: z.string(),
      reasoning_type: z.string(),
      query: z.string(),
      new_answer: z.array(z.string()).default([]),
    }),
  ),
});

type Row = z.infer<typeof questionsSchema>['related_to_vehicle_preference'][number];

/** A longer silence starts a new session. */
const GAP_MS = 60 * 60 * 1000;

/** VehicleMemBench: histories of several people in a car. A minute is one item: the set's evidence names minutes. */
export const vehicleMemBench: Benchmark = {
  name: 'vehiclemembench',
  async load(dataDirectory) {
    const histories = await readHistories(dataDirectory);
    return (await readVehicleQuestions(dataDirectory)).map(({ id, rows }) => ({
      id,
      turns: historyOf(histories, id),
      questions: rows.map((row, index) => ({ id: questionId(index), text: row.query })),
    }));
  },
  async openGold(dataDirectory) {
    const histories = await readHistories(dataDirectory);
    const gold = new Map<string, Gold>();
    for (const { id, rows } of await readVehicleQuestions(dataDirectory)) {
      const known = new Set(historyOf(histories, id).map((turn) => minuteOf(turn.id as string)));
      for (const [index, row] of rows.entries()) {
        const { events, unreadable } = readEvents(row.gold_memory);
        const minutes = [...new Set(events.map((event) => event.minute))];
        const evidence = minutes.filter((minute) => known.has(minute));
        const values = toolCallValues(row.new_answer);
        gold.set(goldKey(id, questionId(index)), {
          kind: row.reasoning_type,
          ...(values.length === 0 ? {} : { answer: values.join('; ') }),
          evidence,
          unscorable: minutes.length - evidence.length + unreadable,
          answerable: true,
        });
      }
    }
    return gold;
  },
  itemOf: minuteOf,
};

/** The questions of each history with their gold, for scorers that read more of it than its minutes. */
export async function readVehicleQuestions(dataDirectory: string): Promise<{ id: string; rows: Row[] }[]> {
  const members = await readMembers(dataDirectory, vehicleMemBench.name, {
    what: 'VehicleMemBench question file (JSON with related_to_vehicle_preference)',
    belongs: (value) => hasKey(value, 'related_to_vehicle_preference'),
    schema: questionsSchema,
  });
  return members.map(({ path, value }) => ({
    id: basename(path, '.json').replace(/^qa_/u, ''),
    rows: value.related_to_vehicle_preference,
  }));
}

/** Turns of a history, one a line `[2025-03-10 08:00] Gary Allen: ...`. Throws `corrupt_data` naming a line of another form. */
export function parseHistory(text: string): TurnInput[] {
  const turns: TurnInput[] = [];
  let session = { label: '', startedAt: 0, lastAt: Number.NEGATIVE_INFINITY };
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    if (line.trim() === '') continue;
    const match = /^\[(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})\] ([^:]+): (.*)$/u.exec(line);
    const at = match === null ? Number.NaN : Date.parse(`${match[1]}T${match[2]}:00Z`);
    if (match === null || Number.isNaN(at)) {
      throw new MemoryError('corrupt_data', `Line ${index + 1} of a history has no time, speaker and text.`);
    }
    const minute = `${match[1]} ${match[2]}`;
    if (at - session.lastAt > GAP_MS || at < session.startedAt) session = { label: minute, startedAt: at, lastAt: at };
    session.lastAt = at;
    turns.push({
      session: session.label,
      startedAt: new Date(session.startedAt).toISOString(),
      timeZone: 'UTC',
      startMs: at - session.startedAt,
      speaker: match[3] as string,
      text: match[4] as string,
      id: `${minute}#${index + 1}`,
    });
  }
  return turns;
}

/** "2025-03-10 08:00" of a turn id. */
function minuteOf(externalId: string): string {
  return externalId.split('#')[0] as string;
}

function questionId(index: number): string {
  return `q${index + 1}`;
}

async function readHistories(dataDirectory: string): Promise<Map<string, TurnInput[]>> {
  const paths = await findFiles(dataDirectory, vehicleMemBench.name, '.txt');
  const members = paths.filter((path) => basename(path).startsWith('history_'));
  return new Map(
    await Promise.all(
      members.map(async (path): Promise<[string, TurnInput[]]> => {
        return [basename(path, '.txt').replace(/^history_/u, ''), parseHistory(await readFile(path, 'utf8'))];
      }),
    ),
  );
}

function historyOf(histories: ReadonlyMap<string, TurnInput[]>, id: string): TurnInput[] {
  const turns = histories.get(id);
  if (turns !== undefined) return turns;
  throw new MemoryError(
    'not_found',
    `No ${join(vehicleMemBench.name, `history_${id}.txt`)} stands beside qa_${id}.json.`,
  );
}
