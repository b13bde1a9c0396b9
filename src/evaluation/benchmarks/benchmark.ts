import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { MemoryError } from '../../errors.js';
import type { TurnInput } from '../../ingest/turn-input.js';

/** A question as the system may see it: no type, answer or evidence. */
export interface BenchmarkQuestion {
  id: string;
  text: string;
  /** Name of the person who asks, where the set says so. */
  asker?: string;
  /** Recording of the question, where the set has one: the voice tells who asks. */
  audioPath?: string;
}

/** One conversation with the questions about it; the system gets a fresh space for each. */
export interface BenchmarkCase {
  id: string;
  turns: readonly TurnInput[];
  questions: readonly BenchmarkQuestion[];
  /** Recordings of turns by turn id, where the set has them. */
  turnAudio?: ReadonlyMap<string, string>;
}

/** Who is spoken to in a turn and what it answers, as the set has it. */
export interface GoldEdges {
  /** Names; empty where the turn is for everybody or nobody. */
  to: readonly string[];
  toEveryone: boolean;
  /** Turn id. */
  replyTo?: string;
}

/** What a question's answer is checked against. Opened by the scorer after all answers are written. */
export interface Gold {
  kind: string;
  /** Undefined where the set gives none. */
  answer?: string;
  /** Items (turns, or rounds) that support the answer, only those that exist in the conversation. */
  evidence: readonly string[];
  /** Evidence entries that name nothing in the conversation. */
  unscorable: number;
  /** False when refusing is right. */
  answerable: boolean;
  /** Items that once supported another answer which a later one replaced. */
  superseded?: readonly string[];
  /** Items that speak against the answer later, where the set says so: the answer is what once held. */
  newer?: readonly string[];
  /** Sessions that hold the answer, where the set names them; only those that exist. */
  sessions?: readonly string[];
}

/** A question set on disk. */
export interface Benchmark {
  readonly name: string;
  /** The cases as the system sees them. Throws `not_found` naming what was looked for. */
  load(dataDirectory: string): Promise<BenchmarkCase[]>;
  /** The gold of every question, by `goldKey`. */
  openGold(dataDirectory: string): Promise<ReadonlyMap<string, Gold>>;
  /** The scored item that a turn belongs to. */
  itemOf(externalId: string): string;
  /** Gold edges by case and turn id, for the row that is given them; absent where the set has none. */
  openEdges?(dataDirectory: string): Promise<ReadonlyMap<string, ReadonlyMap<string, GoldEdges>>>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the questions of a case are asked (ISO 8601): a day after the last session started. */
export function askedAt({ turns }: BenchmarkCase): string {
  return new Date(Math.max(...turns.map((turn) => Date.parse(turn.startedAt ?? ''))) + DAY_MS).toISOString();
}

/** Key of a question over all cases of a set. */
export function goldKey(caseId: string, questionId: string): string {
  return `${caseId}/${questionId}`;
}

/** Paths of a set's files with this ending, in order of name. Throws `not_found` naming what was looked for. */
export async function findFiles(dataDirectory: string, folder: string, ending = '.json'): Promise<string[]> {
  const root = join(dataDirectory, folder);
  const found = await readdir(root, { recursive: true }).catch(() => []);
  const files = found.filter((name) => name.endsWith(ending)).sort();
  if (files.length === 0) {
    throw new MemoryError(
      'not_found',
      `No ${ending} file was found in ${root}. Give the folder that holds ${folder}/ as --data.`,
    );
  }
  return files.map((name) => join(root, name));
}

/**
 * Reads those files that belong to a set: of the JSON files of its folder, each that `belongs` says is a member.
 * Throws `corrupt_data` naming a member that breaks the schema, and `not_found` when there is no member.
 */
export async function readMembers<T>(
  dataDirectory: string,
  folder: string,
  member: { what: string; belongs(value: unknown): boolean; schema: z.ZodType<T> },
): Promise<{ path: string; value: T }[]> {
  const members: { path: string; value: T }[] = [];
  for (const path of await findFiles(dataDirectory, folder)) {
    const value = await readJson(path);
    if (!member.belongs(value)) continue;
    const parsed = member.schema.safeParse(value);
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path.join('.') ?? '';
      throw new MemoryError('corrupt_data', `${path} has no usable \`${field}\`.`);
    }
    members.push({ path, value: parsed.data });
  }
  if (members.length > 0) return members;
  throw new MemoryError('not_found', `No ${member.what} was found in ${join(dataDirectory, folder)}.`);
}

/** Whether a JSON value is an object with this key. */
export function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && key in value;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new MemoryError('corrupt_data', `${path} is not readable JSON.`, { cause });
  }
}
