import { dirname, relative, sep } from 'node:path';
import { z } from 'zod';
import { MemoryError } from '../../errors.js';
import type { TurnInput } from '../../ingest/turn-input.js';
import { type Benchmark, type Gold, goldKey, hasKey, readMembers } from './benchmark.js';

const sessionSchema = z.object({
  dialogue: z.array(
    z.object({
      role: z.string(),
      content: z.object({ text: z.string().optional(), image: z.string().optional() }),
    }),
  ),
  timeline_date: z.string(),
});

const questionsSchema = z.object({
  questions: z.array(
    z.object({
      question: z.object({ text: z.string(), image: z.string().optional() }),
      original_answer: z.string(),
      answer_session: z.array(z.string()).default([]),
      question_type: z.object({ sub_type: z.string() }),
    }),
  ),
});

/** One group of people with what they said and were asked about. */
interface Dialogue {
  id: string;
  turns: TurnInput[];
  questions: { id: string; session: string; row: z.infer<typeof questionsSchema>['questions'][number] }[];
}

const REFUSAL = 'Answer Refusal';

/**
 * H2HMem: group chats with pictures. Turns have no ids: the N-th message of session S is `S#N`, which is what "Round N" in
 * an answer means. A question's picture is a file name only and is left out.
 */
export const h2hmem: Benchmark = {
  name: 'h2hmem',
  async load(dataDirectory) {
    return (await readDialogues(dataDirectory)).map(({ id, turns, questions }) => ({
      id,
      turns,
      questions: questions.map((question) => ({ id: question.id, text: question.row.question.text })),
    }));
  },
  async openGold(dataDirectory) {
    const gold = new Map<string, Gold>();
    for (const dialogue of await readDialogues(dataDirectory)) {
      const turns = new Set(dialogue.turns.map((turn) => turn.id as string));
      const known = new Set(dialogue.turns.map((turn) => turn.session));
      for (const { id, session, row } of dialogue.questions) {
        const answerable = row.question_type.sub_type !== REFUSAL;
        const named = answerable ? [...new Set(row.answer_session.map(sessionName))] : [];
        const sessions = named.filter((name) => known.has(name));
        const rounds = answerable ? readRounds(row.original_answer).map((round) => `${session}#${round}`) : [];
        const evidence = rounds.filter((turn) => turns.has(turn));
        gold.set(goldKey(dialogue.id, id), {
          kind: row.question_type.sub_type,
          answer: row.original_answer,
          evidence,
          sessions,
          unscorable: named.length - sessions.length + rounds.length - evidence.length,
          answerable,
        });
      }
    }
    return gold;
  },
  itemOf: (externalId) => externalId,
};

/** Message numbers in "Round 12", "Rounds 50–58" and "12th round", each once. */
export function readRounds(text: string): number[] {
  const rounds = new Set<number>();
  for (const match of text.matchAll(/\brounds?\s+(\d+)(?:\s*[-–—]\s*(\d+))?|\b(\d+)(?:st|nd|rd|th)\s+round\b/giu)) {
    const first = Number(match[1] ?? match[3]);
    const last = Math.min(Number(match[2] ?? first), first + 100);
    for (let round = first; round <= last; round += 1) rounds.add(round);
  }
  return [...rounds];
}

/** `S4-3` and `session3` are the same session. */
function sessionName(name: string): string {
  const number = /^(?:S\d+-|session\s*)(\d+)$/iu.exec(name.trim())?.[1];
  return number === undefined ? name : `session${number}`;
}

async function readDialogues(dataDirectory: string): Promise<Dialogue[]> {
  const dialogues = new Map<string, Dialogue>();
  const place = (path: string) => {
    const parts = dirname(relative(dataDirectory, path)).split(sep);
    const id = parts.findLast((part) => /^dialogue/iu.test(part)) ?? parts.at(-3) ?? 'dialogue';
    const dialogue = dialogues.get(id) ?? { id, turns: [], questions: [] };
    dialogues.set(id, dialogue);
    return { dialogue, session: parts.at(-1) ?? id };
  };
  const spoken = await readMembers(dataDirectory, 'h2hmem', {
    what: 'H2HMem session (JSON with dialogue)',
    belongs: (value) => hasKey(value, 'dialogue') && hasKey(value, 'timeline_date'),
    schema: sessionSchema,
  });
  for (const { path, value } of spoken) {
    const { dialogue, session } = place(path);
    dialogue.turns.push(...toTurns(session, value));
  }
  const asked = await readMembers(dataDirectory, 'h2hmem', {
    what: 'H2HMem question file (JSON with questions)',
    belongs: (value) => hasKey(value, 'questions'),
    schema: questionsSchema,
  });
  for (const { path, value } of asked) {
    const { dialogue, session } = place(path);
    dialogue.questions.push(...value.questions.map((row, index) => ({ id: `${session}_Q${index}`, session, row })));
  }
  return [...dialogues.values()].filter(({ turns }) => turns.length > 0);
}

function toTurns(session: string, { dialogue, timeline_date: date }: z.infer<typeof sessionSchema>): TurnInput[] {
  const at = Date.parse(date);
  if (Number.isNaN(at)) throw new MemoryError('corrupt_data', `H2HMem ${session} has no readable date.`);
  return dialogue.map(({ role, content }, index): TurnInput => {
    const { text = '', image = '' } = content;
    return {
      session,
      startedAt: new Date(at).toISOString(),
      timeZone: 'UTC',
      speaker: role,
      text,
      id: `${session}#${index + 1}`,
      ...(image === '' ? {} : { images: [{ id: `${session}:${image}` }] }),
    };
  });
}
