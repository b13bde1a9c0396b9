import { z } from 'zod';
import { MemoryError } from '../../errors.js';
import type { ImageInput, TurnInput } from '../turn-input.js';

const oneOrMany = z.union([z.string().transform((value) => [value]), z.array(z.string())]);

const turnSchema = z.object({
  turn_id: z.string().optional(),
  turn_idx: z.number().optional(),
  speaker: z.string().optional(),
  speaker_name: z.string().optional(),
  speaker_id: z.string().optional(),
  text: z.string(),
  images: z
    .array(z.object({ id: z.string().optional(), uri: z.string().optional(), caption: z.string().optional() }))
    .optional(),
  image_id: oneOrMany.nullish(),
  image_caption: oneOrMany.nullish(),
});

const caseSchema = z.object({
  case_id: z.string().optional(),
  session_dates: z.record(z.string(), z.string()).optional(),
  sessions: z.array(
    z.object({ session_id: z.string(), date: z.string().optional(), turns: z.array(turnSchema).optional() }),
  ),
  dialogues: z.record(z.string(), z.array(turnSchema)).optional(),
});

/** Options of {@link parseCaseTurns}. */
export interface CaseTurnOptions {
  /** ISO 8601 instant of the first session when the case gives no dates; later ones follow a week apart. */
  firstSessionAt?: string;
}

const DEFAULT_FIRST_SESSION = '2025-01-06T10:00:00Z';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Turns of a VoxPolyBench case, in either of its two layouts: session, speaker, text, id and pictures only. Addressees, reply
 * links, questions and every other field of the file are left behind here. Throws `invalid_argument` when the shape is
 * another.
 */
export function parseCaseTurns(text: string, options: CaseTurnOptions = {}): TurnInput[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    throw new MemoryError('invalid_argument', 'The case file is not valid JSON.');
  }
  const parsed = caseSchema.safeParse(value);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new MemoryError('invalid_argument', `The case file has no usable \`${field || 'sessions'}\`.`);
  }
  const { sessions, dialogues, session_dates: dates } = parsed.data;
  const first = Date.parse(options.firstSessionAt ?? DEFAULT_FIRST_SESSION);
  return sessions.flatMap((session, position) => {
    const date = session.date ?? dates?.[session.session_id];
    const known = date === undefined ? Number.NaN : Date.parse(date);
    const startedAt = new Date(Number.isNaN(known) ? first + position * WEEK_MS : known).toISOString();
    const turns = session.turns ?? dialogues?.[session.session_id] ?? [];
    return turns.map((turn, index): TurnInput => {
      const speaker = turn.speaker ?? turn.speaker_name ?? turn.speaker_id;
      if (speaker === undefined) {
        throw new MemoryError('invalid_argument', `Case session ${position + 1}, turn ${index + 1} has no speaker.`);
      }
      const id = turn.turn_id ?? `${session.session_id}_T${String((turn.turn_idx ?? index) + 1).padStart(3, '0')}`;
      const images = (turn.images as ImageInput[] | undefined) ?? toImages(turn);
      const pictures = images.length === 0 ? {} : { images };
      return { session: session.session_id, startedAt, timeZone: 'UTC', speaker, text: turn.text, id, ...pictures };
    });
  });
}

/** The full package gives pictures as ids and captions side by side. */
function toImages({ image_id: ids, image_caption: captions }: z.infer<typeof turnSchema>): ImageInput[] {
  return Array.from({ length: Math.max(ids?.length ?? 0, captions?.length ?? 0) }, (_, index) => {
    const [id, caption] = [ids?.[index], captions?.[index]];
    return { ...(id === undefined ? {} : { id }), ...(caption === undefined ? {} : { caption }) };
  });
}
