import { basename } from 'node:path';
import { z } from 'zod';
import type { TurnInput } from '../../ingest/turn-input.js';
import { type Benchmark, type Gold, goldKey, hasKey, readMembers } from './benchmark.js';

const index = z.union([z.string(), z.number()]);

const meetingSchema = z.object({
  meeting_transcripts: z.array(z.object({ speaker: z.string(), content: z.string() })),
  specific_query_list: z.array(
    z.object({ query: z.string(), answer: z.string().optional(), relevant_text_span: z.array(z.array(index)) }),
  ),
});

type Meeting = z.infer<typeof meetingSchema> & { id: string };

/** The set gives no dates; relative times in a meeting have to hang on some day. */
const STARTED_AT = '2020-01-06T10:00:00Z';

/** QMSum: real meetings, queries with the wide spans of turns that they are about. Marks such as `{vocalsound}` are no words. */
export const qmsum: Benchmark = {
  name: 'qmsum',
  async load(dataDirectory) {
    return (await readMeetings(dataDirectory)).map((meeting) => ({
      id: meeting.id,
      turns: toTurns(meeting),
      questions: meeting.specific_query_list.map((row, place) => ({ id: questionId(place), text: row.query })),
    }));
  },
  async openGold(dataDirectory) {
    const gold = new Map<string, Gold>();
    for (const meeting of await readMeetings(dataDirectory)) {
      for (const [place, row] of meeting.specific_query_list.entries()) {
        gold.set(goldKey(meeting.id, questionId(place)), {
          kind: 'query',
          ...(row.answer === undefined ? {} : { answer: row.answer }),
          ...readSpans(row.relevant_text_span, meeting.meeting_transcripts.length),
          answerable: true,
        });
      }
    }
    return gold;
  },
  itemOf: (externalId) => externalId,
};

/** Turn ids of spans whose ends are both included; what lies outside of the meeting or is no span is counted. */
export function readSpans(
  spans: readonly (readonly (string | number)[])[],
  turns: number,
): { evidence: string[]; unscorable: number } {
  const found = new Set<number>();
  let unscorable = 0;
  for (const span of spans) {
    const [first, last = first] = span.map((end) => (String(end).trim() === '' ? Number.NaN : Number(end)));
    if (first === undefined || !Number.isInteger(first) || !Number.isInteger(last) || first < 0 || last! < first) {
      unscorable += 1;
      continue;
    }
    if (last! >= turns) unscorable += 1;
    for (let at = first; at <= Math.min(last!, turns - 1); at += 1) found.add(at);
  }
  return { evidence: [...found].map(turnId), unscorable };
}

function questionId(place: number): string {
  return `q${place + 1}`;
}

function turnId(place: number): string {
  return `T${place}`;
}

async function readMeetings(dataDirectory: string): Promise<Meeting[]> {
  const members = await readMembers(dataDirectory, 'qmsum', {
    what: 'QMSum meeting (JSON with meeting_transcripts)',
    belongs: (value) => hasKey(value, 'meeting_transcripts'),
    schema: meetingSchema,
  });
  return members.map(({ path, value }) => ({ ...value, id: basename(path, '.json') }));
}

function toTurns(meeting: Meeting): TurnInput[] {
  return meeting.meeting_transcripts.map(
    ({ speaker, content }, place): TurnInput => ({
      session: meeting.id,
      startedAt: STARTED_AT,
      timeZone: 'UTC',
      speaker: speaker.trim() === '' ? 'Unknown' : speaker,
      text: content
        .replace(/\{\w+\}/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
      id: turnId(place),
    }),
  );
}
