import { z } from 'zod';
import { MemoryError } from '../errors.js';
import { checkTimeZone, parseInstant } from '../language/parse-instant.js';
import { cleanName } from '../records/person-directory.js';
import { MAX_TURN_CHARACTERS } from './limits.js';
import type { TurnInput } from './turn-input.js';

/** No session lasts longer (ten years); larger offsets are no milliseconds. */
const MAX_OFFSET_MS = 10 * 366 * 24 * 3_600_000;

/** Milliseconds from the start of a session. */
const milliseconds = z.number().nonnegative().max(MAX_OFFSET_MS, 'is no offset in milliseconds');

const passes = (check: () => unknown): boolean => {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof MemoryError) return false;
    throw error;
  }
};

const tooLong = `is longer than ${MAX_TURN_CHARACTERS} characters`;

const imageSchema = z.strictObject({
  id: z.string().min(1).optional(),
  uri: z.string().min(1).optional(),
  caption: z.string().max(MAX_TURN_CHARACTERS, tooLong).optional(),
});

/** The fields of a turn, as a caller hands them in and as a line of a transcript writes them. */
export const turnFields = {
  session: z.string().trim().min(1, 'must not be empty'),
  startedAt: z
    .string()
    .refine((text) => passes(() => parseInstant(text, 'UTC')), 'must be an ISO 8601 date and time')
    .optional(),
  timeZone: z
    .string()
    .refine((name) => passes(() => checkTimeZone(name)), 'must be an IANA time zone')
    .optional(),
  speaker: z.string().transform(cleanName).pipe(z.string().min(1, 'must not be empty')),
  text: z.string().max(MAX_TURN_CHARACTERS, tooLong),
  startMs: milliseconds.optional(),
  endMs: milliseconds.optional(),
  id: z.string().min(1, 'must not be empty').optional(),
  images: z.array(imageSchema).optional(),
};

/** The offsets of a turn stand in order. */
export function endsAfterStart(turn: { startMs?: number | undefined; endMs?: number | undefined }): boolean {
  return (turn.endMs ?? Number.POSITIVE_INFINITY) >= (turn.startMs ?? 0);
}

/** What is wrong where the end lies before the start. */
export const endBeforeStart = { path: ['endMs'], message: 'lies before startMs' };

const turnSchema = z.object(turnFields).refine(endsAfterStart, endBeforeStart);

/** The first thing wrong with a value: the field, and what is wrong with it; never its content. */
export function describeIssue(issue: z.core.$ZodIssue | undefined): { field: string; what: string } {
  const field = issue?.path.join('.') ?? '';
  return { field, what: issue === undefined ? 'is not usable' : whatIsWrong(issue) };
}

function whatIsWrong(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom' || issue.code === 'too_big') return issue.message;
  if (issue.code === 'too_small') return issue.origin === 'string' ? issue.message : 'must not be negative';
  if (issue.code === 'invalid_type') return `must be given as ${issue.expected}`;
  return 'is not usable';
}

/** True when a text is longer than a turn may be. */
export function isTooLong(issue: z.core.$ZodIssue | undefined): boolean {
  return issue?.code === 'too_big' && issue.origin === 'string';
}

/** A turn as handed in by a caller, checked. Throws `invalid_argument` or, for a text beyond the limit, `budget_exceeded`, naming the field. */
export function parseTurnInput(value: unknown): TurnInput {
  const parsed = turnSchema.safeParse(value);
  if (parsed.success) return parsed.data as TurnInput;
  const issue = parsed.error.issues[0];
  const { field, what } = describeIssue(issue);
  const subject = field === '' ? 'A turn' : `\`${field}\` of a turn`;
  throw new MemoryError(isTooLong(issue) ? 'budget_exceeded' : 'invalid_argument', `${subject} ${what}.`, {
    details: { field },
  });
}
