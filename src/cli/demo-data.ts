import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { MemoryError } from '../errors.js';
import { readTranscript } from '../ingest/transcripts/parse-transcript.js';

/** The demo conversation of this package, from sources and from the build alike. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../demo/', import.meta.url));

const manifestSchema = z.object({
  title: z.string(),
  sessions: z.array(
    z.object({
      label: z.string(),
      startedAt: z.string(),
      timeZone: z.string().optional(),
      audio: z.string(),
      captions: z.string(),
      images: z
        .array(z.object({ atMs: z.number(), id: z.string(), uri: z.string().optional(), caption: z.string() }))
        .default([]),
    }),
  ),
  questions: z.array(
    z.object({
      id: z.string(),
      askedAt: z.string(),
      text: z.string().optional(),
      audio: z.string().optional(),
      captions: z.string().optional(),
      as: z.string().optional(),
    }),
  ),
});

const goldSchema = z.object({
  people: z.array(z.object({ name: z.string(), accept: z.array(z.string()) })),
  questions: z.array(
    z.object({
      id: z.string(),
      answer: z.string(),
      accept: z.array(z.string()),
      refuse: z.enum(['unknown-asker', 'not-in-memory']).optional(),
      asker: z.string().nullable(),
      spoken: z.boolean(),
    }),
  ),
});

/** What the demo ingests and asks. */
export type DemoManifest = z.infer<typeof manifestSchema>;

/** What the demo's people and answers are compared with, after all answers are given. */
export type DemoGold = z.infer<typeof goldSchema>;

/** Reads `demo.json`. Throws `missing_dependency` when the folder holds none, `corrupt_data` when it is another form. */
export async function readDemoManifest(folder: string): Promise<DemoManifest> {
  return checked(manifestSchema, await readJson(folder, 'demo.json'), 'demo.json');
}

/** Reads `gold.json`; call it only when every answer has been collected. */
export async function readDemoGold(folder: string): Promise<DemoGold> {
  return checked(goldSchema, await readJson(folder, 'gold.json'), 'gold.json');
}

/** The words of a spoken question or session, from the captions beside it. */
export async function readDemoCaptions(folder: string, name: string) {
  const transcript = await readTranscript(join(folder, name));
  return transcript.kind === 'cues' ? transcript.cues : [];
}

function checked<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new MemoryError('corrupt_data', `${name} of the demo has no usable \`${field || 'content'}\`.`, {
    details: { field },
  });
}

async function readJson(folder: string, name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, name), 'utf8'));
  } catch (cause) {
    throw new MemoryError(
      'missing_dependency',
      `The demo file ${join(folder, name)} is missing or damaged. Reinstall the package.`,
      { cause },
    );
  }
}
