import { z } from 'zod';
import { MemoryError } from '../../errors.js';
import type { TurnInput } from '../../ingest/turn-input.js';
import { type Benchmark, type Gold, goldKey, hasKey, readMembers } from './benchmark.js';

const KINDS: Readonly<Record<number, string>> = {
  1: 'multi-hop',
  2: 'temporal',
  3: 'open',
  4: 'single-hop',
  5: 'adversarial',
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const turnSchema = z.object({
  speaker: z.string(),
  dia_id: z.string(),
  text: z.string().optional(),
  blip_caption: z.string().optional(),
});

const sampleSchema = z.object({
  sample_id: z.string().optional(),
  conversation: z.record(z.string(), z.unknown()),
  qa: z.array(
    z.object({
      question: z.string(),
      answer: z.union([z.string(), z.number()]).nullish(),
      evidence: z.array(z.string()).optional(),
      category: z.number(),
    }),
  ),
});

type Sample = z.infer<typeof sampleSchema> & { id: string };

/** LoCoMo: long conversations of two people. Only the words, the dates and the images' captions are ingested. */
export const locomo: Benchmark = {
  name: 'locomo',
  async load(dataDirectory) {
    return (await readSamples(dataDirectory)).map((sample) => ({
      id: sample.id,
      turns: toTurns(sample),
      questions: sample.qa.map((row, index) => ({ id: questionId(index), text: row.question })),
    }));
  },
  async openGold(dataDirectory) {
    const gold = new Map<string, Gold>();
    for (const sample of await readSamples(dataDirectory)) {
      const known = new Set(toTurns(sample).map((turn) => turn.id as string));
      for (const [index, row] of sample.qa.entries()) {
        const answer = row.answer ?? undefined;
        gold.set(goldKey(sample.id, questionId(index)), {
          kind: KINDS[row.category] ?? `category ${row.category}`,
          ...(answer === undefined ? {} : { answer: String(answer) }),
          ...readEvidence(row.evidence ?? [], known),
          answerable: row.category !== 5,
        });
      }
    }
    return gold;
  },
  itemOf: (externalId) => externalId,
};

/** Turn ids in evidence entries that may be joined, padded or malformed; what names no known turn is counted. */
export function readEvidence(
  entries: readonly string[],
  known: ReadonlySet<string>,
): { evidence: string[]; unscorable: number } {
  const evidence = new Set<string>();
  let unscorable = 0;
  for (const entry of entries) {
    const ids = [...entry.matchAll(/D[:\s]*0*(\d+)\s*:\s*0*(\d+)/giu)].map((match) => `D${match[1]}:${match[2]}`);
    for (const id of ids) {
      if (known.has(id)) evidence.add(id);
      else unscorable += 1;
    }
    if (ids.length === 0) unscorable += 1;
  }
  return { evidence: [...evidence], unscorable };
}

/** ISO instant of "1:56 pm on 8 May, 2023", read as UTC; undefined when it has another form. */
export function parseSessionDate(text: string): string | undefined {
  const match = /(\d{1,2}):(\d{2})\s*([ap])\.?m\.?\s+on\s+(\d{1,2})\s+(\p{L}{3})\p{L}*,?\s+(\d{4})/iu.exec(text);
  if (match === null) return undefined;
  const [, hour, minute, half, day, monthName = '', year] = match;
  const month = MONTHS.indexOf(monthName.toLowerCase());
  if (month < 0) return undefined;
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return new Date(Date.UTC(Number(year), month, Number(day), hours, Number(minute))).toISOString();
}

function questionId(index: number): string {
  return `q${index + 1}`;
}

async function readSamples(dataDirectory: string): Promise<Sample[]> {
  const members = await readMembers(dataDirectory, 'locomo', {
    what: 'LoCoMo file (a JSON list of conversations with qa)',
    belongs: (value) => Array.isArray(value) && value.some((sample) => hasKey(sample, 'conversation')),
    schema: z.array(sampleSchema),
  });
  return members
    .flatMap(({ value }) => value)
    .map((sample, index) => ({ ...sample, id: sample.sample_id ?? `sample-${index + 1}` }));
}

function toTurns(sample: Sample): TurnInput[] {
  const numbers = Object.keys(sample.conversation)
    .map((key) => /^session_(\d+)$/u.exec(key)?.[1])
    .filter((number) => number !== undefined)
    .sort((a, b) => Number(a) - Number(b));
  return numbers.flatMap((number) => {
    const turns = z.array(turnSchema).safeParse(sample.conversation[`session_${number}`]);
    const date = sample.conversation[`session_${number}_date_time`];
    const startedAt = typeof date === 'string' ? parseSessionDate(date) : undefined;
    if (!turns.success || startedAt === undefined) {
      throw new MemoryError('corrupt_data', `LoCoMo ${sample.id}: session ${number} has no readable turns or date.`);
    }
    return turns.data.map(
      (turn): TurnInput => ({
        session: `D${number}`,
        startedAt,
        timeZone: 'UTC',
        speaker: turn.speaker,
        text: turn.text ?? '',
        id: turn.dia_id,
        ...(turn.blip_caption === undefined ? {} : { images: [{ caption: turn.blip_caption }] }),
      }),
    );
  });
}
