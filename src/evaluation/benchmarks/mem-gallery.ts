import { basename } from 'node:path';
import { z } from 'zod';
import { MemoryError } from '../../errors.js';
import type { TurnInput } from '../../ingest/turn-input.js';
import { type Benchmark, type Gold, goldKey, hasKey, readMembers } from './benchmark.js';

const oneOrMany = z.union([z.string().transform((value) => [value]), z.array(z.string())]);

const topicSchema = z.object({
  character_profile: z.object({ name: z.string().optional() }).optional(),
  multi_session_dialogues: z.array(
    z.object({
      session_id: z.string(),
      date: z.string(),
      dialogues: z.array(
        z.object({
          round: z.string(),
          user: z.string(),
          assistant: z.string(),
          image_id: oneOrMany.optional(),
          image_caption: oneOrMany.optional(),
        }),
      ),
    }),
  ),
  'human-annotated QAs': z.array(
    z.object({
      point: z.string(),
      question: z.string(),
      answer: z.string(),
      clue: z.array(z.string()).optional(),
      image_caption: oneOrMany.optional(),
    }),
  ),
});

type Topic = z.infer<typeof topicSchema> & { id: string };

/**
 * Mem-Gallery: talks of a user with an assistant over images, given by their captions. A round is one turn of the user
 * with the reply beneath it, because a round is one item of the set's evidence. The caption of a question's image
 * joins the question.
 */
export const memGallery: Benchmark = {
  name: 'mem-gallery',
  async load(dataDirectory) {
    return (await readTopics(dataDirectory)).map((topic) => ({
      id: topic.id,
      turns: toTurns(topic),
      questions: topic['human-annotated QAs'].map((row, index) => ({
        id: questionId(index),
        text: [row.question, ...(row.image_caption ?? [])].join('\n'),
      })),
    }));
  },
  async openGold(dataDirectory) {
    const gold = new Map<string, Gold>();
    for (const topic of await readTopics(dataDirectory)) {
      const known = new Set(toTurns(topic).map((turn) => turn.id));
      for (const [index, row] of topic['human-annotated QAs'].entries()) {
        const answerable = row.point !== 'AR';
        const clues = answerable ? [...new Set(row.clue ?? [])] : [];
        const evidence = clues.filter((round) => known.has(round));
        gold.set(goldKey(topic.id, questionId(index)), {
          kind: row.point,
          answer: row.answer,
          evidence,
          unscorable: clues.length - evidence.length,
          answerable,
        });
      }
    }
    return gold;
  },
  itemOf: (externalId) => externalId,
};

function questionId(index: number): string {
  return `q${index + 1}`;
}

async function readTopics(dataDirectory: string): Promise<Topic[]> {
  const members = await readMembers(dataDirectory, 'mem-gallery', {
    what: 'Mem-Gallery topic (JSON with multi_session_dialogues)',
    belongs: (value) => hasKey(value, 'multi_session_dialogues'),
    schema: topicSchema,
  });
  return members.map(({ path, value }) => ({ ...value, id: basename(path, '.json') }));
}

function toTurns(topic: Topic): TurnInput[] {
  const speaker = topic.character_profile?.name ?? 'User';
  return topic.multi_session_dialogues.flatMap((session) => {
    const at = Date.parse(session.date);
    if (Number.isNaN(at)) {
      throw new MemoryError(
        'corrupt_data',
        `Mem-Gallery ${topic.id}: session ${session.session_id} has no readable date.`,
      );
    }
    return session.dialogues.map((round): TurnInput => {
      const images = (round.image_caption ?? []).map((caption, index) => {
        const id = round.image_id?.[index];
        return id === undefined ? { caption } : { id, caption };
      });
      return {
        session: session.session_id,
        startedAt: new Date(at).toISOString(),
        timeZone: 'UTC',
        speaker,
        text: `${round.user}\n\nAssistant: ${round.assistant}`,
        id: round.round,
        ...(images.length === 0 ? {} : { images }),
      };
    });
  });
}
